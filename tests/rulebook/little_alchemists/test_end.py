# SPDX-License-Identifier: MIT
"""The end of the game, and the exam."""

from __future__ import annotations

import random

from tests.games.battery import Case, fate_of, run
from tests.games.little_alchemists.rig import COLOURS, TRUTH, do, event, kinds, outcome, reason, start

from aludel.games.little_alchemists import GAME
from aludel.games.little_alchemists.state import Phase, State
from aludel.games.referee import TABLE, Outcome, Setup


def closing(**coins: tuple[int, ...]) -> Outcome:
    """Three players; red ends the turn, and the last tile of the stack goes."""
    state = start(3, stack=1, discards=11, customer=2, come=0b111, **coins)
    return outcome(do(state, "red brew fern+frog"), "red end")


def exam() -> State:
    """The first question."""
    return do(closing().state, "table exam")


def test_level_1_is_a_whole_game() -> None:
    steps = list(run(Case(GAME, Setup(1, COLOURS)), fate_of(Case(GAME, Setup(1, COLOURS)), 3), random.Random(3)))
    told = kinds(told for step in steps for told in step.events)
    assert GAME.result(steps[-1].after) is not None
    assert {"potion", "customer", "closed", "score"} <= set(told)


def test_all_players_take_the_exam_together() -> None:
    state = exam()
    assert GAME.movers(state) == (TABLE,)
    assert GAME.prompt(state).seats == (TABLE,)
    assert not GAME.prompt(state).secret


def test_the_closed_market_ends_the_game_at_once() -> None:
    state, events = closing()
    assert kinds(events)[:3] == ["end-turn", "stack-empty", "closed"]
    assert GAME.view(state, TABLE)["closed"]
    assert reason(state, "yellow brew fern+frog") == "la-no-now"


def test_every_seats_coins_are_told() -> None:
    _, events = closing(coins=(4, 1, 1))
    assert [told.args for told in events if told.kind == "score"] == [
        {"seat": "red", "points": 4},
        {"seat": "yellow", "points": 1},
        {"seat": "green", "points": 1},
    ]


def test_most_coins_win() -> None:
    state, events = closing(coins=(1, 4, 1))
    assert event(events, "winner").args == {"seat": "yellow"}
    result = GAME.result(state)
    assert result is not None
    assert (result.points, result.winners) == ((1, 4, 1), (1,))


def test_an_exam_is_offered() -> None:
    assert GAME.prompt(closing().state).key == "la-prompt-offer"
    assert GAME.prompt(exam()).key == "la-prompt-exam"


def test_passing_is_told() -> None:
    state = do(exam(), *(f"table answer {potion}" for potion in TRUTH[:-1]))
    state, events = outcome(state, f"table answer {TRUTH[-1]}")
    assert kinds(events) == ["exam-right", "exam-passed"]
    assert GAME.view(state, TABLE)["exam"]["passed"] is True
    assert state.phase is Phase.OVER
