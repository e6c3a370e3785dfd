# SPDX-License-Identifier: MIT
"""What is printed for each game: the sheets and the pieces on them."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final

from aludel.games.little_alchemists.data import prices, tile_set
from aludel.pieces import catalogue
from aludel.pieces.art import screens, tabletop, tray
from aludel.pieces.layout import Item, Page, Paper, backs, grid, singles
from aludel.pieces.numbers import numbers
from aludel.pieces.shapes import Drawing


@cache
def components() -> dict[str, Any]:
    """The contents of components.toml."""
    return tomllib.loads(files(__package__).joinpath("components.toml").read_text("utf-8"))


def piece(game: str, kind: str, mark: str | None = None, seat: str | None = None) -> Item:
    """A tagged piece as something to cut out."""
    where = catalogue.spec(game, kind)
    drawing = catalogue.face(game, kind, mark, seat)
    return Item(kind, where.size, where.size, drawing, mark, seat, square_cut=where.shape != "token")


MARK_NAMES: Final = {"4": "four", "3+": "three", None: "plain"}
"""The mark on a tile, and what the game's data call it."""


def tile_items(game: str) -> list[Item]:
    """The ingredient tiles with their marks, kind by kind: marked ones first."""
    level = components()["levels"][0]
    return [
        piece(game, f"tile.{kind}", mark)
        for kind, counts in tile_set(level).items()
        for mark, name in MARK_NAMES.items()
        for _ in range(counts[name])
    ]


def tiles(game: str, paper: Paper) -> list[Page]:
    """The ingredient tiles."""
    return grid("tiles", tile_items(game), paper)


def tile_backs(game: str, paper: Paper) -> list[Page]:
    """The backs of the tiles."""
    return [backs(page, "tile-backs", {None: catalogue.back(game, "tile")}) for page in tiles(game, paper)]


def results(game: str, paper: Paper) -> list[Page]:
    """The result tokens."""
    del game
    side = tabletop.RESULT
    rows = components()["results"].items()
    items = [
        Item(f"result.{potion}", side, side, picture)
        for potion, count in rows
        for picture in [tabletop.result(potion)]
        for _ in range(count)
    ]
    return grid("results", items, paper)


def answers(game: str, paper: Paper) -> list[Page]:
    """The answer sets, seat by seat."""
    known = components()
    names = [*known["ingredients"], *known["potions"]]
    items = [piece(game, f"answer.{name}", seat=seat) for seat in known["seats"] for name in names]
    return grid("answers", items, paper)


def answer_backs(game: str, paper: Paper) -> list[Page]:
    """The backs of the answer sets: the same for all tokens of a seat."""
    drawings = {seat: catalogue.back(game, "token", seat) for seat in components()["seats"]}
    return [backs(page, "answer-backs", drawings) for page in answers(game, paper)]


def customers(game: str, paper: Paper) -> list[Page]:
    """The customers and the closed market."""
    kinds = [f"customer.{potion}" for potion in components()["potions"]] + ["closed"]
    return grid("customers", [piece(game, kind) for kind in kinds], paper)


def customer_backs(game: str, paper: Paper) -> list[Page]:
    """The backs of the large tiles."""
    return [backs(page, "customer-backs", {None: catalogue.back(game, "large")}) for page in customers(game, paper)]


def coins(game: str, paper: Paper) -> list[Page]:
    """The coins."""
    del game
    side = tabletop.COIN
    rows = components()["coins"].items()
    items = [
        Item(f"coin.{value}", side, side, picture, square_cut=False)
        for value, count in rows
        for picture in [tabletop.money(int(value))]
        for _ in range(count)
    ]
    return grid("coins", items, paper)


def _for_each_seat(
    sheet: str, kind: str, size: tuple[float, float], draw: Callable[[str], Drawing], square_cut: bool = True
) -> Callable[[str, Paper], list[Page]]:
    """A sheet that holds one thing of the same size for each seat."""

    def made(game: str, paper: Paper) -> list[Page]:
        del game
        items = [Item(kind, *size, draw(seat), seat=seat, square_cut=square_cut) for seat in components()["seats"]]
        return grid(sheet, items, paper)

    return made


def _screen_pages(sheet: str, draw: Callable[[str], Drawing]) -> Callable[[str, Paper], list[Page]]:
    """A landscape page with one screen for each seat."""

    def made(game: str, paper: Paper) -> list[Page]:
        del game
        items = [Item("screen", *screens.SCREEN, draw(seat), seat=seat) for seat in components()["seats"]]
        return singles(sheet, items, paper)

    return made


def _inside(seat: str) -> Drawing:
    return screens.inside(seat, tuple(numbered()), _paid())


def _paid() -> dict[str, int]:
    """The potions of the level with what a customer pays."""
    return {potion: prices()[potion] for potion in components()["potions"]}


def numbered() -> list[str]:
    """The ingredients in the order of their numbers for selecting by hand."""
    return [kind.removeprefix("tile.") for kind in numbers(components()["code"]) if kind.startswith("tile.")]


def _tracker(seat: str) -> Drawing:
    return tabletop.tracker(seat, tuple(components()["ingredients"]))


def _tracker_size() -> tuple[float, float]:
    side = tabletop.CELL * len(components()["ingredients"])
    return side, side


def board(game: str, paper: Paper) -> list[Page]:
    """The market board."""
    del game
    return singles("board", [Item("board", *tabletop.BOARD, tabletop.board())], paper)


def _rule_card(seat: str) -> Drawing:
    return screens.rule_card(seat, _paid())


def tray_floors(game: str, paper: Paper) -> list[Page]:
    """The floors of the tray's inserts."""
    del game
    items = [Item(f"insert.{name}", *tray.size(), tray.floor(name), square_cut=True) for name in tray.inserts()]
    return singles("tray", items, paper)


SHEETS: Final[Mapping[str, Callable[[str, Paper], list[Page]]]] = {
    "tiles": tiles,
    "tile-backs": tile_backs,
    "results": results,
    "answers": answers,
    "answer-backs": answer_backs,
    "customers": customers,
    "customer-backs": customer_backs,
    "coins": coins,
    "bottles": _for_each_seat("bottles", "bottle", tabletop.bottle_size(), tabletop.bottle),
    "trackers": _for_each_seat("trackers", "tracker", _tracker_size(), _tracker, square_cut=False),
    "screens": _screen_pages("screens", _inside),
    "screen-outsides": _screen_pages("screen-outsides", screens.outside),
    "holders": _for_each_seat("holders", "holder", screens.HOLDER, screens.holder),
    "board": board,
    "cards": _for_each_seat("cards", "rule-card", screens.CARD, _rule_card),
    "tray": tray_floors,
}
"""The sheets by name: game code and paper to pages."""
