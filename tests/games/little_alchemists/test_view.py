# SPDX-License-Identifier: MIT
"""What may be known, and the lamps that follow from it."""

from __future__ import annotations

import json
import random
from collections.abc import Mapping
from itertools import combinations
from typing import get_type_hints

import pytest
from tests.games.battery import Case, compare_with_twin, play
from tests.games.little_alchemists.rig import COLOURS, do, start

from aludel.games.little_alchemists import GAME
from aludel.games.little_alchemists.state import Phase, State
from aludel.games.little_alchemists.view_types import SeatView, TableView
from aludel.games.referee import TABLE, Setup
from aludel.games.scene import OFF, Lamp


def lamps(state: State) -> Mapping[str, Lamp]:
    """The scene of a position."""
    return GAME.scene(GAME.view(state, TABLE))


def pattern(state: State, name: str) -> str:
    """The pattern of a lamp."""
    return lamps(state).get(name, OFF).pattern


def test_the_public_view_holds_what_its_type_says() -> None:
    assert GAME.view(start(), TABLE).keys() == get_type_hints(TableView).keys()
    assert GAME.view(start(), 0).keys() == get_type_hints(SeatView).keys()


def test_a_seat_sees_its_own_tracker_and_nothing_else_besides() -> None:
    state = do(start(), "red brew fern+frog", "red end", "yellow brew feather+foot")
    public = GAME.view(state, TABLE)
    red, yellow = GAME.view(state, 0), GAME.view(state, 1)
    assert red["tracker"] == [{"one": "frog", "other": "fern", "potion": "fire"}]
    assert yellow["tracker"] == [{"one": "foot", "other": "feather", "potion": "luck"}]
    for view in (red, yellow):
        assert {name: value for name, value in view.items() if name not in ("own", "tracker", "wrong")} == public


def test_the_public_view_names_no_ingredient_but_in_the_list_of_all_before_the_exam() -> None:
    for seed in range(4):
        for state in play(Case(GAME, Setup(1, COLOURS)), seed).states:
            if state.phase in (Phase.EXAM, Phase.OVER):
                break
            view = {**GAME.view(state, TABLE), "kinds": []}
            text = json.dumps(view) + GAME.print_state(state)
            assert not any(kind in text for kind in state.rules.kinds)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_public_depends_on_which_of_equally_many_ingredients_is_which(seats: int) -> None:
    """The battery renames the largest group; here each group is renamed, also where counts are refused most."""
    case = Case(GAME, Setup(1, COLOURS[:seats]))
    rules = start(seats).rules
    groups = [
        [f"tile.{kind}" for kind, count in zip(rules.kinds, rules.limits, strict=True) if count == limit]
        for limit in set(rules.limits)
    ]
    slips = [GAME.parse_move(f"{colour} brew {a}+{b}") for colour in COLOURS for a, b in combinations(rules.kinds, 2)]
    for seed in range(8):
        compare_with_twin(play(case, seed), groups, slips, random.Random(seed))


def test_the_view_says_when_the_market_may_be_dealt_anew() -> None:
    anew = [GAME.view(state, TABLE)["may_deal_anew"] for state in (start(), do(start(), "red brew fern+frog"))]
    assert anew == [True, False]
    arrival = start(phase=Phase.CUSTOMER, stack=0, discards=8)
    assert not GAME.view(arrival, TABLE)["may_deal_anew"]


def test_the_view_tells_the_latest_result() -> None:
    assert GAME.view(start(), TABLE)["last"] is None
    assert GAME.view(do(start(), "red brew fern+frog"), TABLE)["last"] == {"seat": 0, "made": "fire"}
    state = do(start(), "red brew fern+frog", "red end", "yellow brew foot+foot")
    assert GAME.view(state, TABLE)["last"] == {"seat": 1, "made": "equal"}


def test_rounds_are_counted_from_one() -> None:
    state = do(start(), "red brew fern+frog", "red end")
    assert GAME.view(state, TABLE)["round"] == 1
    assert GAME.view(do(state, "yellow brew foot+foot", "yellow take 1", "yellow end"), TABLE)["round"] == 2


def test_the_exam_shows_its_question_only_while_it_is_asked() -> None:
    offer = start(phase=Phase.OFFER, come=0b111)
    assert GAME.view(offer, TABLE)["exam"] is None
    view = GAME.view(do(offer, "table exam", "table answer luck"), TABLE)
    assert view["exam"] == {"asked": 1, "right": 0, "questions": 6, "question": ["fern", "foot"], "passed": None}


def test_market_lamps_breathe_where_a_tile_can_be_bought_and_go_out_where_it_was() -> None:
    state = do(start(), "red buy 2")
    assert [pattern(state, f"market-{n}") for n in range(1, 6)] == ["breathe", "off", "breathe", "breathe", "breathe"]
    assert pattern(start(coins=(0, 4)), "market-1") == "steady"


def test_market_lamps_turn_green_where_a_tile_is_free() -> None:
    assert lamps(do(start(), "red brew frog+frog"))["market-1"] == Lamp("green", "blink")


def test_the_wanted_potion_is_lit_and_blinks_while_a_sale_is_asked() -> None:
    state = start(customer=0, come=1)
    assert pattern(state, "customer-fire") == "steady"
    assert {pattern(state, f"customer-{potion}") for potion in ("flying", "luck")} == {"off"}
    assert pattern(do(state, "red brew fern+frog"), "customer-fire") == "blink"
    assert pattern(do(state, "red brew fern+frog"), "seat-1") == "blink"


def test_no_customer_lamp_is_lit_before_the_first_and_after_the_last() -> None:
    for state in (start(), start(phase=Phase.OFFER, come=0b111)):
        assert not any(name.startswith("customer-") for name in lamps(state))


def test_customers_that_may_have_come_breathe() -> None:
    state = start(phase=Phase.CUSTOMER, stack=0, discards=8, customer=0, come=1)
    assert [pattern(state, f"customer-{potion}") for potion in ("fire", "flying", "luck")] == [
        "off",
        "breathe",
        "breathe",
    ]


def test_a_bottle_is_lit_for_who_has_sold() -> None:
    state = do(start(customer=0, come=1), "red brew fern+frog", "red sell")
    assert lamps(state)["bottle-red"] == Lamp("red", "steady")
    assert "bottle-yellow" not in lamps(state)


def test_the_seat_whose_turn_it_is_is_lit_at_its_own_place() -> None:
    assert [name for name in lamps(start(4, first=2)) if name.startswith("seat-")] == ["seat-3"]


def test_the_winners_lamps_run_at_the_end() -> None:
    state = start(3, phase=Phase.OFFER, come=0b111, coins=(2, 5, 5))
    assert dict(lamps(state)) == {"seat-2": Lamp("yellow", "chase"), "seat-3": Lamp("green", "chase")}
