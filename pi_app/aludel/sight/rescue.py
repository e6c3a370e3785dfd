# SPDX-License-Identifier: MIT
"""Tags whose outlines drown in noise: found from the piece's own outline and art, then read cell by cell all the same.

The art only says where to look. A tag counts as read when each of its 64 cells is right at that place, and afterwards
the same checks decide as for any other tag.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import numpy as np

from aludel.pieces import catalogue
from aludel.pieces import tags as printed
from aludel.sight import align, art, tags
from aludel.sight.floor import Thing
from aludel.sight.geometry import Optics
from aludel.sight.judge import Question
from aludel.sight.limits import limits
from aludel.sight.pose import Crop, Pose, fitted, tag_corners, tilted
from aludel.sight.tags import Tag

TURNS: Final = (0, 90, 180, 270)
ROUND_TURNS: Final = tuple(range(0, 360, 10))


def by_outline(thing: Thing, shape: str, optics: Optics) -> list[Pose]:
    """The poses that a thing's outline leaves open: four for a square, one every 10 degrees for a disc."""
    return [_turned(thing, turn, optics) for turn in (ROUND_TURNS if shape == "token" else TURNS)]


def _turned(thing: Thing, turn: int, optics: Optics) -> Pose:
    angle = np.radians(thing.turn + turn)
    cos, sin = np.cos(angle) * optics.card_scale, np.sin(angle) * optics.card_scale
    # The outline was found in millimetres of the floor.
    x, y = np.array([thing.x, thing.y]) * optics.scale + optics.middle
    return Pose(np.array([[cos, -sin, x], [sin, cos, y], [0, 0, 1]]), (), 0.0)


def tags_by_art(crop: Crop, thing: Thing, shape: str, asked: Question) -> list[Tag]:
    """Tags of the kind that the picture looks most like, where every cell bears it out."""
    shown = art.gallery(asked.game, shape)
    kind, pose, alike = _likeliest(crop, by_outline(thing, shape, asked.optics), shown, asked)
    if alike < limits().art.search_least:
        return []
    for twin in art.twins(shown, kind):
        if found := list(_read(_subject(crop, twin, shown, asked), pose, printed.tag_id(asked.game, twin))):
            return found
    return []


def _subject(crop: Crop, kind: str, shown: art.Gallery, asked: Question) -> align.Subject:
    return align.Subject(crop, catalogue.spec(asked.game, kind), shown, asked.optics)


def _likeliest(crop: Crop, poses: Sequence[Pose], shown: art.Gallery, asked: Question) -> tuple[str, Pose, float]:
    rated = []
    for pose in poses:
        flat = crop.flat(pose, asked.optics, shown.side, art.SCALE)
        kind, alike = art.likeliest(flat, shown)
        rated.append((kind, pose, alike))
    return max(rated, key=lambda one: one[2])


def _read(subject: align.Subject, pose: Pose, number: int) -> Iterator[Tag]:
    """The tags that are right in every cell, after the pose was corrected by the art and by their pattern."""
    start = align.nudged(subject, align.laid(subject, pose))
    places = subject.where.tags
    marks = {index: Tag(number, align.pattern_at(subject, start, place, number)) for index, place in enumerate(places)}
    exact = tilted(fitted(marks, subject.where, subject.optics), subject.where, subject.optics)
    for index, place in enumerate(places):
        for corners in (marks[index].corners, subject.optics.bent(exact.at(tag_corners(place)))):
            if tags.shows(subject.crop.image, subject.crop.inside(corners), number):
                yield Tag(number, corners)
                break
