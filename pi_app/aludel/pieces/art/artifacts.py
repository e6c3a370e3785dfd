# SPDX-License-Identifier: MIT
"""The artifacts: one picture each, about the middle, in a square of 32 mm."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from aludel.pieces.art.palette import (
    BLUE,
    BROWN,
    CREAM,
    GREEN,
    GREY,
    INK,
    LEAF,
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
    limb,
)
from aludel.pieces.art.potions import one_wing
from aludel.pieces.shapes import (
    Colour,
    Drawing,
    both_sides,
    circle,
    ellipse,
    fill,
    join,
    mirrored,
    moved,
    path,
    rectangle,
    scaled,
    star,
    stroke,
    turned,
)


def basket() -> Drawing:
    """A basket full of herbs."""
    leaves = join(
        moved(turned(inked(colour, path("M0 0 Q-4.4 -6 0 -13 Q4.4 -6 0 0 Z")), turn), x, 0)
        for x, turn, colour in ((-8, -34, LEAF), (8, 34, LEAF), (-4, -12, GREEN), (4, 14, GREEN), (0, 0, LIME))
    )
    handle = stroke(INK, 3.4, path("M-13 2 C-12 -20 12 -20 13 2")) + stroke(
        TAN, 2.0, path("M-13 2 C-12 -20 12 -20 13 2")
    )
    bowl = inked(TAN, path("M-15 1 L15 1 L11 15 L-11 15 Z"))
    weave = join(
        stroke(BROWN, 1.1, path(f"M{-14 + k} {4.4 + 3.6 * k} Q0 {7.4 + 3.6 * k} {14 - k} {4.4 + 3.6 * k}"))
        for k in range(3)
    )
    return handle + leaves + bowl + weave


def book() -> Drawing:
    """An open book with a seedling on one page and a star on the other."""
    cover = inked(RED, path("M-17 -9 L17 -9 L17 12.6 L-17 12.6 Z"))
    page = inked(CREAM, path("M0 -8 Q7 -13 15.4 -10.4 L15.4 9.6 Q7 7.4 0 11.6 Z"))
    lines = join(stroke(GREY, 0.9, path(f"M3 {y} Q8 {y - 2.6} 12.6 {y - 1.4}")) for y in (2.4, 5.2))
    sprout = stroke(LEAF, 1.4, path("M-7.6 0 Q-7.4 -4 -8 -6")) + fill(
        GREEN, ellipse(-10, -6.6, 2.4, 1.3, 24), ellipse(-5.4, -6.2, 2.4, 1.3, -30)
    )
    return cover + both_sides(page + lines) + sprout + inked(YELLOW, star(7.8, -4.4, 3.8, 1.7))


def collar() -> Drawing:
    """A pet's collar with a bell and a paw on it."""
    strap = stroke(INK, 7.0, path("M-13 -9 C-14 6 14 6 13 -9")) + stroke(RED, 5.4, path("M-13 -9 C-14 6 14 6 13 -9"))
    studs = join(fill(YELLOW, circle(x, y, 1.3)) for x, y in ((-12, -4), (-8.4, 0), (8.4, 0), (12, -4)))
    bell = inked(YELLOW, circle(0, 8.4, 7.4)) + stroke(INK, 0.9, ((-7, 8.4), (7, 8.4)))
    clapper = fill(INK, circle(0, 11.4, 1.7)) + stroke(INK, 1.0, ((0, 11.4), (0, 15.4)))
    return strap + studs + bell + clapper + moved(inked(SILVER, circle(0, 0, 2.4)), 0, 0.6)


def scales() -> Drawing:
    """A pair of scales, a coin in each pan."""
    post = limb(TAN, 2.2, ((0, -12), (0, 12))) + inked(BROWN, path("M-9 15 L9 15 L6 11 L-6 11 Z"))
    beam = limb(TAN, 2.0, ((-13, -9), (13, -11))) + inked(YELLOW, circle(0, -12, 2.6))
    pans = join(
        stroke(INK, 0.7, ((x, y), (x - 5, y + 10)))
        + stroke(INK, 0.7, ((x, y), (x + 5, y + 10)))
        + inked(ORANGE, circle(x, y + 8.6, 2.8))
        + inked(SILVER, path(f"M{x - 6.4} {y + 9.6} L{x + 6.4} {y + 9.6} Q{x} {y + 16} {x - 6.4} {y + 9.6} Z"))
        for x, y in ((-13.0, -8.6), (13.0, -10.6))
    )
    return post + beam + pans


