# SPDX-License-Identifier: MIT
"""The alchemy by plain enumeration: every drawing of a game, written down whole. Shares nothing with the engine."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import combinations, permutations
from typing import Any, TypeAlias

from aludel.games.little_alchemists import board, data, overlay
from aludel.games.little_alchemists.board import Board
from aludel.games.little_alchemists.deduction import Knowledge
from aludel.games.little_alchemists.worlds import Fact, Made, NotPlaced, Placed

Pair: TypeAlias = tuple[int, int]


@dataclass(frozen=True)
class World:
    """What can be seen of a drawing: the potions of each ingredient, and what each pair makes, in order of pairs."""

    potions: tuple[frozenset[int], ...]
    made: tuple[int, ...]

    def makes(self, one: int, other: int) -> int:
        """What two ingredients make."""
        return self.made[place_of(len(self.potions), min(one, other), max(one, other))]


def packaged(level: int) -> Board:
    """The board of a level as the package has it."""
    return board.build(data.board_entry(level), tuple(data.level_entry(level)["potions"]))


def built(entry: Mapping[str, Any], level: int) -> Board:
    """An owner's board, after the check that an overlay passes."""
    needs = overlay.needs(level)
    assert board.faults(entry, needs) == []
    return board.build(entry, needs.potions)


@cache
def drawings(one: Board) -> Counter[World]:
    """Each world of a board, with how many drawings (a permutation and an orientation) show it."""
    size = len(one.spaces)
    pairs = list(combinations(range(size), 2))
    return Counter(
        World(
            tuple(one.potions[space] for space in spaces),
            tuple(cross[spaces[a]][spaces[b]] for a, b in pairs),
        )
        for cross in one.crosses
        for spaces in permutations(range(size))
    )


def holds(fact: Fact, world: World) -> bool:
    """Whether a fact is true in a world."""
    if isinstance(fact, Made):
        return world.makes(fact.one, fact.other) == fact.potion
    return (world.potions[fact.ingredient] == potions_of(fact.potions)) == isinstance(fact, Placed)


@cache
def potions_of(mask: int) -> frozenset[int]:
    """The potion numbers of a bit set."""
    return frozenset(n for n in range(16) if mask >> n & 1)


def mask_of(potions: Iterable[int]) -> int:
    """The bit set of potion numbers."""
    return sum(1 << n for n in potions)


@cache
def place_of(size: int, one: int, other: int) -> int:
    """Where a pair stands in the order of pairs."""
    return list(combinations(range(size), 2)).index((one, other))


def left(one: Board, facts: Iterable[Fact]) -> Counter[World]:
    """The worlds in which all the facts are true."""
    facts = list(facts)
    return Counter({world: n for world, n in drawings(one).items() if all(holds(fact, world) for fact in facts)})


def chances(worlds: Counter[World], value: Callable[[World], Any]) -> dict[Any, Fraction]:
    """The share of the drawings by what `value` tells of each."""
    shares = Counter[Any]()
    for world, drawn in worlds.items():
        shares[value(world)] += drawn
    return {key: Fraction(drawn, worlds.total()) for key, drawn in shares.items()}


def truths(world: World, pairs: Iterable[Pair], placed: Iterable[int]) -> tuple[tuple[Made, ...], tuple[Placed, ...]]:
    """Facts that are true in a world: results of these pairs, the potions of these ingredients."""
    return (
        tuple(Made(a, b, world.makes(a, b)) for a, b in pairs),
        tuple(Placed(kind, mask_of(world.potions[kind])) for kind in placed),
    )


def all_false(world: World, ingredients: Iterable[int]) -> tuple[NotPlaced, ...]:
    """Wrong theories: each names the potions that another ingredient has."""
    every = sorted(set(map(mask_of, world.potions)))
    return tuple(
        NotPlaced(kind, next(mask for mask in every if mask != mask_of(world.potions[kind]))) for kind in ingredients
    )


def knowledge(rng: Any, one: Board, results: int, revealed: int, wrong: int) -> tuple[World, Knowledge]:
    """A random world and something that a player may know of it."""
    world = rng.choice(worlds_in_order(one))
    kinds = range(len(one.spaces))
    pairs = rng.sample(list(combinations(kinds, 2)), results)
    made, placed = truths(world, pairs, rng.sample(kinds, revealed))
    return world, Knowledge(made, placed, all_false(world, rng.sample(kinds, wrong)))


@cache
def worlds_in_order(one: Board) -> tuple[World, ...]:
    """Every world once, in the order of the enumeration."""
    return tuple(drawings(one))
