# SPDX-License-Identifier: MIT
"""Pictures of the pieces for the pages: as printed, but without tags, or alone on clear ground."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, partial
from typing import Any, Final

from aludel.games.little_alchemists.data import prices, table
from aludel.pieces.art import FIGURES, GROUNDS, theories
from aludel.pieces.art.boxes import face as box_face
from aludel.pieces.art.customers import closed_market, customer
from aludel.pieces.art.effects import artifact
from aludel.pieces.art.palette import BROWN, INK, NAVY, SILVER, WHITE, YELLOW, inked
from aludel.pieces.art.pets import PETS, pet
from aludel.pieces.art.potions import POTIONS, SYMBOLS, badge
from aludel.pieces.art.seats import HUES, emblem, hue
from aludel.pieces.art.tabletop import money
from aludel.pieces.art.treasure import CUTS, broken_gem, gem
from aludel.pieces.shapes import (
    Drawing,
    Ring,
    circle,
    extent,
    fill,
    join,
    moved,
    path,
    rectangle,
    regular,
    scaled,
    star,
    turned,
)
from aludel.pieces.svg import clear_svg

TILE: Final = 40.0
"""Side of a tile, millimetres; its corners are round by an eighth."""
CARD: Final = 62.0
"""Side of a customer, a pet, an artifact or a box card."""
DISC: Final = 24.0
"""Across a token."""
AIR: Final = 0.6
"""Clear ground about a picture that stands alone."""


@cache
def art(kind: str) -> str | None:
    """The picture of a piece (`tile.frog`, `customer.fire`) or of what pages show alone (`potion.fire`, `gem.4`)."""
    painter = painters().get(kind)
    return None if painter is None else _framed(painter())


@cache
def painters() -> Mapping[str, Callable[[], Drawing]]:
    """Everything that there is a picture of."""
    artifacts, pets = table("artifacts")["artifact"], table("pets")["pet"]
    return {
        **{f"ingredient.{name}": FIGURES[name] for name in _ingredients()},
        **{f"tile.{name}": partial(_tile, name) for name in _ingredients()},
        **{f"theory.{name}": partial(_theory, name) for name in _ingredients()},
        **{f"answer.{name}": partial(_token, name) for name in (*_ingredients(), *SYMBOLS)},
        **{f"potion.{name}": POTIONS.get(name, SYMBOLS[name]) for name in SYMBOLS},
        **{f"symbol.{name}": partial(badge, name, 10.0) for name in SYMBOLS},
        **{f"customer.{name}": partial(_customer, name) for name in prices()},
        **{f"pet.{entry['name']}": partial(_pet, entry) for entry in pets if entry["name"] in PETS},
        **{f"artifact.{entry['name']}": partial(_artifact, entry) for entry in artifacts},
        **{f"box.{level}": partial(_box, level) for level in range(2, 8)},
        **{f"gem.{points}": partial(gem, points) for points in CUTS},
        **{f"coin.{value}": partial(money, value) for value in (1, 5)},
        **{f"emblem.{seat}": partial(emblem, seat, 5.0) for seat in HUES},
        **{f"bottle.{seat}": partial(_bottle, seat) for seat in HUES},
        "equal": _equal,
        "gem.broken": broken_gem,
        "closed": partial(_card, closed_market),
        "back.tile": _back,
    }


def _framed(drawing: Drawing) -> str:
    left, top, right, bottom = extent(drawing)
    return clear_svg(drawing, (left - AIR, top - AIR, right + AIR, bottom + AIR))


def _ingredients() -> tuple[str, ...]:
    return tuple(entry["name"] for entry in table("ingredients")["ingredient"])


def _rounded(side: float) -> Ring:
    half, bend = side / 2, side / 8
    near = half - bend
    return path(
        f"M{-near} {-half} L{near} {-half} Q{half} {-half} {half} {-near} L{half} {near} Q{half} {half} {near} {half}"
        f" L{-near} {half} Q{-half} {half} {-half} {near} L{-half} {-near} Q{-half} {-half} {-near} {-half} Z"
    )


def _fitted(drawing: Drawing, half: float) -> Drawing:
    """`drawing` about its middle, as large as a square of this half side allows."""
    left, top, right, bottom = extent(drawing)
    middle = moved(drawing, -(left + right) / 2, -(top + bottom) / 2)
    return scaled(middle, 2 * half / max(right - left, bottom - top))


def _tile(name: str) -> Drawing:
    return inked(GROUNDS[name], _rounded(TILE)) + _fitted(FIGURES[name](), TILE * 0.42)


def _theory(name: str) -> Drawing:
    """The token of a theory, with its sunburst."""
    inner = DISC / 2 - 1
    ground = inked(theories.GROUND, circle(0, 0, DISC / 2))
    return ground + theories.sunburst(name, circle(0, 0, inner), inner) + _fitted(FIGURES[name](), DISC * 0.34)


def _token(name: str) -> Drawing:
    """A token of the answer set of nobody's seat."""
    figure = FIGURES.get(name, SYMBOLS.get(name))
    assert figure is not None
    return inked(GROUNDS.get(name, WHITE), circle(0, 0, DISC / 2)) + _fitted(figure(), DISC * 0.35)


