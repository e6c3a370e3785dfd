# SPDX-License-Identifier: MIT
"""The screens that Little Alchemists registers."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, cast

from aludel.games.little_alchemists.view_types import SeatView, TableView
from aludel.games.referee import View
from aludel.games.scene import Scene
from aludel.screens.little_alchemists import art, seat, table
from aludel.screens.words import Words


class LittleAlchemists:
    """GameScreens (screens/views.py) of Little Alchemists, all levels."""

    code: Final = "la"
    templates: Final = Path(__file__).with_name("templates")
    lessons: Final = Path(__file__).with_name("lessons.toml")

    def table(self, view: View, scene: Scene, words: Words) -> Mapping[str, Any]:
        """What the table page draws; templates/la/table.html says it."""
        return table.table(cast(TableView, view), scene, words)

    def seat(self, view: View, words: Words) -> Mapping[str, Any]:
        """What a seat's own page draws; templates/la/seat.html says it."""
        return seat.seat(cast(SeatView, view), words)

    def art(self, kind: str) -> str | None:
        """The picture of a piece as SVG text."""
        return art.art(kind)
