# SPDX-License-Identifier: MIT
"""The sensor: colours come through, noise has the width that was asked for, NV12 is NV12."""

from __future__ import annotations

import cv2
import numpy as np
import pytest

from aludel.frame import Frame
from aludel.twin import sensor

GREY = 0.2140  # linear light of level 128


def _levels(light: np.ndarray, exposure: sensor.Exposure, seed: int = 1) -> np.ndarray:
    mosaic = sensor.companded(sensor.mosaicked(light))
    raw = sensor.noisy(mosaic, exposure, np.random.default_rng(seed))
    return sensor.develop(raw, sensor.development(exposure))


def _flat(*bgr: float) -> np.ndarray:
    return np.full((400, 640, 3), bgr, np.float32)


@pytest.mark.parametrize("colour", [(0.6, 0.1, 0.1), (0.1, 0.6, 0.1), (0.1, 0.1, 0.6), (0.3, 0.3, 0.3)])
def test_each_colour_comes_out_as_it_went_in(colour: tuple[float, float, float]) -> None:
    out = _levels(_flat(*colour), sensor.Exposure(0.0))[50:350, 50:590].mean(axis=(0, 1))
    curve = sensor.tone()
    wanted = [curve[int(value * (len(curve) - 1))] for value in colour]
    assert out == pytest.approx(wanted, abs=2.5)


@pytest.mark.parametrize("noise", [1.0, 4.0, 10.0, 20.0, 30.0])
def test_noise_has_the_width_that_was_asked_for(noise: float) -> None:
    out = cv2.cvtColor(_levels(_flat(GREY, GREY, GREY), sensor.Exposure(noise)), cv2.COLOR_BGR2GRAY)
    assert out.std() == pytest.approx(noise, rel=0.08, abs=0.3)
    assert out.mean() == pytest.approx(128, abs=3)


def test_shot_noise_grows_with_the_light() -> None:
    dark, light = (_levels(_flat(*[v] * 3), sensor.Exposure(4.0)).astype(float) for v in (0.05, 0.5))
    slope = [_slope(v) for v in (0.05, 0.5)]
    in_light = [dark.std() / slope[0], light.std() / slope[1]]
    assert in_light[1] / in_light[0] == pytest.approx(np.sqrt(10), rel=0.15)


def _slope(value: float) -> float:
    curve = sensor.tone().astype(float)
    at = int(value * (len(curve) - 1))
    return (curve[at + 40] - curve[at - 40]) / 80


def test_white_balance_moves_red_and_blue_only() -> None:
    right = _levels(_flat(GREY, GREY, GREY), sensor.Exposure(0.0)).mean(axis=(0, 1))
    warm = _levels(_flat(GREY, GREY, GREY), sensor.Exposure(0.0, red=1.3, blue=0.7)).mean(axis=(0, 1))
    assert warm[2] > right[2] + 10
    assert warm[0] < right[0] - 10
    assert warm[1] == right[1]


def test_burnt_light_is_white() -> None:
    assert _levels(_flat(3.0, 3.0, 3.0), sensor.Exposure(0.0)).min() == 255


def test_added_light_is_white_from_any_pixel_on() -> None:
    for top, left in ((10, 20), (11, 20), (10, 21), (11, 21)):
        mosaic = sensor.mosaicked(_flat(GREY / 2, GREY / 2, GREY / 2))
        sensor.lit_more(mosaic, top, left, np.full((101, 103), GREY / 2, np.float32))
        table = sensor.development(sensor.Exposure(0.0))
        raw = np.round(sensor.companded(mosaic)).astype(np.uint8)
        inside = sensor.develop(raw, table)[top + 5 : top + 90, left + 5 : left + 90].astype(int)
        assert np.abs(inside - 128).max() <= 3


def test_nv12_of_grey_is_the_grey_and_no_colour() -> None:
    ramp = np.repeat(np.arange(256, dtype=np.uint8), 4)[None, :, None].repeat(64, axis=0).repeat(3, axis=2)
    packed = sensor.to_nv12(ramp)
    assert packed.shape == (96, 1024)
    assert np.array_equal(packed[:64], ramp[..., 0])
    assert np.abs(packed[64:].astype(int) - 128).max() == 0
    assert np.abs(sensor.preview(Frame(packed, "nv12", 0, 0.0)).astype(int) - ramp).max() <= 1


def test_nv12_chroma_is_u_then_v() -> None:
    blue = np.zeros((8, 8, 3), np.uint8)
    blue[..., 0] = 255
    chroma = sensor.to_nv12(blue)[8:].reshape(4, 4, 2)
    assert chroma[0, 0, 0] > 250
    assert chroma[0, 0, 1] < 128


def test_preview_shows_the_colours_of_the_frame() -> None:
    image = np.zeros((64, 64, 3), np.uint8)
    image[:] = (40, 90, 200)
    seen = sensor.preview(Frame(sensor.to_nv12(image), "nv12", 0, 0.0))
    assert np.abs(seen.astype(int) - image).max() <= 3
