# SPDX-License-Identifier: MIT
"""A tag is believed cell by cell, or not at all."""

from __future__ import annotations

import cv2
import numpy as np
import pytest

from aludel.pieces import tags as printed
from aludel.sight import tags

SIDE = 58
CROP = 330
EVERY = sorted(printed.table()["la"].values())


def picture(cells: np.ndarray, side: float = SIDE, turn: float = 0.0, squeeze: float = 1.0) -> np.ndarray:
    """A tag of 8 x 8 cells (True is black) on white card in the middle of a crop, anti-aliased."""
    fine = 16
    drawn = np.pad(np.where(np.kron(cells, np.ones((fine, fine))) > 0, 25, 225), fine * 2, constant_values=225)
    angle, scale = np.radians(turn), side / (8 * fine)
    matrix = scale * np.array([[np.cos(angle) * squeeze, -np.sin(angle)], [np.sin(angle) * squeeze, np.cos(angle)]])
    middle = np.array([(drawn.shape[1] - 1) / 2] * 2)
    shift = np.array([CROP / 2, CROP / 2]) - matrix @ middle
    soft = cv2.GaussianBlur(drawn.astype(np.float32), (0, 0), 0.5 / scale)
    out = cv2.warpAffine(soft, np.column_stack([matrix, shift]), (CROP, CROP), borderValue=225.0)
    return np.clip(out, 0, 255).astype(np.uint8)


def found(image: np.ndarray, enough: int = 1, side: float = SIDE) -> list[int]:
    half = cv2.resize(image, None, fx=0.5, fy=0.5, interpolation=cv2.INTER_AREA)
    return [tag.id for tag in tags.find(image, half, (0, 0), side, enough)]


@pytest.mark.parametrize("tag", EVERY)
def test_every_printed_tag_is_read(tag: int) -> None:
    assert found(picture(printed.cells(tag), turn=tag * 37.0)) == [tag]


def test_corners_are_found_to_a_pixel_in_the_tags_own_order() -> None:
    image = picture(printed.cells(3), turn=90.0)
    half = cv2.resize(image, None, fx=0.5, fy=0.5, interpolation=cv2.INTER_AREA)
    (tag,) = tags.find(image, half, (100, 50), SIDE, 1)
    own_top_left = (CROP / 2 + SIDE / 2 + 100, CROP / 2 - SIDE / 2 + 50)
    assert tag.corners[0] == pytest.approx(own_top_left, abs=1.0)
    assert tag.side == pytest.approx(SIDE, abs=1.0)


@pytest.mark.parametrize("row, column", [(0, 3), (1, 1), (3, 4), (6, 6), (7, 7)])
def test_one_wrong_cell_is_one_too_many(row: int, column: int) -> None:
    """Hamming 0, border included: the family would allow 6 wrong bits to be mended."""
    cells = printed.cells(5).copy()
    cells[row, column] = ~cells[row, column]
    assert found(picture(cells)) == []


def test_a_cell_that_is_neither_black_nor_white_is_not_believed() -> None:
    cells = printed.cells(5)
    row, column = np.argwhere(cells[1:-1, 1:-1])[7] + 1
    image = picture(cells)
    size = SIDE / 8
    top, left = (round(CROP / 2 - SIDE / 2 + (at + 0.5) * size) for at in (row, column))
    assert found(image) == [5]
    image[top - 4 : top + 5, left - 4 : left + 5] = 125
    assert found(image) == []


@pytest.mark.parametrize("share", [0.8, 1.2])
def test_a_tag_of_the_wrong_size_is_not_believed(share: float) -> None:
    assert found(picture(printed.cells(2), side=SIDE * share)) == []


def test_a_tag_seen_aslant_is_not_believed() -> None:
    assert found(picture(printed.cells(2), squeeze=0.97)) == [2]
    assert found(picture(printed.cells(2), squeeze=0.84)) == []


def test_a_mirrored_tag_is_no_tag_but_is_known_as_mirrored() -> None:
    for tag in EVERY:
        image = picture(printed.cells(tag)[:, ::-1])
        half = cv2.resize(image, None, fx=0.5, fy=0.5, interpolation=cv2.INTER_AREA)
        assert found(image) == []
        assert tags.mirrored(image, half, SIDE)


def test_a_proper_tag_is_not_called_mirrored() -> None:
    for tag in EVERY:
        image = picture(printed.cells(tag))
        half = cv2.resize(image, None, fx=0.5, fy=0.5, interpolation=cv2.INTER_AREA)
        assert not tags.mirrored(image, half, SIDE)


@pytest.mark.parametrize("tag", EVERY[:6])
def test_noise_blur_and_dim_light_leave_it_readable(tag: int) -> None:
    rng = np.random.default_rng(tag)
    image = cv2.GaussianBlur(picture(printed.cells(tag), turn=23.0 * tag), (0, 0), 1.5).astype(np.float32)
    noisy = image + rng.normal(0, 30, image.shape)
    dim = image * 0.3 + rng.normal(0, 3, image.shape)
    assert found(np.clip(noisy, 0, 255).astype(np.uint8)) == [tag]
    assert found(np.clip(dim, 0, 255).astype(np.uint8)) == [tag]


def test_nothing_is_found_in_noise_and_stripes() -> None:
    rng = np.random.default_rng(8)
    for number in range(20):
        noise = rng.normal(128, 60, (CROP, CROP))
        stripes = 128 + 100 * np.sign(np.sin(np.arange(CROP) / (2 + number)))[None, :] * np.ones((CROP, 1))
        assert found(np.clip(noise, 0, 255).astype(np.uint8)) == []
        assert found(stripes.astype(np.uint8)) == []


def test_the_dictionary_may_not_mend_any_bit() -> None:
    family = tags._detector(None, 1.0, 13, 33).getDictionary()
    assert family.maxCorrectionBits == 0
    assert tags._detector(None, 1.0, 13, 33).getDetectorParameters().errorCorrectionRate == 0
