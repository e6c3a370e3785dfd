# SPDX-License-Identifier: MIT
"""The view into the holder: a true picture of one frame, and never a byte of it on a disk."""

from __future__ import annotations

import cv2
import numpy as np
import pytest

from aludel.errors import CameraFault
from aludel.frame import Frame
from aludel.screens.web.holder import LINE, WIDTH, jpeg, outlines
from aludel.sight.geometry import optics
from aludel.twin.camera import TwinCamera

from ..privacy.watching import Marker, watched


def frame(pixels, encoding="bgr"):
    return Frame(pixels, encoding, 1, 0.0)


def grey(value=90):
    known = optics()
    return np.full((known.height_px, known.width_px, 3), value, np.uint8)


def shown(data):
    return cv2.imdecode(np.frombuffer(data, np.uint8), cv2.IMREAD_COLOR)


@pytest.mark.parametrize("encoding", ["bgr", "nv12"])
def test_the_picture_shows_what_the_frame_shows(encoding):
    pixels = grey()
    pixels[100:200, 100:300] = (20, 20, 220)
    if encoding == "nv12":
        colour = cv2.cvtColor(pixels, cv2.COLOR_BGR2YCrCb)
        planes = colour[::2, ::2, 2], colour[::2, ::2, 1]
        pixels = np.vstack([colour[..., 0], np.dstack(planes).reshape(-1, pixels.shape[1])])
    picture = shown(jpeg(frame(pixels, encoding)))
    scale = WIDTH / optics().width_px
    assert picture.shape[1] == WIDTH
    inside, outside = picture[int(150 * scale), int(200 * scale)], picture[int(20 * scale), int(20 * scale)]
    assert np.allclose(inside, (20, 20, 220), atol=25) and np.allclose(outside, 90, atol=8)


def test_the_place_of_tray_and_pockets_is_drawn_where_the_tray_reader_looks():
    picture = shown(jpeg(frame(grey())))
    scale = WIDTH / optics().width_px
    for corners in outlines(optics()):
        middle = (corners[0] + corners[1]) / 2 * scale
        across = picture[int(middle[1]) - 2 : int(middle[1]) + 3, int(middle[0])]
        assert np.abs(across.astype(int) - LINE).sum(axis=1).min() < 120
    assert len(outlines(optics())) == 1 + len(optics().pockets)


def test_a_frame_of_another_size_is_told_by_its_number():
    with pytest.raises(CameraFault) as fault:
        jpeg(frame(np.zeros((480, 640, 3), np.uint8)))
    assert fault.value.key == "camera-frame-size"


def test_the_twins_frame_is_shown_and_nothing_of_it_is_written(tmp_path):
    """With the marker of the privacy tests in the frame: watched down to files of a moment."""
    marker = Marker()
    taken = TwinCamera("la", 1, 1, lambda: 0.0, cache=tmp_path / "cache").capture(1.0)
    marked = Frame(marker.paint(taken.pixels), taken.encoding, taken.number, taken.taken, taken.full_range)
    place = tmp_path / "watched"
    place.mkdir()
    with watched(place) as seen:
        data = jpeg(marked)
    assert data.startswith(b"\xff\xd8\xff") and shown(data) is not None
    assert not seen.all() and not seen.elsewhere and not seen.sockets
    assert not any(trace in data for trace in marker.traces(taken.pixels))


def test_the_picture_carries_nothing_but_the_picture():
    data = jpeg(frame(grey()))
    assert b"Exif" not in data and b"http" not in data and len(data) < 200_000
