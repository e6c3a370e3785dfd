# SPDX-License-Identifier: MIT
"""Virtual players who do whatever is possible."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from aludel.twin.little_alchemists.look import Action, Buy, Look, Pair, Theory, Tracker, brews
from aludel.twin.little_alchemists.lore import lore
from aludel.twin.little_alchemists.player import Player

RULING: Final = 0.3
"""How often something is told of an artifact that the table judges."""


class RandomPlayer(Player):
    """Brews or buys as often as it shares a theory; within that, each possible action has the same chance."""

    def act(self, look: Look) -> Action:
        """Buy, brew or share a theory: any tile, any two tiles, any ingredient seen and any free place of the board."""
        theories = self._theories(look)
        if theories and self.rng.random() < 0.5:
            return self.rng.choice(theories)
        actions: list[Action] = [*look.buys(), *brews(look.hand)]
        return self.rng.choice(actions)

    def more(self, look: Look) -> Buy | None:
        """Any tile, or none."""
        return self.rng.choice([None, *look.buys()])

    def trade(self, look: Look, places: Sequence[int]) -> int:
        """Any place."""
        return self.rng.choice(places)

    def sells(self) -> bool:
        """As the coin falls."""
        return self.rng.random() < 0.5

    def guess(self, look: Look, potions: Sequence[str]) -> str | None:
        """Any ingredient that is not on the board, or none."""
        return self.rng.choice([None, *self.open(look)])

    def pet(self, look: Look, free: Sequence[str]) -> str:
        """Any."""
        return self.rng.choice(free)

    def wish(self, look: Look) -> str:
        """Any potion, or powerless."""
        return self.rng.choice(lore(look.level, look.house).wishes)

    def artifact(self, look: Look, affordable: Sequence[str]) -> str | None:
        """Any, or none."""
        return self.rng.choice([None, *affordable])

    def ruling(self, deeds: Sequence[str]) -> str | None:
        """Any, now and then."""
        return self.rng.choice(deeds) if self.rng.random() < RULING else None

    def answer(self, asked: Pair, pooled: Tracker) -> str:
        """Any potion."""
        return self.rng.choice(lore(1).potions)

    def _theories(self, look: Look) -> list[Theory]:
        places = lore(look.level, look.house).open_places(look.solved())
        return [Theory(name, potions) for name in self.open(look) for potions in places]
