# SPDX-License-Identifier: MIT
"""Frames to grey and BGR pixels, for whole frames or (cheaper) for one box of them.

A camera's NV12 is full-range BT.601 unless the frame says otherwise. OpenCV's own NV12 conversion assumes limited
range and turns grey 200 into 214, so the planes are put together here.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

import cv2
import numpy as np

from aludel.errors import CameraFault
from aludel.frame import Frame, Pixels


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle of pixels: left, top, width, height."""

    x: int
    y: int
    width: int
    height: int

    def clipped(self, width: int, height: int) -> Box:
        """The part that lies inside an image of that size; may be empty."""
        left, top = max(0, self.x), max(0, self.y)
        right, bottom = min(width, self.x + self.width), min(height, self.y + self.height)
        return Box(left, top, max(0, right - left), max(0, bottom - top))

    def even(self) -> Box:
        """Grown to even borders, where NV12 has its chroma samples."""
        left, top = self.x & ~1, self.y & ~1
        right, bottom = (self.x + self.width + 1) & ~1, (self.y + self.height + 1) & ~1
        return Box(left, top, right - left, bottom - top)

    def of(self, image: Pixels) -> Pixels:
        """That part of an image, as a view."""
        return image[self.y : self.y + self.height, self.x : self.x + self.width]


def size(frame: Frame) -> tuple[int, int]:
    """Width and height of the picture in pixels."""
    height, width = frame.pixels.shape[:2]
    return (width, height * 2 // 3) if frame.encoding == "nv12" else (width, height)


def check(frame: Frame, wanted: tuple[int, int]) -> None:
    """Raise CameraFault for a frame that is not whole, or is of another size than `wanted` (width, height).

    Nothing is scaled to fit: a smaller sensor mode may show the middle of the field only, at another scale.
    """
    pixels = frame.pixels
    if pixels.dtype != np.uint8 or not _is_whole(pixels.shape, frame.encoding):
        form = f"{frame.encoding} {'x'.join(map(str, pixels.shape))} {pixels.dtype}"
        raise CameraFault("camera-bad-frame", format=form)
    given = size(frame)
    if given != wanted:
        raise CameraFault("camera-frame-size", given=_by(given), wanted=_by(wanted))


def _is_whole(shape: tuple[int, ...], encoding: str) -> bool:
    """Whether an array of this shape can be a picture: NV12 has half a row of chroma, in pairs, to each row of luma."""
    if encoding == "nv12":
        return len(shape) == 2 and min(shape) > 0 and shape[0] % 3 == 0 and shape[1] % 2 == 0
    return encoding == "bgr" and len(shape) == 3 and shape[2] == 3 and min(shape) > 0


def _by(size: tuple[int, int]) -> str:
    return f"{size[0]}x{size[1]}"


def grey(frame: Frame, box: Box | None = None) -> Pixels:
    """Luma of the box (or of everything), height x width, 0 black to 255 white."""
    box = _inside(frame, box)
    if frame.encoding == "bgr":
        return np.asarray(cv2.cvtColor(box.of(frame.pixels), cv2.COLOR_BGR2GRAY))
    luma = box.of(frame.pixels)
    return luma if frame.full_range else np.asarray(cv2.LUT(luma, _luma_stretch()))


def bgr(frame: Frame, box: Box | None = None) -> Pixels:
    """Colour of the box (or of everything), height x width x 3."""
    box = _inside(frame, box)
    if frame.encoding == "bgr":
        return box.of(frame.pixels)
    wide = box.even()
    colour = cv2.cvtColor(cv2.merge([grey(frame, wide), *_chroma(frame, wide)]), cv2.COLOR_YCrCb2BGR)
    return Box(box.x - wide.x, box.y - wide.y, box.width, box.height).of(np.asarray(colour))


def small_ycc(frame: Frame, box: Box, factor: int) -> Pixels:
    """Y, Cr and Cb of the box, each averaged over `factor` x `factor` pixels (an even number), full range.

    Cameras send these planes, so nothing is converted that nobody looks at.
    """
    even = _inside(frame, box).even()
    small = (max(1, even.width // factor), max(1, even.height // factor))
    if frame.encoding == "bgr":
        return np.asarray(cv2.cvtColor(_shrunk(even.of(frame.pixels), small), cv2.COLOR_BGR2YCrCb))
    luma = _shrunk(grey(frame, even), small)
    blue, red = _levels(frame, _shrunk(_chroma_plane(frame, even), small))
    return np.asarray(cv2.merge([luma, red, blue]))


def _shrunk(image: Pixels, size: tuple[int, int]) -> Pixels:
    """The image averaged down. Halving is several times quicker than any other step, so it goes first."""
    while image.shape[1] >= 2 * size[0] and image.shape[0] >= 2 * size[1]:
        height, width = image.shape[0] // 2, image.shape[1] // 2
        image = np.asarray(cv2.resize(image[: height * 2, : width * 2], (width, height), interpolation=cv2.INTER_AREA))
    if image.shape[1::-1] == size:
        return image
    return np.asarray(cv2.resize(image, size, interpolation=cv2.INTER_AREA))


def _inside(frame: Frame, box: Box | None) -> Box:
    width, height = size(frame)
    return Box(0, 0, width, height) if box is None else box.clipped(width, height)


def _chroma_plane(frame: Frame, box: Box) -> Pixels:
    """The interleaved U and V samples under an even box, half as wide and high, 2 channels."""
    width, height = size(frame)
    plane = frame.pixels[height:].reshape(height // 2, width // 2, 2)
    return Box(box.x // 2, box.y // 2, box.width // 2, box.height // 2).of(plane)


def _chroma(frame: Frame, box: Box) -> tuple[Pixels, Pixels]:
    """V and U of an even box at full size, in the order of YCrCb."""
    plane = cv2.resize(_chroma_plane(frame, box), (box.width, box.height), interpolation=cv2.INTER_LINEAR)
    blue, red = _levels(frame, plane)
    return red, blue


def _levels(frame: Frame, chroma: Any) -> tuple[Pixels, Pixels]:
    stretched = np.asarray(chroma if frame.full_range else cv2.LUT(chroma, _chroma_stretch()), np.uint8)
    return stretched[..., 0], stretched[..., 1]


@cache
def _luma_stretch() -> Pixels:
    """Limited-range luma (16 to 235) to full range."""
    levels = np.arange(256, dtype=np.float32)
    return np.clip(np.rint((levels - 16) * 255 / 219), 0, 255).astype(np.uint8)


@cache
def _chroma_stretch() -> Pixels:
    """Limited-range chroma (16 to 240 round 128) to full range."""
    levels = np.arange(256, dtype=np.float32)
    return np.clip(np.rint((levels - 128) * 255 / 224 + 128), 0, 255).astype(np.uint8)
