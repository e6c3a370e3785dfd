# SPDX-License-Identifier: MIT
"""The virtual lens: where a point of the tray lands in the picture, and which point a pixel sees.

Tray coordinates are millimetres: x to the right, y towards the player, z up; the origin is the middle of the tray
floor. Pixel coordinates have whole numbers at pixel centres. All figures come from `enclosure/optics.toml`.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from aludel.house import shared_toml

Floats: TypeAlias = NDArray[np.float32]
Doubles: TypeAlias = NDArray[np.float64]

FOCAL_MM: Final = 4.74  # Camera Module 3 product brief, Raspberry Pi
APERTURE: Final = 1.8  # same source
PITCH_MM: Final = 0.0028  # 1.4 um sensor pixels, binned two by two in the full-field mode
LENS_SIGMA: Final = 0.45  # px; the sharpest a lens of this kind is, at the middle of the field
EDGE_SIGMA: Final = 0.55  # px more at the end of half the width (field curvature), growing with the radius squared


@cache
def optics() -> dict[str, Any]:
    """The contents of `enclosure/optics.toml`."""
    return shared_toml("enclosure/optics.toml")


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle of pixels: columns `left` to `right`, rows `top` to `bottom`, ends excluded."""

    left: int
    top: int
    right: int
    bottom: int

    @property
    def slices(self) -> tuple[slice, slice]:
        """Rows and columns, to index an image."""
        return slice(self.top, self.bottom), slice(self.left, self.right)

    @property
    def shape(self) -> tuple[int, int]:
        """Rows and columns, counted."""
        return self.bottom - self.top, self.right - self.left

    @property
    def empty(self) -> bool:
        """Whether no pixel is inside."""
        return self.right <= self.left or self.bottom <= self.top

    def grown(self, by: int, within: Box) -> Box:
        """This box, `by` pixels larger at each side, but inside `within`."""
        left, top = max(self.left - by, within.left), max(self.top - by, within.top)
        return Box(left, top, min(self.right + by, within.right), min(self.bottom + by, within.bottom))


@dataclass(frozen=True, slots=True)
class Lens:
    """The camera: `focal` in pixels, `stand` millimetres above the floor, distortion over half the width."""

    width: int
    height: int
    focal: float
    stand: float
    focus: float
    k1: float
    k2: float

    @property
    def frame(self) -> Box:
        """All pixels."""
        return Box(0, 0, self.width, self.height)

    @property
    def middle(self) -> tuple[float, float]:
        """The pixel that looks straight down (x, y)."""
        return (self.width - 1) / 2, (self.height - 1) / 2

    def bend(self, rays: Doubles) -> Doubles:
        """Pixels (n x 2) of the ideal rays (n x 2, slopes): Brown-Conrady radial distortion."""
        rho = np.sum(rays**2, axis=-1, keepdims=True) * (2 * self.focal / self.width) ** 2
        bent = rays * (1 + self.k1 * rho + self.k2 * rho**2) * self.focal + np.array(self.middle)
        return np.asarray(bent, np.float64)

    def unbend(self, x: Floats, y: Floats) -> tuple[Floats, Floats]:
        """Slopes of the rays that pixels (`x`, `y`) see; the inverse of `bend`."""
        across, down = (x - np.float32(self.middle[0])), (y - np.float32(self.middle[1]))
        bent, ratio = _unbending(self.k1, self.k2)
        radius = (across * across + down * down) * np.float32((2 / self.width) ** 2)
        share = (np.interp(radius, bent, ratio) / self.focal).astype(np.float32)
        return across * share, down * share

    def defocus(self, z: float) -> float:
        """Blur (sigma in px) of a surface `z` mm above the floor, the focus being fixed."""
        at, sharp = self.stand - z, self.stand - self.focus
        circle = FOCAL_MM**2 / (APERTURE * (sharp - FOCAL_MM)) * abs(at - sharp) / at / PITCH_MM
        return circle / 4  # a disc of diameter d has the standard deviation d / 4

    def sharpness(self, x: float, y: float, z: float) -> float:
        """The whole blur (sigma in px) of the lens at pixel (x, y), for a surface `z` mm high."""
        radius = ((x - self.middle[0]) ** 2 + (y - self.middle[1]) ** 2) * (2 / self.width) ** 2
        return float(np.sqrt((LENS_SIGMA + EDGE_SIGMA * radius) ** 2 + self.defocus(z) ** 2))


