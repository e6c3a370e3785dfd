# SPDX-License-Identifier: MIT
"""The virtual sensor: linear light in, an NV12 frame out.

The mosaic is kept companded (a square root of light, as sensors with a knee send it): there shot noise has the same
width at every level, so one bank of Gaussian noise serves each pixel. Order: gains of the colour filters, RGGB
mosaic, companding, noise, flicker, demosaic, white balance and tone curve in one table, full-range BT.601 NV12.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

import cv2
import numpy as np
from numpy.random import Generator

from aludel.frame import Frame, Pixels
from aludel.twin.optics import Floats

SENSITIVITY: Final = (0.60, 1.0, 0.52)  # blue, green, red filters under a white LED, green = 1
READ: Final = 0.004  # light at which read noise equals shot noise, as a share of saturation
TOE: Final = 12.0  # tone curve: how quickly a linear start bends into the power
POWER: Final = 1 / 2.4
BANK_SPARE: Final = 192  # the noise bank is this much larger than a frame, so that a view of it can start anywhere


@dataclass(frozen=True, slots=True)
class Exposure:
    """What the sensor does to the light: `noise` is the standard deviation in levels of a mid-grey Y plane.

    `red` and `blue` are what white balance leaves wrong (1 = right).
    """

    noise: float = 2.0
    red: float = 1.0
    blue: float = 1.0


PATTERN: Final = ((0, 0, 2), (0, 1, 1), (1, 0, 1), (1, 1, 0))
"""RGGB: row, column and BGR channel of each filter of a cell."""


def mosaicked(light: Floats) -> Floats:
    """The RGGB mosaic (h x w) of linear light (h x w x 3 BGR, 1 = saturation)."""
    mosaic = np.empty(light.shape[:2], np.float32)
    for row, column, channel in PATTERN:
        np.multiply(light[row::2, column::2, channel], SENSITIVITY[channel], out=mosaic[row::2, column::2])
    return mosaic


def lit_more(mosaic: Floats, top: int, left: int, light: Floats) -> None:
    """Add white `light` (h x w) to the pixels of a linear mosaic from (`top`, `left`) on, in place."""
    filters = np.ones((2, 2), np.float32)
    for row, column, channel in PATTERN:
        filters[(row - top) % 2, (column - left) % 2] = SENSITIVITY[channel]
    height, width = light.shape
    cells = np.tile(filters, (height // 2 + 1, width // 2 + 1))[:height, :width]
    mosaic[top : top + height, left : left + width] += light * cells


def companded(mosaic: Floats) -> Floats:
    """A linear mosaic (h x w, 1 = saturation of green) as companded levels, 0 to 255; changed in place."""
    mosaic += READ
    mosaic *= 255.0**2 / (1 + READ)
    cv2.sqrt(mosaic, dst=mosaic)
    return mosaic


@cache
def tone(light_steps: int = 4096) -> Pixels:
    """The tone curve: linear light (in `light_steps` steps from 0 to 1) to levels; sRGB with a soft shoulder."""
    x = np.linspace(0, 1, light_steps)
    curve = np.where(x <= 0.0031308, 12.92 * x, 1.055 * np.power(x, POWER) - 0.055)
    return np.clip(np.round(curve * 255), 0, 255).astype(np.uint8)


def development(exposure: Exposure) -> Pixels:
    """The table (1 x 256 x 3 BGR) from companded levels to output levels."""
    light = (np.arange(256) / 255) ** 2 * (1 + READ) - READ
    curve, columns = tone(), []
    for channel, balance in enumerate((exposure.blue, 1.0, exposure.red)):
        steps = np.clip(light * balance / SENSITIVITY[channel], 0, 1) * (len(curve) - 1)
        columns.append(curve[steps.astype(int)])
    return np.stack(columns, axis=-1)[None]


def develop(mosaic: Pixels, table: Pixels) -> Pixels:
    """BGR levels of a companded mosaic (h x w, uint8); `table` is `development(...)`.

    The table is applied before the demosaic, where there is one value a pixel.
    """
    height, width = mosaic.shape
    pairs, levels = mosaic.reshape(height, width // 2, 2), np.empty_like(mosaic).reshape(height, width // 2, 2)
    levels[0::2] = cv2.LUT(pairs[0::2], np.ascontiguousarray(table[..., [2, 1]]))
    levels[1::2] = cv2.LUT(pairs[1::2], np.ascontiguousarray(table[..., [1, 0]]))
    raw = levels.reshape(height, width)
    return np.asarray(cv2.cvtColor(raw, cv2.COLOR_BayerBG2BGR), np.uint8)  # OpenCV's name for RGGB


def to_nv12(bgr: Pixels) -> Pixels:
    """Full-range BT.601 NV12 (h * 3 / 2 x w) of an image with even sides."""
    height, width = bgr.shape[:2]
    out = np.empty((height * 3 // 2, width), np.uint8)
    cv2.cvtColor(bgr, cv2.COLOR_BGR2GRAY, dst=out[:height])
    small = cv2.cvtColor(cv2.resize(bgr, (width // 2, height // 2), interpolation=cv2.INTER_AREA), cv2.COLOR_BGR2YCrCb)
    cv2.mixChannels([small], [out[height:].reshape(height // 2, width // 2, 2)], [2, 0, 1, 1])
    return out


def preview(frame: Frame) -> Pixels:
    """The frame as BGR (h x w x 3), to look at or to save."""
    if frame.encoding == "bgr":
        return frame.pixels
    height = frame.pixels.shape[0] * 2 // 3
    chroma = frame.pixels[height:].reshape(height // 2, -1, 2)
    full = cv2.resize(chroma, (frame.pixels.shape[1], height), interpolation=cv2.INTER_LINEAR)
    ycrcb = np.dstack([frame.pixels[:height], full[..., 1], full[..., 0]])
    return np.asarray(cv2.cvtColor(ycrcb, cv2.COLOR_YCrCb2BGR), np.uint8)


@cache
def noise_bank(height: int, width: int, seed: int = 3) -> Floats:
    """Unit Gaussian noise, larger than a frame by BANK_SPARE, shared by all cameras of the process."""
    shape = (height + BANK_SPARE, width + BANK_SPARE)
    return np.random.default_rng(seed).standard_normal(shape, dtype=np.float32)


@cache
def fixed_pattern(height: int, width: int, seed: int = 5) -> Floats:
    """What a sensor adds to every frame alike (companded levels): faint columns and rows, and a few hot pixels."""
    rng = np.random.default_rng(seed)
    columns = rng.normal(0, 0.12, width).astype(np.float32)
    rows = rng.normal(0, 0.06, height).astype(np.float32)
    pattern = columns[None, :] + rows[:, None]
    hot = rng.integers(0, height * width, height * width // 40_000)
    pattern.reshape(-1)[hot] += rng.exponential(12, hot.size).astype(np.float32)
    return np.ascontiguousarray(pattern)


@cache
def spread(table_key: tuple[float, float] = (1.0, 1.0)) -> float:
    """Y-plane standard deviation at mid-grey for one companded level of noise; measured once on a flat patch."""
    red, blue = table_key
    flat = companded(mosaicked(np.full((256, 256, 3), 0.2140, np.float32)))  # linear light of level 128
    noisy = flat + np.random.default_rng(1).standard_normal(flat.shape).astype(np.float32) * 6
    levels = develop(np.clip(np.round(noisy), 0, 255).astype(np.uint8), development(Exposure(0, red, blue)))
    return float(cv2.cvtColor(levels, cv2.COLOR_BGR2GRAY).std()) / 6


def noisy(mosaic: Floats, exposure: Exposure, rng: Generator) -> Pixels:
    """One reading of the companded mosaic: a random view of the noise bank added, and rounded to bytes."""
    bank = noise_bank(*mosaic.shape)
    top, left = (int(v) for v in rng.integers(0, BANK_SPARE, 2))
    view = bank[top : top + mosaic.shape[0], left : left + mosaic.shape[1]]
    return np.asarray(cv2.addWeighted(view, exposure.noise / spread(), mosaic, 1.0, 0.0, dtype=cv2.CV_8U), np.uint8)
