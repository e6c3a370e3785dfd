# SPDX-License-Identifier: MIT
"""Customers, each with the wanted potion and the price in coins, and the closed market."""

from __future__ import annotations

from aludel.pieces.art.ingredients import eyes, smile
from aludel.pieces.art.palette import (
    BROWN,
    CREAM,
    GREY,
    INK,
    MINT,
    NAVY,
    ORANGE,
    PINK,
    PURPLE,
    RED,
    SILVER,
    SKIN,
    SKY,
    TAN,
    TEAL,
    WHITE,
    YELLOW,
    inked,
)
from aludel.pieces.art.potions import badge
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
    star,
    stroke,
)


def coin(value: str, radius: float) -> Drawing:
    """A coin with its value."""
    rim = inked(YELLOW, circle(0, 0, radius)) + stroke(ORANGE, radius * 0.09, circle(0, 0, radius * 0.8), closed=True)
    return rim + lettering(value, radius * 0.95, INK)


def _bust(coat: Colour, skin: Colour, hair: Drawing) -> Drawing:
    """Head and shoulders, looking at you; the hat or hair goes on top."""
    shoulders = inked(coat, path("M-17 26 C-17 12 -10 9 0 9 C10 9 17 12 17 26 Z"))
    neck = inked(skin, path("M-3.6 6 L3.6 6 L4.4 11 Q0 15 -4.4 11 Z"))
    head = both_sides(inked(skin, circle(9.4, 0, 2.2))) + inked(skin, ellipse(0, -1, 9.6, 10.4))
    cheeks = both_sides(fill(PINK, ellipse(5.6, 2.4, 1.9, 1.3)))
    nose = stroke(INK, 0.7, path("M-0.4 -0.6 Q2 1.6 -0.4 2"))
    return shoulders + neck + head + cheeks + nose + eyes(3.7, -1.8, 1.7) + smile(4.4, 3.4, 1.3) + hair


def _smith() -> Drawing:
    """A cook with a tall white hat and a big moustache."""
    hat = inked(
        WHITE,
        path(
            "M-8.6 -8 L-8.6 -14 C-15 -15 -13 -23 -7 -22 C-5 -27 5 -27 7 -22 C13 -23 15 -15 8.6 -14"
            " L8.6 -8 Q0 -10.4 -8.6 -8 Z"
        ),
    )
    pleats = join(stroke(GREY, 0.6, ((x, -13.4), (x * 1.2, -18))) for x in (-4, 0, 4))
    moustache = inked(
        BROWN,
        path(
            "M0 3 Q3 1.6 5 3.4 Q7.4 4.8 9 2.6 Q8.4 7 4.6 6.8 Q1.6 6.6 0 5 Q-1.6 6.6 -4.6 6.8"
            " Q-8.4 7 -9 2.6 Q-7.4 4.8 -5 3.4 Q-3 1.6 0 3 Z"
        ),
    )
    buttons = join(fill(INK, circle(x, y, 0.8)) for x in (-3, 3) for y in (17, 22))
    return _bust(SILVER, SKIN, hat + pleats + moustache + buttons)


def _flyer() -> Drawing:
    """A girl pilot with a leather cap and goggles."""
    cap = inked(BROWN, path("M-10.6 4 C-13 -16 13 -16 10.6 4 L8.2 3 C9 -5 6 -7.6 0 -7.6 C-6 -7.6 -9 -5 -8.2 3 Z"))
    strap = stroke(INK, 2.2, path("M-10.4 -7 Q0 -11 10.4 -7"))
    goggles = both_sides(inked(SKY, ellipse(4.2, -10.2, 3.6, 2.9)) + fill(WHITE, ellipse(3.2, -11, 0.9, 0.6)))
    scarf = inked(RED, path("M-8 10 Q0 15 8 10 L9 13.4 Q0 18.6 -9 13.4 Z")) + inked(
        RED, path("M6 14 L12 24 L7.4 25 L3.4 15.6 Z")
    )
    return _bust(TAN, (176, 116, 76), cap + strap + goggles + scarf)


