# SPDX-License-Identifier: MIT
"""The theory boards, drawn from games/little_alchemists/data/boards.toml: places for theory tokens, what an ingredient
there can make, and, on the large ones, what two of them make together.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from aludel.pieces.art.backs import vessels
from aludel.pieces.art.palette import CREAM, INK, LILAC, MINT, NAVY, PURPLE, SILVER, TAN, WHITE, YELLOW, inked
from aludel.pieces.art.potions import badge
from aludel.pieces.art.tabletop import fold
from aludel.pieces.art.treasure import gem
from aludel.pieces.lettering import lettering
from aludel.pieces.shapes import Drawing, arc, circle, fill, join, moved, rectangle, scaled, star

PLACE: Final = 13.6
"""Radius of the place for a token of 25 mm."""


def _place() -> Drawing:
    return fill(TAN, circle(0, 0, PLACE)) + fill(CREAM, circle(0, 0, PLACE - 0.8))


def spaces(entry: Mapping[str, Any]) -> list[tuple[str, ...]]:
    """The potions of each space, in the order of the board."""
    return [tuple(potions) for potions in entry["spaces"].values()]


# The small board: a column for each pair of potions, an upper and a lower place

SMALL: Final = (186.0, 132.0)
STRIP: Final = (186.0, 18.0)
COLUMN: Final = 60.0
ROW: Final = 32.0


def small(entry: Mapping[str, Any]) -> Drawing:
    """The board of level 2: the place above a pair of potions and the one below it both stand for that pair."""
    pairs = list(dict.fromkeys(spaces(entry)))
    stars = join(
        fill(YELLOW, star(COLUMN * x / 2, side * (SMALL[1] - STRIP[1]) / 2, 3.6, 1.6))
        for x in range(-2, 3)
        for side in (-1, 1)
    )
    return _columns(pairs) + stars


def small_back(entry: Mapping[str, Any]) -> Drawing:
    """Its other side: the same columns, and the places of the two stickers of level 3."""
    pairs = list(dict.fromkeys(space[:2] for space in spaces(entry)))
    return _columns(pairs) + join(
        moved(_sticker_place(potion), 0, side * (SMALL[1] - STRIP[1]) / 2)
        for potion, side in zip(_late(entry), (-1, 1), strict=True)
    )


def _late(entry: Mapping[str, Any]) -> list[str]:
    """The potions that make the upper and the lower row of level 3."""
    return list(dict.fromkeys(space[2] for space in spaces(entry)))


def _columns(pairs: Sequence[tuple[str, ...]]) -> Drawing:
    width, height = SMALL
    ground = fill(MINT, rectangle(-width / 2, -height / 2, width / 2, height / 2))
    return ground + join(moved(_column(pair), (k - 1) * COLUMN, 0) for k, pair in enumerate(pairs))


def _column(pair: tuple[str, ...]) -> Drawing:
    panel = inked(LILAC, rectangle(-27, -47, 27, 47)) + fill(PURPLE, rectangle(-2, -ROW, 2, ROW))
    places = moved(_place(), 0, -ROW) + moved(_place(), 0, ROW)
    band = inked(WHITE, rectangle(-27, -12.6, 27, 12.6))
    return (
        panel
        + places
        + band
        + join(moved(badge(potion, 10.4), x, 0) for potion, x in zip(pair, (-12.6, 12.6), strict=True))
    )


def _sticker_place(potion: str) -> Drawing:
    half_w, half_h = STRIP[0] / 2 - 1, STRIP[1] / 2 - 1
    corners = ((-half_w, -half_h), (half_w, -half_h), (half_w, half_h), (-half_w, half_h))
    around = zip(corners, (*corners[1:], corners[0]), strict=True)
    return join(fold(*side) for side in around) + badge(potion, 4.4)


def stickers(entry: Mapping[str, Any]) -> dict[str, Drawing]:
    """The two stickers that make it the board of level 3: one more potion for all places of a row."""
    half_w, half_h = STRIP[0] / 2, STRIP[1] / 2
    ground = fill(LILAC, rectangle(-half_w, -half_h, half_w, half_h))
    plus = moved(lettering("+", 8, INK), -13, 0)
    return {
        potion: ground + join(moved(plus + badge(potion, 8.0), k * COLUMN, 0) for k in (-1, 0, 1))
        for potion in _late(entry)
    }


# The large boards: the spaces stand on stairs, as the ingredients on a tracker; row and column of two of them meet

CELL: Final = 31.0
FLAG: Final = 10.0
"""Width of the potions beside a place."""
EDGE: Final = 3.0
TOP_ROWS: Final = 4
RESULT: Final = 11.0


@dataclass(frozen=True, slots=True)
class Half:
    """One of two pieces of a large board, drawn about its middle."""

    name: str
    width: float
    height: float
    drawing: Drawing


def halves(entry: Mapping[str, Any]) -> tuple[Half, Half]:
    """The upper and the lower piece of a board."""
    count = len(entry["spaces"])
    return _half(entry, "top", range(TOP_ROWS)), _half(entry, "bottom", range(TOP_ROWS, count))


def crossing(entry: Mapping[str, Any], one: str, other: str) -> str:
    """What an ingredient of one space makes with one of the other."""
    cross: Mapping[str, str] = entry["cross"]
    return cross["|".join(sorted((one, other)))]


def _half(entry: Mapping[str, Any], name: str, rows: range) -> Half:
    names = list(entry["spaces"])
    width, height = len(names) * CELL + FLAG + 2 * EDGE, len(rows) * CELL + EDGE
    top = name == "top"
    ground = fill(MINT, rectangle(0, 0, width, height))
    first = EDGE if top else 0.0
    cells = join(
        moved(_crossing(crossing(entry, names[column], names[row])), _at(column), first + _at(row - rows[0]) - EDGE)
        for row in rows
        for column in range(row)
    )
    steps = join(
        moved(_space(entry["spaces"][names[row]]), _at(row), first + _at(row - rows[0]) - EDGE) for row in rows
    )
    free = _at(len(rows)) + FLAG
    picture = _corner(free, width - EDGE, height) if top else ()
    drawing = ground + picture + cells + steps + _seam(width, height if top else 0.0, top)
    return Half(name, width, height, moved(drawing, -width / 2, -height / 2))


def _at(place: int) -> float:
    """The middle of a column (or, less the edge, of a row)."""
    return EDGE + (place + 0.5) * CELL


def _crossing(potion: str) -> Drawing:
    half = CELL / 2 - 0.3
    ways = fill(SILVER, rectangle(-half, -4, half, 4)) + fill(SILVER, rectangle(-4, -half, 4, half))
    return fill(WHITE, rectangle(-half, -half, half, half)) + ways + badge(potion, RESULT)


def _space(potions: Sequence[str]) -> Drawing:
    half = CELL / 2
    box = inked(PURPLE, rectangle(-half + 0.7, -half + 0.7, half + FLAG - 0.7, half - 0.7))
    flags = join(moved(badge(potion, 4.5), half + FLAG / 2 - 0.9, (k - 1) * 9.7) for k, potion in enumerate(potions))
    return box + _place() + flags


def _seam(width: float, y: float, top: bool) -> Drawing:
    """Half discs at the edge where the two pieces are joined: together they are whole."""
    start, end = (180.0, 360.0) if top else (0.0, 180.0)
    return join(fill(NAVY, arc(x, y, 2.4, 2.4, start, end)) for x in (width * 0.84, width * 0.94))


def _corner(left: float, right: float, height: float) -> Drawing:
    """The corner above the stairs: a place for the stack of gems, and the stills of the school."""
    x, y, reach = left + (right - left) * 0.42, height * 0.56, min(right - left, height) * 0.35
    still = moved(fill(NAVY, circle(0, 0, reach)) + scaled(vessels(), reach / 18.6), x, y)
    stack = join(moved(scaled(gem(points), 0.8), 5.0 * k, -4.0 * k) for k, points in enumerate((3, 4, 5)))
    place = fill(TAN, circle(0, 0, 19.4)) + fill(CREAM, circle(0, 0, 18.6)) + moved(stack, -5, 4)
    return still + moved(place, right - 20.4, 23.4)
