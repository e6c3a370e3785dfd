# SPDX-License-Identifier: MIT
"""The trays that recognition is measured with: all kinds, in the prompts' combinations, and what lies wrongly."""

from __future__ import annotations

import numpy as np
import pytest

from aludel.bench import trays
from aludel.bench.recognition import Shares, most_wrong, together
from aludel.pieces import tags as printed
from aludel.reading import Piece, Place, Reading, Reason, Unsure
from aludel.twin.scene import Face

MANY = 400
HERE = Place(0.0, 0.0)


def drawn(number=MANY, seed=3):
    rng = np.random.default_rng(seed)
    return [trays.draw(rng) for _ in range(number)]


def reading(*kinds, unsure=()):
    return Reading(tuple(Piece(kind, HERE) for kind in kinds), tuple(Unsure(reason) for reason in unsure))


def test_the_prompts_together_ask_for_every_kind_of_the_table():
    asked = frozenset().union(*(slot for menu in trays.menus() for slot in menu.slots))
    assert asked == printed.kinds(trays.CODE)


def test_every_sort_and_every_way_to_lie_wrongly_is_drawn():
    sorts = {tray.sort for tray in drawn()}
    assert {menu.sort for menu in trays.menus()} < sorts
    assert len(sorts) == len(trays.menus()) + len(trays.HOSTILE)


def test_a_tray_asks_for_what_may_be_named():
    for tray in drawn():
        assert set(tray.right) <= tray.allowed
        assert not set(tray.right) - set(tray.lying)


def test_a_theory_is_an_ingredient_and_different_potions():
    rng = np.random.default_rng(1)
    for _ in range(50):
        ingredient, *potions = trays.menu("theory-3").tray(rng).lying
        assert ingredient.replace("answer.", "tile.") in printed.kinds(trays.CODE)
        assert len(set(potions)) == 3
        assert not any(potion.replace("answer.", "tile.") in printed.kinds(trays.CODE) for potion in potions)


def test_trays_of_one_seed_are_the_same():
    assert drawn(50) == drawn(50)


@pytest.mark.parametrize(
    ("told", "outcome"),
    [
        (reading("a", "b"), "right"),
        (reading("a", unsure=[Reason.BLUR]), "refused"),
        (reading(unsure=[Reason.DARK]), "refused"),
        (reading("a"), "wrong"),
        (reading(), "wrong"),
        (reading("a", "a"), "wrong"),
        (reading("c", unsure=[Reason.BLUR]), "wrong"),
    ],
)
def test_a_reading_is_wrong_when_it_names_or_misses_a_piece_for_sure(told, outcome):
    assert trays.Tray("any", ("a", "b"), ("a", "b"), frozenset("abc")).outcome(told) == outcome


def test_a_piece_that_may_not_be_named_must_be_refused():
    tray = trays.Tray("any", ("a", "b"), ("a",), frozenset("a"))
    assert tray.outcome(reading("a")) == "wrong"
    assert tray.outcome(reading("a", unsure=[Reason.UNKNOWN])) == "refused"


class Plain:
    """Faces of one tone for each kind and side."""

    def face(self, kind, copy, face_up):
        tone = 10 * len(kind) + (100 if face_up else 0)
        return Face(np.full((480, 480, 3), tone, np.uint8), 10.0, 44.0, False)

    def copies(self, kind):
        return 3

    def tags(self, kind):
        return [(0.0, 0.0)]


def test_a_sticker_covers_the_tags_and_nothing_else():
    stuck, plain = trays.Stuck(Plain()), Plain()
    seen = stuck.face("tile.frog+tile.feather", 0, True).pixels
    below, above = (plain.face(kind, 0, True).pixels[0, 0, 0] for kind in ("tile.frog", "tile.feather"))
    assert set(np.unique(seen)) == {below, above}
    assert 0.1 < (seen == above).mean() < 0.3
    bare = stuck.face("tile.frog++tile.feather", 0, True).pixels
    assert bare[240, 240, 0] == plain.face("tile.frog", 0, False).pixels[0, 0, 0]
    assert (stuck.face("tile.frog", 0, True).pixels == below).all()


def test_none_wrong_leaves_a_bound_and_some_wrong_none():
    assert most_wrong(0, 20000) == pytest.approx(3 / 20000, rel=0.01)
    assert most_wrong(1, 20000) is None
    assert most_wrong(0, 0) is None


def test_shares_add_up():
    tray = trays.Tray("any", ("a",), ("a",), frozenset("ab"))
    one, other = Shares(), Shares()
    one.count(reading("a"), tray)
    other.count(reading("b"), tray)
    other.count(reading(unsure=[Reason.BLUR]), tray)
    both = together([one, other]).json()
    assert (both["trays"], both["right"], both["wrong"]) == (3, 0.3333, 1)
    assert both["refused"] == {"blur": 0.3333}
