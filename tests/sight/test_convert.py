# SPDX-License-Identifier: MIT
"""Levels and colours come back as they went in."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from aludel.frame import Frame
from aludel.sight.convert import Box, bgr, grey, size, small_ycc

WIDTH, HEIGHT = 64, 48


def nv12(colour: tuple[int, int, int], full_range: bool = True) -> Frame:
    """A flat frame of one BGR colour, by the formulas of BT.601 written out."""
    blue, green, red = colour
    luma = 0.299 * red + 0.587 * green + 0.114 * blue
    cb, cr = (blue - luma) * 0.564, (red - luma) * 0.713
    if full_range:
        planes = luma, cb + 128, cr + 128
    else:
        planes = luma * 219 / 255 + 16, cb * 224 / 255 + 128, cr * 224 / 255 + 128
    y, u, v = (int(np.clip(round(level), 0, 255)) for level in planes)
    pixels = np.full((HEIGHT * 3 // 2, WIDTH), y, np.uint8)
    pixels[HEIGHT:, 0::2], pixels[HEIGHT:, 1::2] = u, v
    return Frame(pixels, "nv12", 0, 0.0, full_range)


@pytest.mark.parametrize("full_range", [True, False])
@pytest.mark.parametrize("level", [0, 16, 71, 128, 200, 235, 255])
def test_grey_comes_back(level: int, full_range: bool) -> None:
    frame = nv12((level, level, level), full_range)
    assert np.abs(grey(frame).astype(int) - level).max() <= 2
    assert np.abs(bgr(frame).astype(int) - level).max() <= 2


@pytest.mark.parametrize("full_range", [True, False])
@pytest.mark.parametrize("colour", [(40, 90, 200), (200, 60, 30), (120, 180, 60)])
def test_colour_comes_back(colour: tuple[int, int, int], full_range: bool) -> None:
    out = bgr(nv12(colour, full_range))
    assert out.shape == (HEIGHT, WIDTH, 3)
    assert np.abs(out.astype(int) - colour).max() <= 3


def noise_frame(encoding: str) -> Frame:
    rng = np.random.default_rng(4)
    shape = (HEIGHT * 3 // 2, WIDTH) if encoding == "nv12" else (HEIGHT, WIDTH, 3)
    return Frame(rng.integers(0, 256, shape, np.uint8), encoding, 0, 0.0)


@given(
    st.sampled_from(["nv12", "bgr"]),
    st.integers(0, WIDTH - 1),
    st.integers(0, HEIGHT - 1),
    st.integers(1, WIDTH),
    st.integers(1, HEIGHT),
)
def test_a_crop_of_grey_is_the_same_part_of_the_whole(encoding: str, x: int, y: int, width: int, height: int) -> None:
    frame, box = noise_frame(encoding), Box(x, y, width, height)
    whole = grey(frame)
    assert np.array_equal(grey(frame, box), whole[y : y + height, x : x + width])


def test_a_crop_of_colour_has_the_size_of_its_box_even_at_odd_borders() -> None:
    frame = nv12((40, 90, 200))
    part = bgr(frame, Box(3, 5, 11, 7))
    assert part.shape == (7, 11, 3)
    assert np.abs(part.astype(int) - (40, 90, 200)).max() <= 3


def test_the_small_picture_averages() -> None:
    frame = nv12((40, 90, 200))
    expected = np.array([0.299 * 200 + 0.587 * 90 + 0.114 * 40, 0, 0])
    small = small_ycc(frame, Box(0, 0, WIDTH, HEIGHT), 4)
    assert small.shape == (HEIGHT // 4, WIDTH // 4, 3)
    assert abs(float(small[..., 0].mean()) - expected[0]) <= 1
    assert small_ycc(noise_frame("nv12"), Box(0, 0, WIDTH, HEIGHT), 4)[..., 0].std() < 40


def test_small_pictures_of_both_encodings_agree() -> None:
    colour = (40, 90, 200)
    flat = Frame(np.full((HEIGHT, WIDTH, 3), colour, np.uint8), "bgr", 0, 0.0)
    box = Box(0, 0, WIDTH, HEIGHT)
    assert np.abs(small_ycc(flat, box, 4).astype(int) - small_ycc(nv12(colour), box, 4)).max() <= 2


def test_size_of_both_encodings() -> None:
    assert size(noise_frame("nv12")) == size(noise_frame("bgr")) == (WIDTH, HEIGHT)
