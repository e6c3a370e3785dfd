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
    MINT,
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
    rectangle,
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
            "M0 10 C-8 10 -10 3 -7 -2 Q-5.6 0.6 -4.4 1 C-6 -5 -1 -6 -0.6 -11 C4 -8 5 -4 4 -0.6"
            " Q6 -1 6.4 -4 C10 0 9 10 0 10 Z"
        ),
    )
    middle = fill(
        ORANGE,
        path(
            "M0 9.4 C-5.6 9.4 -6 4.6 -4.4 2.6 Q-2.4 3.6 -1.8 2.8 C-2.6 -1 0.6 -3.6 0.6 -6"
            " C3.4 -2 2.4 0.6 2.6 2.4 Q4.6 2.4 5.6 1 C7 5 4.6 9.4 0 9.4 Z"
        ),
    )
    core = fill(YELLOW, path("M0 9.2 C-3.4 9.2 -3 6 -1.2 4.4 Q0.6 3 0.6 0.6 C3.4 4 3.6 9.2 0 9.2 Z"))
    return outer + middle + core


def one_wing() -> Drawing:
    """The right one of a pair of wings."""
    outline = path(
        "M1 4 C1 -3 5 -8 11 -9 Q10.6 -6.4 9.4 -5 L11.4 -4.4 Q10.6 -2 8.8 -0.8 L10.4 0.4 Q9 2.4 6.8 3"
        " L7.8 4.6 Q4.6 6.8 1 6 Z"
    )
    quills = ("M3 3 Q4.4 -2.4 8 -5.4", "M4 4 Q5.6 0.4 7.6 -1.4")
    return inked(WHITE, outline) + join(stroke(BLUE, 0.9, path(quill)) for quill in quills)


def wing() -> Drawing:
    """Flying: a pair of wings."""
    return both_sides(one_wing()) + inked(YELLOW, circle(0, 3.6, 2.6))


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
            "M-8 10 C-8.6 -4 -7 -11 0 -11 C7 -11 8.6 -4 8 10 Q6.4 6.4 4 8.6 Q2 10.8 0 8.4"
            " Q-2 10.8 -4 8.6 Q-6.4 6.4 -8 10 Z"
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


def soup() -> Drawing:
    """Powerless: a bowl of soup with a feather in it."""
    steam = join(
        stroke(INK, 1.0, path(f"M{x} -4.4 Q{x - 1.8} -6.2 {x} -7.8 Q{x + 1.8} -9.4 {x} -11")) for x in (-4.4, 0)
    )
    feather = inked(SKY, path("M3.4 -0.4 Q3 -8 8.4 -10.6 Q10.4 -5 5.4 -0.4 Z")) + stroke(
        INK, 0.7, ((4.2, 0), (7.6, -8))
    )
    bowl = inked(ORANGE, path("M-10 0 L10 0 Q9.6 7 4.4 8.4 L4.4 10 L-4.4 10 L-4.4 8.4 Q-9.6 7 -10 0 Z"))
    return (
        steam
        + feather
        + bowl
        + inked(YELLOW, ellipse(0, 0, 10, 2.0))
        + stroke(WHITE, 1.1, path("M-7 3.4 Q-6.4 5.6 -4.6 6.6"))
    )


SYMBOLS: Final[Mapping[str, Callable[[], Drawing]]] = {
    "fire": flame,
    "flying": wing,
    "luck": clover,
    "love": heart,
    "ghostly": ghost,
    "wishes": wish,
    "powerless": soup,
}


def _cork(y: float, half: float) -> Drawing:
    return inked(BROWN, ((-half, y), (half, y), (half * 0.85, y + 4), (-half * 0.85, y + 4)))


def _glass(glass: Ring, liquid: Ring, colour: Colour) -> Drawing:
    return inked(SILVER, glass) + inked(colour, liquid)


def _symbol(name: str, size: float, y: float) -> Drawing:
    return moved(scaled(SYMBOLS[name](), size), 0, y)


