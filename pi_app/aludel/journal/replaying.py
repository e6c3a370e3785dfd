# SPDX-License-Identifier: MIT
"""From a record back to a game: the moves are played again, nothing is guessed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from aludel.errors import JournalFault
from aludel.games.referee import Event, Game, announced, registry
from aludel.journal.record import Record


class Rebuilt(NamedTuple):
    """A game as its record leaves it."""

    game: Game[Any, Any]
    state: Any
    events: tuple[Event, ...]
    latest: tuple[Event, ...]
    """The events of the last move (of the deal, before the first): what is told again after a power cut."""
    before: tuple[tuple[Any, tuple[Event, ...]], ...] = ()
    """State and events before each move since the last one that was announced, oldest first: these may be undone."""


def rebuild(record: Record, games: Mapping[str, Game[Any, Any]] | None = None) -> Rebuilt:
    """Play a record again. `games` are the rule engines by key; those installed unless given.

    Raises JournalFault when its game is not installed or when a move is no longer accepted (the rules have changed
    since). The cause is cut off on purpose: it may name secret pieces, and faults are logged.
    """
    known = registry() if games is None else games
    if record.game not in known:
        raise JournalFault("journal-game-unknown", number=record.number, game=record.game)
    game, at, before = known[record.game], 0, list[tuple[Any, tuple[Event, ...]]]()
    try:
        state, latest = game.new(record.setup, record.fate)
        events = list(latest)
        for text in record.moves:
            at += 1
            before.append((state, latest))
            state, latest = game.apply(state, game.parse_move(text))
            events.extend(latest)
            if announced(latest):
                before.clear()
    except Exception:
        raise JournalFault("journal-replay", number=record.number, move=at) from None
    return Rebuilt(game, state, tuple(events), latest, tuple(before))
