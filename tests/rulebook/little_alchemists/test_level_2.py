# SPDX-License-Identifier: MIT
"""Level 2: theories, gems and keys."""

from __future__ import annotations

import pytest
from tests.games.little_alchemists.rig import do, event, kinds, outcome, reason
from tests.rulebook.little_alchemists.positions import at, closing, heard, result, set_up, solved, spoken, theory

from aludel.games.little_alchemists import GAME
from aludel.games.little_alchemists.state import Phase
from aludel.games.referee import TABLE, press
from aludel.games.tray import shown

RIGHT, WRONG = "red theory frog fire+flying", "red theory frog flying+luck"
FIRE, LUCK = 0, 2
CONFIRM = press("confirm")
SIX = ("frog", "fern", "foot", "scorpion", "feather", "mandrake")


# -- setting up


def test_the_setup_of_level_1_stays() -> None:
    of_level = [(state.coins, state.hands, state.market, state.stack, state.come) for state in (at(1), at(2))]
    assert of_level[0] == of_level[1]
    assert at(2).rules.limits == at(1).rules.limits


def test_the_new_parts_are_named_at_the_start() -> None:
    assert event(set_up(2), "set-theories").args == {"tokens": 6, "gems": 5}
    assert "set-theories" not in kinds(set_up(1))
    said = spoken("set-theories", tokens=6, gems=5).lower()
    assert all(word in said for word in ("theory board", "6", "5", "broken gems"))


def test_fours_lie_on_two_threes() -> None:
    left = GAME.view(at(2), TABLE)["gems_left"]
    assert left[-2:] == [3, 3]
    assert set(left[:-2]) == {4}


# -- sharing


def test_theories_are_shared_at_every_level_from_2_on() -> None:
    offered = {level: any(way.key == "la-way-theory" for way in GAME.prompt(at(level)).ways) for level in range(1, 8)}
    assert offered == {1: False} | dict.fromkeys(range(2, 8), True)
    assert reason(at(1), RIGHT) == "la-no-now"


def test_a_theory_is_shared_instead_of_a_potion() -> None:
    state = do(at(2), RIGHT)
    assert (state.phase, state.tray, state.hands) == (Phase.END, (), (3, 3))
    assert do(state, "red end").seat == 1


@pytest.mark.parametrize("before", [RIGHT, WRONG, "red brew fern+foot"])
@pytest.mark.parametrize("after", ["red theory fern fire+flying", "red brew feather+foot"])
def test_never_a_theory_and_a_potion_in_one_turn(before: str, after: str) -> None:
    assert reason(do(at(2), before), after) == "la-no-now"


def test_every_ingredient_is_offered_for_a_theory() -> None:
    way = next(way for way in GAME.prompt(at(2)).ways if way.key == "la-way-theory")
    assert way.slots[0] == {f"answer.{kind}" for kind in SIX}


def test_an_ingredient_on_the_board_is_not_shared_again() -> None:
    state = at(2, solved=solved(1))
    way = next(way for way in GAME.prompt(state).ways if way.key == "la-way-theory")
    assert way.slots[0] == {f"answer.{kind}" for kind in SIX[1:]}
    assert reason(state, RIGHT) == "la-no-theory"


def test_a_theory_names_two_different_potions() -> None:
    way = next(way for way in GAME.prompt(at(2)).ways if way.key == "la-way-theory")
    assert way.slots[1:] == (frozenset(f"answer.{potion}" for potion in ("fire", "flying", "luck")),) * 2
    move = GAME.intent(at(2), shown("answer.flying", "answer.frog", "answer.fire"), CONFIRM)
    assert GAME.print_move(move) == RIGHT
    assert reason(at(2), "red theory frog fire") == "la-no-theory-two"
    assert reason(at(2), "red theory frog fire+flying+luck") == "la-no-theory-two"


def test_right_or_wrong_is_told() -> None:
    for line, kind in ((RIGHT, "theory-right"), (WRONG, "theory-wrong")):
        told = outcome(at(2), line).events[0]
        assert (told.kind, told.to, told.spoken, told.args["seat"]) == (kind, TABLE, True, "red")


