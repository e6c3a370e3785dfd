# SPDX-License-Identifier: MIT
"""A rulebook's text cut into sections and sentences, so that a map can point at a sentence by its place."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

BOOKS = Path(__file__).parents[3] / "shared" / "rulebooks"
"""The rulebooks lie beside a checkout, never in it."""

SENTENCE_END = re.compile(r"(?<=[.!?:])\s+(?=[A-Z0-9(“])|(?<=[.!?]\))\s+(?=[A-Z(])")
"""A mark of the end, white space, and a capital, digit or bracket."""


def sections(text: str, headings: Iterable[str], start: str, end: str) -> dict[str, list[str]]:
    """The sentences under each heading of the part from the line `start` to the line `end`.

    `start` is the part's first heading. The others must come in the book's order; each is looked for after the one
    before it, and `end` after the last.
    """
    lines = [line.strip() for line in text.splitlines()]
    starts, at = {}, lines.index(start)
    for heading in headings:
        at = lines.index(heading, at) + 1
        starts[heading] = at
    stops = [begin - 1 for begin in list(starts.values())[1:]] + [lines.index(end, at)]
    return {
        heading: [sentence for line in lines[begin:stop] for sentence in sentences(line)]
        for (heading, begin), stop in zip(starts.items(), stops, strict=True)
    }


def sentences(line: str) -> list[str]:
    """The sentences of one line; a bullet is a line of its own."""
    return [part for part in SENTENCE_END.split(line.removeprefix("- ")) if part]
