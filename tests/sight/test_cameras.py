# SPDX-License-Identifier: MIT
"""Camera drivers: by name, with deadlines, and every fault a numbered sentence."""

from __future__ import annotations

import threading
import time
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import cv2
import numpy as np
import pytest

from aludel.errors import LANGUAGES, CameraFault
from aludel.frame import Frame
from aludel.sight.cameras import open_camera
from aludel.sight.cameras.deadline import Late, Worker
from aludel.sight.cameras.photos import load_photo
from aludel.sight.cameras.picamera import Exposure, configuration, to_nv12
from aludel.sight.convert import bgr, grey


def number(fault: pytest.ExceptionInfo[CameraFault]) -> int:
    """The number of a fault that has a sentence in every language."""
    texts = {fault.value.text(language) for language in LANGUAGES}
    assert len(texts) == len(LANGUAGES)
    assert all("{" not in text for text in texts)
    return fault.value.entry.number


def picture(path: Path, level: int) -> Path:
    cv2.imwrite(str(path), np.full((24, 32, 3), level, np.uint8))
    return path


# The registry


def test_an_unknown_driver_is_refused_and_the_known_ones_are_named() -> None:
    with pytest.raises(CameraFault) as fault:
        open_camera("webcam")
    assert number(fault) == 207
    assert "photos, picamera2, video" in fault.value.text()


def test_a_driver_from_elsewhere_can_be_handed_in() -> None:
    class Still:
        def __init__(self, **options: Any) -> None:
            self.options = options

        def capture(self, timeout: float) -> Frame:
            raise CameraFault("camera-no-frame", seconds=f"{timeout:g}")

        def close(self) -> None:
            pass

    camera = open_camera("still", factories={"still": Still}, path="x")
    assert isinstance(camera, Still)
    assert camera.options == {"path": "x"}


# Photos


def test_photos_come_in_the_order_of_their_names_and_start_again(tmp_path: Path) -> None:
    picture(tmp_path / "b.jpg", 200)
    picture(tmp_path / "a.png", 50)
    (tmp_path / "notes.txt").write_text("no photo")
    camera = open_camera("photos", path=str(tmp_path), each=2, timeout=1.0)
    frames = [camera.capture(1.0) for _ in range(6)]
    assert [frame.pixels[0, 0, 0] > 100 for frame in frames] == [False, False, True, True, False, False]
    assert [frame.number for frame in frames] == list(range(6))
    camera.close()
    camera.close()
    with pytest.raises(CameraFault) as fault:
        camera.capture(1.0)
    assert number(fault) == 250


def test_faults_of_photos(tmp_path: Path) -> None:
    (tmp_path / "text.png").write_text("hello")
    (tmp_path / "empty.png").write_bytes(b"")
    (tmp_path / "cut.jpg").write_bytes(cv2.imencode(".jpg", np.zeros((40, 40, 3), np.uint8))[1].tobytes()[:60])
    for name, expected in {"text.png": 213, "empty.png": 213, "cut.jpg": 213, "none.png": 211, ".": 214}.items():
        with pytest.raises(CameraFault) as fault:
            load_photo(tmp_path / name)
        assert number(fault) == expected


def test_a_photo_that_may_not_be_read(tmp_path: Path) -> None:
    """A path through a file cannot be opened by anyone, root included."""
    (tmp_path / "file").write_text("x")
    with pytest.raises(CameraFault) as fault:
        load_photo(tmp_path / "file" / "photo.png")
    assert number(fault) == 212


def test_a_folder_that_is_missing_or_empty(tmp_path: Path) -> None:
    for folder, expected in ((tmp_path / "none", 215), (tmp_path, 216)):
        with pytest.raises(CameraFault) as fault:
            open_camera("photos", path=str(folder))
        assert number(fault) == expected


# Video


