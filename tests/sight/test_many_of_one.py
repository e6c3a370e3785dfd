# SPDX-License-Identifier: MIT
"""Photos on which the same piece lies several times."""

from __future__ import annotations

import numpy as np
import pytest

from aludel.pieces.catalogue import face
from aludel.pieces.raster import rasterise
from aludel.sight.read import read_image

SCALE = 7.0


def photo(kinds):
    """Tiles in rows of three on a grey table, at a size of its own."""
    image = np.full((900, 1300, 3), 90, np.uint8)
    for at, kind in enumerate(kinds):
        tile = rasterise(face("la", kind), 40.0, 40.0, SCALE)
        y, x = 60 + 420 * (at // 3), 60 + 420 * (at % 3)
        image[y : y + tile.shape[0], x : x + tile.shape[1]] = tile * 0.8
    return image


@pytest.mark.parametrize(
    "kinds",
    [
        ["tile.frog", "tile.fern", "tile.frog"],
        ["tile.frog"] * 4,
        ["tile.frog", "tile.fern", "tile.frog", "tile.fern", "tile.frog", "tile.foot"],
    ],
)
def test_each_of_several_equal_tiles_is_one_piece(kinds):
    reading, _, _ = read_image(photo(kinds), "la")
    assert sorted(reading.kinds()) == sorted(kinds)
