# SPDX-License-Identifier: MIT
"""What is to be printed: the parts that come new with some levels of a game."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from aludel.games.little_alchemists.data import prices, tile_set
from aludel.pieces.catalogue import Leaves


@cache
def components() -> dict[str, Any]:
    """The contents of components.toml."""
    return tomllib.loads(files(__package__).joinpath("components.toml").read_text("utf-8"))


def levels() -> tuple[int, ...]:
    """The levels that there is something to print for."""
    return tuple(entry["level"] for entry in components()["level"])


@dataclass(frozen=True, slots=True)
class Order:
    """All that comes new with the levels `first` to `last` of the game with code `game`."""

    game: str
    first: int
    last: int

    def has(self, level: int) -> bool:
        """Whether the parts that come with `level` are ordered."""
        return self.first <= level <= self.last

    def names(self, what: str) -> list[Any]:
        """The entries of a list of components.toml, level by level: `ingredients`, `potions`, `theories`, `pets`,
        `artifacts` or (points) `gems`."""
        return [name for entry in self._parts() for name in entry.get(what, ())]

    def counts(self, what: str) -> dict[str, int]:
        """The entries of a table of components.toml: `results` or `coins`."""
        return {name: count for entry in self._parts() for name, count in entry.get(what, {}).items()}

    def count(self, what: str) -> int:
        """The sum of a number of components.toml: `broken`."""
        return sum(entry.get(what, 0) for entry in self._parts())

    def customers(self) -> list[str]:
        """The potions that somebody pays for."""
        return [potion for potion in self.names("potions") if potion in prices()]

    def seats(self) -> list[str]:
        """Whoever sits at the table, once what each of them needs is ordered."""
        return list(components()["seats"]) if self.has(levels()[0]) else []

    def tiles(self) -> list[Tile]:
        """The ingredient tiles, kind by kind: marked ones first."""
        kinds = self.names("ingredients")
        return [tile for entry in self._parts() for tile in _tiles_of(entry["level"]) if tile.kind in kinds]

    def _parts(self) -> Iterator[dict[str, Any]]:
        return (entry for entry in components()["level"] if self.has(entry["level"]))


# Tiles

MARKS = {"four": "4", "three": "3+", "plain": None}
"""What the game's data call the mark on a tile, and the mark."""
LEAVING: dict[int, Leaves] = {5: "star", 7: "moon"}
"""The sign on the tiles that leave at a level."""


@dataclass(frozen=True, slots=True)
class Tile:
    """One ingredient tile."""

    kind: str
    mark: str | None
    leaves: Leaves | None


@cache
def _tiles_of(level: int) -> tuple[Tile, ...]:
    """The tiles that come new with a level."""
    if level == levels()[0]:
        return tuple(tile for kind in tile_set(level) for tile in _signed(kind, level))
    come = [kind for kind in tile_set(level) if kind not in tile_set(level - 1)]
    return tuple(tile for kind in come for tile in _signed(kind, level))


def _signed(kind: str, level: int) -> Iterator[Tile]:
    for name, mark in MARKS.items():
        leaving = {sign: _gone(kind, name, at) for at, sign in LEAVING.items() if at > level}
        for sign, count in leaving.items():
            yield from [Tile(kind, mark, sign)] * count
        yield from [Tile(kind, mark, None)] * (tile_set(level)[kind][name] - sum(leaving.values()))


def _gone(kind: str, name: str, level: int) -> int:
    """How many tiles of a kind and mark play at the level before but not at `level`."""
    return max(0, tile_set(level - 1)[kind][name] - tile_set(level)[kind][name]) if kind in tile_set(level - 1) else 0
