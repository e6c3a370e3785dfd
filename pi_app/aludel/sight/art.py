# SPDX-License-Identifier: MIT
"""The second opinion: does the picture on a piece agree with its tags?

The piece is laid flat by the place of its tags and compared with the kit's own drawings of every kind of its shape.
Each block of 4 mm is divided by its mean level, so that shade, slope of light and exposure drop out; what is left is
correlated with the same of the drawing. Ink that is missing counts as much as ink that is too much.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from aludel.frame import Pixels
from aludel.pieces import catalogue, raster
from aludel.pieces import tags as printed
from aludel.pieces.art.seats import SEATS
from aludel.pieces.shapes import Drawing
from aludel.sight.geometry import Points
from aludel.sight.limits import limits
from aludel.sight.view import Levels

SCALE: Final = 3.5
"""Pixels to a millimetre of the flattened piece: half of the camera's, which averages noise."""
BLOCK: Final = 14
"""Pixels along a block: 4 mm."""
SOFT: Final = 0.7
"""Blur of the drawings (pixels of the flattened piece): what lens, print and sampling leave of a sharp edge."""
EVEN: Final = 0.6
"""Blur of the picture itself before it is compared (pixels): 0.17 mm, less than the thinnest line that tells."""
EDGE: Final = 0.4
"""Millimetres inside the border of the art that are left out: the border's own edge is no picture."""
SAME: Final = 0.97
"""Drawings more alike than this count as one drawing on two kinds, told apart by the tag alone; the kit has none."""
NUDGE: Final = 2.5
"""Millimetres by which the far corner of a tile may be off when only one tag gives its place."""
FLAT: Final = 0.08
"""A block of a drawing whose tones vary less than this share says nothing on its own."""


@dataclass(frozen=True, slots=True)
class Gallery:
    """The drawings of all kinds of one shape. `ink` is kinds x (blocks * 196), zero outside of the art; `sharp` is the
    same of drawings that are not evened out."""

    shape: str
    kinds: tuple[str, ...]
    side: int
    mask: Levels
    drawings: Levels
    ink: Levels
    sharp: Levels
    norms: Levels
    likeness: Levels
    """kinds x kinds: how alike two drawings are (1 = the same drawing, told apart by the tag alone)."""


@dataclass(frozen=True, slots=True)
class Match:
    """How a picture fits the kind that its tags name. Correlations: 1 = the same picture, 0 = unlike."""

    kind: str
    best: str
    agree: float
    second: float
    lead: float
    """How clearly it is this kind and not the nearest other: 1 = as its drawing, 0 = between both, -1 = the other."""
    seen: float
    """Share of the blocks with ink edges that show this kind."""

    @property
    def margin(self) -> float:
        """How much better it fits than the second kind (1 = the same)."""
        return round(self.agree / max(self.second, 0.1), 2)


def piece_side(shape: str) -> int:
    """Pixels along the flattened square that shows a piece of this shape: whole blocks, the piece in the middle."""
    millimetres = catalogue.size_of(shape)  # type: ignore[arg-type]
    return int(np.ceil(millimetres * SCALE / BLOCK)) * BLOCK


@cache
def gallery(game: str, shape: str) -> Gallery:
    """The drawings of a game's pieces of one shape, rasterised once."""
    kinds = tuple(sorted(k for k in printed.kinds(game) if catalogue.shape_of(k) == shape and drawn(game, k)))
    side = piece_side(shape)
    mask = _blocks(_mask(game, kinds[0], side))
    drawings = np.stack([_drawing(game, kind, side) for kind in kinds])
    sharp = np.stack([_ink(_blocks(drawing), mask) for drawing in drawings])
    ink = np.stack([_ink(_blocks(_even(drawing)), mask) for drawing in drawings])
    norms = np.linalg.norm(ink, axis=1)
    likeness = np.asarray(ink @ ink.T / np.outer(norms, norms), np.float32)
    return Gallery(shape, kinds, side, mask, drawings, ink, sharp, norms, likeness)


