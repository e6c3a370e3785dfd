# SPDX-License-Identifier: MIT
"""A refusal goes to the page of the seat that moved, and to the table where no seat of the game did."""

from __future__ import annotations

import random

import pytest
from tests.games.little_alchemists.levels import LEVELS, first, games, legal

from aludel.games.little_alchemists import GAME
from aludel.games.little_alchemists.moves import Move
from aludel.games.little_alchemists.state import Phase, State
from aludel.games.referee import TABLE, Refused

STRANGERS = 6
"""Moves of other positions tried at each position."""


def refused(state: State, move: Move) -> Refused | None:
    """The refusal of a move, or None when it is taken."""
    try:
        GAME.apply(state, move)
    except Refused as refusal:
        return refusal
    return None


def mover(state: State, move: Move) -> int:
    """The seat that a move names, if it plays."""
    return state.rules.seat_index.get(getattr(move, "seat", ""), TABLE)


@pytest.mark.parametrize("level", LEVELS)
def test_a_stranger_is_refused_to_the_seat_it_names(level: int) -> None:
    rng = random.Random(level)
    positions = [state for record in games(level, 2) for state, _ in record]
    pool = sorted({GAME.print_move(move) for state in positions for move in legal(state)})
    seen = set()
    for state in positions:
        for text in rng.sample(pool, STRANGERS):
            move = GAME.parse_move(text)
            refusal = refused(state, move)
            if refusal is not None:
                assert refusal.seat == mover(state, move), (text, refusal.reason)
                seen.add(refusal.reason)
    assert seen >= {"la-no-now", "la-no-turn"}


LATER = [
    (first(2), "red theory frog fire", "la-no-theory-two"),
    (first(3), "red theory frog fire+flying", "la-no-theory-three"),
    (first(2), "red theory toad fire+flying", "la-no-ingredient"),
    (first(1), "red theory frog fire+flying", "la-no-now"),
    (first(1), "red brew frog+toad", "la-no-ingredient"),
    (first(3, phase=Phase.GUESS, theory=0), "yellow guess toad", "la-no-ingredient"),
    (first(3, phase=Phase.GUESS, theory=0), "red guess frog", "la-no-turn"),
    (first(3, 3, phase=Phase.GUESS, theory=0), "green guess frog", "la-no-turn"),
    (first(3, phase=Phase.GUESS, theory=0, solved=((1, 0),)), "yellow guess fern", "la-no-guess"),
    (first(6, phase=Phase.END, coins=(0, 9)), "red shop", "la-no-artifact-coins"),
    (first(6, phase=Phase.SHOP, coins=(9, 9), artifacts=(0, 1)), "red artifact purple-1", "la-no-artifact"),
    (first(6, phase=Phase.SHOP, coins=(9, 9)), "red artifact gold-1", "la-no-artifact-count"),
    (first(6, phase=Phase.SHOP, coins=(0, 9)), "red artifact purple-1", "la-no-artifact-coins"),
    (first(6), "red judged coin", "la-no-judged"),
]


@pytest.mark.parametrize(("state", "line", "why"), LATER, ids=lambda value: value if isinstance(value, str) else "")
def test_a_refused_move_of_the_later_levels_goes_to_its_seat(state: State, line: str, why: str) -> None:
    move = GAME.parse_move(line)
    refusal = refused(state, move)
    assert refusal is not None
    assert (refusal.reason, refusal.seat) == (why, mover(state, move))


def test_a_theory_that_cannot_be_shared_names_its_ingredient_to_its_seat_alone() -> None:
    state = first(2, solved=((0, 0),))
    refusal = refused(state, GAME.parse_move("red theory frog fire+flying"))
    assert refusal is not None
    assert (refusal.reason, refusal.seat, refusal.detail) == ("la-no-theory", 0, {"ingredient": "frog"})
