# SPDX-License-Identifier: MIT
"""Photos as a camera: single files, and a folder whose photos come one after the other."""

from __future__ import annotations

import os
import stat
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import cv2
import numpy as np

from aludel.errors import CameraFault
from aludel.frame import Clock, Frame, Pixels

ENDINGS: Final = (".jpg", ".jpeg", ".png")
EACH: Final = 4
"""Frames that one photo stands for: as many as a reading needs at most when nothing moves."""


def load_photo(path: Path) -> Pixels:
    """The photo as height x width x 3 BGR, or CameraFault."""
    try:
        mode = path.stat().st_mode
        data = path.read_bytes() if stat.S_ISREG(mode) else b""  # a device or a pipe may never end
    except FileNotFoundError:
        raise CameraFault("photo-missing", path=str(path)) from None
    except OSError:
        raise CameraFault("photo-unreadable", path=str(path)) from None
    if stat.S_ISDIR(mode):
        raise CameraFault("photo-is-folder", path=str(path))
    return _decoded(data, path)


def _decoded(data: bytes, path: Path) -> Pixels:
    try:
        with _quiet():
            image = cv2.imdecode(np.frombuffer(data, np.uint8), cv2.IMREAD_COLOR) if data else None
    except cv2.error:  # larger than OpenCV takes, or broken inside
        image = None
    if image is None:
        raise CameraFault("photo-not-image", path=str(path))
    return np.asarray(image, np.uint8)


@contextmanager
def _quiet() -> Iterator[None]:
    """libpng writes its own complaint to the process's standard error; ours says it in a sentence."""
    kept, nowhere = os.dup(2), os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 2)
    try:
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nowhere)


def photos_in(folder: Path) -> tuple[Path, ...]:
    """The photos of a folder by name, or CameraFault where there is no folder or no photo."""
    if not folder.is_dir():
        raise CameraFault("photo-folder-missing", path=str(folder))
    found = tuple(sorted(file for file in folder.iterdir() if file.suffix.lower() in ENDINGS))
    if not found:
        raise CameraFault("photo-folder-empty", path=str(folder))
    return found


class PhotoFolder:
    """Each photo stands for `each` frames; after the last one the first comes again."""

    def __init__(self, photos: Sequence[Path], each: int = EACH, clock: Clock = time.monotonic) -> None:
        self._photos, self._each, self._clock = tuple(photos), each, clock
        self._number = 0
        self._shown: tuple[Path, Pixels] | None = None
        self._closed = False

    @classmethod
    def opened(cls, path: str = "", each: int = EACH, clock: Clock = time.monotonic, **_: Any) -> PhotoFolder:
        """The photos of the folder `path`, or CameraFault."""
        return cls(photos_in(Path(path)), each, clock)

    def capture(self, timeout: float) -> Frame:
        """The next frame; a file is there at once, so `timeout` never passes."""
        del timeout
        if self._closed:
            raise CameraFault("camera-closed")
        path = self._photos[self._number // self._each % len(self._photos)]
        if self._shown is None or self._shown[0] != path:
            self._shown = path, load_photo(path)
        self._number += 1
        return Frame(self._shown[1], "bgr", self._number - 1, self._clock())

    def close(self) -> None:
        """No more frames."""
        self._closed, self._shown = True, None
