# SPDX-License-Identifier: MIT
"""What experienced players know of level 1: every ingredient makes exactly two of the three potions.

Two ingredients share each two potions; ingredients that differ make the one potion they share; the three pairs that
share both turn round in one of two ways. That leaves 180 tables, and each result in the tracker rules some out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import combinations, permutations
from typing import Final, TypeAlias

from aludel.twin.little_alchemists.look import Pair

POTIONS: Final = ("fire", "flying", "luck")

Table: TypeAlias = tuple[int, ...]
"""Number of the potion for each pair of range(6), in the order of itertools.combinations."""

PAIRS: Final = tuple(combinations(range(6), 2))
SETS: Final = ((0, 1), (1, 2), (0, 2))


def _potion(first: int, second: int, turn: int) -> int:
    """What sets number `first` and `second` make; `turn` says which way round equal sets go."""
    if first == second:
        return SETS[first][turn] if first < len(SETS) - 1 else SETS[first][1 - turn]
    (shared,) = set(SETS[first]) & set(SETS[second])
    return shared


@cache
def tables() -> tuple[Table, ...]:
    """Every table that can be, each once."""
    sets = sorted(set(permutations((0, 0, 1, 1, 2, 2))))
    return tuple(tuple(_potion(held[a], held[b], turn) for a, b in PAIRS) for held in sets for turn in (0, 1))


def chances(tracker: Mapping[Pair, str], kinds: Sequence[str]) -> dict[Pair, tuple[float, ...]]:
    """For each pair of `kinds` (six of them, in any order), the chance of each potion after these results."""
    at = {frozenset((kinds[a], kinds[b])): number for number, (a, b) in enumerate(PAIRS)}
    seen = [(at[known], POTIONS.index(potion)) for known, potion in tracker.items()]
    left = [table for table in tables() if all(table[number] == potion for number, potion in seen)]
    return {known: _shares(Counter(table[number] for table in left)) for known, number in at.items()}


def _shares(made: Counter[int]) -> tuple[float, ...]:
    total = made.total()
    if not total:
        return (1 / len(POTIONS),) * len(POTIONS)
    return tuple(made[potion] / total for potion in range(len(POTIONS)))