def twin_bottle() -> Drawing:
    """Two bottles that share one belly."""
    neck = inked(SILVER, path("M3 -12 L9 -14.6 L11.4 -8 L7 -4 Z")) + inked(
        BROWN, path("M2 -15.4 L8.4 -18 L9.6 -14 L3.2 -11.4 Z")
    )
    belly = inked(SILVER, path("M-12 -5 C-20 0 -18 15 -8 15 L8 15 C18 15 20 0 12 -5 Q0 -1 -12 -5 Z"))
    left = inked(ROSE, path("M-14.6 4 Q-7 1 0 4 L0 14.6 L-8 14.6 C-15 14.6 -16.6 8 -14.6 4 Z"))
    right = inked(TEAL, path("M14.6 4 Q7 7 0 4 L0 14.6 L8 14.6 C15 14.6 16.6 8 14.6 4 Z"))
    return (
        both_sides(neck)
        + belly
        + left
        + right
        + fill(WHITE, circle(-7, 9, 1.7), circle(6, 10, 1.3), circle(-3, 12, 1.1))
    )


def shield() -> Drawing:
    """A shield with a gem on it."""
    rim = inked(SILVER, path("M0 -17 Q8 -13 15 -14 C16 4 8 13 0 17 C-8 13 -16 4 -15 -14 Q-8 -13 0 -17 Z"))
    field = inked(BLUE, path("M0 -13 Q6 -10 11.4 -10.4 C12 3 6 9.6 0 13 C-6 9.6 -12 3 -11.4 -10.4 Q-6 -10 0 -13 Z"))
    gem = inked(MINT, ((-5, -6), (5, -6), (8, -1.4), (0, 8), (-8, -1.4)))
    facets = stroke(INK, 0.7, ((-8, -1.4), (8, -1.4))) + both_sides(stroke(INK, 0.7, ((0, 8), (3, -1.4), (0.6, -6))))
    return rim + field + gem + facets


def lantern() -> Drawing:
    """A lantern with a flame in it."""
    ring = stroke(INK, 2.8, circle(0, -14, 3.2), closed=True) + stroke(GREY, 1.4, circle(0, -14, 3.2), closed=True)
    glass = inked(CREAM, path("M-8 -7 L8 -7 L11 11 L-11 11 Z"))
    cap = inked(BROWN, path("M-10 -7 L-4 -12 L4 -12 L10 -7 Z")) + inked(BROWN, rectangle(-12.6, 11, 12.6, 15.4))
    flame = inked(RED, path("M0 9.6 C-7 9.6 -6.4 2 -2 -1 Q-1.6 1 0 -4.6 Q3 0 3.4 2 C6 5 5.4 9.6 0 9.6 Z"))
    bars = both_sides(stroke(INK, 1.4, ((5.4, -7), (7.2, 11))))
    return ring + glass + flame + fill(YELLOW, ellipse(0, 6.6, 2.0, 2.8)) + bars + cap


def winged_boot() -> Drawing:
    """A boot with wings."""
    shaft = path("M-4 -14 L7 -14 L7 4 Q15 6 15.4 12 L15.4 13 L-5 13 Q-3 0 -4 -14 Z")
    sole = inked(BROWN, rectangle(-6, 12.4, 16.4, 15.6))
    cuff = inked(YELLOW, rectangle(-5.4, -16.4, 8.4, -11.4))
    wing = moved(scaled(mirrored(one_wing()), 1.35), -1.0, -2.0)
    return inked(TEAL, shaft) + stroke(INK, 0.8, path("M1 2 Q4 4 7 4")) + sole + cuff + wing


def horseshoe() -> Drawing:
    """A horseshoe with a clover on it."""
    arch = path("M-9.6 14 C-22 -20 22 -20 9.6 14")
    shoe = stroke(INK, 8.0, arch) + stroke(GREY, 6.4, arch)
    ends = both_sides(inked(GREY, rectangle(6.4, 12, 13.6, 15.8)))
    nails = both_sides(join(fill(INK, circle(x, y, 0.9)) for x, y in ((12.9, 3), (12.7, -3.4), (8.6, -9.4))))
    leaf = inked(GREEN, path("M0 0 C-4.6 -2 -4.4 -6.8 -1.8 -7 Q-0.4 -7 0 -5.6 Q0.4 -7 1.8 -7 C4.4 -6.8 4.6 -2 0 0 Z"))
    stem = stroke(LEAF, 1.6, path("M0 2 Q1 7 4 9.6"))
    return shoe + ends + nails + moved(stem + join(turned(leaf, t) for t in (45, 135, 225, 315)), 0, 2)


