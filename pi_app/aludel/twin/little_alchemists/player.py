# SPDX-License-Identifier: MIT
"""Somebody at the table, as the pieces and the console meet them: what each virtual player must be able to decide."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field

from aludel.twin.little_alchemists.look import Action, Buy, Look, Pair, Theory, Tracker, ingredient


@dataclass(slots=True)
class Player(ABC):
    """A player with a tracker and notes of their own.

    Players tell tiles apart by kind but order them by position only: renaming the kinds changes no decision.
    """

    rng: random.Random
    tracker: Tracker = field(default_factory=dict)
    wrong: list[Theory] = field(default_factory=list)
    """Theories of one's own that were wrong."""
    seen: list[str] = field(default_factory=list)
    """Ingredients in the order in which they were first seen."""

    @abstractmethod
    def act(self, look: Look) -> Action:
        """What to do in one's own turn."""

    @abstractmethod
    def more(self, look: Look) -> Buy | None:
        """A tile to buy before the turn ends."""

    @abstractmethod
    def trade(self, look: Look, places: Sequence[int]) -> int:
        """Which of these market places to take a tile from, for two equal tiles."""

    @abstractmethod
    def sells(self) -> bool:
        """Whether to sell a potion that the customer wants."""

    @abstractmethod
    def guess(self, look: Look, potions: Sequence[str]) -> str | None:
        """The ingredient that somebody else's right theory is about, or None for no guess."""

    @abstractmethod
    def pet(self, look: Look, free: Sequence[str]) -> str:
        """Which of these pets to take."""

    @abstractmethod
    def wish(self, look: Look) -> str:
        """The potion to wish for, `powerless` included."""

    @abstractmethod
    def artifact(self, look: Look, affordable: Sequence[str]) -> str | None:
        """Which of these face-up artifacts to buy at the end of the turn, if any; asked before `more`."""

    def ruling(self, deeds: Sequence[str]) -> str | None:
        """Which of these deeds to tell of an artifact that the table judges; none, unless something is known of it."""
        return None

    @abstractmethod
    def answer(self, asked: Pair, pooled: Tracker) -> str:
        """The potion to name in the exam, from what everybody together knows."""

    def open(self, look: Look) -> list[str]:
        """The ingredients seen so far that are not on the theory board."""
        tiles = (*look.hand, *(tile for tile in look.market if tile))
        solved = look.solved()
        self.seen = list(dict.fromkeys((*self.seen, *map(ingredient, tiles), *solved)))
        return [name for name in self.seen if name not in solved]

    def note(self, brewed: Pair, potion: str) -> None:
        """Mark what two different ingredients made, `wishes` and `powerless` included."""
        self.tracker[brewed] = potion

    def note_wrong(self, ingredient: str, potions: Sequence[str]) -> None:
        """Remember a theory of one's own that was wrong."""
        self.wrong.append(Theory(ingredient, tuple(potions)))


def pooled(players: Sequence[Player]) -> Tracker:
    """All trackers laid together, as for the exam."""
    return {mixed: potion for player in players for mixed, potion in player.tracker.items()}
