# SPDX-License-Identifier: MIT
"""The family that plays a game at this console: what it has opened, and how what it wins is kept and told.

Families are numbers, never names. What is won is written down before it is told, and told again when the power failed
before the game's record was closed.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from aludel.games.campaign import Box
from aludel.games.referee import Game
from aludel.journal.campaign import Gain, Progress
from aludel.table.desk import Desk
from aludel.table.locks import Settled, by_card, is_open, settle
from aludel.table.session import Session


@dataclass(frozen=True, slots=True)
class Family:
    """Whoever plays `game` now; until something is won there need not be a campaign."""

    desk: Desk
    game: Game[Any, Any]

    @property
    def key(self) -> str:
        """The game, as the campaign book names it."""
        return self.game.info.key

    @property
    def number(self) -> int | None:
        """The family's number, if it has one yet."""
        return self.desk.campaign.current(self.key)

    def player(self, session: Session) -> int | None:
        """The number of the family that plays this session, if it has one yet."""
        return self.desk.campaign.player(session.token) or self.number

    def families(self) -> tuple[int, ...]:
        """Every family that plays this game at this console, oldest first."""
        return self.desk.campaign.campaigns(self.key)

    def progress(self, number: int | None, before: str | None = None) -> Progress:
        """What a family has reached (see `CampaignBook.progress`); nothing, if it has no number yet."""
        return Progress(0, self.key) if number is None else self.desk.campaign.progress(number, before)

    def levels(self) -> tuple[int, ...]:
        """The levels that this family may play, easiest first: the easiest one, and what it has opened."""
        return self.levels_of(self.number)

    def levels_of(self, number: int | None) -> tuple[int, ...]:
        """The levels that a family may play."""
        opened = self.progress(number).levels
        return tuple(level for level in self.game.info.levels if level in opened | {self.game.info.levels[0]})

    def closed_boxes(self) -> tuple[Box, ...]:
        """The boxes that this family has not opened yet."""
        had = self.progress(self.number)
        return tuple(box for box in self.game.campaign().boxes if not is_open(box, had))

    def won(self, number: int | None) -> bool:
        """Whether a family has won anything yet."""
        return self.progress(number) != Progress(number or 0, self.key)

    def begin_afresh(self) -> int:
        """Let a new family play from now on; the others keep what they have."""
        return self.desk.campaign.start(self.key)

    def enter(self, session: Session) -> None:
        """Note that a game which begins is played by this family."""
        if (number := self.number) is not None:
            self.desk.campaign.enter(session.token, number)

    def credit(self, session: Session) -> tuple[int, ...]:
        """Keep what a game that has ended brought to the family that began it, once, and tell it.

        Returns the levels that it opened and that can be played.
        """
        book = self.desk.campaign
        number = self.player(session)
        had = self.progress(number, before=session.token)
        settled = settle(self.game.campaign(), had, session.setup.level, self.game.earned(session.state))
        if settled == Settled(Gain()):
            return ()
        book.credit(number or book.start(self.key), session.token, settled.gain)
        self._tell(settled)
        return tuple(level for level in self.game.info.levels if level in {*settled.gain.levels} - had.levels)

    def open_by_card(self, box: Box) -> None:
        """Keep and tell that the card of a closed box has been shown."""
        book = self.desk.campaign
        number = self.number or book.start(self.key)
        settled = by_card(self.game.campaign(), self.progress(number), box)
        book.credit(number, f"family-{number}", settled.gain, part=box.kind)
        self._tell(settled)

    def _tell(self, settled: Settled) -> None:
        for utterance in settled.told:
            if utterance.key in ("table-box-open", "table-trophy"):
                self.desk.voice.sound("success")
            self.desk.voice.say(utterance)
