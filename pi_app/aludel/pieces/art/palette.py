# SPDX-License-Identifier: MIT
"""The colours of the pictures, named once; chosen so that neighbours differ in brightness too."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from aludel.pieces.shapes import Colour, Drawing, Point, Ring, outlined, stroke

BLACK: Final = (0, 0, 0)
WHITE: Final = (255, 255, 255)
INK: Final = (40, 33, 50)
GREEN: Final = (92, 168, 62)
LEAF: Final = (44, 122, 66)
LIME: Final = (196, 222, 120)
YELLOW: Final = (248, 200, 52)
CREAM: Final = (255, 243, 214)
ORANGE: Final = (236, 132, 42)
RED: Final = (204, 52, 48)
PINK: Final = (242, 150, 160)
ROSE: Final = (206, 60, 110)
SKIN: Final = (240, 200, 165)
TAN: Final = (214, 172, 118)
ROOT: Final = (186, 136, 84)
BROWN: Final = (126, 80, 48)
SKY: Final = (150, 205, 236)
BLUE: Final = (48, 104, 188)
NAVY: Final = (34, 48, 96)
TEAL: Final = (32, 138, 142)
MINT: Final = (190, 230, 205)
PURPLE: Final = (124, 72, 160)
LILAC: Final = (206, 184, 230)
GREY: Final = (150, 150, 158)
SILVER: Final = (214, 218, 226)

LINE: Final = 0.7
"""Width of the ink line, millimetres on a tile."""


def inked(colour: tuple[int, int, int], *rings: Ring) -> Drawing:
    """Filled rings with the ink line round them: the look of every picture."""
    return outlined(colour, INK, LINE, *rings)


def limb(colour: Colour, width: float, line: Sequence[Point]) -> Drawing:
    """A round limb or rod along a line, with the ink line round it."""
    return stroke(INK, width + 1.4, line) + stroke(colour, width, line)
