# SPDX-License-Identifier: MIT
"""One game on the table: the engine's state and its durable record, always in step.

A move is committed to the journal before its events are handed back to be told, so nothing that was announced is
ever lost; and what has been announced is never undone.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from aludel.games.fate import CodeSource
from aludel.games.referee import TABLE, Event, Game, Press, Prompt, Refused, Seat, Setup, View, announced
from aludel.games.tray import Piece
from aludel.journal.journal import Journal
from aludel.journal.record import Record
from aludel.journal.replaying import FIRST, Stand, rebuild
from aludel.table.own import Own
from aludel.utterance import Utterance


@dataclass(slots=True)
class Session:
    """A running game. Use `begin` or `resume` to make one."""

    game: Game[Any, Any]
    setup: Setup
    code: str
    number: int
    token: str
    """Names the game in the campaign, so that its ending counts once."""
    stand: Stand
    journal: Journal
    refused: Refused | None = None
    """Why the latest move was refused; None once one has been made."""
    announced: int = 0
    """How many moves since this session began have been heard at the table."""
    _before: list[Stand] = field(default_factory=list)
    """How it stood before each move that may still be undone, oldest first."""

    @classmethod
    def begin(cls, game: Game[Any, Any], setup: Setup, code: str, journal: Journal) -> Session:
        """Start a new game whose secrets follow from `code`. Raises BadSetup."""
        game.check(setup)
        fate = game.draw(setup, CodeSource(code))
        stand = FIRST.then(*game.new(setup, fate))
        number = journal.begin(game.info.key, setup, fate, code)
        return cls(game, setup, code, number, journal.load(number).token, stand, journal)

    @classmethod
    def resume(cls, record: Record, journal: Journal, games: Mapping[str, Game[Any, Any]]) -> Session:
        """Rebuild a game from its record by the rules in `games`. Raises JournalFault when it no longer replays."""
        game, stand, _, before = rebuild(record, games)
        session = cls(game, record.setup, record.code, record.number, record.token, stand, journal)
        session._before = [*before]
        return session

    @property
    def state(self) -> Any:
        """The position."""
        return self.stand.state

    @property
    def latest(self) -> tuple[Event, ...]:
        """The events of the last move, to be told again after a power cut."""
        return self.stand.latest

    @property
    def over(self) -> bool:
        """Whether nothing is left to do."""
        return not self.game.movers(self.state)

    def prompt(self) -> Prompt:
        """What is asked for now."""
        return self.game.prompt(self.state)

    def prompt_of(self, seat: Seat) -> Prompt:
        """What is asked for, as one seat may know it; the public prompt where nobody sits there."""
        return self.game.prompt_of(self.state, seat) if seat in range(len(self.setup.seats)) else self.prompt()

    def public(self) -> View:
        """What everybody may know."""
        return self.game.view(self.state, TABLE)

    def own(self, seat: Seat) -> Own | None:
        """What one seat may know; None where nobody sits there."""
        if seat not in range(len(self.setup.seats)):
            return None
        told = tuple(Utterance(f"{self.game.info.code}-{e.kind}", e.args) for e in self.stand.private.get(seat, ()))
        return Own(seat, self.game, self.state, told, self._refused(seat))

    def _refused(self, seat: Seat) -> Utterance | None:
        if self.refused is None or self.refused.seat != seat:
            return None
        return Utterance(self.refused.reason, self.refused.detail)

    def attempt(self, tray: tuple[Piece, ...], pressed: Press) -> tuple[Event, ...]:
        """Make the move that these pieces and this press mean (see `do`); why it is refused is kept for its seat."""
        try:
            return self.do(self.game.intent(self.state, tray, pressed))
        except Refused as refusal:
            self.refused = refusal
            raise

    def do(self, move: Any) -> tuple[Event, ...]:
        """Apply a move and commit it; its events may then be told. Raises Refused with nothing changed."""
        state, events = self.game.apply(self.state, move)
        self.journal.append(self.number, self.game.print_move(move))
        if announced(events):
            self._before.clear()
            self.announced += 1
        else:
            self._before.append(self.stand)
        self.stand, self.refused = self.stand.then(state, events), None
        return events

    @property
    def may_undo(self) -> bool:
        """Whether there is a move that can still be taken back."""
        return bool(self._before)

    def undo(self) -> bool:
        """Take back the last move, if nothing of it has been announced; False when there is none."""
        if not self._before:
            return False
        self.journal.undo(self.number)
        self.stand, self.refused = self._before.pop(), None
        return True

    def finish(self) -> None:
        """Close the record of a game that is over. What it earned must be kept before: afterwards nobody asks again."""
        self.journal.finish(self.number, self.game.result(self.state))

    def abandon(self) -> None:
        """End the game without a result."""
        self.journal.finish(self.number, None)
