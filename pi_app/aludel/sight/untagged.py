# SPDX-License-Identifier: MIT
"""Something lies there and no tag can be believed: say as well as can be told what is wrong with it."""

from __future__ import annotations

from typing import Final

import numpy as np

from aludel.frame import Pixels
from aludel.reading import Place, Reason, Unsure
from aludel.sight import art, floor, sharp, tags
from aludel.sight.floor import Thing
from aludel.sight.geometry import Pocket
from aludel.sight.judge import Question, shining
from aludel.sight.limits import limits
from aludel.sight.pose import Crop, Pose
from aludel.sight.view import View

OVERSIZE: Final = 1.12
"""A thing this much larger than the piece is a piece with something on it."""
TURNS: Final = (0, 90, 180, 270)
ROUND_TURNS: Final = tuple(range(0, 360, 10))


def why(seen: View, crop: Crop, pocket: Pocket, asked: Question) -> Unsure:
    """The likeliest reason why what lies in a pocket has no tag that can be believed."""
    thing = floor.thing_at(seen, pocket.x, pocket.y, pocket.size + 2 * floor.PLAY)
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
    turns = TURNS if pocket.shape != "token" else ROUND_TURNS
    return [crop.flat(_by_outline(thing, asked, turn), asked.optics, side, art.SCALE) for turn in turns]


def _by_picture(flats: list[Pixels], pocket: Pocket, thing: Thing, asked: Question) -> Reason:
    """A piece with something on it is covered; anything that shows none of the drawings is unknown."""
    if max(thing.sides) > asked.optics.sizes[pocket.shape] * OVERSIZE:
        return Reason.COVERED
    shown = art.gallery(asked.game, pocket.shape)
    alike = max(art.face_likeness(flat, shown) for flat in flats)
    return Reason.COVERED if alike >= limits().art.untagged_least else Reason.UNKNOWN


def _by_outline(thing: Thing, asked: Question, turn: int) -> Pose:
    angle = np.radians(thing.turn + turn)
    cos, sin = np.cos(angle) * asked.scale, np.sin(angle) * asked.scale
    # The outline was found in millimetres of the floor.
    x, y = np.array([thing.x, thing.y]) * asked.optics.scale + asked.optics.middle
    return Pose(np.array([[cos, -sin, x], [sin, cos, y], [0, 0, 1]]), (), 0.0)
