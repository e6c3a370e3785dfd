# SPDX-License-Identifier: MIT
"""Laying a piece flat as exactly as its picture allows: from its tags, from a tag sought again, from its art."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from typing import Final

import cv2
import numpy as np

from aludel.frame import Pixels
from aludel.pieces import tags as printed
from aludel.pieces.catalogue import Spec, TagPlace
from aludel.sight import art, tags
from aludel.sight.geometry import Optics, Points
from aludel.sight.limits import limits
from aludel.sight.pose import Crop, Pose, fitted, tag_corners, tilted
from aludel.sight.tags import Tag

SEARCH: Final = 2.5
"""Millimetres by which a tag may lie from where the other one makes it expected."""
QUIET: Final = 1.0
"""Millimetres of white round a tag that are sought with it."""


@dataclass(frozen=True, slots=True)
class Subject:
    """A piece to be laid flat: the crop that shows it, its layout, the drawings to compare with, the optics."""

    crop: Crop
    where: Spec
    shown: art.Gallery
    optics: Optics


@dataclass(frozen=True, slots=True)
class Laid:
    """A pose, the picture laid flat by it, and how that fits."""

    pose: Pose
    flat: Pixels
    fits: art.Match


def laid(subject: Subject, pose: Pose) -> Laid:
    """The piece as a pose lays it."""
    flat = subject.crop.flat(pose, subject.optics, subject.shown.side, art.SCALE)
    return Laid(pose, flat, art.match(flat, subject.shown, subject.where.kind))


def best(subject: Subject, first: Laid) -> Laid:
    """The best of what can be done, the plainest first; nothing is tried that is not needed."""
    chosen = first
    for better in _attempts(subject, first):
        if better.fits.agree > chosen.fits.agree:
            chosen = better
        if chosen.fits.agree >= limits().art.agree_well:
            break
    return replace(chosen, pose=_with_read_tags(subject, chosen.pose))


def _attempts(subject: Subject, first: Laid) -> Iterator[Laid]:
    yield first
    if first.pose.read < len(subject.where.tags):
        sought = laid(subject, _sought(subject, first))
        yield sought
        first = max(first, sought, key=lambda one: one.fits.agree)
    yield nudged(subject, first)


def nudged(subject: Subject, first: Laid) -> Laid:
    """The piece laid as its art says, where that fits better."""
    nudge = art.nudged(first.flat, subject.shown, subject.where.kind)
    if nudge is None:
        return first
    better = laid(subject, _moved(first.pose, nudge, subject.shown.side))
    return better if better.fits.agree > first.fits.agree else first


def _sought(subject: Subject, first: Laid) -> Pose:
    """The pose with each missing tag put where its pattern is found near its expected place."""
    number, marks = _number(first.pose), {}
    for index, place in enumerate(subject.where.tags):
        seen = first.pose.tags[index]
        marks[index] = seen or Tag(number, pattern_at(subject, first, place, number))
    whole = fitted(marks, subject.where, subject.optics)
    return replace(tilted(whole, subject.where, subject.optics), tags=first.pose.tags)


def pattern_at(subject: Subject, first: Laid, place: TagPlace, number: int) -> Points:
    """Corners (frame pixels) of the spot that looks most like the tag."""
    pattern, reach = _pattern(number, place.side), round(SEARCH * art.SCALE)
    middle = np.array([place.x, place.y]) * art.SCALE + (subject.shown.side - 1) / 2
    start = np.rint(middle - (pattern.shape[0] - 1) / 2).astype(int) - reach
    left, top = np.clip(start, 0, subject.shown.side - pattern.shape[0] - 2 * reach)
    window = first.flat[top : top + pattern.shape[0] + 2 * reach, left : left + pattern.shape[0] + 2 * reach]
    likeness = cv2.matchTemplate(window, pattern, cv2.TM_CCOEFF_NORMED)
    _, _, _, (column, row) = cv2.minMaxLoc(likeness)
    found = np.array([left + column, top + row]) + (pattern.shape[0] - 1) / 2
    offset = (found - (subject.shown.side - 1) / 2) / art.SCALE - (place.x, place.y)
    return subject.optics.bent(first.pose.at(tag_corners(place) + offset))


@cache
def _pattern(number: int, side: float) -> Pixels:
    """A tag with its quiet zone at the scale of flattened pieces."""
    cell = 8
    black = np.kron(printed.cells(number), np.ones((cell, cell), np.bool_))
    margin = round(QUIET / side * black.shape[0])
    drawn = np.pad(np.where(black, 30, 225).astype(np.uint8), margin, constant_values=225)
    pixels = round((side + 2 * QUIET) * art.SCALE)
    return np.asarray(cv2.resize(drawn, (pixels, pixels), interpolation=cv2.INTER_AREA), np.uint8)


def _moved(pose: Pose, nudge: Points, side: int) -> Pose:
    to_flat = np.array([[art.SCALE, 0, (side - 1) / 2], [0, art.SCALE, (side - 1) / 2], [0, 0, 1]])
    return replace(pose, matrix=pose.matrix @ np.linalg.inv(to_flat) @ nudge @ to_flat)


def _with_read_tags(subject: Subject, pose: Pose) -> Pose:
    """With tags whose outline was not found, but whose every cell is right where the pose says they are."""
    number, filled = _number(pose), list(pose.tags)
    for index, place in enumerate(subject.where.tags):
        corners = subject.optics.bent(pose.at(tag_corners(place)))
        if filled[index] is None and tags.shows(subject.crop.image, subject.crop.inside(corners), number):
            filled[index] = Tag(number, corners)
    return replace(pose, tags=tuple(filled))


def _number(pose: Pose) -> int:
    return next(tag.id for tag in pose.tags if tag)
