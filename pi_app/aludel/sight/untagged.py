# SPDX-License-Identifier: MIT
"""Something lies there and no tag can be believed: say as well as can be told what is wrong with it."""

from __future__ import annotations

from typing import Final

from aludel.frame import Pixels
from aludel.reading import Place, Reason, Unsure
from aludel.sight import art, rescue, sharp, tags
from aludel.sight.floor import Thing
from aludel.sight.geometry import Pocket
from aludel.sight.judge import Question, shining
from aludel.sight.limits import limits
from aludel.sight.pose import Crop

OVERSIZE: Final = 1.12
"""A thing this much larger than the piece is a piece with something on it."""


def why(crop: Crop, thing: Thing | None, pocket: Pocket, asked: Question) -> Unsure:
    """The likeliest reason why `thing`, which lies in a pocket, has no tag that can be believed."""
    place = Place(thing.x, thing.y) if thing else Place(pocket.x, pocket.y)
    return Unsure(_reason(crop, pocket, thing, asked), place)


def _reason(crop: Crop, pocket: Pocket, thing: Thing | None, asked: Question) -> Reason:
    if thing is None:
        return Reason.COVERED  # darker or more uneven than floor, yet nothing light: a shadow or a sleeve
    if tags.mirrored(crop.image, crop.half, asked.optics.tag * asked.scale):
        return Reason.MIRRORED
    flats = _laid_by_outline(crop, pocket, thing, asked)
    if any(art.back_likeness(flat, asked.game, pocket.shape) >= limits().art.untagged_least for flat in flats):
        return Reason.FACE_DOWN
    if shining(crop.half, asked.card(thing.x, thing.y)) > limits().glare.named_from:
        return Reason.GLARE
    if sharp.crop_sigma(crop.image) > limits().blur.named_from:
        return Reason.BLUR
    return _by_picture(flats, pocket, thing, asked)


def _laid_by_outline(crop: Crop, pocket: Pocket, thing: Thing, asked: Question) -> list[Pixels]:
    """The thing laid flat by its outline, in every turn that its shape allows."""
    side = art.piece_side(pocket.shape)
    poses = rescue.by_outline(thing, pocket.shape, asked.optics)
    return [crop.flat(pose, asked.optics, side, art.SCALE) for pose in poses]


def _by_picture(flats: list[Pixels], pocket: Pocket, thing: Thing, asked: Question) -> Reason:
    """A piece with something on it is covered; anything that shows none of the drawings is unknown."""
    if max(thing.sides) > asked.optics.sizes[pocket.shape] * OVERSIZE:
        return Reason.COVERED
    shown = art.gallery(asked.game, pocket.shape)
    alike = max(art.likeliest(flat, shown)[1] for flat in flats)
    return Reason.COVERED if alike >= limits().art.untagged_least else Reason.UNKNOWN
