# SPDX-License-Identifier: MIT
"""What the camera renders, measured in its frames with plain test pieces."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import cv2
import numpy as np
import pytest

from aludel.errors import CameraFault, UsageFault
from aludel.frame import Frame
from aludel.twin.camera import TwinCamera, preview
from aludel.twin.conditions import Air, drawn
from aludel.twin.hand import Finger
from aludel.twin.holder import Lying, Thing, TrayContents, is_round, size_of
from aludel.twin.light import Edge, Lamp, Spot
from aludel.twin.optics import Pose, lens, project
from aludel.twin.scene import Face
from aludel.twin.shot import Weather, expose, render

SCALE = 12.0
CALM = drawn("perfect", np.random.default_rng(0))
MIDDLE = Lying("tile.test", 0.0, 0.0)


class Plain:
    """Test pieces, all with the same print; `paint` changes the blank face (h x w x 3)."""

    def __init__(self, paint: object = None) -> None:
        self._paint = paint

    def face(self, kind: str, copy: int, face_up: bool) -> Face:
        size = size_of(kind)
        side = round((size + 4) * SCALE) | 1
        pixels = np.full((side, side, 3), 188 if face_up else 60, np.uint8)
        if callable(self._paint) and face_up:
            self._paint(pixels, side // 2)
        return Face(pixels, SCALE, size, is_round(kind))

    def copies(self, kind: str) -> int:
        return 3

    def tags(self, kind: str) -> Sequence[tuple[float, float]]:
        return ((-13.25, -13.25), (13.25, 13.25))


def _halves(pixels: np.ndarray, middle: int) -> None:
    """Black on the left."""
    pixels[:, :middle] = 20


def _dots(pixels: np.ndarray, middle: int) -> None:
    """Dark dots at (0, 0), (10, 5) and (-12, 8) mm."""
    for x, y in ((0, 0), (10, 5), (-12, 8)):
        cv2.circle(pixels, (round(middle + x * SCALE), round(middle + y * SCALE)), round(SCALE), (10, 10, 10), -1)


def _seen(
    pieces: Sequence[Lying],
    air: Air = CALM,
    paint: object = None,
    things: tuple[Thing, ...] = (),
    **weather: object,
) -> np.ndarray:
    """The Y plane of a frame."""
    seen = Weather(air, **({"pose": Pose(), "lamp": Lamp(air.light)} | weather))  # type: ignore[arg-type]
    shot = render(TrayContents(tuple(pieces), things), Plain(paint), seen, np.random.default_rng(3))
    return expose(shot, np.random.default_rng(4))[:1296]


def _light(levels: np.ndarray) -> np.ndarray:
    value = levels.astype(float) / 255
    return np.where(value <= 0.04045, value / 12.92, ((value + 0.055) / 1.055) ** 2.4)


def _at(x: float, y: float, z: float = 2.0, pose: Pose | None = None) -> tuple[float, float]:
    px, py = project(np.array([[x, y, z]]), pose or Pose())[0]
    return float(px), float(py)


def _darkest_near(y_plane: np.ndarray, px: float, py: float) -> tuple[float, float]:
    """The centroid of a dark dot within 12 px of a point."""
    left, top = round(px) - 12, round(py) - 12
    dark = np.clip(120.0 - y_plane[top : top + 25, left : left + 25], 0, None)
    rows, columns = np.mgrid[top : top + 25, left : left + 25]
    return float((dark * columns).sum() / dark.sum()), float((dark * rows).sum() / dark.sum())


@pytest.mark.parametrize("angle", [0.0, 37.0, 180.0, 274.0])
@pytest.mark.parametrize("pose", [Pose(), Pose(6, -8, 0.4, -0.3)])
def test_a_point_of_a_piece_lands_where_the_lens_puts_it(angle: float, pose: Pose) -> None:
    piece = Lying("tile.test", -35.0, -22.0, angle)
    frame = _seen([piece], paint=_dots, pose=pose)
    for u, v in ((0, 0), (10, 5), (-12, 8)):
        a = np.radians(angle)
        x, y = piece.x + u * np.cos(a) - v * np.sin(a), piece.y + u * np.sin(a) + v * np.cos(a)
        wanted = _at(x, y, 2.0, pose)
        assert np.hypot(*np.subtract(_darkest_near(frame, *wanted), wanted)) < 0.5


def test_a_tile_is_as_wide_as_the_design_says() -> None:
    row = _seen([MIDDLE])[648]
    assert np.count_nonzero(row > 120) == pytest.approx(272, abs=4)


def test_a_back_a_mirrored_and_a_moved_piece_are_drawn_as_they_lie() -> None:
    x, y = (round(v) for v in _at(10, 5))
    assert _seen([MIDDLE], paint=_dots)[y, x] < 90
    assert _seen([replace(MIDDLE, mirrored=True)], paint=_dots)[y, x] > 150
    left, _ = (round(v) for v in _at(-10, 5))
    assert _seen([replace(MIDDLE, mirrored=True)], paint=_dots)[y, left] < 90
    assert _seen([replace(MIDDLE, face_up=False)])[y, x] < 90


def _edge_sigma(row: np.ndarray) -> float:
    """The standard deviation (px) of the step in a row: the spread of its derivative."""
    step = np.clip(np.diff(_light(row)), 0, None)
    at = np.arange(step.size)
    middle = (step * at).sum() / step.sum()
    return float(np.sqrt((step * (at - middle) ** 2).sum() / step.sum()))


@pytest.mark.parametrize("blur", [0.6, 1.0, 2.0, 3.0])
def test_blur_has_the_width_that_was_asked_for(blur: float) -> None:
    def sigma(air: Air) -> float:
        frame = _seen([MIDDLE], air, _halves)
        return _edge_sigma(frame[600:700, 1130:1174].mean(axis=0))

    added = np.sqrt(sigma(replace(CALM, blur=blur)) ** 2 - sigma(CALM) ** 2)
    assert added == pytest.approx(blur, rel=0.12)


def test_motion_smears_along_its_direction_only() -> None:
    air = replace(CALM, motion=13.0)
    across = _seen([MIDDLE], air, _halves, shake_angle=0.0)[600:700, 1120:1184].mean(axis=0)
    along = _seen([MIDDLE], air, _halves, shake_angle=90.0)[600:700, 1120:1184].mean(axis=0)
    assert np.sqrt(12) * _edge_sigma(across) == pytest.approx(13, rel=0.15)
    assert _edge_sigma(along) < 1.2


def test_motion_moves_the_picture_between_frames() -> None:
    camera = TwinCamera("test", 1, 5, faces=Plain(_dots), condition="motion-13")
    camera.lay(["tile.a"])
    frames = [camera.capture(1).pixels[:1296] for _ in range(2)]
    assert not np.array_equal(*frames)
    box = [frame[380:620, 780:1050].astype(np.float64) for frame in frames]
    assert np.hypot(*cv2.phaseCorrelate(*box)[0]) > 0.5


@pytest.mark.parametrize("noise", [2.0, 10.0, 30.0])
def test_noise_has_the_width_that_was_asked_for(noise: float) -> None:
    seen = Weather(replace(CALM, noise=noise), Pose(), Lamp(0.36))  # the test print then is mid-grey
    shot = render(TrayContents((MIDDLE,)), Plain(), seen, np.random.default_rng(3))
    first, second = (expose(shot, np.random.default_rng(seed))[560:740, 1060:1240].astype(float) for seed in (1, 2))
    assert first.mean() == pytest.approx(105, abs=25)
    assert (first - second).std() / np.sqrt(2) == pytest.approx(noise, rel=0.2)


@pytest.mark.parametrize("light", [0.05, 0.12, 0.5])
def test_light_dims_the_picture_by_its_share(light: float) -> None:
    full, dim = (_light(_seen([MIDDLE], replace(CALM, light=v))[560:740, 1060:1240]).mean() for v in (1.0, light))
    assert dim / full == pytest.approx(light, rel=0.06)


def test_gain_brings_light_back_and_never_more() -> None:
    def level(light: float, gain: float) -> float:
        return float(_light(_seen([MIDDLE], replace(CALM, light=light, gain=gain))[560:740, 1060:1240]).mean())

    assert level(0.12, 4.0) / level(0.12, 1.0) == pytest.approx(4, rel=0.06)
    assert level(0.5, 4.0) == pytest.approx(level(1.0, 1.0), rel=0.03)


def test_light_falls_off_to_the_corners_and_to_a_dead_side() -> None:
    pieces = [Lying("tile.a", -70.0, 0.0), Lying("tile.b", 0.0, 0.0), Lying("tile.c", 70.0, 0.0)]

    def levels(**weather: object) -> list[float]:
        frame = _light(_seen(pieces, **weather))
        spots = [tuple(round(v) for v in _at(piece.x, piece.y)) for piece in pieces]
        return [float(frame[y - 40 : y + 40, x - 40 : x + 40].mean()) for x, y in spots]

    even = levels()
    assert even[0] == pytest.approx(even[2], rel=0.02)
    assert 0.6 < even[0] / even[1] < 0.95
    sloped = levels(lamp=Lamp(1.0, (0.9, 0.0)))
    assert sloped[0] / even[0] == pytest.approx(1 - 0.9 * 70 / 210, rel=0.04)
    assert sloped[2] > even[2]


@pytest.mark.parametrize("size", [1.3, 2.6, 6.0])
def test_glare_burns_out_a_disc_of_its_size(size: float) -> None:
    frame = _seen([MIDDLE], spots=(Spot(3.0, -4.0, size),))
    burnt = np.count_nonzero(frame[500:800, 1000:1300] > 250)
    wide = size * lens().focal / 258
    assert burnt == pytest.approx(np.pi / 4 * wide**2, rel=0.35)
    x, y = (round(v) for v in _at(3.0, -4.0))
    assert frame[y, x] == 255


@pytest.mark.parametrize("depth", [0.4, 0.85])
def test_a_hard_shadow_takes_its_share_on_one_side(depth: float) -> None:
    frame = _light(_seen([MIDDLE], edge=Edge(0.0, 0.0, 0.0, depth)))
    lit, dark = frame[560:740, 1060:1120].mean(), frame[560:740, 1190:1240].mean()
    assert dark / lit == pytest.approx(1 - depth, rel=0.06)


def test_a_finger_hides_what_lies_under_it() -> None:
    bare = _seen([MIDDLE], paint=_dots).astype(int)
    frame = _seen([MIDDLE], paint=_dots, fingers=(Finger((10.0, 5.0), (150.0, 200.0)),)).astype(int)
    x, y = (round(v) for v in _at(10, 5))
    assert abs(frame[y, x] - bare[y, x]) > 30
    assert np.abs(frame[500:560, 1000:1080] - bare[500:560, 1000:1080]).max() < 12


def test_flicker_makes_bands_of_its_depth_in_rows_only() -> None:
    pieces = [Lying("large.a", 0.0, y) for y in (-40.0, 0.0, 40.0)]
    steady = _light(_seen(pieces))[300:1000, 1100:1200].mean(axis=1)
    bands = _light(_seen(pieces, replace(CALM, bands=0.4, band_hertz=300.0)))[300:1000, 1100:1200].mean(axis=1)
    ratio = bands / steady
    assert (ratio.max() - ratio.min()) / 2 == pytest.approx(0.4, rel=0.15)


def test_things_lie_about() -> None:
    bare = _seen([]).astype(int)
    for what, size in (("crumb", 3.0), ("coin", 20.0), ("paper", 20.0)):
        changed = np.abs(_seen([], things=(Thing(what, 0.0, 0.0, size),)).astype(int) - bare) > 15  # type: ignore[arg-type]
        area = np.count_nonzero(changed) / (lens().focal / lens().stand) ** 2
        assert 0.3 * size**2 < area < 2.5 * size**2 + 12


def test_a_thing_lies_on_a_piece_or_under_it() -> None:
    x, y = (round(v) for v in _at(4, 4))
    bare = int(_seen([MIDDLE])[y, x])
    over, under = (
        int(_seen([MIDDLE], things=(Thing("coin", 4.0, 4.0, 20.0, 0.0, above),))[y, x]) for above in (True, False)
    )
    assert abs(over - bare) > 20
    assert abs(under - bare) < 6


def test_the_white_patch_is_white_and_the_floor_dark() -> None:
    frame = _seen([])
    x, y = (round(v) for v in _at(97.0, -68.0, 0.0))
    assert 150 < frame[y, x] < 250
    assert 25 < frame[648, 1152] < 90


def _bytes(seed: int, condition: str = "working", kinds: Sequence[str] = ("tile.a", "tile.b")) -> list[bytes]:
    camera = TwinCamera("test", 1, seed, faces=Plain(_dots), condition=condition)
    camera.lay(kinds)
    first = [camera.capture(1).pixels.tobytes() for _ in range(2)]
    camera.clear()
    camera.lay(kinds)
    return [*first, camera.capture(1).pixels.tobytes()]


def test_the_same_seed_and_calls_give_the_same_bytes() -> None:
    assert _bytes(7) == _bytes(7)
    assert _bytes(7) != _bytes(8)
    assert len(set(_bytes(7))) == 3


def test_frames_are_numbered_timed_and_nv12() -> None:
    now = [10.0]
    camera = TwinCamera("test", 1, 1, clock=lambda: now[0], faces=Plain())
    camera.lay(["tile.a"])
    first = camera.capture(0.1)
    now[0] = 10.5
    second = camera.capture(0.1)
    assert (first.number, first.taken, second.number, second.taken) == (0, 10.0, 1, 10.5)
    assert first.encoding == "nv12"
    assert first.full_range
    assert first.pixels.shape == (1944, 2304)
    assert preview(second).shape == (1296, 2304, 3)
    assert preview(Frame(preview(second), "bgr", 0, 0.0)).shape == (1296, 2304, 3)


def test_a_hand_draws_back_after_laying() -> None:
    camera = TwinCamera("test", 1, 1, faces=Plain(), condition="perfect", hand_frames=2)
    camera.lay(["tile.a"])
    frames = [camera.capture(1).pixels[:1296].astype(int) for _ in range(4)]
    covered = [np.count_nonzero(np.abs(frame - frames[3]) > 12) for frame in frames]
    assert covered[0] > covered[1] > 1000
    assert covered[2] == 0


def test_a_closed_camera_gives_a_numbered_fault() -> None:
    camera = TwinCamera("test", 1, 1, faces=Plain())
    camera.close()
    camera.close()
    with pytest.raises(CameraFault, match="E250"):
        camera.capture(1)


def test_what_does_not_fit_is_refused() -> None:
    camera = TwinCamera("test", 1, 1, faces=Plain())
    with pytest.raises(UsageFault, match="E251"):
        camera.lay(["tile.a", "tile.b", "tile.c"])
    with pytest.raises(UsageFault, match="E253"):
        TwinCamera("test", 1, 1, condition="fog", faces=Plain())


def test_laying_again_lies_otherwise() -> None:
    camera = TwinCamera("test", 1, 1, faces=Plain())
    camera.lay(["tile.a"])
    first = camera.contents
    camera.lay(["tile.a"])
    assert camera.contents != first


def test_no_copy_lies_in_the_tray_twice_and_tokens_are_of_one_set() -> None:
    for seed in range(12):
        camera = TwinCamera("test", 1, seed, faces=Plain())
        camera.lay(["tile.a", "tile.a", "answer.x", "answer.y", "answer.z"])
        first, second, *tokens = camera.contents.pieces
        assert first.copy != second.copy
        assert len({token.copy for token in tokens}) == 1
