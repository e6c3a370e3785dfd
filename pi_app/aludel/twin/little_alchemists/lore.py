# SPDX-License-Identifier: MIT
"""What everybody at the table can read off the pieces of a level: its ingredients, potions, board, prices and pets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final, TypeAlias

from aludel.games.little_alchemists import data

THEORIES: Final = 2
"""The level from which theories are shared."""
WISHES: Final = "wishes"
POWERLESS: Final = "powerless"

Potions: TypeAlias = tuple[str, ...]
"""What an ingredient can make, in the order of the level's potions: a place of the theory board."""


@dataclass(frozen=True, slots=True)
class Lore:
    """The facts of one level. `places` counts the places of the theory board by their potions."""

    level: int
    ingredients: tuple[str, ...]
    potions: tuple[str, ...]
    places: Mapping[Potions, int]
    prices: Mapping[str, int]

    @property
    def wishes(self) -> tuple[str, ...]:
        """What a potion of wishes can become."""
        return (*(potion for potion in self.potions if potion in self.prices), POWERLESS)

    def open_places(self, solved: Mapping[str, Iterable[str]]) -> list[Potions]:
        """The places of the board on which a theory may still be shared."""
        if self.level < THEORIES:
            return []
        taken = Counter(self.ordered(potions) for potions in solved.values())
        return [potions for potions, places in self.places.items() if taken[potions] < places]

    def ordered(self, potions: Iterable[str]) -> Potions:
        """Potions in the order of the level."""
        return tuple(sorted(potions, key=self.potions.index))


@cache
def lore(level: int) -> Lore:
    """What can be read off the pieces of a level."""
    potions = tuple(data.level_entry(level)["potions"])
    spaces = data.board_entry(level)["spaces"].values()
    prices = data.prices()
    return Lore(
        level=level,
        ingredients=tuple(data.tile_set(level)),
        potions=potions,
        places=Counter(tuple(sorted(made, key=potions.index)) for made in spaces),
        prices={potion: prices[potion] for potion in potions if potion in prices},
    )
