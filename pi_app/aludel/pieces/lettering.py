# SPDX-License-Identifier: MIT
"""Numerals and a few capitals drawn as strokes, so that every back end shows the same signs without any font."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Final

from aludel.pieces.shapes import Colour, Drawing, join, moved, path, scaled, stroke

GLYPH_WIDTH: Final = 4.0
GLYPH_HEIGHT: Final = 6.0
ADVANCE: Final = 5.4


@cache
def _glyphs() -> dict[str, tuple[str, ...]]:
    data = tomllib.loads(files(__package__).joinpath("glyphs.toml").read_text("utf-8"))
    return {sign: tuple(strokes) for sign, strokes in data["glyphs"].items()}


def width(text: str, height: float) -> float:
    """How wide `text` is when `height` mm high."""
    return (ADVANCE * len(text) - (ADVANCE - GLYPH_WIDTH)) * height / GLYPH_HEIGHT


def lettering(text: str, height: float, colour: Colour, weight: float = 0.16) -> Drawing:
    """`text` centred on the origin, `height` mm high; `weight` is the pen's width as a share of the height.

    Signs are those of glyphs.toml (digits, capitals, + - and the space); KeyError for any other.
    """
    pen = weight * GLYPH_HEIGHT
    signs = (
        moved(join(stroke(colour, pen, path(line)) for line in _glyphs()[sign]), ADVANCE * place, 0)
        for place, sign in enumerate(text)
    )
    factor = height / GLYPH_HEIGHT
    return moved(scaled(join(signs), factor), -width(text, height) / 2, -height / 2)
