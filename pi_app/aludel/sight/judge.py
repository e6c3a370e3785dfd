# SPDX-License-Identifier: MIT
"""What lies in one part of the tray: a piece that every check agrees on, a reason, or bare floor.

What is checked: the cells of each tag, its size and squareness, where the tags lie on the piece, where the piece lies
in its pocket, how sharp the tags' edges are, how much of the piece shines, and the drawn art. None of them can be
outvoted. They look at the same pixels, so one disturbance may spoil several, and two are not independent by design: the
tags say how the art is laid, and the art may say where a tag is looked for (see rescue.py). Neither says what is found:
a tag's cells are compared with the dictionary alone, the art with the drawings alone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

import cv2
import numpy as np

from aludel.frame import Pixels
from aludel.pieces import catalogue
from aludel.pieces import tags as printed
from aludel.pieces.catalogue import Spec
from aludel.reading import Piece, Place, Reason, Unsure
from aludel.sight import align, art, sharp
from aludel.sight.geometry import Optics
from aludel.sight.limits import limits
from aludel.sight.pose import Crop, Pose, poses, tilted
from aludel.sight.tags import Tag

Verdict: TypeAlias = Piece | Unsure | None
"""A piece, a reason, or None for bare floor."""


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked of a piece: the game, the kinds that may be read, and the optics it is seen through.

    `card` gives the level of white card at a place; `scale` is pixels to a millimetre on top of a piece.
    """

    game: str
    allowed: frozenset[str]
    optics: Optics
    card: Callable[[float, float], float]
    scale: float


def judge(crop: Crop, found: Sequence[Tag], asked: Question, nearest: Place | None = None) -> Piece | Unsure:
    """Weigh the tags of one piece (at least one) and its art. `nearest`: where the piece of a lone tag should lie."""
    kinds = {printed.kind_of(asked.game, tag.id) for tag in found}
    middle = _middle(found, asked)
    if len(kinds) > 1:
        return Unsure(Reason.DISAGREE, middle)
    kind = kinds.pop()
    if kind is None or kind not in asked.allowed or not art.drawn(asked.game, kind):
        return Unsure(Reason.UNKNOWN, middle)
    where = catalogue.spec(asked.game, kind)
    fitting = _laid(found, where, asked, nearest)
    if fitting is None:
        return Unsure(Reason.DISAGREE, middle)
    return _weighed(crop, fitting, where, asked)


def _middle(found: Sequence[Tag], asked: Question) -> Place:
    x, y = asked.optics.to_mm(np.array([tag.middle for tag in found]), asked.scale).mean(axis=0)
    return Place(round(float(x), 2), round(float(y), 2))


def _laid(found: Sequence[Tag], where: Spec, asked: Question, nearest: Place | None) -> Pose | None:
    """The one way in which the tags lie as the print has them, or None."""
    ways = [pose for pose in poses(found, where, asked.optics) if pose.off <= limits().tag.apart_off_most]
    if len(found) < len(where.tags) and nearest is not None:
        ways.sort(key=lambda pose: _distance(pose.place(asked.optics, asked.scale), nearest))
    return tilted(ways[0], where, asked.optics) if ways else None


def _distance(one: Place, other: Place) -> float:
    return float(np.hypot(one.x - other.x, one.y - other.y))


def _weighed(crop: Crop, pose: Pose, where: Spec, asked: Question) -> Piece | Unsure:
    sigma = sharp.edge_sigma(crop, [tag for tag in pose.tags if tag])
    if sigma > limits().blur.sigma_most:
        return Unsure(Reason.BLUR, pose.place(asked.optics, asked.scale))
    subject = align.Subject(crop, where, art.gallery(asked.game, where.shape), asked.optics)
    laid = align.best(subject, align.laid(subject, pose))
    place, fits = laid.pose.place(asked.optics, asked.scale), laid.fits
    shine = shining(laid.flat, asked.card(place.x, place.y))
    if shine > limits().glare.refused_from:
        return Unsure(Reason.GLARE, place)
    if reason := _doubt(fits, whole=laid.pose.whole, shine=shine):
        blurred = reason is Reason.COVERED and sigma > limits().blur.named_from
        return Unsure(Reason.BLUR if blurred else reason, place)
    return Piece(fits.kind, place, margin=fits.margin)


def shining(flat: Pixels, white: float) -> float:
    """Share of a flattened piece that is lighter than white card can be."""
    return float((cv2.blur(flat, (5, 5)) >= limits().glare.level(white)).mean())


def _doubt(fits: art.Match, whole: bool, shine: float) -> Reason | None:
    """Why the art does not bear out the tags, or None where it does."""
    known = limits().art
    agree = known.agree_least if whole else known.agree_least_one_tag
    seen = known.seen_least if whole else known.seen_least_one_tag
    if fits.agree >= agree and fits.seen >= seen and fits.lead >= known.lead_least:
        return None
    if fits.best != fits.kind or fits.seen < known.seen_at_all:
        return Reason.DISAGREE
    return Reason.GLARE if shine > limits().glare.named_from else Reason.COVERED
