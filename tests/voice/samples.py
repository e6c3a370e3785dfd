# SPDX-License-Identifier: MIT
"""Arguments to fill phrases with, by the name of the variable."""

from __future__ import annotations

import random

SEATS = ("red", "yellow", "green", "blue")
POTIONS = ("fire", "flying", "luck", "love", "ghostly")
INGREDIENTS = ("frog", "fern", "foot", "scorpion", "feather", "mandrake")

TEXTS = {
    "seat": SEATS,
    "potion": POTIONS,
    "ingredient": INGREDIENTS,
    "code": ("ABCD-EFG-HJKT",),
    "other": INGREDIENTS,
    "name": ("level-2", "seat-green"),
}


def fill(variables: frozenset[str], rng: random.Random) -> dict[str, str | int]:
    """A value for each variable: a known word, else a small number."""
    return {name: rng.choice(TEXTS[name]) if name in TEXTS else rng.randint(1, 6) for name in sorted(variables)}
