# SPDX-License-Identifier: MIT
"""Three of four frames decide; otherwise the commonest reason is told."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from stage import showing

from aludel.reading import Piece, Place, Reading, Reason, Unsure
from aludel.sight.geometry import optics
from aludel.sight.judge import Verdict
from aludel.sight.steady import Steady
from aludel.sight.tray import Look
from aludel.sight.view import view

VIEW = view(showing(), optics())
FROG = Piece("tile.frog", Place(-35, -22), margin=5.0)
FERN = Piece("tile.fern", Place(-35, -22), margin=5.0)
LEFT = "pocket 0"


def good(**spots: Verdict) -> Look:
    return Look(VIEW, None, {name.replace("_", " "): verdict for name, verdict in spots.items()})


def frog(x: float = -35, angle: float = 0, margin: float = 5.0) -> Look:
    return good(pocket_0=Piece("tile.frog", Place(x, -22, angle), margin=margin))


def refused(reason: Reason) -> Look:
    return Look(VIEW, reason, {})


def unsure(reason: Reason) -> Look:
    return good(pocket_0=Unsure(reason, Place(-35, -22)))


def after(*looks: Look) -> Steady:
    frames = Steady()
    for look in looks:
        frames.add(look)
    return frames


def test_three_equal_frames_settle() -> None:
    assert after(frog(), frog()).settled() is None
    reading = after(frog(), frog(), frog()).settled()
    assert reading is not None
    assert (reading.kinds(), reading.sure, reading.frames) == (("tile.frog",), True, 3)


def test_one_of_four_may_differ() -> None:
    for odd in (unsure(Reason.COVERED), good(pocket_0=FERN), good(pocket_0=None)):
        reading = after(frog(), odd, frog(), frog()).settled()
        assert reading is not None
        assert reading.kinds() == ("tile.frog",)


def test_two_of_four_are_not_enough() -> None:
    frames = after(frog(), good(pocket_0=FERN), frog(), good(pocket_0=FERN))
    assert frames.settled() is None
    assert frames.conclusion().unsure[0].reason is Reason.DISAGREE


def test_only_the_last_four_count() -> None:
    reading = after(*[good(pocket_0=FERN)] * 3, frog(), frog(), frog()).settled()
    assert reading is not None
    assert reading.kinds() == ("tile.frog",)


def test_frames_that_were_refused_do_not_count_against_a_reading() -> None:
    reading = after(frog(), refused(Reason.MOVED), frog(), refused(Reason.BANDS), frog()).settled()
    assert reading is not None
    assert (reading.kinds(), reading.frames) == (("tile.frog",), 5)


@pytest.mark.parametrize("away, settles", [(0.5, True), (1.5, False)])
def test_the_place_must_be_the_same(away: float, settles: bool) -> None:
    frames = after(frog(), frog(-35 + away), frog(-35 + 2 * away))
    assert (frames.settled() is not None) == settles or away == 0.5
    assert (after(frog(), frog(-35 + away), frog()).settled() is not None) == settles


def test_a_piece_at_ever_new_places_has_moved() -> None:
    reading = after(frog(-35), frog(-33), frog(-31), frog(-29)).conclusion()
    assert [one.reason for one in reading.unsure] == [Reason.MOVED]


def test_angles_are_compared_round_the_circle() -> None:
    assert after(frog(angle=359), frog(angle=1), frog(angle=0)).settled() is not None
    assert after(frog(angle=0), frog(angle=90), frog(angle=180)).settled() is None


def test_the_margin_is_the_smallest_of_the_frames() -> None:
    reading = after(frog(margin=5), frog(margin=3), frog(margin=4)).settled()
    assert reading is not None
    assert reading.pieces[0].margin == 3


@pytest.mark.parametrize("reason", [Reason.UNKNOWN, Reason.FACE_DOWN, Reason.MIRRORED, Reason.DISAGREE])
def test_what_waiting_does_not_cure_ends_the_look(reason: Reason) -> None:
    reading = after(*[unsure(reason)] * 3).settled()
    assert reading is not None
    assert [one.reason for one in reading.unsure] == [reason]


@pytest.mark.parametrize("reason", [Reason.COVERED, Reason.GLARE, Reason.BLUR])
def test_what_may_go_away_is_waited_for(reason: Reason) -> None:
    frames = after(*[unsure(reason)] * 6)
    assert frames.settled() is None
    assert [one.reason for one in frames.conclusion().unsure] == [reason]
    for _ in range(3):
        frames.add(frog())
    reading = frames.settled()
    assert reading is not None
    assert reading.kinds() == ("tile.frog",)


def test_the_dark_ends_the_look_and_motion_does_not() -> None:
    dark = after(*[refused(Reason.DARK)] * 3).settled()
    assert dark is not None
    assert [one.reason for one in dark.unsure] == [Reason.DARK]
    assert after(*[refused(Reason.MOVED)] * 3).settled() is None


def test_the_commonest_reason_is_told() -> None:
    looks = [refused(Reason.MOVED), refused(Reason.BANDS), refused(Reason.MOVED), frog(), refused(Reason.BANDS)]
    reading = after(*looks, refused(Reason.BANDS)).conclusion()
    assert [one.reason for one in reading.unsure] == [Reason.BANDS]
    assert reading.pieces == ()


def test_without_any_frame_it_is_the_camera() -> None:
    assert [one.reason for one in Steady().conclusion().unsure] == [Reason.CAMERA]


def test_an_empty_tray_settles_without_pieces() -> None:
    reading = after(*[good(pocket_0=None, pocket_1=None)] * 3).settled()
    assert reading == Reading((), (), 3)


def test_a_spot_that_only_one_frame_names_is_forgotten() -> None:
    stray: Mapping[str, Verdict] = {LEFT: FROG, "thing 1 2": Unsure(Reason.OUT_OF_PLACE, Place(10, 20))}
    reading = after(frog(), Look(VIEW, None, stray), frog(), frog()).settled()
    assert reading is not None
    assert reading.sure


def test_one_doubtful_spot_keeps_the_reading_from_being_sure() -> None:
    look = good(pocket_0=FROG, pocket_1=Unsure(Reason.FACE_DOWN))
    reading = after(look, look, look).settled()
    assert reading is not None
    assert reading.kinds() == ("tile.frog",)
    assert not reading.sure


def test_pieces_come_in_reading_order() -> None:
    spots = {
        "pocket 3": Piece("answer.luck", Place(20, 45.2)),
        "pocket 2": Piece("answer.fire", Place(-60, 44.1)),
        "pocket 1": Piece("tile.fern", Place(35, -23)),
        "pocket 0": Piece("tile.frog", Place(-35, -21)),
    }
    reading = after(*[Look(VIEW, None, spots)] * 3).settled()
    assert reading is not None
    assert reading.kinds() == ("tile.frog", "tile.fern", "answer.fire", "answer.luck")


@pytest.mark.parametrize("reason", [Reason.DARK, Reason.BRIGHT])
def test_light_at_its_limit_ends_a_look_only_where_the_whole_frame_is_refused(reason: Reason) -> None:
    assert after(*[unsure(reason)] * 4).settled() is None
    reading = after(*[unsure(reason)] * 4, frog(), frog(), frog()).settled()
    assert reading is not None
    assert reading.kinds() == ("tile.frog",)
    assert after(*[unsure(reason)] * 4).conclusion().unsure[0].reason is reason
    assert after(*[refused(reason)] * 3).settled() is not None
