# SPDX-License-Identifier: MIT
"""What printing, cutting and use do to one copy of a piece. Each copy has its own seeded draw."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np
from numpy.random import Generator

from aludel.frame import Pixels
from aludel.twin.optics import Doubles, Floats

DRIFT: Final = 0.7  # mm by which a cut misses; with TWIST and WARP no point of the print is off by more than 1 mm
TWIST: Final = 0.2  # mm at the corner of a piece, from a cut that is not parallel
WARP: Final = 0.1  # mm; paper stretches unevenly when it is wet with ink or glue
DOT_GAIN: Final = (0.02, 0.14)  # at half tone, as a share of coverage
INK: Final = (0.88, 1.04)  # strength of each ink
PAPER: Final = (0.93, 1.0)  # whiteness of the paper in each channel
BLACK: Final = (0.08, 0.2)  # darkest level the printer reaches, as a share of white (sRGB levels)
BLEED: Final = (0.03, 0.09)  # mm; sigma of ink running in the paper
SCRATCHES: Final = 4  # at most; the usual piece has one
SCRATCH_MM: Final = (0.08, 0.25)
SCRATCH_DEPTH: Final = (0.15, 0.55)  # share of the ink that is gone
SMOOTHING: Final = 0.07  # mm; half a camera pixel, so that the camera's coarser grid does not alias


@dataclass(frozen=True, slots=True)
class Wear:
    """One copy's draw; lengths in mm, `twist` in mm at the corner, tones as shares."""

    drift: tuple[float, float]
    twist: float
    dot_gain: float
    ink: tuple[float, float, float]
    paper: tuple[float, float, float]
    black: float
    bleed: float
    scratches: int
    rub: float


def draw(rng: Generator) -> Wear:
    """A copy's print and wear."""
    heading, away = rng.uniform(0, 2 * np.pi), DRIFT * float(np.sqrt(rng.uniform()))
    b, g, r = (float(v) for v in rng.uniform(*INK, 3))
    pb, pg, pr = (float(v) for v in np.sort(rng.uniform(*PAPER, 3)))  # paper yellows: blue goes first
    return Wear(
        drift=(away * float(np.cos(heading)), away * float(np.sin(heading))),
        twist=float(rng.uniform(-TWIST, TWIST)),
        dot_gain=float(rng.uniform(*DOT_GAIN)),
        ink=(b, g, r),
        paper=(pb, pg, pr),
        black=float(rng.uniform(*BLACK)),
        bleed=float(rng.uniform(*BLEED)),
        scratches=int(rng.binomial(SCRATCHES, 0.3)),
        rub=float(rng.uniform(0, 1)) ** 2,
    )


def tones(wear: Wear) -> Pixels:
    """The table (1 x 256 x 3 BGR) from the levels of the file to the levels on paper."""
    ink = 1 - np.arange(256) / 255
    swollen = ink + 4 * wear.dot_gain * ink * (1 - ink)
    columns = []
    for strength, white in zip(wear.ink, wear.paper, strict=True):
        cover = np.minimum(swollen * strength, 1)
        columns.append(white * (1 - cover) + wear.black * cover)
    return np.clip(np.stack(columns, axis=-1)[None] * 255, 0, 255).astype(np.uint8)


def printed(print_: Pixels, scale: float, size: float, wear: Wear, rng: Generator) -> Pixels:
    """A copy of `print_` (BGR, `scale` px a mm, a piece of `size` mm in its middle), cut out and used."""
    shifted = _cut(print_, scale, size, wear, rng)
    sigma = float(np.hypot(wear.bleed, SMOOTHING)) * scale
    inked = cv2.LUT(cv2.GaussianBlur(shifted, (0, 0), sigma), tones(wear)).astype(np.float32)
    inked *= _grain(inked.shape[:2], rng)[..., None]
    for _ in range(wear.scratches):
        _scratch(inked, scale, rng)
    _rub(inked, scale, size, wear.rub, rng)
    return np.clip(inked, 0, 255).astype(np.uint8)


def _cut(print_: Pixels, scale: float, size: float, wear: Wear, rng: Generator) -> Pixels:
    """The print moved under the outline, turned a little, and warped."""
    height, width = print_.shape[:2]
    turn = wear.twist / (size / 2 * np.sqrt(2))
    across, down = _warp(height, width, scale, rng), _warp(height, width, scale, rng)
    x = np.arange(width, dtype=np.float32)[None, :] - (width - 1) / 2
    y = np.arange(height, dtype=np.float32)[:, None] - (height - 1) / 2
    from_x = x - turn * y + wear.drift[0] * scale + across + (width - 1) / 2
    from_y = y + turn * x + wear.drift[1] * scale + down + (height - 1) / 2
    moved = cv2.remap(
        print_, from_x.astype(np.float32), from_y.astype(np.float32), cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE
    )
    return np.asarray(moved, np.uint8)


def _warp(height: int, width: int, scale: float, rng: Generator) -> Doubles:
    """Smooth displacements in px, at most WARP / sqrt(2) mm."""
    knots = rng.uniform(-1, 1, (4, 4)) * WARP / np.sqrt(2) * scale
    smooth = cv2.resize(knots.astype(np.float32), (width, height), interpolation=cv2.INTER_LINEAR)
    return np.asarray(smooth, np.float64)


def _grain(shape: tuple[int, int], rng: Generator) -> Floats:
    """Fibres of the paper and stripes of the print head: a gain of about 1."""
    fibres = cv2.GaussianBlur(rng.normal(0, 1, shape).astype(np.float32), (0, 0), 1.2) * 0.03
    stripes = np.repeat(rng.normal(0, 0.006, shape[0] // 12 + 1), 12)[: shape[0], None]
    return np.asarray(1 + fibres + stripes, np.float32)


def _scratch(inked: Floats, scale: float, rng: Generator) -> None:
    """A thin line where the ink is gone."""
    height, width = inked.shape[:2]
    start = rng.uniform(0, 1, 2) * (width, height)
    heading, length = rng.uniform(0, 2 * np.pi), rng.uniform(4, 25) * scale
    end = start + length * np.array([np.cos(heading), np.sin(heading)])
    mask = np.zeros((height, width), np.uint8)
    thick = max(round(float(rng.uniform(*SCRATCH_MM)) * scale), 1)
    points = [(int(x), int(y)) for x, y in (start, end)]
    cv2.line(mask, points[0], points[1], 255, thick, cv2.LINE_AA)
    share = (mask.astype(np.float32) / 255 * float(rng.uniform(*SCRATCH_DEPTH)))[..., None]
    inked += share * (235 - inked)


def _rub(inked: Floats, scale: float, size: float, rub: float, rng: Generator) -> None:
    """Worn rims: patches of the ink near the edge are paler."""
    height, width = inked.shape[:2]
    x = np.abs(np.arange(width) - (width - 1) / 2) / scale
    y = np.abs(np.arange(height) - (height - 1) / 2) / scale
    depth = size / 2 - np.maximum(x[None, :], y[:, None])
    patches = cv2.resize(rng.uniform(0, 1, (9, 9)).astype(np.float32), (width, height), interpolation=cv2.INTER_CUBIC)
    share = np.clip(np.exp(-np.maximum(depth, 0) / 0.7) * patches * rub * 0.8, 0, 1).astype(np.float32)
    inked += share[..., None] * (225 - inked)
