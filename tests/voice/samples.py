# SPDX-License-Identifier: MIT
"""Arguments to fill phrases with, by the name of the variable."""

from __future__ import annotations

import random
from collections.abc import Sequence

SEATS = ("red", "yellow", "green", "blue")
POTIONS = ("fire", "flying", "luck", "love", "ghostly", "wishes")
INGREDIENTS = ("frog", "fern", "foot", "scorpion", "feather", "mandrake", "mushroom", "flower")
TYPES = tuple(f"type-{potion}" for potion in POTIONS)
ARTIFACTS = (*(f"{banner}-{n}" for banner in ("purple", "gold") for n in range(1, 7)), "tea-set")

TEXTS = {
    "seat": SEATS,
    "potion": POTIONS,
    "ingredient": INGREDIENTS,
    "trophy": ("bronze", "silver", "gold"),
    "code": ("ABCD-EFG-HJKT",),
    "text": ("E501: The card is full. Make room.",),
    "example": ("1 3",),
    "other": INGREDIENTS,
    "one": TYPES[:1],
    "two": TYPES[1:3],
    "three": TYPES[3:],
    "pet": ("cat", "fire", "flying", "luck"),
    "artifact": ARTIFACTS,
    "name": ("level-2", "seat-green"),
}

NUMBERS = {
    "price": (3, 4, 5),
    "percent": (20, 40, 60, 80, 100),
    "players": (2, 3, 4),
    "level": tuple(range(1, 8)),
    "gain": (1, 2),
    "gaps": tuple(range(6)),
    "half": (-1, 0, 1),
    "points": (-2, 0, 1, 34),
    "gems": (0, 8, 18),
    "broken": (0, 1, 3),
    "artifacts": (0, 2, 12),
}


def fill(variables: frozenset[str], rng: random.Random) -> dict[str, str | int]:
    """A value for each variable: a known word, a likely number, else a small one."""
    known: dict[str, Sequence[str | int]] = {**TEXTS, **NUMBERS}
    return {name: rng.choice(known.get(name, range(1, 7))) for name in sorted(variables)}
