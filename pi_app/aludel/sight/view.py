# SPDX-License-Identifier: MIT
"""A frame with what every check needs of it: the small picture of the tray and the level of white."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from typing import Final, TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from aludel.frame import Frame, Pixels
from aludel.sight.convert import Box, small_ycc
from aludel.sight.geometry import Optics
from aludel.sight.limits import limits

Levels: TypeAlias = NDArray[np.float32]
Mask: TypeAlias = NDArray[np.bool_]

SHRINK: Final = 4
"""The small picture averages 4 x 4 pixels: 0.6 mm a pixel, and a quarter of the noise."""
CELL: Final = 8
"""The floor is measured in cells of 8 x 8 pixels of the small picture (5 mm)."""
AROUND: Final = 10.0
"""Millimetres round the tray that are looked at too: a tilted tray moves that far."""
INSIDE: Final = 0.6
"""Share of the white patch's side that is measured, clear of its edge."""
FLOOR_LEVEL: Final = 71.0
"""The level of the floor's paint (LAB L 30) at full light."""
MOST_LIFT: Final = 4.0
"""In less light than a quarter of the level colour is only noise."""
SPARSE: Final = 4
"""Medians over the tray take every fourth pixel of every fourth row: thousands are left."""
RIM: Final = 8.0
"""Millimetres round pockets, patch and tray edge that are not plain floor."""


@dataclass(frozen=True, slots=True)
class View:
    """One frame, looked at. `small` is the tray (Y, Cr, Cb) at a quarter of its size, `white` the white patch's level.

    `floor` is the level that bare floor has at each pixel of the small picture (the lamp is brighter in the middle);
    `odd` marks pixels that are too light or too coloured for floor.
    """

    frame: Frame
    optics: Optics
    tray: Box
    small: Pixels
    luma: Levels
    floor: Levels
    odd: Mask
    white: float
    patch_spread: float

    def spot(self, x: float, y: float, width: float, height: float) -> tuple[slice, slice]:
        """Rows and columns of the small picture for a rectangle of the tray about (x, y), in millimetres."""
        return _spot(self.optics, self.tray, self.luma.shape[:2], (x, y, width, height))

    def card(self, x: float, y: float) -> float:
        """The level of white card at a place of the tray: as the white patch is to the floor beside it."""
        patch = self.optics.patch
        here, there = (float(self.floor[self.spot(*at, 4.0, 4.0)].mean()) for at in ((x, y), (patch.x, patch.y)))
        return self.white * here / max(there, 1.0)

    def place(self, column: float, row: float) -> tuple[float, float]:
        """The millimetres of a pixel of the small picture."""
        px = np.array([[column, row]]) * SHRINK + (self.tray.x, self.tray.y) + (SHRINK - 1) / 2
        x, y = self.optics.to_mm(px)[0]
        return float(x), float(y)


@cache
def _spot(
    optics: Optics, tray: Box, shape: tuple[int, ...], where: tuple[float, float, float, float]
) -> tuple[slice, slice]:
    x, y, width, height = where
    corners = optics.to_px(np.array([[x - width / 2, y - height / 2], [x + width / 2, y + height / 2]]))
    small = (corners - (tray.x, tray.y)) / SHRINK
    (left, top), (right, bottom) = np.clip(np.rint(small), 0, shape[::-1]).astype(int)
    return slice(int(top), int(bottom)), slice(int(left), int(right))


def view(frame: Frame, optics: Optics) -> View:
    """Look at a frame of the size that the optics name."""
    tray = optics.tray_box(AROUND)
    small = small_ycc(frame, tray, SHRINK)
    luma = cv2.blur(small[..., 0], (3, 3)).astype(np.float32)
    level = _floor(luma, optics)
    bare = View(frame, optics, tray, small, luma, level, _not_floor(small, luma, level), 0.0, 0.0)
    white, spread = _patch(bare)
    return replace(bare, white=white, patch_spread=spread)


