# SPDX-License-Identifier: MIT
"""A camera that comes back: any driver, closed and opened again after a fault that passes.

A capture may never return (raspberrypi/picamera2 issues 794, 1004), and a camera may be held by a program that was
killed a moment ago (1048, 991). Both are cured by opening the camera again, at growing intervals.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from aludel.errors import CameraFault
from aludel.frame import Camera, Clock, Frame
from aludel.sight.cameras.deadline import Late, Pending, Worker

Open: TypeAlias = Callable[[], Camera]
Check: TypeAlias = Callable[[Frame], object]

CURABLE: Final = frozenset({"camera-none", "camera-busy", "camera-no-frame", "camera-lost"})
"""Faults that opening the camera again may cure. Any other one (a missing module, a video that has ended) stays."""


@dataclass(frozen=True, slots=True)
class Waits:
    """Seconds. Between attempts `first`, doubled after each fault up to `most`, and `first` again after `quiet`."""

    first: float = 0.5
    most: float = 30.0
    quiet: float = 60.0
    opening: float = 15.0
    """Longer than any driver allows itself: after that its thread is left behind."""
    closing: float = 4.0
    grace: float = 0.3
    """A driver keeps the deadline of a frame itself; one that does not is given up so much later."""


class Reopening:
    """A Camera (see frame.py) over `open_driver`. Call it from one thread; `check` raises where a frame will not do.

    Opening and closing run beside the caller, each driver on a thread of its own: a driver that hangs is abandoned with
    its thread, and closes itself should it ever come back.
    """

    def __init__(
        self, open_driver: Open, clock: Clock = time.monotonic, check: Check | None = None, waits: Waits | None = None
    ) -> None:
        self._open, self._clock, self._check, self._waits = open_driver, clock, check, waits or Waits()
        self._driver: _Driver | None = None
        self._closing: Pending[None] | None = None
        self._frames, self._closed = 0, False
        self._fault: CameraFault | None = None
        self._news: list[CameraFault] = []
        self._told: set[str] = set()
        self._wait, self._ill_since = self._waits.first, clock()
        self._open_from = self._until = clock()

    def start(self, timeout: float) -> None:
        """Begin to open the camera, and raise the CameraFault that no waiting will cure."""
        self.tend()
        if self._driver is not None:
            self._driver.wait(timeout)
        self.tend()
        if self._fault is not None and self._fault.key not in CURABLE:
            self.close()
            raise self._fault

    def tend(self) -> None:
        """Go on with opening and closing, without waiting for either. Call it every now and then."""
        if self._driver is not None:
            self._tend_opening(self._driver)
        elif not self._closed and self._clock() >= self._open_from and self._is_given_back():
            self._driver, self._closing = _Driver(self._open), None
            self._until = self._clock() + self._waits.opening

    def news(self) -> CameraFault | None:
        """A fault that has not been told yet. Each number comes once, until frames come again."""
        return self._news.pop(0) if self._news else None

    def capture(self, timeout: float) -> Frame:
        """The next frame, or CameraFault after `timeout` seconds; closing and opening may take as many before that."""
        if self._closed:
            raise CameraFault("camera-closed")
        if self._closing is not None and not self._is_given_back():
            self._ended(self._closing, timeout)
        self.tend()
        if self._driver is not None and not self._driver.wait(timeout):
            raise CameraFault("camera-no-frame", seconds=f"{timeout:g}")
        self.tend()
        if self._driver is None:
            raise self._fault or CameraFault("camera-lost")
        return self._frame(self._driver, timeout)

    def close(self) -> None:
        """Give the camera back; one that cannot be closed is left behind after `closing` seconds."""
        self._closed = True
        self._drop()
        if self._closing is not None:
            self._ended(self._closing, self._waits.closing)

    def _frame(self, driver: _Driver, timeout: float) -> Frame:
        fault: CameraFault
        try:
            frame = driver.capture(timeout, self._waits.grace)
            if self._check is not None:
                self._check(frame)
        except Late:
            fault = CameraFault("camera-no-frame", seconds=f"{timeout:g}")
        except Exception as raised:
            fault = _as_fault(raised)
        else:
            return self._numbered(frame)
        self._ill(fault, drop=fault.key in CURABLE)
        raise fault

    def _numbered(self, frame: Frame) -> Frame:
        """The frame with a number that goes on counting over every opening."""
        if self._clock() - self._ill_since >= self._waits.quiet:
            self._wait = self._waits.first
        self._told.clear()
        self._fault, self._frames = None, self._frames + 1
        return replace(frame, number=self._frames - 1)

    def _tend_opening(self, driver: _Driver) -> None:
        try:
            driver.opening.result(0.0)
        except Late:
            if self._clock() >= self._until:
                self._ill(CameraFault("camera-no-frame", seconds=f"{self._waits.opening:g}"), drop=True)
        except Exception as raised:
            self._ill(_as_fault(raised), drop=True)

    def _ill(self, fault: CameraFault, drop: bool) -> None:
        """Keep a fault for `news`, and give the driver up where that may help."""
        self._fault, self._ill_since = fault, self._clock()
        if fault.key not in self._told:
            self._told.add(fault.key)
            self._news.append(fault)
        if drop:
            self._drop()
            self._open_from = self._clock() + self._wait
            self._wait = min(self._wait * 2, self._waits.most)

    def _drop(self) -> None:
        if self._driver is not None:
            self._closing = self._driver.leave()
            self._until = self._clock() + self._waits.closing
            self._driver = None

    def _is_given_back(self) -> bool:
        """Whether the driver before this one has closed, or has had its time for that."""
        return self._closing is None or self._closing.done or self._clock() >= self._until

    @staticmethod
    def _ended(closing: Pending[None], timeout: float) -> None:
        try:
            closing.result(timeout)
        except Exception:  # it is being thrown away: nothing to tell, nothing to save
            return


class _Driver:
    """One driver from its opening to its closing, on a thread of its own."""

    def __init__(self, open_driver: Open) -> None:
        self._lock, self._left = threading.Lock(), False
        self._camera: Camera | None = None
        self._worker = Worker("camera")
        self.opening: Pending[Camera] = self._worker.begin(lambda: self._opened(open_driver))

    def wait(self, timeout: float) -> bool:
        """Whether the driver has opened, or failed to, within `timeout` seconds."""
        try:
            self.opening.result(timeout)
        except Late:
            return False
        except Exception:  # told by whoever asks for the result
            return True
        return True

    def capture(self, timeout: float, grace: float) -> Frame:
        """The next frame of an opened driver; Late where it does not keep the deadline."""
        camera = self.opening.result(0.0)
        return self._worker.call(lambda: camera.capture(timeout), timeout + grace)

    def leave(self) -> Pending[None] | None:
        """Begin to close the driver. None where it is not open yet: it then closes itself as soon as it is."""
        with self._lock:
            self._left, camera = True, self._camera
        if camera is None:
            self._worker.stop()
            return None
        worker = Worker("camera closing") if self._worker.stuck else self._worker
        closing = worker.begin(camera.close)
        for one in {worker, self._worker}:
            one.stop()
        return closing

    def _opened(self, open_driver: Open) -> Camera:
        camera = open_driver()
        with self._lock:
            self._camera, left = camera, self._left
        if left:
            camera.close()
        return camera


def _as_fault(raised: Exception) -> CameraFault:
    """A driver's own fault; anything else that it lets through means that it has stopped working."""
    if isinstance(raised, CameraFault):
        return raised
    lost = CameraFault("camera-lost")
    lost.__cause__ = raised
    return lost
