# SPDX-License-Identifier: MIT
"""Every way in which a game's alchemy can be: which ingredient lies on which space, and how the board is turned.

A set of worlds is a bit set in one big integer, a bit a world; what a fact leaves is one such integer, made once for
each board, and knowing several facts is `&`. Worlds that no experiment and no theory can tell apart, as with the twin
spaces of levels 1 and 2, are one world: 180 at levels 1-2, 1,440 at 3-4, 5,040 at 5-6, 40,320 at level 7.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import chain, combinations, permutations, product
from typing import Final, TypeAlias

from aludel.games.little_alchemists.board import Board, Cross

Pair: TypeAlias = tuple[int, int]

BOARDS_KEPT: Final = 4
"""Worlds of level 7 take about 1.5 MB; nobody plays on many boards at once."""


@dataclass(frozen=True, slots=True)
class Made:
    """Two ingredients make a potion (numbers as in Rules). Whoever knows it has a secret, so `repr` keeps it."""

    one: int = field(repr=False)
    other: int = field(repr=False)
    potion: int = field(repr=False)


@dataclass(frozen=True, slots=True)
class Placed:
    """An ingredient can make just these potions, a bit set."""

    ingredient: int = field(repr=False)
    potions: int = field(repr=False)


@dataclass(frozen=True, slots=True)
class NotPlaced:
    """An ingredient cannot make just these potions: what a wrong theory teaches."""

    ingredient: int = field(repr=False)
    potions: int = field(repr=False)


Fact: TypeAlias = Made | Placed | NotPlaced


@dataclass(frozen=True, slots=True, eq=False)
class Worlds:
    """The worlds of a board. All sets of worlds are bit sets, all sets of potions too."""

    every: int = field(repr=False)
    made: Mapping[Pair, Mapping[int, int]] = field(repr=False)
    """By pair (the smaller ingredient first) and potion, the worlds in which the pair makes it."""
    placed: tuple[Mapping[int, int], ...] = field(repr=False)
    """By ingredient and potions, the worlds in which it can make just these."""
    shares: tuple[tuple[int, int], ...] = field(repr=False)
    """Disjoint sets of worlds, and how many drawings of a new game end in each world of the set."""

    @classmethod
    def of(cls, board: Board) -> Worlds:
        """The worlds of a board with as many ingredients as spaces; those of the latest few boards are kept."""
        return _kept(board)

    def where(self, fact: Fact) -> int:
        """The worlds in which a fact holds; none for a fact that this board cannot have."""
        match fact:
            case Made(one, other, potion):
                return self.made[pair_of(one, other)].get(potion, 0)
            case Placed(ingredient, potions):
                return self.placed[ingredient].get(potions, 0)
            case NotPlaced(ingredient, potions):
                return self.every ^ self.placed[ingredient].get(potions, 0)

    def all_of(self, facts: Iterable[Fact], among: int) -> int:
        """Those of `among` in which all the facts hold."""
        for fact in facts:
            among &= self.where(fact)
        return among

    def weight(self, some: int) -> int:
        """How many drawings of a new game end in one of these worlds: what chances are shares of."""
        if len(self.shares) == 1:
            return some.bit_count() * self.shares[0][1]
        return sum((some & worlds).bit_count() * share for worlds, share in self.shares)


def pair_of(one: int, other: int) -> Pair:
    """Two ingredients as a key of `Worlds.made`.

    >>> pair_of(3, 1)
    (1, 3)
    """
    return (one, other) if one < other else (other, one)


def potion_set(potions: Iterable[int]) -> int:
    """Potion numbers as a bit set.

    >>> potion_set({0, 2})
    5
    """
    return sum(1 << potion for potion in potions)


@dataclass(slots=True)
class _Turned:
    """A board turned one way: the drawings that lead to each of its worlds are counted while it is compared."""

    cross: Cross
    same: list[tuple[int, ...]]
    """Ways to swap twin spaces which nothing in the game shows."""
    share: int


@lru_cache(maxsize=BOARDS_KEPT)
def _kept(board: Board) -> Worlds:
    return build(board)


def build(board: Board) -> Worlds:
    """The worlds of a board, worked out anew: tens of milliseconds at level 7."""
    ways = _different(board)
    layouts = [_layouts(way, len(board.spaces)) for way in ways]
    turned = _marks([bytes(n for n, some in enumerate(layouts) for _ in some)], len(ways))[0]
    on = _marks(list(map(bytes, zip(*chain.from_iterable(layouts), strict=True))), len(board.spaces))
    return Worlds(
        every=sum(turned),
        made=_made(ways, turned, on),
        placed=tuple(_placed(board, spaces) for spaces in on),
        shares=tuple((worlds, way.share) for worlds, way in zip(turned, ways, strict=True)),
    )


def _different(board: Board) -> list[_Turned]:
    """The orientations that can be told apart."""
    found: list[_Turned] = []
    for cross in board.crosses:
        for way in found:
            if again := list(_swaps(board, cross, way.cross)):
                way.share += len(again)
                break
        else:
            same = list(_swaps(board, cross, cross))
            found.append(_Turned(cross, same, len(same)))
    return found


def _swaps(board: Board, cross: Cross, other: Cross) -> Iterator[tuple[int, ...]]:
    """Every renaming of spaces that keeps their potions and turns one cross table into the other."""
    twins = dict[frozenset[int], list[int]]()
    for space, potions in enumerate(board.potions):
        twins.setdefault(potions, []).append(space)
    pairs = list(combinations(range(len(board.spaces)), 2))
    for shuffled in product(*map(permutations, twins.values())):
        to = dict(zip(chain(*twins.values()), chain(*shuffled), strict=True))
        if all(cross[a][b] == other[to[a]][to[b]] for a, b in pairs):
            yield tuple(to[space] for space in range(len(to)))


def _layouts(way: _Turned, size: int) -> list[tuple[int, ...]]:
    """One layout (space by ingredient) for each world: of those that nothing tells apart, the first in order."""
    if len(way.same) == 1:
        return list(permutations(range(size)))
    return [one for one in permutations(range(size)) if all(one <= _swapped(one, swap) for swap in way.same)]


def _swapped(layout: tuple[int, ...], swap: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(swap[space] for space in layout)


def _marks(rows: list[bytes], values: int) -> list[list[int]]:
    """For each row (a value for each world), the set of worlds that have each value."""
    tables = [bytes(b"01"[byte == value] for byte in range(256)) for value in range(values)]
    return [[int(row.translate(table), 2) for table in tables] for row in rows]


def _placed(board: Board, spaces: list[int]) -> dict[int, int]:
    found = dict[int, int]()
    for potions, worlds in zip(board.potions, spaces, strict=True):
        key = potion_set(potions)
        found[key] = found.get(key, 0) | worlds
    return found


def _made(ways: list[_Turned], turned: list[int], on: list[list[int]]) -> dict[Pair, dict[int, int]]:
    made: dict[Pair, dict[int, int]] = {pair: {} for pair in combinations(range(len(on)), 2)}
    for (one, other), potions in made.items():
        for a, b in permutations(range(len(on)), 2):
            both = on[one][a] & on[other][b]
            for way, worlds in zip(ways, turned, strict=True):
                potion = way.cross[a][b]
                potions[potion] = potions.get(potion, 0) | both & worlds
    return made
