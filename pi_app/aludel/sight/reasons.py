# SPDX-License-Identifier: MIT
"""What the whole frame tells about a refusal in one place: a better reason, never another verdict.

A pocket sees only itself. Whether the thing in it comes in from outside the tray (a finger, a sleeve, the edge of a
shadow), or the light is so weak that noise passes for shine, only the frame tells.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

import cv2
import numpy as np

from aludel.reading import Piece, Place, Reason, Unsure
from aludel.sight.limits import limits
from aludel.sight.view import SHRINK, Mask, View

STRANGE: Final = frozenset({Reason.UNKNOWN, Reason.OUT_OF_PLACE})
"""Reasons that a thing from outside has where it lies over a pocket or over the bare tray."""
DIM: Final = frozenset({Reason.COVERED, Reason.GLARE, Reason.BLUR})
"""Reasons that noise has in weak light."""
NEAR: Final = 6.0
"""Millimetres round the middle of a thing within which it must be seen: a bent thing may lie beside its middle."""
OVER: Final = 1.12
"""A thing so much longer than the longest piece is none."""


def better(seen: View, verdicts: Mapping[str, Piece | Unsure | None], light: float) -> dict[str, Piece | Unsure | None]:
    """The verdicts with better reasons. `light` is the level of the lightest thing that is surely there."""
    unsure = {spot: one for spot, one in verdicts.items() if isinstance(one, Unsure)}
    if not unsure:
        return dict(verdicts)
    outside = from_outside(seen) if any(one.reason in STRANGE | DIM for one in unsure.values()) else None
    told = {spot: replace(one, reason=_reason(seen, spot, one, outside, light)) for spot, one in unsure.items()}
    return {**verdicts, **told}


def _reason(seen: View, spot: str, one: Unsure, outside: Mask | None, light: float) -> Reason:
    if outside is not None and one.reason in STRANGE | {Reason.COVERED} and _hit(seen, spot, one.place, outside):
        return Reason.COVERED
    if one.reason in DIM and light < limits().light.named_below:
        return Reason.DARK
    glare = limits().glare
    if one.reason is Reason.GLARE and seen.white * glare.above_white > glare.full_scale:
        return Reason.BRIGHT  # white itself is so light that shine cannot be told from it
    return one.reason


def from_outside(seen: View) -> Mask:
    """Pixels of the small picture that belong to what reaches beyond the tray, or is longer than any piece."""
    _, labels, stats, _ = cv2.connectedComponentsWithStats(seen.odd.astype(np.uint8), connectivity=8)
    longest = max(seen.optics.sizes.values()) * np.sqrt(2) * OVER * seen.optics.scale / SHRINK
    sizes = stats[:, [cv2.CC_STAT_WIDTH, cv2.CC_STAT_HEIGHT]].max(axis=1)
    foreign = sizes > longest
    for edge in (labels[0], labels[-1], labels[:, 0], labels[:, -1]):
        foreign[np.unique(edge)] = True
    foreign[0] = False
    return np.asarray(foreign[labels], np.bool_)


def _hit(seen: View, spot: str, place: Place | None, outside: Mask) -> bool:
    """Whether it lies where a refusal was given: anywhere in a pocket, about its middle for a thing on the tray."""
    if spot.startswith("pocket "):
        pocket = seen.optics.pockets[int(spot.removeprefix("pocket "))]
        return bool(outside[seen.spot(pocket.x, pocket.y, pocket.size, pocket.size)].any())
    return place is not None and bool(outside[seen.spot(place.x, place.y, 2 * NEAR, 2 * NEAR)].any())
