# SPDX-License-Identifier: MIT
"""Which pieces somebody means who types: names in the console's language, our own short names, numbers of the hand."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from aludel.errors import UsageFault
from aludel.twin.little_alchemists.box import Tile

NameOf = Callable[[str], str]
"""The words for a kind of piece in the current language."""

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
