# SPDX-License-Identifier: MIT
"""Drawings as pixels: OpenCV polygons, anti-aliased by drawing larger and averaging."""

from __future__ import annotations

from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from aludel.frame import Pixels
from aludel.pieces.shapes import Drawing, Point, Ring

OVERSAMPLE: Final = 4
_SHIFT: Final = 4
WHITE: Final = 255


def rasterise(
    drawing: Drawing, width_mm: float, height_mm: float, px_per_mm: float, origin: Point | None = None
) -> Pixels:
    """`drawing` on white: height x width x 3, BGR.

    `origin` (mm from the top left) is where (0, 0) lies; the middle when it is not given.
    """
    size = (round(width_mm * px_per_mm), round(height_mm * px_per_mm))
    middle = origin or (width_mm / 2, height_mm / 2)
    large = np.full((size[1] * OVERSAMPLE, size[0] * OVERSAMPLE, 3), WHITE, np.uint8)
    for shape in drawing:
        rings = [_fixed_point(ring, middle, px_per_mm * OVERSAMPLE) for ring in shape.rings]
        for group in [[ring] for ring in rings] if shape.union else [rings]:
            cv2.fillPoly(large, group, shape.colour[::-1], cv2.LINE_8, _SHIFT)
    return np.asarray(cv2.resize(large, size, interpolation=cv2.INTER_AREA), np.uint8)


def _fixed_point(ring: Ring, middle: Point, scale: float) -> NDArray[np.int32]:
    """Corners for OpenCV, whose whole numbers are the middles of pixels: hence half a pixel less."""
    points = (np.array(ring) + middle) * scale - 0.5
    return np.round(points * (1 << _SHIFT)).astype(np.int32)
