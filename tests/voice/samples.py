# SPDX-License-Identifier: MIT
"""Arguments to fill phrases with, by the name of the variable."""

from __future__ import annotations

import random
from collections.abc import Sequence

SEATS = ("red", "yellow", "green", "blue")
POTIONS = ("fire", "flying", "luck", "love", "ghostly")
INGREDIENTS = ("frog", "fern", "foot", "scorpion", "feather", "mandrake")

TEXTS = {
    "seat": SEATS,
    "potion": POTIONS,
    "ingredient": INGREDIENTS,
    "trophy": ("bronze", "silver", "gold"),
    "code": ("ABCD-EFG-HJKT",),
    "text": ("E501: The card is full. Make room.",),
    "example": ("1 3",),
    "other": INGREDIENTS,
    "name": ("level-2", "seat-green"),
}

NUMBERS = {"price": (3, 4), "percent": (20, 40, 60, 80, 100), "players": (2, 3, 4), "level": (1, 2)}


def fill(variables: frozenset[str], rng: random.Random) -> dict[str, str | int]:
    """A value for each variable: a known word, a likely number, else a small one."""
    known: dict[str, Sequence[str | int]] = {**TEXTS, **NUMBERS}
    return {name: rng.choice(known.get(name, range(1, 7))) for name in sorted(variables)}
