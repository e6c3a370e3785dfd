# SPDX-License-Identifier: MIT
"""A tray that is read without a camera: fast games for the rules, the table and the players."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Protocol

from aludel.reading import Piece, Place, Reading, Reason, Unsure

PITCH: float = 60.0
"""Millimetres between two pieces that lie side by side."""


class Tray(Protocol):
    """What hands do with a tray. `aludel.twin.rendered.RenderedTray` is photographed; `DirectTray` is read as it is."""

    @property
    def kinds(self) -> tuple[str, ...]:
        """What truly lies in it."""

    def lay(self, kinds: Sequence[str], copies: Sequence[int] = ()) -> object:
        """Put exactly these pieces in, anew each time: another slack, another turn.

        `copies` says which of equal pieces they are; left out, any.
        """

    def clear(self) -> None:
        """Take everything out."""


class DirectTray:
    """A Tray and the Eye that sees it. A share `refusals` of the looks is unsure, as a camera's would be."""

    def __init__(self, rng: random.Random, refusals: float = 0.0) -> None:
        self._kinds: tuple[str, ...] = ()
        self._rng = rng
        self._refusals = refusals

    @property
    def kinds(self) -> tuple[str, ...]:
        """What lies in it."""
        return self._kinds

    def lay(self, kinds: Sequence[str], copies: Sequence[int] = ()) -> None:
        """Put exactly these pieces in; all copies are alike here."""
        self._kinds = tuple(kinds)

    def clear(self) -> None:
        """Take everything out."""
        self._kinds = ()

    def look(self, game: str, allowed: frozenset[str]) -> Reading:
        """What lies in the tray; pieces that are not allowed are unknown."""
        if self.kinds and self._refusals and self._rng.random() < self._refusals:
            return Reading((), (Unsure(Reason.BLUR),))
        pieces = [Piece(kind, Place(PITCH * at, 0.0)) for at, kind in enumerate(self.kinds)]
        strange = tuple(Unsure(Reason.UNKNOWN, piece.place) for piece in pieces if piece.kind not in allowed)
        return Reading(tuple(piece for piece in pieces if piece.kind in allowed), strange)

    def close(self) -> None:
        """Nothing to give back."""
