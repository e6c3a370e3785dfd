# SPDX-License-Identifier: MIT
"""Virtual players of Little Alchemists level 1: what somebody at the table would decide from what they see.

They see their own hand and tracker, the face-up market, the customers and what the console says in public. Tiles are
told apart by kind, and ordered by position only: renaming the kinds changes no decision.
"""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from operator import itemgetter
from typing import Final, NamedTuple, TypeAlias

from aludel.twin.little_alchemists.lore import POTIONS, Pair, Tracker, chances
from aludel.twin.little_alchemists.nature import BOX, PRICE, Tile

KINDS: Final = tuple(kind for kind, _ in BOX)

Odds: TypeAlias = Mapping[Pair, tuple[float, ...]]
"""Chance of each potion of POTIONS by pair of kinds."""


class Buy(NamedTuple):
    """Buy the face-up tile at this place (0 to 4)."""

    place: int


class Brew(NamedTuple):
    """Put these two tiles of the hand into the tray."""

    first: Tile
    second: Tile


Action: TypeAlias = Buy | Brew


@dataclass(frozen=True, slots=True)
class Look:
    """What one player sees of the pieces. `customer` and `coming` are potions, empty where there is none."""

    hand: tuple[Tile, ...]
    market: tuple[Tile | None, ...]
    coins: int
    customer: str
    coming: str
    sold: bool

    def buys(self) -> list[Buy]:
        """Every tile that can be paid for."""
        return [Buy(place) for place, tile in enumerate(self.market) if tile and self.coins]

    def with_bought(self, place: int) -> Look:
        """The same table once that tile is bought."""
        tile = self.market[place]
        market = (*self.market[:place], None, *self.market[place + 1 :])
        hand = (*self.hand, tile) if tile else self.hand
        return Look(hand, market, self.coins - 1, self.customer, self.coming, self.sold)


def wanted(customer: str) -> str:
    """The potion that a large tile asks for; empty for the closed market and for none."""
    return customer.partition(".")[2]


def pair(brew: Brew) -> Pair:
    """The kinds of two tiles."""
    return frozenset((brew.first.kind, brew.second.kind))


def brews(hand: Sequence[Tile]) -> list[Brew]:
    """Every two tiles of a hand, equal kinds included."""
    return [Brew(*two) for two in combinations(hand, 2)]


@dataclass(slots=True)
class Player(ABC):
    """Somebody at the table, with a tracker of their own."""

    rng: random.Random
    tracker: Tracker = field(default_factory=dict)

    @abstractmethod
    def act(self, look: Look) -> Action:
        """What to do in one's own turn."""

    def more(self, look: Look) -> Buy | None:
        """A tile to buy after the potion is made, before the turn ends."""
        return None

    @abstractmethod
    def trade(self, look: Look, places: Sequence[int]) -> int:
        """Which of these market places to take a tile from, for two equal tiles."""

    @abstractmethod
    def sells(self) -> bool:
        """Whether to sell a potion that the customer wants."""

    @abstractmethod
    def answer(self, asked: Pair, pooled: Tracker) -> str:
        """The potion to name in the exam, from what everybody together knows."""

    def note(self, brewed: Pair, potion: str) -> None:
        """Mark a result in the tracker."""
        self.tracker[brewed] = potion


class RandomPlayer(Player):
    """Takes any of the possible actions, each with the same chance."""

    def act(self, look: Look) -> Action:
        """Any tile bought or any two tiles brewed."""
        actions: list[Action] = [*look.buys(), *brews(look.hand)]
        return self.rng.choice(actions)

    def more(self, look: Look) -> Buy | None:
        """Any tile, or none."""
        return self.rng.choice([None, *look.buys()])

    def trade(self, look: Look, places: Sequence[int]) -> int:
        """Any place."""
        return self.rng.choice(places)

    def sells(self) -> bool:
        """As the coin falls."""
        return self.rng.random() < 0.5

    def answer(self, asked: Pair, pooled: Tracker) -> str:
        """Any potion."""
        return self.rng.choice(POTIONS)


NEW_RESULT: Final = 0.6
"""Worth, in coins, of a result that nothing foretold, while customers are still to come."""

LATER: Final = 0.3
"""Share of its price that a sale to a customer who has not come yet is worth now."""

SPREAD: Final = 0.05
"""Worth of one more kind in the hand."""

MARGIN: Final = 1.5
"""How much better the best brew must become by a tile: its coin, and the turns that a shorter game loses."""

STAYS: Final = 0.4
"""Chance of another turn before the customer leaves."""


class CompetentPlayer(Player):
    """Remembers results, reasons from them, tests new pairs, keeps what will sell, and buys when a sale pays for it."""

    def act(self, look: Look) -> Action:
        """The brew worth most; a tile is bought first when it makes the best brew worth more than a coin more."""
        odds = self._odds()
        offers = [(self._best(look.with_bought(buy.place), odds)[0], buy) for buy in look.buys()]
        here, brew = self._best(look, odds)
        if offers:
            best, buy = max(offers, key=itemgetter(0))
            if best - MARGIN > here:
                return buy
        return brew

    def trade(self, look: Look, places: Sequence[int]) -> int:
        """The tile that leaves the most to sell."""
        odds = self._odds()
        return max(places, key=lambda place: self._kept(look.with_bought(place).hand, look, 1.0, odds))

    def sells(self) -> bool:
        """Always."""
        return True

    def answer(self, asked: Pair, pooled: Tracker) -> str:
        """What was brewed, or what follows from it; the likeliest where nothing does."""
        shares = chances(pooled, KINDS)[asked]
        return POTIONS[shares.index(max(shares))]

    def _odds(self) -> Odds:
        return chances(self.tracker, KINDS)

    def _best(self, look: Look, odds: Odds) -> tuple[float, Brew]:
        worth = [(self._worth(brew, look, odds), brew) for brew in brews(look.hand)]
        return max(worth, key=itemgetter(0))

    def _worth(self, brew: Brew, look: Look, odds: Odds) -> float:
        """Coins that a brew brings now and leaves possible later."""
        rest = tuple(tile for tile in look.hand if tile not in brew)
        sale = 0.0 if look.sold else _chance(brew, look.customer, odds)
        new = NEW_RESULT * _surprise(brew, odds) if look.coming else 0.0
        return PRICE * sale + new + self._kept(rest, look, sale, odds)

    def _kept(self, hand: Sequence[Tile], look: Look, sold: float, odds: Odds) -> float:
        """What a hand can still sell: to this customer in a later turn, and to the next one."""
        here = 0.0 if look.sold else (1 - sold) * _best_chance(hand, look.customer, odds)
        then = _best_chance(hand, look.coming, odds)
        return PRICE * (STAYS * here + LATER * then) + SPREAD * len({tile.kind for tile in hand})


def _best_chance(hand: Sequence[Tile], potion: str, odds: Odds) -> float:
    return max((_chance(brew, potion, odds) for brew in brews(hand)), default=0.0)


def _chance(brew: Brew, potion: str, odds: Odds) -> float:
    if not potion or brew.first.kind == brew.second.kind:
        return 0.0
    return odds[pair(brew)][POTIONS.index(potion)]


def _surprise(brew: Brew, odds: Odds) -> float:
    """How open a result still is: 0 = known or equal tiles, 1 = nothing is known of it."""
    if brew.first.kind == brew.second.kind:
        return 0.0
    return 1.5 * (1 - max(odds[pair(brew)]))
