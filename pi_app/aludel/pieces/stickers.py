# SPDX-License-Identifier: MIT
"""Tags alone, to be stuck on the pieces of a boxed game: cut the squares apart, the picture says where they belong."""

from __future__ import annotations

from typing import Final

from aludel.house import shared_toml
from aludel.pieces import catalogue
from aludel.pieces.art.palette import GREY
from aludel.pieces.catalogue import TagPlace
from aludel.pieces.shapes import Drawing, join, moved, rectangle, scaled, stroke

_PIECES: Final = shared_toml("enclosure/optics.toml")["pieces"]
TAG: Final = float(_PIECES["tag"])
SQUARE: Final = TAG + 2 * float(_PIECES["tag_margin"])
"""A tag with the white round it that it needs."""
SIZE: Final = (3 * SQUARE, SQUARE)


def places(game: str, kind: str) -> tuple[TagPlace, ...]:
    """Where the tags of a sticker lie, in mm from its middle: the one for the top left corner of the piece first."""
    count = len(catalogue.spec(game, kind).tags)
    return tuple(TagPlace((k - 1) * SQUARE, 0.0, TAG) for k in range(count))


def sticker(game: str, kind: str) -> Drawing:
    """The tags of one piece in a row, and the piece, small: its tags belong where it is white."""
    tags = places(game, kind)
    codes = join(catalogue.tag(game, kind, place) for place in tags)
    half = SQUARE / 2
    cuts = join(stroke(GREY, 0.1, rectangle(p.x - half, -half, p.x + half, half), closed=True) for p in tags)
    size = catalogue.spec(game, kind).size
    return codes + cuts + moved(scaled(catalogue.picture(game, kind), (SQUARE - 1.0) / size), SQUARE, 0)
