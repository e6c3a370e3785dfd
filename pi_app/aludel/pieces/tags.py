# SPDX-License-Identifier: MIT
"""The tag table: which ArUco MIP_36h12 id a piece carries (data in tags.toml)."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

FAMILY: Final[int] = cv2.aruco.DICT_ARUCO_MIP_36h12
CELLS: Final = 8
"""Cells along one side, the black border of one cell included."""


@cache
def table() -> dict[str, dict[str, int]]:
    """Every game's kinds with their ids."""
    data = tomllib.loads(files(__package__).joinpath("tags.toml").read_text("utf-8"))
    games: dict[str, dict[str, int]] = data["games"]
    return games


@cache
def _kinds_by_id(game: str) -> dict[int, str]:
    return {tag: kind for kind, tag in table()[game].items()}


def tag_id(game: str, kind: str) -> int:
    """The id on pieces of `kind`; KeyError when the game has no such kind."""
    return table()[game][kind]


def kind_of(game: str, tag: int) -> str | None:
    """The kind that carries the id `tag` in `game`, or None when none does."""
    return _kinds_by_id(game).get(tag)


def kinds(game: str) -> frozenset[str]:
    """Every tagged kind of `game`; empty for a game without tagged pieces."""
    return frozenset(table().get(game, {}))


@cache
def cells(tag: int) -> NDArray[np.bool_]:
    """The 8 x 8 cells of a tag, border included; True is black. The array is shared: do not write to it."""
    family = cv2.aruco.getPredefinedDictionary(FAMILY)
    drawn = cv2.aruco.generateImageMarker(family, tag, CELLS)
    black: NDArray[np.bool_] = drawn < 128
    black.setflags(write=False)
    return black


Corner = tuple[int, int]


@cache
def outline(tag: int) -> tuple[tuple[Corner, ...], ...]:
    """The edges of a tag's black cells as closed rings in cells from its top left corner (even-odd inside is black).

    One outline in place of 64 squares: no back end can show seams between cells.
    """
    ahead = _edges(cells(tag))
    rings = []
    while ahead:
        start = min(ahead)
        rings.append(_walk(start, ahead))
    return tuple(rings)


def _edges(black: NDArray[np.bool_]) -> dict[Corner, list[Corner]]:
    """Unit edges with black on the right hand of the walker, by their first corner."""
    ahead: dict[Corner, list[Corner]] = {}
    padded = np.pad(black, 1)
    for y, x in np.argwhere(black).tolist():
        sides = (
            (padded[y, x + 1], (x, y), (x + 1, y)),
            (padded[y + 1, x + 2], (x + 1, y), (x + 1, y + 1)),
            (padded[y + 2, x + 1], (x + 1, y + 1), (x, y + 1)),
            (padded[y + 1, x], (x, y + 1), (x, y)),
        )
        for covered, first, second in sides:
            if not covered:
                ahead.setdefault(first, []).append(second)
    return ahead


def _walk(start: Corner, ahead: dict[Corner, list[Corner]]) -> tuple[Corner, ...]:
    """Follow edges from `start` until back there, taking them out of `ahead`."""
    ring, here = [start], start
    while True:
        follow = ahead[here].pop()
        if not ahead[here]:
            del ahead[here]
        if follow == start:
            return tuple(ring)
        ring.append(follow)
        here = follow
