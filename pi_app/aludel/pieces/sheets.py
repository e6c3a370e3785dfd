# SPDX-License-Identifier: MIT
"""What is printed for each game: the sheets and the pieces on them."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final

from aludel.pieces import catalogue
from aludel.pieces.layout import Item, Page, Paper, backs, grid


@cache
def components() -> dict[str, Any]:
    """The contents of components.toml."""
    return tomllib.loads(files(__package__).joinpath("components.toml").read_text("utf-8"))


def piece(game: str, kind: str, mark: str | None = None, seat: str | None = None) -> Item:
    """A tagged piece as something to cut out."""
    where = catalogue.spec(game, kind)
    drawing = catalogue.face(game, kind, mark, seat)
    return Item(kind, where.size, where.size, drawing, mark, seat, square_cut=where.shape != "token")


def tile_items(game: str) -> list[Item]:
    """The ingredient tiles with their marks, kind by kind: marked ones first."""
    return [piece(game, f"tile.{kind}", mark) for kind, row in components()["tiles"].items() for mark in _marks(row)]


def _marks(row: Mapping[str, int]) -> list[str | None]:
    marked: list[str | None] = [mark for mark in catalogue.MARKS for _ in range(row[mark])]
    return marked + [None] * (row["count"] - len(marked))


def tiles(game: str, paper: Paper) -> list[Page]:
    """The ingredient tiles."""
    return grid("tiles", tile_items(game), paper)


def tile_backs(game: str, paper: Paper) -> list[Page]:
    """The backs of the tiles."""
    return [backs(page, "tile-backs", {None: catalogue.back(game, "tile")}) for page in tiles(game, paper)]


SHEETS: Final[Mapping[str, Callable[[str, Paper], list[Page]]]] = {
    "tiles": tiles,
    "tile-backs": tile_backs,
}
"""The sheets by name: game code and paper to pages."""
