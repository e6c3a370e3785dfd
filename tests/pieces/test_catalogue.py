# SPDX-License-Identifier: MIT
"""Faces, backs and where things lie on them."""

from itertools import product

import cv2
import numpy as np
import pytest
from tests.pieces.detecting import detector

from aludel.games.little_alchemists import data
from aludel.house import shared_toml
from aludel.pieces import catalogue, raster, tags
from aludel.pieces.art import FIGURES
from aludel.pieces.art.pets import BADGE
from aludel.pieces.art.potions import SYMBOLS, badge
from aludel.pieces.art.seats import SEATS
from aludel.pieces.art.theories import RAYS
from aludel.pieces.shapes import extent

PX = 16
SIZES = shared_toml("enclosure/optics.toml")["pieces"]
DRAWN = sorted(tags.kinds("la"))
PETS = data.table("pets")["pet"]


def picture(kind, **options):
    size = catalogue.spec("la", kind).size
    return raster.rasterise(catalogue.face("la", kind, **options), size, size, PX)


def window(kind, place, half):
    """The square of `half` mm about a tag, out of the face."""
    middle = catalogue.spec("la", kind).size / 2
    (left, top), (right, bottom) = (
        [round((value + middle + side * half) * PX) for value in (place.x, place.y)] for side in (-1, 1)
    )
    return picture(kind)[max(top, 0) : bottom, max(left, 0) : right]


def test_tiles_answers_and_theories_are_of_the_same_things():
    assert len([kind for kind in DRAWN if kind.startswith("tile.")]) == 8
    assert {kind.split(".")[1] for kind in DRAWN if kind.startswith("answer.")} == set(FIGURES)
    assert {kind.split(".")[1] for kind in DRAWN if kind.startswith("theory.")} == set(RAYS)


def shape_of(drawing):
    """What a drawing is, wherever it lies: colours, and points seen from its first one."""
    left, top = drawing[0].rings[0][0]
    rings = [[[(round(x - left, 6), round(y - top, 6)) for x, y in ring] for ring in one.rings] for one in drawing]
    return [one.colour for one in drawing], rings


def shows(face, sign):
    length = len(sign)
    return sum(shape_of(face[at : at + length]) == shape_of(sign) for at in range(len(face) - length + 1))


@pytest.mark.parametrize("entry", PETS, ids=[entry["name"] for entry in PETS])
def test_a_pet_shows_the_potions_that_it_likes_and_no_others(entry):
    face = catalogue.face("la", f"pet.{entry['name']}")
    shown = {potion: shows(face, badge(potion, BADGE)) for potion in SYMBOLS}
    assert shown == {potion: int(potion in entry["likes"]) for potion in SYMBOLS}


def test_every_pet_of_the_game_is_drawn():
    assert {f"pet.{entry['name']}" for entry in PETS} == {kind for kind in DRAWN if kind.startswith("pet.")}


@pytest.mark.parametrize("kind", DRAWN)
def test_sizes_are_those_of_the_optics(kind):
    where = catalogue.spec("la", kind)
    assert where.size == SIZES[where.shape]
    assert {place.side for place in where.tags} == {SIZES["tag"]}
    assert len(where.tags) == (1 if where.shape == "token" else 2)


@pytest.mark.parametrize("kind", DRAWN)
def test_each_tag_has_a_white_quiet_zone_of_a_cell(kind):
    for place in catalogue.spec("la", kind).tags:
        cell = place.side / tags.CELLS
        zone = window(kind, place, place.side / 2 + cell)
        inner = int(cell * PX) - 1
        zone[inner:-inner, inner:-inner] = 255
        assert zone.min() == 255


@pytest.mark.parametrize("kind", DRAWN)
def test_tags_and_quiet_zones_survive_a_cut_one_millimetre_off(kind):
    where = catalogue.spec("la", kind)
    for place in where.tags:
        reach = place.side / 2 + place.side / tags.CELLS
        corners = [(abs(place.x) + reach, abs(place.y) + reach)]
        far = max(np.hypot(*c) if where.shape == "token" else max(c) for c in corners)
        assert far <= where.size / 2 - catalogue.CUT + 1e-6


