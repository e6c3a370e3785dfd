# SPDX-License-Identifier: MIT
"""No piece is ever read from photos of other things: dice, playing cards, other games' tiles, other tags."""

from __future__ import annotations

from pathlib import Path

import cv2
import numpy as np
import pytest

from aludel.sight.cameras.photos import load_photo
from aludel.sight.geometry import optics
from aludel.sight.read import read_image

PHOTOS = Path(__file__).resolve().parents[3] / "shared" / "photos"
"""The development photos lie beside the checkout; they are not part of the project."""
NAMES = sorted(path.relative_to(PHOTOS) for path in PHOTOS.rglob("*.jpg")) if PHOTOS.is_dir() else []
THERE = pytest.mark.skipif(not NAMES, reason="the development photos (shared/photos) are not beside this checkout")


@THERE
@pytest.mark.parametrize("name", [str(name) for name in NAMES] or ["none"])
def test_no_piece_is_read_from_a_photo_without_our_pieces(name: str) -> None:
    reading, _, _ = read_image(load_photo(PHOTOS / name), "la")
    assert reading.pieces == ()


@THERE
@pytest.mark.parametrize("name", [str(name) for name in NAMES[::6]] or ["none"])
def test_nor_when_it_is_shown_in_place_of_the_tray(name: str) -> None:
    photo = load_photo(PHOTOS / name)
    known = optics()
    image = cv2.resize(photo, (known.width_px, known.height_px), interpolation=cv2.INTER_AREA)
    reading, _, _ = read_image(np.asarray(image), "la")
    assert reading.pieces == ()
    assert not reading.sure
