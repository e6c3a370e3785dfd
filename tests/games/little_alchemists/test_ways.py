# SPDX-License-Identifier: MIT
"""Each thing that is asked for has its own words for the ways to lay it and for the buttons; what is rare and cannot be
put back is asked for once more."""

from __future__ import annotations

import pytest
from tests.games.little_alchemists.levels import first, judged
from tests.games.little_alchemists.rig import start

from aludel.games.little_alchemists import GAME
from aludel.games.little_alchemists.moves import Sell
from aludel.games.little_alchemists.prompting import asked
from aludel.games.little_alchemists.state import Phase, State
from aludel.games.referee import TABLE, hold, press

STACK = {(hold("back", "confirm"), "la-choice-stack-empty")}
"""What always asks once more: it moves the discards of a real table."""
AGAIN = {(hold("next", "confirm"), "la-choice-customer-again")}
"""A customer named by a slip is put right."""

ASKED = [
    (start(), "la-prompt-brew", ["la-way-brew"], STACK),
    (first(2), "la-prompt-act", ["la-way-brew", "la-way-theory"], STACK),
    (first(3, phase=Phase.GUESS, theory=0), "la-prompt-guess", ["la-way-guess"], set()),
    (first(4, phase=Phase.PET), "la-prompt-pet", ["la-way-pet"], set()),
    (first(7, phase=Phase.WISH), "la-prompt-wish", ["la-way-wish"], set()),
    (first(4, phase=Phase.TAKE), "la-prompt-take", [], set()),
    (first(4, phase=Phase.SELL, customer=0, come=1), "la-prompt-sell", [], AGAIN),
    (start(phase=Phase.END), "la-prompt-end", [], STACK),
    (first(6, phase=Phase.END, coins=(9, 9)), "la-prompt-end-shop", [], STACK),
    (first(6, phase=Phase.SHOP, coins=(9, 9)), "la-prompt-shop", ["la-way-artifact"], set()),
    (start(phase=Phase.CUSTOMER), "la-prompt-customer", ["la-way-customer"], set()),
    (first(4, phase=Phase.CUSTOMER), "la-prompt-customer-five", ["la-way-customer"], set()),
    (start(phase=Phase.OFFER), "la-prompt-offer", [], set()),
    (start(phase=Phase.EXAM), "la-prompt-exam", ["la-way-answer"], set()),
    (start(phase=Phase.OVER), "la-prompt-over", [], set()),
]


@pytest.mark.parametrize(
    ("state", "key", "ways", "sure"), ASKED, ids=lambda value: value if isinstance(value, str) else ""
)
def test_what_is_asked_has_its_own_words(state: State, key: str, ways: list[str], sure: set[object]) -> None:
    prompt = GAME.prompt(state)
    assert prompt.key == key
    assert [way.key for way in prompt.ways] == ways
    assert {(choice.press, choice.key) for choice in prompt.choices if choice.sure is not False} == sure
    assert {choice.sure for choice in prompt.choices} <= {True, False}
    assert len({choice.press for choice in prompt.choices}) == len(prompt.choices)


def test_only_what_nobody_else_may_see_is_secret() -> None:
    assert {key for state, key, _, _ in ASKED if GAME.prompt(state).secret} == {"la-prompt-brew", "la-prompt-act"}


def test_who_is_asked() -> None:
    by_key = {key: GAME.prompt(state).seats for state, key, _, _ in ASKED}
    table = {key for key, seats in by_key.items() if seats == (TABLE,)}
    assert table == {
        "la-prompt-customer", "la-prompt-customer-five", "la-prompt-offer", "la-prompt-exam", "la-prompt-over"
    }  # fmt: skip
    assert by_key["la-prompt-guess"] == (1,)
    assert {seats for key, seats in by_key.items() if key not in table | {"la-prompt-guess"}} == {(0,)}


def test_the_lamp_of_who_is_asked_follows_guessers_and_owners() -> None:
    guessing = first(3, 3, phase=Phase.GUESS, theory=0)
    assert [asked(first(3, 3, phase=Phase.GUESS, theory=0, guesses=(1,) * n)) for n in (0, 1)] == [1, 2]
    assert asked(guessing) == guessing.guesser
    closing = judged(first(6, artifacts=(0, 1), phase=Phase.JUDGE), "purple-1")
    assert (asked(closing), closing.seat) == (1, 0)
    assert asked(start(phase=Phase.CUSTOMER)) == 0


def test_next_means_nothing_without_something_to_go_to() -> None:
    plain = GAME.prompt(first(6, phase=Phase.END, coins=(0, 0)))
    assert plain.key == "la-prompt-end"
    assert press("next") not in {choice.press for choice in plain.choices}
    rich = GAME.prompt(first(6, phase=Phase.END, coins=(9, 9)))
    assert (press("next"), "la-choice-artifact") in {(choice.press, choice.key) for choice in rich.choices}
    assert rich.browse == ()


def test_a_potion_is_sold_or_kept() -> None:
    state = start(phase=Phase.SELL, customer=0, come=1, made=0)
    moves = GAME.moves(state, 0)
    assert moves == (Sell("red", True), Sell("red", False))
    assert [GAME.print_move(move) for move in moves] == ["red sell", "red keep"]
    assert all(type(move.sells) is bool for move in moves if isinstance(move, Sell))
