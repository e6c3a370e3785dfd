# SPDX-License-Identifier: MIT
"""Something lies there and no tag can be believed: say as well as can be told what is wrong with it."""

from __future__ import annotations

from typing import Final

import numpy as np

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
    if sharp.crop_sigma(crop.image) > limits().blur.sigma_most:
        return Reason.BLUR
    if shining(crop.half, asked.card(thing.x, thing.y)) > limits().glare.named_from:
        return Reason.GLARE
    return _by_picture(crop, pocket, thing, asked)


def _by_picture(crop: Crop, pocket: Pocket, thing: Thing, asked: Question) -> Reason:
    """Lay the thing flat by its outline, and compare it with the back and with all faces."""
    size = asked.optics.sizes[pocket.shape]
    if max(thing.sides) > size * OVERSIZE:
        return Reason.COVERED
    shown = art.gallery(asked.game, pocket.shape)
    steps = TURNS if pocket.shape != "token" else tuple(range(0, 360, 10))
    flats = [crop.flat(_by_outline(thing, asked, turn), asked.optics, shown.side, art.SCALE) for turn in steps]
    if max(art.back_likeness(flat, asked.game, pocket.shape) for flat in flats) >= limits().art.untagged_least:
        return Reason.FACE_DOWN
    if max(art.face_likeness(flat, shown) for flat in flats) >= limits().art.untagged_least:
        return Reason.COVERED
    return Reason.UNKNOWN


def _by_outline(thing: Thing, asked: Question, turn: int) -> Pose:
    angle = np.radians(thing.turn + turn)
    cos, sin = np.cos(angle) * asked.scale, np.sin(angle) * asked.scale
    # The outline was found in millimetres of the floor.
    x, y = np.array([thing.x, thing.y]) * asked.optics.scale + asked.optics.middle
    return Pose(np.array([[cos, -sin, x], [sin, cos, y], [0, 0, 1]]), (), 0.0)
