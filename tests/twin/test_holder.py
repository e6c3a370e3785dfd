# SPDX-License-Identifier: MIT
"""How pieces come to lie in the tray."""

from __future__ import annotations

import numpy as np
import pytest

from aludel.errors import UsageFault
from aludel.twin.holder import (
    Lying,
    face_down,
    half_out,
    insert_for,
    laid,
    litter,
    shape_of,
    size_of,
    touching,
)
from aludel.twin.optics import optics


def _pockets(kind: str, insert: str = "tiles") -> list[dict[str, float]]:
    return [pocket for pocket in optics()["insert"][insert]["pockets"] if pocket["kind"] == kind]


@pytest.mark.parametrize(
    ("kind", "shape", "insert"),
    [
        ("tile.frog", "tile", "tiles"),
        ("answer.fire", "token", "tiles"),
        ("customer.luck", "large", "open"),
        ("closed", "large", "open"),
    ],
)
def test_each_kind_has_a_pocket(kind: str, shape: str, insert: str) -> None:
    assert shape_of(kind) == shape
    assert insert_for([kind]) == insert
    assert size_of(kind) == optics()["pieces"][shape]
    assert laid([kind], np.random.default_rng(1))[0].kind == kind


def test_tiles_lie_in_their_pockets_within_slack_and_turn() -> None:
    rows, rng = optics()["insert"]["tiles"], np.random.default_rng(4)
    quarters = set()
    for _ in range(200):
        pieces = laid(["tile.frog", "tile.fern"], rng, (3, 1))
        assert [piece.copy for piece in pieces] == [3, 1]
        for piece, pocket in zip(pieces, _pockets("tile"), strict=True):
            assert abs(piece.x - pocket["x"]) <= rows["slack"]
            assert abs(piece.y - pocket["y"]) <= rows["slack"]
            off = (piece.angle + 45) % 90 - 45
            assert abs(off) <= rows["turn"]
            quarters.add(round(piece.angle / 90) % 4)
    assert quarters == {0, 1, 2, 3}


def test_a_theory_takes_a_tile_free_row_and_tokens_turn_freely() -> None:
    rng = np.random.default_rng(5)
    pieces = laid(["answer.frog", "answer.fire", "answer.luck"], rng)
    assert [round((piece.x + 60) / 40) for piece in pieces] == [0, 1, 2]
    assert np.ptp([laid(["answer.frog"], rng)[0].angle % 90 for _ in range(50)]) > 60


def test_a_full_tray_refuses() -> None:
    rng = np.random.default_rng(1)
    with pytest.raises(UsageFault, match="E251"):
        laid(["tile.frog"] * 3, rng)
    with pytest.raises(UsageFault, match="E251"):
        laid(["tile.frog", "customer.luck"], rng)


def test_mishaps() -> None:
    rng = np.random.default_rng(2)
    piece = Lying("tile.frog", -35.0, -22.0, 90.0, 2)
    assert face_down(piece) == Lying("tile.frog", -35.0, -22.0, 90.0, 2, face_up=False)
    out = [half_out(piece, rng) for _ in range(50)]
    assert all(10 <= abs(p.x - piece.x) <= 20 for p in out)
    first, second = touching(piece, Lying("tile.fern", 35.0, -22.0))
    assert second.x - first.x == pytest.approx(40.1)
    assert first.y == second.y


def test_litter_lies_in_the_tray() -> None:
    things = [thing for seed in range(30) for thing in litter(np.random.default_rng(seed), 4)]
    assert {thing.what for thing in things} == {"crumb", "coin", "paper"}
    assert all(abs(thing.x) < 105 and abs(thing.y) < 75 for thing in things)
