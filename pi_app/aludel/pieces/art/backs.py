# SPDX-License-Identifier: MIT
"""Backs: one for each shape, so that a piece lying face down tells nothing."""

from __future__ import annotations

from typing import Final

from aludel.pieces.art.palette import INK, LILAC, NAVY, YELLOW
from aludel.pieces.shapes import Colour, Drawing, arc, circle, fill, join, path, rectangle, scaled, star, stroke, turned

EDGE: Final = 2.5
"""White left round the pattern: a back printed a little askew still looks whole."""


def pattern(shape: str, half: float, colour: Colour | None) -> Drawing:
    """The back of a piece `half` mm from middle to edge; it looks the same after half a turn."""
    near = half - EDGE
    field = circle(0, 0, near) if shape == "token" else rectangle(-near, -near, near, near)
    return (
        fill(colour or NAVY, field) + scaled(vessels(), near / 18) + stroke(LILAC, 0.4, circle(0, 0, near * 0.86), True)
    )


def vessels() -> Drawing:
    """Four alembics round a star, in a field of 18 mm."""
    still = fill(
        LILAC,
        path("M-1.2 -13.4 L1.2 -13.4 L1.2 -10.4 C4.6 -9.4 4.4 -4.4 0 -4.4 C-4.4 -4.4 -4.6 -9.4 -1.2 -10.4 Z"),
    ) + fill(NAVY, arc(0, -7.4, 2.2, 1.8, 0, 180))
    dots = fill(YELLOW, star(8.4, -8.4, 1.8, 0.8))
    middle = fill(YELLOW, star(0, 0, 4.0, 1.7, 8)) + fill(INK, circle(0, 0, 0.9))
    return join(turned(still + dots, turn) for turn in (0, 90, 180, 270)) + middle
