# SPDX-License-Identifier: MIT
"""A game told again from its record, as keys and arguments, for `aludel replay`.

Until a game has ended only what everybody could hear is told: public events and the public notation. Afterwards
nothing is secret any more, and the whole record is told.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from aludel.games.referee import TABLE, Event, Game, Result, registry
from aludel.journal.code import show_code
from aludel.journal.record import Record, dump
from aludel.journal.replaying import rebuild


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
        if event.to == TABLE or everything:
            whom = "" if event.to == TABLE else f" to={event.to}"
            yield f"event {game.info.code}-{event.kind}{whom}" + "".join(f" {k}={v}" for k, v in event.args.items())


def _ending(result: Result | None) -> str:
    if result is None:
        return "end given-up"
    points = ",".join(f"{points:g}" for points in result.points)
    return f"end {result.ending} points={points} winners={','.join(map(str, result.winners))}"
