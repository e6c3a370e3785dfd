# SPDX-License-Identifier: MIT
"""Untagged things on the table: result tokens, coins, bottles, trackers and the market board."""

from __future__ import annotations

from typing import Final

from aludel.pieces.art import FIGURES, icons
from aludel.pieces.art.customers import coin
from aludel.pieces.art.palette import (
    BROWN,
    CREAM,
    GREY,
    INK,
    LEAF,
    MINT,
    ORANGE,
    SILVER,
    TAN,
    WHITE,
    inked,
)
from aludel.pieces.art.potions import LIQUIDS, SYMBOLS
from aludel.pieces.art.seats import emblem, hue
from aludel.pieces.lettering import lettering
from aludel.pieces.shapes import (
    Drawing,
    Point,
    Ring,
    circle,
    ellipse,
    fill,
    join,
    moved,
    path,
    rectangle,
    regular,
    scaled,
    stroke,
    turned,
)

RESULT: Final = 14.0
"""Side of a result token; it lies on a cell of the tracker."""
COIN: Final = 20.0
CELL: Final = 15.0
BOTTLE: Final = (22.0, 32.0)
FLAP: Final = 8.0
FOLD_GAP: Final = 2.0


def result(potion: str) -> Drawing:
    """A result token: the potion's symbol on its ground."""
    half = RESULT / 2
    return fill(LIQUIDS[potion], rectangle(-half, -half, half, half)) + scaled(SYMBOLS[potion](), 0.56)


def money(value: int) -> Drawing:
    """A coin: ones are round and golden, fives eight-sided and silver."""
    if value == 1:
        return coin("1", COIN / 2 - 0.4)
    rim = inked(SILVER, regular(0, 0, COIN / 2 - 0.4, 8, 22.5))
    star_dots = join(turned(fill(GREY, circle(0, -COIN * 0.38, 0.8)), 45.0 * k) for k in range(8))
    return rim + star_dots + lettering(str(value), COIN * 0.46, INK)


def fold(a: Point, b: Point) -> Drawing:
    """A dashed line: fold here."""
    steps = max(1, round(max(abs(b[0] - a[0]), abs(b[1] - a[1])) / FOLD_GAP))
    at = [(a[0] + (b[0] - a[0]) * k / steps, a[1] + (b[1] - a[1]) * k / steps) for k in range(steps + 1)]
    return join(stroke(GREY, 0.2, pair) for pair in zip(at[::2], at[1::2], strict=False))


def bottle(seat: str) -> Drawing:
    """A tiny bottle to fold over and glue: front, back upside down, and a foot at each end."""
    width, height = BOTTLE
    front = moved(_bottle_front(seat), 0, height / 2)
    lines = join(fold((-width / 2, y), (width / 2, y)) for y in (-height, 0.0, height))
    feet = join(
        fill(hue(seat), rectangle(-width / 2, y - FLAP / 2, width / 2, y + FLAP / 2))
        for y in (-height - FLAP / 2, height + FLAP / 2)
    )
    return feet + front + turned(front, 180) + lines


def _bottle_front(seat: str) -> Drawing:
    field = fill(CREAM, rectangle(-BOTTLE[0] / 2, -BOTTLE[1] / 2, BOTTLE[0] / 2, BOTTLE[1] / 2))
    cork = inked(BROWN, rectangle(-2.6, -13.6, 2.6, -9.6))
    glass = inked(SILVER, path("M-3 -10 L3 -10 L3 -5 C9 -3.6 9 13.6 6 14 L-6 14 C-9 13.6 -9 -3.6 -3 -5 Z"))
    full = inked(
        hue(seat),
        path("M-7 1 Q-3.4 -0.8 0 1 Q3.4 2.8 7 1 C8.2 6 7.6 13.6 5.8 13.8 L-5.8 13.8 C-7.6 13.6 -8.2 6 -7 1 Z"),
    )
    return field + cork + glass + full + moved(emblem(seat, 4.2), 0, 8)


def bottle_size() -> tuple[float, float]:
    """Width and height of the unfolded bottle."""
    return BOTTLE[0], 2 * (BOTTLE[1] + FLAP)


def tracker(seat: str, kinds: tuple[str, ...]) -> Drawing:
    """A triangular tracker: the ingredients stand on its stairs; row and column of two of them meet in one cell."""
    count = len(kinds)
    half = count * CELL / 2
    cells = join(_cell(c, r, half) for r in range(count) for c in range(r))
    steps = join(
        moved(_step(seat, kind), (k + 0.5) * CELL - half, (k + 0.5) * CELL - half) for k, kind in enumerate(kinds)
    )
    corner = moved(emblem(seat, 5.0), 0.5 * CELL - half, (count - 0.5) * CELL - half)
    return cells + steps + corner + stroke(INK, 0.3, _stairs(count, half), closed=True)


