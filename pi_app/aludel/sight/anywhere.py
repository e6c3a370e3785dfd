# SPDX-License-Identifier: MIT
"""Pieces on a photo that is not one of the tray: any size, any background, about straight above.

The tags themselves give the scale. The photo is brought to the scale of the console's camera; then the same checks
decide, pockets and floor apart.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import cv2
import numpy as np

from aludel.frame import Pixels
from aludel.pieces import catalogue
from aludel.pieces import tags as printed
from aludel.reading import Piece, Reading, Reason, Unsure
from aludel.sight import art, sharp, steady, tags
from aludel.sight.geometry import Optics, optics
from aludel.sight.judge import Question, judge
from aludel.sight.limits import limits
from aludel.sight.pose import Crop, poses
from aludel.sight.tags import Tag

LARGEST: Final = 4000
"""Longer photos are halved before tags are sought: a tag that needs more pixels than that is none of a table."""
LEAST_TAG: Final = 20.0
"""Pixels: under 2.5 a cell nothing can be read."""


def read(image: Pixels, game: str, allowed: frozenset[str]) -> tuple[Reading, Optics, float]:
    """The reading, optics that fit the photo once it is scaled, and pixels of the photo to a pixel of the optics."""
    grey = np.asarray(cv2.cvtColor(image, cv2.COLOR_BGR2GRAY), np.uint8)
    shrunk = 1.0
    while max(grey.shape) > LARGEST:
        half = (max(1, grey.shape[1] // 2), max(1, grey.shape[0] // 2))
        grey, shrunk = np.asarray(cv2.resize(grey, half, interpolation=cv2.INTER_AREA), np.uint8), shrunk * 2
    found = [tag for tag in tags.find_any(grey) if tag.side >= LEAST_TAG]
    known = optics()
    if not found:
        return Reading((), _why_nothing(grey)), _flat(known, grey), shrunk
    scale = float(np.median([tag.side for tag in found])) / (known.tag * known.card_scale)
    size = (max(1, round(grey.shape[1] / scale)), max(1, round(grey.shape[0] / scale)))
    smooth = cv2.INTER_AREA if scale > 1 else cv2.INTER_CUBIC
    scaled = np.asarray(cv2.resize(grey, size, interpolation=smooth), np.uint8)
    seen_by = _flat(known, scaled)
    # The corners are carried over, not sought again: what was believed once need not be found twice.
    carried = [Tag(tag.id, (tag.corners + 0.5) / scale - 0.5) for tag in found]
    asked = Question(game, allowed, seen_by, lambda x, y: 255.0, seen_by.card_scale)
    crop = Crop.of(scaled, (0, 0))
    verdicts = [judge(crop, group, asked) for group in groups(carried, game, seen_by)]
    return steady.reading(_apart(verdicts), 1), seen_by, shrunk * scale


def _why_nothing(grey: Pixels) -> tuple[Unsure, ...]:
    """Why no tag could be seen on a photo, or nothing where it is in order and simply shows none."""
    light, blur = limits().light, limits().blur
    if float(np.percentile(grey, 99)) < light.white_least:
        return (Unsure(Reason.DARK),)
    if float(np.median(grey)) > light.white_most:
        return (Unsure(Reason.BRIGHT),)
    sigma = sharp.photo_sigma(grey)
    return (Unsure(Reason.BLUR),) if sigma is not None and blur.photo_from <= sigma <= blur.photo_to else ()


def _flat(known: Optics, image: Pixels) -> Optics:
    """The console's optics for a picture of another size and without a known lens."""
    return replace(known, width_px=image.shape[1], height_px=image.shape[0], distortion=(0.0, 0.0))


def groups(found: Sequence[Tag], game: str, seen_by: Optics) -> list[list[Tag]]:
    """Tags that lie as those of one piece do; each other tag on its own."""
    by_id: dict[int, list[Tag]] = defaultdict(list)
    for tag in found:
        by_id[tag.id].append(tag)
    return [group for number, tags_ in by_id.items() for group in _pairs(tags_, number, game, seen_by)]


def _pairs(left: list[Tag], number: int, game: str, seen_by: Optics) -> list[list[Tag]]:
    kind = printed.kind_of(game, number)
    if kind is None or not art.drawn(game, kind) or len(catalogue.spec(game, kind).tags) == 1:
        return [[tag] for tag in left]
    paired: list[list[Tag]] = []
    while left:
        first = left.pop(0)
        mate = next((tag for tag in left if _belong([first, tag], kind, game, seen_by)), None)
        if mate is not None:
            left = [tag for tag in left if tag is not mate]
        paired.append([first] if mate is None else [first, mate])
    return paired


def _belong(pair: list[Tag], kind: str, game: str, seen_by: Optics) -> bool:
    ways = poses(pair, catalogue.spec(game, kind), seen_by)
    return bool(ways) and ways[0].off <= limits().tag.apart_off_most


def _apart(verdicts: Sequence[Piece | Unsure]) -> list[Piece | Unsure]:
    """Two pieces cannot lie in one place: where they seem to, neither is believed."""
    out: list[Piece | Unsure] = []
    for verdict in verdicts:
        clash = isinstance(verdict, Piece) and any(
            other is not verdict and isinstance(other, Piece) and _overlap(verdict, other) for other in verdicts
        )
        out.append(Unsure(Reason.DISAGREE, verdict.place) if clash else verdict)
    return out


def _overlap(one: Piece, other: Piece) -> bool:
    reach = min(catalogue.size_of(catalogue.shape_of(piece.kind)) for piece in (one, other)) / 2
    return float(np.hypot(one.place.x - other.place.x, one.place.y - other.place.y)) < reach
