# SPDX-License-Identifier: MIT
"""The lens against OpenCV's own projection, and the figures of the design."""

from __future__ import annotations

import cv2
import numpy as np
import pytest

from aludel.twin.optics import Box, Pose, lens, optics, plane, project, seen_at

POSES = [Pose(), Pose(2, -1), Pose(10, 0), Pose(0, -10, 0.5, -0.5), Pose(-7, 7)]


def _by_opencv(points: np.ndarray, pose: Pose) -> np.ndarray:
    """The same projection from OpenCV, whose z axis points away from the camera."""
    eye = lens()
    flip = np.diag([1.0, 1.0, -1.0])
    turn, _ = cv2.Rodrigues(flip @ pose.turn() @ flip)
    to = np.array([pose.shift_x, pose.shift_y, eye.stand])
    matrix = np.array([[eye.focal, 0, (eye.width - 1) / 2], [0, eye.focal, (eye.height - 1) / 2], [0, 0, 1]])
    unit = 2 * eye.focal / eye.width  # the file counts the radius in half widths
    bend = np.array([eye.k1 * unit**2, eye.k2 * unit**4, 0.0, 0.0])
    return cv2.projectPoints(points @ flip, turn, to, matrix, bend)[0][:, 0]


@pytest.mark.parametrize("pose", POSES)
def test_points_land_where_opencv_puts_them(pose: Pose) -> None:
    rng = np.random.default_rng(1)
    points = np.column_stack([rng.uniform(-105, 105, 200), rng.uniform(-75, 75, 200), rng.uniform(0, 12, 200)])
    assert np.abs(project(points, pose) - _by_opencv(points, pose)).max() < 0.01


@pytest.mark.parametrize("pose", POSES)
@pytest.mark.parametrize("z", [0.0, 2.0, 12.0])
def test_a_pixel_sees_the_point_that_lands_on_it(pose: Pose, z: float) -> None:
    box = Box(900, 500, 940, 530)
    x, y = seen_at(box, z, pose)
    points = np.column_stack([x.ravel(), y.ravel(), np.full(x.size, z)])
    columns, rows = np.meshgrid(np.arange(900, 940), np.arange(500, 530))
    back = project(points.astype(np.float64), pose)
    assert np.abs(back - np.column_stack([columns.ravel(), rows.ravel()])).max() < 0.02


def test_the_field_is_as_wide_as_the_design_says() -> None:
    data = optics()["camera"]
    ends = plane(0.0, Pose()) @ np.array([[-1152 / lens().focal, 1152 / lens().focal], [0, 0], [1, 1]])
    assert (ends[0] / ends[2])[1] - (ends[0] / ends[2])[0] == pytest.approx(data["field_width"], abs=0.01)
    assert data["field_height"] / data["field_width"] == pytest.approx(data["height_px"] / data["width_px"], rel=1e-3)


def test_pieces_are_as_large_as_sight_needs() -> None:
    size = optics()["pieces"]
    ends = project(np.array([[-20.0, 0, 2], [20.0, 0, 2]]), Pose())
    assert ends[1, 0] - ends[0, 0] == pytest.approx(size["tile"] * 6.8, abs=4)
    assert size["tag"] * (ends[1, 0] - ends[0, 0]) / size["tile"] >= 55


def test_blocks_of_pixels_are_seen_at_their_middles() -> None:
    coarse, _ = seen_at(Box(0, 0, 64, 64), 0.0, Pose(), 16)
    fine, _ = seen_at(Box(0, 0, 64, 64), 0.0, Pose())
    assert coarse.shape == (4, 4)
    assert coarse[0, 1] == pytest.approx(fine[7:9, 23:25].mean(), abs=1e-3)


def test_focus_is_sharpest_at_its_plane_and_falls_off_to_the_edge() -> None:
    eye = lens()
    blurs = [eye.defocus(z) for z in (0.0, 2.0, eye.focus, 20.0)]
    assert blurs[2] == 0 < blurs[1] < blurs[0] < blurs[3]
    assert eye.sharpness(*eye.middle, 2.0) < eye.sharpness(100, 100, 2.0) < 1.5
