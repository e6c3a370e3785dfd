# SPDX-License-Identifier: MIT
"""The tray seen through the lens: pieces, things and fingers put over the floor, in linear light.

Everything is drawn by asking, for each pixel, which point of a plane it sees: no step needs a flat approximation of
the lens.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

import cv2
import numpy as np

from aludel.frame import Pixels
from aludel.twin.floor import seen_floor
from aludel.twin.holder import Lying, Thing
from aludel.twin.optics import Box, Doubles, Floats, Pose, box_of, lens, optics, seen_at

CORNER: Final = 0.7  # mm; the corners of cut cardboard are a little round
CARDBOARD: Final = (0.17, 0.24, 0.30)  # linear BGR of a cut edge
SHADE: Final = 0.55  # how much of the light the darkest part of a piece's own shadow loses
SHADE_REACH: Final = 1.6  # mm; the ring light's shadow is short and soft
FLOOR_TINT: Final = (1.045, 1.0, 0.967)  # BGR; black plastic is a little blue
BLOCK: Final = 144  # px; each block of the frame is blurred with its own sigma
SOFT: Final = 1.3  # px; less blur than this does nothing to the floor, which has no sharp edges


@cache
def _linear_table() -> Floats:
    level = np.arange(256) / 255
    return np.where(level <= 0.04045, level / 12.92, ((level + 0.055) / 1.055) ** 2.4).astype(np.float32)


def linear(levels: Pixels) -> Floats:
    """Linear light (0 to 1) of sRGB levels."""
    return np.asarray(cv2.LUT(levels, _linear_table()), np.float32)


@dataclass(frozen=True, slots=True)
class Face:
    """One side of one printed piece as cut: BGR (sRGB levels) at `scale` px a mm, larger than the piece by a margin.

    `size` is the side or diameter in mm.
    """

    pixels: Pixels
    scale: float
    size: float
    round: bool


def outside(face_size: float, is_round: bool, u: Floats, v: Floats) -> Floats:
    """Signed distance in mm of the points (u, v) from the piece's outline; negative inside."""
    half = face_size / 2
    if is_round:
        return np.asarray(np.hypot(u, v) - half, np.float32)
    x, y = np.abs(u) - (half - CORNER), np.abs(v) - (half - CORNER)
    away = np.hypot(np.maximum(x, 0), np.maximum(y, 0))
    return np.asarray(away + np.minimum(np.maximum(x, y), 0) - CORNER, np.float32)


def outline(x: float, y: float, reach: float, heights: tuple[float, ...]) -> Doubles:
    """The corners (n x 3) of the square of half width `reach` round (x, y), at each of the heights."""
    corners = [(x + reach * a, y + reach * b, z) for a in (-1, 1) for b in (-1, 1) for z in heights]
    return np.array(corners)


def _reach(piece: Lying, face: Face) -> float:
    """Half the width of the upright square that holds the piece as it is turned."""
    angle = np.radians(piece.angle)
    turned = 1.0 if face.round else abs(np.cos(angle)) + abs(np.sin(angle))
    return float(face.size / 2 * turned)


def _scale() -> np.float32:
    return np.float32(lens().focal / lens().stand)


def _local(box: Box, z: float, pose: Pose, piece: Lying | Thing) -> tuple[Floats, Floats]:
    x, y = seen_at(box, z, pose)
    angle = np.radians(piece.angle)
    cos, sin = np.float32(np.cos(angle)), np.float32(np.sin(angle))
    x, y = x - np.float32(piece.x), y - np.float32(piece.y)
    return x * cos + y * sin, y * cos - x * sin


def _cover(image: Floats, alpha: Floats, colour: Floats) -> None:
    """Put `colour` over `image` where `alpha` says, in place."""
    image += alpha[..., None] * (colour - image)


def paste(image: Floats, piece: Lying, face: Face, pose: Pose) -> Box:
    """Draw a piece, its cut edge and its shadow into `image` (linear BGR, a whole frame), in place; what it changed."""
    top = float(optics()["pieces"]["thickness"])
    box = box_of(outline(piece.x, piece.y, _reach(piece, face) + SHADE_REACH * 2, (0.0, top)), pose)
    if box.empty:
        return box
    view = image[box.slices]
    u, v = _local(box, 0.0, pose, piece)
    low = outside(face.size, face.round, u, v)
    view *= (1 - SHADE * np.exp(-np.square(np.maximum(low, 0) / SHADE_REACH)))[..., None]
    _cover(view, _alpha(low), np.array(CARDBOARD, np.float32))
    u, v = _local(box, top, pose, piece)
    _cover(view, _alpha(outside(face.size, face.round, u, v)), linear(_print(face, -u if piece.mirrored else u, v)))
    return box


def _alpha(distance: Floats) -> Floats:
    return np.asarray(np.clip(0.5 - distance * _scale(), 0, 1), np.float32)


