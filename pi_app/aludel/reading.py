# SPDX-License-Identifier: MIT
"""What lies in the tray: the words that sight speaks and the table understands. Pieces, never rules."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

from aludel.games.tray import Piece, Place

__all__ = ["Eye", "Piece", "Place", "Reading", "Reason", "Unsure"]


class Reason(StrEnum):
    """Why something was not read. Each is a phrase (`unsure-<value>`) that says what to do."""

    DARK = "dark"
    BRIGHT = "bright"
    GLARE = "glare"
    BLUR = "blur"
    BANDS = "bands"
    MOVED = "moved"
    COVERED = "covered"
    """Something (a finger, a sleeve, a shadow edge) hides part of a piece."""
    UNKNOWN = "unknown"
    """There is a piece, and it is none that the prompt allows, or none of the kit's."""
    DISAGREE = "disagree"
    """Tags and art, or the two tags, or the frames contradict each other."""
    FACE_DOWN = "face-down"
    MIRRORED = "mirrored"
    OUT_OF_PLACE = "out-of-place"
    CAMERA = "camera"
    """No frame came in time."""


@dataclass(frozen=True, slots=True)
class Unsure:
    """Something that was not read, with the reason and, where it is known, the place."""

    reason: Reason
    place: Place | None = None


@dataclass(frozen=True, slots=True)
class Reading:
    """What the tray held, over `frames` frames. It counts only when nothing is unsure."""

    pieces: tuple[Piece, ...]
    unsure: tuple[Unsure, ...] = ()
    frames: int = 1

    @property
    def sure(self) -> bool:
        """Whether everything in the tray was read."""
        return not self.unsure

    def kinds(self) -> tuple[str, ...]:
        """The kinds in reading order: top row first, left to right."""
        return tuple(piece.kind for piece in self.pieces)


class Eye(Protocol):
    """What the table asks of sight; `aludel.sight.reader.TrayReader` is the real one."""

    def look(self, game: str, allowed: frozenset[str]) -> Reading:
        """Read the tray now, for the game with this code (`GameInfo.code`); only `allowed` kinds are accepted.

        Ends by its deadline, with `unsure` if need be.
        """

    def close(self) -> None:
        """Give the camera back."""
