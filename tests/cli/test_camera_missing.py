# SPDX-License-Identifier: MIT
"""A console whose camera is missing, busy or hangs starts all the same and tells it once by number."""

from __future__ import annotations

import sys
import threading
from types import ModuleType, SimpleNamespace

import pytest

from aludel.errors import LANGUAGES, CameraFault
from aludel.utterance import Utterance
from aludel.voice.phrasebook import Phrasebook

PI = '[camera]\ndriver = "picamera2"\ntimeout = 0.2\n[lamps]\ndriver = "none"\n'


def stack(monkeypatch, cameras=1, started=None, captured=None):
    """A simulated Picamera2 and libcamera. `started` is called when the camera starts, `captured` for each frame."""

    class Picamera2:
        @staticmethod
        def global_camera_info():
            return [{"Num": number} for number in range(cameras)]

        def create_video_configuration(self, **given):
            return given

        def configure(self, wanted):
            self.wanted = wanted

        def camera_configuration(self):
            return {"main": {"size": (2304, 1296), "format": "YUV420"}}

        def start(self):
            if started:
                started()

        def capture_array(self, name, wait):
            return captured()

        def close(self):
            pass

    picamera2, libcamera = ModuleType("picamera2"), ModuleType("libcamera")
    picamera2.Picamera2 = Picamera2
    libcamera.ColorSpace = SimpleNamespace(Sycc=lambda: "sycc")
    libcamera.controls = SimpleNamespace(AfModeEnum=SimpleNamespace(Manual=0))
    monkeypatch.setitem(sys.modules, "picamera2", picamera2)
    monkeypatch.setitem(sys.modules, "libcamera", libcamera)


def busy():
    raise RuntimeError("Failed to acquire camera: Device or resource busy")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key, trouble", [("camera-none", {"cameras": 0}), ("camera-busy", {"started": busy})])
def test_play_starts_without_the_camera_and_says_so_once(shell, monkeypatch, language, key, trouble):
    stack(monkeypatch, **trouble)
    ended = shell("play", "--config", shell.config(f'{PI}[table]\nlanguage = "{language}"\n'), typed="\n\n\n")
    assert ended.code == 0 and not ended.err
    assert ended.out.count(CameraFault(key).text(language)) == 1


def test_a_camera_that_hangs_is_told_by_number_and_selecting_by_hand_is_offered(shell, monkeypatch):
    gate = threading.Event()
    stack(monkeypatch, captured=lambda: gate.wait(60) and None)
    game = "\n" * 12
    ended = shell("play", "--config", shell.config(PI), typed=game)
    gate.set()
    assert ended.code == 0 and not ended.err
    assert ended.out.count(CameraFault("camera-no-frame", seconds="0.2").text()) == 1
    assert Phrasebook("en").caption(Utterance("table-no-camera", {})) in ended.out


def test_a_camera_of_another_mode_is_told_by_number_with_both_sizes(shell):
    import cv2
    import numpy as np

    photos = shell.place / "photos"
    photos.mkdir()
    cv2.imwrite(str(photos / "1.png"), np.full((720, 1280, 3), 90, np.uint8))
    config = shell.config(f'[camera]\ndriver = "photos"\npath = "{photos}"\n[lamps]\ndriver = "none"\n')
    ended = shell("play", "--config", config, typed="\n" * 12)
    assert ended.code == 0 and not ended.err
    assert ended.out.count(CameraFault("camera-frame-size", given="1280x720", wanted="2304x1296").text()) == 1