GLUE: Final = 8.0
"""Height of the flap by which an extension is glued under the row before it."""


def extension_size(most: int) -> tuple[float, float]:
    """Width and height of the longest extension, when there are `most` ingredients."""
    return most * CELL, CELL + GLUE


def extension(seat: str, kind: str, row: int, size: tuple[float, float]) -> Drawing:
    """A further row for a tracker of `row` ingredients, with a flap on top that is glued under the last row."""
    left, top = -size[0] / 2, -size[1] / 2 + GLUE
    middle = top + CELL / 2
    flap = rectangle(left, top - GLUE, left + row * CELL, top)
    dots = join(fill(SILVER, circle(left + (k + 0.5) * CELL / 2, top - GLUE / 2, 1.4)) for k in range(2 * row))
    shift = (row + 1) * CELL / 2 + left
    cells = join(moved(_cell(c, row, (row + 1) * CELL / 2), shift, middle - CELL * row / 2) for c in range(row))
    step = moved(_step(seat, kind), left + (row + 0.5) * CELL, middle)
    right = left + (row + 1) * CELL
    rim = stroke(INK, 0.3, rectangle(left, top, right, top + CELL), closed=True)
    return (
        dots
        + stroke(GREY, 0.2, flap, closed=True)
        + cells
        + step
        + rim
        + moved(emblem(seat, 5.0), left + CELL / 2, middle)
    )


def _cell(column: int, row: int, half: float) -> Drawing:
    x, y = (column + 0.5) * CELL - half, (row + 0.5) * CELL - half
    side = CELL / 2 - 0.25
    return moved(fill(SILVER, rectangle(-side, -side, side, side)) + fill(WHITE, rectangle(-5, -5, 5, 5)), x, y)


def _step(seat: str, kind: str) -> Drawing:
    side = CELL / 2
    return (
        fill(hue(seat), rectangle(-side, -side, side, side))
        + fill(WHITE, circle(0, 0, 6.8))
        + scaled(FIGURES[kind](), 0.27)
    )


def _stairs(count: int, half: float) -> Ring:
    tread = [(k * CELL - half, (k - rise) * CELL - half) for k in range(1, count + 1) for rise in (1, 0)]
    return ((-half, -half), *tread, (-half, half))


# The market board

PLACE: Final = 44.0
"""Side of a place for a tile of 40 mm."""
LARGE_PLACE: Final = 64.0
BOARD: Final = (250.0, 130.0)


def board() -> Drawing:
    """The market: five numbered places for tiles, one for the customer, one for the stack, one for the discards."""
    width, height = BOARD
    ground = fill(MINT, rectangle(-width / 2, -height / 2, width / 2, height / 2))
    awning = join(
        inked(ORANGE if k % 2 else WHITE, path(f"M{x} -65 L{x + 12.5} -65 L{x + 12.5} -60 Q{x + 6.25} -54 {x} -60 Z"))
        for k, x in enumerate(-width / 2 + 12.5 * k for k in range(20))
    )
    row = join(moved(_market_place(number), (number - 3) * 48.5, -32) for number in range(1, 6))
    return ground + awning + row + _stack_places()


def _market_place(number: int) -> Drawing:
    return _place(PLACE) + moved(scaled(icons.market(number), 1.1), 0, 0)


def _stack_places() -> Drawing:
    customer = moved(_place(LARGE_PLACE) + scaled(_person(), 1.3), -70, 29)
    stack = moved(_place(LARGE_PLACE) + scaled(icons.cards_back(3), 2.2), 12, 29)
    discards = moved(_place(PLACE) + scaled(icons.cards_back(1), 1.6) + _crossed(), 84, 29)
    return customer + stack + discards + moved(scaled(icons.arrow(14, LEAF), -1.0), -29, 29)


def _place(side: float) -> Drawing:
    half = side / 2
    return fill(TAN, rectangle(-half - 1, -half - 1, half + 1, half + 1)) + fill(
        CREAM, rectangle(-half, -half, half, half)
    )


def _person() -> Drawing:
    return inked(GREY, path("M-12 14 C-12 4 -6 3 0 3 C6 3 12 4 12 14 Z")) + inked(GREY, ellipse(0, -5, 6.4, 7))


def _crossed() -> Drawing:
    return stroke(INK, 1.2, ((-13, 13), (13, -13)))
