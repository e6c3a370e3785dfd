# SPDX-License-Identifier: MIT
"""Lamps as text: a symbol and a word for each, with colour only on top of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

from aludel.games.scene import OFF, Lamp, Scene
from aludel.lights.look import PALETTE
from aludel.lights.options import Options, check_scene
from aludel.lights.pins import board

SYMBOLS: Final[Mapping[str, tuple[str, str]]] = {
    "off": ("○", "."),
    "steady": ("●", "*"),
    "blink": ("◉", "!"),
    "breathe": ("◐", "~"),
    "chase": ("▶", ">"),
}
"""Pattern to its symbol, and to the one for a terminal that knows ASCII only."""

Say: TypeAlias = Callable[[str], str]
"""The word for a row, lamp, pattern or colour in the language of whoever looks."""

WORDS: Final[Mapping[str, str]] = {"steady": "on", "blink": "blinks", "breathe": "breathes", "chase": "runs"}
"""Plain English where the name itself would not do."""

NAME: Final = 12
"""Columns for the name of a row."""

ALWAYS: Final = "market"
"""The row that is shown even where it is dark: a dark market lamp means something."""


def english(name: str) -> str:
    """The word for a row, lamp, pattern or colour, in English."""
    return WORDS.get(name, name)


def render(scene: Scene, *, say: Say = english, ascii_only: bool = False, colour: bool = False) -> str:
    """A scene as lines of text, a row of lamps each; rows that are all dark are left out, and a dark scene is empty.

    >>> print(render({"seat-2": Lamp("yellow", "steady")}, ascii_only=True))
      market        1 . off   2 . off   3 . off   4 . off   5 . off
      seat          2 * on (yellow)
    """
    named = rows(scene, say=say, ascii_only=ascii_only, colour=colour)
    return "\n".join(f"  {name:{NAME}}  " + "   ".join(cells) for name, cells in named)


def rows(
    scene: Scene, *, say: Say = english, ascii_only: bool = False, colour: bool = False
) -> list[tuple[str, list[str]]]:
    """The rows of a scene that are shown: the name of each, and a cell of text for each of its lamps."""
    if all(lamp.pattern == "off" for lamp in scene.values()):
        return []
    style = _Style(say, ascii_only, colour)
    return [(say(row), [_cell(name, lamp, style) for name, lamp in cells]) for row, cells in _rows(scene)]


@dataclass(frozen=True, slots=True)
class _Style:
    """How cells are written."""

    say: Say
    ascii_only: bool
    colour: bool


class TerminalLamps:
    """Writes a scene whenever it differs from the last one."""

    def __init__(self, options: Options) -> None:
        self._out = options.out
        self._ascii = not _can_show(getattr(options.out, "encoding", None))
        self._colour = options.out.isatty()
        self._last: Scene = {}

    def show(self, scene: Scene) -> None:
        """Write a scene; the same scene again writes nothing."""
        check_scene(scene)
        if scene != self._last:
            self._last = dict(scene)
            print(render(scene, ascii_only=self._ascii, colour=self._colour) or "  (lamps out)", file=self._out)

    def close(self) -> None:
        """All lamps out."""
        self.show({})


def _rows(scene: Scene) -> Iterator[tuple[str, list[tuple[str, Lamp]]]]:
    rows: dict[str, list[tuple[str, Lamp]]] = {}
    for name in board().lamps:
        row, _, rest = name.partition("-")
        rows.setdefault(row, []).append((rest, scene.get(name, OFF)))
    for row, cells in rows.items():
        lit = [cell for cell in cells if cell[1].pattern != "off"]
        if row == ALWAYS or lit:
            yield row, cells if row == ALWAYS else lit


def _cell(name: str, lamp: Lamp, style: _Style) -> str:
    symbol = SYMBOLS[lamp.pattern][style.ascii_only]
    if style.colour and lamp.pattern != "off":
        red, green, blue = (round(255 * part) for part in PALETTE[lamp.colour])
        symbol = f"\x1b[38;2;{red};{green};{blue}m{symbol}\x1b[0m"
    plain = lamp.pattern == "off" or lamp.colour in (name, "white")
    said = "" if plain else f" ({style.say(lamp.colour)})"
    return f"{name and _name(name, style.say)} {symbol} {style.say(lamp.pattern)}{said}".lstrip()


def _name(name: str, say: Say) -> str:
    return name if name.isdigit() else say(name)


def _can_show(encoding: str | None) -> bool:
    try:
        "".join(symbols[0] for symbols in SYMBOLS.values()).encode(encoding or "utf-8")
    except (UnicodeEncodeError, LookupError):
        return False
    return True
