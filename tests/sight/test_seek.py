# SPDX-License-Identifier: MIT
"""Tags that are sought as black frames: found where no outline is left, and believed only as far as cells are seen."""

from __future__ import annotations

import cv2
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from aludel.pieces import tags as printed
from aludel.sight import seek, tags
from aludel.sight.limits import limits
from aludel.sight.pose import Crop

SIDE = 58.0
WHITE, BLACK, FLOOR, SHINE = 200, 40, 70, 255
FAMILY = 250
CELL = SIDE / printed.CELLS


def tag_picture(number, flips=()):
    """The 8 x 8 cells of a tag as booleans (True black), some of them the other way round."""
    cells = printed.cells(number).copy()
    for flip in flips:
        cells[flip // 8, flip % 8] ^= True
    return cells


def crop_of(cells, turn=0.0, at=(118.3, 117.6), white=WHITE, noise=0.0, seed=1):
    """A white disc on the floor with a tag in its middle, as a camera shows it."""
    zoom = 8
    flat = np.kron(np.pad(np.where(cells, BLACK, white), 2, constant_values=white), np.ones((zoom, zoom)))
    scale, angle = SIDE / printed.CELLS / zoom, np.radians(turn)
    cos, sin, middle = scale * np.cos(angle), scale * np.sin(angle), (flat.shape[0] - 1) / 2
    warp = np.array([[cos, -sin, at[0] - (cos - sin) * middle], [sin, cos, at[1] - (sin + cos) * middle]])
    ground = np.full((240, 240), FLOOR, np.float32)
    cv2.circle(ground, (120, 120), 85, float(white), -1)
    image = cv2.warpAffine(
        flat.astype(np.float32), warp, (240, 240), dst=ground, flags=cv2.INTER_AREA, borderMode=cv2.BORDER_TRANSPARENT
    )
    soft = cv2.GaussianBlur(image, (0, 0), 1.0) + np.random.default_rng(seed).normal(0, noise, image.shape)
    return Crop.of(np.clip(np.rint(soft), 0, 255).astype(np.uint8), (100, 50))


def shining_at(crop, spots, across=9):
    """The same crop with round spots of shine, given in pixels of the crop."""
    image = crop.image.copy()
    for x, y in spots:
        cv2.circle(image, (round(x), round(y)), across // 2, SHINE, -1)
    return Crop.of(image, crop.at)


def ids(crop, white=WHITE):
    return [tag.id for tag in seek.tags_by_frame(crop, SIDE, float(white))]


def by_outline(crop):
    return [tag.id for tag in tags.find(crop.image, crop.half, crop.at, SIDE, 1)]


@pytest.mark.parametrize("turn", range(0, 360, 17))
def test_a_tag_is_found_however_it_is_turned(turn):
    (found,) = seek.tags_by_frame(crop_of(tag_picture(12), turn), SIDE, WHITE)
    assert found.id == 12
    assert found.whole
    right = found.corners[1] - found.corners[0]
    assert np.hypot(*(found.middle - (218.3, 167.6))) < 0.7
    assert abs((np.degrees(np.arctan2(right[1], right[0])) - turn + 180) % 360 - 180) < 1


def test_every_tag_of_the_kit_is_told():
    for number in printed.table()["la"].values():
        assert ids(crop_of(tag_picture(number), 30.0, noise=15.0)) == [number]


def test_noise_that_breaks_outlines_does_not_hide_it():
    crops = [crop_of(tag_picture(8), 20.0, white=100, noise=40.0, seed=seed) for seed in range(20)]
    assert sum(by_outline(crop) == [8] for crop in crops) < 10
    assert sum(ids(crop, 100) == [8] for crop in crops) > 15


@pytest.mark.parametrize("spot", [(0.5, 0.5), (4.0, 0.5), (0.5, 4.0), (7.5, 3.0), (3.5, 7.5)])
def test_a_spot_of_shine_on_its_border_does_not_hide_it(spot):
    """In cells from the tag's top left corner. A tag of which shine hides a cell is not whole."""
    left, top = 118.3 - SIDE / 2, 117.6 - SIDE / 2
    crop = shining_at(crop_of(tag_picture(8)), [(left + spot[0] * CELL, top + spot[1] * CELL)])
    (found,) = seek.tags_by_frame(crop, SIDE, WHITE)
    assert (found.id, found.whole) == (8, False)


def test_a_spot_of_lost_ink_in_a_black_cell_does_not_hide_the_tag():
    """It is no lighter than paper, but the cell is black beside it."""
    crop = crop_of(tag_picture(8), noise=5.0)
    left, top = 118.3 - SIDE / 2, 117.6 - SIDE / 2
    cv2.circle(crop.image, (round(left + 3.35 * CELL), round(top + 0.35 * CELL)), 2, WHITE, -1)
    (found,) = seek.tags_by_frame(Crop.of(crop.image, crop.at), SIDE, WHITE)
    assert found.id == 8


def test_a_tag_under_much_shine_is_not_believed():
    left, top = 118.3 - SIDE / 2, 117.6 - SIDE / 2
    spots = [(left + x * CELL, top + 2.5 * CELL) for x in (0.5, 2.5, 4.5, 6.5)]
    assert ids(shining_at(crop_of(tag_picture(8)), spots)) == []


@pytest.mark.parametrize("flip", range(0, 64, 5))
def test_a_wrong_cell_that_does_not_shine_is_one_too_many(flip):
    """White paper in place of a black cell, or ink in place of a white one."""
    assert ids(crop_of(tag_picture(8, [flip]), 33.0, noise=8.0)) == []


def test_white_paper_is_no_shine():
    assert not seek.shining(crop_of(tag_picture(8), noise=25.0).image, WHITE).any()


def test_a_bare_disc_and_noise_hold_no_tag():
    assert ids(crop_of(np.zeros((8, 8), np.bool_), noise=30.0)) == []
    assert ids(crop_of(np.ones((8, 8), np.bool_), noise=30.0)) == []


def quad():
    return tags.unit_corners(SIDE) + np.array([118.3, 117.6])


@settings(max_examples=150, deadline=None)
@given(st.integers(0, FAMILY - 1), st.integers(0, FAMILY - 1), st.randoms(use_true_random=False))
def test_no_hidden_cells_turn_one_tag_of_the_family_into_another(shown, claimed, chance):
    """Whatever lies under shine: as many cells as may be hidden, all of them cells in which the two differ."""
    if shown == claimed:
        return
    differ = np.argwhere(printed.cells(shown) != printed.cells(claimed)).tolist()
    hidden = chance.sample(differ, min(limits().tag.hidden_most, len(differ)))
    crop, shine = crop_of(tag_picture(shown)), np.zeros((240, 240), np.uint8)
    for row, column in hidden:
        x, y = quad()[0] + (np.array([column, row]) + 0.5) * CELL
        shine[round(y) - 2 : round(y) + 3, round(x) - 2 : round(x) + 3] = 1
    assert tags.believed(crop.image, shine, claimed, quad(), SIDE) is None


def test_codes_differ_in_twice_as_many_cells_as_may_be_open():
    """In every turn: else hidden cells could make one tag of another."""
    patterns = np.stack(
        [np.rot90(printed.cells(number), turn).ravel() for number in range(FAMILY) for turn in range(4)]
    )
    light = patterns.astype(np.int32)
    apart = light @ (1 - light).T + (1 - light) @ light.T
    np.fill_diagonal(apart, 64)
    assert apart.min() >= 2 * limits().tag.hidden_most
