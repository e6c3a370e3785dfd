# SPDX-License-Identifier: MIT
"""The reader over a camera: frames until they agree, never past its deadline."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest
from stage import ANSWERS, GAME, LARGE, TILES, camera, in_pocket, paper_camera, showing

from aludel.errors import LANGUAGES, CameraFault, UsageFault
from aludel.frame import Frame
from aludel.reading import Reason
from aludel.sight.convert import check
from aludel.sight.reader import FRAME_SECONDS, SECONDS, TrayReader, code_of

STILL = lambda: 0.0  # noqa: E731 - a clock that stands


class Script:
    """A camera that shows frames by a script, each taking `step` seconds of its own clock; None is a fault."""

    def __init__(self, frames: Sequence[Frame | None], step: float = 0.0) -> None:
        self._frames, self._step = list(frames), step
        self.now, self.timeouts, self.closed = 0.0, list[float](), 0

    def clock(self) -> float:
        return self.now

    def capture(self, timeout: float) -> Frame:
        self.timeouts.append(timeout)
        self.now += self._step
        frame = self._frames[min(len(self.timeouts), len(self._frames)) - 1]
        if frame is None:
            raise CameraFault("camera-no-frame", seconds=f"{timeout:g}")
        return frame

    def close(self) -> None:
        self.closed += 1


@pytest.fixture(scope="module")
def frog() -> Frame:
    return showing(in_pocket("tile.frog"))


@pytest.fixture(scope="module")
def fern() -> Frame:
    return showing(in_pocket("tile.fern"))


def test_three_still_frames_are_enough(frog: Frame) -> None:
    script = Script([frog])
    reading = TrayReader(script, script.clock).look(GAME, TILES)
    assert (reading.kinds(), reading.sure, reading.frames) == (("tile.frog",), True, 3)
    assert len(script.timeouts) == 3


def test_a_tile_that_is_changed_in_front_of_the_camera_is_read_as_it_is_in_the_end(frog: Frame, fern: Frame) -> None:
    script = Script([frog, frog, fern])
    reading = TrayReader(script, script.clock).look(GAME, TILES)
    assert reading.kinds() == ("tile.fern",)


def test_frames_that_never_agree_end_with_a_reason(frog: Frame, fern: Frame) -> None:
    script = Script([frog, fern] * 20)
    reading = TrayReader(script, script.clock, most_frames=9).look(GAME, TILES)
    assert reading.pieces == ()
    assert [one.reason for one in reading.unsure] == [Reason.MOVED]
    assert reading.frames == 9


def test_the_look_ends_at_its_deadline(frog: Frame, fern: Frame) -> None:
    script = Script([frog, fern] * 50, step=0.3)
    TrayReader(script, script.clock, seconds=2.0, most_frames=1000).look(GAME, TILES)
    assert 2.0 <= script.now <= 2.3 + 1e-9


@pytest.mark.parametrize("seconds", [0.2, FRAME_SECONDS, 10.0])
def test_every_frame_has_its_whole_deadline(frog: Frame, fern: Frame, seconds: float) -> None:
    """One with less, late in a look, would make a camera in order look like one that hangs."""
    script = Script([frog, fern] * 50, step=0.3)
    TrayReader(script, script.clock, most_frames=1000, frame_seconds=seconds).look(GAME, TILES)
    assert set(script.timeouts) == {seconds}


def test_a_camera_that_hangs_holds_the_players_no_longer_than_a_whole_look(frog: Frame) -> None:
    script = Script([frog])
    TrayReader(script, script.clock).look(GAME, TILES)
    assert max(script.timeouts) <= SECONDS == 2.0


FRAMES_THAT_WILL_NOT_DO = {
    "tiny": (np.zeros((48, 64, 3), np.uint8), "bgr"),
    "hd": (np.zeros((720, 1280, 3), np.uint8), "bgr"),
    "larger": (np.zeros((2592, 4608, 3), np.uint8), "bgr"),
    "turned": (np.zeros((2304, 1296, 3), np.uint8), "bgr"),
    "middle-of-the-chip": (np.zeros((864 * 3 // 2, 1536), np.uint8), "nv12"),
    "tiny-nv12": (np.zeros((3, 2), np.uint8), "nv12"),
    "odd-height-nv12": (np.zeros((1297 * 3 // 2, 2304), np.uint8), "nv12"),
    "odd-width-nv12": (np.zeros((1296 * 3 // 2, 2303), np.uint8), "nv12"),
    "short-nv12": (np.zeros((1296, 2304), np.uint8), "nv12"),
    "grey-as-bgr": (np.zeros((1296, 2304), np.uint8), "bgr"),
    "four-channels": (np.zeros((1296, 2304, 4), np.uint8), "bgr"),
    "bgr-as-nv12": (np.zeros((1296, 2304, 3), np.uint8), "nv12"),
    "floats": (np.zeros((1296, 2304, 3), np.float32), "bgr"),
    "sixteen-bits": (np.zeros((1944, 2304), np.uint16), "nv12"),
    "empty": (np.zeros((0, 0, 3), np.uint8), "bgr"),
    "empty-nv12": (np.zeros((0, 2304), np.uint8), "nv12"),
    "unknown-encoding": (np.zeros((1296, 2304, 3), np.uint8), "rgb"),
}


@pytest.mark.parametrize("name", FRAMES_THAT_WILL_NOT_DO)
def test_a_frame_that_will_not_do_is_a_fault_of_the_camera(name: str) -> None:
    pixels, encoding = FRAMES_THAT_WILL_NOT_DO[name]
    frame = Frame(pixels, encoding, 0, 0.0)  # type: ignore[arg-type]
    script = Script([frame])
    reading = TrayReader(script, script.clock).look(GAME, TILES)
    assert (reading.pieces, [one.reason for one in reading.unsure]) == ((), [Reason.CAMERA])
    with pytest.raises(CameraFault) as fault:
        check(frame, (2304, 1296))
    assert fault.value.entry.number in (206, 208)
    assert all("{" not in fault.value.text(language) for language in LANGUAGES)


@pytest.mark.parametrize("name, given", [("hd", "1280x720"), ("middle-of-the-chip", "1536x864"), ("tiny", "64x48")])
def test_a_wrong_size_names_both_sizes(name: str, given: str) -> None:
    pixels, encoding = FRAMES_THAT_WILL_NOT_DO[name]
    with pytest.raises(CameraFault) as fault:
        check(Frame(pixels, encoding, 0, 0.0), (2304, 1296))  # type: ignore[arg-type]
    assert fault.value.entry.number == 208
    for language in LANGUAGES:
        assert given in fault.value.text(language)
        assert "2304x1296" in fault.value.text(language)


def test_a_fault_of_the_camera_is_told_as_such(frog: Frame) -> None:
    for frames in ([None], [frog, None], [frog, frog, None]):
        script = Script(frames)
        reading = TrayReader(script, script.clock).look(GAME, TILES)
        assert reading.pieces == ()
        assert [one.reason for one in reading.unsure] == [Reason.CAMERA]


def test_a_hand_that_draws_back_is_waited_for() -> None:
    eye = paper_camera("clean", 4, hand_frames=4)
    eye.lay(["tile.frog", "tile.fern"])
    reading = TrayReader(eye, STILL, most_frames=14).look(GAME, TILES)
    assert (reading.kinds(), reading.sure) == (("tile.frog", "tile.fern"), True)
    assert reading.frames > 4


@pytest.mark.parametrize(
    "kinds, allowed",
    [
        (("tile.frog", "tile.frog"), TILES),
        (("answer.frog", "answer.fire", "answer.luck"), ANSWERS),
        (("closed",), LARGE),
        (("customer.flying",), LARGE | TILES | ANSWERS),
        ((), TILES),
    ],
)
def test_printed_trays_are_read(kinds: tuple[str, ...], allowed: frozenset[str]) -> None:
    eye = paper_camera("clean", 5)
    eye.lay(kinds) if kinds else eye.clear()
    reading = TrayReader(eye, STILL).look("little-alchemists", allowed)
    assert (sorted(reading.kinds()), reading.sure) == (sorted(kinds), True)


def test_one_reader_reads_tray_after_tray() -> None:
    eye = camera("clean", 2)
    reader = TrayReader(eye, STILL)
    for kind in sorted(TILES):
        eye.lay([kind])
        assert reader.look(GAME, TILES).kinds() == (kind,)


def test_closing_gives_the_camera_back(frog: Frame) -> None:
    script = Script([frog])
    TrayReader(script, script.clock).close()
    assert script.closed == 1


def test_a_game_by_its_name_or_code_and_no_other() -> None:
    assert code_of("little-alchemists") == code_of("la") == "la"
    with pytest.raises(UsageFault) as fault:
        code_of("chess")
    assert fault.value.entry.number == 601
