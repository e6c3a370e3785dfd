# SPDX-License-Identifier: MIT
"""A customer whom the table has named by a slip is taken back, and the right one named."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.little_alchemists.levels import first, wander
from tests.games.little_alchemists.rig import do, event, kinds, outcome, reason, start

from aludel.games.little_alchemists import GAME
from aludel.games.little_alchemists.moves import CustomerAgain
from aludel.games.little_alchemists.state import EQUAL, NONE, Phase, State, changed
from aludel.games.referee import TABLE, Choice, hold
from aludel.games.tray import shown

FIRE, FLYING, LUCK = range(3)
AGAIN = "table customer-again"


def named(**changes: Any) -> State:
    """Fire has been named as the first customer, red to move."""
    return start(customer=FIRE, come=1, **changes)


def sound(state: State) -> bool:
    """No fault, and the text gives the same position back."""
    return GAME.status(state) == () and GAME.parse_state(GAME.print_state(state, secret=True)) == state


def test_a_customer_named_by_a_slip_is_taken_back_and_the_right_one_named() -> None:
    state, events = outcome(named(), AGAIN)
    assert kinds(events) == ["customer-corrected"]
    assert (events[0].args, events[0].spoken, events[0].to) == ({"potion": "fire"}, True, TABLE)
    assert (state.phase, state.then, state.customer, state.come) == (Phase.CUSTOMER, Phase.BREW, NONE, 0)
    assert state.coming == (FIRE, FLYING, LUCK)
    assert sound(state)
    state, events = outcome(state, "table customer luck")
    assert kinds(events) == ["customer-named"]
    assert events[0].args == {"potion": "luck", "price": 3}
    assert (state.phase, state.seat, state.customer, state.come) == (Phase.BREW, 0, LUCK, 1 << LUCK)
    assert sound(state)


def test_what_was_drawn_stays_drawn() -> None:
    """Stack, discards, hands, market and tray are as they were, though there are discards to shuffle."""
    before = named(stack=5, discards=3, shown=(1, 1, 0, 0, 0, 0))
    after = do(before, AGAIN, "table customer flying")
    same = ("stack", "discards", "hands", "market", "tray", "shown", "coins", "bank", "turns", "seat", "boring", "sold")
    assert all(getattr(after, name) == getattr(before, name) for name in same)


def test_without_a_stack_nothing_is_shuffled_either() -> None:
    """After a customer who came to an empty discard pile, tiles discarded since stay where they are."""
    before = named(stack=0, discards=8)
    assert GAME.movers(before) == (0, TABLE)
    after = do(before, AGAIN, "table customer flying")
    assert (after.stack, after.discards, after.phase) == (0, 8, Phase.BREW)


def test_the_same_customer_may_be_named_again() -> None:
    state = do(named(), AGAIN, "table customer fire")
    assert (state.customer, state.come, state.mistaken) == (FIRE, 1, 1)
    assert reason(state, AGAIN) == "la-no-again-twice"
    assert sound(state)


def test_the_right_customer_may_want_the_potion_just_made() -> None:
    state = do(named(), "red brew feather+mandrake")
    assert state.phase is Phase.END
    state = do(state, AGAIN, "table customer flying")
    assert state.phase is Phase.SELL
    assert sound(state)
    sold = do(state, "red sell")
    assert (sold.coins[0], sold.sold) == (5, 1)


def test_the_wrong_customer_is_sold_nothing() -> None:
    state = do(named(), "red brew fern+frog")
    assert state.phase is Phase.SELL
    assert GAME.movers(state) == (0, TABLE)
    waiting = do(state, AGAIN)
    assert waiting.then is Phase.SELL
    assert sound(waiting)
    state = do(waiting, "table customer flying")
    assert (state.phase, state.coins[0], state.sold) == (Phase.END, 2, 0)
    assert do(waiting, "table customer fire").phase is Phase.SELL


def test_a_wish_granted_counts_as_the_potion_made() -> None:
    plain = first(7, customer=FIRE, come=1)
    plain = changed(plain, pets=(0, NONE), tracker=(plain.rules.pair_bit[0, 1], 0))
    state = do(plain, "red brew feather+flower", "red wish luck", AGAIN, "table customer luck")
    assert state.phase is Phase.SELL


def test_two_equal_tiles_are_wanted_by_nobody() -> None:
    state = do(named(), "red brew frog+frog", "red take 1", AGAIN, "table customer flying")
    assert (state.phase, state.made) == (Phase.END, EQUAL)


def test_nobody_is_taken_back_once_something_was_sold() -> None:
    state = do(named(), "red brew fern+frog", "red sell")
    assert reason(state, AGAIN) == "la-no-again-sold"


def test_there_must_be_somebody_else_who_could_have_come() -> None:
    assert reason(start(), AGAIN) == "la-no-again-other"
    assert reason(start(customer=LUCK, come=0b111), AGAIN) == "la-no-again-other"


def test_each_is_taken_back_once_for_a_large_tile() -> None:
    state = named()
    for potion in ("flying", "luck", "fire"):
        state = do(state, AGAIN, f"table customer {potion}")
    assert reason(state, AGAIN) == "la-no-again-twice"
    assert GAME.moves(state, TABLE).count(CustomerAgain()) == 0


def test_the_next_large_tile_forgets_the_slip() -> None:
    state = do(named(stack=2, discards=6), AGAIN, "table customer luck", "red brew fern+frog", "red end")
    assert (state.phase, state.mistaken) == (Phase.CUSTOMER, 0)
    assert sound(state)
    state, events = outcome(state, "table customer fire")
    assert "next-customer" in kinds(events)
    assert reason(state, AGAIN) == ""


@pytest.mark.parametrize("line", ["red brew fern+frog", "red end", "table stack-empty", "table boring-market", AGAIN])
def test_until_the_right_one_is_told_nothing_else_is_done(line: str) -> None:
    assert reason(do(named(), AGAIN), line) == "la-no-now"


@pytest.mark.parametrize("phase", ["take", "customer"])
def test_only_where_nothing_else_is_asked(phase: str) -> None:
    state = do(named(), "red brew frog+frog") if phase == "take" else do(named(), AGAIN)
    assert state.phase.value == phase
    assert reason(state, AGAIN) == "la-no-now"


def test_the_console_offers_it_by_two_buttons_and_asks_once_more() -> None:
    again = Choice(hold("next", "confirm"), "la-choice-customer-again", sure=True)
    selling = do(named(), "red brew fern+frog")
    for state in (named(), selling, do(selling, "red keep")):
        assert again in GAME.prompt(state).choices
        assert GAME.intent(state, shown(), hold("next", "confirm")) == CustomerAgain()
    assert again not in GAME.prompt(start()).choices
    assert again not in GAME.prompt(do(selling, "red sell")).choices


def test_the_view_says_whom_the_table_has_taken_back() -> None:
    state = do(named(), AGAIN)
    view = GAME.view(state, TABLE)
    assert (view["customer"], view["mistaken"], view["coming"]) == (None, ["fire"], ["fire", "flying", "luck"])
    assert {name for name in GAME.scene(view) if name.startswith("customer")} == {
        "customer-fire",
        "customer-flying",
        "customer-luck",
    }


@pytest.mark.parametrize(
    "changes",
    [
        {"owed": 1},
        {"refill": True},
        {"then": Phase.OVER},
        {"customer": LUCK, "come": 1 << LUCK},
        {"mistaken": 1 << 5},
        {"mistaken": 0, "then": Phase.SELL, "stack": 0, "discards": 8},
    ],
)
def test_what_cannot_be_while_the_right_one_is_asked_for(changes: dict[str, Any]) -> None:
    state = changed(do(named(), AGAIN), **changes)
    assert "customer-taken-back" in {fault.key for fault in GAME.status(state)}


def test_a_customer_who_came_earlier_was_no_slip() -> None:
    state = named(mistaken=1 << LUCK)
    assert GAME.status(state) == ()
    later = changed(state, come=0b101)
    assert [fault.key for fault in GAME.status(later)] == ["customer-taken-back"]


@pytest.mark.parametrize("level", range(1, 8))
def test_random_games_with_slips_are_sound_at_every_position(level: int) -> None:
    """Where a slip can be, it is one in every third position."""
    slips = 0
    for seed in range(12):
        for state, _ in wander(first(level, 2 + seed % 3), seed):
            if (TABLE in GAME.movers(state)) and CustomerAgain() in GAME.moves(state, TABLE):
                slips += 1
                back = do(state, AGAIN)
                assert sound(back)
                assert GAME.count(back) == GAME.count(state)
                assert all(sound(do(back, GAME.print_move(move))) for move in GAME.moves(back, TABLE))
    assert slips > 20


def test_the_score_is_told_without_a_slip_left() -> None:
    state = do(named(), AGAIN, "table customer luck")
    state = do(changed(state, come=0b111, stack=1, discards=7), "table stack-empty")
    assert (state.phase, state.mistaken) == (Phase.OFFER, 0)
    assert GAME.status(state) == ()


def test_it_ends_nothing_of_the_turn() -> None:
    """An artifact bought, a pet just come: all stays as it was."""
    plain = first(6, customer=FIRE, come=1)
    state = do(changed(plain, coins=(20, 2), bank=plain.bank - 18), "red brew feather+mandrake")
    before = do(state, "red shop", "red artifact purple-1")
    after = do(before, AGAIN, "table customer ghostly")
    assert (after.bought, after.visits, after.pets, after.fresh) == (True, 1, before.pets, before.fresh)
    assert event(outcome(after, "red end").events, "reveal-artifact")