def locket() -> Drawing:
    """An open locket on a chain: a heart on each side."""
    chain = join(
        stroke(INK, 0.8, circle(x, y, 1.3), closed=True)
        for x, y in (
            (-9, -15),
            (-6, -13),
            (-3, -11.4),
            (3, -11.4),
            (6, -13),
            (9, -15),
            (0, -10.4),
            (0, -7.8),
            (0, -5.2),
        )
    )
    heart = path("M0 9 C-7 4 -10 0 -8.6 -4.4 C-7 -8.6 -1.4 -8 0 -4 C1.4 -8 7 -8.6 8.6 -4.4 C10 0 7 4 0 9 Z")
    left = moved(turned(inked(YELLOW, heart), 14), -8.4, 3.4) + moved(
        turned(fill(ROSE, tuple((x * 0.55, y * 0.55) for x, y in heart)), 14), -8.4, 3.4
    )
    right = moved(turned(inked(YELLOW, heart), -14), 8.4, 3.4) + moved(
        turned(fill(PINK, tuple((x * 0.55, y * 0.55) for x, y in heart)), -14), 8.4, 3.4
    )
    return chain + left + right + inked(ORANGE, rectangle(-1.6, -4, 1.6, 2))


def crystal_ball() -> Drawing:
    """A crystal ball; something looks out of it."""
    ball = inked(LILAC, circle(0, -3, 12.6)) + fill(WHITE, ellipse(-6, -9, 2.2, 3.4, 40))
    sheet = inked(
        WHITE,
        path(
            "M-5.4 6 C-6 -4 -5 -9 0 -9 C5 -9 6 -4 5.4 6 Q4 3.4 2.6 5 Q1.2 6.4 0 4.8 Q-1.2 6.4 -2.6 5 Q-4 3.4 -5.4 6 Z"
        ),
    )
    face = both_sides(fill(INK, ellipse(2.0, -3.6, 0.9, 1.4))) + fill(INK, ellipse(0, 0.4, 1.1, 1.5))
    stand = inked(PURPLE, path("M-9 8.4 Q0 13 9 8.4 L13 15.4 L-13 15.4 Z"))
    return ball + sheet + face + stand + join(fill(YELLOW, star(x, 12.8, 1.6, 0.7)) for x in (-6, 0, 6))


def rack() -> Drawing:
    """A rack of five vials, all different."""
    vials = join(
        inked(SILVER, rectangle(x - 2.1, -13, x + 2.1, 8))
        + inked(colour, rectangle(x - 2.1, top, x + 2.1, 8))
        + inked(BROWN, rectangle(x - 1.7, -16, x + 1.7, -12.4))
        for x, colour, top in ((-12.4, RED, -4), (-6.2, TEAL, 0), (0, GREEN, -7), (6.2, ROSE, -2), (12.4, WHITE, -5))
    )
    boards = inked(TAN, rectangle(-17, -10, 17, -7)) + inked(TAN, rectangle(-17, 7.4, 17, 12.4))
    return both_sides(inked(BROWN, rectangle(14.6, -12.4, 17.4, 15))) + vials + boards


def tea_set() -> Drawing:
    """A teapot with its lid, and a cup."""
    spout = inked(SKY, path("M7 2 Q13 1 13 -8 L16.4 -8.6 Q17 4 8 9 Z"))
    handle = stroke(INK, 4.0, path("M-9 -3 C-19 -6 -18 10 -8 8")) + stroke(SKY, 2.4, path("M-9 -3 C-19 -6 -18 10 -8 8"))
    pot = (
        inked(SKY, ellipse(0, 3.4, 10.6, 9.4))
        + inked(BLUE, path("M-6 -5 Q0 -10.4 6 -5 Z"))
        + inked(YELLOW, circle(0, -9.4, 2.0))
    )
    dots = join(fill(WHITE, circle(x, y, 1.5)) for x, y in ((-5, 0), (0, 2), (5, 0), (-4, 6), (3, 7)))
    cup = inked(CREAM, path("M3 8 L15 8 Q15 15.4 11 15.4 L7 15.4 Q3 15.4 3 8 Z")) + stroke(
        INK, 1.4, path("M14.6 9.6 Q18.4 9.4 17 12 Q16 14 14 13.4")
    )
    return handle + spout + pot + dots + cup


LOOKS: Final[Mapping[str, tuple[Callable[[], Drawing], Colour]]] = {
    "purple-1": (basket, SKY),
    "purple-2": (book, MINT),
    "purple-3": (collar, NAVY),
    "purple-4": (scales, LILAC),
    "purple-5": (twin_bottle, CREAM),
    "purple-6": (shield, ORANGE),
    "gold-1": (lantern, NAVY),
    "gold-2": (winged_boot, PINK),
    "gold-3": (horseshoe, CREAM),
    "gold-4": (locket, TEAL),
    "gold-5": (crystal_ball, LEAF),
    "gold-6": (rack, SKY),
    "tea-set": (tea_set, ROSE),
}
"""Each artifact's picture and its ground."""
