# SPDX-License-Identifier: MIT
"""A stage for sight's tests: the twin's camera over pieces of our choice, fakes included."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from tempfile import gettempdir

import cv2
import numpy as np

from aludel.frame import Frame
from aludel.pieces import catalogue, raster
from aludel.pieces import tags as printed
from aludel.pieces.shapes import Drawing
from aludel.reading import Piece, Unsure
from aludel.sight.geometry import optics
from aludel.sight.tray import Look, look
from aludel.twin.camera import TwinCamera
from aludel.twin.holder import Lying, TrayContents, is_round, size_of
from aludel.twin.scene import Face

GAME = "la"
SHEETS = Path(gettempdir()) / "aludel-test-sheets"
INGREDIENTS = ("frog", "fern", "foot", "scorpion", "feather", "mandrake")
POTIONS = ("fire", "flying", "luck")
TILES = frozenset(f"tile.{name}" for name in INGREDIENTS)
ANSWERS = frozenset(f"answer.{name}" for name in (*INGREDIENTS, *POTIONS))
LARGE = frozenset({"closed", *(f"customer.{name}" for name in POTIONS)})
LEVEL_ONE = TILES | ANSWERS | LARGE
SCALE = 12.0
MARGIN = 2.0


class Drawn:
    """Faces straight from the drawings, without wear; `fakes` adds drawings under names of their own."""

    def __init__(self, fakes: Mapping[str, Drawing] | None = None) -> None:
        self._fakes = dict(fakes or {})

    def face(self, kind: str, copy: int, face_up: bool) -> Face:
        """One side of a piece."""
        del copy
        drawing = self._drawing(kind) if face_up else catalogue.back(GAME, catalogue.shape_of(kind))
        return Face(_raster(drawing, size_of(kind)), SCALE, size_of(kind), is_round(kind))

    def _drawing(self, kind: str) -> Drawing:
        return self._fakes[kind] if kind in self._fakes else catalogue.face(GAME, kind)

    def tags(self, kind: str) -> Sequence[tuple[float, float]]:
        """Where the tags lie, for light that is to spoil them."""
        known = kind if kind in printed.kinds(GAME) else "tile.frog"
        return [(place.x, place.y) for place in catalogue.spec(GAME, known).tags]

    def copies(self, kind: str) -> int:
        """One of each."""
        del kind
        return 1


@cache
def _raster(drawing: Drawing, size: float) -> np.ndarray:
    side = size + 2 * MARGIN
    return raster.rasterise(drawing, side, side, SCALE)


def camera(condition: str = "clean", seed: int = 1, fakes: Mapping[str, Drawing] | None = None, **more) -> TwinCamera:
    """A twin camera over drawn pieces."""
    return TwinCamera("little-alchemists", 1, seed, condition=condition, faces=Drawn(fakes), **more)


def paper_camera(condition: str = "clean", seed: int = 1, **more) -> TwinCamera:
    """A twin camera over printed, cut and worn pieces."""
    return TwinCamera("little-alchemists", 1, seed, condition=condition, cache=SHEETS, **more)


def in_pocket(kind: str, number: int = 0, turn: float = 0.0) -> Lying:
    """A piece in the middle of a pocket."""
    pocket = optics().pockets[number]
    return Lying(kind, pocket.x, pocket.y, turn)


def showing(
    *pieces: Lying, condition: str = "perfect", seed: int = 1, fakes: Mapping[str, Drawing] | None = None
) -> Frame:
    """One frame of such pieces."""
    eye = camera(condition, seed, fakes)
    insert = "open" if pieces and catalogue.shape_of(pieces[0].kind) == "large" else "tiles"
    eye.put(pieces, TrayContents(insert=insert))
    return eye.capture(1.0)


def blurred(frame: Frame, sigma: float) -> Frame:
    """The frame further out of focus, by so many pixels."""
    pixels = frame.pixels.copy()
    luma = pixels[: optics().height_px]
    luma[...] = cv2.GaussianBlur(luma, (0, 0), sigma)
    return Frame(pixels, frame.encoding, frame.number, frame.taken)


def seen(frame: Frame, allowed: frozenset[str] = TILES, before: Look | None = None) -> Look:
    """What sight makes of one frame."""
    return look(frame, optics(), GAME, allowed, before.view if before else None)


def kinds(looked: Look) -> list[str]:
    """The kinds that were read, sorted."""
    return sorted(verdict.kind for verdict in looked.verdicts.values() if isinstance(verdict, Piece))


def reasons(looked: Look) -> list[str]:
    """The reasons that were given, sorted."""
    if looked.refused:
        return [looked.refused.value]
    return sorted(verdict.reason.value for verdict in looked.verdicts.values() if isinstance(verdict, Unsure))
