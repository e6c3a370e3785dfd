# SPDX-License-Identifier: MIT
"""What lies on the virtual table, as rows of text: market, hand, coins, customer, notes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from aludel.games.referee import View
from aludel.pieces.numbers import numbers
from aludel.screens.terminal import Words, numbered, row
from aludel.table.public import Public
from aludel.twin.little_alchemists.box import Tile
from aludel.twin.little_alchemists.physical import Pieces


def name(words: Words, kind: str) -> str:
    """The words for a kind of piece; the kind itself where there are none."""
    sort, _, short = kind.partition(".")
    key = f"ingredient-{short}" if sort == "tile" else f"potion-{short}"
    said = words(key, {})
    return short if said == key else said


def money(view: View, words: Words) -> Iterator[str]:
    """Coins of every seat, and what the customer pays."""
    pairs = zip(view["seats"], view["coins"], strict=True)
    yield _row(words, "coins", [f"{words(f'seat-{seat}', {})} {coins}" for seat, coins in pairs])
    if view["customer"]:
        yield _row(
            words, "customer", [f"{words('potion-' + view['customer']['potion'], {})}: {view['customer']['price']}"]
        )


def pieces(public: Public, lying: Pieces, tray: Sequence[Tile], words: Words) -> Iterator[str]:
    """Market, hand and notes of the seat on turn; a customer who has just been turned."""
    nature = lying.nature
    yield _row(words, "tiles", numbered([name(words, tile.kind) if tile else "-" for tile in nature.market]))
    seats = [seat for seat in (public.prompt.seats if public.prompt else ()) if seat >= 0]
    for seat in seats:
        hand = [_held(words, tile, tile in tray) for tile in nature.hands[seat]]
        yield _row(words, "hand", numbered(hand))
    if lying.turned:
        yield _row(words, "turned", [words(f"potion-{lying.turned}", {})])
    notes = [note for note in lying.notes if note.seat in seats or public.view["closed"]]
    marks = [f"{name(words, n.one)}+{name(words, n.other)}={words(f'potion-{n.potion}', {})}" for n in notes]
    if marks:
        yield _row(words, "notes", list(dict.fromkeys(marks)))


def legend(kinds: Sequence[str], words: Words) -> str:
    """The numbers that are printed inside the screens, for selecting by hand."""
    printed = numbers("la")
    return _row(
        words, "numbers", [f"{printed[kind]} {name(words, kind)}" for kind in sorted(kinds, key=printed.__getitem__)]
    )


def _held(words: Words, tile: Tile, in_tray: bool) -> str:
    return f"({name(words, tile.kind)})" if in_tray else name(words, tile.kind)


def _row(words: Words, key: str, cells: Sequence[str]) -> str:
    return row(words(f"terminal-row-{key}", {}), cells)
