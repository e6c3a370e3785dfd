# SPDX-License-Identifier: MIT
"""The physical truth of a table that plays Little Alchemists level 1: tiles, stack, market, coins, bottles.

It moves pieces as the rulebook tells *people* to, from its own reading of the rulebook, and shares no code with the
rule engine: comparing its counts with the console's after every turn is an independent check of both.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

MARKET: Final = 5
HAND: Final = 3
START_COINS: Final = 2
PRICE: Final = 3
CLOSED: Final = "closed"
CUSTOMERS: Final = ("customer.fire", "customer.flying", "customer.luck")
BORING: Final = 4
"""Equal face-up tiles that make a market boring."""

BOX: Final = (
    ("tile.frog", "44+   "),
    ("tile.fern", "4++   "),
    ("tile.foot", "4+    "),
    ("tile.scorpion", "4+   "),
    ("tile.feather", "4+   "),
    ("tile.mandrake", "4+   "),
)
"""Each kind with the mark of each copy: `4` is left out below four players, `+` below three."""

LEFT_OUT: Final = {4: "", 3: "4", 2: "4+"}


class Tile(NamedTuple):
    """One cardboard tile. `copy` is its number in the box: what players order by, since kinds may be renamed."""

    kind: str
    copy: int


class Misplay(AssertionError):
    """Somebody asked of the pieces what cannot be done with them: a fault of the players or of the console."""


def box(players: int) -> list[Tile]:
    """The tiles of a game for 2 to 4 players, in the order of the box."""
    every = [(kind, mark) for kind, marks in BOX for mark in marks]
    return [Tile(kind, copy) for copy, (kind, mark) in enumerate(every) if mark not in LEFT_OUT[players]]


@dataclass(slots=True)
class Nature:
    """All pieces of one game. The top of a pile is its end; `owed` are the places that still wait for a tile.

    `names` renames kinds of tiles (the secrecy test plays the same game under two names); everything else, chance
    included, stays as it is.
    """

    players: int
    rng: random.Random
    names: Mapping[str, str] = field(default_factory=dict)
    stack: list[Tile] = field(default_factory=list)
    market: list[Tile | None] = field(default_factory=list)
    hands: list[list[Tile]] = field(default_factory=list)
    discards: list[Tile] = field(default_factory=list)
    scanned: list[Tile] = field(default_factory=list)
    large: list[str] = field(default_factory=list)
    customer: str = ""
    bottles: set[int] = field(default_factory=set)
    coins: list[int] = field(default_factory=list)
    owed: list[int | None] = field(default_factory=list)
    """Places to fill, next one first: a seat's hand, or None for the first empty place of the market."""
    due: bool = False
    """The stack ran out: the next large tile must be turned before anything else is drawn."""

    def __post_init__(self) -> None:
        tiles = [Tile(self.names.get(tile.kind, tile.kind), tile.copy) for tile in box(self.players)]
        self.rng.shuffle(tiles)
        self.stack = tiles
        self.market = [self.stack.pop() for _ in range(MARKET)]
        self.hands = [[self.stack.pop() for _ in range(HAND)] for _ in range(self.players)]
        customers = list(CUSTOMERS)
        self.rng.shuffle(customers)
        self.large = [CLOSED, *customers]
        self.coins = [START_COINS] * self.players

    @property
    def boring(self) -> bool:
        """Whether four or five face-up tiles are equal."""
        kinds = Counter(tile.kind for tile in self.market if tile)
        return max(kinds.values(), default=0) >= BORING

    @property
    def closed(self) -> bool:
        """Whether the closed tile lies open: the game is over."""
        return not self.large

    def next_large(self) -> str:
        """The face-up large tile that lies under the stack."""
        return self.large[-1]

    def buy(self, seat: int, place: int) -> None:
        """Pay a coin for the face-up tile at `place` (0 to 4)."""
        _hold(self.coins[seat] > 0, f"seat {seat} has no coin")
        self.coins[seat] -= 1
        self.take(seat, place)

    def unbuy(self, seat: int, place: int) -> None:
        """Put the tile bought last back to its place and take the coin again."""
        _hold(self.market[place] is None, f"market {place} is not empty")
        self.market[place] = self.hands[seat].pop()
        self.coins[seat] += 1

    def take(self, seat: int, place: int) -> None:
        """Take the face-up tile at `place` without paying: what two equal tiles are traded for."""
        tile = self.market[place]
        if tile is None:
            raise Misplay(f"market {place} is empty")
        self.market[place] = None
        self.hands[seat].append(tile)

    def scan(self, seat: int, tiles: Sequence[Tile]) -> None:
        """Leave two tiles of a hand in the holder, to be discarded at the end of the turn."""
        for tile in tiles:
            self.hands[seat].remove(tile)
        self.scanned.extend(tiles)

    def sell(self, seat: int) -> None:
        """Take the customer's coins and put the bottle on the tile."""
        _hold(self.customer != "" and seat not in self.bottles, f"seat {seat} cannot sell")
        self.bottles.add(seat)
        self.coins[seat] += PRICE

    def end_turn(self, seat: int) -> None:
        """Discard what was scanned, draw two, refill the market; stops where a large tile must be turned."""
        self.discards.extend(self.scanned)
        self.scanned.clear()
        self.owed = [seat, seat, *(None for tile in self.market if tile is None)]
        self._draw()

    def turn_large(self) -> str:
        """Turn the next large tile: bottles go home, the discards become the stack, drawing goes on.

        With no discards, or with the market closed, nothing more is drawn now.
        """
        _hold(self.due, "the stack is not empty")
        self.customer = self.large.pop()
        self.bottles.clear()
        self.due = False
        if not self.closed:
            self.stack, self.discards = self.discards, []
            self.rng.shuffle(self.stack)
        if not self.stack:
            self.owed.clear()
        self._draw()
        return self.customer

    def redeal(self) -> None:
        """Shuffle the five face-up tiles back into the stack and deal five new ones."""
        self.stack.extend(tile for tile in self.market if tile)
        self.rng.shuffle(self.stack)
        self.market = [None] * MARKET
        self.owed = [None] * MARKET
        self._draw()

    def counts(self) -> dict[str, object]:
        """How many pieces lie where; what the console counts must be the same."""
        customer = self.customer.partition(".")[2]
        return {
            "stack": len(self.stack),
            "discards": len(self.discards),
            "market": [tile is not None for tile in self.market],
            "hands": [len(hand) for hand in self.hands],
            "coins": list(self.coins),
            "customers": max(0, len(self.large) - 1),
            "customer": customer,
            "bottles": [seat in self.bottles for seat in range(self.players)],
        }

    def _draw(self) -> None:
        while self.owed and not self.due:
            if self.stack:
                self._place(self.owed.pop(0), self.stack.pop())
            self.due = not self.stack

    def _place(self, seat: int | None, tile: Tile) -> None:
        if seat is None:
            self.market[self.market.index(None)] = tile
        else:
            self.hands[seat].append(tile)


def _hold(right: bool, fault: str) -> None:
    if not right:
        raise Misplay(fault)
