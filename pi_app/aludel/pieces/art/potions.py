# SPDX-License-Identifier: MIT
"""The potions: a symbol each, and the flask that carries it. Symbols fit a circle of 10 mm about the middle."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from aludel.pieces.art.ingredients import eyes, smile
from aludel.pieces.art.palette import (
    BLUE,
    BROWN,
    CREAM,
    GREEN,
    INK,
    LEAF,
    LILAC,
    NAVY,
    ORANGE,
    PINK,
    PURPLE,
    RED,
    ROSE,
    SILVER,
    SKY,
    TEAL,
    WHITE,
    YELLOW,
    inked,
)
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
    scaled,
    star,
    stroke,
    turned,
)


def flame() -> Drawing:
    """Fire: a flame of three tongues."""
    outer = inked(
        RED,
        path(
            "M0 10 C-8 10 -10 3 -7 -2 Q-5.6 0.6 -4.4 1 C-6 -5 -1 -6 -0.6 -11 C4 -8 5 -4 4 -0.6 Q6 -1 6.4 -4 C10 0 9 10 0 10 Z"
        ),
    )
    middle = fill(
        ORANGE,
        path(
            "M0 9.4 C-5.6 9.4 -6 4.6 -4.4 2.6 Q-2.4 3.6 -1.8 2.8 C-2.6 -1 0.6 -3.6 0.6 -6 C3.4 -2 2.4 0.6 2.6 2.4 Q4.6 2.4 5.6 1 C7 5 4.6 9.4 0 9.4 Z"
        ),
    )
    core = fill(YELLOW, path("M0 9.2 C-3.4 9.2 -3 6 -1.2 4.4 Q0.6 3 0.6 0.6 C3.4 4 3.6 9.2 0 9.2 Z"))
    return outer + middle + core


def wing() -> Drawing:
    """Flying: a pair of wings."""
    one = inked(
        WHITE,
        path(
            "M1 4 C1 -3 5 -8 11 -9 Q10.6 -6.4 9.4 -5 L11.4 -4.4 Q10.6 -2 8.8 -0.8 L10.4 0.4 Q9 2.4 6.8 3 L7.8 4.6 Q4.6 6.8 1 6 Z"
        ),
    )
    quills = stroke(BLUE, 0.9, path("M3 3 Q4.4 -2.4 8 -5.4")) + stroke(BLUE, 0.9, path("M4 4 Q5.6 0.4 7.6 -1.4"))
    return both_sides(one + quills) + inked(YELLOW, circle(0, 3.6, 2.6))


def clover() -> Drawing:
    """Luck: a four-leafed clover."""
    leaf = inked(GREEN, path("M0 0 C-6.4 -3 -6 -9.6 -2.6 -9.8 Q-0.6 -9.8 0 -8 Q0.6 -9.8 2.6 -9.8 C6 -9.6 6.4 -3 0 0 Z"))
    vein = stroke(LEAF, 0.7, ((0, -1.6), (0, -6.4)))
    stem = stroke(INK, 2.4, path("M0 0 Q1 6 5 10")) + stroke(LEAF, 1.2, path("M0 0 Q1 6 5 10"))
    return stem + join(turned(leaf + vein, turn) for turn in (45, 135, 225, 315))


def heart() -> Drawing:
    """Love: a heart."""
    ring = path("M0 10 C-6 5 -11 1 -10.6 -4 C-10 -9.6 -2.6 -10.4 0 -5 C2.6 -10.4 10 -9.6 10.6 -4 C11 1 6 5 0 10 Z")
    return inked(ROSE, ring) + fill(WHITE, ellipse(-6.2, -4.4, 1.5, 2.6, 35))


def ghost() -> Drawing:
    """Ghostly: a friendly ghost."""
    sheet = inked(
        WHITE,
        path(
            "M-8 10 C-8.6 -4 -7 -11 0 -11 C7 -11 8.6 -4 8 10 Q6.4 6.4 4 8.6 Q2 10.8 0 8.4 Q-2 10.8 -4 8.6 Q-6.4 6.4 -8 10 Z"
        ),
    )
    mouth = fill(INK, ellipse(0, 1.8, 1.6, 2.2))
    return (
        sheet
        + both_sides(fill(INK, ellipse(3, -3.6, 1.3, 2.0)))
        + mouth
        + both_sides(fill(PINK, ellipse(5.2, 0, 1.3, 0.9)))
    )


def wish() -> Drawing:
    """Wishes: a shooting star."""
    tails = join(stroke(BLUE, 1.1, line) for line in (((-3, 3), (-9, 9)), ((-5, 1), (-10, 4)), ((-1, 5), (-4, 10))))
    return tails + inked(YELLOW, star(2, -2, 9, 4, 5, 18)) + moved(eyes(1.6, 0, 1.0) + smile(2, 1.4, 0.5, 0.6), 2, -2.4)


SYMBOLS: Final[Mapping[str, Callable[[], Drawing]]] = {
    "fire": flame,
    "flying": wing,
    "luck": clover,
    "love": heart,
    "ghostly": ghost,
    "wishes": wish,
}


def _cork(y: float, half: float) -> Drawing:
    return inked(BROWN, ((-half, y), (half, y), (half * 0.85, y + 4), (-half * 0.85, y + 4)))


def _flask(glass: Ring, liquid: Ring, colour: Colour) -> Drawing:
    shine = stroke(WHITE, 1.1, path("M-10.4 1 Q-11 5 -8.6 9"))
    return inked(SILVER, glass) + inked(colour, liquid) + shine


_ROUND: Final = path(
    "M-3.4 -17 L3.4 -17 L3.4 -9 C11 -7 14 -1 14 4 C14 12 8 17.4 0 17.4 C-8 17.4 -14 12 -14 4 C-14 -1 -11 -7 -3.4 -9 Z"
)
_ROUND_FULL: Final = path(
    "M-12 -3 Q-6 -5 0 -3 Q6 -1 12 -3 C13.4 -1 13.6 2 13.6 4 C13.6 12 8 17 0 17 C-8 17 -13.6 12 -13.6 4 C-13.6 2 -13.4 -1 -12 -3 Z"
)


def _potion(name: str, colour: Colour, size: float = 0.86) -> Drawing:
    """The flask with the symbol of `name` in its belly."""
    symbol = moved(scaled(SYMBOLS[name](), size), 0, 5.6)
    return _cork(-20.4, 3.0) + _flask(_ROUND, _ROUND_FULL, colour) + symbol


LIQUIDS: Final[Mapping[str, Colour]] = {
    "fire": CREAM,
    "flying": TEAL,
    "luck": LILAC,
    "love": SKY,
    "ghostly": PURPLE,
    "wishes": NAVY,
}
"""The ground of each symbol, wherever it stands: chosen so that the symbol shows in grey too."""


def flask(name: str) -> Drawing:
    """The potion of this name."""
    return _potion(name, LIQUIDS[name])


def badge(name: str, radius: float) -> Drawing:
    """The symbol of a potion on a round ground."""
    return inked(LIQUIDS[name], circle(0, 0, radius)) + scaled(SYMBOLS[name](), radius / 12.6)