def test_a_right_theory_is_on_the_board() -> None:
    state, events = outcome(at(2), RIGHT)
    told = event(events, "theory-right").args
    assert told == {"seat": "red", "ingredient": "frog", "one": "type-fire", "two": "type-flying", "three": "none"}
    (entry,) = GAME.view(state, TABLE)["theories"]
    assert (entry["ingredient"], entry["potions"]) == ("frog", ["fire", "flying"])


def test_a_right_theory_brings_the_top_gem() -> None:
    """A four while there are any, then a three."""
    state, events = outcome(at(2, solved=solved(1)), theory_of_red(1))
    assert event(events, "gem").args == {"seat": "red", "points": 4}
    assert GAME.view(state, TABLE)["gems_left"] == [4, 3, 3]
    state, events = outcome(at(2, solved=solved(1, 1, 1)), theory_of_red(3))
    assert event(events, "gem").args == {"seat": "red", "points": 3}
    view = GAME.view(state, TABLE)
    assert (view["gems"], view["gems_left"]) == ([[3], [4, 4, 4]], [3])


def theory_of_red(ingredient: int) -> str:
    """Red's right theory at level 2."""
    return f"red {theory(2, ingredient)}"


def test_nobody_hears_what_was_wrong() -> None:
    state, events = outcome(at(2), WRONG)
    said = f"{heard(events)} {GAME.view(state, TABLE)['theories']} {GAME.print_state(state)}"
    assert not any(word in said for word in (*SIX, "type-"))
    assert GAME.view(state, 0)["wrong"] == [{"ingredient": "frog", "potions": ["flying", "luck"]}]
    assert GAME.view(state, 1)["wrong"] == []
    assert "wrong" not in GAME.view(state, TABLE)
    others = [outcome(at(2), f"red theory {kind} fire+luck") for kind in ("frog", "mandrake")]
    assert heard(others[0].events) == heard(others[1].events) == heard(events)
    assert GAME.view(others[0].state, TABLE) == GAME.view(state, TABLE)


def test_a_wrong_theory_brings_a_broken_gem() -> None:
    state = do(at(2), WRONG)
    assert GAME.view(state, TABLE)["broken"] == [1, 0]
    assert "broken gem" in spoken("theory-wrong", seat="red", count=2)
    view = GAME.view(state, TABLE)
    assert (view["gems"], view["gems_left"]) == ([[], []], [4, 4, 4, 3, 3])


def test_a_broken_gem_costs_a_point() -> None:
    wrong = ((), ((0, 0b110), (1, 0b110)))
    assert result(do(closing(2, coins=(4, 4), broken=(0, 2), wrong=wrong), "red end")).points == (4, 2)


def test_a_wrong_theory_loses_two_tiles_from_the_stack() -> None:
    before = at(2)
    state = do(before, WRONG)
    assert (state.stack, state.discards) == (before.stack - 2, before.discards + 2)
    assert state.hands == before.hands


def test_the_lost_tiles_are_not_looked_at() -> None:
    """They go face down, and the console counts them without learning what they are."""
    assert do(at(2), WRONG).shown == at(2).shown
    assert "Do not look at them" in spoken("theory-wrong", seat="red", count=2)


def test_the_example_of_beths_frog() -> None:
    move = GAME.intent(at(2), shown("answer.frog", "answer.fire", "answer.flying"), CONFIRM)
    state, events = GAME.apply(at(2), move)
    assert kinds(events) == ["theory-right", "gem"]
    assert GAME.view(state, TABLE)["theories"] == [
        {"ingredient": "frog", "potions": ["fire", "flying"], "seat": 0, "points": 4}
    ]
    assert GAME.view(state, TABLE)["gems"] == [[4], []]


def test_two_ingredients_have_the_same_two_potions() -> None:
    """A place above and one below: a second ingredient with these potions is right too, a third has no place."""
    state = do(at(2), RIGHT, "red end", "yellow theory fern fire+flying")
    assert [entry["potions"] for entry in GAME.view(state, TABLE)["theories"]] == [["fire", "flying"]] * 2
    assert reason(do(state, "yellow end"), "red theory foot fire+flying") == "la-no-theory"


# -- the end of a turn


