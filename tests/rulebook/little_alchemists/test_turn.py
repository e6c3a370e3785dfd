# SPDX-License-Identifier: MIT
"""Buying, the end of a turn, two equal tiles, the boring market."""

from __future__ import annotations

from tests.games.little_alchemists.rig import do, event, kinds, outcome, reason, start

from aludel.games.little_alchemists import GAME
from aludel.games.little_alchemists.state import Phase

FULL = 0b11111


def test_only_the_seat_on_turn_buys() -> None:
    assert reason(start(), "yellow buy 1") == "la-no-turn"
    assert reason(start(), "red buy 1") == ""


def test_a_tile_costs_a_coin_before_and_after_mixing() -> None:
    state = do(start(), "red buy 1", "red brew fern+frog", "red buy 2")
    assert state.coins == (0, 2)
    assert state.bank == start().bank + 2
    assert state.hands[0] == 3 + 2 - 2


def test_gaps_stay_until_the_end_of_the_turn() -> None:
    state = do(start(), "red buy 1", "red brew fern+frog", "red buy 4")
    assert state.market == 0b10110
    assert do(state, "red end").market == FULL


def test_the_two_mixed_tiles_are_discarded() -> None:
    state = do(start(), "red brew fern+frog")
    assert (len(state.tray), state.discards) == (2, 0)
    state = do(state, "red end")
    assert (len(state.tray), state.discards) == (0, 2)


def test_two_tiles_are_drawn_from_the_stack() -> None:
    state = do(start(), "red brew fern+frog")
    assert state.hands[0] == 1
    after = do(state, "red end")
    assert (after.hands[0], after.stack) == (3, state.stack - 2)


def test_the_market_is_not_drawn_from() -> None:
    """With nothing bought the market is as before, and the stack alone has become smaller."""
    state = do(start(), "red brew fern+frog", "red end")
    assert (state.market, state.stack) == (FULL, start().stack - 2)


def test_gaps_are_refilled_from_the_stack() -> None:
    state, events = outcome(do(start(), "red buy 1", "red brew fern+frog", "red buy 4"), "red end")
    assert event(events, "end-turn").args == {"seat": "red", "draw": 2, "gaps": 2}
    assert (state.market, state.stack) == (FULL, start().stack - 4)


def test_play_goes_clockwise() -> None:
    state, seen = start(3, first=1), []
    for _ in range(4):
        colour = state.rules.seats[state.seat]
        seen.append(colour)
        state = do(state, f"{colour} brew fern+{('foot', 'feather', 'scorpion', 'mandrake')[len(seen) - 1]}")
        state = do(state, f"{colour} end")
    assert seen == ["yellow", "green", "red", "yellow"]


def test_the_console_turns_to_the_next_seat() -> None:
    state, events = outcome(do(start(3), "red brew fern+frog"), "red end")
    assert event(events, "turn").args == {"seat": "yellow"}
    assert GAME.prompt(state).seats == (1,)
    assert GAME.prompt(state).args == {"seat": "yellow"}


def test_two_tiles_are_drawn_though_some_were_bought() -> None:
    state = do(start(), "red buy 1", "red buy 2", "red brew fern+frog", "red end")
    assert state.hands[0] == 3 + 2 - 2 + 2


def test_two_equal_tiles_make_no_potion() -> None:
    state, events = outcome(start(), "red brew feather+feather")
    assert kinds(events) == ["equal"]
    assert state.phase is Phase.TAKE
    assert GAME.view(state, 0)["tracker"] == []


def test_two_equal_tiles_are_traded_for_a_market_tile() -> None:
    state = do(start(), "red brew feather+feather", "red take 3")
    assert state.hands[0] == 3 - 2 + 1
    assert state.market == 0b11011
    assert state.coins == (2, 2)
    assert GAME.view(state, 0)["tracker"] == []


def test_the_trade_is_the_turns_action() -> None:
    state = do(start(), "red brew feather+feather", "red take 3")
    assert reason(state, "red brew fern+frog") == "la-no-now"
    state = do(state, "red end")
    assert (state.hands[0], state.market, state.discards, state.seat) == (4, FULL, 2, 1)


def test_a_boring_market_is_dealt_anew() -> None:
    state, events = outcome(start(), "table boring-market")
    assert kinds(events) == ["boring"]
    assert (state.market, state.stack) == (FULL, start().stack)
    assert (state.phase, state.seat) == (Phase.BREW, 0)


def test_a_market_that_stays_boring_waits_for_the_next_turn() -> None:
    state = do(start(), "table boring-market")
    assert reason(state, "table boring-market") == "la-no-boring-late"
    assert reason(do(state, "red brew fern+frog", "red end"), "table boring-market") == ""
