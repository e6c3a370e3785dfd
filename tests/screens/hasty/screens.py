# SPDX-License-Identifier: MIT
"""The screens of the hasty workshop."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from aludel.games.referee import View
from aludel.games.scene import Scene
from aludel.screens.views import Short, Tab, TableLook, Wording
from aludel.screens.words import Words

from ...table.workshop import STONES

HERE = Path(__file__).parent
HUES = {"amber": "#c60", "beryl": "#6a8", "coral": "#c45"}


class HastyScreens:
    """GameScreens of the hasty workshop."""

    code = "ws"
    templates: Path = HERE / "templates"
    static: Path | None = HERE / "static"
    phrases: Path | None = HERE / "words"
    lessons: Path | None = HERE / "lessons.toml"

    def table(self, view: View, scene: Scene, words: Words) -> TableLook:
        lit = sorted(name for name, lamp in scene.items() if lamp.pattern != "off")
        place = words("page-ws-place", {"level": view["level"], "turns": view["turns"]})
        tabs = (Tab("board", words("page-ws-shelf", {})),)
        return TableLook({"turns": view["turns"], "lit": lit, "stones": STONES}, place, tabs)

    def seat(self, view: View, words: Words) -> Mapping[str, Any]:
        return {"turns": view["turns"], "stones": [words(f"page-ws-stone-{stone}", {}) for stone in STONES]}

    def wording(self, view: View, words: Words) -> Wording:
        names = {f"tile.{stone}": words(f"page-ws-stone-{stone}", {}) for stone in STONES}
        slots = {"ws-way-mix": (words("page-ws-one", {}), words("page-ws-other", {}))}
        return Wording(names, {"ws-way-mix": words("page-ws-mix", {})}, slots, ("ws-choice-stone-",))

    def short(self, choice: str, words: Words) -> Short | None:
        stone = choice.removeprefix("ws-choice-stone-")
        return Short(words(f"page-ws-stone-{stone}", {}), f"tile.{stone}") if stone in STONES else None

    def art(self, kind: str) -> str | None:
        hue = HUES.get(kind.removeprefix("tile."))
        if hue is None:
            return None
        drawn = f'<circle r="9" fill="{hue}"/>'
        return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-10 -10 20 20">{drawn}</svg>'