def test_a_video_is_played_to_its_end(tmp_path: Path) -> None:
    path = tmp_path / "tray.avi"
    writer = cv2.VideoWriter(str(path), cv2.VideoWriter.fourcc(*"MJPG"), 10, (64, 48))
    for level in (20, 120, 220):
        writer.write(np.full((48, 64, 3), level, np.uint8))
    writer.release()
    camera = open_camera("video", path=str(path))
    levels = [int(camera.capture(1.0).pixels.mean()) for _ in range(3)]
    assert levels == pytest.approx([20, 120, 220], abs=4)
    with pytest.raises(CameraFault) as fault:
        camera.capture(1.0)
    assert number(fault) == 219
    camera.close()


def test_faults_of_videos(tmp_path: Path) -> None:
    (tmp_path / "text.avi").write_text("hello")
    for name, expected in {"none.avi": 217, "text.avi": 218}.items():
        with pytest.raises(CameraFault) as fault:
            open_camera("video", path=str(tmp_path / name))
        assert number(fault) == expected


# Deadlines


def test_a_call_that_hangs_is_late_and_so_is_every_later_one() -> None:
    gate, worker = threading.Event(), Worker("test")
    assert worker.call(lambda: 5, 10.0) == 5
    with pytest.raises(Late):
        worker.call(gate.wait, 0.01)
    gate.set()
    with pytest.raises(Late):
        worker.call(lambda: 5, 10.0)
    worker.stop()


