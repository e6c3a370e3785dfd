# SPDX-License-Identifier: MIT
"""Which pieces somebody means who types: names in the console's language, our own short names, numbers of the hand."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from aludel.errors import UsageFault
from aludel.games.referee import Prompt, Way
from aludel.twin.little_alchemists.box import Tile

NameOf = Callable[[str], str]
"""The words for a kind of piece in the current language."""

Lying = tuple[str, Tile | None]
"""What lies in the tray: its kind, and which tile of the hand it is."""

LONGEST_NAME = 4
"""Words of the longest name of a piece."""


def aliases(kinds: Sequence[str], name_of: NameOf) -> dict[str, str]:
    """Everything that may be typed for these kinds, in lower case, to the kind."""
    return {plain(alias): kind for kind in kinds for alias in (kind.rpartition(".")[2], name_of(kind))}


def plain(name: str) -> str:
    """A name as it is compared.

    >>> plain("Chicken-Foot")
    'chicken foot'
    """
    return " ".join(name.casefold().replace("-", " ").replace('"', " ").split())


def split_names(words: Sequence[str], known: Mapping[str, str]) -> list[str]:
    """The words grouped to names, the longest known one first.

    >>> split_names(["chicken", "foot", "fern"], {"chicken foot": "tile.foot", "fern": "tile.fern"})
    ['chicken foot', 'fern']
    """
    left, names = list(words), []
    while left:
        lengths = range(min(LONGEST_NAME, len(left)), 0, -1)
        length = next((n for n in lengths if plain(" ".join(left[:n])) in known), 1)
        names.append(plain(" ".join(left[:length])))
        left = left[length:]
    return names


def lay(names: Sequence[str], prompt: Prompt, hand: Sequence[Tile] | None, name_of: NameOf) -> list[Lying]:
    """The pieces of the first way to fill the tray that these names fit. Raises UsageFault of the first way.

    `hand` are the tiles that may go in; None where they are not known.
    """
    faults = []
    for way in prompt.ways:
        try:
            return _fill(way, names, hand, name_of)
        except UsageFault as fault:
            faults.append(fault)
    raise faults[0]


def _fill(way: Way, names: Sequence[str], hand: Sequence[Tile] | None, name_of: NameOf) -> list[Lying]:
    """The pieces of one way; those of a hand may come in any order, others each take a slot of their own."""
    chosen: list[Lying] = []
    slots = list(way.slots)
    for name in names:
        if not slots:
            raise UsageFault("typed-tray-full", most=len(way.slots))
        used = [tile for _, tile in chosen if tile]
        left = frozenset[str]().union(*slots)
        chosen.append(_one(name, left, hand, used, name_of))
        slots.remove(next(kinds for kinds in slots if chosen[-1][0] in kinds))
    return chosen


def _one(name: str, kinds: frozenset[str], hand: Sequence[Tile] | None, used: Sequence[Tile], name_of: NameOf) -> Lying:
    if hand is None or not of_hand(kinds):
        return piece(name, sorted(kinds), name_of), None
    found = tile(name, hand, used, name_of)
    return found.kind, found


def of_hand(kinds: frozenset[str]) -> bool:
    """Whether these are tiles of a hand."""
    return all(kind.startswith("tile.") for kind in kinds)


def piece(name: str, kinds: Sequence[str], name_of: NameOf) -> str:
    """The kind of a piece that is no secret. Raises UsageFault."""
    known = aliases(kinds, name_of)
    if name not in known:
        raise UsageFault("typed-piece", piece=name, pieces=", ".join(sorted(map(name_of, kinds))))
    return known[name]


def tile(name: str, hand: Sequence[Tile], used: Sequence[Tile], name_of: NameOf) -> Tile:
    """A tile of the hand that is not in the tray yet. Raises UsageFault."""
    if name.isdecimal() and 1 <= int(name) <= len(hand):
        chosen = hand[int(name) - 1]
        if chosen in used:
            raise UsageFault("typed-in-tray", piece=name_of(chosen.kind))
        return chosen
    kind = aliases([held.kind for held in hand], name_of).get(name)
    equal = [held for held in hand if held.kind == kind]
    if equal and all(held in used for held in equal):
        raise UsageFault("typed-in-tray", piece=name_of(equal[0].kind))
    if not equal:
        raise UsageFault("typed-hand", piece=name, hand=", ".join(name_of(held.kind) for held in hand))
    return next(held for held in equal if held not in used)