@pytest.mark.parametrize("kind", DRAWN)
def test_tags_are_upright_and_say_the_kind(kind):
    size = catalogue.spec("la", kind).size
    found_by = detector()
    around = cv2.copyMakeBorder(picture(kind), 20, 20, 20, 20, cv2.BORDER_CONSTANT, value=(70, 70, 70))
    corners, ids, _ = found_by.detectMarkers(around)
    found = {tuple(np.round((c[0].mean(axis=0) - 20) / PX - size / 2, 0)): c[0] for c in corners}
    wanted = {tuple(np.round((p.x, p.y), 0)) for p in catalogue.spec("la", kind).tags}
    assert set(found) == wanted
    assert set(ids.ravel().tolist()) == {tags.tag_id("la", kind)}
    for quad in found.values():
        top_left, top_right = quad[0], quad[1]
        assert top_right[0] - top_left[0] == pytest.approx(SIZES["tag"] * PX, abs=3)
        assert top_right[1] - top_left[1] == pytest.approx(0, abs=3)


@pytest.mark.parametrize("kind", DRAWN)
def test_nothing_is_drawn_beyond_the_edge(kind):
    half = catalogue.spec("la", kind).size / 2 + 1e-6
    left, top, right, bottom = extent(catalogue.face("la", kind, seat="red" if kind.startswith("answer") else None))
    assert min(left, top) >= -half
    assert max(right, bottom) <= half


MARKED = list(product(["tile.frog", "tile.fern", "tile.mandrake"], [*catalogue.MARKS, None], ["star", "moon", None]))


@pytest.mark.parametrize(("kind", "mark", "leaves"), [row for row in MARKED if row[1:] != (None, None)])
def test_a_mark_changes_only_what_is_to_be_ignored(kind, mark, leaves):
    changed = cv2.absdiff(picture(kind), picture(kind, mark=mark, leaves=leaves)).max(axis=2) > 0
    where = catalogue.spec("la", kind)
    for number, disc in enumerate(where.ignore):
        middle = [round((value + where.size / 2) * PX) for value in (disc.x, disc.y)]
        inside = np.zeros(changed.shape, np.uint8)
        cv2.circle(inside, middle, round(disc.radius * PX), 1, -1)
        assert changed[inside > 0].any() == (number < bool(mark) + bool(leaves))
        changed &= inside == 0
    assert not changed.any()


def test_star_and_moon_look_different_in_grey():
    star, moon = (cv2.cvtColor(picture("tile.frog", leaves=sign), cv2.COLOR_BGR2GRAY) for sign in ("star", "moon"))
    assert (cv2.absdiff(star, moon) > 60).sum() / PX**2 > 1.0


@pytest.mark.parametrize("seat", SEATS)
def test_a_seat_changes_only_the_rim_of_a_token(seat):
    changed = cv2.absdiff(picture("answer.frog"), picture("answer.frog", seat=seat)).max(axis=2) > 0
    y, x = np.nonzero(changed)
    radius = np.hypot(x + 0.5 - 12.5 * PX, y + 0.5 - 12.5 * PX) / PX
    assert radius.min() >= catalogue.spec("la", "answer.frog").size / 2 - catalogue.RIM - 0.1


@pytest.mark.parametrize("kind", [kind for kind in DRAWN if kind.startswith("theory")])
def test_theory_tokens_have_a_rim_to_cut_along(kind):
    ring = [round((12.5 + 11.9 * value) * PX) for turn in range(0, 360, 15) for value in (np.cos(turn), np.sin(turn))]
    assert all(picture(kind)[y, x].max() < 140 for x, y in zip(ring[::2], ring[1::2], strict=True))


@pytest.mark.parametrize("shape", ["tile", "token", "large"])
def test_backs_carry_no_tag_and_look_the_same_after_half_a_turn(shape):
    size = catalogue.size_of(shape)
    drawn = raster.rasterise(catalogue.back("la", shape), size, size, PX)
    found_by = detector()
    assert found_by.detectMarkers(drawn)[1] is None
    assert cv2.absdiff(drawn, np.ascontiguousarray(np.rot90(drawn, 2))).mean() < 1
    assert drawn.std() > 40


def test_backs_of_two_seats_differ_in_shape_too():
    def grey(seat):
        back = raster.rasterise(catalogue.back("la", "token", seat), 25, 25, PX)
        return (cv2.cvtColor(back, cv2.COLOR_BGR2GRAY)[120:280, 120:280] > 250).astype(int)

    for first, second in product(SEATS, SEATS):
        if first < second:
            assert np.abs(grey(first) - grey(second)).mean() > 0.03, (first, second)


def test_unknown_kinds_are_refused():
    for kind in ("tile.dragon", "answer.powerless", "nothing"):
        with pytest.raises(KeyError):
            catalogue.spec("la", kind)