def test_what_a_call_raises_belongs_to_the_caller() -> None:
    worker = Worker("test")
    with pytest.raises(ZeroDivisionError):
        worker.call(lambda: 1 // 0, 10.0)
    worker.stop()


# Picamera2, as a simulator with the calls that the driver makes


class Stack:
    """A simulated Picamera2 and libcamera. `frames` are what capture_array gives; an exception is raised instead."""

    def __init__(self, frames: list[Any], cameras: int = 1, main: str = "YUV420", colours: str = "Full") -> None:
        self.calls: list[str] = []
        self.configured: dict[str, Any] = {}
        stack = self

        class Picamera2:
            def __init__(self) -> None:
                stack.calls.append("open")

            @staticmethod
            def global_camera_info() -> list[dict[str, Any]]:
                return [{"Num": n} for n in range(cameras)]

            def create_video_configuration(self, **given: Any) -> dict[str, Any]:
                return given

            def configure(self, wanted: dict[str, Any]) -> None:
                stack.configured = wanted

            def camera_configuration(self) -> dict[str, Any]:
                size = (8, 4)
                return {"main": {"size": size, "format": main}, "colour_space": SimpleNamespace(range=colours)}

            def start(self) -> None:
                stack.calls.append("start")

            def capture_array(self, name: str, wait: float) -> Any:
                assert name == "main"
                assert wait > 0
                frame = frames.pop(0)
                if isinstance(frame, Exception):
                    raise frame
                return frame() if callable(frame) else frame

            def close(self) -> None:
                stack.calls.append("close")

        self.picamera2 = ModuleType("picamera2")
        self.picamera2.Picamera2 = Picamera2  # type: ignore[attr-defined]
        self.libcamera = ModuleType("libcamera")
        self.libcamera.ColorSpace = SimpleNamespace(Sycc=lambda: "sycc")  # type: ignore[attr-defined]
        self.libcamera.controls = SimpleNamespace(AfModeEnum=SimpleNamespace(Manual=0))  # type: ignore[attr-defined]

    def on(self, monkeypatch: pytest.MonkeyPatch) -> Stack:
        monkeypatch.setitem(__import__("sys").modules, "picamera2", self.picamera2)
        monkeypatch.setitem(__import__("sys").modules, "libcamera", self.libcamera)
        return self


def planar(luma: int, blue: int, red: int, stride: int = 8) -> np.ndarray:
    """YUV420 of 8 x 4 pixels as Picamera2 hands it over: planes one below the other, rows padded to `stride`."""
    out = np.zeros((6, stride), np.uint8)
    out[:4, :8] = luma
    out[4, : stride // 2], out[4, stride // 2 :] = blue, blue
    out[5, : stride // 2], out[5, stride // 2 :] = red, red
    return out


def test_frames_of_picamera2(monkeypatch: pytest.MonkeyPatch) -> None:
    stack = Stack([planar(200, 128, 128), planar(90, 100, 180)]).on(monkeypatch)
    camera = open_camera("picamera2", timeout=5.0, path="")
    first, second = camera.capture(5.0), camera.capture(5.0)
    camera.close()
    camera.close()
    assert (first.number, second.number, first.full_range) == (0, 1, True)
    assert np.abs(grey(first).astype(int) - 200).max() <= 2
    assert bgr(second)[0, 0] == pytest.approx((90 + 1.772 * -28, 90 + 0.344 * 28 - 0.714 * 52, 90 + 1.402 * 52), abs=2)
    assert stack.calls == ["open", "start", "close"]


def test_the_configuration_fixes_everything_that_adapts_itself() -> None:
    stack = Stack([])
    wanted = configuration(stack.libcamera, Exposure())
    assert wanted["main"] == {"size": (2304, 1296), "format": "YUV420"}
    assert wanted["sensor"]["output_size"] == (2304, 1296)
    controls = wanted["controls"]
    assert (controls["AeEnable"], controls["AwbEnable"], controls["AfMode"]) == (False, False, 0)
    assert controls["LensPosition"] == pytest.approx(1 / 0.252)
    assert controls["ExposureTime"] % 10_000 == 0


def test_limited_range_is_taken_as_the_stack_set_it(monkeypatch: pytest.MonkeyPatch) -> None:
    Stack([planar(16, 128, 128)], colours="Range.Limited").on(monkeypatch)
    frame = open_camera("picamera2").capture(5.0)
    assert grey(frame).max() == 0


def test_padding_is_cut_off_and_nv12_passes() -> None:
    padded = to_nv12(planar(50, 60, 70, stride=16), "YUV420", (8, 4))
    assert padded.shape == (6, 8)
    assert padded[4:].reshape(-1, 2).tolist() == [[60, 70]] * 8
    nv12 = np.arange(48, dtype=np.uint8).reshape(6, 8)
    assert np.array_equal(to_nv12(nv12, "NV12", (8, 4)), nv12)


@pytest.mark.parametrize("buffer, encoding", [(np.zeros((4, 8, 4), np.uint8), "XBGR8888"), (planar(1, 2, 3), "RGB888")])
def test_other_pixel_formats_are_refused(buffer: np.ndarray, encoding: str) -> None:
    with pytest.raises(CameraFault) as fault:
        to_nv12(buffer, encoding, (8, 4))
    assert number(fault) == 206


def test_no_camera_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    Stack([], cameras=0).on(monkeypatch)
    with pytest.raises(CameraFault) as fault:
        open_camera("picamera2")
    assert number(fault) == 201


@pytest.mark.parametrize(
    "raised, expected",
    [
        (RuntimeError("Failed to acquire camera: Device or resource busy"), 202),
        (IndexError("list index out of range"), 201),
        (RuntimeError("Camera frontend has timed out"), 204),
        (TimeoutError(), 203),
    ],
)
def test_what_the_stack_raises_becomes_a_sentence(
    monkeypatch: pytest.MonkeyPatch, raised: Exception, expected: int
) -> None:
    Stack([raised]).on(monkeypatch)
    camera = open_camera("picamera2")
    with pytest.raises(CameraFault) as fault:
        camera.capture(5.0)
    assert number(fault) == expected


def test_a_capture_that_never_returns_ends_at_its_deadline_and_the_camera_is_given_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    gate = threading.Event()
    stack = Stack([gate.wait]).on(monkeypatch)
    camera = open_camera("picamera2", clock=time.monotonic)
    with pytest.raises(CameraFault) as fault:
        camera.capture(0.05)
    assert number(fault) == 203
    camera.close()
    assert stack.calls == ["open", "start", "close"]
    gate.set()


def test_without_picamera2_the_fix_for_a_venv_is_told() -> None:
    with pytest.raises(CameraFault) as fault:
        open_camera("picamera2")
    assert number(fault) == 205
    assert "--system-site-packages" in fault.value.text()
