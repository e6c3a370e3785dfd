# SPDX-License-Identifier: MIT
"""What a player can work out, in the words of the table: chances of results and theories, and what would teach most."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from math import log2
from typing import Self

from aludel.games.little_alchemists.deduction import Deduction, Knowledge
from aludel.games.little_alchemists.worlds import Made, NotPlaced, Placed, pair_of, potion_set
from aludel.twin.little_alchemists.look import Pair, Theory, Tracker
from aludel.twin.little_alchemists.lore import Lore, Potions


@dataclass(slots=True)
class Odds:
    """The chances by one player's own knowledge; each is worked out once."""

    lore: Lore
    deduction: Deduction
    open_bits: float
    """How much is not known yet, in bits."""
    _made: dict[Pair, Mapping[str, float]] = field(default_factory=dict)
    _bits: dict[Pair, float] = field(default_factory=dict)

    @classmethod
    def of(cls, lore: Lore, tracker: Tracker, solved: Mapping[str, Iterable[str]], wrong: Iterable[Theory]) -> Self:
        """What follows from own results, the theory board and own wrong theories."""
        kind, potion = lore.ingredients.index, lore.potions.index
        knowledge = Knowledge(
            tuple(Made(*_numbers(lore, two), potion(made)) for two, made in tracker.items()),
            tuple(Placed(kind(name), potion_set(map(potion, made))) for name, made in solved.items()),
            tuple(NotPlaced(kind(name), potion_set(map(potion, made))) for name, made in wrong),
        )
        deduction = Deduction.of(lore.board, knowledge)
        return cls(lore, deduction, log2(deduction.count or 1))

    def chances(self, two: Pair) -> Mapping[str, float]:
        """The chance of each potion that a pair may make; nothing for two equal ingredients."""
        if two not in self._made:
            self._made[two] = self._work_out(two)
        return self._made[two]

    def chance(self, two: Pair, potion: str) -> float:
        """The chance that a pair makes a potion."""
        return self.chances(two).get(potion, 0.0)

    def bits(self, two: Pair) -> float:
        """How much the result would teach, in bits."""
        if two not in self._bits:
            self._bits[two] = self.deduction.experiment(self._pair(two)).bits if len(two) > 1 else 0.0
        return self._bits[two]

    def theories(self, ingredient: str) -> Mapping[Potions, float]:
        """The chance of each set of potions that an ingredient may have."""
        found = self.deduction.theory_chances(self.lore.ingredients.index(ingredient))
        names = self.lore.potions
        return {
            tuple(name for number, name in enumerate(names) if potions >> number & 1): chance
            for potions, chance in found.items()
        }

    def _pair(self, two: Pair) -> tuple[int, int]:
        return _numbers(self.lore, two)

    def _work_out(self, two: Pair) -> Mapping[str, float]:
        if len(two) < 2:
            return {}
        found = self.deduction.chances(self._pair(two))
        return {name: found[number] for number, name in enumerate(self.lore.potions) if number in found}


def _numbers(lore: Lore, two: Pair) -> tuple[int, int]:
    """A pair as the rules number it."""
    one, other = map(lore.ingredients.index, two)
    return pair_of(one, other)
