# SPDX-License-Identifier: MIT
"""Customers: coming, buying, going."""

from __future__ import annotations

from tests.games.little_alchemists.rig import do, event, kinds, outcome, reason, start

from aludel.games.little_alchemists import GAME
from aludel.games.little_alchemists.state import NONE, Phase, State
from aludel.games.referee import TABLE

FIRE, FLYING, LUCK = 0, 1, 2


def ending(stack: int, **changes: int) -> State:
    """Two players; red has mixed and is about to end the turn with so many tiles in the stack."""
    return do(start(stack=stack, discards=8 - stack, **changes), "red brew feather+foot")


def test_the_first_customer_comes_after_two_rounds() -> None:
    """When nobody buys: 16, 12 or 8 tiles, two a turn."""
    for seats in (2, 3, 4):
        state, turns = start(seats), 0
        pairs = [f"{a}+{b}" for a in ("frog", "fern", "foot") for b in ("scorpion", "feather", "mandrake")]
        while state.phase is not Phase.CUSTOMER:
            colour = state.rules.seats[state.seat]
            assert state.customer == NONE
            state = do(state, f"{colour} brew {pairs[turns]}", f"{colour} end")
            turns += 1
        assert turns == 2 * seats


def test_the_empty_stack_brings_a_customer_at_once() -> None:
    state, events = outcome(ending(stack=2), "red end")
    assert kinds(events) == ["end-turn", "stack-empty"]
    assert GAME.prompt(state).key == "la-prompt-customer"


def test_the_uncovered_customer_comes_to_the_market() -> None:
    state = do(ending(stack=2), "red end", "table customer flying")
    assert GAME.view(state, TABLE)["customer"] == {"potion": "flying", "price": 3}


def test_the_discards_become_the_stack() -> None:
    for come, customer in ((0, NONE), (1, FIRE)):
        state = do(ending(stack=2, come=come, customer=customer), "red end", "table customer flying")
        assert (state.stack, state.discards) == (8, 0)


def test_an_interrupted_drawing_is_finished() -> None:
    state = do(ending(stack=1), "red end")
    assert state.hands[0] == 2
    state, events = outcome(state, "table customer flying")
    assert event(events, "draw-on").args == {"count": 1}
    assert state.hands[0] == 3


def test_from_the_first_on_there_is_always_a_customer() -> None:
    state = do(ending(stack=2), "red end", "table customer flying")
    pairs = ("fern+foot", "scorpion+feather", "mandrake+frog", "fern+mandrake")
    while state.phase is not Phase.CUSTOMER:
        assert GAME.view(state, TABLE)["customer"] is not None
        colour = state.rules.seats[state.seat]
        state = do(state, f"{colour} brew {pairs[state.turns % 4]}")
        state = do(state, f"{colour} keep") if state.phase is Phase.SELL else state
        state = do(state, f"{colour} end")
    assert GAME.view(state, TABLE)["customer"] == {"potion": "flying", "price": 3}, "until the next one comes"


def test_a_customer_comes_with_potion_and_price() -> None:
    _, events = outcome(do(ending(stack=2), "red end"), "table customer luck")
    assert event(events, "customer").args == {"potion": "luck", "price": 3}


def test_the_example_of_three_coins_for_fire() -> None:
    state = do(start(customer=FIRE, come=1), "red brew fern+frog", "red sell")
    assert state.coins[0] == 2 + 3


def test_a_sale_is_asked_when_the_potion_matches() -> None:
    state = do(start(customer=FIRE, come=1), "red brew fern+frog")
    assert GAME.prompt(state).key == "la-prompt-sell"


def test_a_matching_potion_is_paid_from_the_bank() -> None:
    for customer, pair in ((FIRE, "fern+frog"), (FLYING, "feather+mandrake"), (LUCK, "foot+scorpion")):
        before = start(customer=customer, come=1 << customer)
        state, events = outcome(do(before, f"red brew {pair}"), "red sell")
        assert event(events, "sold").args == {"seat": "red", "price": 3, "coins": 5}
        assert (state.coins[0], state.bank) == (5, before.bank - 3)


def test_the_bottle_goes_onto_the_customer() -> None:
    state = do(start(customer=FIRE, come=1), "red brew fern+frog", "red sell")
    assert GAME.view(state, TABLE)["bottles"] == [True, False]


def test_the_others_may_still_sell() -> None:
    state = do(start(customer=FIRE, come=1, sold=0b01), "red brew feather+foot", "red end", "yellow brew fern+frog")
    assert do(state, "yellow sell").sold == 0b11


def test_nobody_sells_twice_to_one_customer() -> None:
    state = do(start(customer=FIRE, come=1, sold=0b01), "red brew fern+frog")
    assert state.phase is Phase.END
    assert reason(state, "red sell") == "la-no-now"


def test_another_potion_is_not_sold() -> None:
    state = do(start(customer=FIRE, come=1), "red brew feather+foot")
    assert state.phase is Phase.END
    assert reason(state, "red sell") == "la-no-now"


def test_a_potion_not_sold_is_recorded_all_the_same() -> None:
    state = do(start(customer=FIRE, come=1), "red brew feather+foot")
    assert GAME.view(state, 0)["tracker"] == [{"one": "foot", "other": "feather", "potion": "luck"}]


def test_each_empty_stack_brings_the_next() -> None:
    state = do(ending(stack=2, come=1, customer=FIRE), "red end")
    assert GAME.prompt(state).tray == {"customer.flying", "customer.luck"}
    _, events = outcome(state, "table customer luck")
    assert kinds(events) == ["next-customer", "turn"]


def test_the_former_customer_goes() -> None:
    state = do(ending(stack=2, come=1, customer=FIRE), "red end", "table customer luck")
    assert GAME.view(state, TABLE)["customer"] == {"potion": "luck", "price": 3}
    assert GAME.view(state, TABLE)["coming"] == ["flying"]


def test_all_bottles_go_home() -> None:
    state = do(ending(stack=2, come=1, customer=FIRE, sold=0b11), "red end", "table customer luck")
    assert GAME.view(state, TABLE)["bottles"] == [False, False]
