# SPDX-License-Identifier: MIT
"""Bare floor, and things on it. Emptiness has to be shown, not assumed: a tile in deep shade is not an empty pocket."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import cv2
import numpy as np
from numpy.typing import NDArray

from aludel.pieces import catalogue
from aludel.reading import Piece
from aludel.sight.geometry import Pocket, Points
from aludel.sight.limits import limits
from aludel.sight.view import AROUND, SHRINK, Levels, Mask, View

EDGE: Final = 5.0
"""Millimetres of the tray's rim where its wall may show."""
ROUND_INSIDE: Final = 0.7
"""The square inside a round pocket."""
PLAY: Final = 3.0
"""Millimetres by which a tilted tray or a camera that is a little off moves the picture of a pocket."""
SEAM: Final = 2.5
"""Millimetres round a piece that may show its cut edge, blur or a tilt's foreshortening, and nothing else."""
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
    most = limits().floor.outliers_most * view.odd[spot].size
    if np.count_nonzero(view.odd[spot]) > most:
        return False
    unlike = view.odd[spot] | _too_dark(view, spot) | _uneven(view.luma[spot])
    return bool(np.count_nonzero(unlike) <= most)


def things(view: View, but: list[tuple[float, float, float]]) -> list[Thing]:
    """What lies on the bare tray outside the squares `but` (middle and side in millimetres), the largest first."""
    left = view.odd.astype(np.uint8)
    _clear_rim(view, left)
    for x, y, side in but:
        left[view.spot(x, y, side, side)] = 0
    return _parts(view, left)


def thing_at(view: View, x: float, y: float, side: float) -> Thing | None:
    """The largest thing in a square of the tray."""
    rows, columns = view.spot(x, y, side, side)
    there = np.zeros(view.luma.shape, np.uint8)
    there[rows, columns] = view.odd[rows, columns]
    return next(iter(_parts(view, there)), None)


def beside(view: View, piece: Piece, reach: float) -> Thing | None:
    """The largest thing within `reach` of a piece's middle that looks out from under it or lies against it."""
    left = view.odd.astype(np.uint8)
    cv2.fillPoly(left, [_outline(view, piece)], 0)
    x, y = _on_floor(view, np.array([[piece.place.x, piece.place.y]]))[0]
    there = np.zeros_like(left)
    spot = view.spot(float(x), float(y), 2 * reach, 2 * reach)
    there[spot] = left[spot]
    return next(iter(_parts(view, there)), None)


def _outline(view: View, piece: Piece) -> NDArray[np.int32]:
    """The edge of a piece with its SEAM, in pixels of the small picture."""
    shape = catalogue.shape_of(piece.kind)
    half = view.optics.sizes[shape] / 2 + SEAM
    turns = np.arange(0, 360, 10) if shape == "token" else np.array([45, 135, 225, 315])
    far = half if shape == "token" else half * np.sqrt(2)
    angles = np.radians(turns + piece.place.angle)
    ring = np.array([piece.place.x, piece.place.y]) + far * np.column_stack([np.cos(angles), np.sin(angles)])
    px = view.optics.to_px(_on_floor(view, ring))
    return np.rint((px - (view.tray.x, view.tray.y)) / SHRINK).astype(np.int32).reshape(-1, 1, 2)


def _on_floor(view: View, mm: Points) -> Points:
    """Where points on top of a piece hide the floor, in millimetres of the floor."""
    return mm * (view.optics.card_scale / view.optics.scale)


def _parts(view: View, odd: NDArray[np.uint8]) -> list[Thing]:
    """The connected parts that are large enough to be things, the largest first."""
    count, labels, stats, _ = cv2.connectedComponentsWithStats(odd, connectivity=8)
    large = [_thing(view, labels, index) for index in range(1, count) if _large(view, stats[index])]
    return sorted(large, key=lambda thing: -thing.area)


def _large(view: View, stats: NDArray[Any]) -> bool:
    return float(stats[cv2.CC_STAT_AREA]) * _square_mm(view) >= limits().floor.thing_least


def _square_mm(view: View) -> float:
    return float((SHRINK / view.optics.scale) ** 2)


def _thing(view: View, labels: NDArray[Any], index: int) -> Thing:
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


def _too_dark(view: View, spot: tuple[slice, slice]) -> Mask:
    return np.asarray(view.luma[spot] < limits().floor.level_least * view.floor[spot])


def _uneven(levels: Levels) -> Mask:
    """Where tones leave the floor's own level nearby: print in the shade, or the edge of a shadow."""
    if levels.size == 0:
        return np.ones((1, 1), np.bool_)
    soft = cv2.blur(levels, (3, 3), borderType=cv2.BORDER_REPLICATE)
    around = cv2.blur(levels, (_COARSE, _COARSE), borderType=cv2.BORDER_REPLICATE)
    return np.asarray(np.abs(soft - around) > limits().floor.spread_most * np.maximum(around, 1.0))
