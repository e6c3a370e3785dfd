# SPDX-License-Identifier: MIT
"""A camera frame, and what every camera driver offers.

This module stands below both sight (which reads frames) and the twin (which renders them): neither needs the other.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

Pixels: TypeAlias = NDArray[np.uint8]
Encoding: TypeAlias = Literal["bgr", "nv12"]


@dataclass(frozen=True, slots=True)
class Frame:
    """One picture of the tray.

    `pixels` is height x width x 3 for `bgr` and (height * 3 / 2) x width for `nv12` (full-range BT.601 unless
    `full_range` is False). `taken` is monotonic seconds; `number` counts up for each camera.
    """

    pixels: Pixels
    encoding: Encoding
    number: int
    taken: float
    full_range: bool = True


class Camera(Protocol):
    """A camera driver. Every call ends by its deadline."""

    def capture(self, timeout: float) -> Frame:
        """The next frame, or CameraFault (see errors.py) within `timeout` seconds."""

    def close(self) -> None:
        """Give the device back; closing twice is allowed."""


Clock: TypeAlias = Callable[[], float]
"""Monotonic seconds; injected wherever time matters."""
