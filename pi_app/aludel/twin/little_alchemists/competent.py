# SPDX-License-Identifier: MIT
"""Virtual players who know what they do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import itemgetter
from typing import Final, TypeAlias

from aludel.twin.little_alchemists.look import Action, Brew, Buy, Look, Pair, Tracker, brews, ingredient, pair
from aludel.twin.little_alchemists.nature import BOX, PRICE, Tile
from aludel.twin.little_alchemists.odds1 import POTIONS, chances
from aludel.twin.little_alchemists.player import Player

KINDS: Final = tuple(kind.removeprefix("tile.") for kind, _ in BOX)

Odds: TypeAlias = Mapping[Pair, tuple[float, ...]]
"""Chance of each potion of POTIONS by pair of ingredients."""

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

    def more(self, look: Look) -> Buy | None:
        """Nothing: the turn's brew is done."""
        return None

    def sells(self) -> bool:
        """Always."""
        return True

    def guess(self, look: Look, potions: Sequence[str]) -> str | None:
        """None."""
        return None

    def pet(self, look: Look, free: Sequence[str]) -> str:
        """The first."""
        return free[0]

    def wish(self, look: Look) -> str:
        """What the customer wants."""
        return look.customer or POTIONS[0]

    def artifact(self, look: Look, affordable: Sequence[str]) -> str | None:
        """None."""
        return None

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
        return PRICE * (STAYS * here + LATER * then) + SPREAD * len({ingredient(tile) for tile in hand})


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
