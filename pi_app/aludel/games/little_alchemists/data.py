# SPDX-License-Identifier: MIT
"""The game's packaged data. No other module of the game reads a file."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any


@cache
def table(name: str) -> dict[str, Any]:
    """The contents of data/<name>.toml, read once; the names are those of data/schema."""
    return tomllib.loads(files(__package__).joinpath("data", f"{name}.toml").read_text("utf-8"))


def level_entry(level: int) -> dict[str, Any]:
    """The entry of one level in levels.toml."""
    return next(entry for entry in table("levels")["level"] if entry["level"] == level)


def playable_levels() -> tuple[int, ...]:
    """The levels that the engine plays."""
    return tuple(entry["level"] for entry in table("levels")["level"])


def tile_set(level: int) -> dict[str, dict[str, int]]:
    """Ingredient to its tiles by mark (`plain`, `three`, `four`)."""
    entry = next(entry for entry in table("ingredients")["tiles"] if level in entry["levels"])
    return {name: marks for name, marks in entry.items() if isinstance(marks, dict)}


def most_tiles(ingredient: str) -> int:
    """How many tiles of an ingredient a whole box holds: as many as the level has that uses most of them."""
    sums: list[int] = [sum(entry.get(ingredient, {}).values()) for entry in table("ingredients")["tiles"]]
    return max(sums)


def board_entry(level: int) -> dict[str, Any]:
    """The theory board of a level as in boards.toml."""
    return next(entry for entry in table("boards")["board"] if level in entry["levels"])


def prices() -> dict[str, int]:
    """What the customer of each potion pays."""
    return {entry["potion"]: entry["price"] for entry in table("customers")["customer"]}


@cache
def customer_lamps() -> dict[str, str]:
    """The lamp colour of each potion's customer."""
    return {entry["potion"]: entry["lamp"] for entry in table("customers")["customer"]}


def artifact_entries(level: int) -> list[dict[str, Any]]:
    """The artifacts of a level as in artifacts.toml; none where the level has no artifacts."""
    return [entry for entry in table("artifacts")["artifact"] if level in entry["levels"]]
