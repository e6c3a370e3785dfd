# SPDX-License-Identifier: MIT
"""The players' screens with their ingredient holders, and the rule card: icons and numerals only."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
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
TONGUE: Final = (15.0, 8.0)


def _folds() -> Drawing:
    side, half = SCREEN[0] / 2 - WING, SCREEN[1] / 2
    return fold((-side, -half), (-side, half)) + fold((side, -half), (side, half))


def _slits() -> Drawing:
    return join(fill(INK, rectangle(x - 8.0, 36.0, x + 8.0, 36.0 + NOTCH[1])) for x in (-NOTCH[0], NOTCH[0]))


def inside(seat: str, counted: tuple[Sequence[str], Sequence[str]], potions: Mapping[str, int]) -> Drawing:
    """What the player sees: the numbers for selecting by hand (ingredients, potions), the turn, and the buttons."""
    width, height = SCREEN
    ground = fill(CREAM, rectangle(-width / 2, -height / 2, width / 2, height / 2))
    centre = moved(numbers(*counted), 0, -39) + moved(scaled(turn(potions, 5), 0.8), 0, 17.0)
    side = width / 2 - WING / 2
    left = moved(scaled(button_map(), 0.8), -side, -26) + moved(scaled(hold_map(), 0.9), -side, 26)
    right = moved(emblem(seat, 17), side, -24) + moved(scaled(prices(potions), 0.95), side, 20)
    return ground + centre + left + right + _slits() + _folds()


def numbers(kinds: Sequence[str], potions: Sequence[str]) -> Drawing:
    """Each ingredient and each potion with the number of presses that stands for it; both are counted from 1."""
    first = join(moved(_numbered(kind, number), _along(number, 16.3), 0) for number, kind in enumerate(kinds, 1))
    second = join(moved(_counted(name, number), _along(number, 21.7), 0) for number, name in enumerate(potions, 1))
    signs = moved(icons.sprig(), -_LABEL, 4) + moved(icons.flask(), -_LABEL, 26)
    return _shelf(-11.0, 18.4) + _shelf(19.6, 32.4) + signs + first + moved(second, 0, 26)


_LABEL: Final = 68.0
"""How far left the sign of a group stands."""


def _shelf(top: float, bottom: float) -> Drawing:
    """The ground of a group of numbers."""
    return fill(WHITE, rectangle(-73.4, top, 73.4, bottom))


def _along(number: int, pitch: float) -> float:
    return -_LABEL + 8.2 + pitch * (number - 0.5)


def _numbered(kind: str, number: int) -> Drawing:
    field = inked(GROUNDS[kind], rectangle(-7, -8.6, 7, 8.6)) + scaled(FIGURES[kind](), 0.34)
    return field + moved(_number(number), 0, 12.8)


def _counted(name: str, number: int) -> Drawing:
    return moved(badge(name, 5.0), -4.8, 0) + moved(_number(number), 4.8, 0)


def _number(number: int) -> Drawing:
    return inked(CREAM, circle(0, 0, 4.2)) + lettering(str(number), 5.0, INK)


def turn(potions: Mapping[str, int], across: int) -> Drawing:
    """A turn, `across` steps a row: two tiles, into the tray, the big button, the potion, its place in the tracker; a
    customer pays; two tiles away, two drawn, the market filled up to five."""
    first, price = next(iter(potions.items()))
    steps = [
        _two_tiles(),
        icons.tray(),
        icons.confirm(),
        _results(potions),
        scaled(icons.stairs(), 1.1),
        badge(first, 8.6),
        coin(str(price), 7.6),
        _moved_tiles("-2"),
        _moved_tiles("+2"),
        _five(),
    ]
    rows = [steps[k : k + across] for k in range(0, len(steps), across)]
    middle = (len(rows) - 1) / 2
    return join(moved(_chain(row), 0, (k - middle) * 24) for k, row in enumerate(rows))


STEP: Final = 30.0
"""From step to step."""


def _chain(steps: Sequence[Drawing]) -> Drawing:
    left = -(len(steps) - 1) / 2 * STEP
    arrows = join(moved(scaled(icons.arrow(10), 0.7), left + (k + 0.5) * STEP, 0) for k in range(len(steps) - 1))
    return join(moved(step, left + k * STEP, 0) for k, step in enumerate(steps)) + arrows


def _two_tiles() -> Drawing:
    one = inked(LILAC, rectangle(-4.6, -6, 4.6, 6)) + lettering("1", 6.4, INK)
    other = inked(YELLOW, rectangle(-4.6, -6, 4.6, 6)) + lettering("2", 6.4, INK)
    return moved(one, -5.1, 0) + moved(other, 5.1, 0)


def _results(potions: Mapping[str, int]) -> Drawing:
    places = ((0.0, -5.0), (-5.4, 4.0), (5.4, 4.0))
    return join(moved(badge(name, 5.0), x, y) for name, (x, y) in zip(potions, places, strict=True))


def _moved_tiles(count: str) -> Drawing:
    return moved(icons.cards_back(2), 0, 3) + moved(lettering(count, 5.4, INK), 0, -7)


def _five() -> Drawing:
    return join(moved(scaled(icons.cards_back(1), 0.42), (k - 2) * 4.2, 3) for k in range(5)) + moved(
        lettering("5", 5.4, INK), 0, -6
    )


def prices(potions: Mapping[str, int]) -> Drawing:
    """What customers pay."""
    return join(
        moved(badge(name, 6), -10, 15 * (k - 1))
        + moved(coin(str(price), 5), 10, 15 * (k - 1))
        + moved(scaled(icons.arrow(8), 0.8), 0, 15 * (k - 1))
        for k, (name, price) in enumerate(potions.items())
    )


def button_map() -> Drawing:
    """The buttons as they lie on the console, 52 mm wide and 62 mm high."""
    top = join(moved(scaled(icons.market(number), 0.46), (number - 3) * 11, -26) for number in range(1, 6))
    big = moved(scaled(icons.confirm(), 1.5), 0, -2)
    small = join(
        moved(scaled(icons.BUTTONS[name](), 0.8), x, 23) for name, x in (("back", -19), ("next", 0), ("mute", 19))
    )
    return top + big + small


HOLD_ROW: Final = 8.5


def hold_map() -> Drawing:
    """What holding buttons down does, a row each: buttons, a clock, what comes of it. 44 mm wide, 52 mm high."""
    middle = (len(icons.HOLDS) - 1) / 2
    return join(
        moved(_hold_row(buttons) + moved(scaled(outcome(), 0.52), 16, 0), 0, (k - middle) * HOLD_ROW)
        for k, (buttons, outcome) in enumerate(icons.HOLDS.items())
    )


def _hold_row(buttons: tuple[str, ...]) -> Drawing:
    keys = join(moved(scaled(icons.BUTTONS[name](), 0.42), -17 + 9.4 * k, 0) for k, name in enumerate(buttons))
    return keys + moved(scaled(icons.hold(), 0.5), 1, 0) + moved(scaled(icons.arrow(7), 0.7), 8, 0)


def outside(seat: str) -> Drawing:
    """What the others see: the seat's colour and shape."""
    width, height = SCREEN
    ground = fill(hue(seat), rectangle(-width / 2, -height / 2, width / 2, height / 2))
    band = fill(NAVY, rectangle(-width / 2, height / 2 - 14, width / 2, height / 2))
    stars = join(fill(YELLOW, star(-120 + 20 * k, height / 2 - 7, 3.4, 1.5)) for k in range(13))
    shields = join(moved(emblem(seat, size), x, -6) for x, size in ((0, 36.0), (-103, 20.0), (103, 20.0)))
    return ground + band + stars + shields + _slits() + _folds()


