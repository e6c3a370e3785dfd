# SPDX-License-Identifier: MIT
"""Things of the game by name and by what they are called."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from aludel.screens.words import Words

POWERLESS: Final = "powerless"


@dataclass(frozen=True, slots=True)
class Named:
    """A thing: its name in the rules, which is also the end of its picture's name, and what people call it."""

    name: str
    says: str


def named(sort: str, name: str, words: Words) -> Named:
    """A thing of a sort of words: `named("pet", "cat", words)`."""
    return Named(name, words(f"{sort}-{name}", {}))


def naming(sort: str, names: Iterable[str], words: Words) -> tuple[Named, ...]:
    """Several things of one sort."""
    return tuple(named(sort, name, words) for name in names)


@dataclass(frozen=True, slots=True)
class Pictured:
    """Something with a picture (`art`, a kind of the game's pictures) and the words for it."""

    art: str
    words: str


@dataclass(frozen=True, slots=True)
class Speech:
    """The names of things in one language, as short as a cell of the tracker needs them."""

    words: Words

    def ingredient(self, name: str) -> Pictured:
        """An ingredient and its picture."""
        return Pictured(f"ingredient.{name}", self.words(f"ingredient-{name}", {}))

    def potion(self, name: str) -> Pictured:
        """What a potion is for, as one word, and its picture."""
        key = "page-la-seat-powerless" if name == POWERLESS else f"type-{name}"
        return Pictured(f"potion.{name}", self.words(key, {}))
