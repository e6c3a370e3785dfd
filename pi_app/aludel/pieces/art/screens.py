# SPDX-License-Identifier: MIT
"""The players' screens with their ingredient holders, and the rule card: icons and numerals only."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from aludel.pieces.art import FIGURES, GROUNDS, icons
from aludel.pieces.art.customers import coin
from aludel.pieces.art.palette import CREAM, GREY, INK, LILAC, NAVY, WHITE, YELLOW, inked
from aludel.pieces.art.potions import badge
from aludel.pieces.art.seats import emblem, hue
from aludel.pieces.art.tabletop import fold
from aludel.pieces.lettering import lettering
from aludel.pieces.shapes import Drawing, circle, fill, join, moved, rectangle, scaled, star, stroke

SCREEN: Final = (262.0, 108.0)
"""Unfolded; short enough for letter paper, too."""
WING: Final = 56.0
"""Width of each side panel."""
HOLDER: Final = (100.0, 58.0)
NOTCH: Final = (34.0, 0.8)
"""How far from the middle the slits lie that hold the holder's tongues, and how wide they are."""


def _sheet(width: float, height: float, drawing: Drawing = ()) -> Drawing:
    return stroke(GREY, 0.2, rectangle(-width / 2, -height / 2, width / 2, height / 2), closed=True) + drawing


def _folds() -> Drawing:
    side, half = SCREEN[0] / 2 - WING, SCREEN[1] / 2
    return fold((-side, -half), (-side, half)) + fold((side, -half), (side, half))


def _slits() -> Drawing:
    return join(fill(INK, rectangle(x - 8, 36.0, x + 8, 36.0 + NOTCH[1])) for x in (-NOTCH[0], NOTCH[0]))


def inside(seat: str, kinds: Sequence[str], potions: Sequence[str]) -> Drawing:
    """What the player sees: the number of each ingredient for selecting by hand, the turn, and the buttons."""
    width, height = SCREEN
    ground = fill(CREAM, rectangle(-width / 2, -height / 2, width / 2, height / 2))
    centre = moved(numbers(kinds), 0, -28) + moved(scaled(turn(potions), 0.86), 0, 14)
    side = width / 2 - WING / 2
    left = moved(scaled(button_map(), 0.9), -side, 2)
    right = moved(scaled(emblem(seat), 11), side, -24) + moved(scaled(prices(potions), 0.95), side, 20)
    return _sheet(width, height, ground + centre + left + right + _slits() + _folds())


def numbers(kinds: Sequence[str]) -> Drawing:
    """Each ingredient with the number of presses that stands for it."""
    pitch = (SCREEN[0] - 2 * WING - 6) / len(kinds)
    return join(
        moved(_numbered(kind, number), (number - (len(kinds) + 1) / 2) * pitch, 0)
        for number, kind in enumerate(kinds, 1)
    )


def _numbered(kind: str, number: int) -> Drawing:
    field = inked(GROUNDS[kind], rectangle(-8, -10, 8, 10)) + scaled(FIGURES[kind](), 0.4)
    disc = inked(WHITE, circle(0, 0, 5.2)) + lettering(str(number), 6.0, INK)
    return field + moved(disc, 0, 15.4)


def turn(potions: Sequence[str]) -> Drawing:
    """A turn: two tiles, into the tray, the big button; the result is laid down; two away, two drawn, refill."""
    first = [
        scaled(_two_tiles(), 0.62),
        scaled(icons.tray(), 0.9),
        icons.confirm(),
        scaled(_results(potions), 0.8),
        icons.stairs(),
    ]
    second = [scaled(badge(potions[0], 9), 0.9), moved(coin("3", 7), 0, 0), _exchange(), scaled(_five(), 0.9)]
    return moved(_chain(first), 0, -15) + moved(_chain(second), 0, 12)


def _chain(steps: Sequence[Drawing]) -> Drawing:
    pitch = 34.0
    left = -(len(steps) - 1) / 2 * pitch
    arrows = join(moved(scaled(icons.arrow(10), 0.8), left + (k + 0.5) * pitch, 0) for k in range(len(steps) - 1))
    return join(moved(step, left + k * pitch, 0) for k, step in enumerate(steps)) + arrows


