# SPDX-License-Identifier: MIT
"""Fakes that one check alone refuses: each passes every other check, so it would be read without that one.

All have two good tags of one kind. The same fakes with little wrong about them are read (the first test): what is
refused is refused for what is wrong, and for nothing else that the stage does to a piece.
"""

from __future__ import annotations

from functools import cache
from itertools import permutations

import cv2
import numpy as np
import pytest
from numpy.typing import NDArray
from stage import GAME, SCALE, TILES, Drawn, in_pocket, kinds, reasons, seen

from aludel.pieces import catalogue, raster
from aludel.sight.pose import tag_corners
from aludel.sight.tray import Look
from aludel.twin.camera import TwinCamera
from aludel.twin.holder import TrayContents, size_of
from aludel.twin.scene import Face

KINDS = sorted(TILES)
SIDE = size_of("tile.frog") + 4.0
CHECK = 1.3
"""Millimetres along a square of the checked pattern: finer than anything that is drawn on a tile."""

BLOCK = 4.0
"""Millimetres along a block of art."""
LEAST_INK = 0.0064
"""Energy of a block's tones under which it says nothing: a spread of 0.08."""

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


def overprint(kind: str, other: Levels, ink: float) -> Levels:
    """A face on whose art another picture is printed; its tags are untouched.

    `ink` is the tile's own part of all contrast: at 0.5 both pictures are equally strong.
    """
    mine = picture(kind)
    own, foreign = ink / contrast(mine), (1 - ink) / contrast(other)
    share = own / (own + foreign)
    return mine + art_only() * (1 - share) * (other - mine)


def half_negative(kind: str, share: float) -> Levels:
    """A face with such a share of its blocks of art left, those with the most ink; the others are pale negatives."""
    face = picture(kind).copy()
    weighed = [(_ink(face[block], art_only()[block]), block) for block in _blocks()]
    inked = sorted((pair for pair in weighed if pair[0] > LEAST_INK), key=lambda pair: pair[0])
    for _, block in inked[: round(len(inked) * (1 - share))]:
        here = art_only()[block]
        face[block] += 1.15 * here * ((face[block] * here).sum(axis=(0, 1)) / here.sum() - face[block])
    return face


def _blocks() -> list[tuple[slice, slice]]:
    """The squares of a tile that are compared one by one."""
    starts = [round((SIDE / 2 + number * BLOCK) * SCALE) for number in range(-5, 5)]
    side = round(BLOCK * SCALE)
    return [(slice(top, top + side), slice(left, left + side)) for top in starts for left in starts]


def _ink(part: Levels, here: Levels) -> float:
    """The energy of the art's tones about their mean, as shares of it: per pixel of the block."""
    tones = part.mean(axis=2)[here[..., 0] > 0]
    return float(((tones / tones.mean() - 1) ** 2).sum() / here.size) if tones.size else 0.0


def shown(kind: str, face: Levels) -> Look:
    """What sight makes of a tile with such a face."""
    eye = TwinCamera("little-alchemists", 1, 1, condition="perfect", faces=Painted(face))
    eye.put([in_pocket(kind)], TrayContents(insert="tiles"))
    return seen(eye.capture(1.0))


def with_turned_tags(kind: str, *degrees: float) -> Levels:
    """A face whose tags are turned in place by so many degrees, and whose art is bent to where they make it expected.

    Laid flat by such tags the art is as drawn: it has nothing to say against them.
    """
    face, places = picture(kind), catalogue.spec(GAME, kind).tags
    turns = [_about(place, angle) for place, angle in zip(places, degrees, strict=True)]
    printed = [(tag_corners(place) + SIDE / 2) * SCALE for place in places]
    turned = [cv2.transform(corners[None], turn)[0] for corners, turn in zip(printed, turns, strict=True)]
    bend, _ = cv2.findHomography(np.vstack(printed), np.vstack(turned), 0)
    bent = cv2.warpPerspective(face, bend, face.shape[1::-1], borderValue=(255, 255, 255))
    for place, turn in zip(places, turns, strict=True):
        patch = cv2.warpAffine(np.dstack([face, _ground(place)]), turn, face.shape[1::-1])
        bent += patch[..., 3:] * (patch[..., :3] - bent)
    return np.asarray(np.clip(bent, 0, 255), np.float32)


def _about(place: catalogue.TagPlace, degrees: float) -> NDArray[np.float64]:
    """A clockwise turn about the middle of a tag, in pixels of the picture (2 x 3)."""
    middle = ((place.x + SIDE / 2) * SCALE, (place.y + SIDE / 2) * SCALE)
    return np.asarray(cv2.getRotationMatrix2D(middle, -degrees, 1.0))


def _ground(place: catalogue.TagPlace) -> Levels:
    """1 on a tag and on most of the white round it, 0 elsewhere."""
    mask = np.zeros(picture("tile.frog").shape[:2], np.float32)
    across, down = (_span(middle, place.side / 2 + 1.0) for middle in (place.x, place.y))
    mask[down, across] = 1
    return mask


def _span(middle: float, reach: float) -> slice:
    return slice(*(round((at + SIDE / 2) * SCALE) for at in (middle - reach, middle + reach)))


@pytest.mark.parametrize("kind", KINDS)
def test_fakes_with_little_wrong_about_them_are_read(kind: str) -> None:
    other = next(one for one in KINDS if one != kind)
    overprinted = overprint(kind, picture(other), 0.95), overprint(kind, checks(), 0.7)
    for face in (*overprinted, half_negative(kind, 0.85), with_turned_tags(kind, 1, -1)):
        looked = shown(kind, face)
        assert (kinds(looked), reasons(looked)) == ([kind], [])


@pytest.mark.parametrize("kind, other", list(permutations(KINDS, 2)))
def test_art_that_shows_a_second_kind_as_clearly_is_never_read(kind: str, other: str) -> None:
    """Each block shows the kind of the tags and the whole is like it, but no more than like the other."""
    looked = shown(kind, overprint(kind, picture(other), 0.5))
    assert kinds(looked) == []
    assert reasons(looked) in (["covered"], ["disagree"])  # by which of the two is a hair stronger


@pytest.mark.parametrize("kind", KINDS)
def test_art_that_is_weak_among_something_else_is_never_read(kind: str) -> None:
    """No other kind comes near it and every block shows a little of it: only the whole is too unlike."""
    looked = shown(kind, overprint(kind, checks(), 0.3))
    assert (kinds(looked), reasons(looked)) == ([], ["covered"])


@pytest.mark.parametrize("kind", KINDS)
def test_art_of_which_only_the_boldest_parts_are_right_is_never_read(kind: str) -> None:
    """They weigh so much that the whole is like it: only the number of blocks tells that most of it is wrong."""
    looked = shown(kind, half_negative(kind, 0.27))
    assert kinds(looked) == []
    assert reasons(looked) in (["covered"], ["disagree"])  # by how little of it is right


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("first, second", [(10, -10), (12, 12), (0, 12)])
def test_tags_that_lie_otherwise_than_printed_are_never_read(kind: str, first: float, second: float) -> None:
    looked = shown(kind, with_turned_tags(kind, first, second))
    assert (kinds(looked), reasons(looked)) == ([], ["disagree"])
