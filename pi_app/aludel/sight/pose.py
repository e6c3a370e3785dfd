# SPDX-License-Identifier: MIT
"""How a piece lies: from its tags to a map between its own millimetres and the picture.

Two tags give a homography over the whole tile. One tag alone is too small a lever for that: it gives place, turn and
size only, and the picture itself may then correct what is left (see `art.nudged`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import permutations
from typing import Final

import cv2
import numpy as np

from aludel.frame import Pixels
from aludel.pieces.catalogue import Spec, TagPlace
from aludel.reading import Place
from aludel.sight.geometry import Optics, Points, angle_of
from aludel.sight.tags import Tag, unit_corners

_FOUR: Final = np.array([[-1.0, -1.0], [1.0, -1.0], [1.0, 1.0], [-1.0, 1.0]])


@dataclass(frozen=True, slots=True)
class Pose:
    """`matrix` (3 x 3) takes millimetres of the piece to pixels without lens distortion.

    `tags` are the tags by their place on the piece, None where one was not read. `off` is how far, in millimetres, the
    tags lie from where the print has them.
    """

    matrix: Points
    tags: tuple[Tag | None, ...]
    off: float

    @property
    def read(self) -> int:
        """How many tags were read."""
        return sum(tag is not None for tag in self.tags)

    @property
    def whole(self) -> bool:
        """Whether every tag was read, and every cell of it."""
        return all(tag is not None and tag.whole for tag in self.tags)

    def at(self, mm: Points) -> Points:
        """Where points of the piece are, in pixels without lens distortion."""
        return np.asarray(cv2.perspectiveTransform(np.asarray(mm, np.float64).reshape(1, -1, 2), self.matrix)[0])

    def place(self, optics: Optics, scale: float | None = None) -> Place:
        """Where the middle of the piece lies in the tray, and its turn."""
        middle, right = self.at(np.array([[0.0, 0.0], [1.0, 0.0]]))
        x, y = (middle - optics.middle) / (scale or optics.card_scale)
        return Place(round(float(x), 2), round(float(y), 2), round(angle_of(right - middle) % 360, 1))


def poses(tags: Sequence[Tag], where: Spec, optics: Optics) -> list[Pose]:
    """Every way in which the tags can be those of one piece, the best first. More tags than places give none."""
    if len(tags) > len(where.tags):
        return []
    ways = [fitted(dict(zip(order, tags, strict=True)), where, optics) for order in _orders(where, len(tags))]
    return sorted(ways, key=lambda pose: pose.off)


def _orders(where: Spec, count: int) -> list[tuple[int, ...]]:
    return list(permutations(range(len(where.tags)), count))


def fitted(tags: dict[int, Tag], where: Spec, optics: Optics) -> Pose:
    """The pose (place, turn and size) that tags give which are known by their index on the piece."""
    print_mm, seen_px = _pairs(tags, where, optics)
    alike = similarity(print_mm, seen_px)
    return Pose(alike, tuple(tags.get(index) for index in range(len(where.tags))), _off(alike, print_mm, seen_px))


def tilted(pose: Pose, where: Spec, optics: Optics) -> Pose:
    """The pose with its tilt, which only two tags can give."""
    tags = {index: tag for index, tag in enumerate(pose.tags) if tag}
    if len(tags) < 2:
        return pose
    print_mm, seen_px = _pairs(tags, where, optics)
    return replace(pose, matrix=np.asarray(cv2.findHomography(print_mm, seen_px, 0)[0], np.float64))


def _pairs(tags: dict[int, Tag], where: Spec, optics: Optics) -> tuple[Points, Points]:
    """Corners in millimetres of the piece, and in pixels without lens distortion."""
    print_mm = np.vstack([tag_corners(where.tags[index]) for index in tags])
    return print_mm, optics.straight(np.vstack([tag.corners for tag in tags.values()]))


def tag_corners(place: TagPlace) -> Points:
    """The corners of a tag in millimetres of its piece."""
    return np.asarray(unit_corners(place.side) + np.array([place.x, place.y]))


def similarity(source: Points, target: Points) -> Points:
    """The shift, turn and scale (3 x 3, no mirroring) that fits best in the least squares (Umeyama 1991)."""
    from_middle, to_middle = source.mean(axis=0), target.mean(axis=0)
    a, b = source - from_middle, target - to_middle
    along, across = float((a * b).sum()), float((a[:, 0] * b[:, 1] - a[:, 1] * b[:, 0]).sum())
    cos, sin = np.array([along, across]) / float((a**2).sum())
    turn = np.array([[cos, -sin], [sin, cos]])
    matrix = np.eye(3)
    matrix[:2, :2], matrix[:2, 2] = turn, to_middle - turn @ from_middle
    return matrix


def _off(matrix: Points, mm: Points, px: Points) -> float:
    """The largest misfit of a similarity, in millimetres."""
    scale = float(np.hypot(matrix[0, 0], matrix[1, 0]))
    fitted = mm @ matrix[:2, :2].T + matrix[:2, 2]
    return float(np.linalg.norm(fitted - px, axis=1).max() / max(scale, 1e-6))


@dataclass(frozen=True, slots=True)
class Crop:
    """A grey part of a frame: `at` is its top left pixel in the frame, `half` the same at half the size."""

    image: Pixels
    at: tuple[int, int]
    half: Pixels

    @classmethod
    def of(cls, image: Pixels, at: tuple[int, int]) -> Crop:
        """A crop with its half-size picture."""
        size = (max(1, image.shape[1] // 2), max(1, image.shape[0] // 2))
        return cls(image, at, np.asarray(cv2.resize(image, size, interpolation=cv2.INTER_AREA)))

    def inside(self, px: Points) -> Points:
        """Pixels of the frame as pixels of the crop."""
        return np.asarray(px - np.array(self.at))

    def flat(self, pose: Pose, optics: Optics, side: int, scale: float) -> Pixels:
        """The piece laid flat: side x side pixels, `scale` of them to a millimetre, its middle in the middle."""
        reach = (side - 1) / 2
        spots = _FOUR * reach / scale
        seen = (self.inside(optics.bent(pose.at(spots))) + 0.5) / 2 - 0.5
        matrix = cv2.getPerspectiveTransform((_FOUR * reach + reach).astype(np.float32), seen.astype(np.float32))
        flags = cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP
        return np.asarray(cv2.warpPerspective(self.half, matrix, (side, side), flags=flags))
