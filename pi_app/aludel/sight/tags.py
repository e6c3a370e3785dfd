# SPDX-License-Identifier: MIT
"""ArUco MIP_36h12 tags in a crop of a frame.

A tag is believed only when every one of its 8 x 8 cells, border included, is clearly what the dictionary says (Hamming
distance 0), it is as large as it must be, and it is square. OpenCV before 5 takes a cell for white by majority and
ships this family with 12 bits of correction (opencv/opencv pull requests 28289 and 29034): the correction is set to
none here, and the cells are read once more by our own eyes on every build.

Where shine hides cells, or noise leaves some in doubt, a tag may still be `believed` by the others: never by fewer than
tell it from every other tag of the family, never with a wrong one, and its piece's art must then bear out more.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any, Final

import cv2
import numpy as np

from aludel.frame import Pixels
from aludel.pieces import tags as printed
from aludel.sight.geometry import Points
from aludel.sight.limits import limits
from aludel.sight.view import Levels, Mask

VALID_BIT: Final = 0.45
"""Share of white pixels up to which OpenCV 5 takes a cell for black (and from 1 - it for white)."""
_CELL_PX: Final = 6
_RING: Final = printed.CELLS + 2
_UNIT: Final = np.array([[-0.5, -0.5], [0.5, -0.5], [0.5, 0.5], [-0.5, 0.5]])
"""Corners of a tag of side 1 about its middle: top left, top right, bottom right, bottom left."""


@dataclass(frozen=True, slots=True)
class Tag:
    """One believed tag. `corners` (4 x 2) are pixels of the frame, clockwise from the tag's own top left.

    `whole` is False where some of its cells are hidden by shine: all others are right.
    """

    id: int
    corners: Points
    whole: bool = True

    @property
    def middle(self) -> Points:
        """The middle of the tag, in pixels of the frame."""
        return np.asarray(self.corners.mean(axis=0))

    @property
    def side(self) -> float:
        """The mean length of its sides, in pixels."""
        return float(sides(self.corners).mean())


def unit_corners(side: float) -> Points:
    """The corners of an upright tag about its middle, in the order of `Tag.corners`."""
    return _UNIT * side


def sides(corners: Points) -> Points:
    """The lengths of the four sides."""
    return np.asarray(np.linalg.norm(corners - np.roll(corners, -1, axis=0), axis=1))


@dataclass(frozen=True, slots=True)
class Pass:
    """One way to seek tags: at half size or not, softened by so many pixels, with a threshold window (px)."""

    halved: bool
    soften: float
    window: int


PASSES: Final = (Pass(True, 0.0, 11), Pass(True, 1.0, 11), Pass(True, 1.0, 19), Pass(False, 0.0, 23))
"""The quickest first: at half size a tag of 58 px still has 3.6 px a cell, and noise is halved. The last one serves
tags whose white margin is narrow or blurred."""


def find(image: Pixels, half: Pixels, at: tuple[int, int], side_px: float, enough: int) -> list[Tag]:
    """Tags of the expected size in a grey crop whose top left pixel lies at `at` in the frame.

    `half` is the same crop at half size. Further passes are made until `enough` tags are found.
    """
    found: list[Tag] = []
    for way in PASSES:
        seen = half if way.halved else image
        seen = np.asarray(cv2.GaussianBlur(seen, (0, 0), way.soften), np.uint8) if way.soften else seen
        for tag in _sought(seen, way, side_px):
            if _believed(image, tag, side_px) and all(apart(tag, other) for other in found):
                found.append(tag)
        if len(found) >= enough:
            break
    return [Tag(tag.id, tag.corners + at) for tag in found]


def find_any(image: Pixels) -> list[Tag]:
    """Tags of any size in a grey picture of unknown scale."""
    tags = [_refined(image, tag, quad) for tag, quad in _detected(image, _detector(None, 1.0, 13, 33))]
    return [tag for tag in tags if _believed(image, tag, None)]


def _sought(seen: Pixels, way: Pass, side_px: float) -> list[Tag]:
    """Tags of one pass, their corners in pixels of the full-size crop."""
    zoom = 2.0 if way.halved else 1.0
    detector = _detector(max(seen.shape), side_px / zoom, way.window, way.window)
    refined = [_refined(seen, tag, quad) for tag, quad in _detected(seen, detector)]
    return [Tag(tag.id, (tag.corners + 0.5) * zoom - 0.5) for tag in refined]


def _detected(image: Pixels, detector: Any) -> list[tuple[int, Levels]]:
    corners, ids, _ = detector.detectMarkers(image)
    pairs = [] if ids is None else zip(np.ravel(ids), corners, strict=True)
    return [(int(tag), np.asarray(quad, np.float32).reshape(4, 2)) for tag, quad in pairs]


def apart(tag: Tag, other: Tag) -> bool:
    """Whether two tags are two: one may be found by several ways."""
    return float(np.linalg.norm(tag.middle - other.middle)) > tag.side / 2


def mirrored(image: Pixels, half: Pixels, side_px: float) -> bool:
    """Whether a grey crop (and the same at half size) shows a tag of the family as a mirror would."""
    flipped, flipped_half = (np.ascontiguousarray(one[:, ::-1]) for one in (image, half))
    return bool(find(flipped, flipped_half, (0, 0), side_px, 1))


def shows(image: Pixels, corners: Points, tag: int) -> bool:
    """Whether the cells between `corners` (pixels of `image`) are exactly those of `tag`."""
    levels = cells(image, corners)
    kernel = np.ones((5, 5), np.uint8)
    low, high = cv2.erode(levels, kernel), cv2.dilate(levels, kernel)
    off = (levels - (low + high) / 2)[1:-1, 1:-1]
    clear = np.abs(off) > limits().tag.dead_zone * (high - low)[1:-1, 1:-1]
    return bool(np.all(clear & ((off < 0) == printed.cells(tag))))


def believed(image: Pixels, shine: Pixels, tag: int, corners: Points, side_px: float) -> Tag | None:
    """The tag between `corners` where it can be believed although cells may be hidden (`shine`: 1 where it shines).

    A cell that is hidden, or lies too near the middle between black and white, proves nothing, and neither does one of
    which a spot (of shine, or of lost ink) leaves a quarter as it should be; one that is wrong all over refutes. The
    codes of the family differ in 12 cells, so with `hidden_most` of them open no other tag can pass.
    """
    hidden = unseen(shine, corners)
    found = Tag(tag, corners)
    if hidden.all() or not (_square(found) and _right_size(found, side_px)):
        return None
    middles, contrast = _middles(image, corners, tag, hidden)
    black, zone = printed.cells(tag), limits().tag.dead_zone * contrast
    off = cells(image, corners)[1:-1, 1:-1] - middles
    wrong = (off < 0) != black
    partly = wrong & _right_in_part(quarters(image, corners) - middles, black, zone)
    dark = black & (off < -zone)  # shine only lightens: what is dark beside it was seen
    open_ = (hidden & ~dark) | partly | (np.abs(off) <= zone)
    if np.count_nonzero(open_) > limits().tag.hidden_most or np.any(wrong & ~open_):
        return None
    return Tag(tag, corners, whole=not open_.any())


def _right_in_part(off: Levels, black: Mask, zone: Levels) -> Mask:
    """Which cells have a quarter (first axis) that is clearly black or white as it should be."""
    return np.asarray((((off < 0) == black) & (np.abs(off) > zone)).any(axis=0))


def _middles(image: Pixels, corners: Points, tag: int, hidden: Mask) -> tuple[Levels, Levels]:
    """The level between the tag's black and white cells about each cell, and how far those two are apart.

    Means of many cells are steadier in noise than the extremes that `shows` goes by.
    """
    levels, black = cells(image, corners), np.pad(printed.cells(tag), 1)
    counted = np.pad(~hidden, 1, constant_values=True)
    dark, light = (_mean_about(levels, (black == ink) & counted) for ink in (True, False))
    inside = (slice(1, -1), slice(1, -1))
    return np.asarray((dark + light) / 2, np.float32)[inside], np.asarray(light - dark, np.float32)[inside]


def _mean_about(levels: Levels, which: Mask) -> Levels:
    """For each cell the mean of the cells of `which` among the 5 x 5 about it."""
    weights = which.astype(np.float32)
    total, count = (cv2.blur(one, (5, 5), borderType=cv2.BORDER_CONSTANT) for one in (levels * weights, weights))
    return np.asarray(total / np.maximum(count, 1e-6), np.float32)


def unseen(shine: Pixels, corners: Points) -> Mask:
    """Which of the 8 x 8 cells lie under shine."""
    return cells(shine, corners)[1:-1, 1:-1] > 0


def _refined(image: Pixels, tag: int, quad: Levels) -> Tag:
    """The tag with its corners moved onto the edges, which noise leaves a pixel off."""
    reach = max(2, min(4, round(float(sides(quad.astype(np.float64)).mean()) / 20)))
    stop = (cv2.TERM_CRITERIA_EPS + cv2.TERM_CRITERIA_MAX_ITER, 20, 0.02)
    moved = cv2.cornerSubPix(image, quad.copy().reshape(4, 1, 2), (reach, reach), (-1, -1), stop).reshape(4, 2)
    strayed = np.linalg.norm(moved - quad, axis=1) > reach
    moved[strayed] = quad[strayed]
    return Tag(tag, moved.astype(np.float64))


def _believed(image: Pixels, tag: Tag, side_px: float | None) -> bool:
    return _square(tag) and _right_size(tag, side_px) and shows(image, tag.corners, tag.id)


def _square(tag: Tag) -> bool:
    lengths = sides(tag.corners)
    across = np.linalg.norm(tag.corners[:2] - tag.corners[2:], axis=1)
    skew = limits().tag.skew_most
    return bool(lengths.max() <= skew * lengths.min() and across.max() <= skew * across.min())


def _right_size(tag: Tag, side_px: float | None) -> bool:
    return side_px is None or abs(tag.side / side_px - 1) <= limits().tag.size_off_most


def cells(image: Pixels, corners: Points) -> Levels:
    """Mean level of the middle of each cell between `corners`, with the ring of the quiet zone: 10 x 10."""
    return np.asarray(_grid(image, corners).mean(axis=(1, 3)), np.float32)


def quarters(image: Pixels, corners: Points) -> Levels:
    """Mean level of each quarter of the middle of each cell: 4 x 8 x 8."""
    grid = _grid(image, corners)[1:-1, :, 1:-1]
    halves = grid.reshape(printed.CELLS, 2, -1, printed.CELLS, 2, grid.shape[3] // 2).mean(axis=(2, 5))
    return np.asarray(halves.transpose(1, 3, 0, 2).reshape(4, printed.CELLS, printed.CELLS), np.float32)


def _grid(image: Pixels, corners: Points) -> Pixels:
    """The pixels (rows 1, columns 3) of the middle of each cell (rows 0, columns 2), clear of its neighbours."""
    side = _CELL_PX * printed.CELLS
    target = unit_corners(side) + (_RING * _CELL_PX - 1) / 2
    warp = cv2.getPerspectiveTransform(corners.astype(np.float32), target.astype(np.float32))
    flat = cv2.warpPerspective(image, warp, (_RING * _CELL_PX, _RING * _CELL_PX), borderMode=cv2.BORDER_REPLICATE)
    return np.asarray(flat.reshape(_RING, _CELL_PX, _RING, _CELL_PX)[:, 1:-1, :, 1:-1])


@cache
def _detector(longer: int | None, side_px: float, least_window: int, most_window: int) -> Any:
    """A detector for crops whose longer side is `longer`, that looks at outlines of the right length only.

    Most of its time goes into outlines: the art has hundreds of them.
    """
    family = cv2.aruco.getPredefinedDictionary(printed.FAMILY)
    family.maxCorrectionBits = 0
    knobs = cv2.aruco.DetectorParameters()
    knobs.errorCorrectionRate = 0.0
    knobs.adaptiveThreshWinSizeMin, knobs.adaptiveThreshWinSizeMax = least_window, most_window
    if longer is not None:
        # An outline counts pixels: a side that lies aslant has up to sqrt(2) fewer than its length.
        knobs.minMarkerPerimeterRate = 4 * side_px * 0.62 / longer
        knobs.maxMarkerPerimeterRate = 4 * side_px * 1.3 / longer
    if hasattr(knobs, "validBitIdThreshold"):
        knobs.validBitIdThreshold = VALID_BIT
    return cv2.aruco.ArucoDetector(family, knobs)
