# SPDX-License-Identifier: MIT
"""One frame of the tray: which pockets are looked at, and what each of them holds."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

import numpy as np

from aludel.frame import Frame
from aludel.pieces import catalogue
from aludel.pieces import tags as printed
from aludel.reading import Piece, Place, Reason, Unsure
from aludel.sight import floor, gates, reasons, rescue, seek, tags, untagged
from aludel.sight.convert import Box, grey
from aludel.sight.geometry import Optics, Pocket
from aludel.sight.judge import Question, Verdict, judge
from aludel.sight.pose import Crop
from aludel.sight.tags import Tag
from aludel.sight.view import View, view

Spot: TypeAlias = str
"""Where something was seen: `pocket 0`, `open`, `tray`, `thing 12 -40`."""
Verdicts: TypeAlias = Mapping[Spot, Verdict]

ON_TOP: Final = 1.12
"""A piece that leans out of its pocket reaches this much further; nothing else may lie there."""
PATCH_CLEAR: Final = 24.0
"""Twice the way (12 mm) that a tilted tray moves the white patch."""


@dataclass(frozen=True, slots=True)
class Look:
    """What one frame told. `refused` says why the frame as a whole could not be used."""

    view: View
    refused: Reason | None
    verdicts: Verdicts


def look(frame: Frame, optics: Optics, game: str, allowed: frozenset[str], before: View | None = None) -> Look:
    """Read one frame. `before` is the frame before it, to see motion by."""
    seen = view(frame, optics)
    reason = gates.refusal(seen)
    if reason is None and before is not None and gates.moved(before, seen):
        reason = Reason.MOVED
    if reason is not None:
        return Look(seen, reason, {})
    asked = Question(game, allowed, optics, seen.card, optics.card_scale)
    return Look(seen, None, reasons.better(seen, _verdicts(seen, asked), gates.light(seen)))


def _verdicts(seen: View, asked: Question) -> Verdicts:
    shapes: set[str] = {catalogue.shape_of(kind) for kind in asked.allowed}
    if "large" in shapes:
        found = _open_tray(seen, asked)
        if found is not None or shapes == {"large"}:
            return _open_verdicts(seen, found)
    pockets = {f"pocket {n}": _pocket(seen, pocket, asked, shapes) for n, pocket in enumerate(asked.optics.pockets)}
    return {**pockets, **_strays(seen, [(p.x, p.y, _span(p)) for p in asked.optics.pockets])}


def _span(pocket: Pocket) -> float:
    return (pocket.size + 2 * pocket.slack) * ON_TOP


def _pocket(seen: View, pocket: Pocket, asked: Question, shapes: set[str]) -> Verdict:
    at = Place(pocket.x, pocket.y)
    if pocket.shape not in shapes:
        return None if floor.bare(seen, pocket) else Unsure(Reason.UNKNOWN, at)
    if floor.bare(seen, pocket):
        return None
    crop = _crop(seen, pocket.x, pocket.y, pocket.size + 2 * asked.optics.astray(pocket.x, pocket.y))
    found = _tags(crop, asked, enough=2 if pocket.shape == "tile" else 1)
    verdict = judge(crop, found, asked, at) if found else _untagged(seen, crop, pocket, asked)
    return _alone(seen, _in_place(verdict, pocket, asked.optics), pocket)


def _untagged(seen: View, crop: Crop, pocket: Pocket, asked: Question) -> Piece | Unsure:
    """What lies there without a tag that was found at first sight."""
    side, white = asked.optics.tag * asked.scale, asked.card(pocket.x, pocket.y)
    if found := seek.tags_by_frame(crop, side, white):
        return judge(crop, found, asked, Place(pocket.x, pocket.y))
    reach = pocket.size + 2 * (floor.PLAY if pocket.shape != "large" else pocket.slack)
    thing = floor.thing_at(seen, pocket.x, pocket.y, reach)
    found = rescue.tags_by_art(crop, thing, pocket.shape, asked) if thing else []
    if found:
        return judge(crop, found, asked, Place(pocket.x, pocket.y))
    return untagged.why(crop, thing, pocket, asked)


def _in_place(verdict: Piece | Unsure, pocket: Pocket, optics: Optics) -> Piece | Unsure:
    """A piece whose middle is not where its pocket holds it does not lie in it."""
    if isinstance(verdict, Unsure):
        return verdict
    off = float(np.hypot(verdict.place.x - pocket.x, verdict.place.y - pocket.y))
    most = pocket.slack * np.sqrt(2) + optics.astray(pocket.x, pocket.y)
    fits = catalogue.shape_of(verdict.kind) == pocket.shape and off <= most
    return verdict if fits else Unsure(Reason.OUT_OF_PLACE, verdict.place)


def _alone(seen: View, verdict: Piece | Unsure, pocket: Pocket) -> Piece | Unsure:
    """A piece that another one looks out from under is not all that lies there."""
    if isinstance(verdict, Unsure):
        return verdict
    other = floor.beside(seen, verdict, pocket.size / 2 + seen.optics.astray(pocket.x, pocket.y))
    return Unsure(Reason.OUT_OF_PLACE, Place(other.x, other.y)) if other else verdict


def _open_tray(seen: View, asked: Question) -> Verdict:
    """The large piece in the middle of the tray, or None where no tag of a large piece is seen there."""
    pocket = asked.optics.open_pocket
    crop = _crop(seen, pocket.x, pocket.y, pocket.size + 2 * pocket.slack + 2 * floor.PLAY)
    found = [tag for tag in _tags(crop, asked, enough=2) if _is_large(asked.game, tag.id)]
    if found:
        return _alone(seen, judge(crop, found, asked, Place(pocket.x, pocket.y)), pocket)
    if {catalogue.shape_of(kind) for kind in asked.allowed} != {"large"}:
        return None
    thing = floor.thing_at(seen, pocket.x, pocket.y, pocket.size + 2 * pocket.slack)
    return _alone(seen, _untagged(seen, crop, pocket, asked), pocket) if thing else None


def _tags(crop: Crop, asked: Question, enough: int) -> list[Tag]:
    return tags.find(crop.image, crop.half, crop.at, asked.optics.tag * asked.scale, enough)


def _is_large(game: str, tag: int) -> bool:
    kind = printed.kind_of(game, tag)
    return kind is not None and catalogue.shape_of(kind) == "large"


def _open_verdicts(seen: View, found: Verdict) -> Verdicts:
    pocket = seen.optics.open_pocket
    place = found.place if found is not None and found.place else Place(pocket.x, pocket.y)
    return {"open": found, **_strays(seen, [(place.x, place.y, pocket.size * np.sqrt(2))])}


def _strays(seen: View, taken: list[tuple[float, float, float]]) -> Verdicts:
    patch = seen.optics.patch
    own = [*taken, (patch.x, patch.y, patch.size + PATCH_CLEAR)]
    found = floor.things(seen, own)
    return {
        f"thing {round(thing.x / 10)} {round(thing.y / 10)}": Unsure(Reason.OUT_OF_PLACE, Place(thing.x, thing.y))
        for thing in found
    }


def _crop(seen: View, x: float, y: float, side: float) -> Crop:
    box: Box = seen.optics.box(x, y, side)
    return Crop.of(grey(seen.frame, box), (box.x, box.y))
