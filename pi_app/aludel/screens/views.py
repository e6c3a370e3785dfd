# SPDX-License-Identifier: MIT
"""What a game brings along for the pages: templates, style, phrases, lessons, and what is drawn from its views.

A game registers its screens by an entry point in the group `aludel.screens`, under the key of the game.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol

from aludel.games.referee import View
from aludel.games.scene import Scene

if TYPE_CHECKING:
    from aludel.screens.words import Words

ENTRY_POINTS: Final = "aludel.screens"


@dataclass(frozen=True, slots=True)
class Tab:
    """A part of the table page that a small screen shows alone: its name, and what its button says.

    The part is an element of the class `board`; `data-view` of the page's root is the name while it is chosen.
    """

    name: str
    says: str


@dataclass(frozen=True, slots=True)
class TableLook:
    """What a table page draws: `drawn` for the game's own template, and for the page's head where the game stands."""

    drawn: Mapping[str, Any] = field(default_factory=dict)
    place: str = ""
    tabs: tuple[Tab, ...] = ()


@dataclass(frozen=True, slots=True)
class Wording:
    """How a game says it shorter on a page than aloud. Everything here has a fallback.

    `names` are kinds by their short name; `titles` ways by their title; `slots` ways by the labels of their slots;
    `spare` are choices, by the beginning of their key, that a form offers already.
    """

    names: Mapping[str, str] = field(default_factory=dict)
    titles: Mapping[str, str] = field(default_factory=dict)
    slots: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    spare: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Short:
    """A thing that a choice names: one or two words, and a kind that the game has a picture of."""

    words: str
    art: str


class GameScreens(Protocol):
    """The screens of one game. Everything is a pure function of its arguments; nothing here knows a secret.

    Folders that a game does without are None; so is a game's lesson.
    """

    code: str
    """Short prefix of the game. Names that all games share begin with it: templates and style sheets lie in a folder
    of this name (`la/table.html`, `la/seat.css`), phrases are called `page-la-...`."""
    templates: Path
    """Holds that folder with `table.html` and `seat.html`, which stand in the pages of these names."""
    static: Path | None
    """Holds that folder with what `/static/...` serves. `table.css`, `seat.css` and so on are linked on the page of
    this name, `lesson.css` on all of them."""
    phrases: Path | None
    """The folder with the words of the pages: a Fluent file for each language."""
    lessons: Path | None
    """The file with the steps of its lessons (teaching.py)."""

    def table(self, view: View, scene: Scene, words: Words) -> TableLook:
        """What the table page draws, from the public view and the lamps."""

    def seat(self, view: View, words: Words) -> Mapping[str, Any]:
        """What a seat's own page draws, from the view of that seat."""

    def wording(self, view: View, words: Words) -> Wording:
        """How forms and buttons are worded; from the public view, for a form is the same whoever looks at it."""

    def short(self, choice: str, words: Words) -> Short | None:
        """The thing that a choice names, by the choice's key; None where it names none."""

    def art(self, kind: str) -> str | None:
        """The picture of a piece as SVG text, on a clear ground; None for what the game has no picture of."""


@cache
def screens() -> Mapping[str, GameScreens]:
    """The screens of every installed game that has some, by the key of the game."""
    return {point.name: point.load() for point in sorted(entry_points(group=ENTRY_POINTS), key=lambda p: p.name)}


def screens_of(game: str) -> GameScreens | None:
    """The screens of one game; None where there is no game, or one without screens."""
    return screens().get(game)
