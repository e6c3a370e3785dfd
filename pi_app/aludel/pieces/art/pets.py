# SPDX-License-Identifier: MIT
"""The pets, each with the potions that it likes. They stand upright between the two tags of a tile.

The middle of the tile is (0, 0). Free: x > -7 above and x < 7 below, and the band |x| < 18, |y| < 7 between.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from aludel.pieces.art.ingredients import eyes
from aludel.pieces.art.palette import (
    BROWN,
    CREAM,
    INK,
    LEAF,
    LILAC,
    MINT,
    NAVY,
    ORANGE,
    PINK,
    RED,
    ROSE,
    SILVER,
    TAN,
    WHITE,
    YELLOW,
    inked,
    limb,
)
from aludel.pieces.art.potions import badge
from aludel.pieces.shapes import (
    Colour,
    Drawing,
    Point,
    Ring,
    both_sides,
    circle,
    ellipse,
    fill,
    join,
    moved,
    path,
    scaled,
    stroke,
    turned,
)


def _whiskers(y: float) -> Drawing:
    return both_sides(join(stroke(INK, 0.5, ((4.6, y + k), (11.2, y - 1.6 + 2.6 * k))) for k in (-0.8, 0.6)))


def cat() -> Drawing:
    """A striped cat that looks at you, its tail round its feet."""
    tail = limb(ORANGE, 3.0, path("M-3 15 C-11 17 -5.4 5 -8.4 2.6"))
    body = inked(ORANGE, path("M-6.6 17.6 C-8.4 10 -4 3 2 3 C7 3 7.4 12 5.6 17.6 Z")) + fill(
        CREAM, ellipse(0, 12.4, 2.6, 4.4)
    )
    paws = join(inked(CREAM, ellipse(x, 16.6, 2.2, 1.4)) for x in (-2.6, 2.4))
    ear = inked(ORANGE, ((3.4, -9.4), (11.4, -16.4), (11.6, -3.4))) + fill(
        PINK, ((6.4, -9.6), (10.3, -13.6), (10.4, -6.6))
    )
    stripes = join(
        inked(BROWN, path(f"M{x - 0.9} -10.4 L{x + 0.9} -10.4 L{x} {tip} Z"))
        for x, tip in ((-3, -7.4), (0, -6), (3, -7.4))
    )
    muzzle = fill(CREAM, ellipse(0, 3.6, 4.8, 3.2)) + fill(PINK, ((-1.4, 1.4), (1.4, 1.4), (0, 3.2)))
    mouth = both_sides(stroke(INK, 0.8, path("M0 3.4 Q1.4 6 3.4 4.6")))
    head = inked(ORANGE, ellipse(0, -0.4, 11.6, 9.8))
    face = both_sides(ear) + head + stripes + muzzle + mouth + eyes(4.6, -2.6, 2.8) + _whiskers(3.2)
    return tail + body + paws + moved(scaled(face, 0.84), 4.8, -4.2)


def _flame_tip() -> Drawing:
    return inked(
        RED, path("M0 4.6 C-5 4.6 -5 -0.6 -2 -3 Q-1.6 -1 -0.6 -1 Q-1 -5 2 -7.6 Q2.4 -3.6 4 -1.6 C5 1.6 4 4.6 0 4.6 Z")
    ) + fill(YELLOW, path("M0 4.2 C-2.6 4.2 -2.4 1 0 -1.6 C2.6 1 2.6 4.2 0 4.2 Z"))


def salamander() -> Drawing:
    """A black salamander with yellow spots; its tail burns."""
    spine = path("M-12.4 8.4 C-9 16.6 1 17 3 9.4 C4.4 4 -3 2.6 -2.4 -2.4 C-2 -6.4 3 -7.4 7 -9.4")
    legs = join(_leg(*ends) for ends in _LEGS)
    body = stroke(INK, 4.6, spine[:14]) + stroke(INK, 6.6, spine[10:])
    spots = join(
        fill(YELLOW, ellipse(x, y, 1.5, 1.0, turn))
        for x, y, turn in (
            (-8.2, 12.6, 30),
            (-3.4, 14.4, 0),
            (1.4, 12.2, -50),
            (2.2, 7.6, 60),
            (-0.6, 3.6, 40),
            (-2.2, 0, 90),
            (-0.2, -4.6, -40),
        )
    )
    head = fill(CREAM, ellipse(9.2, -11.2, 7.4, 6.0, -28)) + fill(INK, ellipse(9.2, -11.2, 6.6, 5.2, -28))
    cheeks = fill(YELLOW, ellipse(5.6, -13.4, 1.8, 1.2, -28)) + fill(YELLOW, ellipse(10.4, -7.4, 1.9, 1.2, -28))
    looks = moved(turned(eyes(3.4, 0, 2.1), 60), 10.2, -11.8) + stroke(
        CREAM, 0.8, path("M14.4 -14.6 Q15.6 -11.4 13.2 -8.8")
    )
    return legs + body + spots + head + cheeks + looks + moved(turned(_flame_tip(), -14), -12.8, 5.0)


_LEGS: Final[tuple[tuple[Point, Point, float], ...]] = (
    ((-1.6, 2.6), (-7.0, 0.4), 190),
    ((2.4, 5.8), (8.2, 3.4), -10),
    ((0.0, -5.4), (-3.6, -11.8), -110),
    ((4.6, -6.8), (11.4, -1.6), 40),
)


def _leg(hip: Point, foot: Point, turn: float) -> Drawing:
    """A leg that ends in three toes."""
    toes = fill(INK, ellipse(1.5, 0, 1.8, 0.75))
    spread = join(turned(toes, turn + side) for side in (-50, 0, 50))
    return stroke(INK, 2.8, (hip, foot)) + moved(spread, *foot)


def owl() -> Drawing:
    """An owl with its wings spread."""
    feather = join(
        inked(BROWN, path(f"M4 {y} L{reach} {y - 4.6} Q{reach + 2.6} {y - 1} {reach - 1} {y + 1.2} L4 {y + 4} Z"))
        for y, reach in ((6.4, 9.4), (3.0, 12.6), (-0.6, 14.6))
    )
    body = inked(TAN, ellipse(0, 3.6, 7.8, 11.6))
    chest = join(
        stroke(BROWN, 0.9, path(f"M{x - 1.3} {y} Q{x} {y + 2} {x + 1.3} {y}"))
        for y, row in ((6, (-3, 0, 3)), (9, (-1.6, 1.6)), (12, (0,)))
        for x in row
    )
    feet = both_sides(stroke(INK, 2.2, ((2.2, 14.4), (2.2, 16.4))) + stroke(ORANGE, 1.2, ((2.2, 14.4), (2.2, 16.4))))
    tufts = inked(BROWN, path("M-9 -13.6 Q-6 -11 0 -9 Q6 -11 9 -13.6 Q9.6 -8 7.6 -3 Q0 1 -7.6 -3 Q-9.6 -8 -9 -13.6 Z"))
    discs = both_sides(fill(CREAM, circle(3.7, -4.4, 3.9)))
    beak = inked(ORANGE, ((-1.3, -3.2), (1.3, -3.2), (0, 0.6)))
    return both_sides(feather) + feet + body + chest + tufts + discs + eyes(3.6, -4.6, 2.6) + beak


def hare() -> Drawing:
    """A white hare with long ears."""
    ear = inked(WHITE, ellipse(3.6, -11.6, 2.8, 7.4, 12)) + fill(PINK, ellipse(3.7, -11.2, 1.2, 4.9, 12))
    body = inked(WHITE, path("M-8 17.4 C-11.6 10 -6 3 -0.6 3 C5 3 6 11 4.6 17.4 Z")) + fill(
        SILVER, ellipse(-1.4, 12.4, 3.0, 4.0)
    )
    tail = inked(SILVER, circle(-9.4, 13.6, 2.6))
    feet = join(inked(WHITE, ellipse(x, 16.4, 3.0, 1.6)) for x in (-4.6, 1.8))
    head = inked(WHITE, ellipse(0, 0, 8.4, 7.6))
    cheeks = both_sides(fill(PINK, ellipse(5.2, 2.4, 1.7, 1.1)))
    nose = fill(ROSE, ((-1.4, 1.0), (1.4, 1.0), (0, 2.6)))
    mouth = both_sides(stroke(INK, 0.8, path("M0 2.8 Q1.2 5 2.8 4")))
    face = both_sides(ear) + head + cheeks + mouth + nose + eyes(3.3, -1.6, 1.9)
    return tail + body + feet + moved(face, 2.6, 0.8)


PETS: Final[Mapping[str, tuple[Callable[[], Drawing], Colour, tuple[float, float]]]] = {
    "cat": (cat, NAVY, (0.0, 0.0)),
    "fire": (salamander, MINT, (1.0, 0.0)),
    "flying": (owl, LILAC, (2.0, 0.6)),
    "luck": (hare, LEAF, (1.4, 0.4)),
}
"""Each pet's picture, ground, and where its middle lies."""
BADGE: Final = 4.6
PLACES: Final[tuple[Point, ...]] = ((-13.2, 13.2), (-13.2, -1.6))


def pet(name: str, likes: Sequence[str], ground: Ring) -> Drawing:
    """A pet on its ground with the potions that it likes, at most two."""
    picture, colour, (x, y) = PETS[name]
    badges = join(moved(badge(potion, BADGE), *place) for potion, place in zip(likes, PLACES, strict=False))
    return fill(colour, ground) + moved(picture(), x, y) + badges
