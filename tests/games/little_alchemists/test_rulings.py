# SPDX-License-Identifier: MIT
"""The rulings for what the rulebook leaves open (ruling by ruling), each at its edge."""

from __future__ import annotations

from dataclasses import fields

import pytest
from tests.games.little_alchemists.rig import TRUTH, do, event, kinds, outcome, reason, start

from aludel.games.little_alchemists import GAME, drawing
from aludel.games.little_alchemists.state import NONE, Phase, State
from aludel.games.referee import Refused

FIRE, FLYING, LUCK = 0, 1, 2


def ready(**changes: int | bool | tuple[int, ...]) -> State:
    """Two players; red has mixed two equal tiles and taken one, and is about to end the turn."""
    state = do(start(), "red brew frog+frog", "red take 1")
    return start(**{**{name: getattr(state, name) for name in state._fields if name != "rules"}, **changes})


# -- 4: drawing tile by tile


def test_an_empty_stack_brings_the_customer_before_the_next_tile() -> None:
    state, events = outcome(ready(stack=1, discards=9), "red end")
    assert state.phase is Phase.CUSTOMER
    assert (state.owed, state.refill, state.stack, state.discards) == (1, True, 0, 11)
    assert kinds(events) == ["end-turn", "stack-empty"]


def test_after_the_customer_has_come_the_drawing_goes_on_from_the_discards() -> None:
    state, events = outcome(do(ready(stack=1, discards=9), "red end"), "table customer luck")
    assert kinds(events) == ["customer", "draw-on", "refill-on", "turn"]
    assert (state.stack, state.discards, state.hands[0]) == (9, 0, 4)
    assert state.market == 0b11111
    assert state.rules.seats[state.seat] == "yellow"


def test_the_stack_that_runs_out_with_the_last_tile_drawn_brings_the_customer_at_once() -> None:
    state, events = outcome(ready(stack=3, discards=9), "red end")
    assert state.phase is Phase.CUSTOMER
    assert (state.owed, state.market) == (0, 0b11111)
    assert kinds(events) == ["end-turn", "stack-empty"]
    assert kinds(outcome(state, "table customer fire").events) == ["customer", "turn"]


def test_the_order_is_discard_then_draw_then_refill() -> None:
    """With one tile left the second tile of the hand already comes from the two just laid away."""
    state = do(ready(stack=1, discards=0), "red end", "table customer fire")
    assert (state.hands[0], state.stack, state.discards) == (4, 0, 0)
    assert state.phase is Phase.CUSTOMER, "the market tile was the last one again"


def test_two_customers_may_come_in_one_drawing() -> None:
    state = do(ready(stack=1, discards=0), "red end", "table customer fire", "table customer luck")
    assert state.customer == LUCK
    assert state.come == 0b101


def test_with_nothing_to_shuffle_one_customer_enters_and_play_goes_on_without_a_stack() -> None:
    state = do(ready(stack=1, discards=0, market=0), "red end", "table customer fire")
    state, events = outcome(state, "table customer luck")
    assert kinds(events) == ["next-customer", "no-discards", "turn"]
    assert (state.stack, state.discards) == (0, 0)
    assert state.market == 0b00001, "one of the two discards went to the hand, one to the market"
    assert state.rules.seats[state.seat] == "yellow"


def test_the_next_drawing_that_finds_no_tile_brings_the_next_large_tile() -> None:
    state = do(ready(stack=1, discards=0, market=0), "red end", "table customer fire", "table customer luck")
    state = do(state, "yellow brew fern+frog")
    state, events = outcome(state, "yellow end")
    assert event(events, "next-customer").args["potion"] == "flying"


def test_the_last_customer_is_known_without_asking() -> None:
    state, events = outcome(ready(stack=3, discards=9, customer=FIRE, come=0b011), "red end")
    assert state.customer == LUCK
    assert kinds(events) == ["end-turn", "stack-empty", "next-customer", "turn"]


