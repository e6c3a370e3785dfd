# SPDX-License-Identifier: MIT
"""The number of each secret piece for selecting by hand: printed inside the screens, counted out by button.

It is the place of an ingredient tile in the tag table, so it stays the same at every level.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from aludel.pieces.tags import table


@cache
def numbers(game: str) -> Mapping[str, int]:
    """Kind to printed number for the ingredient tiles of the game with code `game`.

    >>> numbers("la")["tile.frog"]
    1
    """
    tiles = [kind for kind in table().get(game, {}) if kind.startswith("tile.")]
    return {kind: number for number, kind in enumerate(tiles, 1)}
