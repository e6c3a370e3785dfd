# SPDX-License-Identifier: MIT
"""What things are worth to a player who knows the game, in points: brews, theories, pets and artifacts.

The figures are rules of thumb, found by letting players with other figures play each other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import fsum, log2
from typing import Any, Final, Self, TypeAlias, TypeVar

from aludel.twin.little_alchemists.box import LIKES, POWERLESS, THEORIES, WISHES, Artifact, Tile
from aludel.twin.little_alchemists.look import Brew, Look, Pair, Tracker, brews, ingredient, pair
from aludel.twin.little_alchemists.lore import HALF, Lore
from aludel.twin.little_alchemists.odds import Odds


@dataclass(frozen=True, slots=True)
class Figures:
    """A player's rules of thumb. Coins here are coins in the hand; shares are of what a thing would be worth now."""

    new_result: float = 0.9
    """Coins that a result nothing foretold is worth for later sales, while customers are still to come."""
    later: float = 0.3
    """Share of its price that a sale to a customer who has not come yet is worth now."""
    stays: float = 0.4
    """Chance of another turn before the customer leaves."""
    spread: float = 0.05
    """Coins that one more kind in the hand is worth."""
    spent: float = 0.75
    """Points that a coin is worth while there is something better to buy than half a point."""
    learning: float = 1.0
    """How much of the gems that are left knowledge brings: 1 stands for a fair share of them."""
    mistakes: float = 1.0
    """The same for what a wrong theory teaches."""
    haste: float = 1.0
    """How much more than its points a gem is worth, since others would take it."""
    margin: float = 1.5
    """Coins by which a tile must better the best brew: its price, and the turns that a shorter game loses."""
    token_rate: float = 0.2
    """New tokens of one potion in a turn, for somebody who is paid for them."""


USUAL: Final = Figures()
FEWEST: Final = 2
"""Players, where the view does not say."""
PER_TURN: Final = 2.4
"""Tiles that a turn takes from the stack, purchases included."""
BITS_A_TURN: Final = 5.0
"""How fast what is not known shrinks, by own results and by other people's theories."""
TURNS_A_GEM: Final = 1.2
"""Turns of the whole table from one theory to the next, once people know enough."""


