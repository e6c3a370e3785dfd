# SPDX-License-Identifier: MIT
"""Piles of the box that run short: said once each time, never a limit, and without telling a secret."""

from __future__ import annotations

import pytest
from tests.games.little_alchemists.levels import LEVELS, first, owned
from tests.games.little_alchemists.rig import do, kinds, outcome

from aludel.games.little_alchemists import GAME, data
from aludel.games.little_alchemists.state import State, changed
from aludel.games.little_alchemists.supplies import taken
from aludel.games.referee import TABLE
from aludel.pieces.orders import Order

GHOSTLY, WISHES = 4, 5
WRONG = "red theory frog fire+luck+ghostly"
BOX = Order("la", 1, 7)


def poor(bank: int) -> State:
    """Level 3 with so much left in the bank, and a customer who pays four for a ghost potion."""
    plain = first(3)
    return changed(plain, coins=(2, plain.rules.bank - 2 - bank), bank=bank, customer=GHOSTLY, come=1 << GHOSTLY)


def told(state: State, seat: int, potion: int, times: int) -> State:
    """A seat has been told of a potion so often."""
    counts = tuple(times if number == potion else 0 for number in range(len(state.rules.potions)))
    return changed(state, results=(*state.results[:seat], counts, *state.results[seat + 1 :]))


# -- the data


@pytest.mark.parametrize("level", LEVELS)
def test_the_count_knows_as_many_pieces_as_are_printed(level: int) -> None:
    rules = first(level).rules
    assert dict(zip(rules.potions, rules.results, strict=True)) == Order("la", 1, level).counts("results")
    assert rules.broken_gems == BOX.count("broken")
    assert rules.bank == sum(int(value) * number for value, number in BOX.counts("coins").items())


@pytest.mark.parametrize("level", range(1, 7))
def test_up_to_level_6_there_is_a_token_for_every_place(level: int) -> None:
    rules = first(level).rules
    assert all(tokens >= 4 * most for tokens, most in zip(rules.results, rules.result_places, strict=True))


# -- coins


def test_an_empty_bank_is_told_after_the_sale_that_it_cannot_pay() -> None:
    state, events = outcome(do(poor(3), "red brew fern+scorpion"), "red sell")
    assert kinds(events) == ["sold", "short-coins"]
    assert events[1].spoken
    assert events[1].to == TABLE
    assert (state.bank, state.coins[0]) == (-1, 6)


def test_a_bank_that_can_just_pay_is_not_short() -> None:
    state, events = outcome(do(poor(4), "red brew fern+scorpion"), "red sell")
    assert state.bank == 0
    assert kinds(events) == ["sold"]


def test_a_bank_already_short_is_told_again_only_after_it_had_coins() -> None:
    short = changed(poor(0), bank=-2, coins=(4, poor(0).coins[1]))
    assert kinds(outcome(do(short, "red brew fern+scorpion"), "red sell").events) == ["sold"]
    paid = do(short, "red buy 1", "red buy 2", "red brew fern+scorpion")
    assert paid.bank == 0
    assert kinds(outcome(paid, "red sell").events) == ["sold", "short-coins"]


def test_guessers_coins_are_told_before_the_gem() -> None:
    plain = first(3, coins=(2, first(3).rules.bank - 2), bank=0)
    _, events = outcome(do(plain, "red theory frog fire+flying+love"), "yellow guess frog")
    assert kinds(events) == ["guessed", "reveal", "guess-right", "short-coins", "gem"]


# -- broken gems


def test_the_ninth_broken_gem_is_told_once() -> None:
    state, events = outcome(first(3, broken=(4, 4), wrong=(((0, 0b01101),),) * 2), WRONG)
    assert kinds(events) == ["theory-wrong", "short-broken", "wrong-note"]
    assert state.broken == (5, 4)
    again = do(state, "red end")
    assert "short-broken" not in kinds(outcome(again, WRONG.replace("red", "yellow")).events)


def test_the_eighth_is_there() -> None:
    assert kinds(outcome(first(3, broken=(4, 3)), WRONG).events) == ["theory-wrong", "wrong-note"]


def test_a_charm_takes_no_broken_gem() -> None:
    plain = first(6, broken=(4, 4))
    charmed = changed(plain, artifacts=(owned(plain, "purple-6"), 0))
    assert kinds(outcome(charmed, WRONG).events) == ["theory-wrong-charmed", "wrong-note"]


# -- result tokens


def wishing(own: int) -> State:
    """Level 7 with ten wishes told, three to each of the other seats and `own` to red."""
    state = changed(first(7, 4), pets=(0, 1, 2, 3))
    for seat, times in enumerate((own, 3, 3, 3)):
        state = told(state, seat, WISHES, times)
    return state


def test_tokens_that_may_have_run_out_are_told() -> None:
    state, events = outcome(wishing(1), "red brew feather+flower")
    assert taken(state, WISHES) == 11
    assert [event.kind for event in events if event.to == TABLE] == ["potion", "short-results"]
    assert events[1].args == {"potion": "wishes"}
    assert events[1].spoken


def test_tokens_are_told_once() -> None:
    assert "short-results" not in kinds(outcome(wishing(0), "red brew feather+flower").events)
    assert "short-results" not in kinds(outcome(wishing(2), "red brew feather+flower").events)


def test_a_tracker_takes_no_more_tokens_than_it_has_places() -> None:
    """However often one seat mixes wishes, three tokens are the most that it can have taken."""
    state = told(first(7, 4), 1, WISHES, 40)
    assert taken(state, WISHES) == 3


@pytest.mark.parametrize("known", [False, True])
def test_whether_the_pair_was_new_makes_no_difference(known: bool) -> None:
    plain = wishing(1)
    tracker = plain.rules.pair_bit[4, 7] if known else plain.rules.pair_bit[5, 7]
    state, events = outcome(changed(plain, tracker=(tracker, 0, 0, 0)), "red brew feather+flower")
    assert [event.kind for event in events if event.to == TABLE] == ["potion", "short-results"]
    assert state.results == outcome(plain, "red brew feather+flower").state.results


def test_two_equal_tiles_and_wishes_granted_take_no_token() -> None:
    state = do(wishing(0), "red brew feather+flower")
    assert do(state, "red wish powerless").results == state.results
    plain = first(1)
    assert do(plain, "red brew frog+frog").results == plain.results


def test_how_many_were_told_is_public_text() -> None:
    state = do(first(1), "red brew fern+frog")
    assert " results=1.0.0+0.0.0 " in GAME.print_state(state)
    assert GAME.parse_state(GAME.print_state(state, secret=True)) == state


def test_results_below_zero_are_a_fault() -> None:
    state = told(first(1), 0, 0, -1)
    assert [(fault.key, fault.args) for fault in GAME.status(state)] == [("negative", {"count": "results"})]


def test_the_data_name_every_potion_of_every_level() -> None:
    assert set(first(7).rules.potions) == set(data.table("levels")["results"]) - {"source"}
