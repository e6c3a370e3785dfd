# SPDX-License-Identifier: MIT
"""From a record back to a game: the moves are played again, nothing is guessed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from aludel.errors import JournalFault
from aludel.games.referee import TABLE, Event, Game, Seat, announced, registry
from aludel.journal.record import Record


class Stand(NamedTuple):
    """Where a game stands after a move."""

    state: Any
    latest: tuple[Event, ...]
    """The events of that move (of the deal, before the first)."""
    private: Mapping[Seat, tuple[Event, ...]] = {}
    """What was last told to each seat alone."""

    def then(self, state: Any, events: tuple[Event, ...]) -> Stand:
        """Where it stands after one move more."""
        alone = {event.to: tuple(one for one in events if one.to == event.to) for event in events if event.to != TABLE}
        return Stand(state, events, {**self.private, **alone})


FIRST: Final = Stand(None, ())
"""Before the deal."""


class Rebuilt(NamedTuple):
    """A game as its record leaves it."""

    game: Game[Any, Any]
    stand: Stand
    events: tuple[Event, ...]
    before: tuple[Stand, ...] = ()
    """How it stood before each move since the last one that was announced, oldest first: these may be undone."""

    @property
    def state(self) -> Any:
        """The position."""
        return self.stand.state

    @property
    def latest(self) -> tuple[Event, ...]:
        """What is told again after a power cut."""
        return self.stand.latest


def rebuild(record: Record, games: Mapping[str, Game[Any, Any]] | None = None) -> Rebuilt:
    """Play a record again. `games` are the rule engines by key; those installed unless given.

    Raises JournalFault when its game is not installed or when a move is no longer accepted (the rules have changed
    since). The cause is cut off on purpose: it may name secret pieces, and faults are logged.
    """
    known = registry() if games is None else games
    if record.game not in known:
        raise JournalFault("journal-game-unknown", number=record.number, game=record.game)
    game, at, before = known[record.game], 0, list[Stand]()
    try:
        stand = FIRST.then(*game.new(record.setup, record.fate))
        events = list(stand.latest)
        for text in record.moves:
            at += 1
            before.append(stand)
            stand = stand.then(*game.apply(stand.state, game.parse_move(text)))
            events.extend(stand.latest)
            if announced(stand.latest):
                before.clear()
    except Exception:
        raise JournalFault("journal-replay", number=record.number, move=at) from None
    return Rebuilt(game, stand, tuple(events), tuple(before))
