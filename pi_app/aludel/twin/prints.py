# SPDX-License-Identifier: MIT
"""The sheets of `aludel print` as pixels: rasterised from their PDF at 300 dpi, and every piece cut out."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import cache, lru_cache, partial
from pathlib import Path
from threading import RLock
from typing import Final
from zipfile import BadZipFile

import cv2
import numpy as np
import pypdfium2

from aludel.frame import Pixels
from aludel.games.little_alchemists import data
from aludel.house import shared_file
from aludel.pieces import catalogue, press
from aludel.pieces.layout import Placement
from aludel.pieces.sheets import SHEETS

DPI: Final = 300
SCALE: Final = DPI / 25.4
MARGIN: Final = 2.0  # mm round each piece: more than a cut can miss by, less than reaches the next piece
BACKS: Final = "-backs"
SHEETS_KEPT: Final = 20
"""All that a game of the highest level shows, each of up to 30 MB."""
_PRINTING: Final = RLock()
"""Held while a sheet is drawn: the library that reads PDF serves one thread at a time."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """The pieces of one sheet in its order: kind, owner and picture (h x w x 3 BGR, MARGIN larger at each side)."""

    kinds: tuple[str, ...]
    seats: tuple[str | None, ...]
    pictures: tuple[Pixels, ...]


def back_sheet(name: str) -> str | None:
    """The sheet that is printed on the other side of a sheet."""
    stems = (other.removesuffix(BACKS) for other in SHEETS if other.endswith(BACKS))
    return next((stem + BACKS for stem in stems if name.startswith(stem)), None)


def sheet_of(game: str, level: int, kind: str, folder: Path | None = None) -> str | None:
    """The first sheet that holds `kind`. For any thread."""
    with _PRINTING:
        return _sheet_of(game, level, kind, folder)


@cache
def _sheet_of(game: str, level: int, kind: str, folder: Path | None) -> str | None:
    faces = (name for name in SHEETS if not name.endswith(BACKS))
    return next((name for name in faces if kind in _kinds_on(game, level, name, folder)), None)


def sheet(game: str, level: int, name: str, folder: Path | None = None) -> Sheet:
    """A sheet, cut out; from `folder` when it lies there, and kept there when not. For any thread."""
    with _PRINTING:
        return _sheet(game, level, name, folder)


def steps(game: str, level: int, folder: Path) -> Iterator[Callable[[], None]]:
    """Prints into `folder` each sheet that does not lie there yet, step by step; nothing of it stays in memory."""
    for name in SHEETS:
        yield partial(_print_ahead, game, level, name, folder)


def _print_ahead(game: str, level: int, name: str, folder: Path) -> None:
    with _PRINTING:
        path = _path(game, level, name, folder)
        if not path.exists() and _places(game, level, name):
            _keep(path, _printed(game, level, name))


@lru_cache(maxsize=SHEETS_KEPT)
def _sheet(game: str, level: int, name: str, folder: Path | None) -> Sheet:
    path = folder and _path(game, level, name, folder)
    kept = path and _read(path)
    if kept:
        return kept
    made = _printed(game, level, name)
    if path:
        _keep(path, made)
    return made


def _printed(game: str, level: int, name: str) -> Sheet:
    places = _places(game, level, name)
    pages = _raster(game, level, name)
    return Sheet(
        tuple(place.kind for place in places),
        tuple(place.seat for place in places),
        tuple(_cut_out(pages[place.page], place) for place in places),
    )


@cache
def _places(game: str, level: int, name: str) -> tuple[Placement, ...]:
    return press.placements(game, level, "A4", (name,))


@cache
def _kinds_on(game: str, level: int, name: str, folder: Path | None) -> frozenset[str]:
    """The kinds on a sheet; drawing all of it to find out takes long, so a kept sheet is asked first."""
    if folder and (path := _path(game, level, name, folder)).exists():
        with suppress(OSError, ValueError, KeyError, BadZipFile), np.load(path) as kept:
            return frozenset(kept["kinds"].tolist())
    return frozenset(place.kind for place in _places(game, level, name))


def _raster(game: str, level: int, name: str) -> list[Pixels]:
    """The pages of a sheet's PDF as BGR at DPI."""
    document = pypdfium2.PdfDocument(press.pdf_of(game, name, level))
    try:
        return [np.asarray(page.render(scale=DPI / 72).to_numpy(), np.uint8)[..., :3] for page in document]
    finally:
        document.close()


def _cut_out(page: Pixels, place: Placement) -> Pixels:
    size = round((max(place.width, place.height) + 2 * MARGIN) * SCALE)
    middle = (place.x * SCALE - 0.5, place.y * SCALE - 0.5)
    return np.asarray(cv2.getRectSubPix(page, (size, size), middle), np.uint8)


@cache
def _digest() -> str:
    """Changes with whatever could change the printed sheets."""
    total = hashlib.sha256(str(pypdfium2.version.PYPDFIUM_INFO).encode())
    folders = (Path(catalogue.__file__).parent, Path(data.__file__).with_name("data"))
    files = (path for folder in folders for path in folder.rglob("*"))
    sources = sorted(path for path in files if path.suffix in (".py", ".toml"))
    for path in (*sources, shared_file("enclosure/optics.toml")):
        total.update(path.read_bytes())
    return total.hexdigest()[:16]


def _path(game: str, level: int, name: str, folder: Path) -> Path:
    return folder / f"{game}-{level}-{name}-{_digest()}.npz"


def _read(path: Path) -> Sheet | None:
    """A kept sheet, or None when there is none that can be read."""
    with suppress(OSError, ValueError, KeyError, BadZipFile), np.load(path) as kept:
        kinds = tuple(kept["kinds"].tolist())
        pictures = tuple(kept[f"arr_{number}"] for number in range(len(kinds)))
        return Sheet(kinds, tuple(seat or None for seat in kept["seats"].tolist()), pictures)
    return None


def _keep(path: Path, made: Sheet) -> None:
    """Keep a sheet, in place of older ones; a folder that cannot be written costs time only."""
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        draft = path.with_suffix(f".{os.getpid()}.tmp")
        seats = np.array([seat or "" for seat in made.seats])
        with draft.open("wb") as out:
            np.savez(out, *made.pictures, kinds=np.array(made.kinds), seats=seats)
        for old in path.parent.glob(f"{path.stem[:-16]}{'?' * 16}.npz"):
            old.unlink(missing_ok=True)
        draft.replace(path)