def _patch(bare: View) -> tuple[float, float]:
    """Level of the white patch, and the spread of its tones as a share of that level.

    The patch is the lightest square near its place; a tray that is tilted by 10 degrees shows it up to 9 mm off.
    """
    patch = bare.optics.patch
    near = bare.luma[bare.spot(patch.x, patch.y, patch.size + 2 * AROUND, patch.size + 2 * AROUND)]
    side = round(patch.size * INSIDE * bare.optics.scale / SHRINK)
    means = cv2.blur(near, (side, side), borderType=cv2.BORDER_CONSTANT)
    row, column = np.unravel_index(int(means.argmax()), means.shape)
    top, left = max(0, int(row) - side // 2), max(0, int(column) - side // 2)
    low, level, high = np.percentile(near[top : top + side, left : left + side], (10, 50, 90))
    return float(level), float((high - low) / max(level, 1.0))


def _floor(luma: Levels, optics: Optics) -> Levels:
    """The level of the floor everywhere: a curved surface laid through the tray between the pockets.

    Cells that are far from the rest (a hand, a large piece, litter) are left out, first against the median, then
    against the surface.
    """
    height, width = luma.shape
    cells = cv2.resize(luma, (width // CELL, height // CELL), interpolation=cv2.INTER_AREA).ravel()
    free, terms = _between_pockets(optics, height, width)
    middle = float(np.median(cells[free]))
    kept = free & (cells > middle * 0.4) & (cells < middle * 1.7)
    for share in (0.3, 0.15):
        if kept.sum() < len(kept) // 10:
            return np.full(luma.shape, middle, np.float32)
        weights = np.linalg.lstsq(terms[kept], cells[kept], rcond=None)[0]
        fitted = terms @ weights
        kept = free & (np.abs(cells - fitted) < share * np.maximum(fitted, 1.0))
    surface = (terms @ weights).reshape(height // CELL, width // CELL).astype(np.float32)
    return np.maximum(cv2.resize(surface, (width, height), interpolation=cv2.INTER_LINEAR), np.float32(1.0))


@cache
def _between_pockets(optics: Optics, height: int, width: int) -> tuple[NDArray[np.bool_], Levels]:
    """Cells that show floor when the pieces lie where they belong, and the terms of the surface for each cell."""
    rows, columns = np.mgrid[: height // CELL, : width // CELL].astype(np.float32)
    x = (columns + 0.5) / (width // CELL) * 2 - 1
    y = (rows + 0.5) / (height // CELL) * 2 - 1
    tray = np.array(optics.tray) / 2 + AROUND
    free = (np.abs(x) < 1 - (RIM + AROUND) / tray[0]) & (np.abs(y) < 1 - (RIM + AROUND) / tray[1])
    taken = [(p.x, p.y, p.size + RIM) for p in optics.pockets]
    patch = optics.patch
    for mx, my, side in [*taken, (patch.x, patch.y, patch.size + RIM)]:
        free &= (np.abs(x * tray[0] - mx) > side / 2) | (np.abs(y * tray[1] - my) > side / 2)
    terms = np.stack([np.ones_like(x), x, y, x * x, x * y, y * y], axis=-1).reshape(-1, 6)
    return free.ravel(), terms


def _not_floor(small: Pixels, luma: Levels, level: Levels) -> Mask:
    """Pixels of the small picture that are too light or too coloured for the floor."""
    floor = limits().floor
    colour = _colour(small, level)
    coloured = max(floor.chroma_most, floor.chroma_over_noise * float(_median(colour)))
    return np.asarray((luma > floor.level_most * level) | (colour > coloured))


def _colour(small: Pixels, level: Levels) -> Levels:
    """Distance from the floor's colour (Cr and Cb), as it would be at full light."""
    lift = min(FLOOR_LEVEL / max(float(np.median(level[::SPARSE, ::SPARSE])), 1.0), MOST_LIFT)
    red, blue = (cv2.blur(small[..., channel], (5, 5)).astype(np.float32) for channel in (1, 2))
    return np.asarray(lift * cv2.magnitude(red - _median(red), blue - _median(blue)))


def _median(levels: Levels) -> np.float32:
    return np.float32(np.median(levels[::SPARSE, ::SPARSE]))
