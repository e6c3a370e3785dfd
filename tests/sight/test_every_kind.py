# SPDX-License-Identifier: MIT
"""Every tagged kind of every level: cut out of the printed PDF, laid into the tray and read back as itself.

Each reading is of one frame; all kinds of the piece's shape are allowed, more than any prompt does.
"""

from __future__ import annotations

import numpy as np
import pytest
from stage import GAME, SHEETS, kinds, reasons, seen

from aludel.pieces import catalogue
from aludel.pieces import tags as printed
from aludel.sight import art
from aludel.twin.camera import TwinCamera
from aludel.twin.holder import shape_of

LAST_LEVEL = 7
TIMES = 2
KINDS = sorted(printed.kinds(GAME))
SHAPES = ("tile", "token", "large")
ALIKE = 0.65
"""Drawings of two kinds correlate less than this: `lead` then weighs a third of the ink at least."""


def of_shape(shape: str) -> frozenset[str]:
    """All kinds of one shape."""
    return frozenset(kind for kind in KINDS if catalogue.shape_of(kind) == shape)


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_is_read_from_its_print_as_itself(kind: str) -> None:
    eye = TwinCamera("little-alchemists", LAST_LEVEL, 11, condition="clean", cache=SHEETS)
    for _ in range(TIMES):
        eye.lay([kind])
        looked = seen(eye.capture(1.0), of_shape(catalogue.shape_of(kind)))
        assert (kinds(looked), reasons(looked)) == ([kind], [])


@pytest.mark.parametrize("kind", sorted(of_shape("tile") - {kind for kind in KINDS if kind.startswith("pet.")}))
def test_every_copy_of_a_tile_is_read_whatever_its_marks(kind: str) -> None:
    eye = TwinCamera("little-alchemists", LAST_LEVEL, 13, condition="clean", cache=SHEETS)
    for copy in range(0, eye.faces.copies(kind), 2):
        both = [copy, (copy + 1) % eye.faces.copies(kind)]
        eye.lay([kind, kind], both)
        assert kinds(seen(eye.capture(1.0), of_shape("tile"))) == [kind, kind]


@pytest.mark.parametrize("kind", KINDS)
def test_a_kind_that_is_not_asked_for_is_not_named(kind: str) -> None:
    eye = TwinCamera("little-alchemists", LAST_LEVEL, 12, condition="clean", cache=SHEETS)
    eye.lay([kind])
    looked = seen(eye.capture(1.0), of_shape(catalogue.shape_of(kind)) - {kind})
    assert kinds(looked) == []
    assert reasons(looked) == ["unknown"]


@pytest.mark.parametrize("kind", KINDS)
def test_hands_and_sight_agree_on_shapes(kind: str) -> None:
    assert shape_of(kind) == catalogue.shape_of(kind)


@pytest.mark.parametrize("shape", SHAPES)
def test_all_drawings_of_a_shape_differ(shape: str) -> None:
    """Answers and theories of one ingredient, pets and tiles, customers, artifacts and boxes: all are told by art."""
    shown = art.gallery(GAME, shape)
    assert set(shown.kinds) == of_shape(shape)
    alike = shown.likeness.copy()
    np.fill_diagonal(alike, 0)
    assert alike.max() < ALIKE
    assert all(art.twins(shown, kind) == [kind] for kind in shown.kinds)
