# SPDX-License-Identifier: MIT
"""What a whole frame must be like before anything in it is looked at. Each gate names its reason."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from aludel.reading import Reason
from aludel.sight.limits import limits
from aludel.sight.view import Levels, View

Gate: TypeAlias = Callable[[View], bool]
"""Whether a frame must be refused."""

STRIP: Final = (90.5, 25.0, 120.0)
"""Bare floor beside the pockets: distance of its middle from the tray's, width and length, in millimetres."""


def dark(view: View) -> bool:
    """The white patch is not even grey, and nothing else in the tray is light."""
    return light(view) < limits().light.white_least


def bright(view: View) -> bool:
    """White is at full scale, or haze has lifted the floor to nearly the level of white."""
    light, floor = limits().light, _floor_level(view)
    hazy = floor > light.haze_from and floor > light.floor_share_most * view.white
    return view.white > light.white_most or hazy


def patch_covered(view: View) -> bool:
    """The white patch is hidden or half shaded, so no level can be trusted."""
    light = limits().light
    return view.patch_spread > light.patch_spread_most or view.white * light.floor_share_most < _floor_level(view)


def banded(view: View) -> bool:
    """The rows are lit in waves, alike at both sides."""
    left, right = (_waves(view, side) for side in (-1, 1))
    rows = min(len(left), len(right))  # rounding may leave one row more on one side
    left, right = left[:rows], right[:rows]
    bands = limits().bands
    if min(np.ptp(left), np.ptp(right)) < bands.depth_most:
        return False
    alike = float(np.corrcoef(left, right)[0, 1])
    return alike >= bands.alike_least and _crossings((left + right) / 2) >= bands.crossings_least


GATES: Final[tuple[tuple[Reason, Gate], ...]] = (
    (Reason.DARK, dark),
    (Reason.BANDS, banded),
    (Reason.BRIGHT, bright),
    (Reason.COVERED, patch_covered),
)


def refusal(view: View) -> Reason | None:
    """Why nothing in this frame can be read, or None."""
    return next((reason for reason, shut in GATES if shut(view)), None)


def moved(before: View, now: View) -> bool:
    """Whether something in the tray moved between two frames (a change of all light together is no motion).

    The difference is averaged over 3 mm before its sign is dropped, and must pass the noise by far: most of a tray is
    still even while a hand is in it, so the median of the difference is noise.
    """
    motion = limits().motion
    same_light = float(before.luma.mean()) / max(float(now.luma.mean()), 1.0)
    change = np.abs(cv2.blur(before.luma - now.luma * np.float32(same_light), (5, 5)))
    noise = float(np.median(change[::4, ::4]))
    limit = max(motion.level * max(before.white, 1.0), motion.over_noise * noise)
    return float((change > limit).mean()) > motion.share_most


def light(view: View) -> float:
    """The level of the white patch, or of whatever is lighter: somebody's sleeve may hide the patch."""
    return max(view.white, float(np.percentile(view.luma, 99)))


def _floor_level(view: View) -> float:
    return float(view.floor[view.spot(0.0, 0.0, STRIP[1], STRIP[1])].mean())


def _strip(view: View, side: int) -> Levels:
    offset, width, length = STRIP
    return view.luma[view.spot(side * offset, 0.0, width, length)]


def _waves(view: View, side: int) -> Levels:
    """Level of each row of a strip, as a share of the mean, with slope and bow taken out and single rows smoothed."""
    rows = np.convolve(np.median(_strip(view, side), axis=1), np.ones(5) / 5, mode="valid")
    along = np.linspace(-1, 1, len(rows))
    bow = np.polyval(np.polyfit(along, rows, 2), along)
    return np.asarray((rows - bow) / max(float(rows.mean()), 1.0), np.float32)


def _crossings(wave: NDArray[np.floating[Any]]) -> int:
    """How often a wave changes side, ripples under a quarter of its height left out."""
    large = wave[np.abs(wave) > np.ptp(wave) / 8]
    return int(np.count_nonzero(np.diff(np.sign(large))))
