# SPDX-License-Identifier: MIT
"""Seat colours, each with a shape of its own so that colour never stands alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from aludel.pieces.art.palette import INK, WHITE
from aludel.pieces.shapes import Colour, Drawing, Ring, circle, fill, rectangle, regular, star, stroke

SEATS: Final = ("red", "yellow", "green", "blue", "purple")
HUES: Final[Mapping[str, Colour]] = {
    "red": (196, 40, 44),
    "yellow": (250, 204, 40),
    "green": (60, 150, 70),
    "blue": (40, 92, 180),
    "purple": (120, 60, 150),
}
EMBLEMS: Final[Mapping[str, Callable[[float], Ring]]] = {
    "red": lambda r: circle(0, 0, 0.9 * r),
    "yellow": lambda r: regular(0, 0.15 * r, 1.1 * r, 3),
    "green": lambda r: rectangle(-0.8 * r, -0.8 * r, 0.8 * r, 0.8 * r),
    "blue": lambda r: regular(0, 0, 1.1 * r, 4),
    "purple": lambda r: star(0, 0, 1.15 * r, 0.5 * r),
}


def hue(seat: str) -> Colour:
    """The colour of a seat; KeyError for no seat."""
    return HUES[seat]


def emblem(seat: str, radius: float) -> Drawing:
    """The seat's shape in its colour on a white disc of `radius` mm."""
    ring: Ring = EMBLEMS[seat](radius / 1.5)
    return fill(WHITE, circle(0, 0, radius)) + fill(HUES[seat], ring) + stroke(INK, radius * 0.08, ring, closed=True)
