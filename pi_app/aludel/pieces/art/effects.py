# SPDX-License-Identifier: MIT
"""The face of an artifact: its picture, cost, points, and on a banner what it does, in icons alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from aludel.pieces.art import FIGURES, GROUNDS, icons, theories
from aludel.pieces.art.artifacts import LOOKS
from aludel.pieces.art.customers import coin
from aludel.pieces.art.palette import BROWN, CREAM, GREY, INK, LILAC, PURPLE, ROSE, SILVER, WHITE, YELLOW, inked
from aludel.pieces.art.potions import SYMBOLS, badge
from aludel.pieces.art.treasure import crossed_gem, points_star
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

BANNERS: Final[Mapping[str, tuple[Colour, Colour]]] = {"purple": (PURPLE, LILAC), "gold": (YELLOW, CREAM)}
"""The ribbon of each banner, and the field that its icons stand on."""
ROOM: Final = 10.6
"""From icon to icon on a banner."""


def artifact(entry: Mapping[str, Any], ground: Ring) -> Drawing:
    """The face of an artifact as in artifacts.toml, in the field `ground`."""
    picture, colour = LOOKS[entry["name"]]
    ribbon, field = BANNERS[entry["banner"]]
    thing = moved(scaled(picture(), 1.0), 2.0 if entry["points"] else -1.0, -7.6)
    cost = moved(coin(str(entry["cost"]), 6.8), 21.0, -21.0)
    points = moved(points_star(entry["points"], 7.4), -20.6, -6.6) if entry["points"] else ()
    return fill(colour, ground) + thing + cost + points + moved(_banner(ribbon, field, _icons(entry)), -6.6, 19.2)


def _icons(entry: Mapping[str, Any]) -> list[Drawing]:
    return EFFECTS[entry["effect"]](entry)


def _banner(ribbon: Colour, field: Colour, signs: Sequence[Drawing]) -> Drawing:
    """A ribbon of 43 x 16 mm with up to four icons."""
    tails = both_sides(inked(ribbon, ((17, -5.4), (21.6, -5.4), (19.4, 1), (21.6, 8.6), (17, 8.6))))
    band = inked(ribbon, rectangle(-18.6, -8, 18.6, 7)) + fill(field, rectangle(-18, -6.2, 18, 5.2))
    left = -(len(signs) - 1) / 2 * ROOM
    return tails + band + join(moved(sign, left + ROOM * k, -0.5) for k, sign in enumerate(signs))


def _to() -> Drawing:
    return scaled(icons.arrow(9), 0.62)


def _coins(text: str) -> Drawing:
    return coin(text, 4.9) if len(text) == 1 else scaled(coin(text, 8.0), 4.9 / 8.0)


def _market_tile() -> Drawing:
    """A tile of the market."""
    side = 4.6
    return inked(GROUNDS["fern"], rectangle(-side, -side, side, side)) + scaled(FIGURES["fern"](), 0.2)


def _theory() -> Drawing:
    """A theory token, small."""
    disc = circle(0, 0, 5.0)
    sun = join(scaled(moved(stroke(LILAC, 2.0, ((0, 0), end)), 0, 0), 0.24) for end in _RAYS)
    return inked(theories.GROUND, disc) + sun + scaled(FIGURES["frog"](), 0.2)


_RAYS: Final = ((0, -18), (15.6, -9), (15.6, 9), (0, 18), (-15.6, 9), (-15.6, -9))


def _paw() -> Drawing:
    """A pet."""
    toes = join(inked(BROWN, ellipse(x, y, 1.5, 2.0)) for x, y in ((-4, -0.8), (-1.5, -3.6), (1.5, -3.6), (4, -0.8)))
    return toes + inked(BROWN, path("M0 -0.6 C3 -0.6 4.4 4.6 2.6 5 Q0 3.8 -2.6 5 C-4.4 4.6 -3 -0.6 0 -0.6 Z"))


def customer_sign() -> Drawing:
    """Anybody who buys."""
    return inked(GREY, path("M-4.8 5 C-4.8 1 -2.4 0.8 0 0.8 C2.4 0.8 4.8 1 4.8 5 Z")) + inked(
        SILVER, circle(0, -2.6, 2.9)
    )


def _bottle() -> Drawing:
    return scaled(icons.flask(), 0.72)


def _two_tiles(count: int) -> Drawing:
    return moved(scaled(icons.cards_back(2), 0.56), -1.6, 1.0) + moved(_small(f"+{count}"), 2.4, -2.6)


def _small(text: str) -> Drawing:
    half = 2.2 * len(text) * 0.62 + 0.8
    return fill(WHITE, rectangle(-half, -2.2, half, 2.2)) + lettering(text, 3.2, INK, 0.2)


def _free_tile(entry: Mapping[str, Any]) -> list[Drawing]:
    del entry
    return [moved(_market_tile(), 0, 0) + moved(_small("1"), 3.4, 3.4), _to(), _coins("0")]


def _theory_draw(entry: Mapping[str, Any]) -> list[Drawing]:
    return [_theory(), _to(), _two_tiles(entry["amount"])]


def _pet_coins(entry: Mapping[str, Any]) -> list[Drawing]:
    return [_paw(), _to(), _coins(f"+{entry['amount']}")]


def _sale_coins(entry: Mapping[str, Any]) -> list[Drawing]:
    return [customer_sign(), _to(), _coins(f"+{entry['amount']}")]


def _second_sale(entry: Mapping[str, Any]) -> list[Drawing]:
    del entry
    return [customer_sign(), moved(_bottle(), 0.6, 0), moved(_bottle(), -2.6, 0)]


def _no_broken_gem(entry: Mapping[str, Any]) -> list[Drawing]:
    del entry
    return [_theory() + crossed(), _to(), scaled(crossed_gem(), 0.58)]


def crossed() -> Drawing:
    """Wrong."""
    lines = (((-3.4, -3.4), (3.4, 3.4)), ((3.4, -3.4), (-3.4, 3.4)))
    return join(stroke(INK, 2.4, line) for line in lines) + join(stroke(ROSE, 1.4, line) for line in lines)


def _powerless_coins(entry: Mapping[str, Any]) -> list[Drawing]:
    return [badge("powerless", 5.0), _to(), _coins(str(entry["amount"]))]


def _per_token(entry: Mapping[str, Any]) -> list[Drawing]:
    return [token(entry["potion"]), _to(), points_star(entry["amount"], 5.6)]


def token(potion: str) -> Drawing:
    """A result token on its place in the tracker."""
    return inked(WHITE, rectangle(-5, -5, 5, 5)) + scaled(SYMBOLS[potion](), 0.4)


def _per_potion(entry: Mapping[str, Any]) -> list[Drawing]:
    """Different ones, each once."""
    places = (("fire", -3.0, -2.9), ("flying", 3.0, -2.9), ("luck", -3.0, 2.9), ("love", 3.0, 2.9))
    return [join(moved(badge(name, 2.8), x, y) for name, x, y in places), _to(), points_star(entry["amount"], 5.6)]


EFFECTS: Final[Mapping[str, Callable[[Mapping[str, Any]], list[Drawing]]]] = {
    "free-tile": _free_tile,
    "theory-draw": _theory_draw,
    "pet-coins": _pet_coins,
    "sale-coins": _sale_coins,
    "second-sale": _second_sale,
    "no-broken-gem": _no_broken_gem,
    "powerless-coins": _powerless_coins,
    "per-token": _per_token,
    "per-potion": _per_potion,
}
"""What each effect looks like on a banner."""
