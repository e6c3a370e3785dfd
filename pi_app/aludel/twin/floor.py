# SPDX-License-Identifier: MIT
"""The empty tray as a picture: the tunnel's floor, the tray, the insert with its pockets and the white patch."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import cv2
import numpy as np
from numpy.random import Generator

from aludel.frame import Pixels
from aludel.twin.optics import Floats, Pose, lens, optics, seen_at

SCALE: Final = 7.0  # px a mm, a little finer than the camera
SPAN: Final = (420.0, 260.0)  # mm; more than a tilted field shows
TUNNEL: Final = 38  # grey levels (sRGB)
FLOOR: Final = 71  # LAB L about 30, as optics.toml says
PLATE: Final = 84  # the insert catches a little more light than the floor of its pockets
PATCH: Final = 232
LAYER_MM: Final = 0.42  # width of a printed line of plastic
STEP: Final = 16


@cache
def floor(insert: str) -> Pixels:
    """The empty tray with an insert: grey (sRGB levels) at SCALE px a mm, its middle in the middle."""
    width, height = (round(side * SCALE) for side in SPAN)
    grey = np.full((height, width), TUNNEL, np.float32)
    tray = optics()["tray"]
    _bar(grey, 0, 0, tray["width"] + 6, tray["depth"] + 6, 58)  # the rim
    _bar(grey, 0, 0, tray["width"], tray["depth"], FLOOR)
    rows = optics()["insert"][insert]
    for pocket in rows["pockets"]:
        if pocket["size"] - optics()["pieces"][pocket["kind"]] >= rows["slack"]:
            _pocket(grey, pocket)  # a piece with more slack than that lies on the open floor
    grey *= _plastic(height, width, np.random.default_rng(11))
    patch = tray["white_patch"]
    _bar(grey, patch["x"], patch["y"], patch["size"], patch["size"], PATCH)
    grey = np.asarray(cv2.GaussianBlur(grey, (0, 0), 0.6), np.float32)
    return np.clip(grey, 0, 255).astype(np.uint8)


def _bar(grey: Floats, x: float, y: float, width: float, height: float, level: float) -> None:
    middle = np.array([SPAN[0] / 2 + x, SPAN[1] / 2 + y]) * SCALE
    half = np.array([width, height]) * SCALE / 2
    low, high = np.round(middle - half).astype(int), np.round(middle + half).astype(int)
    grey[low[1] : high[1], low[0] : high[0]] = level


def _pocket(grey: Floats, pocket: dict[str, Any]) -> None:
    """A raised frame of 3 mm round the pocket, lit at one rim and shaded inside the other."""
    middle = ((SPAN[0] / 2 + pocket["x"]) * SCALE, (SPAN[1] / 2 + pocket["y"]) * SCALE)
    for grow, level in ((6.0, PLATE), (0.6, 48), (0.0, FLOOR - 4)):
        _shape(grey, pocket["kind"], middle, (pocket["size"] + grow) * SCALE, level)


def _shape(grey: Floats, kind: str, middle: tuple[float, float], size: float, level: float) -> None:
    if kind == "token":
        at = (round(middle[0] * 16), round(middle[1] * 16))
        cv2.circle(grey, at, round(size * 8), level, cv2.FILLED, cv2.LINE_8, 4)
        return
    low = (round(middle[0] - size / 2), round(middle[1] - size / 2))
    cv2.rectangle(grey, low, (round(middle[0] + size / 2), round(middle[1] + size / 2)), level, cv2.FILLED)


def _plastic(height: int, width: int, rng: Generator) -> Floats:
    """The look of printed plastic: lines of laid-down filament, blotches and dust."""
    lines = np.sin(np.arange(width + height, dtype=np.float32) * (2 * np.pi / (LAYER_MM * SCALE)))
    wobble = rng.normal(0, 1, width + height).astype(np.float32)
    rows, columns = np.ogrid[:height, :width]
    look = 1 + 0.02 * (lines + wobble)[rows + columns]
    coarse = rng.normal(0, 1, (height // 64 + 1, width // 64 + 1)).astype(np.float32)
    look += 0.03 * cv2.resize(coarse, (width, height), interpolation=cv2.INTER_CUBIC)
    dust = rng.integers(0, height * width, 900)
    look.reshape(-1)[dust] += rng.exponential(0.5, dust.size).astype(np.float32)
    return np.asarray(look, np.float32)


def seen_floor(insert: str, pose: Pose) -> Pixels:
    """The empty tray as the lens sees it: grey (sRGB levels) of the frame's shape."""
    eye = lens()
    x, y = seen_at(eye.frame, 0.0, pose, STEP)
    size = (eye.width, eye.height)
    across = cv2.resize((x + SPAN[0] / 2) * SCALE - 0.5, size, interpolation=cv2.INTER_LINEAR)
    down = cv2.resize((y + SPAN[1] / 2) * SCALE - 0.5, size, interpolation=cv2.INTER_LINEAR)
    image = cv2.remap(floor(insert), across, down, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    return np.asarray(image, np.uint8)