def test_the_closed_market_ends_the_game_at_once_in_the_middle_of_a_drawing() -> None:
    state, events = outcome(ready(stack=1, discards=9, customer=LUCK, come=0b111), "red end")
    assert kinds(events)[:3] == ["end-turn", "stack-empty", "closed"]
    assert (state.hands[0], state.market) == (3, 0b11110), "one tile drawn, nothing refilled"
    assert state.phase is Phase.OFFER
    assert state.customer == NONE


def test_a_customer_who_was_here_is_not_let_in_again() -> None:
    state = do(ready(stack=3, discards=9, customer=FIRE, come=0b001), "red end")
    assert reason(state, "table customer fire") == "la-no-customer"
    assert reason(state, "table customer love") == "la-no-customer"
    assert reason(state, "table customer luck") == ""


# -- 5: two equal tiles


def test_two_equal_tiles_on_an_empty_market_give_nothing() -> None:
    state, events = outcome(start(market=0, stack=13), "red brew frog+frog")
    assert kinds(events) == ["equal-nothing"]
    assert state.phase is Phase.END


def test_the_seat_may_not_leave_the_market_tile() -> None:
    state = do(start(), "red brew frog+frog")
    assert reason(state, "red end") == "la-no-now"
    assert [GAME.print_move(move) for move in GAME.moves(state, 0)] == [f"red take {n}" for n in range(1, 6)]


def test_more_tiles_may_be_bought_after_taking_one() -> None:
    state = do(start(), "red brew frog+frog", "red take 1", "red buy 2")
    assert (state.hands[0], state.coins[0]) == (3, 1)


# -- 6: boring market


def test_the_market_may_be_dealt_anew_at_the_opening_deal() -> None:
    state, events = outcome(start(), "table boring-market")
    assert kinds(events) == ["boring"]
    assert (state.stack, state.market) == (8, 0b11111)


def test_only_once_until_the_next_turn() -> None:
    state = do(start(), "table boring-market")
    assert reason(state, "table boring-market") == "la-no-boring-late"
    state = do(state, "red brew frog+frog", "red take 1", "red end")
    assert reason(state, "table boring-market") == ""


def test_not_once_the_seat_has_begun() -> None:
    assert reason(do(start(), "red buy 1"), "table boring-market") == "la-no-boring-late"
    assert reason(do(start(), "red brew fern+frog"), "table boring-market") == "la-no-now"


def test_the_market_may_be_dealt_anew_though_nothing_was_refilled() -> None:
    state = do(start(), "red brew fern+frog", "red end")
    assert reason(state, "table boring-market") == ""


def test_four_tiles_are_enough_and_three_are_not() -> None:
    assert reason(start(market=0b01111), "table boring-market") == ""
    assert reason(start(market=0b00111), "table boring-market") == "la-no-boring-few"


def test_without_a_stack_the_market_stays() -> None:
    assert reason(start(stack=0, discards=8), "table boring-market") == "la-no-boring-stack"


def test_a_deal_that_empties_the_stack_brings_the_customer() -> None:
    state = do(start(stack=1, discards=8, market=0b01111), "table boring-market")
    assert state.phase is Phase.CUSTOMER
    state, events = outcome(state, "table customer fire")
    assert kinds(events) == ["customer"]
    assert (state.phase, state.seat) == (Phase.BREW, 0)


# -- 7: selling


def test_a_potion_may_be_kept() -> None:
    state = do(start(customer=FIRE, come=1), "red brew fern+frog", "red keep")
    assert (state.coins[0], state.sold) == (2, 0)
    assert state.phase is Phase.END


def test_a_potion_kept_cannot_be_sold_later() -> None:
    state = do(start(customer=FIRE, come=1), "red brew fern+frog", "red keep")
    assert reason(state, "red sell") == "la-no-now"


# -- 10: the exam