def holder(seat: str) -> Drawing:
    """An ingredient holder: fold it to a ledge, slide its two tongues into the slits of the screen."""
    width, height = HOLDER
    top, shoulder = -height / 2, -height / 2 + TONGUE[1]
    ground = fill(hue(seat), rectangle(-width / 2, shoulder, width / 2, height / 2))
    ends = [(x - TONGUE[0] / 2, x + TONGUE[0] / 2) for x in (-NOTCH[0], NOTCH[0])]
    tongues = join(
        fill(CREAM, rectangle(left, top, right, shoulder))
        + stroke(GREY, 0.2, ((left, shoulder), (left, top), (right, top), (right, shoulder)))
        for left, right in ends
    )
    places = join(fill(WHITE, rectangle(x - 20.5, shoulder + 8, x + 20.5, height / 2 - 10)) for x in (-24, 24))
    folds = join(fold((-width / 2, y), (width / 2, y)) for y in (shoulder, height / 2 - 18, height / 2 - 8))
    return tongues + ground + places + folds


CARD: Final = (92.0, 128.0)


def rule_card(seat: str, potions: Mapping[str, int]) -> Drawing:
    """A card with the turn and the buttons, for those who have never played."""
    width, height = CARD
    ground = fill(CREAM, rectangle(-width / 2, -height / 2, width / 2, height / 2))
    head = fill(hue(seat), rectangle(-width / 2, -height / 2, width / 2, -height / 2 + 12))
    crest = moved(emblem(seat, 5), 0, -height / 2 + 6)
    steps = moved(scaled(turn(potions, 4), 0.76), 0, -23.5)
    return (
        ground
        + head
        + crest
        + steps
        + moved(scaled(button_map(), 0.72), -23, 35)
        + moved(scaled(hold_map(), 0.88), 23, 35)
    )
