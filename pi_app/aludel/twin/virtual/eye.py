# SPDX-License-Identifier: MIT
"""What the camera saw, for the page of whoever looked: the latest frame cut to the tray, and boxes round its pieces.

The picture exists in memory alone, and only until the next look or until another person comes to the page.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from aludel.errors import CameraFault
from aludel.frame import Camera, Frame
from aludel.reading import Eye, Piece, Reading
from aludel.twin.holder import is_round, size_of
from aludel.twin.optics import Box, Pose, box_of, optics
from aludel.twin.sensor import preview

WIDTH: Final = 840
"""Pixels across of the picture: four to a millimetre of the tray."""
QUALITY: Final = 80
LEVEL: Final = Pose()

Rectangle: TypeAlias = tuple[float, float, float, float]
"""Left, top, width and height, as shares of the picture."""
Seen: TypeAlias = Callable[[Reading, Frame | None], None]


class Watching:
    """A camera that remembers its latest frame."""

    def __init__(self, camera: Camera) -> None:
        self._camera = camera
        self.frame: Frame | None = None

    def capture(self, timeout: float) -> Frame:
        """The next frame."""
        self.frame = self._camera.capture(timeout)
        return self.frame

    def close(self) -> None:
        """Close the camera, and forget the frame."""
        self.frame = None
        self._camera.close()


class WatchedEye:
    """An Eye whose readings are also told to `seen`, with the last frame of each look; `ready` is waited for."""

    def __init__(self, eye: Eye, camera: Watching, ready: Callable[[], None] = lambda: None) -> None:
        self._eye, self._camera, self._ready = eye, camera, ready
        self.seen: Seen = lambda reading, frame: None

    def look(self, game: str, allowed: frozenset[str]) -> Reading:
        """Read the tray."""
        self._ready()
        reading = self._eye.look(game, allowed)
        frame, self._camera.frame = self._camera.frame, None
        self.seen(reading, frame)
        return reading

    def close(self) -> None:
        """Give the camera back."""
        self._eye.close()


@dataclass(frozen=True, slots=True)
class Picture:
    """A JPEG of the tray; `boxes` are where the pieces of the reading lie in it, in its order."""

    jpeg: bytes
    boxes: tuple[Rectangle, ...]


def picture(frame: Frame, pieces: tuple[Piece, ...]) -> Picture:
    """Cut a frame to the tray. Raises CameraFault where it cannot be encoded."""
    box = _tray()
    bgr = preview(_cut(frame, box))
    height = round(WIDTH * bgr.shape[0] / bgr.shape[1])
    small = cv2.resize(bgr, (WIDTH, height), interpolation=cv2.INTER_AREA)
    good, data = cv2.imencode(".jpg", small, [cv2.IMWRITE_JPEG_QUALITY, QUALITY])
    if not good:
        raise CameraFault("camera-bad-frame", format="jpeg")
    return Picture(bytes(data), tuple(_around(piece, box) for piece in pieces))


def _tray() -> Box:
    """The pixels that show the tray; even, so that the colours of an NV12 frame can be cut too."""
    wide, deep = optics()["tray"]["width"] / 2, optics()["tray"]["depth"] / 2
    box = box_of(np.array([[-wide, -deep, 0.0], [wide, -deep, 0.0], [wide, deep, 0.0], [-wide, deep, 0.0]]), LEVEL)
    return Box(box.left & ~1, box.top & ~1, box.right & ~1, box.bottom & ~1)


def _cut(frame: Frame, box: Box) -> Frame:
    """The part of a frame that a box shows."""
    rows, columns = box.slices
    if frame.encoding == "bgr":
        return replace(frame, pixels=frame.pixels[rows, columns])
    height = frame.pixels.shape[0] * 2 // 3
    colours = frame.pixels[height + box.top // 2 : height + box.bottom // 2, columns]
    return replace(frame, pixels=np.vstack([frame.pixels[rows, columns], colours]))


def _around(piece: Piece, box: Box) -> Rectangle:
    """The rectangle that a piece fills in the picture."""
    lying = box_of(_corners(piece), LEVEL)
    high, wide = box.shape
    return (
        (lying.left - box.left) / wide,
        (lying.top - box.top) / high,
        (lying.right - lying.left) / wide,
        (lying.bottom - lying.top) / high,
    )


def _corners(piece: Piece) -> NDArray[np.float64]:
    """The corners of a piece on its top, mm; those of the square about a disc, which has no angle."""
    half, place = size_of(piece.kind) / 2, piece.place
    turn = 0.0 if is_round(piece.kind) else np.radians(place.angle)
    across = np.array([[np.cos(turn), np.sin(turn)], [-np.sin(turn), np.cos(turn)]])
    flat = np.array([[-half, -half], [half, -half], [half, half], [-half, half]]) @ across + [place.x, place.y]
    return np.column_stack([flat, np.full(4, optics()["pieces"]["thickness"])])
