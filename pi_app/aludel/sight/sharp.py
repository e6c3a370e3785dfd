# SPDX-License-Identifier: MIT
"""How sharp a picture is: the width of edges whose true shape is known, so that contrast and light drop out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import cv2
import numpy as np

from aludel.frame import Pixels
from aludel.sight.geometry import Points
from aludel.sight.limits import limits
from aludel.sight.pose import Crop
from aludel.sight.tags import Tag
from aludel.sight.view import Levels

REACH: Final = 6.0
"""Pixels looked at on both sides of a tag's border: its black cell and its white quiet zone are wider than that."""
STEP: Final = 0.5
SOFT: Final = 1.5
PHOTO_SOFT: Final = 2.0
_OUT: Final = np.arange(-REACH, REACH + STEP / 2, STEP)
_ALONG: Final = np.linspace(0.15, 0.85, 48)


def edge_sigma(crop: Crop, tags: Sequence[Tag]) -> float:
    """The standard deviation in pixels of the widest edge pair of the sharpest tag.

    Motion smears one pair of sides only, hence the widest pair; glare or a finger spoils one tag, hence the sharpest.
    """
    return min(max(_pairs(_profiles(crop, tag))) for tag in tags)


def _profiles(crop: Crop, tag: Tag) -> Levels:
    """For each side of the tag the mean profile across it, from inside (black) to outside (white): 4 x samples."""
    corners = crop.inside(tag.corners)
    maps = np.stack([_across(corners, side) for side in range(4)]).astype(np.float32)
    levels = cv2.remap(
        crop.image, maps[..., 0].reshape(-1, len(_OUT)), maps[..., 1].reshape(-1, len(_OUT)), cv2.INTER_LINEAR
    )
    return np.asarray(levels.reshape(4, len(_ALONG), len(_OUT)).mean(axis=1), np.float32)


def _across(corners: Points, side: int) -> Points:
    """Sample points along and across one side."""
    start, end = corners[side], corners[(side + 1) % 4]
    along = (end - start) / np.linalg.norm(end - start)
    outwards = np.array([along[1], -along[0]])
    on_edge = start + _ALONG[:, None] * (end - start)
    return np.asarray(on_edge[:, None] + _OUT[None, :, None] * outwards)


def _pairs(profiles: Levels) -> list[float]:
    widths = [_sigma(profile) for profile in profiles]
    return [min(widths[0], widths[2]), min(widths[1], widths[3])]


def _sigma(profile: Levels) -> float:
    """Half of the distance between 16 % and 84 % of an edge: the standard deviation of a Gaussian edge."""
    low, high = float(profile[:4].mean()), float(profile[-4:].mean())
    share = (profile - low) / max(high - low, 1.0)
    # The tightest rising curves above and below: noise lifts the one as much as it lowers the other.
    rising = (np.maximum.accumulate(share) + np.minimum.accumulate(share[::-1])[::-1]) / 2
    if rising[-1] < 0.84:
        return REACH
    first, last = (float(np.interp(part, rising, _OUT)) for part in (0.16, 0.84))
    return (last - first) / 2


def crop_sigma(image: Pixels) -> float:
    """The blur of a picture without known edges, from its steepest slope against its contrast.

    An edge of height a and width s has a steepest slope of a / (s sqrt(2 pi)). The picture is smoothed by SOFT first,
    which keeps noise out, and that is taken off again. Motion smears one direction only, so the wider of two counts.
    REACH where there is no contrast to tell by.
    """
    soft = cv2.GaussianBlur(image, (0, 0), SOFT).astype(np.float32)
    dark, light = np.percentile(soft[::3, ::3], (5, 95))
    across, down = (cv2.Sobel(soft, cv2.CV_32F, *order, scale=1 / 8)[::2, ::2] for order in ((1, 0), (0, 1)))
    steepest = min(float(np.percentile(np.abs(slope), 99.5)) for slope in (across, down))
    if steepest <= 0 or light - dark < 8:
        return REACH
    width = float(light - dark) / (steepest * np.sqrt(2 * np.pi))
    return min(float(np.sqrt(max(width**2 - SOFT**2, 0.0))), REACH)


def photo_sigma(image: Pixels) -> float | None:
    """The blur of a whole grey photo of anything, or None where it shows no edges (a bare table, noise).

    As `crop_sigma`, but by the very steepest slopes: in a photo with little in it few pixels lie on an edge.
    """
    soft = cv2.GaussianBlur(image, (0, 0), PHOTO_SOFT).astype(np.float32)
    dark, light = np.percentile(soft[::3, ::3], (0.05, 99.95))
    slopes = [np.abs(cv2.Sobel(soft, cv2.CV_32F, *order, scale=1 / 8)[::2, ::2]) for order in ((1, 0), (0, 1))]
    steepest = [float(np.percentile(slope, 99.99)) for slope in slopes]
    noise = [limits().blur.edge_over_noise * float(np.median(slope)) for slope in slopes]
    if any(slope <= max(least, 1e-3) for slope, least in zip(steepest, noise, strict=True)):
        return None
    width = float(light - dark) / (min(steepest) * np.sqrt(2 * np.pi))
    return float(np.sqrt(max(width**2 - PHOTO_SOFT**2, 0.0)))
