# SPDX-License-Identifier: MIT
"""The reason that is told fits what is wrong; it never changes what is read."""

from __future__ import annotations

from collections import Counter

import cv2
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from stage import LARGE, TILES, camera, in_pocket, kinds, paper_camera, reasons, seen, showing

from aludel.frame import Frame
from aludel.reading import Piece, Place, Reason, Unsure
from aludel.sight.geometry import optics
from aludel.sight.reasons import better, from_outside
from aludel.sight.tray import Look
from aludel.sight.view import view
from aludel.twin.holder import Lying, Thing, TrayContents

BARE = view(showing(), optics())


def looks(condition: str, count: int) -> list[Look]:
    eye = paper_camera(condition, 31)
    out = []
    for number in range(count):
        eye.lay([sorted(TILES)[number % len(TILES)], "tile.fern"])
        out.append(seen(eye.capture(1.0)))
    return out


def told(condition: str, count: int = 10) -> Counter[str]:
    return Counter(reason for look in looks(condition, count) for reason in reasons(look))


@pytest.mark.parametrize(
    "condition, right",
    [
        ("finger", {"covered"}),
        ("light-off", {"dark"}),
        ("bright", {"bright"}),
        ("bands", {"bands"}),
        ("blur-3", {"blur"}),
        ("motion-13", {"blur"}),
    ],
)
def test_the_reason_fits_the_disturbance(condition: str, right: set[str]) -> None:
    given = told(condition)
    assert given
    assert set(given) <= right, given


def striped(points: list[tuple[float, float]], colour: tuple[int, int, int] = (60, 110, 170)) -> Frame:
    """A tray with a tile, and a finger-wide bar along some points (mm)."""
    frame = showing(in_pocket("tile.frog"))
    pixels = frame.pixels.copy()
    px = np.rint(optics().to_px(np.array(points))).astype(np.int32)
    luma, height = pixels[: optics().height_px], optics().height_px
    cv2.polylines(luma, [px], False, 120, round(15 * optics().scale))
    chroma = pixels[height:].reshape(height // 2, -1, 2)
    plane = np.ascontiguousarray(chroma)
    cv2.polylines(plane, [px // 2], False, colour[1:], round(15 * optics().scale / 2))
    chroma[...] = plane
    return Frame(pixels, frame.encoding, 0, 0.0)


def test_a_finger_that_comes_in_beside_the_pieces_covers() -> None:
    looked = seen(striped([(90.0, 90.0), (85.0, 20.0)]))
    assert (kinds(looked), set(reasons(looked))) == (["tile.frog"], {"covered"})


def test_a_finger_over_a_pocket_that_must_be_empty_covers() -> None:
    looked = seen(striped([(20.0, 90.0), (20.0, 40.0)]))
    assert (kinds(looked), set(reasons(looked))) == (["tile.frog"], {"covered"})


@pytest.mark.parametrize("share", [0.3, 0.4, 0.5])
def test_a_shadow_over_most_of_the_tray_covers(share: float) -> None:
    frame = showing(in_pocket("tile.frog"))
    pixels = frame.pixels.copy()
    edge = round(float(optics().to_px(np.array([[70.0, 0.0]]))[0, 0]))
    luma = pixels[: optics().height_px, :edge]
    luma[...] = (luma * share).astype(np.uint8)
    given = reasons(seen(Frame(pixels, frame.encoding, 0, 0.0)))
    assert set(given) == {"covered"}, given


def test_what_lies_on_the_tray_alone_is_out_of_place_or_unknown() -> None:
    assert set(reasons(seen(striped([(85.0, 20.0), (85.0, 35.0)])))) == {"out-of-place"}
    assert set(reasons(seen(striped([(20.0, 45.0), (22.0, 47.0)])))) == {"unknown"}


@pytest.mark.parametrize("what", ["coin", "paper"])
def test_a_stray_thing_keeps_its_reason(what: str) -> None:
    eye = camera("perfect")
    eye.put([in_pocket("tile.frog")], TrayContents(things=(Thing(what, 88.0, 20.0, 18.0),)))
    assert reasons(seen(eye.capture(1.0))) == ["out-of-place"]


def test_a_large_tile_is_not_taken_for_a_hand() -> None:
    looked = seen(showing(Lying("customer.fire", 10.0, 8.0, 45.0, face_up=False)), LARGE)
    assert "covered" not in reasons(looked)


def test_nothing_comes_from_outside_where_nothing_lies() -> None:
    assert not from_outside(BARE).any()


PLACES = st.builds(Place, st.floats(-100, 100), st.floats(-70, 70), st.just(0.0))
VERDICTS = st.one_of(
    st.none(),
    st.builds(Piece, st.sampled_from(sorted(TILES)), PLACES, margin=st.just(1.0)),
    st.builds(Unsure, st.sampled_from(sorted(Reason)), st.one_of(st.none(), PLACES)),
)
SPOTS = st.sampled_from([*(f"pocket {n}" for n in range(6)), "open", "tray", "thing 3 -4"])
FINGER = view(striped([(90.0, 90.0), (20.0, 40.0)]), optics())


@settings(max_examples=100, deadline=None)
@given(st.dictionaries(SPOTS, VERDICTS), st.floats(0, 255), st.sampled_from([BARE, FINGER]))
def test_only_reasons_change(verdicts, light, tray) -> None:
    after = better(tray, verdicts, light)
    assert after.keys() == verdicts.keys()
    for spot, before in verdicts.items():
        if isinstance(before, Unsure):
            now = after[spot]
            assert isinstance(now, Unsure)
            assert now.place == before.place
        else:
            assert after[spot] is before
