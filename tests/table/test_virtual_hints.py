# SPDX-License-Identifier: MIT
"""What `hint` tells at the virtual table: few lines, grouped by their reasons, and an experiment within reach."""

from __future__ import annotations

import pytest

from aludel.games.little_alchemists.deduction import Deduction
from aludel.games.little_alchemists.hints import knowledge_of
from aludel.games.referee import registry
from aludel.twin.little_alchemists import hinted
from aludel.twin.little_alchemists.box import Tile
from aludel.twin.little_alchemists.look import look_of
from aludel.utterance import Utterance

from .test_virtual_levels import Seat

GAME = registry()["little-alchemists"]


@pytest.fixture
def school(tmp_path):
    """A game of level 3 by a person who plays every seat."""
    seat = Seat(tmp_path, 3)
    seat.start()
    yield seat
    seat.bench.close()


def told(seat, hints=None):
    """The lines of a hint for the seat on turn."""
    own = seat.bench.console.own(seat.bench.view()["turn"])
    look = look_of(seat.nature, own.seat, own.view)
    return [*hinted.lines(own.hints() if hints is None else hints, own.view, look, seat.words)]


def hold(seat, *names):
    """Give the red seat this hand."""
    seat.nature.hands[0][:] = [Tile(f"tile.{name}", at) for at, name in enumerate(names)]


def pair(one, other, potion, key="la-hint-pair"):
    return Utterance(key, {"ingredient": one, "other": other, "potion": potion})


def test_what_has_the_same_reasons_stands_together_and_its_reasons_once(school):
    reasons = [
        pair("frog", "foot", "love", "la-hint-because"),
        Utterance("la-hint-because-board", {"ingredient": "fern"}),
    ]
    hints = [pair("frog", "fern", "fire"), *reasons, pair("frog", "feather", "luck"), *reversed(reasons)]
    rows = ["  ".join(line.split()) for line in told(school, hints)]
    assert rows == [
        "certain  frog+fern=fire  potion  frog+feather=lucky  potion",
        "because  frog+chicken  foot=love  potion  theory  board:  fern",
    ]


def test_no_more_reasons_than_are_of_use_and_no_more_groups_with_reasons(school):
    kinds = school.bench.view()["kinds"]
    many = [pair("frog", other, "love", "la-hint-because") for other in kinds]
    hints = [pair("frog", "fern", "fire"), *many]
    for other in kinds:
        hints += [pair(other, "foot", "fire"), pair(other, "fern", "luck", "la-hint-because")]
    shown = "\n".join(told(school, hints))
    assert f"and {len(kinds) - hinted.MOST} more" in shown
    assert shown.count("because ") == hinted.MOST_GROUPS
    assert shown.count("=fire potion") == len(kinds) + 1


def test_an_experiment_is_one_that_the_hand_allows(school):
    hold(school, "frog", "fern", "foot")
    school.type("put 1 2", "", "")
    school.type("put 1 2", "", "")
    hold(school, "frog", "fern", "scorpion")
    state = school.bench.console.mode.session.state
    found = Deduction.of(state.rules.board, knowledge_of(state, 0))
    numbers = [state.rules.kind_index[name] for name in ("frog", "fern", "scorpion")]
    pairs = [(one, other) for one in numbers for other in numbers if one < other]
    best = {state.rules.kinds[kind] for kind in found.best_experiments(pairs)[0].pair}
    line = next(line for line in told(school) if "tell you the most" in line)
    assert {name for name in ("frog", "fern", "scorpion") if name in line} == best


def test_an_experiment_takes_a_market_tile_where_the_hand_teaches_nothing(school):
    hold(school, "frog", "frog", "frog")
    school.nature.market[:] = [Tile("tile.fern", 7)] * 5
    assert any("market tile, mix the frog and the fern" in " ".join(line.split()) for line in told(school))
    school.nature.coins[0] = 0
    assert not any("market tile" in " ".join(line.split()) for line in told(school))


def test_without_pieces_the_best_experiment_of_all_is_told(school):
    own = school.bench.console.own(0)
    lines = [*hinted.lines(own.hints(), own.view, None, school.words)]
    assert any(line.strip().startswith("Try the ") for line in lines)
