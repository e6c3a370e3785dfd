# SPDX-License-Identifier: MIT
"""A video file as a camera; it ends where the file ends."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Any

import cv2
import numpy as np

from aludel.errors import CameraFault
from aludel.frame import Clock, Frame

os.environ.setdefault("OPENCV_FFMPEG_LOGLEVEL", "-8")  # quiet: FFmpeg's own lines would stand beside our sentence


class VideoFile:
    """The frames of a video, one after the other, as fast as they are asked for."""

    def __init__(self, path: Path, clock: Clock = time.monotonic) -> None:
        if not path.is_file():
            raise CameraFault("video-missing", path=str(path))
        self._video, self._path, self._clock = cv2.VideoCapture(str(path)), path, clock
        self._number, self._closed = 0, False
        if not self._video.isOpened():
            self.close()
            raise CameraFault("video-unreadable", path=str(path))

    @classmethod
    def opened(cls, path: str = "", clock: Clock = time.monotonic, **_: Any) -> VideoFile:
        """The video file `path`, or CameraFault."""
        return cls(Path(path), clock)

    def capture(self, timeout: float) -> Frame:
        """The next frame, or CameraFault after the last one; a file is there at once, so `timeout` never passes."""
        del timeout
        if self._closed:
            raise CameraFault("camera-closed")
        there, image = self._video.read()
        if not there:
            raise CameraFault("video-ended", path=str(self._path))
        self._number += 1
        return Frame(np.asarray(image, np.uint8), "bgr", self._number - 1, self._clock())

    def close(self) -> None:
        """Close the file."""
        self._video.release()
        self._closed = True
