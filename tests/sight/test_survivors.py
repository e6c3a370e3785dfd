# SPDX-License-Identifier: MIT
"""Fakes that one check alone refuses: each passes every other check, so it would be read without that one.

All have two good tags of one kind. Each kind of fake has a control beside it that differs in nothing but what is
checked and is read; so the fake is refused for that, and for nothing that the stage does to a piece.
"""

from __future__ import annotations

from functools import cache
from itertools import permutations

import cv2
import numpy as np
import pytest
from numpy.typing import NDArray
from stage import GAME, SCALE, TILES, Drawn, in_pocket, kinds, reasons, seen, showing

from aludel.pieces import catalogue, raster
from aludel.pieces.shapes import Drawing, fill, moved, rectangle, turned
from aludel.sight.tray import Look
from aludel.twin.camera import TwinCamera
from aludel.twin.holder import TrayContents, size_of
from aludel.twin.scene import Face

KINDS = sorted(TILES)
SIDE = size_of("tile.frog") + 4.0
CHECK = 1.3
"""Millimetres along a square of the checked pattern: finer than anything that is drawn on a tile."""

Levels = NDArray[np.float32]


class Painted(Drawn):
    """One face, given as a picture."""

    def __init__(self, picture: Levels) -> None:
        super().__init__()
        self._picture = np.rint(picture).astype(np.uint8)

    def face(self, kind: str, copy: int, face_up: bool) -> Face:
        """The picture, whatever is asked for."""
        del copy, face_up
        return Face(self._picture, SCALE, size_of(kind), False)


@cache
def picture(kind: str) -> Levels:
    """The face of a kind, tags included."""
    return np.asarray(raster.rasterise(catalogue.face(GAME, kind), SIDE, SIDE, SCALE), np.float32)


@cache
def art_only() -> Levels:
    """1 on the art of a tile, 0 on its tags and its rim."""
    mask = np.zeros(picture("tile.frog").shape[:2], np.uint8)
    ring = np.array(catalogue.spec(GAME, "tile.frog").art)
    cv2.fillPoly(mask, [np.rint((ring + SIDE / 2) * SCALE).astype(np.int32)], 1)
    return mask[..., None].astype(np.float32)


@cache
def checks() -> Levels:
    """Black and white squares."""
    down, across = np.indices(picture("tile.frog").shape[:2]) // round(CHECK * SCALE)
    return np.where((down + across) % 2, 20, 235)[..., None].astype(np.float32)


def contrast(face: Levels) -> float:
    """How far the tones of the art lie apart, against the white of the card."""
    return float(face[art_only()[..., 0] > 0].mean(axis=1).std() / 255)


def overprinted(kind: str, other: Levels, ink: float) -> Look:
    """What sight makes of a tile on whose art another picture is printed; its tags are untouched.

    `ink` is the tile's own part of all contrast: at 0.5 both pictures are equally strong.
    """
    mine = picture(kind)
    own, foreign = ink / contrast(mine), (1 - ink) / contrast(other)
    share = own / (own + foreign)
    face = mine + art_only() * (1 - share) * (other - mine)
    eye = TwinCamera("little-alchemists", 1, 1, condition="perfect", faces=Painted(face))
    eye.put([in_pocket(kind)], TrayContents(insert="tiles"))
    return seen(eye.capture(1.0))


@pytest.mark.parametrize("kind, other", list(permutations(KINDS, 2)))
def test_art_that_shows_a_second_kind_as_clearly_is_never_read(kind: str, other: str) -> None:
    """Each block shows the kind of the tags and the whole is like it, but no more than like the other."""
    looked = overprinted(kind, picture(other), 0.5)
    assert kinds(looked) == []
    assert reasons(looked) in (["covered"], ["disagree"])  # by which of the two is a hair stronger
    assert kinds(overprinted(kind, picture(other), 0.95)) == [kind]


@pytest.mark.parametrize("kind", KINDS)
def test_art_that_is_weak_among_something_else_is_never_read(kind: str) -> None:
    """No other kind comes near it and every block shows a little of it: only the whole is too unlike."""
    looked = overprinted(kind, checks(), 0.3)
    assert (kinds(looked), reasons(looked)) == ([], ["covered"])
    assert kinds(overprinted(kind, checks(), 0.7)) == [kind]


def with_turned_tags(kind: str, first: float, second: float) -> Drawing:
    """A face with its two tags in their places, each turned in place by so many degrees."""
    return catalogue.face(GAME, kind) + _tag(kind, 0, first) + _tag(kind, 1, second)


def _tag(kind: str, number: int, degrees: float) -> Drawing:
    place = catalogue.spec(GAME, kind).tags[number]
    half = place.side / 2 + 1.2
    upright = fill((255, 255, 255), rectangle(-half, -half, half, half))
    upright += moved(catalogue.tag(GAME, kind, place), -place.x, -place.y)
    return moved(turned(upright, degrees), place.x, place.y)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("first, second", [(10, -10), (12, 12), (0, 12)])
def test_tags_that_lie_otherwise_than_printed_are_never_read(kind: str, first: float, second: float) -> None:
    """The art between them is right, and the tilt that such tags seem to have is mended by the art itself."""
    fakes = {"tile.fake": with_turned_tags(kind, first, second), "tile.control": with_turned_tags(kind, 0, 0)}
    looked = seen(showing(in_pocket("tile.fake"), fakes=fakes))
    assert (kinds(looked), reasons(looked)) == ([], ["disagree"])
    assert kinds(seen(showing(in_pocket("tile.control"), fakes=fakes))) == [kind]
