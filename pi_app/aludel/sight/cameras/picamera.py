# SPDX-License-Identifier: MIT
"""The Raspberry Pi camera through Picamera2: one sensor mode, focus, exposure and colours fixed.

Everything that adapts itself is switched off: autofocus swings (raspberrypi/picamera2 issues 670, 1082), white balance
jumps from frame to frame (977), automatic exposure ignores the mains flicker (libcamera issue 269), and changing modes
can time the sensor out (raspberrypi/linux issue 7153).
"""

from __future__ import annotations

import importlib
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final, TypeVar

import numpy as np

from aludel.errors import CameraFault
from aludel.frame import Clock, Frame, Pixels
from aludel.house import shared_toml
from aludel.sight.cameras.deadline import Late, Worker
from aludel.sight.geometry import OPTICS_FILE

Answer = TypeVar("Answer")

OPEN_SECONDS: Final = 10.0
"""libcamera starts in 1 to 3 s on a Pi 4; a busy one takes longer."""
CLOSE_SECONDS: Final = 3.0
STACK_SHARE: Final = 0.9
"""Share of a deadline that Picamera2 itself is given: where it keeps it, its thread is free again."""


@dataclass(frozen=True, slots=True)
class Exposure:
    """Fixed exposure: a whole number of half waves of the mains (10 ms at 50 Hz, 8.333 ms at 60 Hz), and gains."""

    microseconds: int = 10_000
    gain: float = 2.0
    red: float = 2.2
    blue: float = 1.9


@dataclass(slots=True)
class Picamera:
    """An opened Picamera2. Every call ends by its deadline, in a thread of its own."""

    device: Any
    worker: Worker
    size: tuple[int, int]
    encoding: str
    full_range: bool
    clock: Clock
    number: int = field(default=0)
    closed: bool = field(default=False)

    @classmethod
    def opened(
        cls, exposure: Exposure | None = None, clock: Clock = time.monotonic, seconds: float = OPEN_SECONDS, **_: Any
    ) -> Picamera:
        """Open the only camera of the console within `seconds`, or CameraFault that says what to do."""
        picamera2, libcamera = _modules()
        worker = Worker("camera")
        device, main, colours = _within(worker, seconds, lambda: _start(picamera2, libcamera, exposure or Exposure()))
        size = (int(main["size"][0]), int(main["size"][1]))
        return cls(device, worker, size, str(main["format"]), _is_full_range(colours), clock)

    def capture(self, timeout: float) -> Frame:
        """The next frame, or CameraFault after `timeout` seconds. A frame that comes later is never shown."""
        if self.closed:
            raise CameraFault("camera-closed")
        buffer = _within(self.worker, timeout, lambda: self.device.capture_array("main", wait=timeout * STACK_SHARE))
        self.number += 1
        pixels = to_nv12(np.asarray(buffer, np.uint8), self.encoding, self.size)
        return Frame(pixels, "nv12", self.number - 1, self.clock(), self.full_range)

    def close(self) -> None:
        """Give the camera back; a stack that hangs while stopping is left behind."""
        if self.closed:
            return
        self.closed = True
        worker = Worker("camera closing") if self.worker.stuck else self.worker
        try:
            worker.call(self.device.close, CLOSE_SECONDS)
        except Exception:  # it is being thrown away: nothing to tell, nothing to save
            return
        finally:
            worker.stop()
            self.worker.stop()


def _modules() -> tuple[Any, Any]:
    """Picamera2 and libcamera, which only a Raspberry Pi has."""
    try:
        return importlib.import_module("picamera2"), importlib.import_module("libcamera")
    except ImportError as missing:
        raise CameraFault("picamera2-missing", module=str(missing.name or "picamera2")) from missing


def _within(worker: Worker, seconds: float, work: Callable[[], Answer]) -> Answer:
    try:
        return worker.call(work, seconds)
    except Late:
        raise CameraFault("camera-no-frame", seconds=f"{seconds:g}") from None
    except CameraFault:
        raise
    except Exception as fault:
        raise CameraFault(_key(fault), seconds=f"{seconds:g}") from fault


def _key(fault: Exception) -> str:
    """Which sentence fits what the camera stack raised."""
    if isinstance(fault, TimeoutError):
        return "camera-no-frame"
    if isinstance(fault, IndexError):
        return "camera-none"  # Picamera2 indexes an empty list when no camera answers (issue 1081)
    return "camera-busy" if "acquire" in str(fault).lower() or "busy" in str(fault).lower() else "camera-lost"


def _start(picamera2: Any, libcamera: Any, exposure: Exposure) -> tuple[Any, dict[str, Any], Any]:
    if not picamera2.Picamera2.global_camera_info():
        raise CameraFault("camera-none")
    device = picamera2.Picamera2()
    try:
        wanted = device.create_video_configuration(**configuration(libcamera, exposure))
        device.configure(wanted)
        device.start()
    except Exception:
        device.close()
        raise
    set_up = device.camera_configuration()
    return device, set_up["main"], set_up.get("colour_space")


def configuration(libcamera: Any, exposure: Exposure) -> dict[str, Any]:
    """The one configuration of the console, as arguments of `create_video_configuration`."""
    camera = shared_toml(OPTICS_FILE)["camera"]
    size = (camera["width_px"], camera["height_px"])
    metres = (camera["height"] - camera["focus_above_floor"]) / 1000
    return {
        "main": {"size": size, "format": "YUV420"},
        "sensor": {"output_size": size, "bit_depth": 10},
        "colour_space": libcamera.ColorSpace.Sycc(),
        "buffer_count": 3,
        "controls": {
            "AfMode": libcamera.controls.AfModeEnum.Manual,
            "LensPosition": 1 / metres,
            "AeEnable": False,
            "ExposureTime": exposure.microseconds,
            "AnalogueGain": exposure.gain,
            "AwbEnable": False,
            "ColourGains": (exposure.red, exposure.blue),
        },
    }


def _is_full_range(colours: Any) -> bool:
    """What the stack really set: it may adjust what was asked for."""
    return "limited" not in str(getattr(colours, "range", "full")).lower()


def to_nv12(buffer: Pixels, encoding: str, size: tuple[int, int]) -> Pixels:
    """NV12 of a buffer with planes `YUV420` (or NV12 already), its padding cut off."""
    width, height = size
    if buffer.ndim != 2 or buffer.shape[0] * 2 < height * 3 or buffer.shape[1] < width:
        raise CameraFault("camera-bad-frame", format=encoding)
    if encoding == "NV12":
        return np.ascontiguousarray(buffer[: height * 3 // 2, :width])
    if encoding != "YUV420":
        raise CameraFault("camera-bad-frame", format=encoding)
    return _interleaved(buffer, width, height)


def _interleaved(buffer: Pixels, width: int, height: int) -> Pixels:
    """Planar chroma, two half-wide rows side by side in each row of the buffer, woven into pairs."""
    stride = buffer.shape[1]
    planes = buffer[height : height * 3 // 2].reshape(-1, stride // 2)
    blue, red = planes[: height // 2, : width // 2], planes[height // 2 : height, : width // 2]
    out = np.empty((height * 3 // 2, width), np.uint8)
    out[:height] = buffer[:height, :width]
    pairs = out[height:].reshape(height // 2, width // 2, 2)
    pairs[..., 0], pairs[..., 1] = blue, red
    return out
