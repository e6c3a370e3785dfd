# SPDX-License-Identifier: MIT
"""A recorded game played again, row by row, with what was taken back: everything that its console had to tell.

The moves in force alone would not do: what was asked for before a move was taken back has been heard, too.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final, NamedTuple, TypeAlias

from aludel.games.referee import TABLE, Event, Game, Outcome, Prompt
from aludel.journal.journal import Journal
from aludel.journal.record import Record

AnyGame: TypeAlias = Game[Any, Any]

Line: TypeAlias = tuple[str, dict[str, Any]]
"""Key and arguments of something told."""

ROWS: Final = "SELECT kind, text FROM entry WHERE game = ? AND kind != 'end' ORDER BY n"


class Step(NamedTuple):
    """Where a game stands after one row of its record."""

    told: list[Line]
    """What everybody hears of the row."""
    latest: list[Line]
    """What everybody hears once more when the game goes on from here."""
    prompt: Prompt
    over: bool
    unsaid: int = 0
    """How many lines that everybody has heard the row takes back: none, if the console is sound."""


class Story(NamedTuple):
    """A recorded game: the deal, then a step for each move and for each move that was taken back."""

    level: int
    steps: list[Step]
    earned: bool
    """Whether it is over and brought the campaign something."""
    closed: bool
    """Whether its end is in the record."""

    def told_from(self, row: int) -> Iterator[Line]:
        """What everybody hears of this row and the later ones."""
        return (line for step in self.steps[row:] for line in step.told)


def read_story(game: AnyGame, journal: Journal, number: int) -> Story:
    """Play a recorded game again."""
    record = journal.load(number)
    with journal.unchecked() as db:
        rows = db.execute(ROWS, (number,)).fetchall()
    steps, state = list[Step](), None
    for step, reached in _played(game, record, rows):
        steps.append(step)
        state = reached
    return Story(record.setup.level, steps, steps[-1].over and any(game.earned(state).values()), record.ended)


def _played(game: AnyGame, record: Record, rows: Iterable[tuple[str, str]]) -> Iterator[tuple[Step, Any]]:
    """Each step, and the state after it."""
    now, before = Outcome(*game.new(record.setup, record.fate)), list[Outcome]()
    yield _step(game, now), now.state
    for kind, text in rows:
        if kind == "undo":
            unsaid, now = len(spoken(game, now.events)), before.pop()
            yield _step(game, now)._replace(told=[], unsaid=unsaid), now.state
        else:
            before.append(now)
            now = game.apply(now.state, game.parse_move(text))
            yield _step(game, now), now.state


def _step(game: AnyGame, now: Outcome) -> Step:
    heard = spoken(game, now.events)
    return Step(heard, heard, game.prompt(now.state), not game.movers(now.state))


def spoken(game: AnyGame, events: Iterable[Event]) -> list[Line]:
    """What everybody hears of some events."""
    return [
        (f"{game.info.code}-{event.kind}", dict(event.args)) for event in events if event.spoken and event.to == TABLE
    ]


def asked(prompt: Prompt) -> Line:
    """What everybody hears when something is asked for."""
    return prompt.key, dict(prompt.args)


def offered(prompt: Prompt) -> set[str]:
    """The keys of what is said of the ways to answer, and before what cannot be taken back: nothing happened yet."""
    return {choice.key for choice in prompt.choices} | {way.key for way in prompt.ways}
