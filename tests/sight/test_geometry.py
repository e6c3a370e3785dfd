# SPDX-License-Identifier: MIT
"""Places in the tray and pixels: against the twin's lens, which is written apart."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from aludel.sight.geometry import angle_of, optics
from aludel.twin.optics import Pose, project

MM = st.floats(-150, 150), st.floats(-90, 90)


@given(*MM)
def test_there_and_back(x: float, y: float) -> None:
    assert optics().to_mm(optics().to_px(np.array([[x, y]])))[0] == pytest.approx((x, y), abs=0.02)


@given(*MM)
def test_the_floor_is_where_the_twins_lens_sees_it(x: float, y: float) -> None:
    theirs = project(np.array([[x, y, 0.0]]), Pose())[0]
    assert optics().to_px(np.array([[x, y]]))[0] == pytest.approx(theirs, abs=0.05)


@given(*MM)
def test_the_top_of_a_piece_is_where_the_twins_lens_sees_it(x: float, y: float) -> None:
    known = optics()
    theirs = project(np.array([[x, y, known.thickness]]), Pose())[0]
    assert known.to_px(np.array([[x, y]]), known.card_scale)[0] == pytest.approx(theirs, abs=0.05)


def test_every_pocket_lies_in_the_frame_with_its_margin() -> None:
    known = optics()
    for pocket in (*known.pockets, known.open_pocket):
        box = known.box(pocket.x, pocket.y, pocket.size + 6)
        assert box.width == pytest.approx((pocket.size + 6) * known.scale, rel=0.02)
        assert box.x % 2 == box.y % 2 == box.width % 2 == box.height % 2 == 0


def test_angles_turn_clockwise_as_seen() -> None:
    assert angle_of(np.array([1.0, 0.0])) == 0
    assert angle_of(np.array([0.0, 1.0])) == 90
