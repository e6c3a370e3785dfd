# SPDX-License-Identifier: MIT
"""Every way to be refused, with its reason, and the position left as it was."""

from __future__ import annotations

import pytest
from tests.games.little_alchemists.levels import LEVELS, games, legal
from tests.games.little_alchemists.rig import do, reason, start

from aludel.games.little_alchemists import GAME, phrases
from aludel.games.little_alchemists.moves import Buy, Move
from aludel.games.little_alchemists.state import Phase, State
from aludel.games.referee import Refused

MIXED = do(start(), "red brew fern+frog")
OFFER = start(phase=Phase.OFFER, come=0b111)
OVER = do(OFFER, "table no-exam")
ARRIVAL = start(phase=Phase.CUSTOMER, stack=0, discards=8, customer=0, come=1)

REFUSALS = [
    (start(), "yellow brew fern+frog", "la-no-turn"),
    (start(), "yellow buy 1", "la-no-turn"),
    (start(), "blue brew fern+frog", "la-no-seat"),
    (start(), "red sell", "la-no-now"),
    (start(), "red end", "la-no-now"),
    (start(), "red take 1", "la-no-now"),
    (start(), "table customer fire", "la-no-now"),
    (start(), "table exam", "la-no-now"),
    (start(), "table answer fire", "la-no-now"),
    (start(), "red brew frog+toad", "la-no-ingredient"),
    (start(hands=(1, 5)), "red brew fern+frog", "la-no-hand"),
    (start(coins=(0, 4)), "red buy 1", "la-no-coin"),
    (do(start(), "red buy 1"), "red buy 1", "la-no-tile"),
    (MIXED, "red brew fern+frog", "la-no-now"),
    (MIXED, "yellow end", "la-no-turn"),
    (MIXED, "table boring-market", "la-no-now"),
    (ARRIVAL, "red brew fern+frog", "la-no-now"),
    (ARRIVAL, "table customer fire", "la-no-customer"),
    (ARRIVAL, "table stack-empty", "la-no-now"),
    (OFFER, "red brew fern+frog", "la-no-now"),
    (OFFER, "table answer fire", "la-no-now"),
    (OVER, "red brew fern+frog", "la-no-over"),
    (OVER, "table no-exam", "la-no-over"),
    (OVER, "table stack-empty", "la-no-over"),
]


@pytest.mark.parametrize(("state", "line", "why"), REFUSALS, ids=lambda value: value if isinstance(value, str) else "")
def test_a_refused_move_says_why(state: State, line: str, why: str) -> None:
    assert reason(state, line) == why
    assert why in phrases.phrase_keys()


def test_a_market_place_outside_the_board_is_refused() -> None:
    for place in (0, 6, -1):
        with pytest.raises(Refused, match="la-no-place"):
            GAME.apply(start(), Buy("red", place))


def test_every_reason_of_the_later_levels_has_a_phrase() -> None:
    """Whatever is tried in whole games of every level, the reason is one that can be said."""
    said = set()
    for level in LEVELS:
        tried: list[Move] = []
        for state, move in next(games(level, 1)):
            said |= {reason(state, GAME.print_move(one)) for one in tried[-25:]}
            tried += [*legal(state)[::7], *([move] if move else [])]
    assert said - {""} <= phrases.phrase_keys()
    assert len(said) > 8