def fire() -> Drawing:
    """The fire potion: a round flask."""
    glass = path(
        "M-3.4 -17 L3.4 -17 L3.4 -9 C11 -7 14 -1 14 4 C14 12 8 17.4 0 17.4 C-8 17.4 -14 12 -14 4"
        " C-14 -1 -11 -7 -3.4 -9 Z"
    )
    full = path(
        "M-12 -3 Q-6 -5 0 -3 Q6 -1 12 -3 C13.4 -1 13.6 2 13.6 4 C13.6 12 8 17 0 17 C-8 17 -13.6 12 -13.6 4"
        " C-13.6 2 -13.4 -1 -12 -3 Z"
    )
    shine = stroke(WHITE, 1.1, path("M-10.4 1 Q-11 5 -8.6 9"))
    return _cork(-20.4, 3.0) + _glass(glass, full, CREAM) + shine + _symbol("fire", 0.9, 5.4)


def flying() -> Drawing:
    """The flying potion: a tall vial on wings."""
    feathers = both_sides(moved(scaled(one_wing(), 1.25), 4.0, 3.0))
    glass = path("M-3 -16 L3 -16 L3 -11 Q6 -10 6 -6 L6 13 Q6 18 0 18 Q-6 18 -6 13 L-6 -6 Q-6 -10 -3 -11 Z")
    full = path("M-5.8 -3 Q-3 -4.6 0 -3 Q3 -1.4 5.8 -3 L5.8 13 Q5.8 17.8 0 17.8 Q-5.8 17.8 -5.8 13 Z")
    bubbles = join(
        fill(WHITE, circle(x, y, r)) for x, y, r in ((-2, 4, 1.4), (2, 8.6, 1.8), (-1.4, 12.6, 1.2), (2.2, 1, 0.9))
    )
    return feathers + _cork(-20, 2.8) + _glass(glass, full, TEAL) + bubbles


def luck() -> Drawing:
    """The luck potion: a pointed flask."""
    glass = path("M-3.2 -17 L3.2 -17 L3.2 -9 L15 13 Q16.4 17.4 12 17.4 L-12 17.4 Q-16.4 17.4 -15 13 L-3.2 -9 Z")
    full = path("M-7 -1.6 Q-3 -3.4 0 -1.6 Q3 0 7 -1.6 L14.8 13 Q16 17 12 17.2 L-12 17.2 Q-16 17 -14.8 13 Z")
    return _cork(-20.4, 3.0) + _glass(glass, full, LILAC) + _symbol("luck", 0.84, 7.8)


def love() -> Drawing:
    """The love potion: a bottle that is a heart."""
    neck = inked(SILVER, rectangle(-2.8, -17, 2.8, -6))
    return _cork(-20.4, 2.6) + neck + _symbol("love", 1.5, 3.0)


def ghostly() -> Drawing:
    """The ghostly potion: something looks out of a jar."""
    jar = inked(PURPLE, path("M-11 4 L11 4 Q15 6 14 11 Q13 17.6 8 17.6 L-8 17.6 Q-13 17.6 -14 11 Q-15 6 -11 4 Z"))
    rim = inked(LILAC, ellipse(0, 4, 11.4, 2.6))
    moons = fill(YELLOW, circle(0, 11.4, 3.6)) + fill(PURPLE, circle(1.6, 10.6, 3.0))
    return jar + rim + _symbol("ghostly", 1.1, -7.6) + fill(LILAC, path("M-11 4 Q0 7.4 11 4 Q0 9 -11 4 Z")) + moons


def wishes() -> Drawing:
    """The potion of wishes: a bottle that is a star."""
    neck = inked(SILVER, rectangle(-2.8, -17, 2.8, -6))
    body = inked(NAVY, star(0, 3.4, 16.4, 8.6))
    return _cork(-20.4, 2.6) + neck + body + _symbol("wishes", 0.86, 3.4)


POTIONS: Final[Mapping[str, Callable[[], Drawing]]] = {
    "fire": fire,
    "flying": flying,
    "luck": luck,
    "love": love,
    "ghostly": ghostly,
    "wishes": wishes,
}


LIQUIDS: Final[Mapping[str, Colour]] = {
    "fire": CREAM,
    "flying": TEAL,
    "luck": LILAC,
    "love": SKY,
    "ghostly": PURPLE,
    "wishes": NAVY,
    "powerless": MINT,
}
"""The ground of each symbol, wherever it stands: chosen so that the symbol shows in grey too."""


def badge(name: str, radius: float) -> Drawing:
    """The symbol of a potion on a round ground."""
    return inked(LIQUIDS[name], circle(0, 0, radius)) + scaled(SYMBOLS[name](), radius / 12.6)