@dataclass(frozen=True, slots=True)
class Position:
    """What a player goes by: what lies there, what follows from it, and what has been made before."""

    look: Look
    lore: Lore
    odds: Odds
    tracker: Tracker
    figures: Figures = USUAL

    turns: float = 0.0
    """About how many turns of one's own are left, this one not counted."""

    @classmethod
    def of(cls, look: Look, odds: Odds, tracker: Tracker, figures: Figures = USUAL) -> Self:
        """What a player goes by who knows this."""
        return cls(look, odds.lore, odds, tracker, figures, _turns(look, odds))

    # -- the table

    @property
    def players(self) -> int:
        """How many play."""
        return _players(self.look)

    @property
    def gems(self) -> Sequence[int]:
        """The gems that are left, the top one first."""
        return tuple(self.look.view.get("gems_left", ()))

    @property
    def coin(self) -> float:
        """Points that a coin in the hand is worth now."""
        return self.figures.spent if self.lore.coin == HALF and self.turns > 2 else self.lore.coin

    @property
    def pet(self) -> str:
        """One's own pet, or nothing."""
        return self._own("pets") or ""

    @property
    def artifacts(self) -> list[Artifact]:
        """One's own artifacts."""
        return [self.lore.artifacts[name] for name in self._own("artifacts") or ()]

    def amount(self, effect: str) -> int:
        """What one's own artifacts of an effect add."""
        return sum(card.amount or 1 for card in self.artifacts if card.effect == effect)

    def _own(self, what: str) -> Any:
        by_seat = self.look.view.get(what) or ()
        return by_seat[self.look.seat] if by_seat else None

    # -- brews

    def made(self, two: Pair, potion: str) -> float:
        """The chance that a pair can serve as this potion: it makes it, or wishes."""
        return (self.odds.chance(two, potion) + self.odds.chance(two, WISHES)) if potion else 0.0

    def sale(self, potion: str) -> int:
        """Coins that a customer pays."""
        return self.lore.prices.get(potion, 0) + self.amount("sale-coins")

    def now(self, brew: Brew) -> float:
        """Points that a brew brings at once: sale, pet, tea, and tokens for gold artifacts."""
        two, look = pair(brew), self.look
        coins = 0.0 if look.sold else self.sale(look.customer) * self.made(two, look.customer)
        coins += self._pet_coins(two) + self.amount("powerless-coins") * self.odds.chance(two, POWERLESS)
        return self.coin * coins + self._tokens(two)

    def _pet_coins(self, two: Pair) -> float:
        liked = LIKES.get(self.pet, ())
        return (1 + self.amount("pet-coins")) * fsum(self.odds.chance(two, potion) for potion in liked)

    def _tokens(self, two: Pair) -> float:
        if two in self.tracker:
            return 0.0
        return fsum(self._token(card, two) for card in self.artifacts if card.effect in ("per-token", "per-potion"))

    def _token(self, card: Artifact, two: Pair) -> float:
        if card.potion:
            return card.amount * self.made(two, card.potion)
        missing = set(self.lore.sellable) - set(self.tracker.values())
        return card.amount * fsum(self.odds.chance(two, potion) for potion in self.lore.sellable if potion in missing)

    def learnt(self, brew: Brew) -> float:
        """Points that knowing the result of a brew is worth: for later sales, and for theories."""
        return self.coin * self._for_sales(brew) + self._for_theories(pair(brew))

    def _for_sales(self, brew: Brew) -> float:
        if not self.look.coming or len(pair(brew)) < 2:
            return 0.0
        return self.figures.new_result * (1 - max(self.odds.chances(pair(brew)).values()))

    def _for_theories(self, two: Pair) -> float:
        return self.figures.learning * self._hoped(self.odds.bits(two))

    def _hoped(self, bits: float) -> float:
        """A share of the gems that one may still hope for, as large as the share of what is unknown that goes."""
        if not self.odds.open_bits or self.turns < 1:
            return 0.0
        return sum(self.gems) / self.players * bits / self.odds.open_bits

    def kept(self, hand: Sequence[Tile], sold: float = 0.0) -> float:
        """What a hand can still sell: to this customer in a later turn unless already `sold`, and to the next one."""
        look = self.look
        here = 0.0 if look.sold else (1 - sold) * self.sale(look.customer) * self._best(hand, look.customer)
        then = self.sale(look.coming) * self._best(hand, look.coming)
        figures, kinds = self.figures, len(set(map(ingredient, hand)))
        return self.coin * (figures.stays * here + figures.later * then + figures.spread * kinds)

    def _best(self, hand: Sequence[Tile], potion: str) -> float:
        return max((self.made(pair(brew), potion) for brew in brews(hand)), default=0.0)

    def brew(self, brew: Brew) -> float:
        """Points that a brew brings now and leaves possible later."""
        rest = [tile for tile in self.look.hand if tile not in brew]
        sold = 0.0 if self.look.sold else self.made(pair(brew), self.look.customer)
        return self.now(brew) + self.learnt(brew) + self.kept(rest, sold)

    # -- theories

    def theory(self, chance: float) -> float:
        """Points that a theory with this chance of being right brings; the hand stays as it is."""
        wrong = 1 - chance
        lost = 0.0 if self.amount("no-broken-gem") else wrong
        taught = self.figures.mistakes * self._hoped(wrong * -log2(wrong)) if wrong else 0.0
        return chance * self.figures.haste * self.gems[0] - lost + taught + self.kept(self.look.hand)

    # -- pets and artifacts

    def liked(self, pet: str) -> float:
        """How many pairs make a potion that a pet likes, by what is known."""
        pairs = [frozenset((a, b)) for a in self.lore.ingredients for b in self.lore.ingredients if a < b]
        return fsum(self.odds.chance(two, potion) for two in pairs for potion in LIKES[pet])

    def artifact(self, name: str) -> float:
        """Points that an artifact brings to the end of the game, beyond what it costs."""
        card = self.lore.artifacts[name]
        return card.points + WORTH[card.effect](self, card) - card.cost * self.lore.coin


def _players(look: Look) -> int:
    return len(look.view.get("seats", ())) or FEWEST


def _turns(look: Look, odds: Odds) -> float:
    """Turns until the market closes, or all is solved by people who know as much as oneself."""
    view, players = look.view, _players(look)
    stack, discards, passes = (int(view.get(name, 0)) for name in ("stack", "discards", "customers_left"))
    closed = (stack + passes * (stack + discards)) / PER_TURN / players
    if odds.lore.level < THEORIES:
        return closed
    return min(closed, odds.open_bits / BITS_A_TURN + len(view.get("gems_left", ())) * TURNS_A_GEM / players)


T = TypeVar("T")

Worth: TypeAlias = Callable[[Position, Artifact], float]


def _tokens_of(position: Position, card: Artifact) -> float:
    """The tokens of a potion that there are, and those that will come, up to all that can be made."""
    own = sum(made in (card.potion, WISHES) for made in position.tracker.values())
    return card.amount * (own + position.figures.token_rate * position.turns)


def _potions_of(position: Position, card: Artifact) -> float:
    """Every potion has been made at least once in the end, given some turns."""
    own = len(set(position.tracker.values()) & set(position.lore.sellable))
    return card.amount * min(len(position.lore.sellable), own + position.figures.token_rate * position.turns)


def _coins(rate: float) -> Worth:
    """An effect that brings coins in each turn left."""
    return lambda position, card: position.lore.coin * rate * position.turns


WORTH: Final[Mapping[str, Worth]] = {
    "free-tile": _coins(0.25),
    "theory-draw": _coins(0.1),
    "pet-coins": _coins(0.2),
    "sale-coins": _coins(0.15),
    "second-sale": _coins(0.1),
    "no-broken-gem": _coins(0.17),
    "powerless-coins": _coins(0.3),
    "per-token": _tokens_of,
    "per-potion": _potions_of,
    "judged_by_players": lambda position, card: 0.0,
}
"""What an artifact's effect is worth from now on, by effect."""


def best(values: Iterable[tuple[float, T]]) -> tuple[float, T]:
    """The greatest value and what it is the value of; the first of equals."""
    return max(values, key=lambda entry: entry[0])