@pytest.mark.parametrize("line", [RIGHT, WRONG])
def test_nothing_is_drawn_after_a_theory(line: str) -> None:
    state = do(at(2), line)
    after, events = outcome(state, "red end")
    assert kinds(events) == ["end-theory", "turn"]
    assert (after.hands, after.stack, after.discards) == (state.hands, state.stack, state.discards)


def test_tiles_may_be_bought_before_and_after_a_theory() -> None:
    state = do(at(2), "red buy 1", RIGHT, "red buy 2")
    assert (state.hands[0], state.coins[0]) == (5, 0)
    state, events = outcome(state, "red end")
    assert event(events, "end-theory").args["gaps"] == 2
    assert GAME.view(state, TABLE)["market"] == [True] * 5


def test_after_a_potion_two_tiles_go_and_two_come() -> None:
    state = do(at(2), "red brew fern+frog", "red end")
    assert (state.discards, state.hands[0], state.stack) == (2, 3, at(2).stack - 2)


def test_a_potion_is_mixed_and_sold_as_before() -> None:
    state = do(at(2, customer=FIRE, come=1), "red brew fern+frog")
    assert GAME.prompt(state).key == "la-prompt-sell"
    assert do(state, "red keep").coins[0] == 2
    assert do(state, "red sell").coins[0] == 5


# -- gems, coins, the end


def test_gems_buy_nothing() -> None:
    state = at(2, coins=(0, 2), solved=solved(0, 0))
    assert GAME.view(state, TABLE)["gems"][0] == [4, 4]
    assert reason(state, "red buy 1") == "la-no-coin"


def test_gems_and_coins_are_points() -> None:
    """Red has the first, third and fourth gem."""
    state, events = outcome(closing(2, coins=(5, 1), solved=solved(0, 1, 0, 0)), "red end")
    assert result(state).points == (5 + 4 + 4 + 3, 1 + 4)
    assert event(events, "points").args == {
        "seat": "red",
        "points": 16,
        "half": 0,
        "coins": 5,
        "gems": 11,
        "broken": 0,
        "artifacts": 0,
    }


def test_most_points_win() -> None:
    """Yellow has fewer coins, but a gem."""
    state, events = outcome(closing(2, coins=(5, 2), solved=solved(1)), "red end")
    assert result(state).winners == (1,)
    assert event(events, "winner").args == {"seat": "yellow"}


def test_the_theory_that_leaves_one_ingredient_ends_the_game() -> None:
    state = do(at(2, solved=solved(0, 1, 0)), theory_of_red(3), "red end")
    assert GAME.result(state) is None, "two ingredients are left"
    state, events = outcome(state, f"yellow {theory(2, 4)}")
    assert {"gem", "solved"} <= set(kinds(events))
    assert (state.phase, result(state).ending) == (Phase.OVER, "solved")
    assert GAME.movers(state) == ()


def test_one_place_is_left_for_the_last_ingredient() -> None:
    state = do(at(2, solved=solved(0, 1, 0, 1)), theory_of_red(4))
    taken = [tuple(entry["potions"]) for entry in GAME.view(state, TABLE)["theories"]]
    places = [tuple(state.rules.potions[potion] for potion in sorted(made)) for made in state.rules.board.potions]
    left = [made for made in set(places) if places.count(made) > taken.count(made)]
    assert left == [("flying", "luck")]
    assert len(taken) == len(places) - 1


@pytest.mark.parametrize(("come", "customer", "keys"), [(0, -1, 4), (0b001, 0, 3), (0b011, 1, 2), (0b111, 2, 1)])
def test_keys_are_the_large_tiles_still_in_the_stack(come: int, customer: int, keys: int) -> None:
    """Customers that have not come, and the closed market below them."""
    state, events = outcome(at(2, solved=solved(0, 1, 0, 1), come=come, customer=customer), theory_of_red(4))
    assert event(events, "keys").args == {"count": keys}
    assert GAME.earned(state) == {"keys": keys}


def test_the_closed_market_ends_the_game_without_keys() -> None:
    state, events = outcome(closing(2, solved=solved(0, 1, 0, 1)), "red end")
    assert "closed" in kinds(events)
    assert "keys" not in kinds(events)
    assert result(state).ending == "closed"
    assert GAME.earned(state) == {}
