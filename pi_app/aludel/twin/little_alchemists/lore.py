# SPDX-License-Identifier: MIT
"""What everybody at the table can read off the pieces of a level: ingredients, potions, board, prices, artifacts."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final, TypeAlias

from aludel.games.little_alchemists import board, data
from aludel.twin.little_alchemists.box import ARTIFACTS, POWERLESS, PRICES, THEORIES, Artifact, artifacts, kinds
from aludel.twin.little_alchemists.look import NOTHING, TILE

Potions: TypeAlias = tuple[str, ...]
"""What an ingredient can make, in the order of the level's potions: a place of the theory board."""

HALF: Final = 0.5
"""Points for a coin from the level on that sells artifacts."""


@dataclass(frozen=True, slots=True)
class Lore:
    """The facts of one level. `places` counts the places of the theory board by their potions."""

    level: int
    ingredients: tuple[str, ...]
    potions: tuple[str, ...]
    board: board.Board
    places: Mapping[Potions, int]
    artifacts: Mapping[str, Artifact]
    prices: Mapping[str, int]
    """What customers pay."""
    coin: float
    """Points for a coin at the end."""

    @property
    def sellable(self) -> tuple[str, ...]:
        """The potions that customers may ask for."""
        return tuple(potion for potion in self.potions if potion in PRICES)

    @property
    def wishes(self) -> tuple[str, ...]:
        """What a potion of wishes can become."""
        return (*self.sellable, POWERLESS)

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
def lore(level: int, house: str = NOTHING) -> Lore:
    """What can be read off the pieces of a level, those of an owner's `house` included (Look.house)."""
    own, potions = json.loads(house), tuple(data.level_entry(level)["potions"])
    boards = [entry for entry in own.get("boards", ()) if level in entry["levels"]]
    printed = board.build(boards[0] if boards else data.board_entry(level), potions)
    return Lore(
        level=level,
        ingredients=tuple(kind.removeprefix(TILE) for kind in kinds(level)),
        potions=potions,
        board=printed,
        places=Counter(tuple(potions[number] for number in sorted(made)) for made in printed.potions),
        artifacts={artifact.name: artifact for artifact in artifacts(level, own.get("artifacts"))},
        prices={**PRICES, **own.get("customers", {})},
        coin=HALF if level >= ARTIFACTS else 1.0,
    )
