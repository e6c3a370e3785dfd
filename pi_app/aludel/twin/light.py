# SPDX-License-Identifier: MIT
"""The virtual lamp: the ring light's falloff, vignetting, shadows, mirror spots and flicker.

Maps are linear and of the frame's shape: a value of 1 is the light in the middle of the tray.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np

from aludel.twin.optics import Box, Floats, Pose, lens, project, seen_at

RING_HEIGHT: Final = 230.0  # mm; the ring hangs a little lower than the lens
RING_RADIUS: Final = 45.0
COARSE: Final = 16  # px; light changes slowly, so its maps are made from one value a block
CORNER_LOSS: Final = 0.35  # what the driver's lens shading correction leaves of the natural vignetting
ROW_SECONDS: Final = 1.38e-5  # seconds from row to row of the rolling shutter: 1296 rows at 56 frames a second


RIM: Final = 0.6  # light that a spot adds at its rim: bright paper is just burnt out there


@dataclass(frozen=True, slots=True)
class Lamp:
    """`light` is a share of the nominal light, `tilt` (x, y) its loss from one end of the tray to the other."""

    light: float = 1.0
    tilt: tuple[float, float] = (0.0, 0.0)


@dataclass(frozen=True, slots=True)
class Edge:
    """A hard shadow: beyond the line through (x, y) mm with normal `angle`, the share `depth` of the light is gone."""

    x: float
    y: float
    angle: float
    depth: float
    soft: float = 0.4  # mm


@dataclass(frozen=True, slots=True)
class Spot:
    """A mirror image of the lamp: what it burns out is `size` mm across; `power` in units of saturation."""

    x: float
    y: float
    size: float
    power: float = 2.5
    stretch: float = 1.0
    angle: float = 0.0


def _full(coarse: Floats) -> Floats:
    eye = lens()
    return np.asarray(cv2.resize(coarse, (eye.width, eye.height), interpolation=cv2.INTER_LINEAR), np.float32)


def lamplight(lamp: Lamp, pose: Pose) -> Floats:
    """The light on the tray plane at each pixel, vignetting included."""
    x, y = seen_at(lens().frame, 0.0, pose, COARSE)
    ring = np.zeros_like(x)
    for turn in np.linspace(0, 2 * np.pi, 8, endpoint=False):  # eight lamps stand for the ring
        away = (x - RING_RADIUS * np.cos(turn)) ** 2 + (y - RING_RADIUS * np.sin(turn)) ** 2
        ring += (1 + away / RING_HEIGHT**2) ** -2.0
    middle = (1 + (RING_RADIUS / RING_HEIGHT) ** 2) ** -2.0 * 8
    slope = 1 + lamp.tilt[0] * x / 210 + lamp.tilt[1] * y / 150
    return _full((ring / middle * np.maximum(slope, 0.05) * lamp.light * _vignette()).astype(np.float32))


def _vignette() -> Floats:
    eye = lens()
    half = (COARSE - 1) / 2
    x = np.arange(half, eye.width, COARSE) - eye.middle[0]
    y = np.arange(half, eye.height, COARSE) - eye.middle[1]
    slope = (x[None, :] ** 2 + y[:, None] ** 2) / eye.focal**2
    return (1 - CORNER_LOSS * (1 - (1 + slope) ** -2.0)).astype(np.float32)


def cast(light: Floats, edge: Edge, pose: Pose) -> None:
    """Darken `light` beyond a hard edge, in place."""
    here = project(np.array([[edge.x, edge.y, 2.0]]), pose)[0]
    angle, scale = np.radians(edge.angle), lens().focal / lens().stand
    rows, columns = np.float32(np.sin(angle)), np.float32(np.cos(angle))
    x = (np.arange(light.shape[1], dtype=np.float32) - here[0]) * columns
    y = (np.arange(light.shape[0], dtype=np.float32) - here[1]) * rows
    beyond = np.clip((x[None, :] + y[:, None]) / (edge.soft * scale) + 0.5, 0, 1).astype(np.float32)
    light *= 1 - np.float32(edge.depth) * beyond


def spot_box(spot: Spot, pose: Pose) -> Box:
    """The pixels that a spot can reach."""
    eye = lens()
    x, y = (round(float(v)) for v in project(np.array([[spot.x, spot.y, 2.0]]), pose)[0])
    reach = round(spot.size * max(spot.stretch, 1.0) * eye.focal / eye.stand * 1.4) + 3
    return Box(x - reach, y - reach, x + reach, y + reach).grown(0, eye.frame)


def shine(spot: Spot, box: Box, pose: Pose) -> Floats:
    """The light (rows x columns of `box`) that a spot adds: a flat burnt core with a soft rim."""
    x, y = seen_at(box, 2.0, pose)
    angle = np.radians(spot.angle)
    along = (x - spot.x) * np.cos(angle) + (y - spot.y) * np.sin(angle)
    across = (y - spot.y) * np.cos(angle) - (x - spot.x) * np.sin(angle)
    radius = np.hypot(along / spot.stretch, across) * (2 / spot.size)
    return np.asarray(spot.power / (1 + (spot.power / RIM - 1) * radius**6), np.float32)


def flicker(rows: int, depth: float, hertz: float, phase: float) -> Floats:
    """The gain (rows x 1) of a lamp that swings by `depth` of its mean, `hertz` times a second."""
    turns = np.arange(rows) * (ROW_SECONDS * hertz) + phase
    return np.asarray(1 + depth * np.sin(2 * np.pi * turns), np.float32)[:, None]
