# SPDX-License-Identifier: MIT
"""One piece in the tray, as sight hands it to the rules: what it is and where it lies, never what it means."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Place:
    """Centre in millimetres from the middle of the tray (x right, y towards the player), and angle in degrees."""

    x: float
    y: float
    angle: float = 0.0


@dataclass(frozen=True, slots=True)
class Piece:
    """One piece that every check agreed on. `kind` is a name of the tag table without the game, e.g. `tile.frog`.

    `value` and `colour` are for dice; `margin` is how much better it fits than the second kind (1 = the same).
    """

    kind: str
    place: Place
    value: int | None = None
    colour: str | None = None
    margin: float = 0.0


def shown(*kinds: str) -> tuple[Piece, ...]:
    """Pieces that were told by hand or typed: only what they are is known.

    >>> [piece.kind for piece in shown("tile.frog", "tile.fern")]
    ['tile.frog', 'tile.fern']
    """
    return tuple(Piece(kind, Place(0.0, 0.0)) for kind in kinds)
