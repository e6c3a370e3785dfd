# SPDX-License-Identifier: MIT
"""Everything about a game that is fixed before chance decides: level, seats, tiles, prices, board, house rules."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import combinations
from typing import Any, Final, TypeAlias

from aludel.games.little_alchemists import board, data, overlay
from aludel.games.referee import BadSetup, Json, Setup

COLOURS: Final = ("red", "yellow", "green", "blue")
MARK_RULES: Final = ("kit", "unknown")

Pair: TypeAlias = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Rules:
    """The fixed facts of one game; ingredients, potions and seats are numbered by their place in these tuples.

    `limits` is how many tiles of each ingredient may be in play, `tiles` how many of all. `customers` are potion
    numbers in button order, `prices` what each pays. `bank` is the value of all coins in the box.
    """

    level: int
    seats: tuple[str, ...]
    house: str
    """House rules and overlay, as canonical JSON."""
    kinds: tuple[str, ...]
    potions: tuple[str, ...]
    limits: tuple[int, ...]
    tiles: int
    customers: tuple[int, ...]
    prices: tuple[int, ...]
    board: board.Board
    bank: int
    coins: int
    hand: int
    places: int
    draw: int
    price: int
    questions: int
    passing: int
    pairs: tuple[Pair, ...] = field(repr=False)
    """Every pair of different ingredients; a tracker is a bit set over them."""
    kind_index: Mapping[str, int] = field(repr=False, compare=False)
    potion_index: Mapping[str, int] = field(repr=False, compare=False)
    seat_index: Mapping[str, int] = field(repr=False, compare=False)
    pair_bit: Mapping[Pair, int] = field(repr=False, compare=False)

    @property
    def full_market(self) -> int:
        """The bit set of a market board without a gap."""
        return (1 << self.places) - 1


def rules_of(setup: Setup) -> Rules:
    """The rules of a set-up, or BadSetup."""
    check_level(setup)
    check_seats(setup)
    return _rules(setup.level, tuple(setup.seats), canonical(setup.house))


def canonical(house: Mapping[str, Json]) -> str:
    """House rules as one line of JSON that is the same for equal rules."""
    try:
        return json.dumps(dict(house), sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    except (TypeError, ValueError, RecursionError) as error:
        raise BadSetup("house-not-plain") from error


def check_level(setup: Setup) -> None:
    """Refuse a level that is not there."""
    levels = data.playable_levels()
    if setup.level not in levels:
        raise BadSetup("unknown-level", game="Little Alchemists", level=setup.level, levels=", ".join(map(str, levels)))


def check_seats(setup: Setup) -> None:
    """Refuse seats that are too few, too many, of one colour, out of order, or a starting seat that is not there."""
    order = [COLOURS.index(colour) for colour in setup.seats if colour in COLOURS]
    if not 2 <= len(setup.seats) <= len(COLOURS) or len(set(order)) != len(setup.seats):
        raise BadSetup("wrong-seats", given=len(setup.seats), fewest=2, most=len(COLOURS))
    if order != sorted(order):
        raise BadSetup("seats-out-of-order", colours=", ".join(COLOURS))
    if setup.first is not None and setup.first not in range(len(setup.seats)):
        raise BadSetup("wrong-first-seat", first=setup.first)


@lru_cache(maxsize=64)
def _rules(level: int, seats: tuple[str, ...], house: str) -> Rules:
    options = json.loads(house)
    for name in options:
        if name not in ("marks", "overlay"):
            raise BadSetup("unknown-house-rule", name=name)
    own = overlay.checked(level, options.get("overlay", {}))
    levels, entry = data.table("levels"), data.level_entry(level)
    start, coins, exam = levels["start"], levels["coins"], levels["exam"]
    tiles = own.tiles(data.tile_set(level))
    kinds, potions = tuple(tiles), tuple(entry["potions"])
    limits = tuple(in_play(marks, len(seats)) for marks in tiles.values())
    asked = exam["level"] == level
    prices = own.prices(data.prices())
    pairs = tuple(combinations(range(len(kinds)), 2))
    return Rules(
        level=level,
        seats=seats,
        house=house,
        kinds=kinds,
        potions=potions,
        limits=known_limits(options, tiles, limits),
        tiles=sum(limits),
        customers=tuple(potions.index(potion) for potion in entry["customers"]),
        prices=tuple(prices.get(potion, 0) for potion in potions),
        board=board.build(own.board(data.board_entry(level)), potions),
        bank=coins["ones"] + 5 * coins["fives"],
        coins=start["coins"],
        hand=start["hand"],
        places=start["market"],
        draw=start["draw"],
        price=start["price"],
        questions=exam["questions"] if asked else 0,
        passing=exam["pass"] if asked else 0,
        pairs=pairs,
        kind_index={name: i for i, name in enumerate(kinds)},
        potion_index={name: i for i, name in enumerate(potions)},
        seat_index={name: i for i, name in enumerate(seats)},
        pair_bit={pair: 1 << i for i, pair in enumerate(pairs)},
    )


def in_play(marks: Mapping[str, int], seats: int) -> int:
    """How many tiles of an ingredient are in play with so many seats."""
    return marks["plain"] + (marks["three"] if seats >= 3 else 0) + (marks["four"] if seats >= 4 else 0)


def known_limits(
    options: Mapping[str, Any], tiles: Mapping[str, Mapping[str, int]], limits: tuple[int, ...]
) -> tuple[int, ...]:
    """What refuses a tile too many: the marks where they are known, else all tiles that the box holds."""
    marks = options.get("marks", "kit")
    if marks not in MARK_RULES:
        raise BadSetup("bad-house-rule", name="marks", values=", ".join(MARK_RULES))
    return limits if marks == "kit" else tuple(sum(marks.values()) for marks in tiles.values())
