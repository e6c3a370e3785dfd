# SPDX-License-Identifier: MIT
"""Gems whole and broken, and the star that stands for points."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from aludel.pieces.art.palette import GREY, INK, LEAF, LINE, MINT, PINK, ROSE, SILVER, SKY, TEAL, WHITE, YELLOW, inked
from aludel.pieces.lettering import lettering
from aludel.pieces.shapes import (
    Colour,
    Drawing,
    circle,
    fill,
    join,
    path,
    regular,
    scaled,
    star,
    stroke,
)

GEM: Final = 24.0
"""Side of the square that a gem is cut out of."""
CUTS: Final[Mapping[int, tuple[int, float, Colour, Colour]]] = {
    3: (6, 0.0, MINT, LEAF),
    4: (8, 22.5, SKY, TEAL),
    5: (5, 0.0, PINK, ROSE),
}
"""By its points: how many corners a gem has, how it is turned, its table and its facets."""


def gem(points: int) -> Drawing:
    """A gem with its points."""
    corners, turn, table, facet = CUTS[points]
    radius = GEM / 2 - LINE
    outer = regular(0, 0, radius, corners, turn)
    inner = regular(0, 0, radius * 0.66, corners, turn)
    edges = join(stroke(INK, 0.5, pair) for pair in zip(outer, inner, strict=True))
    glint = fill(
        WHITE, ((-radius * 0.3, -radius * 0.5), (radius * 0.08, -radius * 0.5), (-radius * 0.4, -radius * 0.2))
    )
    return inked(facet, outer) + edges + inked(table, inner) + glint + lettering(str(points), 8.6, INK)


def broken_gem() -> Drawing:
    """A gem in two halves, and what it costs."""
    disc = fill(WHITE, circle(0, 0, 5.6)) + stroke(INK, 0.7, circle(0, 0, 5.6), closed=True)
    return _shards() + disc + lettering("-1", 5.4, INK)


def _shards() -> Drawing:
    left = inked(SILVER, path("M-1.6 -10 L-7 -10 L-10.8 -4 L-3.4 10 L-1 10.6 L-3.2 5 L0.4 1 L-2.8 -3 L0 -6 Z"))
    return left + inked(GREY, path("M2 -10 L7 -10 L10.8 -4 L2.6 10.4 L0.6 6 L4 1.4 L0.8 -3 L3.6 -6.4 Z"))


def points_star(value: int | str, radius: float) -> Drawing:
    """A star with points at the end of the game; a fraction is written as `1/2`."""
    height = 8.0 if len(str(value)) == 1 else 5.0
    return scaled(inked(YELLOW, star(0, 0.6, 11.4, 6.8)) + lettering(str(value), height, INK), radius / 11.4)


def crossed_gem() -> Drawing:
    """No broken gem; fits a circle of 10 mm."""
    bars = (((-8.0, 8.0), (8.0, -8.0)), ((-8.0, -8.0), (8.0, 8.0)))
    crossed = join(stroke(INK, 3.4, bar) for bar in bars) + join(stroke(ROSE, 2.0, bar) for bar in bars)
    return scaled(_shards(), 0.84) + crossed