@pytest.mark.parametrize(("wrong", "kind"), [(0, "exam-passed"), (1, "exam-passed"), (2, "exam-failed")])
def test_five_right_answers_of_six_pass(wrong: int, kind: str) -> None:
    state = do(start(phase=Phase.OFFER, come=0b111), "table exam")
    answers = ["flying" if n < wrong else truth for n, truth in enumerate(TRUTH)]
    state = do(state, *(f"table answer {answer}" for answer in answers[:-1]))
    state, events = outcome(state, f"table answer {answers[-1]}")
    assert kinds(events)[-1] == kind
    assert events[-1].args == {"right": 6 - wrong, "questions": 6}
    assert state.phase is Phase.OVER


def test_the_exam_may_wait_for_another_game() -> None:
    state = do(start(phase=Phase.OFFER, come=0b111), "table no-exam")
    assert GAME.movers(state) == ()
    assert reason(state, "table exam") == "la-no-over"


def test_a_potion_of_another_level_is_no_answer() -> None:
    state = do(start(phase=Phase.OFFER, come=0b111), "table exam")
    assert reason(state, "table answer love") == "la-no-answer"


# -- 12: ties


def test_equal_coins_share_the_win() -> None:
    state, events = outcome(ready(stack=3, discards=9, customer=LUCK, come=0b111), "red end")
    assert [told.args for told in events if told.kind == "shares"] == [{"seat": "red"}, {"seat": "yellow"}]
    result = GAME.result(state)
    assert result is not None
    assert result.winners == (0, 1)


# -- 16: what the console can know


def test_a_tile_too_many_is_refused_aloud_without_its_name() -> None:
    state = start(shown=(0, 3, 0, 0, 0, 0), discards=3, stack=5)
    with pytest.raises(Refused) as refused:
        GAME.apply(state, GAME.parse_move("red brew fern+frog"))
    assert refused.value.reason == "la-no-count"
    assert refused.value.seat == 0
    assert refused.value.detail == {"ingredient": "fern", "count": 3}


def test_two_equal_tiles_need_room_for_two() -> None:
    state = start(shown=(2, 0, 0, 0, 0, 0), discards=2, stack=6)
    assert reason(state, "red brew frog+frog") == "la-no-count"
    assert reason(state, "red brew fern+frog") == ""


def test_a_shuffle_makes_every_tile_possible_again() -> None:
    state = do(ready(stack=3, discards=9, shown=(3, 3, 3, 0, 0, 0)), "red end", "table customer fire")
    assert state.shown == (0,) * 6


def test_tiles_still_in_the_tray_are_not_shuffled_in() -> None:
    state = do(ready(stack=3, discards=9), "table stack-empty", "table customer fire")
    assert state.shown == (2, 0, 0, 0, 0, 0)


# -- the table's eyes win over the count


def test_the_stack_may_be_empty_although_the_count_says_otherwise() -> None:
    state, events = outcome(start(stack=6, discards=2), "table stack-empty")
    assert kinds(events) == ["ledger-corrected", "stack-empty"]
    assert event(events, "ledger-corrected").args == {"count": 6}
    assert (state.stack, state.stray, state.phase) == (0, 6, Phase.CUSTOMER)
    state = do(state, "table customer luck")
    assert (state.stack, state.discards, state.phase, state.seat) == (2, 0, Phase.BREW, 0)


def test_the_correction_leaves_the_turn_where_it_was() -> None:
    state = do(ready(stack=3, discards=9), "table stack-empty", "table customer luck")
    assert (state.phase, state.seat) == (Phase.END, 0)
    assert do(state, "red end").phase is Phase.BREW


def test_an_empty_stack_needs_no_correction() -> None:
    assert reason(start(stack=0, discards=8), "table stack-empty") == "la-no-stack-left"


def test_the_correction_may_end_the_game() -> None:
    state = do(start(customer=LUCK, come=0b111), "table stack-empty")
    assert state.phase is Phase.OFFER


def test_what_a_drawing_changes_is_named_once() -> None:
    names = [field.name for field in fields(drawing.Desk)]
    assert names == ["state", "hand", *drawing.COUNTS, "changes", "events"]
    assert set(drawing.COUNTS) <= set(State._fields)
