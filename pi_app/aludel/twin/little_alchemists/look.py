# SPDX-License-Identifier: MIT
"""What a player sees, what a player may decide: the interface between people and their pieces.

Ingredients are plain words here (`frog`); tiles carry kinds (`tile.frog`).
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations
from typing import Any, Final, NamedTuple, TypeAlias

from aludel.games.referee import View
from aludel.twin.little_alchemists.box import Tile
from aludel.twin.little_alchemists.nature import Nature

TILE: Final = "tile."
NOTHING: Final = "{}"
"""An owner's box in which all is as in ours."""

Pair: TypeAlias = frozenset[str]
"""Two ingredients; one alone where they are equal."""
Tracker: TypeAlias = dict[Pair, str]
"""Potion by pair of ingredients: the triangular tracker behind a screen."""


class Buy(NamedTuple):
    """Buy the face-up tile at this place (0 to 4)."""

    place: int


class Brew(NamedTuple):
    """Put these two tiles of the hand into the tray."""

    first: Tile
    second: Tile


class Theory(NamedTuple):
    """Share that this ingredient can make exactly these potions, in the order of the level's potions."""

    ingredient: str
    potions: tuple[str, ...]


Action: TypeAlias = Buy | Brew | Theory


@dataclass(frozen=True, slots=True)
class Look:
    """What one player sees of the pieces. `customer` and `coming` are potions, empty where there is none.

    `sold` says that nothing more can be sold to this customer, `free` that the next market tile costs nothing,
    `view` is what the console says in public, `artifacts` are the names of those that lie face up, `house` is what an
    owner's boxed pieces have otherwise than ours, as JSON.
    """

    hand: tuple[Tile, ...]
    market: tuple[Tile | None, ...]
    coins: int
    customer: str
    coming: str
    sold: bool
    level: int = 1
    seat: int = 0
    view: View = field(default_factory=dict[str, Any])
    artifacts: tuple[str, ...] = ()
    free: bool = False
    house: str = NOTHING

    def buys(self) -> list[Buy]:
        """Every tile that can be paid for."""
        return [Buy(place) for place, tile in enumerate(self.market) if tile and (self.coins or self.free)]

    def with_bought(self, place: int) -> Look:
        """The same table once that tile is bought."""
        tile = self.market[place]
        market = (*self.market[:place], None, *self.market[place + 1 :])
        hand = (*self.hand, tile) if tile else self.hand
        return replace(self, hand=hand, market=market, coins=self.coins - (not self.free), free=False)

    def solved(self) -> Mapping[str, tuple[str, ...]]:
        """The theory board: what each ingredient on it can make."""
        return {entry["ingredient"]: tuple(entry["potions"]) for entry in self.view.get("theories", ())}


def look_of(nature: Nature, seat: int, view: View) -> Look:
    """What somebody sees of the pieces, besides what the console says."""
    return Look(
        hand=tuple(nature.hands[seat]),
        market=tuple(nature.market),
        coins=nature.coins[seat],
        customer=wanted(nature.customer),
        coming=wanted(nature.next_large()),
        sold=not nature.may_sell(seat),
        level=nature.level,
        seat=seat,
        view=view,
        artifacts=tuple(card.name for card in nature.shelf if card),
        free=nature.price(seat) == 0,
        house=house_of(nature),
    )


def house_of(nature: Nature) -> str:
    """What an owner's box has otherwise than ours, as `Look.house` holds it."""
    return json.dumps(nature.overlay, sort_keys=True)


def ingredient(tile: Tile) -> str:
    """The ingredient on a tile."""
    return tile.kind.removeprefix(TILE)


def wanted(customer: str) -> str:
    """The potion that a large tile asks for; empty for the closed market and for none."""
    return customer.partition(".")[2]


def tradable(market: Sequence[Tile | None], brewed: Iterable[Tile]) -> list[int]:
    """The places of the market tiles that two equal ones may be traded for: another kind, or any if all are alike."""
    kinds = {tile.kind for tile in brewed}
    there = [(place, tile.kind) for place, tile in enumerate(market) if tile]
    other = [(place, kind) for place, kind in there if kind not in kinds]
    return [place for place, _ in other or there]


def pair(brew: Brew) -> Pair:
    """The ingredients of two tiles."""
    return frozenset(map(ingredient, brew))


def brews(hand: Sequence[Tile]) -> list[Brew]:
    """Every two tiles of a hand, equal kinds included."""
    return [Brew(*two) for two in combinations(hand, 2)]
