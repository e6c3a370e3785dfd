# SPDX-License-Identifier: MIT
"""What a person sees of the console in a terminal: lamps, what may be pressed, and rows of pieces. Plain text only."""

from __future__ import annotations

import shutil
import unicodedata
from collections.abc import Iterable, Iterator, Sequence

from aludel.games.referee import Choice, Press, Prompt, press
from aludel.lights.terminal import rows
from aludel.screens.words import Words
from aludel.table.public import Public

NEXT = press("next")

WIDEST = 88
"""Columns of the longest line, on a terminal that has them."""
NAME = 12
"""Columns for the name of a row."""
CLOSING = "、。，．・：；！？）」』】ー々っゃゅょぁぃぅぇぉッャュョァィゥェォ.,:;!?)“”"
"""What no line begins with."""
OPENING = "（「『【(„"
"""What no line ends with."""

Unit = tuple[str, str]
"""What stands before a piece of text unless a line begins with it, and the text, which stays on one line."""


def lines(public: Public, words: Words) -> Iterator[str]:
    """Lamps as they stand, and what short presses do."""
    yield "-" * width()
    for name, cells in rows(public.scene, say=lambda name: words(f"terminal-lamp-{name}", {})):
        yield row(name, cells)
    yield from buttons(public, words, held=False)


def buttons(public: Public, words: Words, held: bool) -> Iterator[str]:
    """What each button does now, pressed or held; those with the same meaning share a line."""
    prompt = public.prompt or Prompt("", ())
    grouped: dict[str, list[Choice]] = {}
    for choice in prompt.choices:
        if choice.press.held == held:
            grouped.setdefault(choice.key, []).append(choice)
    for key, choices in grouped.items():
        yield sentence(" ".join(typed(choice.press) for choice in choices), words(key, prompt.args))
    if prompt.browse and not held and all(choice.press != NEXT for choice in prompt.choices):
        yield sentence(typed(NEXT), words("table-browse", {}))


def typed(pressed: Press) -> str:
    """What to type for a press.

    >>> typed(Press(frozenset({"back", "confirm"}), held=True))
    'hold back+confirm'
    """
    names = "+".join(sorted(name.removeprefix("market-") for name in pressed.buttons))
    if pressed.held:
        return f"hold {names}"
    return "Enter" if names == "confirm" else names


def width() -> int:
    """Columns to use on this terminal."""
    return min(WIDEST, shutil.get_terminal_size((WIDEST, 24)).columns)


def row(name: str, cells: Iterable[str]) -> str:
    """A named row of cells, folded to the width between cells; only a cell that is wider than a line is folded."""
    most = width() - NAME - 4
    units = (unit for cell in cells for unit in ([("   ", cell)] if columns(cell) <= most else _units(cell)))
    return _named(name, _folded(units, most))


def sentence(name: str, text: str) -> str:
    """A named sentence, folded to the width."""
    return _named(name, _folded(_units(text), width() - NAME - 4))


def paragraph(text: str, head: str = "  ") -> str:
    """A line of its own, folded to the width: what follows stands as far in as what comes after `head`."""
    return head + f"\n{' ' * columns(head)}".join(_folded(_units(text), width() - columns(head)))


def columns(text: str) -> int:
    """Columns that a text takes on a terminal.

    >>> columns("frog"), columns("カエル")
    (4, 6)
    """
    return sum(2 if _wide(letter) else 1 for letter in text if not unicodedata.combining(letter))


def _named(name: str, folded: Sequence[str]) -> str:
    indent = " " * (NAME + 4)
    gap = " " * (NAME - columns(name)) + "  " if columns(name) <= NAME else f"\n{indent}"
    return f"  {name}{gap}" + f"\n{indent}".join(folded)


def _folded(units: Iterable[Unit], most: int) -> list[str]:
    """Lines of at most so many columns; only a unit that is longer by itself takes more."""
    folded = [""]
    for gap, text in units:
        longer = folded[-1] + gap + text
        if folded[-1] and columns(longer) <= most:
            folded[-1] = longer
        elif folded[-1]:
            folded.append(text)
        else:
            folded[-1] = text
    return folded


def _units(text: str) -> Iterator[Unit]:
    """Words; where there are no spaces between them, as in Japanese, letters."""
    for word in text.split():
        gap, unit = " ", ""
        for letter in word:
            if unit and (_wide(letter) or _wide(unit[-1])) and letter not in CLOSING and unit[-1] not in OPENING:
                yield gap, unit
                gap, unit = "", ""
            unit += letter
        yield gap, unit


def _wide(letter: str) -> bool:
    return unicodedata.east_asian_width(letter) in ("W", "F")


def numbered(things: Sequence[str]) -> list[str]:
    """Things to choose from by number.

    >>> numbered(["frog", "feather"])
    ['1 frog', '2 feather']
    """
    return [f"{number} {thing}" for number, thing in enumerate(things, 1)]
