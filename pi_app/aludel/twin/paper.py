# SPDX-License-Identifier: MIT
"""Printed pieces: the sheets of `aludel print` rasterised at 300 dpi, cut out, and worn, a different copy each time."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final
from zlib import crc32

import cv2
import numpy as np
import pypdfium2

from aludel.errors import UsageFault
from aludel.frame import Pixels
from aludel.pieces import catalogue, press
from aludel.pieces.layout import Placement
from aludel.pieces.sheets import SHEETS, components
from aludel.twin.holder import is_round
from aludel.twin.scene import Face
from aludel.twin.wear import draw, printed

DPI: Final = 300
SCALE: Final = DPI / 25.4
MARGIN: Final = 2.0  # mm round each piece: more than a cut can miss by, less than reaches the next piece
BACKS: Final = "-backs"


@dataclass(frozen=True, slots=True)
class Cut:
    """One piece as its sheet shows it: h x w x 3 BGR at SCALE, MARGIN larger at each side; `number` on that sheet."""

    kind: str
    seat: str | None
    face: Pixels
    number: int


def _back_sheet(sheet: str) -> str | None:
    """The sheet that is printed on the other side of `sheet`."""
    stems = (name.removesuffix(BACKS) for name in SHEETS if name.endswith(BACKS))
    return next((stem + BACKS for stem in stems if sheet.startswith(stem)), None)


@cache
def sheet_of(game: str, level: int, kind: str) -> str | None:
    """The first sheet that holds `kind`."""
    faces = (sheet for sheet in SHEETS if not sheet.endswith(BACKS))
    return next((sheet for sheet in faces if any(p.kind == kind for p in _places(game, level, sheet))), None)


@cache
def _places(game: str, level: int, sheet: str) -> tuple[Placement, ...]:
    return press.placements(game, level, "A4", (sheet,))


def _raster(game: str, level: int, sheet: str) -> list[Pixels]:
    """The pages of a sheet's PDF as BGR at DPI."""
    document = pypdfium2.PdfDocument(press.pdf_of(game, sheet, level))
    try:
        return [np.asarray(page.render(scale=DPI / 72).to_numpy(), np.uint8)[..., :3] for page in document]
    finally:
        document.close()


def _cut_out(page: Pixels, place: Placement) -> Pixels:
    side = max(place.width, place.height) + 2 * MARGIN
    size = round(side * SCALE)
    middle = (place.x * SCALE - 0.5, place.y * SCALE - 0.5)
    return np.asarray(cv2.getRectSubPix(page, (size, size), middle), np.uint8)


def _cuts_of(game: str, level: int, sheet: str) -> list[Pixels]:
    pages = _raster(game, level, sheet)
    return [_cut_out(pages[place.page], place) for place in _places(game, level, sheet)]


@cache
def _digest() -> str:
    """Changes with whatever could change the printed sheets."""
    total = hashlib.sha256(str(pypdfium2.version.PYPDFIUM_INFO).encode())
    folder = Path(catalogue.__file__).parent
    for path in sorted(folder.rglob("*")):
        if path.suffix in (".py", ".toml"):
            total.update(path.read_bytes())
    return total.hexdigest()[:16]


@cache
def _stored_cuts(game: str, level: int, sheet: str, folder: Path | None) -> list[Pixels]:
    """The cut-out pieces of a sheet, from `folder` when they lie there, and put there when not."""
    if folder is None:
        return _cuts_of(game, level, sheet)
    path = folder / f"{game}-{level}-{sheet}-{_digest()}.npz"
    if path.exists():
        with np.load(path) as kept:
            return [kept[f"arr_{number}"] for number in range(len(kept.files))]
    cuts = _cuts_of(game, level, sheet)
    folder.mkdir(parents=True, exist_ok=True)
    draft = path.with_suffix(".tmp.npz")
    np.savez(draft, *cuts)
    draft.replace(path)
    return cuts


@cache
def cuts(game: str, level: int, sheet: str, folder: Path | None = None) -> tuple[Cut, ...]:
    """Every piece of a sheet, in the order of the sheet."""
    faces, places = _stored_cuts(game, level, sheet, folder), _places(game, level, sheet)
    return tuple(Cut(p.kind, p.seat, face, n) for n, (p, face) in enumerate(zip(places, faces, strict=True)))


def back_of(game: str, level: int, sheet: str, number: int, folder: Path | None = None) -> Pixels | None:
    """The other side of a piece, or None where nothing is printed on it."""
    back = _back_sheet(sheet)
    return _stored_cuts(game, level, back, folder)[number] if back else None


class Paper:
    """The pieces of one table: each copy is printed, cut and worn in its own way, by `seed`.

    The cut-out sheets are shared by all tables of the process; worn copies are made when first asked for.
    """

    def __init__(self, game: str, level: int, seed: int, folder: Path | None = None) -> None:
        self._game, self._level, self._seed, self._folder = game, level, seed, folder
        self._faces: dict[tuple[str, int, bool], Face] = {}

    def _cuts(self, kind: str) -> list[Cut]:
        sheet = sheet_of(self._game, self._level, kind)
        if sheet is None:
            raise UsageFault("unknown-piece", kind=kind)
        return [cut for cut in cuts(self._game, self._level, sheet, self._folder) if cut.kind == kind]

    def copies(self, kind: str) -> int:
        """How many of a kind are printed; a numbered refusal when the sheets have none."""
        return len(self._cuts(kind))

    def copy_of(self, kind: str, seat: str) -> int:
        """The number of the copy in `seat`'s answer set (0 where a kind belongs to no seat)."""
        owners = [cut.seat for cut in self._cuts(kind)]
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
        pieces = self._cuts(kind)
        cut = pieces[copy % len(pieces)]
        rng = np.random.default_rng([self._seed, crc32(kind.encode()), copy, int(face_up)])
        side = cut.face if face_up else self._back(cut)
        size = side.shape[0] / SCALE - 2 * MARGIN
        return Face(printed(side, SCALE, size, draw(rng), rng), SCALE, size, is_round(kind))

    def _back(self, cut: Cut) -> Pixels:
        sheet = sheet_of(self._game, self._level, cut.kind) or ""
        back = back_of(self._game, self._level, sheet, cut.number, self._folder)
        return _bare(cut.face.shape) if back is None else back


def _bare(shape: tuple[int, ...]) -> Pixels:
    return np.full(shape, (150, 170, 185), np.uint8)
