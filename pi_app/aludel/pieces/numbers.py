# SPDX-License-Identifier: MIT
"""The number of each secret piece for selecting by hand: printed inside the screens, counted out by button.

An ingredient tile has its place in the tag table, so the number stays the same at every level; the answer for that
ingredient has the same number. The answers for potions are counted for themselves: whoever counts is asked for one
sort at a time, so that a number is unique among what is asked for, not overall.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from aludel.pieces.tags import table


@cache
def numbers(game: str) -> Mapping[str, int]:
    """Kind to printed number, for the tiles and answers of the game with code `game`.

    >>> printed = numbers("la")
    >>> printed["tile.frog"], printed["answer.frog"], printed["answer.fire"]
    (1, 1, 1)
    """
    kinds = tuple(table().get(game, {}))
    tiles = _named(kinds, "tile")
    answers = _named(kinds, "answer")
    others = [name for name in answers if name not in tiles]
    return {
        **{f"tile.{name}": number for number, name in enumerate(tiles, 1)},
        **{f"answer.{name}": number for number, name in enumerate(tiles, 1) if name in answers},
        **{f"answer.{name}": number for number, name in enumerate(others, 1)},
    }


def _named(kinds: tuple[str, ...], sort: str) -> list[str]:
    """The names of the pieces of one sort, in the order of the tag table."""
    return [kind.removeprefix(f"{sort}.") for kind in kinds if kind.startswith(f"{sort}.")]
