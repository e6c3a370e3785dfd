# SPDX-License-Identifier: MIT
"""What follows from what a player knows: worlds left, chances, certainties, and what would teach most."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from math import log2

from aludel.games.little_alchemists.board import Board
from aludel.games.little_alchemists.worlds import Fact, Made, NotPlaced, Pair, Placed, Worlds, pair_of


@dataclass(frozen=True, slots=True)
class Knowledge:
    """What one seat knows of the alchemy: its own results, the theories on the board, its own wrong theories.

    It is secret, so `repr` keeps it. `with_facts` adds whatever else a player has learnt or supposes.
    """

    results: tuple[Made, ...] = field(default=(), repr=False)
    revealed: tuple[Placed, ...] = field(default=(), repr=False)
    wrong: tuple[NotPlaced, ...] = field(default=(), repr=False)

    @property
    def facts(self) -> tuple[Fact, ...]:
        """Every piece of evidence, each once: theories on the board, results, wrong theories."""
        return tuple(dict.fromkeys((*self.revealed, *self.results, *self.wrong)))

    def with_facts(self, *facts: Fact) -> Knowledge:
        """The same knowledge and more."""
        return Knowledge(
            (*self.results, *(fact for fact in facts if isinstance(fact, Made))),
            (*self.revealed, *(fact for fact in facts if isinstance(fact, Placed))),
            (*self.wrong, *(fact for fact in facts if isinstance(fact, NotPlaced))),
        )


@dataclass(frozen=True, slots=True)
class Experiment:
    """What mixing a pair would teach."""

    pair: Pair
    bits: float
    """Expected information: the entropy of the result, in bits; 0 when the result is certain."""
    worlds: float
    """Expected number of worlds left."""


@dataclass(frozen=True, slots=True, eq=False)
class Deduction:
    """What follows from knowledge on a board.

    Knowledge that contradicts itself leaves no world: then nothing is certain, every chance is missing, no experiment
    is worth anything, and `explaining.conflict` says which facts cannot hold together.
    """

    worlds: Worlds = field(repr=False)
    knowledge: Knowledge = field(repr=False)
    left: int = field(repr=False)
    """The worlds in which everything known holds, a bit set."""

    @classmethod
    def of(cls, board: Board, knowledge: Knowledge) -> Deduction:
        """What follows from this knowledge."""
        worlds = Worlds.of(board)
        return cls(worlds, knowledge, consistent(worlds, knowledge))

    @property
    def count(self) -> int:
        """How many worlds are left; 0 when the facts contradict each other."""
        return self.left.bit_count()

    def follows(self, fact: Fact) -> bool:
        """Whether a fact is certain."""
        return bool(self.left) and not self.left & ~self.worlds.where(fact)

    def chances(self, pair: Pair) -> dict[int, float]:
        """The chance of each potion that a pair may still make; they add up to 1."""
        return self._chances(self.worlds.made[pair_of(*pair)])

    def theory_chances(self, ingredient: int) -> dict[int, float]:
        """The chance of each set of potions that an ingredient may still have; they add up to 1."""
        return self._chances(self.worlds.placed[ingredient])

    def _chances(self, values: Mapping[int, int]) -> dict[int, float]:
        weights = {value: self.worlds.weight(self.left & worlds) for value, worlds in values.items()}
        whole = sum(weights.values())
        return {value: weight / whole for value, weight in weights.items() if weight}

    def certain_theories(self) -> dict[int, int]:
        """The potions of each ingredient for which they are certain."""
        found = {ingredient: self._certain(values) for ingredient, values in enumerate(self.worlds.placed)}
        return {ingredient: potions for ingredient, potions in found.items() if potions is not None}

    def certain_pairs(self) -> dict[Pair, int]:
        """The potion of each pair for which it is certain, mixed already or not."""
        found = {pair: self._certain(values) for pair, values in self.worlds.made.items()}
        return {pair: potion for pair, potion in found.items() if potion is not None}

    def _certain(self, values: Mapping[int, int]) -> int | None:
        """The one value that holds in every world left."""
        if not self.left:
            return None
        return next((value for value, worlds in values.items() if self.left & worlds == self.left), None)

    def best_experiments(self, pairs: Iterable[Pair] | None = None) -> tuple[Experiment, ...]:
        """Mixings by what they teach, the best first: by information, then by fewest worlds expected, then in order.

        `pairs` are those that can be mixed; without them, all.
        """
        some = self.worlds.made if pairs is None else sorted({pair_of(*pair) for pair in pairs})
        return tuple(sorted(map(self.experiment, some), key=lambda one: (-one.bits, one.worlds, one.pair)))

    def experiment(self, pair: Pair) -> Experiment:
        """What mixing a pair would teach."""
        parts = [self.left & worlds for worlds in self.worlds.made[pair].values()]
        # In order of size, so that equal shares give the same sum to the last bit and so a tie.
        outcomes = sorted((self.worlds.weight(part), part.bit_count()) for part in parts if part)
        whole = sum(weight for weight, _ in outcomes) or 1
        bits = sum(weight / whole * log2(whole / weight) for weight, _ in outcomes)
        return Experiment(pair, bits, sum(weight * count for weight, count in outcomes) / whole)


def consistent(worlds: Worlds, knowledge: Knowledge) -> int:
    """The worlds in which everything known holds, a bit set."""
    return worlds.all_of(knowledge.facts, worlds.every)
