# SPDX-License-Identifier: MIT
"""What a person sees of the console in a terminal: lamps, what may be pressed, and rows of pieces. Plain text only."""

from __future__ import annotations

import shutil
import textwrap
from collections.abc import Callable, Iterable, Iterator, Sequence

from aludel.games.referee import Args, Choice, Press, Prompt, press
from aludel.lights.terminal import render
from aludel.table.public import Public

Words = Callable[[str, Args], str]
"""The words of a phrase in the current language."""

NEXT = press("next")

WIDEST = 88
"""Columns of the longest line, on a terminal that has them."""
NAME = 12
"""Columns for the name of a row."""
GLUE = "\N{NO-BREAK SPACE}"
"""Keeps the words of one cell on one line."""


def lines(public: Public, words: Words) -> Iterator[str]:
    """Lamps as they stand, and what short presses do."""
    yield "-" * width()
    if lamps := render(public.scene, say=lambda name: words(f"terminal-lamp-{name}", {})):
        yield lamps
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
    """A named row of cells, folded to the width between cells."""
    return sentence(name, "   ".join(cell.replace(" ", GLUE) for cell in cells))


def sentence(name: str, text: str) -> str:
    """A named sentence, folded to the width."""
    folded = [line.replace(GLUE, " ") for line in textwrap.wrap(text, width() - NAME - 4)] or [""]
    head = f"  {name:{NAME}}  " if len(name) <= NAME else f"  {name}\n  {'':{NAME}}  "
    return head + f"\n  {'':{NAME}}  ".join(folded)


def numbered(things: Sequence[str]) -> list[str]:
    """Things to choose from by number.

    >>> numbered(["frog", "feather"])
    ['1 frog', '2 feather']
    """
    return [f"{number} {thing}" for number, thing in enumerate(things, 1)]
