# SPDX-License-Identifier: MIT
"""The drawings tell the kinds apart by themselves, in bad light too."""

from __future__ import annotations

import cv2
import numpy as np
import pytest
from stage import GAME, LEVEL_ONE

from aludel.pieces import catalogue, raster
from aludel.sight import art

SHAPES = ("tile", "token", "large")
KINDS = sorted(LEVEL_ONE)


def flat(kind: str) -> np.ndarray:
    """The piece as an ideal camera would lay it flat, without the softening that the gallery applies."""
    side = art.piece_side(catalogue.shape_of(kind))
    picture = raster.rasterise(catalogue.face(GAME, kind), side / art.SCALE, side / art.SCALE, art.SCALE)
    return cv2.cvtColor(picture, cv2.COLOR_BGR2GRAY)


def match(picture: np.ndarray, kind: str) -> art.Match:
    return art.match(picture, art.gallery(GAME, catalogue.shape_of(kind)), kind)


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_is_itself(kind: str) -> None:
    fits = match(flat(kind), kind)
    assert fits.best == kind
    assert fits.agree > 0.85
    assert fits.lead > 0.85
    assert fits.seen > 0.7


@pytest.mark.parametrize("kind", KINDS)
def test_no_kind_passes_for_another(kind: str) -> None:
    shape = catalogue.shape_of(kind)
    others = [other for other in KINDS if other != kind and catalogue.shape_of(other) == shape]
    assert all(match(flat(other), kind).lead < -0.5 for other in others)


@pytest.mark.parametrize("shape", SHAPES)
def test_the_galleries_hold_every_kind_of_the_level(shape: str) -> None:
    assert {kind for kind in KINDS if catalogue.shape_of(kind) == shape} <= set(art.gallery(GAME, shape).kinds)


def test_tiles_are_far_apart() -> None:
    alike = art.gallery(GAME, "tile").likeness.copy()
    np.fill_diagonal(alike, 0)
    assert alike.max() < 0.3


@pytest.mark.parametrize("kind", KINDS)
def test_light_from_one_side_and_a_dark_exposure_change_nothing(kind: str) -> None:
    picture = flat(kind).astype(np.float32)
    slope = np.linspace(0.3, 1.0, picture.shape[1])[None, :]
    fits = match(np.clip(picture * slope * 0.4, 0, 255).astype(np.uint8), kind)
    assert fits.best == kind
    assert fits.agree > 0.85


@pytest.mark.parametrize("kind", KINDS)
def test_noise_lowers_the_likeness_but_not_the_lead(kind: str) -> None:
    noise = np.random.default_rng(3).normal(0, 20, flat(kind).shape)
    fits = match(np.clip(flat(kind) + noise, 0, 255).astype(np.uint8), kind)
    assert fits.best == kind
    assert fits.lead > 0.5


@pytest.mark.parametrize("kind", KINDS)
def test_blank_card_is_no_picture(kind: str) -> None:
    blank = np.full(flat(kind).shape, 225, np.uint8)
    grainy = np.clip(blank + np.random.default_rng(5).normal(0, 6, blank.shape), 0, 255).astype(np.uint8)
    for picture in (blank, grainy):
        assert match(picture, kind).agree < 0.2


def test_a_turned_picture_does_not_fit() -> None:
    for kind in ("tile.frog", "customer.fire"):
        assert match(np.ascontiguousarray(np.rot90(flat(kind), 2)), kind).agree < 0.4


def test_covered_blocks_are_counted() -> None:
    picture = flat("tile.frog").copy()
    picture[:, : picture.shape[1] // 2] = 120
    assert 0.3 < match(picture, "tile.frog").seen < 0.75


def test_a_small_shift_is_found_and_taken_back() -> None:
    shown, picture = art.gallery(GAME, "tile"), flat("tile.fern")
    matrix = np.array([[1.02, 0.01, 2.0], [-0.01, 0.99, -1.5]])
    askew = cv2.warpAffine(picture, matrix, picture.shape[::-1], borderMode=cv2.BORDER_REPLICATE)
    nudge = art.nudged(askew, shown, "tile.fern")
    assert nudge is not None
    assert nudge[:2] == pytest.approx(matrix, abs=0.3)


def test_nothing_is_taken_back_where_there_is_no_picture() -> None:
    blank = np.full((art.piece_side("tile"),) * 2, 128, np.uint8)
    assert art.nudged(blank, art.gallery(GAME, "tile"), "tile.frog") is None


@pytest.mark.parametrize("shape", SHAPES)
def test_backs_are_known_and_are_no_faces(shape: str) -> None:
    side = art.piece_side(shape)
    back = raster.rasterise(catalogue.back(GAME, shape), side / art.SCALE, side / art.SCALE, art.SCALE)
    grey = cv2.cvtColor(back, cv2.COLOR_BGR2GRAY)
    assert art.back_likeness(grey, GAME, shape) > 0.9
    assert art.likeliest(grey, art.gallery(GAME, shape))[1] < 0.4
    for kind in art.gallery(GAME, shape).kinds:
        assert art.back_likeness(flat(kind), GAME, shape) < 0.4
