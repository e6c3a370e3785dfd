# SPDX-License-Identifier: MIT
"""Level 3: two more potions, and guessing what a right theory was about."""

from __future__ import annotations

from itertools import combinations

import pytest
from tests.games.little_alchemists.rig import do, event, kinds, outcome, reason
from tests.rulebook.little_alchemists.positions import at, heard, result, set_up, solved, spoken, theory

from aludel.games.little_alchemists import GAME
from aludel.games.little_alchemists.state import Phase, State
from aludel.games.referee import TABLE

FIVE = ("fire", "flying", "luck", "love", "ghostly")


def shared(seats: int = 3) -> State:
    """Red has shared a right theory about the frog."""
    return do(at(3, seats), f"red {theory(3, 0)}")


# -- new potions


def made(level: int) -> set[str]:
    """Every potion that two ingredients make."""
    rules = at(level).rules
    lines = (f"red brew {'+'.join(sorted(pair))}" for pair in combinations(rules.kinds, 2))
    return {str(event(outcome(at(level), line).events, "potion").args["potion"]) for line in lines}


def test_two_more_potions_can_be_made() -> None:
    assert made(2) == {"fire", "flying", "luck"}
    assert made(3) == set(FIVE)


@pytest.mark.parametrize("level", [3, 4, 5, 6, 7])
def test_every_ingredient_has_three_potions(level: int) -> None:
    """And no two the same three, so that three potions are one ingredient; at level 2 it is two."""
    places = at(level).rules.board.potions
    assert [len(potions) for potions in places] == [3] * len(places)
    assert len(set(places)) == len(places)
    assert {len(potions) for potions in at(2).rules.board.potions} == {2}
    assert reason(at(level), "red theory frog fire+flying") == "la-no-theory-three"


# -- setting up


def test_the_new_tokens_and_customers_are_named_at_the_start() -> None:
    assert event(set_up(3), "set-customers").args == {"count": 5}
    assert all(word in spoken("set-customers", count=5) for word in ("love", "ghost"))


def test_any_of_the_five_customers_may_come_first() -> None:
    state = do(at(3, stack=2, discards=6), "red brew fern+frog", "red end")
    lines = [GAME.print_move(move) for move in GAME.moves(state, TABLE)]
    assert lines == [f"table customer {potion}" for potion in FIVE]
    for line in lines:
        assert GAME.view(do(state, line), TABLE)["customer"]["potion"] == line.split()[-1]


def test_the_new_customers_pay_more() -> None:
    price = dict(zip(at(3).rules.potions, at(3).rules.prices, strict=True))
    assert min(price["love"], price["ghostly"]) > max(price["fire"], price["flying"], price["luck"])
    state = do(at(3, customer=3, come=1 << 3), "red brew foot+frog", "red sell")
    assert state.coins[0] == 2 + price["love"]


# -- guessing


@pytest.mark.parametrize("level", [2, 3, 4, 5, 6])
def test_the_others_guess_from_level_3_on(level: int) -> None:
    state = do(at(level), f"red {theory(level, 0)}")
    assert (state.phase is Phase.GUESS) == (level > 2)


def test_a_wrong_theory_is_not_guessed() -> None:
    assert do(at(3), "red theory frog fire+luck+ghostly").phase is Phase.END


def test_the_potions_are_told_and_the_ingredient_is_not() -> None:
    state, events = outcome(at(3, 3), f"red {theory(3, 0)}")
    assert [(told.kind, told.to) for told in events] == [("theory-shown", TABLE)]
    assert events[0].args == {"seat": "red", "one": "type-fire", "two": "type-flying", "three": "type-love"}
    view = GAME.view(state, TABLE)
    assert view["theory"] == {"seat": 0, "potions": ["fire", "flying", "love"]}
    prompt = GAME.prompt(state)
    assert prompt.args == {"seat": "yellow", "one": "type-fire", "two": "type-flying", "three": "type-love"}
    assert prompt.tray == {f"theory.{kind}" for kind in state.rules.kinds}, "any ingredient may be the one"
    assert view["theories"] == []
    assert "frog" not in f"{heard(events)} {GAME.print_state(state)}"


def test_each_of_the_others_guesses_once_in_turn_order() -> None:
    state = do(at(3, 4, turns=2, seat=2), f"green {theory(3, 0)}")
    asked = []
    for colour in ("blue", "red", "yellow"):
        asked.append(GAME.prompt(state).seats)
        assert GAME.movers(state) == asked[-1]
        others = {"red", "yellow", "green", "blue"} - {colour}
        assert {reason(state, f"{other} guess fern") for other in others} == {"la-no-turn"}
        state = do(state, f"{colour} guess fern")
    assert asked == [(3,), (0,), (1,)]
    assert state.phase is Phase.END, "nobody guesses twice"


def test_a_guess_is_no_secret() -> None:
    state, events = outcome(shared(), "yellow guess fern")
    assert [(told.kind, told.to, told.args) for told in events] == [
        ("guessed", TABLE, {"seat": "yellow", "ingredient": "fern"})
    ]
    assert GAME.view(state, TABLE)["guesses"] == [{"seat": 1, "ingredient": "fern"}]
    assert not GAME.prompt(state).secret


def test_the_ingredient_is_told_after_the_last_guess() -> None:
    state, events = outcome(shared(), "yellow guess frog")
    assert "reveal" not in kinds(events)
    _, events = outcome(state, "green guess fern")
    told = event(events, "reveal")
    assert (told.to, told.spoken, told.args) == (TABLE, True, {"seat": "red", "ingredient": "frog"})


def test_a_right_guess_brings_a_coin() -> None:
    before = shared(4)
    state = do(before, "yellow guess frog", "green guess fern")
    state, events = outcome(state, "blue guess frog")
    assert state.coins == (2, 3, 2, 3)
    assert state.bank == before.bank - 2
    assert [told.args["seat"] for told in events if told.kind == "guess-right"] == ["yellow", "blue"]


def test_the_sharer_has_the_gem_and_the_board_the_token() -> None:
    state, events = outcome(do(shared(), "yellow guess frog"), "green guess frog")
    assert kinds(events) == ["guessed", "reveal", "guess-right", "guess-right", "gem"]
    view = GAME.view(state, TABLE)
    assert view["gems"] == [[4], [], []]
    assert view["theories"] == [
        {"ingredient": "frog", "potions": ["fire", "flying", "love"], "seat": 0, "points": 4},
    ]


# -- the end of the game


@pytest.mark.parametrize("level", [3, 4, 5, 6])
def test_the_last_gem_ends_the_game_with_keys(level: int) -> None:
    """The guesses about it are still made and paid."""
    rules = at(level).rules
    last = len(rules.gems) - 1
    state = at(level, solved=solved(*[0] * last), come=0b1, customer=0)
    state = do(state, f"red {theory(level, last)}")
    assert GAME.result(state) is None
    state, events = outcome(state, f"yellow guess {rules.kinds[last]}")
    assert kinds(events)[1:6] == ["reveal", "guess-right", "gem", "solved", "keys"]
    assert event(events, "keys").args == {"count": len(rules.customers) - 1 + 1}
    assert GAME.earned(state) == {"keys": len(rules.customers)}
    assert (result(state).ending, state.coins) == ("solved", (2, 3))
