# SPDX-License-Identifier: MIT
"""The screens that Little Alchemists registers."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, cast

from aludel.games.little_alchemists.view_types import SeatView, TableView
from aludel.games.referee import View
from aludel.games.scene import Scene
from aludel.screens.little_alchemists import art, seat, table, wording
from aludel.screens.views import Short, TableLook, Wording
from aludel.screens.words import Words

HERE: Final = Path(__file__).parent


class LittleAlchemists:
    """GameScreens (screens/views.py) of Little Alchemists, all levels."""

    code: str = "la"
    templates: Path = HERE / "templates"
    static: Path | None = HERE / "static"
    phrases: Path | None = HERE / "phrases"
    lessons: Path | None = HERE / "lessons.toml"

    def table(self, view: View, scene: Scene, words: Words) -> TableLook:
        """What the table page draws; templates/la/table.html says it."""
        return table.table(cast(TableView, view), scene, words)

    def seat(self, view: View, words: Words) -> Mapping[str, Any]:
        """What a seat's own page draws; templates/la/seat.html says it."""
        return seat.seat(cast(SeatView, view), words)

    def wording(self, view: View, words: Words) -> Wording:
        """The short names of the level's pieces, and what its forms are called."""
        return wording.wording(cast(TableView, view), words)

    def short(self, choice: str, words: Words) -> Short | None:
        """The potion that an answer, a wish or a customer is about."""
        return wording.short(choice, words)

    def art(self, kind: str) -> str | None:
        """The picture of a piece as SVG text."""
        return art.art(kind)
