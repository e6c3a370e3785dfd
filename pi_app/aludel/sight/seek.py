# SPDX-License-Identifier: MIT
"""Tags whose outline cannot be followed (noise, a spot of shine on the border): sought as black frames on white.

A tag is a black ring in a white one, however it is turned. Where the picture has such a pair of rings, the cells say
which tag of the whole family is likeliest there; its pattern is then laid on the picture as exactly as it fits, and
read cell by cell like any other tag. Neither art nor outline of the piece, nor what may be asked for, has a part in
this.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

import cv2
import numpy as np

from aludel.frame import Pixels
from aludel.pieces import tags as printed
from aludel.sight import tags
from aludel.sight.geometry import Points
from aludel.sight.limits import limits
from aludel.sight.pose import Crop
from aludel.sight.tags import Tag, unit_corners
from aludel.sight.view import Levels

COARSE: Final = 4
"""Frame pixels to a pixel where the whole crop is searched."""
FINE: Final = 2
"""Frame pixels to a pixel where a place is looked at closer."""
COARSE_TURNS: Final = tuple(range(0, 90, 5))
FINE_TURNS: Final = (-3.0, -1.5, 0.0, 1.5, 3.0)
PLACES: Final = 3
"""Places that are looked at closer: the art may look like a frame too."""
SOFTEN: Final = 1.0
"""Pixels of blur that even out the noise within a cell (7 px)."""
MEANS: Final = (3, 5)
"""Pixels along the squares whose mean level tells shine: a spot may be smaller than a cell (7 px)."""
HALO: Final = 7
"""Pixels by which shine is grown: half a cell to each side."""
_WIDE: Final = 15
_CELL: Final = 6
_RINGED: Final = printed.CELLS + 2
_FAMILY: Final = 250
_FINER: Final = 4
"""Samples along a pixel of a drawn frame."""


@dataclass(frozen=True, slots=True)
class _Place:
    """A square that may be a tag, in pixels of the searched picture; `turn` in degrees, within a quarter."""

    x: float
    y: float
    turn: float
    contrast: float


def tags_by_frame(crop: Crop, side_px: float, white: float) -> list[Tag]:
    """Tags of about that side, the clearest frame first. `white` is the level of white card there."""
    shine = shining(crop.image, white)
    soft = np.asarray(cv2.GaussianBlur(crop.image, (0, 0), SOFTEN), np.uint8)
    dulled = np.minimum(soft, np.uint8(min(white, 255)))
    found: list[Tag] = []
    for place in _closer(dulled, _coarse(dulled, side_px), side_px):
        tag = _read(dulled, shine, _corners(place, side_px), side_px)
        if tag and all(tags.apart(tag, other) for other in found):
            found.append(tag)
    return [Tag(tag.id, tag.corners + crop.at, tag.whole) for tag in found]


def shining(image: Pixels, white: float) -> Pixels:
    """1 where a picture is lighter than card and its noise can be, and half a cell round that: a spot has a soft rim.

    A small spot is told best by a small mean, a faint one in much noise by a large one.
    """
    spots = np.zeros(image.shape, np.uint8)
    for across in MEANS:
        levels = np.asarray(cv2.blur(image, (across, across)), np.uint8)
        spots |= (levels >= _shine_level(levels, white)).astype(np.uint8)
    return np.asarray(cv2.dilate(spots, np.ones((HALO, HALO), np.uint8)))


def _shine_level(levels: Pixels, white: float) -> float:
    """Most of a crop is plain floor or card, so the median of what a wider mean takes away is noise."""
    glare, wide = limits().glare, cv2.blur(levels, (_WIDE, _WIDE))
    noise = float(np.median(cv2.absdiff(levels, wide)[::3, ::3]))
    return min(max(white * glare.spot_above_white, white + glare.spot_over_noise * noise), glare.full_scale)


def _coarse(image: Pixels, side_px: float) -> list[_Place]:
    """The likeliest squares of a whole crop, in frame pixels of the crop."""
    small = _shrunk(image, COARSE)
    places = _squares(small, side_px / COARSE, COARSE_TURNS)
    return [_scaled(place, COARSE) for place in places]


def _closer(image: Pixels, places: Sequence[_Place], side_px: float) -> Iterator[_Place]:
    """Each square laid closer."""
    half = _shrunk(image, FINE)
    reach = round(side_px / FINE)
    for place in places:
        left, top = (max(0, round(at / FINE) - reach) for at in (place.x, place.y))
        window = half[top : top + 2 * reach, left : left + 2 * reach]
        turns = tuple(place.turn + turn for turn in FINE_TURNS)
        for better in _squares(window, side_px / FINE, turns)[:1]:
            moved = _Place(better.x + left, better.y + top, better.turn, better.contrast)
            yield _scaled(moved, FINE)


def _shrunk(image: Pixels, factor: int) -> Pixels:
    size = (max(1, image.shape[1] // factor), max(1, image.shape[0] // factor))
    return np.asarray(cv2.resize(image, size, interpolation=cv2.INTER_AREA))


def _scaled(place: _Place, factor: int) -> _Place:
    return _Place((place.x + 0.5) * factor - 0.5, (place.y + 0.5) * factor - 0.5, place.turn, place.contrast)


def _squares(image: Pixels, side: float, turns: Sequence[float]) -> list[_Place]:
    """Where white rings lie round black ones, the clearest first, apart from each other."""
    if min(image.shape) < side:
        return []
    levels = image.astype(np.float32)
    clear = np.stack([cv2.filter2D(levels, -1, _rings(round(side, 1), turn)) for turn in turns])
    best, which = clear.max(axis=0), clear.argmax(axis=0)
    places = []
    for _ in range(PLACES):
        _, contrast, _, (x, y) = cv2.minMaxLoc(best)
        places.append(_Place(x, y, turns[which[y, x]], contrast))
        cv2.circle(best, (x, y), round(side / 3), -1e6, -1)
    return places


@cache
def _rings(side: float, turn: float) -> Levels:
    """Mean level of the quiet zone less that of the border, as a kernel."""
    cell = side / printed.CELLS
    pixels = 2 * int(np.ceil((side / 2 + cell) * np.sqrt(2))) + 1
    spots = (np.arange(pixels * _FINER) + 0.5) / _FINER - pixels / 2
    angle = np.radians(turn)
    u = spots[None, :] * np.cos(angle) + spots[:, None] * np.sin(angle)
    v = spots[:, None] * np.cos(angle) - spots[None, :] * np.sin(angle)
    away = np.maximum(np.abs(u), np.abs(v)) - side / 2
    rings = [((away > 0) & (away < cell)), ((away < 0) & (away > -cell))]
    white, black = (cv2.resize(r.astype(np.float32), (pixels, pixels), interpolation=cv2.INTER_AREA) for r in rings)
    return np.asarray(white / white.sum() - black / black.sum(), np.float32)


def _corners(place: _Place, side_px: float) -> Points:
    angle = np.radians(place.turn)
    turn = np.array([[np.cos(angle), np.sin(angle)], [-np.sin(angle), np.cos(angle)]])
    return np.asarray(unit_corners(side_px) @ turn + (place.x, place.y))


def _read(image: Pixels, shine: Pixels, corners: Points, side_px: float) -> Tag | None:
    """The tag whose pattern fits best between about these corners, if it can be believed there."""
    number, quarter = _likeliest(image, shine, corners)
    own = np.roll(corners, -quarter, axis=0)
    exact = _laid(image, shine, number, own)
    return tags.believed(image, shine, number, exact, side_px)


def _likeliest(image: Pixels, shine: Pixels, corners: Points) -> tuple[int, int]:
    """The tag of the family that the cells look most like, and how many corners on its own first one is."""
    levels = tags.cells(image, corners)[1:-1, 1:-1].ravel()
    seen = ~tags.unseen(shine, corners).ravel()
    off = np.where(seen, levels - levels[seen].mean(), 0.0) if seen.any() else np.zeros_like(levels)
    number, quarter = divmod(int((_patterns() @ off).argmax()), 4)
    return number, quarter


@cache
def _patterns() -> Levels:
    """Every tag of the family in every quarter turn, about its mean, with length 1: 1000 x 64."""
    turned = [np.rot90(printed.cells(number), -quarter) for number in range(_FAMILY) for quarter in range(4)]
    light = 1.0 - np.stack([cells.ravel() for cells in turned]).astype(np.float32)
    light -= light.mean(axis=1, keepdims=True)
    return np.asarray(light / np.linalg.norm(light, axis=1, keepdims=True), np.float32)


def _laid(image: Pixels, shine: Pixels, number: int, corners: Points) -> Points:
    """The corners moved to where the whole pattern fits best (Evangelidis and Psarakis 2008, as OpenCV has it)."""
    size = _RINGED * _CELL
    target = (unit_corners(_CELL * printed.CELLS) + (size - 1) / 2).astype(np.float32)
    warp = cv2.getPerspectiveTransform(target, corners.astype(np.float32))
    flags = cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP
    flat = cv2.warpPerspective(image, warp, (size, size), flags=flags, borderMode=cv2.BORDER_REPLICATE)
    hidden = cv2.warpPerspective(shine, warp, (size, size), flags=cv2.INTER_NEAREST | cv2.WARP_INVERSE_MAP)
    stop = (cv2.TERM_CRITERIA_EPS + cv2.TERM_CRITERIA_COUNT, 30, 0.001)
    start = np.eye(2, 3, dtype=np.float32)
    try:
        _, found = cv2.findTransformECC(
            _pattern(number), flat.astype(np.float32), start, cv2.MOTION_AFFINE, stop, (1 - hidden).astype(np.uint8), 5
        )
    except cv2.error:  # nothing there that could be laid on
        return corners
    moved = np.hstack([target, np.ones((4, 1))]) @ found.T
    return np.asarray(cv2.perspectiveTransform(moved.reshape(1, -1, 2), warp)[0], np.float64)


@cache
def _pattern(number: int) -> Levels:
    light = np.pad(1.0 - printed.cells(number), 1, constant_values=1.0)
    return np.asarray(np.kron(light, np.ones((_CELL, _CELL))) * 255, np.float32)
