# SPDX-License-Identifier: MIT
"""The floors of the tray's inserts, from enclosure/optics.toml: matt dark grey with the white reference patch."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from aludel.house import shared_toml
from aludel.pieces.shapes import Drawing, Ring, circle, fill, join, moved, rectangle, stroke

FLOOR: Final = (71, 71, 71)
"""LAB lightness 30."""
EDGE: Final = (92, 92, 92)
"""Outlines of the pockets: enough for the hand, too faint for the camera to take for a piece."""
WHITE: Final = (255, 255, 255)


def _optics() -> Mapping[str, Any]:
    return shared_toml("enclosure/optics.toml")


def inserts() -> tuple[str, ...]:
    """The names of the inserts."""
    return tuple(_optics()["insert"])


def size() -> tuple[float, float]:
    """Width and depth of the tray's floor, mm."""
    tray = _optics()["tray"]
    return float(tray["width"]), float(tray["depth"])


def floor(insert: str) -> Drawing:
    """The floor of one insert about its middle, the player's side at the bottom."""
    width, depth = size()
    ground = fill(FLOOR, rectangle(-width / 2, -depth / 2, width / 2, depth / 2))
    pockets = join(_pocket(pocket) for pocket in _optics()["insert"][insert]["pockets"])
    return ground + pockets + white_patch()


def white_patch() -> Drawing:
    """The reference patch: bare paper."""
    patch = _optics()["tray"]["white_patch"]
    half = patch["size"] / 2
    return moved(fill(WHITE, rectangle(-half, -half, half, half)), patch["x"], patch["y"])


def _pocket(pocket: Mapping[str, Any]) -> Drawing:
    half = pocket["size"] / 2
    ring: Ring = circle(0, 0, half) if pocket["kind"] == "token" else rectangle(-half, -half, half, half)
    return moved(stroke(EDGE, 0.5, ring, closed=True), pocket["x"], pocket["y"])
