# SPDX-License-Identifier: MIT
"""What was counted out by hand, as the person who counted knows it: all pieces, and then all of them once more."""

from __future__ import annotations

from collections.abc import Sequence

from aludel.games.referee import View
from aludel.pieces.numbers import numbers
from aludel.twin.little_alchemists import box
from aludel.twin.little_alchemists.box import Tile
from aludel.twin.little_alchemists.turn import Misplay

BREWED = 2
"""Tiles that are mixed."""


def tiles(counts: Sequence[int], hand: Sequence[Tile]) -> list[Tile]:
    """The tiles of the hand that were counted out last. Raises Misplay when they are not all there."""
    held, found = list(hand), []
    for count in counts[-BREWED:]:
        tile = next((tile for tile in held if numbers("la")[tile.kind] == count), None)
        if tile is None:
            raise Misplay("a tile was told that is not in the hand")
        held.remove(tile)
        found.append(tile)
    return found


def theory(counts: Sequence[int], view: View) -> list[str]:
    """The kinds of the theory that was counted out last: an ingredient, then its potions."""
    told = counts[-1 - box.named(view["level"]) :]
    ingredients, potions = (_numbered(view[sort]) for sort in ("kinds", "potions"))
    return [ingredients[told[0]], *(potions[count] for count in told[1:])]


def _numbered(names: Sequence[str]) -> dict[int, str]:
    """The answers for these by their printed numbers."""
    kinds = [f"answer.{name}" for name in names]
    return {numbers("la")[kind]: kind for kind in kinds if kind in numbers("la")}
