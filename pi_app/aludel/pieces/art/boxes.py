# SPDX-License-Identifier: MIT
"""The cards of the boxes, their locks, the keys, and the lines of locks that end in a trophy."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from aludel.games.little_alchemists.campaign import campaign
from aludel.pieces.art import icons
from aludel.pieces.art.palette import (
    BROWN,
    CREAM,
    GREEN,
    GREY,
    INK,
    LILAC,
    LIME,
    MINT,
    NAVY,
    ORANGE,
    PINK,
    PURPLE,
    RED,
    ROSE,
    SILVER,
    SKY,
    TAN,
    TEAL,
    WHITE,
    YELLOW,
    inked,
)
from aludel.pieces.lettering import lettering
from aludel.pieces.shapes import (
    Colour,
    Drawing,
    Ring,
    both_sides,
    circle,
    ellipse,
    fill,
    join,
    moved,
    path,
    rectangle,
    scaled,
    stroke,
)

LOCKS: Final[Mapping[int, int]] = {box.level: box.keys for box in campaign().boxes}
"""Locks by the level that a box opens; the box of level 2 opens by the test."""
(TROPHY_LOCKS,) = {trophy.keys for trophy in campaign().trophies}
"""Locks in a trophy line: the lines are all drawn alike."""
SIDE: Final = 60.0
KEY: Final = 13.0
"""Across a key sticker."""
LOCK: Final = 15.0
"""Across the place of a key."""


def padlock() -> Drawing:
    """A closed padlock; fits a circle of 10 mm."""
    shackle = path("M-4.6 -0.6 L-4.6 -4.4 C-4.6 -10.4 4.6 -10.4 4.6 -4.4 L4.6 -0.6")
    hole = fill(INK, circle(0, 2.6, 1.7), rectangle(-0.8, 2.6, 0.8, 6.4))
    return stroke(INK, 3.4, shackle) + stroke(SILVER, 2.0, shackle) + inked(YELLOW, rectangle(-7, -1.4, 7, 8.6)) + hole


def _gift() -> Drawing:
    """A wrapped box with a bow."""
    stripes = join(fill(PINK, rectangle(x - 2, -5, x + 2, 18.8)) for x in (-12.0, -4.0, 4.0, 12.0))
    wrapped = inked(RED, rectangle(-16.4, -5.4, 16.4, 19.4)) + stripes
    lid = inked(RED, rectangle(-18.4, -10.6, 18.4, -3.6))
    bow = both_sides(inked(WHITE, path("M0 -10.6 C3 -21 14 -20 12 -13 Q9 -10.4 0 -10.6 Z")))
    return wrapped + lid + bow + inked(WHITE, circle(0, -11.2, 2.4))


def _chest() -> Drawing:
    """A chest with a round lid and iron bands."""
    lid = inked(TAN, path("M-21 -3 C-21 -22 21 -22 21 -3 Z"))
    body = inked(TAN, rectangle(-21, -3, 21, 17))
    bands = both_sides(inked(GREY, rectangle(11, -14.6, 15, 17))) + inked(GREY, rectangle(-21, -5, 21, -0.6))
    return body + lid + bands


def _sack() -> Drawing:
    """A tied sack with dots."""
    bag = inked(TEAL, path("M-5 -11 C-24 -4 -24 19 -12 19.6 L12 19.6 C24 19 24 -4 5 -11 Z"))
    neck = inked(TEAL, path("M-5 -11 L-11 -20 Q-5 -17.6 0 -20 Q5 -17.6 11 -20 L5 -11 Z"))
    dots = join(fill(MINT, circle(x, y, 2.4)) for x, y in ((-13, 1), (13, 1), (-14, 13), (14, 13), (-7, -5), (7, -5)))
    return bag + dots + neck + inked(YELLOW, rectangle(-6, -12.6, 6, -9.4))


def _hat_box() -> Drawing:
    """A round box with a lid, wound with zigzag."""
    body = inked(LIME, path("M-20 -2 L-20 13 Q0 23 20 13 L20 -2 Z"))
    wave = stroke(GREEN, 2.2, [(-17.6 + 4.4 * k, 12.4 + (2.6 if k % 2 else -2.6)) for k in range(9)])
    lid = inked(GREEN, path("M-22 -9 L-22 -2 Q0 8 22 -2 L22 -9 Z")) + inked(LIME, ellipse(0, -9, 22, 6.4))
    return body + wave + lid + stroke(INK, 1.4, path("M-5 -9.6 Q0 -20 5 -9.6"))


def _barrel() -> Drawing:
    """A barrel with three hoops."""
    staves = inked(BROWN, path("M-11 -21 L11 -21 C17 -10 17 9 11 20 L-11 20 C-17 9 -17 -10 -11 -21 Z"))
    seams = both_sides(stroke(INK, 0.7, path("M4 -20.4 C6 -9 6 8 4 19.4")))
    hoops = join(inked(SILVER, rectangle(-w, y - 1.6, w, y + 1.6)) for w, y in ((13.4, -15.4), (13.6, 14.6)))
    return staves + seams + hoops


def _crate() -> Drawing:
    """A crate of planks, seen at its corner."""
    left = inked(PINK, ((0, 2), (-23, -6), (-21, 11), (0, 21)))
    right = inked(ROSE, ((0, 2), (23, -6), (21, 11), (0, 21)))
    top = inked(CREAM, ((0, 2), (-23, -6), (0, -14), (23, -6)))
    planks = both_sides(join(stroke(INK, 1.0, ((2.4, y + 4.6), (20.6, y - 3.4))) for y in (3.4, 9.0, 14.4)))
    return (
        left
        + right
        + top
        + planks
        + stroke(INK, 0.8, ((-12, -2.4), (11, -10)))
        + stroke(INK, 0.8, ((12, -2.4), (-11, -10)))
    )


LOOKS: Final[Mapping[int, tuple[Callable[[], Drawing], Colour, Colour, float]]] = {
    2: (_gift, SKY, RED, 8.0),
    3: (_chest, NAVY, TAN, 6.4),
    4: (_sack, CREAM, TEAL, 7.0),
    5: (_hat_box, PURPLE, LIME, -9.4),
    6: (_barrel, ORANGE, BROWN, -0.4),
    7: (_crate, MINT, ROSE, -5.0),
}
"""By level: the box, its ground, the colour of its back, and how far down its number stands."""


def face(level: int, ground: Ring) -> Drawing:
    """A box with the number of its level and, small, as many padlocks as it has."""
    box, colour, _, y = LOOKS[level]
    label = inked(CREAM, circle(0, y, 8.2)) + moved(lettering(str(level), 10.4, INK), 0, y)
    count = LOCKS[level]
    locks = join(moved(scaled(padlock(), 0.36), *_small_lock(k, count)) for k in range(count)) or _test()
    return fill(colour, ground) + moved(box() + label, 0.6, -0.6) + locks


def _small_lock(number: int, count: int) -> tuple[float, float]:
    """The padlocks stand in a row at the foot, left of the tag."""
    return -6.4 + 7.0 * (number - (count - 1) / 2), 25.0


def _test() -> Drawing:
    """Opened by passing the test, not by keys."""
    return moved(scaled(icons.confirm(), 0.34), -6.4, 24.9)


def back(kind: str) -> Drawing:
    """The other side of the card `kind`: the locks on which keys are stuck."""
    level = int(kind.partition(".")[2])
    _, colour, wrapping, _ = LOOKS[level]
    half = SIDE / 2
    ground = fill(wrapping, rectangle(-half, -half, half, half)) + fill(CREAM, rectangle(-26, -26, 26, 26))
    number = moved(
        inked(colour, circle(0, 0, 6)) + fill(CREAM, circle(0, 0, 4.6)) + lettering(str(level), 6, INK), 0, -18.6
    )
    count = LOCKS[level]
    places = join(moved(lock_place(), *_lock(k, count)) for k in range(count)) or moved(icons.confirm(), 0, 6)
    return ground + number + places


def _lock(number: int, count: int) -> tuple[float, float]:
    """At most three in a row, two rows."""
    first = count if count <= 3 else (count + 1) // 2
    row, place = divmod(number, first)
    across = first if row == 0 else count - first
    y = 8.0 if count == first else 0.4 + 17.0 * row
    return (place - (across - 1) / 2) * 16.6, y


def lock_place() -> Drawing:
    """A place for a key: a padlock in a ring."""
    ring = circle(0, 0, LOCK / 2 - 0.2)
    return fill(TAN, ring) + stroke(BROWN, 0.4, ring, closed=True) + scaled(padlock(), 0.6)


def key() -> Drawing:
    """A key sticker."""
    disc = inked(LILAC, circle(0, 0, KEY / 2 - 0.4))
    bow = stroke(INK, 2.2, circle(-2.6, 0, 1.8), closed=True) + stroke(YELLOW, 1.2, circle(-2.6, 0, 1.8), closed=True)
    blade = ((-0.6, 0.0), (4.6, 0.0))
    teeth = (((2.6, 0.0), (2.6, 2.0)), ((4.4, 0.0), (4.4, 1.8)))
    lines = (blade, *teeth)
    dark, bright = (join(stroke(colour, pen, line) for line in lines) for colour, pen in ((INK, 2.2), (YELLOW, 1.2)))
    return disc + moved(scaled(dark + bow + bright, 0.86), -0.2, -0.4)


ACROSS: Final = 8
PITCH: Final = KEY + 2.0


def key_sheet_size(count: int) -> tuple[float, float]:
    """Width and height of `count` keys."""
    return ACROSS * PITCH, -(-count // ACROSS) * PITCH


def key_sheet(count: int) -> Drawing:
    """Keys in rows, for sticker paper or glue."""
    width, height = key_sheet_size(count)
    left, top = (PITCH - width) / 2, (PITCH - height) / 2
    return join(moved(key(), left + PITCH * (k % ACROSS), top + PITCH * (k // ACROSS)) for k in range(count))


# Trophies

LINE: Final = (152.0, 40.0)
METALS: Final[Mapping[str, tuple[Colour, int]]] = {
    "bronze": ((196, 128, 74), 3),
    "silver": (SILVER, 2),
    "gold": (YELLOW, 1),
}
"""The colour of each trophy and the number on it."""


def trophy_line(name: str) -> Drawing:
    """A row of locks, and the trophy for filling them."""
    width, height = LINE
    ground = inked(CREAM, rectangle(-width / 2 + 0.6, -height / 2 + 0.6, width / 2 - 0.6, height / 2 - 0.6))
    left = -width / 2 + 14
    places = join(moved(lock_place(), left + 17.0 * k, 0) for k in range(TROPHY_LOCKS))
    way = moved(scaled(icons.arrow(10), 0.9), left + 17.0 * TROPHY_LOCKS - 1.6, 0)
    return ground + places + way + moved(trophy(name), width / 2 - 18, 0)


def trophy(name: str) -> Drawing:
    """A cup on a foot, 34 mm high."""
    colour, place = METALS[name]
    handles = both_sides(
        stroke(INK, 3.2, path("M9 -11 C17 -12 16 -1 7 0")) + stroke(colour, 1.8, path("M9 -11 C17 -12 16 -1 7 0"))
    )
    cup = inked(colour, path("M-10 -14 L10 -14 C10 -2 6 3 2 4 L2 8 L-2 8 L-2 4 C-6 3 -10 -2 -10 -14 Z"))
    foot = inked(BROWN, rectangle(-7.4, 11.4, 7.4, 16)) + inked(colour, path("M-5 11.4 Q-4 8 -2 8 L2 8 Q4 8 5 11.4 Z"))
    shine = stroke(WHITE, 1.2, path("M-7 -10.6 Q-6.4 -4 -3.6 -0.6"))
    return handles + cup + foot + shine + moved(lettering(str(place), 8.4, INK), 0.6, -6) + _ribbon(place)


def _ribbon(place: int) -> Drawing:
    return join(fill(GREY, circle(4.0 * (k - (place - 1) / 2), 13.7, 1.1)) for k in range(place))