@cache
def _unbending(k1: float, k2: float) -> tuple[Doubles, Doubles]:
    """Bent radius squared (as a share of half the width) to the ratio ideal / bent."""
    ideal = np.linspace(0, 1.6, 2000)
    factor = 1 + k1 * ideal**2 + k2 * ideal**4
    return (ideal * factor) ** 2, 1 / factor


@cache
def lens() -> Lens:
    """The lens of `optics.toml`. Pixels are square, so the field's width alone sets the focal length."""
    data = optics()["camera"]
    focal = data["height"] * data["width_px"] / data["field_width"]
    k1, k2 = data["distortion"]
    return Lens(data["width_px"], data["height_px"], focal, data["height"], data["focus_above_floor"], k1, k2)


@dataclass(frozen=True, slots=True)
class Pose:
    """How the tray lies under the lens: tilts in degrees about its x and y axis, and a shift in millimetres."""

    tilt_x: float = 0.0
    tilt_y: float = 0.0
    shift_x: float = 0.0
    shift_y: float = 0.0

    def turn(self) -> Doubles:
        """The rotation (3 x 3) from tray to camera axes."""
        a, b = np.radians(self.tilt_x), np.radians(self.tilt_y)
        about_x = np.array([[1, 0, 0], [0, np.cos(a), -np.sin(a)], [0, np.sin(a), np.cos(a)]])
        about_y = np.array([[np.cos(b), 0, np.sin(b)], [0, 1, 0], [-np.sin(b), 0, np.cos(b)]])
        turned: Doubles = about_x @ about_y
        return turned

    def shift(self) -> Doubles:
        """The shift (3)."""
        return np.array([self.shift_x, self.shift_y, 0.0])


def project(points: Doubles, pose: Pose) -> Doubles:
    """Pixels (n x 2) of tray points (n x 3, mm)."""
    eye = lens()
    seen = points @ pose.turn().T + pose.shift()
    return eye.bend(seen[:, :2] / (eye.stand - seen[:, 2:]))


def plane(z: float, pose: Pose) -> Doubles:
    """The homography (3 x 3) from slopes (u, v, 1) to tray millimetres (x, y) on the plane `z`."""
    turn, eye = pose.turn(), np.array([0.0, 0.0, lens().stand]) - pose.shift()
    to_ray = np.diag([1.0, 1.0, -1.0])  # slopes (u, v) are the direction (u, v, -1)
    ray, start = turn.T @ to_ray, turn.T @ eye
    depth = z - start[2]
    rows = np.vstack([start[0] * ray[2] + depth * ray[0], start[1] * ray[2] + depth * ray[1], ray[2]])
    return np.asarray(rows, np.float64)


def seen_at(box: Box, z: float, pose: Pose, step: int = 1) -> tuple[Floats, Floats]:
    """The tray points (x, y in mm) on plane `z` that the pixels of `box` see; one for each block of `step` pixels."""
    half = (step - 1) / 2  # the middle of each block of pixels, so that cv2.resize by `step` gives every pixel
    x = np.arange(box.left + half, box.right, step, dtype=np.float32)
    y = np.arange(box.top + half, box.bottom, step, dtype=np.float32)
    u, v = lens().unbend(x[None, :], y[:, None])
    h = plane(z, pose).astype(np.float32)
    below = 1 / (h[2, 0] * u + h[2, 1] * v + h[2, 2])
    return (h[0, 0] * u + h[0, 1] * v + h[0, 2]) * below, (h[1, 0] * u + h[1, 1] * v + h[1, 2]) * below


def box_of(points: Doubles, pose: Pose, margin: int = 3) -> Box:
    """The pixels that the tray points (n x 3) span, `margin` more at each side, inside the frame."""
    pixels = project(points, pose)
    low, high = np.floor(pixels.min(axis=0)).astype(int), np.ceil(pixels.max(axis=0)).astype(int) + 1
    eye = lens()
    left, top = max(int(low[0]) - margin, 0), max(int(low[1]) - margin, 0)
    return Box(left, top, min(int(high[0]) + margin, eye.width), min(int(high[1]) + margin, eye.height))
