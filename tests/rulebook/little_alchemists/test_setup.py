# SPDX-License-Identifier: MIT
"""Setting the game up."""

from __future__ import annotations

import pytest
from tests.games.little_alchemists.rig import COLOURS, do, fate, kinds, outcome, start

from aludel.games.fate import CodeSource
from aludel.games.little_alchemists import GAME
from aludel.games.little_alchemists.state import Phase
from aludel.games.referee import TABLE, Setup


def limits(seats: int) -> dict[str, int]:
    """Tiles in play by ingredient."""
    rules = start(seats).rules
    return dict(zip(rules.kinds, rules.limits, strict=True))


def test_three_players_leave_out_the_tiles_with_a_4() -> None:
    assert limits(3) == {"frog": 4, "fern": 5, "foot": 5, "scorpion": 4, "feather": 4, "mandrake": 4}


def test_two_players_leave_out_both_marks() -> None:
    assert limits(2) == {"frog": 3, "fern": 3, "foot": 4, "scorpion": 3, "feather": 3, "mandrake": 3}


def test_four_players_use_all_tiles() -> None:
    assert limits(4) == {"frog": 6, "fern": 6, "foot": 6, "scorpion": 5, "feather": 5, "mandrake": 5}


def test_marks_have_no_other_effect() -> None:
    """With other tiles marked, nothing changes but how many of them are in play."""
    house = {"overlay": {"marks": [{"levels": [1], "frog": {"plain": 6, "three": 0, "four": 0}}]}}
    plain, marked = (do(start(4, house=rules), "red brew fern+frog", "red buy 2", "red end") for rules in ({}, house))
    assert GAME.view(plain, TABLE) == GAME.view(marked, TABLE)
    assert plain.secret == marked.secret


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_five_tiles_lie_on_the_market(seats: int) -> None:
    assert GAME.view(start(seats), TABLE)["market"] == [True] * 5


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_gets_three_tiles(seats: int) -> None:
    assert start(seats).hands == (3,) * seats


@pytest.mark.parametrize(("seats", "rest"), [(2, 8), (3, 12), (4, 16)])
def test_the_rest_is_the_stack(seats: int, rest: int) -> None:
    state = start(seats)
    assert (state.stack, state.discards) == (rest, 0)
    assert GAME.view(state, TABLE)["customers_left"] == 3


def test_any_customer_may_come_first() -> None:
    state = start(phase=Phase.CUSTOMER, stack=0, discards=8)
    assert [GAME.print_move(move) for move in GAME.moves(state, TABLE)] == [
        "table customer fire",
        "table customer flying",
        "table customer luck",
    ]


@pytest.mark.parametrize("come", [0b000, 0b001, 0b011, 0b111])
def test_the_closed_market_comes_after_all_customers(come: int) -> None:
    customer = come.bit_length() - 1
    state = do(start(stack=2, discards=6, come=come, customer=customer), "red brew feather+mandrake")
    state = do(state, "red keep") if state.phase is Phase.SELL else state
    _, events = outcome(state, "red end")
    assert ("closed" in kinds(events)) == (come == 0b111)


def test_each_player_has_two_coins() -> None:
    assert start(4).coins == (2, 2, 2, 2)


def test_hands_are_public_by_number_only() -> None:
    view = dict(GAME.view(start(3), TABLE))
    assert view["hands"] == [3, 3, 3]
    assert view.pop("kinds") == list(start().rules.kinds), "the names of all ingredients of the level are no secret"
    assert not any(kind in str(view) for kind in start().rules.kinds)


def test_all_bottles_start_at_home() -> None:
    assert GAME.view(start(3), TABLE)["bottles"] == [False, False, False]


@pytest.mark.parametrize("colour", COLOURS)
def test_bottle_and_seat_share_a_colour(colour: str) -> None:
    seat = COLOURS.index(colour)
    state = start(4, first=seat, customer=0, come=1, sold=1 << seat)
    scene = GAME.scene(GAME.view(state, TABLE))
    assert scene[f"bottle-{colour}"].colour == scene[f"seat-{seat + 1}"].colour == colour


def test_a_new_game_says_how_to_set_it_up() -> None:
    _, events = GAME.new(Setup(1, COLOURS[:3]), fate(first=2))
    assert kinds(events) == ["welcome", "set-tiles", "deal", "turn"]
    assert events[1].args == {"players": 3}
    assert events[3].args == {"seat": "green"}


def test_the_same_code_is_the_same_alchemy() -> None:
    setup = Setup(1, COLOURS)
    assert GAME.draw(setup, CodeSource("ABCDEFGHJK")) == GAME.draw(setup, CodeSource("ABCDEFGHJK"))
    assert GAME.draw(setup, CodeSource("ABCDEFGHJK")) != GAME.draw(setup, CodeSource("ABCDEFGHJL"))
