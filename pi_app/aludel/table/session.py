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
from aludel.games.referee import TABLE, Event, Game, Prompt, Setup, View, announced
from aludel.journal.journal import Journal
from aludel.journal.record import Record
from aludel.journal.replaying import rebuild


@dataclass(slots=True)
class Session:
    """A running game. Use `begin` or `resume` to make one."""

    game: Game[Any, Any]
    setup: Setup
    code: str
    number: int
    token: str
    """Names the game in the campaign, so that its ending counts once."""
    state: Any
    journal: Journal
    latest: tuple[Event, ...]
    """The events of the last move, to be told again after a power cut."""
    _before: list[tuple[Any, tuple[Event, ...]]] = field(default_factory=list)
    """States and events before each move that may still be undone, oldest first."""

    @classmethod
    def begin(cls, game: Game[Any, Any], setup: Setup, code: str, journal: Journal) -> Session:
        """Start a new game whose secrets follow from `code`. Raises BadSetup."""
        game.check(setup)
        fate = game.draw(setup, CodeSource(code))
        state, events = game.new(setup, fate)
        number = journal.begin(game.info.key, setup, fate, code)
        return cls(game, setup, code, number, journal.load(number).token, state, journal, events)

    @classmethod
    def resume(cls, record: Record, journal: Journal, games: Mapping[str, Game[Any, Any]]) -> Session:
        """Rebuild a game from its record by the rules in `games`. Raises JournalFault when it no longer replays."""
        game, state, _, latest, before = rebuild(record, games)
        return cls(game, record.setup, record.code, record.number, record.token, state, journal, latest, list(before))

    @property
    def over(self) -> bool:
        """Whether nothing is left to do."""
        return not self.game.movers(self.state)

    def prompt(self) -> Prompt:
        """What is asked for now."""
        return self.game.prompt(self.state)

    def public(self) -> View:
        """What everybody may know."""
        return self.game.view(self.state, TABLE)

    def do(self, move: Any) -> tuple[Event, ...]:
        """Apply a move and commit it; its events may then be told. Raises Refused with nothing changed."""
        state, events = self.game.apply(self.state, move)
        self.journal.append(self.number, self.game.print_move(move))
        if announced(events):
            self._before.clear()
        else:
            self._before.append((self.state, self.latest))
        self.state, self.latest = state, events
        return events

    def undo(self) -> bool:
        """Take back the last move, if nothing of it has been announced; False when there is none."""
        if not self._before:
            return False
        self.journal.undo(self.number)
        self.state, self.latest = self._before.pop()
        return True

    def finish(self) -> None:
        """Close the record of a game that is over. What it earned must be kept before: afterwards nobody asks again."""
        self.journal.finish(self.number, self.game.result(self.state))

    def abandon(self) -> None:
        """End the game without a result."""
        self.journal.finish(self.number, None)
