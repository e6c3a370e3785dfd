# SPDX-License-Identifier: MIT
"""The pieces that a person at the page may take up: each with an id, and what it is in the tray."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import permutations
from typing import Final

from aludel.games.referee import Prompt, Seat, Way
from aludel.screens.words import Words
from aludel.twin.holder import shape_of
from aludel.twin.little_alchemists.box import Artifact, Tile
from aludel.twin.little_alchemists.physical import Pieces
from aludel.twin.little_alchemists.shown import name
from aludel.twin.little_alchemists.typed import Lying
from aludel.twin.virtual.look import Drawer, Form, PieceLook

TILE: Final = "tile."


def ident(kind: str, tile: Tile | None = None) -> str:
    """The id of a piece on the page.

    >>> ident("tile.frog", Tile("tile.frog", 3))
    'tile-frog-3'
    """
    plain = kind.replace(".", "-")
    return plain if tile is None else f"{plain}-{tile.copy}"


@dataclass(frozen=True, slots=True)
class Reach:
    """What one person may reach: the hand of `seat`, and the pieces that the prompt asks for. None: nobody's hand.

    `game` is the key under which pictures of pieces are served.
    """

    prompt: Prompt | None
    pieces: Pieces | None
    seat: Seat | None
    game: str
    words: Words

    @property
    def wanted(self) -> frozenset[str]:
        """The kinds that have a place in the tray now."""
        return self.prompt.tray if self.prompt else frozenset()

    @property
    def hand(self) -> list[Tile]:
        """The tiles of the hand."""
        known = self.pieces is not None and self.seat is not None and self.seat in range(self.pieces.players)
        return self.pieces.nature.hands[self.seat] if known and self.pieces and self.seat is not None else []

    @property
    def shelf(self) -> list[Artifact | None]:
        """The artifacts that lie face up, in their places."""
        return list(self.pieces.nature.shelf) if self.pieces is not None else []

    @property
    def turned(self) -> str:
        """The kind of a customer who has just been turned up; empty where there is none."""
        turned = self.pieces.turned if self.pieces is not None else ""
        return f"customer.{turned}" if turned else ""

    def all(self) -> dict[str, Lying]:
        """Everything that may be put into the tray now, by its id."""
        loose = [kind for _, kinds in self.sorts() for kind in kinds]
        open_cards = [f"artifact.{card.name}" for card in self.shelf if card]
        kinds = {kind for kind in (*loose, *open_cards, self.turned) if kind in self.wanted}
        tiles = {ident(tile.kind, tile): (tile.kind, tile) for tile in self.hand if tile.kind in self.wanted}
        return {**{ident(kind): (kind, None) for kind in kinds}, **tiles}

    def sorts(self) -> Iterator[tuple[str, list[str]]]:
        """The pieces beside the hand that the prompt asks for, by sort."""
        found: dict[str, list[str]] = {}
        for kind in self._in_order():
            sort = kind.partition(".")[0]
            if not self._elsewhere(sort):
                found.setdefault(sort, []).append(kind)
        yield from found.items()

    def _elsewhere(self, sort: str) -> bool:
        """Whether such pieces lie on the table already, or in hands."""
        if self.pieces is None:
            return False
        places = {"tile": True, "artifact": True, "customer": bool(self.turned)}
        return places.get(sort, False)

    def _in_order(self) -> list[str]:
        """The kinds that are wanted: slot by slot, and within a slot as people know them."""
        ways = self.prompt.ways if self.prompt else ()
        browse = list(self.prompt.browse) if self.prompt else []
        slots = [sorted(slot, key=lambda kind: (_place(kind, browse), kind)) for way in ways for slot in way.slots]
        return list(dict.fromkeys(kind for slot in slots for kind in slot))

    # -- drawn

    def look(self, kind: str, tile: Tile | None = None, price: int | None = None) -> PieceLook:
        """A piece as the page draws it."""
        return PieceLook(
            id=ident(kind, tile),
            kind=kind,
            name=name(self.words, kind),
            art=f"/art/{self.game}/{kind}.svg",
            form=shape_of(kind),
            price=price,
            fits=kind in self.wanted,
        )

    def drawers(self, lying: Iterable[str]) -> tuple[Drawer, ...]:
        """The drawers of pieces beside the hand; what lies in the tray is not in them."""
        out = set(lying)
        return tuple(
            Drawer(
                sort, self.words(f"page-virtual-drawer-{sort}", {}), tuple(self.look(k) for k in kinds if k not in out)
            )
            for sort, kinds in self.sorts()
        )


def _place(kind: str, browse: Sequence[str]) -> int:
    return browse.index(kind) if kind in browse else len(browse)


def places(prompt: Prompt | None) -> tuple[tuple[Form, int], ...]:
    """How many pieces of each form have a place, over all ways."""
    most: Counter[Form] = Counter()
    for way in prompt.ways if prompt else ():
        most |= Counter(shape_of(min(slot)) for slot in way.slots if slot)
    return tuple(most.items())


def fills(kinds: Sequence[str], prompt: Prompt | None) -> bool:
    """Whether these pieces fill one of the ways, whatever their order."""
    return any(_fits(kinds, way) and len(kinds) == len(way.slots) for way in (prompt.ways if prompt else ()))


def fit(kinds: Sequence[str], prompt: Prompt | None) -> bool:
    """Whether these pieces have places in one of the ways, perhaps with others missing."""
    return not kinds or any(_fits(kinds, way) for way in (prompt.ways if prompt else ()))


def _fits(kinds: Sequence[str], way: Way) -> bool:
    slots = permutations(way.slots, len(kinds)) if len(kinds) <= len(way.slots) else ()
    return any(all(kind in slot for kind, slot in zip(kinds, some, strict=True)) for some in slots)


def in_slots(chosen: Sequence[Lying], prompt: Prompt) -> list[Lying]:
    """Pieces in the order of the slots that they fill; as they were, where they fill none."""
    for way in prompt.ways:
        for some in permutations(chosen):
            if len(some) == len(way.slots) and all(
                kind in slot for (kind, _), slot in zip(some, way.slots, strict=True)
            ):
                return list(some)
    return list(chosen)