def _print(face: Face, u: Floats, v: Floats) -> Pixels:
    height, width = face.pixels.shape[:2]
    x = u * np.float32(face.scale) + np.float32((width - 1) / 2)
    y = v * np.float32(face.scale) + np.float32((height - 1) / 2)
    seen = cv2.remap(face.pixels, x, y, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    return np.asarray(seen, np.uint8)


def _crumb(u: Floats, v: Floats, size: float) -> tuple[Floats, Floats]:
    bumps = 1 + 0.25 * np.sin(3 * np.arctan2(v, u)) + 0.1 * np.sin(7 * np.arctan2(v, u) + 1)
    return np.hypot(u, v) - bumps * np.float32(size / 2), np.array([0.10, 0.24, 0.42], np.float32)


def _coin(u: Floats, v: Floats, size: float) -> tuple[Floats, Floats]:
    radius = np.hypot(u, v)
    relief = 1 + 0.3 * np.sin(u * 1.9) * np.cos(v * 2.3) + 0.5 * (np.abs(radius - size * 0.44) < 0.4)
    shade = 0.25 * relief * (1 + 0.5 * u / np.float32(size))
    return radius - np.float32(size / 2), shade[..., None] * np.array([0.6, 0.85, 1.0], np.float32)


def _paper(u: Floats, v: Floats, size: float) -> tuple[Floats, Floats]:
    return np.maximum(np.maximum(-u, -v), (u + v) - np.float32(size)), np.array([0.78, 0.80, 0.80], np.float32)


_THINGS: Final[dict[str, Callable[[Floats, Floats, float], tuple[Floats, Floats]]]] = {
    "crumb": _crumb,
    "coin": _coin,
    "paper": _paper,
}


def drop(image: Floats, thing: Thing, pose: Pose) -> Box:
    """Draw a thing that does not belong into the tray, in place; what it changed."""
    box = box_of(outline(thing.x, thing.y, thing.size * 1.2 + 1.6, (0.0,)), pose)
    if box.empty:
        return box
    height = float(optics()["pieces"]["thickness"]) if thing.above else 0.0
    u, v = _local(box, height + 0.5, pose, thing)
    distance, colour = _THINGS[thing.what](u, v, thing.size)
    view = image[box.slices]
    view *= (1 - 0.4 * np.exp(-np.square(np.maximum(distance, 0) / 0.8)))[..., None]
    _cover(view, _alpha(distance), colour.astype(np.float32))
    return box


def blurred(image: Floats, sigma: float, changed: Sequence[Box]) -> Floats:
    """`image` through the lens (changed in place): its own blur, which grows towards the edge, and `sigma` px more.

    Little blur is spent only on blocks with something `changed` over the bare floor.
    """
    soft = []
    eye, height = lens(), float(optics()["pieces"]["thickness"])
    for top in range(0, eye.height, BLOCK):
        for left in range(0, eye.width, BLOCK):
            box = Box(left, top, left + BLOCK, top + BLOCK)
            own = eye.sharpness(left + BLOCK / 2, top + BLOCK / 2, height)
            whole = float(np.hypot(own, sigma))
            if whole > SOFT or any(_meet(box.grown(6, eye.frame), other) for other in changed):
                soft.append((box, _blur_block(image, box, whole)))
    for box, block in soft:
        image[box.slices] = block
    return image


def _meet(one: Box, other: Box) -> bool:
    return one.left < other.right and other.left < one.right and one.top < other.bottom and other.top < one.bottom


def _blur_block(image: Floats, box: Box, sigma: float) -> Floats:
    reach = int(np.ceil(3 * sigma))
    wide = box.grown(reach, lens().frame)
    soft = cv2.GaussianBlur(image[wide.slices], (2 * reach + 1, 2 * reach + 1), sigma)
    top, left = box.top - wide.top, box.left - wide.left
    return np.asarray(soft[top : top + box.shape[0], left : left + box.shape[1]], np.float32)


def smeared(image: Floats, length: float, angle: float) -> Floats:
    """`image` moved by `length` px along `angle` degrees during the exposure."""
    reach = int(np.ceil(length / 2)) + 1
    kernel = np.zeros((2 * reach + 1, 2 * reach + 1), np.float32)
    steps = np.linspace(-length / 2, length / 2, max(int(length * 8), 2))
    for step in steps:
        _splat(kernel, reach + step * np.cos(np.radians(angle)), reach + step * np.sin(np.radians(angle)))
    return np.asarray(cv2.filter2D(image, -1, kernel / kernel.sum()), np.float32)


def _splat(kernel: Floats, x: float, y: float) -> None:
    column, row = int(x), int(y)
    for dx, across in ((0, 1 - x + column), (1, x - column)):
        for dy, down in ((0, 1 - y + row), (1, y - row)):
            kernel[min(row + dy, len(kernel) - 1), min(column + dx, len(kernel) - 1)] += across * down


def empty_tray(insert: str, pose: Pose) -> Floats:
    """The frame of the empty tray as linear BGR reflectance."""
    levels = cv2.cvtColor(seen_floor(insert, pose), cv2.COLOR_GRAY2BGR)
    return np.asarray(cv2.LUT(levels, _tinted_table()), np.float32)


@cache
def _tinted_table() -> Floats:
    return np.asarray(_linear_table()[None, :, None] * np.array(FLOOR_TINT, np.float32), np.float32)
