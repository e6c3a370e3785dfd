# SPDX-License-Identifier: MIT
"""Pixels to millimetres of the tray and back, from the facts in enclosure/optics.toml.

The camera looks straight down on the middle of the tray. Real hoods are a little off; `Optics` therefore only says
where to look, and how big things must be within a tolerance: exact places come from the tags themselves.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from aludel.house import shared_toml
from aludel.sight.convert import Box

Points: TypeAlias = NDArray[np.float64]
"""n x 2 coordinates."""

OPTICS_FILE: Final = "enclosure/optics.toml"
TILT: Final = 10.0
"""Degrees by which a tray may lie askew."""
OFF: Final = 2.0
"""Millimetres by which the tray's play in its tunnel and the camera's place may be off."""


@dataclass(frozen=True, slots=True)
class Pocket:
    """A recess of the insert for one piece of `shape`. Millimetres from the middle of the tray."""

    shape: str
    x: float
    y: float
    size: float
    slack: float
    turn: float

    @property
    def centre(self) -> tuple[float, float]:
        """The middle of the pocket in millimetres."""
        return self.x, self.y


@dataclass(frozen=True, slots=True)
class Patch:
    """The white reference patch on the tray floor, millimetres."""

    x: float
    y: float
    size: float


@dataclass(frozen=True, slots=True, eq=False)
class Optics:
    """What the camera sees: lengths in millimetres unless named `_px`."""

    width_px: int
    height_px: int
    scale: float  # pixels to a millimetre at the tray floor
    height: float
    distortion: tuple[float, float]
    tray: tuple[float, float]
    patch: Patch
    pockets: tuple[Pocket, ...]
    open_pocket: Pocket
    thickness: float
    tag: float
    sizes: dict[str, float]  # side or diameter by shape

    @property
    def card_scale(self) -> float:
        """Pixels to a millimetre on top of a piece, which is nearer to the lens than the floor is."""
        return self.scale * self.height / (self.height - self.thickness)

    def astray(self, x: float, y: float) -> float:
        """How far a piece at a place of the tray may appear from there, in millimetres.

        A tray that is tilted by TILT lifts what lies at distance r from its middle by r sin(TILT): the lens, at height
        h, shows that further out by r / h of it. To that comes what the tray and the camera are off.
        """
        lifted = (x * x + y * y) * math.sin(math.radians(TILT)) / self.height
        return lifted + OFF

    def to_px(self, mm: Points, scale: float | None = None) -> Points:
        """Where points of the tray floor (or of the plane with that scale) appear in the frame."""
        return self.bent(np.asarray(mm, np.float64).reshape(-1, 2) * (scale or self.scale) + self.middle)

    def bent(self, px: Points) -> Points:
        """Pixels without distortion to where the lens puts them (Brown-Conrady, radial part)."""
        flat = px - self.middle
        reach = np.sum((flat / (self.width_px / 2)) ** 2, axis=1, keepdims=True)
        k1, k2 = self.distortion
        return np.asarray(flat * (1 + k1 * reach + k2 * reach**2) + self.middle)

    def straight(self, px: Points) -> Points:
        """Points of the frame with the distortion of the lens taken out, still in pixels."""
        points = np.asarray(px, np.float64).reshape(-1, 1, 2)
        matrix, lens = _camera(self)
        return np.asarray(cv2.undistortPoints(points, matrix, lens, P=matrix), np.float64).reshape(-1, 2)

    def to_mm(self, px: Points, scale: float | None = None) -> Points:
        """Where points of the frame lie on the tray floor (or on the plane with that scale)."""
        return np.asarray((self.straight(px) - self.middle) / (scale or self.scale))

    def box(self, x: float, y: float, side: float) -> Box:
        """The pixels that show a square of the tray."""
        half = side / 2
        corners = self.to_px(
            np.array([[x - half, y - half], [x + half, y - half], [x + half, y + half], [x - half, y + half]])
        )
        left, top = np.floor(corners.min(axis=0)).astype(int)
        right, bottom = np.ceil(corners.max(axis=0)).astype(int)
        wanted = Box(int(left), int(top), int(right - left), int(bottom - top))
        return wanted.clipped(self.width_px, self.height_px).even().clipped(self.width_px, self.height_px)

    def tray_box(self, margin: float) -> Box:
        """The pixels that show the whole tray and `margin` millimetres round it."""
        across, deep = self.tray[0] + 2 * margin, self.tray[1] + 2 * margin
        corners = self.to_px(np.array([[-across / 2, -deep / 2], [across / 2, deep / 2]]))
        (left, top), (right, bottom) = np.rint(corners).astype(int)
        return (
            Box(int(left), int(top), int(right - left), int(bottom - top)).clipped(self.width_px, self.height_px).even()
        )

    @property
    def middle(self) -> Points:
        """The pixel that looks straight down; whole numbers are the middles of pixels."""
        return np.array([(self.width_px - 1) / 2, (self.height_px - 1) / 2])


@cache
def optics() -> Optics:
    """The optics of the console, read once."""
    return from_facts(shared_toml(OPTICS_FILE))


def from_facts(facts: dict[str, Any]) -> Optics:
    """Optics from the contents of an optics file."""
    camera, tray, insert, pieces = facts["camera"], facts["tray"], facts["insert"], facts["pieces"]
    patch = tray["white_patch"]
    return Optics(
        width_px=camera["width_px"],
        height_px=camera["height_px"],
        scale=camera["width_px"] / camera["field_width"],
        height=camera["height"],
        distortion=tuple(camera["distortion"]),
        tray=(tray["width"], tray["depth"]),
        patch=Patch(patch["x"], patch["y"], patch["size"]),
        pockets=_pockets(insert["tiles"]),
        open_pocket=_pockets(insert["open"])[0],
        thickness=pieces["thickness"],
        tag=pieces["tag"],
        sizes={shape: pieces[shape] for shape in ("tile", "token", "large")},
    )


def _pockets(insert: dict[str, Any]) -> tuple[Pocket, ...]:
    slack, turn = insert["slack"], insert["turn"]
    return tuple(Pocket(p["kind"], p["x"], p["y"], p["size"], slack, turn) for p in insert["pockets"])


def _camera(known: Optics) -> tuple[Points, Points]:
    """Camera matrix and lens coefficients in OpenCV's terms, with radii as a share of half the width."""
    middle_x, middle_y = known.middle
    half = known.width_px / 2
    matrix = np.array([[half, 0, middle_x], [0, half, middle_y], [0, 0, 1]])
    return matrix, np.array([*known.distortion, 0, 0])


def angle_of(vector: Points) -> float:
    """Degrees clockwise from the tray's x axis (the y axis points to the player), -180 to 180."""
    return math.degrees(math.atan2(float(vector[1]), float(vector[0])))
