# SPDX-License-Identifier: MIT
"""Bare floor, and things on it. Emptiness has to be shown, not assumed: a tile in deep shade is not an empty pocket."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from aludel.sight.geometry import Pocket
from aludel.sight.limits import limits
from aludel.sight.view import AROUND, SHRINK, Levels, View

Mask: TypeAlias = NDArray[np.bool_]

EDGE: Final = 5.0
"""Millimetres of the tray's rim where its wall may show."""
ROUND_INSIDE: Final = 0.7
"""The square inside a round pocket."""
PLAY: Final = 3.0
"""Millimetres by which a tilted tray or a camera that is a little off moves the picture of a pocket."""
FLOOR_LEVEL: Final = 71.0
"""The level of the floor's paint (LAB L 30) at full light."""
MOST_LIFT: Final = 4.0
"""In less light than a quarter of the level colour is only noise."""
_COARSE: Final = 9
"""Pixels of the small picture (5 mm) whose mean is the floor's own level there."""


@dataclass(frozen=True, slots=True)
class Thing:
    """Something that is not floor: its middle (mm), its area (mm2), its long and short side (mm) and turn (degrees)."""

    x: float
    y: float
    area: float
    sides: tuple[float, float]
    turn: float


def bare(view: View, pocket: Pocket) -> bool:
    """Whether the inside of a pocket is nothing but floor."""
    inside = pocket.size - 2 * PLAY
    across = inside if pocket.shape != "token" else pocket.size * ROUND_INSIDE - PLAY / 2
    spot = view.spot(pocket.x, pocket.y, across, across)
    odd = not_floor(view)[spot] | _too_dark(view)[spot] | _uneven(view.luma[spot])
    return float(odd.mean()) <= limits().floor.outliers_most


def not_floor(view: View) -> Mask:
    """Pixels of the small picture that are too light or too coloured for the floor."""
    floor = limits().floor
    colour = _colour(view)
    coloured = max(floor.chroma_most, floor.chroma_over_noise * float(np.median(colour)))
    return np.asarray((view.luma > floor.level_most * view.floor) | (colour > coloured))


def things(view: View, but: list[tuple[float, float, float]]) -> list[Thing]:
    """What lies on the bare tray outside the squares `but` (middle and side in millimetres), the largest first."""
    odd = not_floor(view).astype(np.uint8)
    _clear_rim(view, odd)
    for x, y, side in but:
        odd[view.spot(x, y, side, side)] = 0
    count, labels, stats, _ = cv2.connectedComponentsWithStats(odd, connectivity=8)
    found = [_thing(view, labels, index) for index in range(1, count) if _large(view, stats[index])]
    return sorted(found, key=lambda thing: -thing.area)


def thing_at(view: View, x: float, y: float, side: float) -> Thing | None:
    """The largest thing in a square of the tray."""
    rows, columns = view.spot(x, y, side, side)
    odd = np.zeros(view.luma.shape, np.uint8)
    odd[rows, columns] = not_floor(view)[rows, columns]
    count, labels, stats, _ = cv2.connectedComponentsWithStats(odd, connectivity=8)
    large = [_thing(view, labels, index) for index in range(1, count) if _large(view, stats[index])]
    return max(large, key=lambda thing: thing.area, default=None)


def _large(view: View, stats: NDArray[np.int32]) -> bool:
    return float(stats[cv2.CC_STAT_AREA]) * _square_mm(view) >= limits().floor.thing_least


def _square_mm(view: View) -> float:
    return float((SHRINK / view.optics.scale) ** 2)


def _thing(view: View, labels: NDArray[np.int32], index: int) -> Thing:
    rows, columns = np.nonzero(labels == index)
    spots = np.column_stack([columns, rows]).astype(np.float32)
    (column, row), sides, turn = cv2.minAreaRect(spots)
    x, y = view.place(column, row)
    mm = SHRINK / view.optics.scale
    long_side, short_side = max(sides) * mm + mm, min(sides) * mm + mm
    return Thing(round(x, 1), round(y, 1), len(rows) * _square_mm(view), (long_side, short_side), float(turn))


def _clear_rim(view: View, odd: NDArray[np.uint8]) -> None:
    rim = round((EDGE + AROUND) * view.optics.scale / SHRINK)
    odd[:rim], odd[-rim:], odd[:, :rim], odd[:, -rim:] = 0, 0, 0, 0


def _too_dark(view: View) -> Mask:
    return np.asarray(view.luma < limits().floor.level_least * view.floor)


def _uneven(levels: Levels) -> Mask:
    """Where tones leave the floor's own level nearby: print in the shade, or the edge of a shadow."""
    if levels.size == 0:
        return np.ones((1, 1), np.bool_)
    soft = cv2.blur(levels, (3, 3), borderType=cv2.BORDER_REPLICATE)
    around = cv2.blur(levels, (_COARSE, _COARSE), borderType=cv2.BORDER_REPLICATE)
    return np.asarray(np.abs(soft - around) > limits().floor.spread_most * np.maximum(around, 1.0))


def _colour(view: View) -> Levels:
    """Distance from the floor's colour (Cr and Cb), as it would be at full light."""
    lift = min(FLOOR_LEVEL / max(float(np.median(view.floor)), 1.0), MOST_LIFT)
    red, blue = (cv2.blur(view.small[..., channel], (5, 5)).astype(np.float32) for channel in (1, 2))
    return np.asarray(lift * cv2.magnitude(red - np.float32(np.median(red)), blue - np.float32(np.median(blue))))