def _gardener() -> Drawing:
    """An old lady in a straw hat, with round glasses."""
    hair = both_sides(inked(SILVER, circle(8.2, -5, 3.4)))
    brim = inked(YELLOW, ellipse(0, -9, 16.4, 3.8))
    crown = inked(YELLOW, path("M-9 -9.6 C-9 -21 9 -21 9 -9.6 Q0 -7 -9 -9.6 Z"))
    band = inked(TEAL, path("M-9 -12 Q0 -9.4 9 -12 L9 -9.6 Q0 -7 -9 -9.6 Z"))
    glasses = both_sides(stroke(INK, 0.6, circle(3.7, -1.8, 2.9), closed=True)) + stroke(
        INK, 0.6, ((-0.8, -2), (0.8, -2))
    )
    return _bust(MINT, SKIN, hair + brim + crown + band + glasses)


def _poet() -> Drawing:
    """A poet with a feathered hat and curls."""
    curls = both_sides(join(inked(BROWN, circle(x, y, 2.8)) for x, y in ((9.2, -5), (10.4, -0.6), (9.6, 3.8))))
    hat = inked(PURPLE, path("M-13 -7 C-10 -18 8 -20 13 -8 Q0 -12 -13 -7 Z"))
    plume = inked(WHITE, path("M-6 -13 C-10 -26 4 -28 6 -22 C1 -23 -2 -18 -3 -12 Z"))
    ruff = join(inked(WHITE, circle(x, 11.4, 2.4)) for x in (-8, -4, 0, 4, 8))
    return _bust((190, 60, 90), SKIN, curls + hat + plume + ruff)


def _witch() -> Drawing:
    """A young witch with a pointed hat."""
    hair = both_sides(inked(ORANGE, path("M6 -9 Q14 -4 12 9 Q8 8 8.4 0 Z")))
    brim = inked(NAVY, ellipse(0, -9, 17, 3.4))
    cone = inked(NAVY, path("M-9 -10 Q-3 -17 3 -27 Q4.6 -17 9 -10 Q0 -7.4 -9 -10 Z"))
    stars = fill(YELLOW, star(0.6, -14.6, 2.4, 1))
    return _bust(PURPLE, (228, 190, 160), hair + brim + cone + stars)


_PEOPLE = {"fire": _smith, "flying": _flyer, "luck": _gardener, "love": _poet, "ghostly": _witch}
_WALLS = {"fire": NAVY, "flying": SKY, "luck": (232, 150, 96), "love": CREAM, "ghostly": GREY}


def customer(potion: str, price: int, ground: Ring) -> Drawing:
    """A customer who wants `potion`: the person, the potion in a bubble, one coin a point of the price."""
    bubble = moved(badge(potion, 8.6), 19.0, -18.6)
    coins = join(moved(coin("1", 3.3), -24.4, -4.6 + 7.4 * k) for k in range(price))
    person = moved(scaled(_PEOPLE[potion](), 0.98), -1.6, 2.6)
    return fill(_WALLS[potion], ground) + person + bubble + coins


def closed_market(ground: Ring) -> Drawing:
    """The market by night: shutters down, a padlock and the moon."""
    sky = fill(NAVY, ground)
    moon = fill(YELLOW, circle(17, -20, 6.4)) + fill(NAVY, circle(14.4, -21.4, 5.4))
    stars = join(fill(CREAM, star(x, y, 1.8, 0.7)) for x, y in ((7, -25), (25, -10), (-12, -24), (25, 0), (0, -18.6)))
    posts = both_sides(inked(BROWN, rectangle(13.4, -10, 16.4, 22)))
    shutter = inked(SILVER, rectangle(-13.4, -6, 13.4, 15))
    slats = join(stroke(GREY, 0.8, ((-13, y), (13, y))) for y in (-2.4, 1.2, 4.8, 8.4, 12.0))
    counter = inked(TAN, rectangle(-17, 15, 17, 21.6))
    stripes = join(
        inked(RED if k % 2 else WHITE, path(f"M{x} -14 L{x + 5} -14 L{x + 6} -6 Q{x + 3} -2.4 {x} -6 Z"))
        for k, x in enumerate(range(-18, 18, 6))
    )
    shackle = stroke(INK, 2.4, path("M-3 4.4 C-3 -2 3 -2 3 4.4")) + stroke(GREY, 1.2, path("M-3 4.4 C-3 -2 3 -2 3 4.4"))
    lock = (
        inked(YELLOW, rectangle(-4.8, 4, 4.8, 11.6))
        + fill(INK, circle(0, 7, 1.2))
        + fill(INK, rectangle(-0.5, 7, 0.5, 9.8))
    )
    return sky + moon + stars + posts + shutter + slats + counter + stripes + shackle + lock
