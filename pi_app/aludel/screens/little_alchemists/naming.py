# SPDX-License-Identifier: MIT
"""Things of the game by name and by what they are called."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from aludel.screens.words import Words


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
