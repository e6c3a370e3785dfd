# SPDX-License-Identifier: MIT
"""Single frames of the tray: what is right is read, and whatever is not gets its reason."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from stage import (
    ANSWERS,
    GAME,
    LARGE,
    LEVEL_ONE,
    TILES,
    blurred,
    camera,
    in_pocket,
    kinds,
    paper_camera,
    reasons,
    seen,
    showing,
)

from aludel.frame import Frame
from aludel.pieces import catalogue
from aludel.pieces.shapes import Drawing, fill, rectangle, turned
from aludel.reading import Piece, Reason
from aludel.sight.geometry import optics
from aludel.twin.holder import Lying, Thing, TrayContents, half_out

# What is right


@pytest.mark.parametrize("kind", sorted(TILES))
@pytest.mark.parametrize("turn", [0, 90, 184, 266])
def test_every_tile_is_read_every_way_round(kind: str, turn: float) -> None:
    looked = seen(showing(in_pocket(kind, 1, turn)))
    assert (kinds(looked), reasons(looked)) == ([kind], [])


@pytest.mark.parametrize("kind", sorted(ANSWERS))
def test_every_answer_token_is_read(kind: str) -> None:
    looked = seen(showing(in_pocket(kind, 3, 77.0)), ANSWERS)
    assert (kinds(looked), reasons(looked)) == ([kind], [])


@pytest.mark.parametrize("kind", sorted(LARGE))
@pytest.mark.parametrize("at", [(0.0, 0.0, 0.0), (14.0, -11.0, 13.0)])
def test_every_large_tile_is_read_anywhere_near_the_middle(kind: str, at: tuple[float, float, float]) -> None:
    looked = seen(showing(Lying(kind, *at)), LARGE)
    assert (kinds(looked), reasons(looked)) == ([kind], [])


def test_a_full_tray_is_read_in_order() -> None:
    pieces = [in_pocket("tile.fern", 0), in_pocket("tile.fern", 1, 90)]
    tokens = ("answer.frog", "answer.fire", "answer.luck", "answer.flying")
    pieces += [in_pocket(kind, number + 2, 50.0 * number) for number, kind in enumerate(tokens)]
    looked = seen(showing(*pieces), TILES | ANSWERS)
    assert kinds(looked) == sorted(piece.kind for piece in pieces)
    assert reasons(looked) == []


def test_an_empty_tray_is_empty_and_sure() -> None:
    for allowed in (TILES, ANSWERS, LARGE, LEVEL_ONE):
        looked = seen(showing(), allowed)
        assert (kinds(looked), reasons(looked)) == ([], [])


def test_the_place_is_told_in_millimetres_of_the_tray() -> None:
    """The tray itself has 0.5 mm of play in its tunnel, each way."""
    piece = Lying("tile.foot", -34.0, -21.2, 93.0)
    (read,) = [v for v in seen(showing(piece)).verdicts.values() if isinstance(v, Piece)]
    assert (read.place.x, read.place.y) == pytest.approx((piece.x, piece.y), abs=0.5 * 2**0.5 + 0.1)
    assert read.place.angle == pytest.approx(93.0, abs=1.5)
    assert read.margin > 2


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("condition", ["clean", "noise-30", "light-012", "tilt-10", "glare-15", "blur-1"])
def test_printed_pieces_are_read_in_working_conditions(condition: str, seed: int) -> None:
    eye = paper_camera(condition, seed)
    eye.lay(["tile.frog", "tile.scorpion"])
    looked = seen(eye.capture(1.0))
    assert (kinds(looked), reasons(looked)) == (["tile.frog", "tile.scorpion"], [])


# What is refused, and why


def test_a_kind_that_is_not_allowed_is_unknown() -> None:
    frog = showing(in_pocket("tile.frog"))
    assert reasons(seen(frog, TILES - {"tile.frog"})) == ["unknown"]
    assert reasons(seen(frog, LARGE)) != []
    assert reasons(seen(showing(in_pocket("answer.frog", 2)), TILES)) == ["unknown"]
    assert reasons(seen(showing(in_pocket("theory.frog", 2)), ANSWERS)) == ["unknown"]


def test_blank_card_is_unknown() -> None:
    blank = fill((250, 250, 245), catalogue.outline("tile"))
    assert reasons(seen(showing(in_pocket("tile.blank"), fakes={"tile.blank": blank}))) == ["unknown"]


def tag(kind: str, number: int) -> Drawing:
    """A tag on its own white ground, to be laid over a face."""
    place = catalogue.spec(GAME, "tile.frog").tags[number]
    return white(place) + catalogue.tag(GAME, kind, place)


def white(place: catalogue.TagPlace) -> Drawing:
    half = place.side / 2 + 1.2
    corners = rectangle(place.x - half, place.y - half, place.x + half, place.y + half)
    return fill((255, 255, 255), corners)


CARD = fill((250, 250, 245), catalogue.outline("tile"))
FAKES = {
    "tile.frog-on-fern": catalogue.face(GAME, "tile.fern") + tag("tile.frog", 0) + tag("tile.frog", 1),
    "tile.two-tags": catalogue.face(GAME, "tile.frog") + tag("tile.fern", 1),
    "tile.copied-tag": CARD + tag("tile.frog", 0) + tag("tile.frog", 1),
    "tile.one-copied-tag": CARD + tag("tile.frog", 0),
    "tile.turned-art": turned(catalogue.face(GAME, "tile.frog"), 180) + tag("tile.frog", 0) + tag("tile.frog", 1),
    "tile.fern-with-one-frog-tag": catalogue.face(GAME, "tile.fern") + tag("tile.frog", 0),
    "tile.fern-with-a-lone-frog-tag": (
        catalogue.face(GAME, "tile.fern") + tag("tile.frog", 0) + white(catalogue.spec(GAME, "tile.frog").tags[1])
    ),
}


@pytest.mark.parametrize("fake", sorted(FAKES))
@pytest.mark.parametrize("condition", ["perfect", "clean", "noise-30"])
def test_tags_and_art_that_contradict_each_other_are_never_read(fake: str, condition: str) -> None:
    looked = seen(showing(in_pocket(fake), condition=condition, fakes=FAKES))
    assert (kinds(looked), reasons(looked)) == ([], ["disagree"])


def test_tags_in_the_wrong_corners_are_never_read() -> None:
    one, other = catalogue.spec(GAME, "tile.frog").tags
    wrong = replace(one, x=-one.x)
    face = catalogue.face(GAME, "tile.frog") + white(other) + white(wrong) + catalogue.tag(GAME, "tile.frog", wrong)
    looked = seen(showing(in_pocket("tile.moved"), fakes={"tile.moved": face}))
    assert (kinds(looked), reasons(looked)) == ([], ["disagree"])


def test_a_token_in_a_tile_pocket_is_out_of_place() -> None:
    assert reasons(seen(showing(in_pocket("answer.frog", 0)), TILES | ANSWERS)) == ["out-of-place"]


@pytest.mark.parametrize("kind, allowed, number", [("tile.frog", TILES, 0), ("answer.fire", ANSWERS, 4)])
@pytest.mark.parametrize("turn", [0, 93])
def test_face_down(kind: str, allowed: frozenset[str], number: int, turn: float) -> None:
    piece = replace(in_pocket(kind, number, turn), face_up=False)
    assert reasons(seen(showing(piece), allowed)) == ["face-down"]


def test_a_large_tile_face_down() -> None:
    assert reasons(seen(showing(Lying("customer.fire", 3.0, 2.0, 5.0, face_up=False)), LARGE)) == ["face-down"]


@pytest.mark.parametrize("kind, allowed, number", [("tile.frog", TILES, 0), ("answer.fire", ANSWERS, 4)])
def test_mirrored(kind: str, allowed: frozenset[str], number: int) -> None:
    assert reasons(seen(showing(replace(in_pocket(kind, number), mirrored=True)), allowed)) == ["mirrored"]


@pytest.mark.parametrize("seed", range(6))
def test_a_piece_half_out_of_its_pocket_is_not_read(seed: int) -> None:
    piece = half_out(in_pocket("tile.frog", 1), np.random.default_rng(seed))
    looked = seen(showing(piece))
    assert kinds(looked) == []
    assert "out-of-place" in reasons(looked)


@pytest.mark.parametrize("what", ["coin", "paper"])
def test_a_thing_on_the_bare_tray_is_out_of_place(what: str) -> None:
    eye = camera("perfect")
    eye.put([in_pocket("tile.frog")], TrayContents(things=(Thing(what, 88.0, 20.0, 18.0),)))
    looked = seen(eye.capture(1.0))
    assert kinds(looked) == ["tile.frog"]
    assert reasons(looked) == ["out-of-place"]


def test_a_crumb_does_not_matter() -> None:
    eye = camera("perfect")
    eye.put([in_pocket("tile.frog")], TrayContents(things=(Thing("crumb", 88.0, 20.0, 1.5),)))
    assert reasons(seen(eye.capture(1.0))) == []


def painted(frame: Frame, x: float, y: float, side: float, level: int) -> Frame:
    """The frame with a square of one level laid over the tray."""
    pixels = frame.pixels.copy()
    optics().box(x, y, side).of(pixels)[...] = level
    return Frame(pixels, frame.encoding, frame.number, frame.taken)


def test_a_cover_over_the_middle_is_refused_or_read_right() -> None:
    frog, pocket = showing(in_pocket("tile.frog")), optics().pockets[0]
    for side in (4, 8, 12, 16, 20, 24, 30, 38):
        for level in (20, 110, 200):
            looked = seen(painted(frog, pocket.x, pocket.y, side, level))
            assert kinds(looked) in ([], ["tile.frog"])
            assert len(kinds(looked)) + len(reasons(looked)) >= 1
    assert reasons(seen(painted(frog, pocket.x, pocket.y, 26, 110))) == ["covered"]


def test_a_dark_sleeve_over_a_pocket_is_not_an_empty_pocket() -> None:
    pocket = optics().pockets[1]
    looked = seen(painted(showing(in_pocket("tile.frog")), pocket.x, pocket.y, 60, 12))
    assert "covered" in reasons(looked)


def test_the_edge_of_a_shadow_over_an_empty_pocket_is_not_an_empty_pocket() -> None:
    frame, pocket = showing(in_pocket("tile.frog")), optics().pockets[1]
    box = optics().box(pocket.x + 12, pocket.y, 40)
    pixels = frame.pixels.copy()
    box.of(pixels)[...] = (box.of(pixels) * 0.5).astype(np.uint8)
    assert "covered" in reasons(seen(Frame(pixels, "nv12", 0, 0.0)))


@pytest.mark.parametrize("share", [0.15, 0.3, 0.5])
def test_a_tile_in_deep_shade_is_not_an_empty_pocket(share: float) -> None:
    frame, pocket = showing(in_pocket("tile.mushroom"), in_pocket("tile.frog", 1)), optics().pockets[1]
    box = optics().box(pocket.x, pocket.y, 56)
    pixels = frame.pixels.copy()
    box.of(pixels)[...] = (box.of(pixels) * share).astype(np.uint8)
    looked = seen(Frame(pixels, "nv12", 0, 0.0), TILES | {"tile.mushroom"})
    assert "tile.frog" in kinds(looked) or reasons(looked)


@pytest.mark.parametrize("sigma", [4, 6])
@pytest.mark.parametrize("condition", ["perfect", "clean"])
def test_blur(condition: str, sigma: float) -> None:
    looked = seen(blurred(showing(in_pocket("tile.frog"), condition=condition), sigma))
    assert (kinds(looked), reasons(looked)) == ([], ["blur"])


def test_glare() -> None:
    frame, pocket = showing(in_pocket("tile.frog")), optics().pockets[0]
    looked = seen(painted(frame, pocket.x, pocket.y, 22, 255))
    assert (kinds(looked), reasons(looked)) == ([], ["glare"])


def test_moved() -> None:
    first = seen(showing(in_pocket("tile.frog")))
    second = seen(showing(replace(in_pocket("tile.frog"), x=-33.6)), before=first)
    assert second.refused is Reason.MOVED


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("condition", ["shadow", "finger", "glare-30", "glare-tile", "light-005", "blur-2", "any"])
def test_the_worst_is_refused_or_read_right(condition: str, seed: int) -> None:
    eye = paper_camera(condition, seed)
    eye.lay(["tile.frog", "tile.fern"])
    looked = seen(eye.capture(1.0))
    assert set(kinds(looked)) <= {"tile.frog", "tile.fern"}
    assert len(kinds(looked)) == 2 or reasons(looked)


# Properties


FULL = showing(in_pocket("tile.fern", 0), in_pocket("tile.foot", 1, 90), in_pocket("answer.luck", 2, 33))


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.frozensets(st.sampled_from(sorted(TILES | ANSWERS))))
def test_a_reading_never_names_what_is_not_allowed(allowed: frozenset[str]) -> None:
    looked = seen(FULL, allowed)
    there = {"tile.fern", "tile.foot", "answer.luck"}
    assert set(kinds(looked)) == allowed & there
    assert reasons(looked) == ["unknown"] * len(there - allowed)


@settings(max_examples=10, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.permutations(sorted(TILES | ANSWERS)))
def test_the_order_of_the_allowed_kinds_changes_nothing(order: list[str]) -> None:
    expected = seen(FULL, TILES | ANSWERS)
    again = seen(FULL, frozenset(order))
    assert dict(again.verdicts) == dict(expected.verdicts)


@pytest.mark.parametrize(
    "over, under, away", [("answer.love", "answer.fire", 4.5), ("answer.love", "theory.fern", 7.0)]
)
@pytest.mark.parametrize("heading", range(0, 360, 60))
def test_a_token_that_another_looks_out_from_under_is_not_all_that_lies_there(over, under, away, heading) -> None:
    """Read alone, the one above would be told for sure and the other be missed."""
    pocket = optics().pockets[3]
    turn = np.radians(heading)
    below = Lying(under, pocket.x - away * np.cos(turn) / 2, pocket.y - away * np.sin(turn) / 2, 30.0)
    above = Lying(over, pocket.x + away * np.cos(turn) / 2, pocket.y + away * np.sin(turn) / 2, 200.0)
    looked = seen(showing(below, above), frozenset({over, "answer.fire"}))
    assert kinds(looked) == []
    assert reasons(looked) != []


def test_large_pieces_over_each_other_are_refused() -> None:
    below, above = Lying("customer.fire", -8.0, 0.0, 0.0), Lying("customer.luck", 8.0, 4.0, 3.0)
    looked = seen(showing(below, above), LARGE)
    assert kinds(looked) == []
    assert reasons(looked) != []
