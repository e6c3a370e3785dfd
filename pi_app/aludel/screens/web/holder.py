# SPDX-License-Identifier: MIT
"""The view into the holder for whoever adjusts the camera: one frame as a small JPEG, in memory only.

Nothing here writes to a disk or keeps a picture: it is made for one answer and forgotten.
"""

from __future__ import annotations

from typing import Final

import cv2
import numpy as np

from aludel.errors import CameraFault
from aludel.frame import Frame, Pixels
from aludel.sight.convert import bgr, check
from aludel.sight.geometry import Optics, Points, optics

WIDTH: Final = 960
"""Pixels across: enough to see focus and edges, and a fifth of the work for a small computer."""
QUALITY: Final = 80
LINE: Final = (255, 160, 0)
"""Blue in OpenCV's order: no piece and no floor has that colour, and it differs from both in brightness too."""


def jpeg(frame: Frame, seen_by: Optics | None = None) -> bytes:
    """The frame as a JPEG of WIDTH pixels across, with the places where tray and pockets should be drawn over it.

    Raises CameraFault for a frame that is no whole picture of the camera.
    """
    known = seen_by or optics()
    check(frame, (known.width_px, known.height_px))
    height = round(WIDTH * known.height_px / known.width_px)
    picture = cv2.resize(bgr(frame), (WIDTH, height), interpolation=cv2.INTER_AREA)
    for corners in outlines(known):
        points = np.rint(corners * WIDTH / known.width_px).astype(np.int32)
        cv2.polylines(picture, [points], isClosed=True, color=LINE, thickness=2, lineType=cv2.LINE_AA)
    return _encoded(np.asarray(picture, np.uint8))


def outlines(known: Optics) -> tuple[Points, ...]:
    """Corners of the tray and of each pocket, in pixels of the whole frame, as a hood without faults shows them."""
    wide, deep = known.tray
    places = [(0.0, 0.0, wide, deep), *((p.x, p.y, p.size, p.size) for p in known.pockets)]
    return tuple(known.to_px(_corners(*place)) for place in places)


def _corners(x: float, y: float, wide: float, deep: float) -> Points:
    return np.array([[x + i * wide / 2, y + j * deep / 2] for i, j in ((-1, -1), (1, -1), (1, 1), (-1, 1))])


def _encoded(picture: Pixels) -> bytes:
    good, data = cv2.imencode(".jpg", picture, [cv2.IMWRITE_JPEG_QUALITY, QUALITY])
    if not good:
        raise CameraFault("camera-bad-frame", format="jpeg")
    return bytes(data)