def match(flat: Pixels, shown: Gallery, kind: str) -> Match:
    """Compare a flattened grey piece (side x side) with every drawing; `kind` is what its tags say."""
    ink = _ink(_blocks(_even(flat)), shown.mask)
    scores = shown.ink @ ink / (shown.norms * max(float(np.linalg.norm(ink)), 1e-6))
    mine = shown.kinds.index(kind)
    rivals = shown.likeness[mine] < SAME
    second = float(scores[rivals].max()) if rivals.any() else 0.0
    best = shown.kinds[int(scores.argmax())] if scores[rivals].max(initial=-1.0) > scores[mine] else kind
    # What is evened out leaks over the edges of its block, so each block is looked at as it is.
    seen = blocks_seen(_ink(_blocks(flat.astype(np.float32)), shown.mask), shown.sharp[mine])
    return Match(kind, best, float(scores[mine]), second, _lead(scores, shown.likeness[mine], mine, rivals), seen)


def _even(flat: Pixels | Levels) -> Levels:
    """Noise of neighbouring pixels evens out; the drawings' lines are wider than that (see SOFT)."""
    return np.asarray(cv2.GaussianBlur(flat.astype(np.float32), (0, 0), EVEN), np.float32)


def _lead(scores: Levels, likeness: Levels, mine: int, rivals: NDArray[np.bool_]) -> float:
    """The smallest lead over any rival, in units of how much the two drawings differ.

    Noise lowers all correlations alike; dividing by the larger of the two keeps 1 the mark of an undoubted picture.
    """
    strength = np.maximum(np.maximum(scores, scores[mine]), 1e-3)
    leads = (scores[mine] - scores) / (strength * np.maximum(1 - likeness, 1e-3))
    return float(leads[rivals].min(initial=1.0))


def blocks_seen(ink: Levels, drawn: Levels) -> float:
    """Share of the blocks with ink edges in the drawing that the picture shows too."""
    ours, theirs = ink.reshape(-1, BLOCK * BLOCK), drawn.reshape(-1, BLOCK * BLOCK)
    energy = np.linalg.norm(theirs, axis=1)
    telling = energy > FLAT * BLOCK
    alike = (ours * theirs).sum(axis=1) / np.maximum(np.linalg.norm(ours, axis=1) * energy, 1e-6)
    return float((alike[telling] >= limits().art.block_least).mean()) if telling.any() else 0.0


@cache
def drawn(game: str, kind: str) -> bool:
    """Whether the kit has a drawing of a kind of the tag table (later levels are drawn later)."""
    try:
        catalogue.face(game, kind)
    except KeyError:
        return False
    return True


def _drawing(game: str, kind: str, side: int) -> Levels:
    return _grey(catalogue.face(game, kind), side)


def _grey(drawing: Drawing, side: int) -> Levels:
    picture = raster.rasterise(drawing, side / SCALE, side / SCALE, SCALE)
    return np.asarray(cv2.GaussianBlur(cv2.cvtColor(picture, cv2.COLOR_BGR2GRAY), (0, 0), SOFT), np.float32)


def _mask(game: str, kind: str, side: int) -> Levels:
    """1 on the art, 0 on tags, rim and what differs between copies."""
    where = catalogue.spec(game, kind)
    mask = np.zeros((side, side), np.uint8)
    cv2.fillPoly(mask, [_pixels(where.art, side)], 1)
    mask[...] = cv2.erode(mask, np.ones((3, 3), np.uint8), iterations=max(1, round(EDGE * SCALE)))
    for disc in where.ignore:
        centre = _pixels(((disc.x, disc.y),), side)[0, 0]
        cv2.circle(mask, (int(centre[0]), int(centre[1])), round(disc.radius * SCALE), 0, -1)
    return mask.astype(np.float32)


