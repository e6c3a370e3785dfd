# SPDX-License-Identifier: MIT
"""What a family opens over many games: boxes with locks, and trophies once every box is open. Values only."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Box:
    """A closed box whose parts belong to `level`.

    `kind` is the card in it, as sight names it. `keys` open it; 0: the passed exam of the level before does. The card,
    once shown, opens any box.
    """

    kind: str
    level: int
    keys: int = 0


@dataclass(frozen=True, slots=True)
class Trophy:
    """A line of locks that is awarded when it is full; `name` is a word of the phrases (`trophy-<name>`)."""

    name: str
    keys: int


@dataclass(frozen=True, slots=True)
class Campaign:
    """Boxes and then trophies, each in the order in which keys fill them. Empty for a game without any."""

    boxes: tuple[Box, ...] = ()
    trophies: tuple[Trophy, ...] = ()
