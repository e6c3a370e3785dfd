# SPDX-License-Identifier: MIT
"""Printed pieces: cut out of the sheets of `aludel print` and worn, a different copy each time."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from zlib import crc32

import numpy as np

from aludel.errors import UsageFault
from aludel.frame import Pixels
from aludel.pieces import catalogue
from aludel.pieces.sheets import components
from aludel.twin.holder import is_round
from aludel.twin.prints import MARGIN, SCALE, Sheet, back_sheet, sheet, sheet_of
from aludel.twin.scene import Face
from aludel.twin.wear import draw, printed


class Paper:
    """The pieces of one table: each copy is printed, cut and worn in its own way, by `seed`.

    The cut-out sheets are shared by all tables of the process; worn copies are made when first asked for.
    """

    def __init__(self, game: str, level: int, seed: int, folder: Path | None = None) -> None:
        self._game, self._level, self._seed, self._folder = game, level, seed, folder
        self._faces: dict[tuple[str, int, bool], Face] = {}

    def _name(self, kind: str) -> str:
        name = sheet_of(self._game, self._level, kind, self._folder)
        if name is None:
            raise UsageFault("unknown-piece", kind=kind)
        return name

    def _sheet(self, name: str) -> Sheet:
        return sheet(self._game, self._level, name, self._folder)

    def _numbers(self, kind: str) -> list[int]:
        """Which pieces of its sheet are of a kind."""
        return [number for number, other in enumerate(self._sheet(self._name(kind)).kinds) if other == kind]

    def copies(self, kind: str) -> int:
        """How many of a kind are printed; a numbered refusal when the sheets have none."""
        return len(self._numbers(kind))

    def copy_of(self, kind: str, seat: str) -> int:
        """The number of the copy in `seat`'s answer set (0 where a kind belongs to no seat)."""
        seats = self._sheet(self._name(kind)).seats
        owners = [seats[number] for number in self._numbers(kind)]
        return owners.index(seat) if seat in owners else 0

    def tags(self, kind: str) -> Sequence[tuple[float, float]]:
        """Where the tags of a kind lie, in mm from its middle."""
        code = str(components()["code"])
        return tuple((place.x, place.y) for place in catalogue.spec(code, kind).tags)

    def face(self, kind: str, copy: int, face_up: bool) -> Face:
        """One side of one copy, worn. A piece whose sheet has no back shows bare cardboard there."""
        key = (kind, copy, face_up)
        if key not in self._faces:
            self._faces[key] = self._worn(*key)
        return self._faces[key]

    def _worn(self, kind: str, copy: int, face_up: bool) -> Face:
        numbers = self._numbers(kind)
        side = self._side(self._name(kind), numbers[copy % len(numbers)], face_up)
        rng = np.random.default_rng([self._seed, crc32(kind.encode()), copy, int(face_up)])
        size = side.shape[0] / SCALE - 2 * MARGIN
        return Face(printed(side, SCALE, size, draw(rng), rng), SCALE, size, is_round(kind))

    def _side(self, name: str, number: int, face_up: bool) -> Pixels:
        if face_up:
            return self._sheet(name).pictures[number]
        back = back_sheet(name)
        return self._sheet(back).pictures[number] if back else _bare(self._sheet(name).pictures[number].shape)


def _bare(shape: tuple[int, ...]) -> Pixels:
    return np.full(shape, (150, 170, 185), np.uint8)
