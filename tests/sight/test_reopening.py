# SPDX-License-Identifier: MIT
"""A camera that hangs, is lost, busy or missing comes back by itself; until then every call ends with a number."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import cv2
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from stage import GAME, TILES, in_pocket, showing

from aludel.errors import CameraFault
from aludel.frame import Frame
from aludel.reading import Reason
from aludel.sight.cameras import open_camera
from aludel.sight.cameras.reopening import CURABLE, Reopening, Waits
from aludel.sight.convert import check
from aludel.sight.reader import TrayReader

PATIENCE = 60.0
"""Seconds for what ends by itself at once, on however busy a machine."""
SOON = 0.02
"""Seconds for what never ends."""
WAITS = Waits(first=1.0, most=8.0, quiet=60.0, opening=15.0, closing=4.0, grace=0.0)
BUSY, NONE, LOST = CameraFault("camera-busy"), CameraFault("camera-none"), CameraFault("camera-lost")
PICTURE = Frame(np.zeros((2, 2, 3), np.uint8), "bgr", 0, 0.0)
HANG = "hang"


class Rig:
    """Simulated drivers: one list for each opening, of frames, exceptions, or HANG until `gate` is set.

    An exception in place of a list is raised by opening, and HANG in place of one lets opening hang. After its list a
    driver goes on with good frames.
    """

    def __init__(self, *openings: Sequence[Any] | Exception | str, hang_closing: bool = False) -> None:
        self._openings, self._hang_closing = list(openings), hang_closing
        self.gate, self.now = threading.Event(), 0.0
        self.opened, self.closed = 0, 0
        self.changed = threading.Condition()

    def clock(self) -> float:
        return self.now

    def open(self) -> Rig.Driver:
        script = self._openings.pop(0) if self._openings else []
        self.count("opened")
        if isinstance(script, Exception):
            raise script
        if script == HANG:
            self.gate.wait(PATIENCE)
        return Rig.Driver(self, [] if script == HANG else list(script))

    def count(self, what: str) -> None:
        with self.changed:
            setattr(self, what, getattr(self, what) + 1)
            self.changed.notify_all()

    def until(self, what: Callable[[Rig], bool]) -> None:
        with self.changed:
            assert self.changed.wait_for(lambda: what(self), PATIENCE)

    class Driver:
        def __init__(self, rig: Rig, script: list[Any]) -> None:
            self._rig, self._script = rig, script

        def capture(self, timeout: float) -> Frame:
            del timeout
            step = self._script.pop(0) if self._script else PICTURE
            if step == HANG:
                self._rig.gate.wait(PATIENCE)
            elif isinstance(step, Exception):
                raise step
            return step if isinstance(step, Frame) else PICTURE

        def close(self) -> None:
            if self._rig._hang_closing:
                self._rig.gate.wait(PATIENCE)
            self._rig.count("closed")


@pytest.fixture
def rigs() -> Iterator[list[Rig]]:
    """Rigs whose hanging calls are let go in the end."""
    made: list[Rig] = []
    yield made
    for rig in made:
        rig.gate.set()


@pytest.fixture
def rigged(rigs: list[Rig]) -> Callable[..., tuple[Rig, Reopening]]:
    def make(*openings: Any, **more: Any) -> tuple[Rig, Reopening]:
        rig = Rig(*openings, **more)
        rigs.append(rig)
        return rig, Reopening(rig.open, rig.clock, waits=WAITS)

    return make


Rigged = Callable[..., tuple[Rig, Reopening]]


def number(camera: Reopening, timeout: float = PATIENCE) -> int:
    """The number that a capture ends with, 0 for a frame."""
    try:
        camera.capture(timeout)
    except CameraFault as fault:
        return fault.entry.number
    return 0


def news(camera: Reopening) -> list[int]:
    return [fault.entry.number for fault in iter(camera.news, None)]


def test_a_camera_in_order_is_opened_once_and_closed_once(rigged: Rigged) -> None:
    rig, camera = rigged([])
    assert [camera.capture(PATIENCE).number for _ in range(5)] == list(range(5))
    camera.close()
    camera.close()
    assert (rig.opened, rig.closed, news(camera)) == (1, 1, [])
    assert number(camera) == 250


@pytest.mark.parametrize("fault", [LOST, NONE, BUSY, RuntimeError("Camera frontend has timed out"), KeyError("x")])
def test_a_lost_camera_is_closed_and_opened_again(rigged: Rigged, fault: Exception) -> None:
    rig, camera = rigged([PICTURE, fault])
    expected = fault.entry.number if isinstance(fault, CameraFault) else 204
    assert [number(camera), number(camera)] == [0, expected]
    rig.until(lambda rig: rig.closed == 1)
    rig.now += WAITS.first
    assert camera.capture(PATIENCE).number == 1
    assert (rig.opened, news(camera)) == (2, [expected])


def test_a_capture_that_hangs_is_given_up_and_the_camera_opened_again(rigged: Rigged) -> None:
    rig, camera = rigged([PICTURE, HANG])
    assert number(camera) == 0
    assert number(camera, SOON) == 203
    rig.until(lambda rig: rig.closed == 1)
    rig.now += WAITS.first
    assert number(camera) == 0
    assert (rig.opened, news(camera)) == (2, [203])


def test_a_driver_that_cannot_be_closed_either_is_left_behind_with_its_thread(rigged: Rigged) -> None:
    rig, camera = rigged([HANG], hang_closing=True)
    assert number(camera, SOON) == 203
    rig.now += WAITS.first
    assert number(camera, SOON) == 203
    assert rig.opened == 1, "not before the first one has had its time to close"
    rig.now += WAITS.closing
    assert number(camera) == 0
    assert (rig.opened, rig.closed) == (2, 0)


def test_an_opening_that_hangs_ends_each_capture_and_is_given_up_in_the_end(rigged: Rigged) -> None:
    rig, camera = rigged(HANG)
    assert [number(camera, SOON) for _ in range(3)] == [203, 203, 203]
    assert (rig.opened, news(camera)) == (1, [])
    rig.now += WAITS.opening
    assert number(camera, SOON) == 203
    assert news(camera) == [203]
    rig.now += WAITS.first
    assert number(camera) == 0
    assert rig.opened == 2
    rig.gate.set()
    rig.until(lambda rig: rig.closed == 1)  # the one that came too late closes itself


def test_a_camera_that_opens_after_the_console_has_closed_closes_itself(rigged: Rigged) -> None:
    rig, camera = rigged(HANG)
    assert number(camera, SOON) == 203
    camera.close()
    rig.gate.set()
    rig.until(lambda rig: rig.closed == 1)
    assert number(camera) == 250


def test_attempts_grow_apart_up_to_a_limit_and_a_quiet_time_brings_them_together_again(rigged: Rigged) -> None:
    rig, camera = rigged(*[BUSY] * 6, [], [LOST], [])
    camera.start(PATIENCE)
    for wait in (1.0, 2.0, 4.0, 8.0, 8.0, 8.0):
        opened = rig.opened
        rig.now += wait - 0.001
        assert number(camera) == 202
        assert rig.opened == opened
        rig.now += 0.001
        number(camera)
        assert rig.opened == opened + 1
    assert number(camera) == 0
    assert news(camera) == [202], "told once, however often it was tried"
    rig.now += WAITS.quiet
    assert number(camera) == 0
    assert camera._wait == WAITS.first


def test_faults_in_quick_succession_do_not_bring_the_attempts_together(rigged: Rigged) -> None:
    rig, camera = rigged([LOST], [PICTURE, LOST], [PICTURE, LOST])
    assert number(camera) == 204
    for wait in (1.0, 2.0):
        rig.now += wait
        assert [number(camera), number(camera)] == [0, 204]
    rig.now += 3.999
    assert number(camera) == 204
    rig.now += 0.001
    assert number(camera) == 0


def test_a_fault_is_told_again_after_the_camera_had_come_back(rigged: Rigged) -> None:
    rig, camera = rigged([LOST], [PICTURE, LOST])
    for _ in range(2):
        assert 204 in (number(camera), number(camera))
        rig.now += 8.0
    assert news(camera) == [204, 204]


def test_a_missing_camera_does_not_hinder_the_start_and_is_found_without_a_look(rigged: Rigged) -> None:
    rig, camera = rigged(NONE, NONE, [])
    camera.start(PATIENCE)
    assert news(camera) == [201]
    for expected in (2, 3):
        rig.now += 4.0
        camera.tend()
        rig.until(lambda rig, count=expected: rig.opened == count)
        camera._driver and camera._driver.wait(PATIENCE)
        camera.tend()
    assert news(camera) == []
    assert (number(camera), rig.opened) == (0, 3)


@pytest.mark.parametrize("key", ["picamera2-missing", "photo-folder-missing", "video-unreadable"])
def test_what_no_waiting_cures_ends_the_start(rigged: Rigged, key: str) -> None:
    fault = CameraFault(key, module="picamera2", path="x")
    rig, camera = rigged(fault, [])
    with pytest.raises(CameraFault) as raised:
        camera.start(PATIENCE)
    assert raised.value is fault
    assert number(camera) == 250
    assert rig.opened == 1


@pytest.mark.parametrize("key", ["video-ended", "photo-not-image", "camera-bad-frame", "camera-frame-size"])
def test_what_opening_again_does_not_cure_keeps_the_driver(rigged: Rigged, key: str) -> None:
    fault = CameraFault(key, path="x", format="x", given="1x1", wanted="2x2")
    rig, camera = rigged([fault, fault, PICTURE])
    assert [number(camera) for _ in range(3)] == [fault.entry.number] * 2 + [0]
    assert (rig.opened, news(camera)) == (1, [fault.entry.number])


def test_looks_go_on_as_soon_as_the_camera_is_back(rigged: Rigged) -> None:
    frog = showing(in_pocket("tile.frog"))
    rig, camera = rigged([frog, frog, HANG], BUSY, [frog] * 4)
    reader = TrayReader(camera, rig.clock, frame_seconds=SOON)
    told = []
    for _ in range(3):
        reading = reader.look(GAME, TILES)
        told.append((reading.kinds(), [one.reason for one in reading.unsure]))
        rig.until(lambda rig: rig.closed == 1)
        rig.now += 8.0
        camera.tend()
        camera._driver and camera._driver.wait(PATIENCE)
    assert told == [((), [Reason.CAMERA]), ((), [Reason.CAMERA]), (("tile.frog",), [])]


STEPS = st.lists(st.sampled_from([PICTURE, LOST, BUSY, CameraFault("camera-bad-frame", format="x")]), max_size=4)


@settings(max_examples=40, deadline=None)
@given(st.lists(st.one_of(STEPS, st.sampled_from([BUSY, NONE])), max_size=5), st.lists(st.floats(0, 9), max_size=25))
def test_whatever_happens_a_call_ends_and_no_two_drivers_are_open(openings: list[Any], pauses: list[float]) -> None:
    rig = Rig(*openings)
    camera = Reopening(rig.open, rig.clock, waits=WAITS)
    for pause in pauses:
        rig.now += pause
        assert number(camera) in (0, 201, 202, 204, 206)
        failed = sum(isinstance(one, Exception) for one in openings[: rig.opened])
        assert rig.opened - failed - rig.closed <= 1 or rig.now < camera._until
    rig.now += 60.0
    for _ in range(60):
        rig.now += WAITS.most
        if number(camera) == 0 and number(camera) == 0 and rig.opened > len(openings):
            break
    assert number(camera) == 0 or rig.opened <= len(openings)
    camera.close()
    assert number(camera) == 250


# Drivers of files


def sized(folder: Path, *sizes: tuple[int, int]) -> Path:
    for index, (width, height) in enumerate(sizes):
        cv2.imwrite(str(folder / f"{index}.png"), np.full((height, width, 3), 90, np.uint8))
    return folder


def test_photos_of_another_size_are_refused_by_number_and_the_next_one_is_looked_at(tmp_path: Path) -> None:
    sized(tmp_path, (640, 480), (2304, 1296))
    camera = Reopening(
        partial(open_camera, "photos", path=str(tmp_path), each=1), check=partial(check, wanted=(2304, 1296))
    )
    camera.start(PATIENCE)
    assert [number(camera), number(camera), number(camera)] == [208, 0, 208]
    (first, _) = iter(camera.news, None)
    assert "640x480" in first.text()
    camera.close()


def test_a_video_of_another_size_is_refused_by_number_and_not_played_again(tmp_path: Path) -> None:
    path = tmp_path / "tray.avi"
    writer = cv2.VideoWriter(str(path), cv2.VideoWriter.fourcc(*"MJPG"), 10, (64, 48))
    for _ in range(2):
        writer.write(np.zeros((48, 64, 3), np.uint8))
    writer.release()
    camera = Reopening(partial(open_camera, "video", path=str(path)), check=partial(check, wanted=(2304, 1296)))
    assert [number(camera) for _ in range(4)] == [208, 208, 219, 219]
    assert news(camera) == [208, 219]
    camera.close()


def test_faults_that_files_have_are_not_mended_by_opening_again() -> None:
    assert not {key for key in CURABLE if key.startswith(("photo", "video", "picamera2"))}
