# SPDX-License-Identifier: MIT
"""Seat colours, each with a shape of its own so that colour never stands alone."""

from __future__ import annotations

from collections.abc import Mapping
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
EMBLEMS: Final[Mapping[str, Ring]] = {
    "red": circle(0, 0, 0.9),
    "yellow": regular(0, 0.15, 1.1, 3),
    "green": rectangle(-0.8, -0.8, 0.8, 0.8),
    "blue": regular(0, 0, 1.1, 4),
    "purple": star(0, 0, 1.15, 0.5),
}


def hue(seat: str) -> Colour:
    """The colour of a seat; KeyError for no seat."""
    return HUES[seat]


def emblem(seat: str) -> Drawing:
    """The seat's shape in its colour on white, about one unit in radius."""
    ring = EMBLEMS[seat]
    return fill(WHITE, circle(0, 0, 1.5)) + fill(HUES[seat], ring) + stroke(INK, 0.12, ring, closed=True)