def _two_tiles() -> Drawing:
    blank = inked(LILAC, rectangle(-7, -9, 7, 9)) + scaled(lettering("1", 9, INK), 1.0)
    other = inked(YELLOW, rectangle(-7, -9, 7, 9)) + lettering("2", 9, INK)
    return moved(blank, -8, 0) + moved(other, 8, 0)


def _results(potions: Sequence[str]) -> Drawing:
    return join(
        moved(badge(name, 6.4), (k - (len(potions) - 1) / 2) * 10, 2 if k % 2 else -3) for k, name in enumerate(potions)
    )


def _exchange() -> Drawing:
    away = moved(scaled(icons.cards_back(2), 0.9), -7, 3) + moved(lettering("-2", 5, INK), -7, -8)
    drawn = moved(scaled(icons.cards_back(2), 0.9), 7, 3) + moved(lettering("+2", 5, INK), 7, -8)
    return away + drawn


def _five() -> Drawing:
    return join(moved(scaled(icons.cards_back(1), 0.5), (k - 2) * 5, 2) for k in range(5)) + moved(
        lettering("5", 5, INK), 0, -6
    )


def prices(potions: Sequence[str]) -> Drawing:
    """What customers pay."""
    return join(
        moved(badge(name, 6), -10, 15 * (k - 1))
        + moved(coin("3", 5), 10, 15 * (k - 1))
        + moved(scaled(icons.arrow(8), 0.8), 0, 15 * (k - 1))
        for k, name in enumerate(potions)
    )


def button_map() -> Drawing:
    """The buttons as they lie on the console, with what holding them does."""
    top = join(moved(scaled(icons.market(number), 0.42), (number - 3) * 10.4, -34) for number in range(1, 6))
    big = moved(scaled(icons.confirm(), 1.5), 0, -8)
    small = join(
        moved(scaled(icons.BUTTONS[name](), 0.75), x, 18) for name, x in (("back", -17), ("next", 0), ("mute", 17))
    )
    held = moved(scaled(icons.hold(), 0.5), -17, 32) + moved(lettering("1-8", 4.4, INK), -3, 32)
    return top + big + small + held


def outside(seat: str) -> Drawing:
    """What the others see: the seat's colour and shape."""
    width, height = SCREEN
    ground = fill(hue(seat), rectangle(-width / 2, -height / 2, width / 2, height / 2))
    band = fill(NAVY, rectangle(-width / 2, height / 2 - 14, width / 2, height / 2))
    stars = join(fill(YELLOW, star(-120 + 20 * k, height / 2 - 7, 3.4, 1.5)) for k in range(13))
    shields = join(moved(scaled(emblem(seat), size), x, -6) for x, size in ((0, 24.0), (-100, 13.0), (100, 13.0)))
    return _sheet(width, height, ground + band + stars + shields + _slits() + _folds())


def holder(seat: str) -> Drawing:
    """An ingredient holder: fold it to a ledge, slide its two tongues into the slits of the screen."""
    width, height = HOLDER
    top = -height / 2
    ground = fill(hue(seat), rectangle(-width / 2, top + 8, width / 2, height / 2))
    tongues = join(fill(CREAM, rectangle(x - 7.5, top, x + 7.5, top + 8)) for x in (-NOTCH[0], NOTCH[0]))
    places = join(fill(WHITE, rectangle(x - 20.5, top + 16, x + 20.5, height / 2 - 10)) for x in (-24, 24))
    folds = join(fold((-width / 2, y), (width / 2, y)) for y in (top + 8, height / 2 - 18, height / 2 - 8))
    return tongues + ground + places + folds + _sheet(width, height)


CARD: Final = (92.0, 128.0)


def rule_card(seat: str, potions: Sequence[str]) -> Drawing:
    """A card with the turn and the buttons, for those who have never played."""
    width, height = CARD
    ground = fill(CREAM, rectangle(-width / 2, -height / 2, width / 2, height / 2))
    head = fill(hue(seat), rectangle(-width / 2, -height / 2, width / 2, -height / 2 + 12))
    crest = moved(scaled(emblem(seat), 3.4), 0, -height / 2 + 6)
    steps = moved(scaled(turn(potions), 0.5), 0, -32)
    return ground + head + crest + steps + moved(scaled(button_map(), 0.95), 0, 24)
