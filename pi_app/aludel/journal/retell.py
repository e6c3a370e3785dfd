# SPDX-License-Identifier: MIT
"""A game told again from its record, as events or as keys and notation, for `aludel replay`.

Until a game has ended only what everybody could hear is told: public events and the public notation. Afterwards
nothing is secret any more, and the whole record is told.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from aludel.games.referee import TABLE, Args, Event, Game, Result, registry
from aludel.journal.code import show_code
from aludel.journal.record import Record, dump
from aludel.journal.replaying import rebuild


def replay_events(record: Record, games: Mapping[str, Game[Any, Any]] | None = None) -> Iterator[tuple[str, Args]]:
    """The phrase keys and arguments of what happened, oldest first; what is private only once the game has ended.

    Raises JournalFault, before the first of them, when the record no longer replays.
    """
    known = registry() if games is None else games
    events = rebuild(record, known).events
    return ((_key(known[record.game], event), event.args) for event in events if _may_be_told(event, record.ended))


def replay_text(record: Record, games: Mapping[str, Game[Any, Any]] | None = None) -> Iterator[str]:
    """The lines of a game, oldest first. Raises JournalFault, before the first line, when it no longer replays."""
    known = registry() if games is None else games
    rebuild(record, known)
    return _lines(record, known[record.game])


def _lines(record: Record, game: Game[Any, Any]) -> Iterator[str]:
    yield f"game {record.game} level={record.setup.level} seats={','.join(record.setup.seats)}"
    if record.ended:
        yield f"code {show_code(record.code)}"
        yield f"setup {dump(dict(record.setup.house))}"
        yield f"fate {dump(dict(record.fate))}"
    state, told = game.new(record.setup, record.fate)
    yield from _told(game, told, record.ended)
    for number, text in enumerate(record.moves, 1):
        if record.ended:
            yield f"move {number} {text}"
        state, told = game.apply(state, game.parse_move(text))
        yield from _told(game, told, record.ended)
    yield f"position {game.print_state(state, secret=record.ended)}"
    if record.ended:
        yield _ending(record.result)


def _told(game: Game[Any, Any], events: tuple[Event, ...], everything: bool) -> Iterator[str]:
    for event in events:
        if _may_be_told(event, everything):
            whom = "" if event.to == TABLE else f" to={event.to}"
            yield f"event {_key(game, event)}{whom}" + "".join(f" {k}={v}" for k, v in event.args.items())


def _may_be_told(event: Event, everything: bool) -> bool:
    return everything or event.to == TABLE


def _key(game: Game[Any, Any], event: Event) -> str:
    return f"{game.info.code}-{event.kind}"


def _ending(result: Result | None) -> str:
    if result is None:
        return "end given-up"
    points = ",".join(f"{points:g}" for points in result.points)
    return f"end {result.ending} points={points} winners={','.join(map(str, result.winners))}"
