# SPDX-License-Identifier: MIT
"""The physical truth of a table that plays Little Alchemists: every piece of one game, and where it lies.

It moves pieces as the rulebook tells *people* to, from its own reading of the rulebook, and shares no code with the
rule engine: comparing its counts with the console's after every turn is an independent check of both. What two
ingredients make is not in here: only the console knows that, and people move pieces by what it says.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from aludel.twin.little_alchemists import box
from aludel.twin.little_alchemists.box import CLOSED, POWERLESS, WISHES, Artifact, Tile
from aludel.twin.little_alchemists.turn import Misplay, Shared, Turn, expect

BORING: Final = 4
"""Equal face-up tiles that make a market boring."""
DRAWN: Final = 2
LOST: Final = 2
"""Tiles that a wrong theory sends from the stack to the discards."""
ON_MARKET: Final = -1
AWAY: Final = -2
"""Where a tile of the stack goes that no hand gets: to the first empty place of the market, or to the discards."""


@dataclass(slots=True)
class Nature:
    """All pieces of one game. The top of a pile is its end; `owed` are the places that still wait for a tile.

    `names` renames kinds of tiles (the secrecy test plays the same game under two names); everything else, chance
    included, stays as it is. `overlay` is what an owner's boxed pieces have otherwise than ours: what customers pay,
    the marks on tiles, and what is printed on artifacts (docs/rules).
    """

    players: int
    rng: random.Random
    names: Mapping[str, str] = field(default_factory=dict)
    level: int = 1
    overlay: Mapping[str, Any] = field(default_factory=dict)
    stack: list[Tile] = field(default_factory=list)
    market: list[Tile | None] = field(default_factory=list)
    hands: list[list[Tile]] = field(default_factory=list)
    discards: list[Tile] = field(default_factory=list)
    scanned: list[Tile] = field(default_factory=list)
    large: list[str] = field(default_factory=list)
    customer: str = ""
    bottles: set[int] = field(default_factory=set)
    again: set[int] = field(default_factory=set)
    """Seats that have sold to this customer a second time."""
    coins: list[int] = field(default_factory=list)
    gems: list[int] = field(default_factory=list)
    own_gems: list[list[int]] = field(default_factory=list)
    broken: list[int] = field(default_factory=list)
    board: list[Shared] = field(default_factory=list)
    pets: list[str] = field(default_factory=list)
    shelf: list[Artifact | None] = field(default_factory=list)
    artifacts: list[Artifact] = field(default_factory=list)
    """The pile from which the shelf is filled again."""
    owned: list[list[Artifact]] = field(default_factory=list)
    judged: list[int] = field(default_factory=list)
    """Points that people give for judged artifacts."""
    turn: Turn = field(default_factory=Turn)
    owed: list[int] = field(default_factory=list)
    """Where tiles are to go, next one first: a seat's hand, ON_MARKET or AWAY."""
    due: bool = False
    """The stack ran out: the next large tile must be turned before anything else is drawn."""

    def __post_init__(self) -> None:
        dealt = box.tiles(self.players, self.level, self.overlay.get("marks", ()))
        self.stack = [Tile(self.names.get(tile.kind, tile.kind), tile.copy) for tile in dealt]
        self.rng.shuffle(self.stack)
        self.market = [self.stack.pop() for _ in range(box.MARKET)]
        self.hands = [[self.stack.pop() for _ in range(box.HAND)] for _ in range(self.players)]
        customers = [f"customer.{potion}" for potion in box.potions(self.level)]
        self.rng.shuffle(customers)
        self.large = [CLOSED, *customers]
        self.coins = [box.START_COINS] * self.players
        self.gems = [*reversed(box.GEMS[self.level])]
        self.own_gems = [[] for _ in range(self.players)]
        self.broken, self.judged = [0] * self.players, [0] * self.players
        self.pets, self.owned = [""] * self.players, [[] for _ in range(self.players)]
        self._set_up_artifacts()

    def _set_up_artifacts(self) -> None:
        """Three purple ones lie face up; golden ones that turned up before them go back."""
        self.artifacts = list(box.artifacts(self.level, self.overlay.get("artifacts")))
        self.rng.shuffle(self.artifacts)
        golden: list[Artifact] = []
        while self.artifacts and len(self.shelf) < box.SHELF:
            card = self.artifacts.pop()
            (self.shelf if card.purple else golden).append(card)
        self.artifacts += golden
        self.rng.shuffle(self.artifacts)

    # -- what lies where

    @property
    def boring(self) -> bool:
        """Whether four or five face-up tiles are equal."""
        kinds = Counter(tile.kind for tile in self.market if tile)
        return max(kinds.values(), default=0) >= BORING

    @property
    def closed(self) -> bool:
        """Whether the closed tile lies open: the game is over."""
        return not self.large

    @property
    def solved(self) -> bool:
        """Whether correct theories have been shared for all but one ingredient: the game is over."""
        return self.level >= box.THEORIES and len(self.board) >= len(box.kinds(self.level)) - 1

    @property
    def keys(self) -> int:
        """The keys that this game has brought so far: the large tiles still in the stack of a game that is solved."""
        return len(self.large) if self.solved and not self.closed else 0

    def next_large(self) -> str:
        """The face-up large tile that lies under the stack."""
        return self.large[-1] if self.large else CLOSED

    def has(self, seat: int, effect: str) -> int:
        """The amount of an artifact's effect that this seat owns (1 where it has none to tell); 0 without it."""
        return sum(card.amount or 1 for card in self.owned[seat] if card.effect == effect)

    def price(self, seat: int) -> int:
        """What the next face-up tile costs in this turn."""
        return 0 if self.has(seat, "free-tile") and not self.turn.paid else 1

    def affordable(self, seat: int) -> list[Artifact]:
        """The artifacts that this seat may buy now."""
        if self.turn.bought:
            return []
        return [card for card in self.shelf if card and card.cost <= self.coins[seat]]

    def free_pets(self) -> list[str]:
        """The pets that nobody has."""
        return [pet for pet in box.LIKES if pet not in self.pets] if self.level >= box.PETS else []

    def question(self, seat: int) -> str:
        """What is to be decided before the turn goes on: `take`, `pet`, `wish`, `sell`, or `end` when nothing is."""
        turn = self.turn
        open_questions = {
            "take": turn.trades,
            "pet": bool(turn.made) and self.level >= box.PETS and not self.pets[seat],
            "wish": turn.made == WISHES,
            "sell": self._sells(seat) and not turn.decided,
        }
        return next((name for name, still_open in open_questions.items() if still_open), "end")

    def may_sell(self, seat: int) -> bool:
        """Whether the customer would still take something from this seat."""
        twice = bool(self.has(seat, "second-sale")) and seat not in self.again
        return seat not in self.bottles or twice

    def _sells(self, seat: int) -> bool:
        """Whether the customer takes what was made."""
        return self.turn.made in box.PRICES and self.customer == f"customer.{self.turn.made}" and self.may_sell(seat)

    # -- a turn

    def buy(self, seat: int, place: int) -> None:
        """Pay for the face-up tile at `place` (0 to 4) and take it."""
        price = self.price(seat)
        expect(self.coins[seat] >= price, f"seat {seat} has no coin")
        self._take(seat, place)
        self.coins[seat] -= price
        self.turn.paid.append(price)

    def unbuy(self, seat: int, place: int) -> None:
        """Put the tile bought last back to its place and take what it cost again."""
        expect(self.market[place] is None, f"market {place} is not empty")
        self.market[place] = self.hands[seat].pop()
        self.coins[seat] += self.turn.paid.pop()

    def take(self, seat: int, place: int) -> None:
        """Take the face-up tile at `place` without paying: what two equal tiles are traded for."""
        expect(self.turn.trades, "there is nothing to trade")
        self._take(seat, place)
        self.turn.trades = False

    def untake(self, seat: int, place: int) -> None:
        """Put the tile that two equal ones were traded for back to its place."""
        self.market[place] = self.hands[seat].pop()
        self.turn.trades = True

    def scan(self, seat: int, tiles: Sequence[Tile]) -> None:
        """Leave two tiles of a hand in the holder, to be discarded at the end of the turn."""
        for tile in tiles:
            self.hands[seat].remove(tile)
        self.scanned.extend(tiles)
        self.turn.trades = len({tile.kind for tile in tiles}) == 1 and any(self.market)

    def make(self, seat: int, potion: str) -> None:
        """Have made a potion: the first one brings a pet, later ones please it."""
        self.turn.made = potion
        if self.level >= box.PETS and not self.pets[seat]:
            self._find_pet(seat, potion)
        elif potion != WISHES:
            self._please(seat, potion)

    def _find_pet(self, seat: int, potion: str) -> None:
        """The pet that likes the potion comes by itself, and so does the only one that is left."""
        free = self.free_pets()
        fitting = [pet for pet in free if potion in box.LIKES[pet]] or free
        if len(fitting) == 1:
            self.adopt(seat, fitting[0])

    def adopt(self, seat: int, pet: str) -> None:
        """Take a pet, which begins to bring coins with the next potion."""
        expect(pet in self.free_pets() and not self.pets[seat], f"seat {seat} cannot take that pet")
        self.pets[seat], self.turn.adopted = pet, True
        if self.turn.made != WISHES:
            self._please(seat, self.turn.made)

    def wish(self, seat: int, potion: str) -> None:
        """Wish the potion of wishes to be another one."""
        expect(self.turn.made == WISHES, "there is no potion of wishes")
        self.turn.made = potion
        self._please(seat, potion)

    def _please(self, seat: int, potion: str) -> None:
        """Take the coins that a potion brings at once."""
        if potion == POWERLESS:
            self.coins[seat] += self.has(seat, "powerless-coins")
        elif self.pets[seat] and not self.turn.adopted and potion in box.LIKES[self.pets[seat]]:
            self.coins[seat] += 1 + self.has(seat, "pet-coins")

    def sell(self, seat: int) -> None:
        """Take the customer's coins and put the bottle on the tile."""
        expect(self._sells(seat), f"seat {seat} cannot sell")
        if seat in self.bottles:
            self.again.add(seat)
        self.bottles.add(seat)
        price = {**box.PRICES, **self.overlay.get("customers", {})}[self.turn.made]
        self.coins[seat] += price + self.has(seat, "sale-coins")
        self.turn.decided = True

    def keep(self) -> None:
        """Do not sell."""
        self.turn.decided = True

    # -- theories

    def share(self, seat: int, ingredient: str, potions: Sequence[str], right_guesses: Collection[int] = ()) -> None:
        """A correct theory: its token goes on the board, the top gem to its sharer, a coin to each right guesser.

        With the last one the game is over, and the customer goes home.
        """
        expect(all(ingredient != shared.ingredient for shared in self.board), "that ingredient is on the board")
        for guesser in right_guesses:
            self.coins[guesser] += 1
        gem = self.gems.pop()
        self.own_gems[seat].append(gem)
        self.board.append(Shared(ingredient, tuple(potions), seat, gem))
        self.turn.shared = True
        if self.solved:
            self.customer = ""
            self.bottles.clear()
            self.again.clear()

    def err(self, seat: int) -> None:
        """A wrong theory: a broken gem, and two tiles of the stack are lost."""
        if not self.has(seat, "no-broken-gem"):
            self.broken[seat] += 1
        self.turn.shared = True
        self.owed = [AWAY] * LOST
        self._draw()

    # -- artifacts

    def buy_artifact(self, seat: int, name: str) -> None:
        """Pay for an artifact of the shelf; its place stays empty until the turn ends."""
        card = next((card for card in self.affordable(seat) if card.name == name), None)
        if card is None:
            raise Misplay(f"seat {seat} cannot buy that artifact")
        self.coins[seat] -= card.cost
        self.owned[seat].append(card)
        self.shelf[self.shelf.index(card)] = None
        self.turn.bought = True

    def rule(self, seat: int, deed: str) -> None:
        """What the table says that an artifact does: a coin more, one less, a tile drawn, or the last one discarded."""
        self.turn.rulings += 1
        if deed == "draw":
            self.owed = [seat]
            self._draw()
        elif deed == "discard":
            self.discards.append(self.hands[seat].pop())
        else:
            self.coins[seat] += 1 if deed == "coin" else -1

    def _fill_shelf(self) -> None:
        for place, card in enumerate(self.shelf):
            if card is None and self.artifacts:
                self.shelf[place] = self.artifacts.pop()

    # -- counting

    def counts(self) -> dict[str, object]:
        """How many pieces lie where; what the console counts must be the same."""
        return {
            "stack": len(self.stack),
            "discards": len(self.discards),
            "market": [tile is not None for tile in self.market],
            "hands": [len(hand) for hand in self.hands],
            "coins": list(self.coins),
            "customers": max(0, len(self.large) - 1),
            "customer": self.customer.partition(".")[2],
            "bottles": [seat in self.bottles for seat in range(self.players)],
            **self._counts_of_school(),
        }

    def _counts_of_school(self) -> dict[str, object]:
        """The counts that levels after the first bring."""
        if self.level < box.THEORIES:
            return {}
        return {
            "theories": [(one.ingredient, sorted(one.potions), one.seat, one.points) for one in self.board],
            "gems_left": [*reversed(self.gems)],
            "gems": [list(own) for own in self.own_gems],
            "broken": list(self.broken),
            "pets": list(self.pets),
            "artifacts": [sorted(card.name for card in own) for own in self.owned],
            "shelf": sum(card is not None for card in self.shelf),
            "artifact_stack": len(self.artifacts),
            "again": [seat in self.again for seat in range(self.players)],
        }

    # -- drawing

    def end_turn(self, seat: int) -> None:
        """Discard what was scanned, draw two, refill the market; stops where a large tile must be turned.

        After a theory nothing is drawn, unless an artifact allows it.
        """
        drawn = 0 if self.turn.shared and not self.has(seat, "theory-draw") else DRAWN
        self.discards.extend(self.scanned)
        self.scanned.clear()
        self.turn = Turn()
        self._fill_shelf()
        self.owed = [seat] * drawn + [ON_MARKET for tile in self.market if tile is None]
        self._draw()

    def turn_large(self) -> str:
        """Turn the next large tile: bottles go home, the discards become the stack, drawing goes on.

        With no discards, or with the market closed, nothing more is drawn now.
        """
        expect(self.due, "the stack is not empty")
        self.customer = self.large.pop()
        self.bottles.clear()
        self.again.clear()
        self.due = False
        if not self.closed:
            self.stack, self.discards = self.discards, []
            self.rng.shuffle(self.stack)
        if not self.stack:
            self.owed.clear()
        self._draw()
        return self.customer

    def swap_customer(self, named: str) -> None:
        """People have named another customer than the one who was turned: that one comes, and this one goes back."""
        self.large[self.large.index(named)] = self.customer
        self.customer = named

    def redeal(self) -> None:
        """Shuffle the five face-up tiles back into the stack and deal five new ones."""
        self.stack.extend(tile for tile in self.market if tile)
        self.rng.shuffle(self.stack)
        self.market = [None] * box.MARKET
        self.owed = [ON_MARKET] * box.MARKET
        self._draw()

    def _draw(self) -> None:
        while self.owed and not self.due:
            if self.stack:
                self._place(self.owed.pop(0), self.stack.pop())
            self.due = not self.stack

    def _place(self, where: int, tile: Tile) -> None:
        if where == AWAY:
            self.discards.append(tile)
        elif where == ON_MARKET:
            self.market[self.market.index(None)] = tile
        else:
            self.hands[where].append(tile)

    def _take(self, seat: int, place: int) -> None:
        tile = self.market[place]
        if tile is None:
            raise Misplay(f"market {place} is empty")
        self.market[place] = None
        self.hands[seat].append(tile)
