# SPDX-License-Identifier: MIT
"""One reading out of several frames: what 3 of the last 4 usable ones agree on, else the most frequent reason."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

import numpy as np

from aludel.reading import Piece, Reading, Reason, Unsure
from aludel.sight.judge import Verdict
from aludel.sight.limits import limits
from aludel.sight.tray import Look

LASTING: Final = frozenset(
    {
        Reason.DARK,
        Reason.BRIGHT,
        Reason.UNKNOWN,
        Reason.DISAGREE,
        Reason.FACE_DOWN,
        Reason.MIRRORED,
        Reason.OUT_OF_PLACE,
    }
)
"""Reasons that waiting does not cure: once agreed on they end the look. A hand, shine or motion may still go away."""
OF_ALL_LIGHT: Final = frozenset({Reason.DARK, Reason.BRIGHT})
"""Told of one piece they mean that the light is at its limit: another frame may still be read."""
ROW: Final = 20.0
"""Millimetres: pieces whose middles differ by less lie in one row."""


@dataclass(slots=True)
class Steady:
    """Collects looks until they agree."""

    looks: list[Look] = field(default_factory=list)

    def add(self, look: Look) -> None:
        """One more frame."""
        self.looks.append(look)

    def settled(self) -> Reading | None:
        """The reading that the frames agree on, or None as long as more frames may help."""
        reading, lasting = self._refused(), LASTING
        if reading is None and self._unanimous():
            reading, lasting = self._agreed(), LASTING - OF_ALL_LIGHT
        return reading if reading and all(one.reason in lasting for one in reading.unsure) else None

    def conclusion(self) -> Reading:
        """The best that can be said when no more frames come."""
        return self._agreed() or self._refused() or Reading((), (self._commonest_refusal(),), len(self.looks))

    def _window(self) -> list[Look]:
        return [look for look in self.looks if look.refused is None][-limits().steady.window :]

    def _refused(self) -> Reading | None:
        """The one reason why the last frames could not be used, if they agree on it."""
        reasons = Counter(look.refused for look in self.looks[-limits().steady.window :] if look.refused)
        often = [reason for reason, count in reasons.most_common(1) if count >= limits().steady.agree]
        return Reading((), (Unsure(often[0]),), len(self.looks)) if often else None

    def _agreed(self) -> Reading | None:
        """Every spot as most frames see it, or None with too few usable frames."""
        window = self._window()
        if len(window) < limits().steady.agree:
            return None
        return reading([_common(verdicts) for verdicts in self._by_spot()], len(self.looks))

    def _unanimous(self) -> bool:
        """Whether enough frames say the same of every spot."""
        return all(_agreed_on(verdicts) is not None for verdicts in self._by_spot())

    def _by_spot(self) -> list[list[Verdict]]:
        window = self._window()
        spots = dict.fromkeys(spot for look in window for spot in look.verdicts)
        return [[look.verdicts.get(spot) for look in window] for spot in spots]

    def _commonest_refusal(self) -> Unsure:
        reasons = Counter(look.refused for look in self.looks if look.refused)
        return Unsure(reasons.most_common(1)[0][0]) if reasons else Unsure(Reason.CAMERA)


def reading(verdicts: Iterable[Verdict], frames: int) -> Reading:
    """Pieces in reading order, and what was not read."""
    said = [verdict for verdict in verdicts if verdict is not None]
    pieces = [verdict for verdict in said if isinstance(verdict, Piece)]
    unsure = tuple(verdict for verdict in said if isinstance(verdict, Unsure))
    return Reading(tuple(sorted(pieces, key=_order)), unsure, frames)


def of_one(look: Look) -> Reading:
    """What a single frame says (a photo), without any steadiness."""
    return Reading((), (Unsure(look.refused),), 1) if look.refused else reading(look.verdicts.values(), 1)


def _order(piece: Piece) -> tuple[int, float]:
    return round(piece.place.y / ROW), piece.place.x


def _agreed_on(verdicts: Sequence[Verdict]) -> list[Verdict] | None:
    """The verdicts that enough frames share, the latest kind of them first; None where there is no such majority."""
    for verdict in reversed(verdicts):
        alike = [other for other in verdicts if _same(verdict, other)]
        if len(alike) >= limits().steady.agree:
            return alike
    return None


def _common(verdicts: Sequence[Verdict]) -> Verdict:
    """What enough frames say of one spot; else the commonest reason; else that they contradict each other."""
    if alike := _agreed_on(verdicts):
        return _weakest(alike)
    reasons = [verdict for verdict in verdicts if isinstance(verdict, Unsure)]
    if not reasons:
        return Unsure(_contradiction(verdicts), next((v.place for v in verdicts if v is not None), None))
    commonest = Counter(one.reason for one in reasons).most_common(1)[0][0]
    return next(one for one in reversed(reasons) if one.reason is commonest)


def _contradiction(verdicts: Sequence[Verdict]) -> Reason:
    """Frames that name one kind at several places saw it move; anything else is a contradiction."""
    kinds = {verdict.kind for verdict in verdicts if isinstance(verdict, Piece)}
    return Reason.MOVED if len(kinds) == 1 else Reason.DISAGREE


def _weakest(alike: Sequence[Verdict]) -> Verdict:
    """The latest verdict; of pieces the one with the smallest margin, so that the margin holds for all frames."""
    pieces = [verdict for verdict in alike if isinstance(verdict, Piece)]
    return min(pieces, key=lambda piece: piece.margin) if pieces else alike[-1]


def _same(one: Verdict, other: Verdict) -> bool:
    if isinstance(one, Piece) and isinstance(other, Piece):
        return one.kind == other.kind and _same_place(one, other)
    if isinstance(one, Unsure) and isinstance(other, Unsure):
        return one.reason is other.reason
    return one is None and other is None


def _same_place(one: Piece, other: Piece) -> bool:
    steady = limits().steady
    turn = abs((one.place.angle - other.place.angle + 180) % 360 - 180)
    return turn <= steady.turn and np.hypot(one.place.x - other.place.x, one.place.y - other.place.y) <= steady.place
