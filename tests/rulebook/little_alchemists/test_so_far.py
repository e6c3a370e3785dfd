# SPDX-License-Identifier: MIT
"""The rules so far: the summary of levels 1 to 4, played at level 4 where all of them are in force."""

from __future__ import annotations

import pytest
from tests.games.little_alchemists.rig import do, event, kinds, outcome, reason
from tests.rulebook.little_alchemists.positions import FIRE, LUCK, at, closing, result, solved, theory, tracked

from aludel.games.little_alchemists import GAME
from aludel.games.little_alchemists.state import NONE, Phase, State
from aludel.games.referee import TABLE, press
from aludel.games.tray import shown

OF_FIRE = 1
RIGHT, WRONG = "red theory frog fire+flying+love", "red theory frog fire+luck+ghostly"
CONFIRM = press("confirm")


def keeping(**changes: int) -> State:
    """Red has the pet that likes fire since an earlier potion."""
    return at(4, pets=(OF_FIRE, NONE), tracker=(tracked(at(4), "feather+foot"), 0), **changes)


def test_a_turn_is_a_potion_or_a_theory() -> None:
    assert [way.key for way in GAME.prompt(at(4)).ways] == ["la-way-brew", "la-way-theory"]
    for one in (RIGHT, WRONG, "red brew fern+frog"):
        state = do(at(4), one)
        state = do(state, "yellow guess none") if state.phase is Phase.GUESS else state
        assert {reason(state, other) for other in (RIGHT, WRONG, "red brew fern+frog")} == {"la-no-now"}


def test_two_ingredients_of_the_hand_are_mixed() -> None:
    move = GAME.intent(at(4), shown("tile.frog", "tile.fern"), CONFIRM)
    assert GAME.print_move(move) == "red brew fern+frog"
    assert do(at(4), "red brew fern+frog").hands == (1, 3)


def test_the_result_is_recorded() -> None:
    state = do(at(4), "red brew fern+scorpion")
    assert GAME.view(state, 0)["tracker"] == [{"one": "fern", "other": "scorpion", "potion": "ghostly"}]


def test_pet_and_customer_both_pay() -> None:
    state, events = outcome(keeping(customer=FIRE, come=1), "red brew fern+frog")
    assert event(events, "pet-coin").args == {"seat": "red", "pet": "fire", "gain": 1, "coins": 3}
    state, events = outcome(state, "red sell")
    assert event(events, "sold").args == {"seat": "red", "price": 3, "coins": 6}
    assert GAME.view(state, TABLE)["bottles"] == [True, False]


def test_no_second_sale_to_one_customer() -> None:
    state = do(keeping(customer=FIRE, come=1, sold=0b01), "red brew fern+frog")
    assert state.phase is Phase.END
    assert state.coins[0] == 3, "the pet pays all the same"


def test_two_tiles_go_and_two_come() -> None:
    state = do(keeping(), "red brew fern+frog", "red end")
    assert (state.discards, state.hands[0], state.stack) == (2, 3, at(4).stack - 2)


def test_a_theory_names_an_ingredient_and_three_potions() -> None:
    way = GAME.prompt(at(4)).ways[1]
    assert way.slots[0] == {f"answer.{kind}" for kind in at(4).rules.kinds}
    assert way.slots[1:] == (frozenset(f"answer.{potion}" for potion in at(4).rules.potions),) * 3
    move = GAME.intent(at(4), shown("answer.frog", "answer.love", "answer.fire", "answer.flying"), CONFIRM)
    assert GAME.print_move(move) == RIGHT


def test_a_wrong_theory_breaks_a_gem() -> None:
    state = do(at(4), WRONG)
    assert (state.broken, state.phase) == ((1, 0), Phase.END)


@pytest.mark.parametrize("lines", [(RIGHT, "yellow guess none"), (WRONG,)])
def test_no_tile_is_drawn_after_a_theory(lines: tuple[str, ...]) -> None:
    state = do(at(4), *lines)
    after = do(state, "red end")
    assert (after.hands, after.stack) == (state.hands, state.stack)


def test_tiles_are_bought_the_whole_turn() -> None:
    for lines in ((RIGHT, "yellow guess none"), (WRONG,), ("red brew fern+frog",)):
        state = do(at(4), "red buy 1", *lines, "red buy 2")
        assert state.coins[0] == 0
        assert state.market == 0b11100


def test_gaps_are_filled_when_a_turn_ends() -> None:
    for lines in ((RIGHT, "yellow guess none"), (WRONG,), ("red brew fern+frog",)):
        state = do(at(4), "red buy 1", *lines, "red buy 2")
        after = do(state, "red end")
        assert after.market == 0b11111
        assert state.stack - after.stack == 2 + (2 if state.tray else 0)


def test_an_empty_stack_brings_a_customer() -> None:
    state = do(at(4, stack=2), "red brew fern+frog", "red end", "table customer love")
    assert GAME.view(state, TABLE)["customer"] == {"potion": "love", "price": 4}
    assert (state.stack, state.discards) == (8, 0)


def test_the_next_customer_sends_the_bottles_home() -> None:
    state = keeping(customer=LUCK, come=0b100, sold=0b11, stack=2)
    state = do(state, "red brew fern+frog", "red end", "table customer ghostly")
    view = GAME.view(state, TABLE)
    assert (view["customer"]["potion"], view["bottles"]) == ("ghostly", [False, False])
    assert view["coming"] == ["fire", "flying", "love"]


def test_the_last_gem_ends_the_game() -> None:
    state = at(4, solved=solved(1, 0, 1, 0), customer=FIRE, come=0b1)
    state, events = outcome(do(state, f"red {theory(4, 4)}"), "yellow guess none")
    assert {"solved", "keys"} <= set(kinds(events))
    assert GAME.earned(state) == {"keys": 4 + 1}
    assert result(state).ending == "solved"


def test_the_closed_market_ends_the_game_without_keys() -> None:
    state, events = outcome(closing(4, solved=solved(1, 0, 1, 0)), "red end")
    assert "closed" in kinds(events)
    assert GAME.earned(state) == {}
    assert result(state).ending == "closed"


def test_points_are_coins_gems_and_broken_gems() -> None:
    """Yellow has fewer coins than red and two broken gems, but three gems."""
    wrong = ((), ((4, 0b01011), (4, 0b01101)))
    state = closing(4, coins=(9, 1), solved=solved(1, 0, 1, 1), broken=(0, 2), wrong=wrong)
    state, events = outcome(state, "red end")
    assert result(state).points == (9 + 4, 1 + 4 + 4 + 3 - 2)
    assert result(state).winners == (0,)
    assert event(events, "winner").args == {"seat": "red"}
