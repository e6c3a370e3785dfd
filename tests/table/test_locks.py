# SPDX-License-Identifier: MIT
"""Where keys go: the next locked box in order, what is over to the one after, then the trophies."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aludel.games.campaign import Box, Campaign
from aludel.games.referee import registry
from aludel.journal.campaign import Gain, Progress
from aludel.table.locks import by_card, is_open, locked, settle

PLAN = registry()["little-alchemists"].campaign()
NEW = Progress(1, "little-alchemists")
LOCKS = [(3, 3), (4, 4), (5, 4), (6, 5), (7, 6)]
ORDER = [*((f"box.{level}", keys) for level, keys in LOCKS), ("bronze", 6), ("silver", 6), ("gold", 6)]
BOXES = [box.kind for box in PLAN.boxes]


def after(had, gain):
    """Progress with a gain added, as the campaign book adds it."""
    return Progress(
        had.number,
        had.game,
        levels=had.levels | set(gain.levels),
        exams=had.exams | set(gain.exams),
        keys=max(0, had.keys + gain.keys),
        boxes=had.boxes | set(gain.boxes),
        trophies=had.trophies | set(gain.trophies),
    )


def told(settled):
    return [(said.key, dict(said.args)) for said in settled.told]


def test_the_locks_are_those_of_the_boxes():
    assert [(box.level, box.keys) for box in PLAN.boxes] == [(2, 0), *LOCKS]
    assert [(trophy.name, trophy.keys) for trophy in PLAN.trophies] == [("bronze", 6), ("silver", 6), ("gold", 6)]


def test_a_passed_exam_opens_level_2_and_its_box():
    settled = settle(PLAN, NEW, 1, {"exam": 1})
    assert settled.gain == Gain(levels=(2,), exams=(1,), boxes=("box.2",))
    assert told(settled) == [("table-box-open", {"level": 2})]


def test_an_exam_passed_again_opens_nothing_anew():
    had = after(NEW, settle(PLAN, NEW, 1, {"exam": 1}).gain)
    assert told(settle(PLAN, had, 1, {"exam": 1})) == []


def test_a_game_that_earned_nothing_brings_nothing():
    assert settle(PLAN, NEW, 3, {}) == (Gain(), ())


def test_keys_lie_on_the_next_box_until_it_is_full():
    settled = settle(PLAN, NEW, 2, {"keys": 2})
    assert settled.gain == Gain(keys=2)
    assert told(settled) == [("table-keys", {"count": 2, "level": 3}), ("table-locks-left", {"count": 1})]


def test_what_is_over_goes_on_to_the_next_box():
    had = after(NEW, Gain(keys=2))
    settled = settle(PLAN, had, 2, {"keys": 4})
    assert settled.gain == Gain(keys=1, levels=(3,), boxes=("box.3",))
    assert after(had, settled.gain).keys == 3
    assert told(settled) == [
        ("table-keys", {"count": 1, "level": 3}),
        ("table-box-open", {"level": 3}),
        ("table-keys", {"count": 3, "level": 4}),
        ("table-locks-left", {"count": 1}),
    ]


def test_one_ending_may_open_several_boxes():
    settled = settle(PLAN, NEW, 2, {"keys": 7})
    assert settled.gain == Gain(levels=(3, 4), boxes=("box.3", "box.4"))
    assert [key for key, _ in told(settled)] == ["table-keys", "table-box-open"] * 2


def test_trophies_follow_the_boxes_and_then_keys_are_left_over():
    had = Progress(1, "little-alchemists", levels=frozenset(range(2, 8)), keys=5)
    settled = settle(PLAN, had, 7, {"keys": 2})
    assert settled.gain == Gain(keys=-4, trophies=("bronze",))
    assert told(settled) == [
        ("table-line", {"count": 1, "trophy": "bronze"}),
        ("table-trophy", {"trophy": "bronze"}),
        ("table-line", {"count": 1, "trophy": "silver"}),
        ("table-locks-left", {"count": 5}),
    ]
    had = Progress(1, "x", levels=frozenset(range(2, 8)), trophies=frozenset({"bronze", "silver", "gold"}))
    assert told(settle(PLAN, had, 7, {"keys": 3})) == [("table-keys-spare", {"count": 3})]


def test_a_box_opened_by_its_card_is_skipped_by_later_keys():
    had = after(NEW, by_card(PLAN, NEW, PLAN.boxes[1]).gain)
    assert is_open(PLAN.boxes[1], had)
    assert told(settle(PLAN, had, 2, {"keys": 1}))[0] == ("table-keys", {"count": 1, "level": 4})


def test_keys_that_lie_on_a_box_opened_by_card_stay_there():
    had = after(NEW, Gain(keys=2))
    assert after(had, by_card(PLAN, had, PLAN.boxes[1]).gain).keys == 0
    assert after(had, by_card(PLAN, had, PLAN.boxes[4]).gain).keys == 2


def test_a_level_opened_before_there_were_boxes_counts_as_an_open_box():
    had = Progress(1, "little-alchemists", levels=frozenset({2}), exams=frozenset({1}))
    assert told(settle(PLAN, had, 1, {"exam": 1})) == []


def test_a_game_without_boxes_keeps_keys_and_opens_the_level_after_its_exam():
    assert settle(Campaign(), NEW, 1, {"exam": 1, "keys": 2}) == (Gain(levels=(2,), exams=(1,), keys=2), ())


def test_fewer_locks_than_keys_lie_there_open_at_once():
    """The data of a box may change between two games."""
    plan = Campaign((Box("box.3", 3, 3), Box("box.4", 4, 4)))
    had = Progress(1, "x", keys=5)
    settled = settle(plan, had, 2, {"keys": 1})
    assert settled.gain.boxes == ("box.3",)
    assert after(had, settled.gain).keys == 3
    assert told(settled) == [
        ("table-box-open", {"level": 3}),
        ("table-keys", {"count": 1, "level": 4}),
        ("table-locks-left", {"count": 1}),
    ]


ALL_OPEN = Progress(
    1,
    "little-alchemists",
    levels=frozenset(range(2, 8)),
    boxes=frozenset(BOXES),
    trophies=frozenset({"bronze", "silver", "gold"}),
)


def test_keys_that_are_over_when_everything_is_open_are_told_and_not_kept():
    had = ALL_OPEN
    for won in (3, 1, 4):
        settled = settle(PLAN, had, 7, {"keys": won})
        assert told(settled) == [("table-keys-spare", {"count": won})]
        had = after(had, settled.gain)
        assert had == ALL_OPEN
    assert settle(PLAN, replace(ALL_OPEN, keys=9), 7, {"keys": 2}).gain == Gain(keys=-9), "nor those kept before"
    assert settle(PLAN, replace(ALL_OPEN, keys=9), 7, {}) == (Gain(), ())


def test_what_is_over_after_the_last_line_is_not_kept():
    had = replace(ALL_OPEN, keys=5, trophies=frozenset({"bronze", "silver"}))
    settled = settle(PLAN, had, 7, {"keys": 3})
    assert after(had, settled.gain) == ALL_OPEN
    assert told(settled) == [
        ("table-line", {"count": 1, "trophy": "gold"}),
        ("table-trophy", {"trophy": "gold"}),
        ("table-keys-spare", {"count": 2}),
    ]


@pytest.mark.parametrize(("lost", "lying"), [("gold", 6), ("bronze", 6), ("gold", 30)])
def test_a_trophy_whose_row_was_lost_comes_back_without_a_key_being_put(lost, lying):
    """As many keys as its line has locks may lie there: they were won before and came back with the loss."""
    had = replace(ALL_OPEN, keys=lying, trophies=ALL_OPEN.trophies - {lost})
    settled = settle(PLAN, had, 7, {"keys": 2})
    assert after(had, settled.gain) == ALL_OPEN
    assert told(settled) == [("table-trophy", {"trophy": lost}), ("table-keys-spare", {"count": 2})]


@given(
    st.integers(0, 60),
    st.integers(0, 12),
    st.sets(st.sampled_from(BOXES)),
    st.sets(st.sampled_from(["bronze", "silver", "gold"])),
)
def test_whatever_was_lost_no_line_tells_of_no_key(lying, won, boxes, trophies):
    had = Progress(1, "x", keys=lying, boxes=frozenset(boxes), trophies=frozenset(trophies))
    settled = settle(PLAN, had, 2, {"keys": won})
    assert all(args["count"] > 0 for _, args in told(settled) if "count" in args)
    now = after(had, settled.gain)
    assert had.keys + settled.gain.keys >= 0
    assert bool(settled.gain.trophies) == ("table-trophy" in [key for key, _ in told(settled)])
    if won:
        assert now.keys < max([0, *(target.keys for target in locked(PLAN, now)[:1])]) or now.keys == 0


@given(st.lists(st.one_of(st.integers(0, 7), st.sampled_from(BOXES)), max_size=40))
def test_against_keys_put_on_locks_one_by_one(deeds):
    """A plain model: each key goes on the first line that is neither full nor opened."""
    had, lines, opened = NEW, Counter(), set()
    for deed in deeds:
        if isinstance(deed, str):
            box = next(box for box in PLAN.boxes if box.kind == deed)
            if not is_open(box, had):
                had = after(had, by_card(PLAN, had, box).gain)
            opened.add(deed)
            continue
        gain = settle(PLAN, had, 2, {"keys": deed}).gain
        for _ in range(deed):
            line = next((name for name, _ in ORDER if name not in opened), "spare")
            lines[line] += 1
            opened |= {line} & {name for name, keys in ORDER if lines[name] == keys}
        had = after(had, gain)
    assert had.boxes | had.trophies == opened
    assert had.levels == {int(name[-1]) for name in opened if name in BOXES}
    loose = next((name for name, _ in ORDER if name not in opened), "spare")
    assert had.keys == (0 if loose == "spare" else lines[loose]), "only keys on closed locks are kept"


@pytest.mark.parametrize("keys", range(40))
def test_any_number_of_keys_at_once_is_as_many_one_by_one(keys):
    at_once = after(NEW, settle(PLAN, NEW, 2, {"keys": keys}).gain)
    step = NEW
    for _ in range(keys):
        step = after(step, settle(PLAN, step, 2, {"keys": 1}).gain)
    assert step == at_once
