# SPDX-License-Identifier: MIT
"""Lamps as text: a symbol and a word for each, with colour only on top of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

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

WORDS: Final[Mapping[str, str]] = {
    "off": "off",
    "steady": "on",
    "blink": "blinks",
    "breathe": "breathes",
    "chase": "runs",
}

ALWAYS: Final = "market"
"""The row that is shown even where it is dark: a dark market lamp means something."""


def render(scene: Scene, *, ascii_only: bool = False, colour: bool = False) -> str:
    """A scene as lines of text, a row of lamps each; rows that are all dark are left out, and a dark scene is empty.

    >>> print(render({"seat-2": Lamp("yellow", "steady")}, ascii_only=True))
      market    1 . off   2 . off   3 . off   4 . off   5 . off
      seat      2 * on (yellow)
    """
    if all(lamp.pattern == "off" for lamp in scene.values()):
        return ""
    rows = _rows(scene)
    return "\n".join(
        f"  {row:9} " + "   ".join(_cell(name, lamp, ascii_only, colour) for name, lamp in cells) for row, cells in rows
    )


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


def _cell(name: str, lamp: Lamp, ascii_only: bool, colour: bool) -> str:
    symbol = SYMBOLS[lamp.pattern][ascii_only]
    if colour and lamp.pattern != "off":
        red, green, blue = (round(255 * part) for part in PALETTE[lamp.colour])
        symbol = f"\x1b[38;2;{red};{green};{blue}m{symbol}\x1b[0m"
    said = "" if lamp.pattern == "off" or lamp.colour in (name, "white") else f" ({lamp.colour})"
    return f"{name} {symbol} {WORDS[lamp.pattern]}{said}".lstrip()


def _can_show(encoding: str | None) -> bool:
    try:
        "".join(symbols[0] for symbols in SYMBOLS.values()).encode(encoding or "utf-8")
    except (UnicodeEncodeError, LookupError):
        return False
    return True
