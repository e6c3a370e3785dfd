# SPDX-License-Identifier: MIT
"""What `aludel read PHOTO...` does: the recogniser on single photos, of any size."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final, TypeAlias

import numpy as np

from aludel.errors import CameraFault
from aludel.frame import Frame, Pixels
from aludel.pieces import catalogue
from aludel.pieces import tags as printed
from aludel.reading import Place, Reading
from aludel.shell import language
from aludel.sight import anywhere, art
from aludel.sight.cameras.photos import load_photo
from aludel.sight.geometry import Optics, optics
from aludel.sight.reader import code_of
from aludel.sight.steady import of_one
from aludel.sight.tray import look

Row: TypeAlias = dict[str, Any]

FOUND_WRONG: Final = 1
_UNKNOWN_SIZE: Final = 40.0


def read_photos(photos: Sequence[Path], game: str, as_json: bool) -> int:
    """Print what lies on each photo; 1 when one of them could not be opened, else 0."""
    code, failed = code_of(game), False
    for photo in photos:
        try:
            row = row_of(photo, code)
        except CameraFault as fault:
            failed = True
            _print_fault(photo, fault, as_json)
            continue
        print(json.dumps(row) if as_json else _plain(row))
    return FOUND_WRONG if failed else 0


def row_of(photo: Path, code: str) -> Row:
    """One photo as a row: file, pieces (status, kind, reason, box in pixels, margin), milliseconds."""
    image, start = load_photo(photo), time.perf_counter()
    reading, seen_by, scale = read_image(image, code)
    spent = (time.perf_counter() - start) * 1000
    pieces = [*_read(reading, seen_by, scale), *_unread(reading, seen_by, scale)]
    return {"file": str(photo), "pieces": pieces, "ms": round(spent, 1)}


def read_image(image: Pixels, code: str) -> tuple[Reading, Optics, float]:
    """The reading of one picture, the optics it was seen by, and pixels of the picture to one of the optics.

    A picture of the camera's size is taken for one of the tray; any other for a photo from about straight above.
    """
    known, allowed = optics(), drawn_kinds(code)
    height, width = image.shape[:2]
    if (width, height) == (known.width_px, known.height_px):
        return of_one(look(Frame(image, "bgr", 0, 0.0), known, code, allowed)), known, 1.0
    return anywhere.read(image, code, allowed)


def drawn_kinds(code: str) -> frozenset[str]:
    """Every kind of a game that the kit has a drawing of."""
    return frozenset(kind for kind in printed.kinds(code) if art.drawn(code, kind))


def _read(reading: Reading, seen_by: Optics, scale: float) -> Iterator[Row]:
    for piece in reading.pieces:
        box = _box(piece.place, seen_by.sizes[catalogue.shape_of(piece.kind)], seen_by, scale)
        yield {"status": "read", "kind": piece.kind, "reason": None, "box": box, "margin": piece.margin}


def _unread(reading: Reading, seen_by: Optics, scale: float) -> Iterator[Row]:
    for one in reading.unsure:
        box = _box(one.place, _UNKNOWN_SIZE, seen_by, scale) if one.place else None
        yield {"status": "unsure", "kind": None, "reason": one.reason.value, "box": box, "margin": None}


def _box(place: Place, size: float, seen_by: Optics, scale: float) -> list[int]:
    """Left, top, width and height in pixels of the photo, of a square piece as it is turned."""
    turn = np.radians(place.angle)
    half = size / 2 * (abs(np.cos(turn)) + abs(np.sin(turn)))
    corners = np.array([[place.x - half, place.y - half], [place.x + half, place.y + half]])
    (left, top), (right, bottom) = np.rint(seen_by.to_px(corners, seen_by.card_scale) * scale).astype(int)
    return [int(left), int(top), int(right - left), int(bottom - top)]


def _plain(row: Row) -> str:
    said = [piece["kind"] or f"unsure ({piece['reason']})" for piece in row["pieces"]]
    return f"{row['file']}: {', '.join(said) or 'nothing'}"


def _print_fault(photo: Path, fault: CameraFault, as_json: bool) -> None:
    if as_json:
        print(json.dumps({"file": str(photo), "error": fault.entry.number, "message": fault.text(language())}))
    else:
        print(fault.text(language()), file=sys.stderr)
