# SPDX-License-Identifier: MIT
"""Which pieces somebody means who types: names in the console's language, our own short names, numbers of the hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from aludel.errors import UsageFault
from aludel.games.referee import Prompt, Way
from aludel.twin.little_alchemists.box import Tile
from aludel.twin.little_alchemists.meant import FormsOf, meant

NameOf = Callable[[str], str]
"""The words for a kind of piece in the current language."""

Lying = tuple[str, Tile | None]
"""What lies in the tray: its kind, and which tile of the hand it is."""

ANSWER = "answer."
MOST_DIGITS = 9
"""Of a number that is read as one: longer ones number no tile, and endless ones cannot be read at all."""


@dataclass(frozen=True, slots=True)
class Reach:
    """What somebody may put in, and how they may call it.

    `hand` are the tiles that may go in; None where they are not known, or where other pieces are wanted.
    """

    prompt: Prompt
    hand: Sequence[Tile] | None
    name: NameOf
    forms: FormsOf

    def kind(self, name: str, kinds: frozenset[str]) -> str | None:
        """The one of these kinds that a name means: a number is a tile of the hand, or its ingredient."""
        tile = numbered(name, self.hand or ())
        if tile is None:
            return meant(name, sorted(kinds), self.forms)
        same = {tile.kind, ANSWER + tile.kind.partition(".")[2]} & kinds
        return min(same, default=None)


def put(before: Sequence[str], names: Sequence[str], reach: Reach) -> tuple[list[str], list[Lying]]:
    """What has been typed that lies in the tray now, and what it is. Raises UsageFault.

    A whole set takes the place of what lay there. A part joins it where both fit together, and takes its place where
    they do not.
    """
    way, alone = _fit(names, reach)
    if before and len(alone) < len(way.slots):
        try:
            return [*before, *names], _fit([*before, *names], reach)[1]
        except UsageFault:
            pass
    return list(names), alone


def _fit(names: Sequence[str], reach: Reach) -> tuple[Way, list[Lying]]:
    """The way that these names fit, the likeliest one first, and their pieces. Raises UsageFault of the likeliest."""
    _know(names, reach)
    faults = []
    for way in sorted(reach.prompt.ways, key=lambda way: -_likely(way, names, reach)):
        try:
            return way, _fill(way, names, reach)
        except UsageFault as fault:
            faults.append(fault)
    raise faults[0]


def _know(names: Sequence[str], reach: Reach) -> None:
    """Where there are several ways, a word that is known in none of them is the fault. Raises UsageFault."""
    ways = reach.prompt.ways
    every = [slot for way in ways for slot in way.slots]
    for name in names if len(ways) > 1 else ():
        if not name.isdecimal() and not any(reach.kind(name, slot) for slot in every):
            kinds = dict.fromkeys(kind for slot in every for kind in sorted(slot))
            known = dict.fromkeys(map(reach.name, kinds))
            raise UsageFault("typed-piece", piece=name, pieces=", ".join(known))


def _likely(way: Way, names: Sequence[str], reach: Reach) -> int:
    """How many of the names are pieces of this way."""
    slots, count = list(way.slots), 0
    for name in names:
        slot = next((slot for slot in slots if reach.kind(name, slot)), None)
        if slot is not None:
            slots.remove(slot)
            count += 1
    return count


def _fill(way: Way, names: Sequence[str], reach: Reach) -> list[Lying]:
    """The pieces of one way; those of a hand may come in any order, others each take a slot of their own."""
    chosen: list[Lying] = []
    slots = list(way.slots)
    for name in names:
        if not slots:
            raise UsageFault("typed-tray-full", most=len(way.slots))
        used = [tile for _, tile in chosen if tile]
        left = frozenset[str]().union(*slots)
        chosen.append(_one(name, left, used, reach))
        slots.remove(next(kinds for kinds in slots if chosen[-1][0] in kinds))
    return chosen


def _one(name: str, kinds: frozenset[str], used: Sequence[Tile], reach: Reach) -> Lying:
    if reach.hand is None or not of_hand(kinds):
        return piece(name, kinds, reach), None
    found = tile(name, reach.hand, used, reach)
    return found.kind, found


def of_hand(kinds: frozenset[str]) -> bool:
    """Whether these are tiles of a hand."""
    return all(kind.startswith("tile.") for kind in kinds)


def piece(name: str, kinds: frozenset[str], reach: Reach) -> str:
    """The kind of a piece that is no secret. Raises UsageFault."""
    kind = reach.kind(name, kinds)
    if kind is None:
        raise UsageFault("typed-piece", piece=name, pieces=", ".join(map(reach.name, sorted(kinds))))
    return kind


def numbered(name: str, hand: Sequence[Tile]) -> Tile | None:
    """The tile of the hand that a number means."""
    number = int(name) if name.isdecimal() and len(name) <= MOST_DIGITS else 0
    return hand[number - 1] if 1 <= number <= len(hand) else None


def tile(name: str, hand: Sequence[Tile], used: Sequence[Tile], reach: Reach) -> Tile:
    """A tile of the hand that is not in the tray yet. Raises UsageFault."""
    exactly = numbered(name, hand)
    kind = meant(name, {held.kind for held in hand}, reach.forms)
    fitting = [exactly] if exactly else [held for held in hand if held.kind == kind]
    if not fitting:
        raise UsageFault("typed-hand", piece=name, hand=", ".join(reach.name(held.kind) for held in hand))
    if all(held in used for held in fitting):
        raise UsageFault("typed-in-tray", piece=reach.name(fitting[0].kind))
    return next(held for held in fitting if held not in used)
