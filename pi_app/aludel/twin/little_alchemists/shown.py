# SPDX-License-Identifier: MIT
"""What lies on the virtual table, as rows of text: market, hand, coins, customer, school, notes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from aludel.games.referee import Prompt, View
from aludel.pieces.numbers import numbers
from aludel.screens.terminal import numbered, row
from aludel.screens.words import Words
from aludel.table.public import Public
from aludel.twin.little_alchemists import box
from aludel.twin.little_alchemists.box import Artifact, Tile
from aludel.twin.little_alchemists.look import NOTHING
from aludel.twin.little_alchemists.lore import Lore, lore
from aludel.twin.little_alchemists.physical import Pieces
from aludel.voice.phrasebook import Phrasebook

NAMED_AFTER = {
    "tile": ("ingredient",),
    "theory": ("ingredient",),
    "answer": ("potion", "ingredient"),
    "customer": ("potion",),
    "pet": ("pet",),
    "artifact": ("artifact",),
    "box": ("level",),
}
"""What the pieces of each sort are named after."""

ALSO = {"answer": ("type", "terminal-lamp"), "customer": ("type", "terminal-lamp")}
"""What else the screen calls them."""

ARTIFACT = "artifact."
MOST = 5
"""Things of which one may choose that an example names."""


def name(words: Words, kind: str) -> str:
    """The words for a kind of piece; its short name where there are none."""
    sort, _, short = kind.partition(".")
    keys = [f"{after}-{short}" for after in NAMED_AFTER.get(sort, ())]
    return next((said for key in keys if (said := words(key, {})) != key), short)


def forms(book: Phrasebook, kind: str) -> list[str]:
    """Everything that a kind of piece is called on the screen, and its short name."""
    sort, _, short = kind.partition(".")
    keys = [f"{after}-{short}" for after in (*NAMED_AFTER.get(sort, ()), *ALSO.get(sort, ()))]
    return [short, *(form for key in keys for form in book.forms(key))]


def money(view: View, words: Words) -> Iterator[str]:
    """Coins of every seat, and what the customer pays."""
    pairs = zip(view["seats"], view["coins"], strict=True)
    yield _row(words, "coins", [f"{words(f'seat-{seat}', {})} {coins}" for seat, coins in pairs])
    if view["customer"]:
        yield _row(
            words, "customer", [f"{words('potion-' + view['customer']['potion'], {})}: {view['customer']['price']}"]
        )


def school(view: View, words: Words, house: str = NOTHING) -> Iterator[str]:
    """What the levels after the first have on the table: theory board, gems, pets, artifacts, by seat.

    `house` is what an owner's box has otherwise (Look.house).
    """
    broken = [["-1"] * count for count in view["broken"]]
    gems = [" ".join([*map(str, own), *lost]) for own, lost in zip(view["gems"], broken, strict=True)]
    pets = [name(words, f"pet.{pet}") if pet else "" for pet in view["pets"]]
    owned = [", ".join(name(words, f"artifact.{one}") for one in own) for own in view["artifacts"]]
    rows = {
        "board": list(_board(view, words, lore(view["level"], house))),
        **{key: _by_seat(view, words, own) for key, own in (("gems", gems), ("pets", pets), ("owned", owned))},
    }
    yield from (_row(words, key, cells) for key, cells in rows.items() if cells)


def _board(view: View, words: Words, own: Lore) -> Iterator[str]:
    """Every place of the theory board with its potions: what lies there, or a question mark."""
    solved = {one["ingredient"]: own.ordered(one["potions"]) for one in view["theories"]}
    for potions, count in own.places.items() if view["level"] >= box.THEORIES else ():
        lying = [name(words, f"tile.{one}") for one, made in solved.items() if made == potions]
        for one in [*lying, *["?"] * (count - len(lying))]:
            yield f"{one}: {_types(words, potions)}"


def _by_seat(view: View, words: Words, own: Sequence[str]) -> list[str]:
    """What each seat has, where it has anything."""
    return [f"{words(f'seat-{seat}', {})} {what}" for seat, what in zip(view["seats"], own, strict=True) if what]


def _types(words: Words, potions: Sequence[str]) -> str:
    return " ".join(words(f"type-{potion}", {}) for potion in potions)


def pieces(public: Public, lying: Pieces, tray: Sequence[Tile], words: Words) -> Iterator[str]:
    """Market, hand and notes of the seat on turn; a customer who has just been turned."""
    nature = lying.nature
    yield _row(words, "tiles", numbered([name(words, tile.kind) if tile else "-" for tile in nature.market]))
    seats = [seat for seat in (public.prompt.seats if public.prompt else ()) if seat >= 0]
    for seat in seats:
        hand = [_held(words, tile, tile in tray) for tile in nature.hands[seat]]
        yield _row(words, "hand", numbered(hand))
    shelf = [_priced(words, card) for card in nature.shelf if card]
    if shelf:
        yield _row(words, "artifacts", shelf)
    if lying.turned:
        yield _row(words, "turned", [words(f"potion-{lying.turned}", {})])
    yield from _notes(lying, lambda seat: seat in seats or public.view["closed"], words)


def _notes(lying: Pieces, legible: Callable[[int], bool], words: Words) -> Iterator[str]:
    """What is marked behind the screens that may be looked behind."""
    notes = [note for note in lying.notes if legible(note.seat)]
    marks = [f"{name(words, n.one)}+{name(words, n.other)}={words(f'potion-{n.potion}', {})}" for n in notes]
    wrong = [_theory(words, kinds) for seat, kinds in lying.wrong if legible(seat)]
    for key, cells in (("notes", marks), ("wrong", wrong)):
        if cells:
            yield _row(words, key, list(dict.fromkeys(cells)))


def _theory(words: Words, kinds: Sequence[str]) -> str:
    ingredient, *potions = kinds
    return f"{name(words, ingredient)}: {_types(words, [kind.partition('.')[2] for kind in potions])}"


def example(prompt: Prompt, lying: Pieces | None, hand: Sequence[Tile] | None, words: Words) -> str:
    """What one might type now: numbers of the hand, the customer who was turned, or what there is to choose from."""
    if hand:
        return f"1 {min(box.HAND, len(hand))}"
    kinds = [kind for kind in prompt.browse if kind in prompt.tray] or sorted(prompt.tray)
    if lying is not None and f"customer.{lying.turned}" in kinds:
        kinds = [f"customer.{lying.turned}"]
    cells = [_called(words, kind) for kind in kinds]
    if lying is not None and kinds[0].startswith(ARTIFACT):
        cells = [_priced(words, card) for card in lying.nature.affordable(prompt.seats[0])]
    return " / ".join([*cells[:MOST], *["..."] * (len(cells) > MOST)])


def _called(words: Words, kind: str) -> str:
    """The shortest words for a kind of piece."""
    sort, _, short = kind.partition(".")
    key = f"type-{short}"
    said = words(key, {}) if sort in ALSO else key
    return name(words, kind) if said == key else said


def _priced(words: Words, card: Artifact) -> str:
    return f"{name(words, ARTIFACT + card.name)} ({card.cost})"


def legend(view: View, words: Words) -> Iterator[str]:
    """The numbers that are printed inside the screens, for selecting by hand."""
    printed, kinds = numbers("la"), [f"tile.{kind}" for kind in view["kinds"]]
    answers = [f"answer.{potion}" for potion in view["potions"] if view["level"] >= box.THEORIES]
    for some in (kinds, [kind for kind in answers if kind in printed]):
        if some:
            yield _row(words, "numbers", [f"{printed[kind]} {name(words, kind)}" for kind in some])


def _held(words: Words, tile: Tile, in_tray: bool) -> str:
    return f"({name(words, tile.kind)})" if in_tray else name(words, tile.kind)


def _row(words: Words, key: str, cells: Sequence[str]) -> str:
    return row(words(f"terminal-row-{key}", {}), cells)
