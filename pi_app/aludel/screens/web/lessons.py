# SPDX-License-Identifier: MIT
"""Which lesson a page shows, and what a family has been taught already.

A step has been shown once a page had it and the console went on to ask something else, or somebody dismissed it. A
level has been taught when all its steps were shown, when the lesson was skipped, or when its game came to its end.
Families are numbers; whoever has won nothing yet is one family without a number.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from threading import RLock
from typing import Any, Final, TypeAlias

from aludel.screens.teaching import Step, concerns, due, moment, steps_of
from aludel.screens.web.taught import TaughtBook
from aludel.screens.web.viewer import Viewer
from aludel.screens.words import Words
from aludel.table.snapshot import GameOn, Snapshot

PAGES: Final = ("table", "seat", "virtual")
"""The pages that show lessons."""
NOBODY: Final = "new"
"""Stands for the family that has no number yet."""

Moment: TypeAlias = tuple[str, tuple[int, ...]]


@dataclass(frozen=True, slots=True)
class Shown:
    """A step that stands on a page, and the game and moment in which it does."""

    game: int
    step: Step
    moment: Moment | None


class Lessons:
    """The lessons of one console. Any thread may call it.

    `people` tells the seat colours of people where others are played by the computer: nobody teaches those.
    """

    def __init__(self, book: TaughtBook, people: Callable[[], Iterable[str] | None] = lambda: None) -> None:
        self._book, self._lock, self.people = book, RLock(), people
        self._shown: Shown | None = None
        self._nameless = 0
        """The game that was last seen without a family's number; when the game wins one, it is that family's."""

    def drawn(self, snapshot: Snapshot, viewer: Viewer, words: Words) -> Mapping[str, Any] | None:
        """What lesson.html draws on a page, which from now on has it; None where there is nothing to teach."""
        if viewer.page not in PAGES or snapshot.game is None:
            return None
        step = self.due(snapshot)
        if step is None or not self._is_for(viewer, snapshot):
            return None
        with self._lock:
            self._shown = Shown(snapshot.game.number, step, moment(snapshot))
        steps, shown = steps_of(snapshot.game.key, snapshot.game.level), self._names(snapshot.game)
        return {
            "name": step.name,
            "part": step.part,
            "says": words(step.key, {}),
            "where": words(f"page-lesson-part-{step.part}", {}),
            "number": sum(one.name in shown for one in steps) + 1,
            "count": len(steps),
            "address": _address(viewer),
        }

    def _is_for(self, viewer: Viewer, snapshot: Snapshot) -> bool:
        """Whether a page is one that the step is for: a seat's page only teaches a person who is asked."""
        people = self.people()
        taught = people is None or viewer.colour in people
        return viewer.page != "seat" or (taught and concerns(snapshot, (viewer.colour,)))

    def due(self, snapshot: Snapshot) -> Step | None:
        """The step that people are to be shown now."""
        game = snapshot.game
        if game is None or game.over or self.taught(game):
            return None
        people = self.people()
        if people is not None and not concerns(snapshot, tuple(people)):
            return None
        return due(steps_of(game.key, game.level), self._names(game), snapshot)

    def taught(self, game: GameOn) -> bool:
        """Whether the family of this game needs no lesson at its level any more."""
        return _level(game) in self._book.now

    def next(self, snapshot: Snapshot, name: str | None = None) -> None:
        """Dismiss the step that is shown. With a `name` only that one: a second press leaves the following alone."""
        with self._lock:
            step = self.due(snapshot)
            if snapshot.game is not None and step is not None and name in (None, step.name):
                self._done(snapshot.game, step)

    def skip(self, snapshot: Snapshot) -> None:
        """Teach nothing more of the level that is being played."""
        with self._lock:
            if snapshot.game is not None:
                self._finish(snapshot.game)

    def follow(self, snapshot: Snapshot) -> None:
        """Note what has happened since a page was drawn last. Never waits."""
        with self._lock:
            if snapshot.game is not None:
                self._follow(snapshot, snapshot.game)

    def close(self) -> None:
        """Wait until what was taught is kept."""
        self._book.close()

    def _follow(self, snapshot: Snapshot, game: GameOn) -> None:
        self._adopt(game)
        if game.over:
            self._finish(game)
            return
        shown, now = self._shown, moment(snapshot)
        if shown is not None and now is not None and (shown.game, shown.moment) != (game.number, now):
            self._shown = None
            if shown.game == game.number:
                self._done(game, shown.step)

    def _adopt(self, game: GameOn) -> None:
        """Let a family keep what it was taught when what it wins gives it a number."""
        if game.family is None:
            self._nameless = game.number
        elif self._nameless == game.number:
            self._nameless = 0
            before, after = _prefix(game, NOBODY), _prefix(game)
            self._keep(after + one.removeprefix(before) if one.startswith(before) else one for one in self._all)

    def _done(self, game: GameOn, step: Step) -> None:
        if self.taught(game):
            return
        self._keep((*self._all, f"{_level(game)}:{step.name}"))
        if all(one.name in self._names(game) for one in steps_of(game.key, game.level)):
            self._finish(game)

    def _finish(self, game: GameOn) -> None:
        if steps_of(game.key, game.level) and not self.taught(game):
            rest = (one for one in self._all if not one.startswith(f"{_level(game)}:"))
            self._keep((*rest, _level(game)))

    @property
    def _all(self) -> tuple[str, ...]:
        return self._book.now

    def _names(self, game: GameOn) -> frozenset[str]:
        """The steps that were shown of a level that is not taught yet."""
        before = f"{_level(game)}:"
        return frozenset(one.removeprefix(before) for one in self._all if one.startswith(before))

    def _keep(self, taught: Iterable[str]) -> None:
        self._book.change(taught)


def _prefix(game: GameOn, family: str | int | None = None) -> str:
    number = game.family if family is None else family
    return f"{game.key}:{NOBODY if number is None else number}:"


def _level(game: GameOn) -> str:
    return f"{_prefix(game)}{game.level}"


def _address(viewer: Viewer) -> str:
    """Where the buttons of the lesson lead; empty on a page that may press nothing."""
    if viewer.page == "seat":
        return f"/api/seats/{viewer.token}/lesson"
    return "/api/table/lesson" if viewer.at_table else ""