def _card(paint: Callable[[Ring], Drawing]) -> Drawing:
    """A picture that fills a card, and the line round it."""
    ground = _rounded(CARD)
    return inked(WHITE, ground) + paint(ground)


def _customer(potion: str) -> Drawing:
    return _card(partial(customer, potion, prices()[potion]))


def _pet(entry: Mapping[str, Any]) -> Drawing:
    return _card(partial(_pet_on, entry))


def _pet_on(entry: Mapping[str, Any], ground: Ring) -> Drawing:
    """The animal with what it likes, larger than on the printed card, which has tags in its corners."""
    small: Ring = rectangle(0, 0, 0.01, 0.01)
    colour = PETS[entry["name"]][1]
    return fill(colour, ground) + scaled(pet(entry["name"], entry["likes"], small), 1.45)


def _artifact(entry: Mapping[str, Any]) -> Drawing:
    return _card(partial(artifact, entry))


def _box(level: int) -> Drawing:
    return _card(partial(box_face, level))


def _bottle(seat: str) -> Drawing:
    """The small bottle that a seat puts on the customer, with the seat's shape on it."""
    cork = inked(BROWN, rectangle(-2.6, -13.6, 2.6, -9.6))
    glass = inked(SILVER, path("M-3 -10 L3 -10 L3 -5 C9 -3.6 9 13.6 6 14 L-6 14 C-9 13.6 -9 -3.6 -3 -5 Z"))
    filled = path("M-7 1 Q-3.4 -0.8 0 1 Q3.4 2.8 7 1 C8.2 6 7.6 13.6 5.8 13.8 L-5.8 13.8 C-7.6 13.6 -8.2 6 -7 1 Z")
    return cork + glass + inked(hue(seat), filled) + moved(emblem(seat, 4.2), 0, 8)


def _equal() -> Drawing:
    """Two of the same: no potion."""
    tile = inked(WHITE, _rounded(18))
    return join(moved(tile + inked(YELLOW, star(0, 0, 6, 2.8)), x, y) for x, y in ((-5.5, -4.5), (5.5, 4.5)))


def _back() -> Drawing:
    """A tile that lies face down: it tells nothing."""
    sun = inked(YELLOW, star(0, 0, 13, 6.5, 8)) + inked(NAVY, circle(0, 0, 4.4))
    corners = join(turned(fill(YELLOW, regular(14, 14, 1.6, 4)), 90.0 * k) for k in range(4))
    return inked(NAVY, _rounded(TILE)) + sun + corners + fill(INK, circle(0, 0, 1.6))
