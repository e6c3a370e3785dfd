# SPDX-License-Identifier: MIT
"""What a game brings along for the pages: its templates, what stands in them, and pictures of its pieces.

A game registers its screens by an entry point in the group `aludel.screens`, under the key of the game.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any, Final, Protocol

from aludel.games.referee import View
from aludel.games.scene import Scene
from aludel.screens.words import Words

ENTRY_POINTS: Final = "aludel.screens"


class GameScreens(Protocol):
    """The screens of one game. Everything is a pure function of its arguments; nothing here knows a secret.

    A game that teaches while it is played has a further attribute `lessons`, the file with its steps (teaching.py).
    """

    code: str
    """The folder of the game's own templates, and the first part of their names: `la/table.html`."""
    templates: Path
    """Where the folder lies."""

    def table(self, view: View, scene: Scene, words: Words) -> Mapping[str, Any]:
        """What the table page draws, from the public view and the lamps."""

    def seat(self, view: View, words: Words) -> Mapping[str, Any]:
        """What a seat's own page draws, from the view of that seat."""

    def art(self, kind: str) -> str | None:
        """The picture of a piece as SVG text, on a clear ground; None for what the game has no picture of."""


@cache
def screens() -> Mapping[str, GameScreens]:
    """The screens of every installed game that has some, by the key of the game."""
    return {point.name: point.load() for point in sorted(entry_points(group=ENTRY_POINTS), key=lambda p: p.name)}


def screens_of(game: str) -> GameScreens | None:
    """The screens of one game; None where there is no game, or one without screens."""
    return screens().get(game)
