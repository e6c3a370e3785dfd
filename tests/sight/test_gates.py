# SPDX-License-Identifier: MIT
"""Each gate shuts on what it is for, and stays open on an honest table."""

from __future__ import annotations

import numpy as np
import pytest
from stage import in_pocket, showing

from aludel.frame import Frame
from aludel.reading import Reason
from aludel.sight import gates
from aludel.sight.geometry import optics
from aludel.sight.view import View, view

FROG = in_pocket("tile.frog")


def looked(condition: str, seed: int = 1) -> View:
    return view(showing(FROG, condition=condition, seed=seed), optics())


@pytest.fixture(scope="module")
def perfect() -> Frame:
    return showing(FROG)


def changed(frame: Frame, gain: np.ndarray | float) -> View:
    """The frame with its luma multiplied."""
    pixels = frame.pixels.copy()
    luma = pixels[: optics().height_px]
    luma[...] = np.clip(luma * gain, 0, 255)
    return view(Frame(pixels, "nv12", 1, 0.0), optics())


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("condition", ["clean", "noise-30", "light-012", "tilt-10", "slope"])
def test_an_honest_table_passes_every_gate(condition: str, seed: int) -> None:
    assert gates.refusal(looked(condition, seed)) is None


def test_dark() -> None:
    assert gates.refusal(looked("light-off")) is Reason.DARK


def test_dark_is_where_the_print_drowns_in_the_sensors_noise(perfect: Frame) -> None:
    white = view(perfect, optics()).white
    assert gates.refusal(changed(perfect, 12 / white)) is Reason.DARK
    assert gates.refusal(changed(perfect, 40 / white)) is None


def test_bright(perfect: Frame) -> None:
    white = view(perfect, optics()).white
    assert gates.refusal(changed(perfect, 300 / white)) is Reason.BRIGHT
    assert gates.refusal(changed(perfect, 240 / white)) is None


def test_haze_that_lifts_the_floor_is_too_bright(perfect: Frame) -> None:
    pixels = perfect.pixels.copy()
    pixels[: optics().height_px] = pixels[: optics().height_px] // 5 + 160
    assert gates.refusal(view(Frame(pixels, "nv12", 1, 0.0), optics())) is Reason.BRIGHT


def rows(waves: float, depth: float) -> np.ndarray:
    at = np.arange(optics().height_px)[:, None] / optics().height_px
    return 1 + depth * np.sin(2 * np.pi * waves * at)


@pytest.mark.parametrize("waves", [3, 5, 8])
def test_bands(perfect: Frame, waves: float) -> None:
    assert gates.refusal(changed(perfect, rows(waves, 0.35))) is Reason.BANDS
    assert gates.refusal(changed(perfect, rows(waves, 0.05))) is None


def test_a_slope_of_light_or_a_hump_is_no_band(perfect: Frame) -> None:
    down = np.linspace(0.5, 1.0, optics().height_px)[:, None]
    assert not gates.banded(changed(perfect, down))
    assert not gates.banded(changed(perfect, rows(0.5, 0.4)))


def test_stripes_on_one_side_only_are_no_band(perfect: Frame) -> None:
    gain = np.ones((optics().height_px, optics().width_px))
    gain[:, : optics().width_px // 2] = rows(5, 0.4)
    assert not gates.banded(changed(perfect, gain))


def test_a_covered_white_patch(perfect: Frame) -> None:
    patch, known = optics().patch, optics()
    box = known.box(patch.x, patch.y, patch.size + 24)
    pixels = perfect.pixels.copy()
    box.of(pixels)[...] = 60
    box.of(pixels)[::9] = 160
    assert gates.refusal(view(Frame(pixels, "nv12", 1, 0.0), known)) is Reason.COVERED


def test_motion_is_seen_and_a_change_of_light_is_none(perfect: Frame) -> None:
    before = view(perfect, optics())
    shifted = np.roll(perfect.pixels[: optics().height_px], 14, axis=1)
    pixels = perfect.pixels.copy()
    pixels[: optics().height_px] = shifted
    assert gates.moved(before, view(Frame(pixels, "nv12", 1, 0.0), optics()))
    assert not gates.moved(before, changed(perfect, 0.8))
    assert not gates.moved(before, before)


@pytest.mark.parametrize("condition", ["clean", "noise-30", "light-012", "working-limit"])
def test_noise_is_no_motion(condition: str) -> None:
    from stage import camera

    eye = camera(condition, 3)
    eye.put([FROG])
    one, two = (view(eye.capture(1.0), optics()) for _ in range(2))
    assert not gates.moved(one, two)
