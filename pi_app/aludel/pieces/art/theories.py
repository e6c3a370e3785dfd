# SPDX-License-Identifier: MIT
"""The sunburst behind the ingredient of a theory token: answers and theories of one ingredient look different."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from aludel.pieces.art.palette import LILAC, WHITE
from aludel.pieces.shapes import Drawing, Point, Ring, circle, fill, join

GROUND: Final = (88, 44, 126)
RAYS: Final[Mapping[str, tuple[int, float]]] = {
    "frog": (8, 0.0),
    "fern": (13, 5.0),
    "foot": (10, 10.0),
    "scorpion": (15, 0.0),
    "feather": (9, 7.0),
    "mandrake": (12, 3.0),
    "mushroom": (7, 12.0),
    "flower": (11, 8.0),
}
"""How many rays, and the turn (degrees) of the first: no two tokens have the same rays."""
CLEAR: Final = 0.4
"""White between the rays and the rim, which keeps the rim out of the tag's quiet zone."""
STEPS: Final = 8
"""Points along the outer edge of a ray."""


def sunburst(name: str, field: Ring, inner: float) -> Drawing:
    """White under the tag, and rays in `field`, the part of a disc of radius `inner` that the tag leaves free."""
    left = min(x for x, _ in field)
    sun = ((left + inner) / 2, 0.0)
    count, first = RAYS[name]
    width = 180.0 / count
    rays = (_ray(sun, first + 2 * width * k, width, left, inner) for k in range(count))
    return fill(WHITE, circle(0, 0, inner + CLEAR)) + fill(GROUND, field) + join(fill(LILAC, ray) for ray in rays)


def _ray(sun: Point, start: float, width: float, left: float, inner: float) -> Ring:
    turns = (math.radians(start + width * k / STEPS) for k in range(STEPS + 1))
    return (sun, *(_edge(sun, math.cos(turn), math.sin(turn), left, inner) for turn in turns))


def _edge(sun: Point, dx: float, dy: float, left: float, inner: float) -> Point:
    """Where a ray from `sun` leaves the disc or the line x = `left`."""
    along = sun[0] * dx
    reach = math.sqrt(along * along - sun[0] * sun[0] + inner * inner) - along
    if dx < 0:
        reach = min(reach, (left - sun[0]) / dx)
    return sun[0] + dx * reach, dy * reach