def _pixels(ring: tuple[tuple[float, float], ...], side: int) -> Pixels:
    return np.rint(np.array(ring) * SCALE + (side - 1) / 2).astype(np.int32).reshape(-1, 1, 2)  # type: ignore[return-value]


def _blocks(image: Levels) -> Levels:
    """side x side to blocks x 196."""
    count = image.shape[0] // BLOCK
    return np.ascontiguousarray(image.reshape(count, BLOCK, count, BLOCK).swapaxes(1, 2)).reshape(-1, BLOCK * BLOCK)


def _ink(blocks: Levels, mask: Levels) -> Levels:
    """Each block's tones as shares of its mean, about zero; flattened."""
    means = (blocks * mask).sum(axis=1, keepdims=True) / np.maximum(mask.sum(axis=1, keepdims=True), 1.0)
    return np.asarray(((blocks / np.maximum(means, 1.0) - 1) * mask).ravel(), np.float32)


def nudged(flat: Pixels, shown: Gallery, kind: str) -> Points | None:
    """The small affine correction (3 x 3, pixels of the flat piece to pixels of the flat piece) that lays the picture
    on the drawing of `kind`, or None where none is found (Evangelidis and Psarakis 2008, as OpenCV has it)."""
    drawing = shown.drawings[shown.kinds.index(kind)]
    stop = (cv2.TERM_CRITERIA_EPS + cv2.TERM_CRITERIA_COUNT, 20, 0.001)
    start, whole = np.eye(2, 3, dtype=np.float32), np.ones(flat.shape, np.uint8)
    try:
        _, found = cv2.findTransformECC(drawing, flat.astype(np.float32), start, cv2.MOTION_AFFINE, stop, whole, 5)
    except cv2.error:  # no overlap or no texture: there is nothing to correct by
        return None
    corners = np.array([[0, 0, 1], [shown.side, 0, 1], [0, shown.side, 1], [shown.side, shown.side, 1]], np.float64)
    shift = np.linalg.norm(corners @ found.T - corners[:, :2], axis=1).max()
    return np.vstack([found, [0, 0, 1]]).astype(np.float64) if shift <= NUDGE * SCALE else None


def likeliest(flat: Pixels, shown: Gallery) -> tuple[str, float]:
    """The kind whose face a flattened piece fits best, and how well."""
    ink = _ink(_blocks(_even(flat)), shown.mask)
    scores = shown.ink @ ink / (shown.norms * max(float(np.linalg.norm(ink)), 1e-6))
    return shown.kinds[int(scores.argmax())], float(scores.max())


def twins(shown: Gallery, kind: str) -> list[str]:
    """The kinds with the same drawing as `kind`, itself among them."""
    alike = shown.likeness[shown.kinds.index(kind)] >= SAME
    return [other for other, same in zip(shown.kinds, alike, strict=True) if same]


def back_likeness(flat: Pixels, game: str, shape: str) -> float:
    """How well a flattened piece fits the best back of its shape."""
    backs, mask = _backs(game, shape)
    ink = _ink(_blocks(flat.astype(np.float32)), mask)
    norms = np.linalg.norm(backs, axis=1) * max(float(np.linalg.norm(ink)), 1e-6)
    return float((backs @ ink / norms).max())


@cache
def _backs(game: str, shape: str) -> tuple[Levels, Levels]:
    """The backs of a shape, one for each seat's set, and the mask over the whole piece less its rim."""
    side = piece_side(shape)
    radius = round((catalogue.size_of(shape) / 2 - catalogue.RIM) * SCALE)  # type: ignore[arg-type]
    disc = np.zeros((side, side), np.uint8)
    cv2.circle(disc, (side // 2, side // 2), radius, 1, -1)
    mask = _blocks(disc.astype(np.float32))
    owners = (None, *SEATS) if shape == "token" else (None,)
    drawings = [catalogue.back(game, shape, owner) for owner in owners]
    return np.stack([_ink(_blocks(_grey(drawing, side)), mask) for drawing in drawings]), mask
