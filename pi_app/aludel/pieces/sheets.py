# SPDX-License-Identifier: MIT
"""What is printed for each game: the sheets and the pieces on them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final, TypeAlias

from aludel.games.little_alchemists.data import board_entry, prices
from aludel.pieces import catalogue, stickers
from aludel.pieces.art import boards, boxes, cards, screens, tabletop, tray, treasure
from aludel.pieces.catalogue import Form, Leaves
from aludel.pieces.layout import Item, Page, Paper, Placement, backs, grid, singles
from aludel.pieces.numbers import numbers
from aludel.pieces.orders import Order, components, levels
from aludel.pieces.shapes import Drawing

__all__ = ["SHEETS", "components", "numbered", "piece"]

Sheet: TypeAlias = Callable[[Order, Paper], list[Page]]
"""The pages of a sheet with what is ordered; none where the sheet has nothing of it."""


def piece(game: str, kind: str, mark: str | None = None, seat: str | None = None, leaves: Leaves | None = None) -> Item:
    """A tagged piece as something to cut out."""
    where = catalogue.spec(game, kind)
    drawing = catalogue.face(game, kind, mark, seat, leaves)
    return Item(kind, where.size, where.size, drawing, mark, seat, where.shape != "token", leaves)


def _faces(sheet: str, kinds: Callable[[Order], Iterable[str]]) -> Sheet:
    """A sheet with one tagged piece of each kind."""

    def made(order: Order, paper: Paper) -> list[Page]:
        return grid(sheet, [piece(order.game, kind) for kind in kinds(order)], paper)

    return made


def _backs(sheet: str, faces: Sheet, shape: Form) -> Sheet:
    """The other side of a sheet: backs that are all alike, or alike within the set of a seat."""

    def made(order: Order, paper: Paper) -> list[Page]:
        def back_of(face: Placement) -> Drawing:
            return catalogue.back(order.game, shape, face.seat)

        return [backs(page, sheet, back_of) for page in faces(order, paper)]

    return made


def _many(sheet: str, size: tuple[float, float], things: Callable[[Order], Iterable[tuple[str, Drawing]]]) -> Sheet:
    """A sheet of things without tags, all of one size, that are cut along their own outlines."""

    def made(order: Order, paper: Paper) -> list[Page]:
        return grid(sheet, [Item(kind, *size, drawing, square_cut=False) for kind, drawing in things(order)], paper)

    return made


def _for_each_seat(
    sheet: str, kind: str, size: tuple[float, float], draw: Callable[[str], Drawing], square_cut: bool = True
) -> Sheet:
    """A sheet that holds one thing of the same size for each seat."""

    def made(order: Order, paper: Paper) -> list[Page]:
        items = [Item(kind, *size, draw(seat), seat=seat, square_cut=square_cut) for seat in order.seats()]
        return grid(sheet, items, paper)

    return made


def _screen_pages(sheet: str, draw: Callable[[str], Drawing]) -> Sheet:
    """A landscape page with one screen for each seat."""

    def made(order: Order, paper: Paper) -> list[Page]:
        return singles(sheet, [Item("screen", *screens.SCREEN, draw(seat), seat=seat) for seat in order.seats()], paper)

    return made


def _at_level(level: int, sheet: str, things: Callable[[], Iterable[Item]]) -> Sheet:
    """A landscape page for each of the things that come with a level."""

    def made(order: Order, paper: Paper) -> list[Page]:
        return singles(sheet, list(things()) if order.has(level) else [], paper)

    return made


# Tagged pieces


def _tiles(order: Order, paper: Paper) -> list[Page]:
    items = [piece(order.game, f"tile.{tile.kind}", tile.mark, leaves=tile.leaves) for tile in order.tiles()]
    return grid("tiles", items, paper)


def _answers(order: Order, paper: Paper) -> list[Page]:
    names = [*order.names("ingredients"), *order.names("potions")]
    seats = components()["seats"]
    return grid("answers", [piece(order.game, f"answer.{name}", seat=seat) for seat in seats for name in names], paper)


def _customer_kinds(order: Order) -> list[str]:
    closed = ["closed"] if order.has(levels()[0]) else []
    return [f"customer.{potion}" for potion in order.customers()] + closed


def _named(what: str, first_word: str) -> Callable[[Order], list[str]]:
    return lambda order: [f"{first_word}.{name}" for name in order.names(what)]


def _box_kinds(order: Order) -> list[str]:
    return [f"box.{number}" for number in components()["boxes"]] if order.has(levels()[0]) else []


def _box_backs(order: Order, paper: Paper) -> list[Page]:
    """Every box has a back of its own: the locks on which the keys are stuck."""
    return [backs(page, "box-backs", lambda face: boxes.back(face.kind)) for page in _boxes(order, paper)]


_customers: Final = _faces("customers", _customer_kinds)
_theories: Final = _faces("theory-tokens", _named("theories", "theory"))
_pets: Final = _faces("pets", _named("pets", "pet"))
_artifacts: Final = _faces("artifacts", _named("artifacts", "artifact"))
_boxes: Final = _faces("boxes", _box_kinds)


# Things without tags


def _results(order: Order) -> Iterable[tuple[str, Drawing]]:
    for potion, count in order.counts("results").items():
        yield from [(f"result.{potion}", tabletop.result(potion))] * count


def _coins(order: Order) -> Iterable[tuple[str, Drawing]]:
    for value, count in order.counts("coins").items():
        yield from [(f"coin.{value}", tabletop.money(int(value)))] * count


def _gems(order: Order) -> Iterable[tuple[str, Drawing]]:
    return [(f"gem.{points}", treasure.gem(points)) for points in order.names("gems")]


def _broken(order: Order) -> Iterable[tuple[str, Drawing]]:
    return [("broken-gem", treasure.broken_gem())] * order.count("broken")


def _results_sheet(order: Order, paper: Paper) -> list[Page]:
    side = tabletop.RESULT
    return grid("results", [Item(kind, side, side, drawing) for kind, drawing in _results(order)], paper)


def _extensions(order: Order, paper: Paper) -> list[Page]:
    """A further row for each tracker and each ingredient that comes after the first level."""
    known = components()["level"]
    kinds = [kind for entry in known for kind in entry.get("ingredients", ())]
    first = len(known[0]["ingredients"])
    later = [kind for kind in order.names("ingredients") if kinds.index(kind) >= first]
    size = tabletop.extension_size(len(kinds))
    items = [
        Item(f"extension.{kind}", *size, tabletop.extension(seat, kind, kinds.index(kind), size), seat=seat)
        for kind in later
        for seat in components()["seats"]
    ]
    return grid("extensions", items, paper)


def _tracker(seat: str) -> Drawing:
    return tabletop.tracker(seat, tuple(components()["level"][0]["ingredients"]))


def _tracker_size() -> tuple[float, float]:
    side = tabletop.CELL * len(components()["level"][0]["ingredients"])
    return side, side


def _inside(seat: str) -> Drawing:
    return screens.inside(seat, (numbered(), numbered("answer")), _paid())


def _rule_card(seat: str) -> Drawing:
    return screens.rule_card(seat, _paid())


def _level_cards(order: Order, paper: Paper) -> list[Page]:
    """Cards with what comes new at a level."""
    items = [
        Item("level-card", *cards.SIZE, cards.level_card(seat, level), seat=seat)
        for level in cards.ROWS
        if order.has(level)
        for seat in components()["seats"]
    ]
    return grid("level-cards", items, paper)


def _paid() -> dict[str, int]:
    """The potions of the first level with what a customer pays."""
    return {potion: prices()[potion] for potion in components()["level"][0]["potions"]}


def numbered(sort: str = "tile") -> list[str]:
    """In the order of their numbers for selecting by hand: the ingredients, or (`answer`) the potions."""
    known = numbers(components()["code"])
    names = [kind.partition(".")[2] for kind in known if kind.startswith(f"{sort}.")]
    return names if sort == "tile" else [name for name in names if f"tile.{name}" not in known]


def _board() -> list[Item]:
    return [Item("board", *tabletop.BOARD, tabletop.board())]


def _tray_floors() -> list[Item]:
    return [Item(f"insert.{name}", *tray.size(), tray.floor(name)) for name in tray.inserts()]


def _board_2() -> list[Item]:
    return [Item("board-2", *boards.SMALL, boards.small(board_entry(2)))]


def _board_2_backs(order: Order, paper: Paper) -> list[Page]:
    back = boards.small_back(board_entry(3))
    return [backs(page, "board-2-backs", lambda _: back) for page in SHEETS["board-2"](order, paper)]


def _board_3(order: Order, paper: Paper) -> list[Page]:
    strips = boards.stickers(board_entry(3)) if order.has(3) else {}
    return grid("board-3", [Item(f"board-3.{name}", *boards.STRIP, strip) for name, strip in strips.items()], paper)


def _halves(level: int) -> Callable[[], list[Item]]:
    """A large board in two halves, to be joined."""

    def made() -> list[Item]:
        halves = boards.halves(board_entry(level))
        return [Item(f"board-{level}.{half.name}", half.width, half.height, half.drawing) for half in halves]

    return made


def _keys(order: Order, paper: Paper) -> list[Page]:
    count = components()["keys"] if order.has(levels()[0]) else 0
    return grid("keys", [Item("keys", *boxes.key_sheet_size(count), boxes.key_sheet(count))] if count else [], paper)


def _trophies(order: Order, paper: Paper) -> list[Page]:
    names = components()["trophies"] if order.has(levels()[-1]) else []
    return grid("trophies", [Item(f"trophy.{name}", *boxes.LINE, boxes.trophy_line(name)) for name in names], paper)


def _stickers(order: Order, paper: Paper) -> list[Page]:
    """Tags for the pieces of the boxed game, as many as it has of each."""
    kinds = [f"tile.{tile.kind}" for tile in order.tiles()] + _customer_kinds(order)
    for what, first_word in (("theories", "theory"), ("pets", "pet"), ("artifacts", "artifact")):
        kinds += _named(what, first_word)(order)
    items = [
        Item(f"sticker.{kind}", *stickers.SIZE, stickers.sticker(order.game, kind))
        for kind in (*kinds, *_box_kinds(order))
    ]
    return grid("stickers", items, paper)


SHEETS: Final[Mapping[str, Sheet]] = {
    "tiles": _tiles,
    "tile-backs": _backs("tile-backs", _tiles, "tile"),
    "answers": _answers,
    "answer-backs": _backs("answer-backs", _answers, "token"),
    "customers": _customers,
    "customer-backs": _backs("customer-backs", _customers, "large"),
    "theory-tokens": _theories,
    "theory-token-backs": _backs("theory-token-backs", _theories, "token"),
    "pets": _pets,
    "pet-backs": _backs("pet-backs", _pets, "tile"),
    "artifacts": _artifacts,
    "artifact-backs": _backs("artifact-backs", _artifacts, "large"),
    "boxes": _boxes,
    "box-backs": _box_backs,
    "results": _results_sheet,
    "coins": _many("coins", (tabletop.COIN, tabletop.COIN), _coins),
    "gems": _many("gems", (treasure.GEM, treasure.GEM), _gems),
    "broken-gems": _many("broken-gems", (treasure.GEM, treasure.GEM), _broken),
    "bottles": _for_each_seat("bottles", "bottle", tabletop.bottle_size(), tabletop.bottle),
    "trackers": _for_each_seat("trackers", "tracker", _tracker_size(), _tracker, square_cut=False),
    "extensions": _extensions,
    "screens": _screen_pages("screens", _inside),
    "screen-outsides": _screen_pages("screen-outsides", screens.outside),
    "holders": _for_each_seat("holders", "holder", screens.HOLDER, screens.holder),
    "board": _at_level(1, "board", _board),
    "board-2": _at_level(2, "board-2", _board_2),
    "board-2-backs": _board_2_backs,
    "board-3": _board_3,
    "board-5": _at_level(5, "board-5", _halves(5)),
    "board-7": _at_level(7, "board-7", _halves(7)),
    "cards": _for_each_seat("cards", "rule-card", screens.CARD, _rule_card),
    "level-cards": _level_cards,
    "tray": _at_level(1, "tray", _tray_floors),
    "keys": _keys,
    "trophies": _trophies,
    "stickers": _stickers,
}
"""The sheets by name; those with tagged pieces come first: whoever looks for a piece need not draw the others."""
