# SPDX-License-Identifier: MIT
"""Malformed text is answered with what was expected and what stood there instead, for its writer to find the place."""

from __future__ import annotations

import re
from typing import Any

import pytest
from tests.games.little_alchemists.levels import first, judged

from aludel.games.little_alchemists import GAME
from aludel.games.little_alchemists.state import Phase
from aludel.games.little_alchemists.state_fields import number
from aludel.games.referee import BadNotation

LONG = "x" * 100

MOVES = [
    ("red buy 6", "not a market place: '6'"),
    ("red brew frog", "not two ingredients: 'frog'"),
    ("red brew frog+fern+foot", "not two ingredients: 'frog+fern+foot'"),
    ("red brew frog+Fern", "not a name: 'Fern'"),
    ("red artifact Purple", "not an artifact: 'Purple'"),
    (f"red artifact {LONG}!", f"not an artifact: '{LONG[:40]}'"),
    ("red judged dance", "not one of coin, pay, draw, discard: 'dance'"),
    (f"red judged {LONG}", f"not one of coin, pay, draw, discard: '{LONG[:20]}'"),
    ("red judge many", "not a number of points: 'many'"),
    (f"red judge {LONG}", f"not a number of points: '{LONG[:20]}'"),
    ("purple end", "not a move: 'purple end'"),
    (LONG, f"not a move: '{LONG[:80]}'"),
]


@pytest.mark.parametrize(("line", "said"), MOVES, ids=lambda value: value[:30])
def test_a_malformed_move_says_what_was_expected(line: str, said: str) -> None:
    with pytest.raises(BadNotation) as told:
        GAME.parse_move(line)
    assert str(told.value) == said


def with_field(level: int, field: str, value: str, **changes: Any) -> str:
    """The line of a first position with one field written otherwise."""
    line = GAME.print_state(first(level, **changes), secret=True)
    written, count = re.subn(rf"(?<= ){field}=\S*", f"{field}={value}", line)
    assert count == 1, field
    return written


FIELDS = [
    (1, "bank", "many", "not a number: 'many'"),
    (1, "bank", LONG, f"not a number: '{LONG[:20]}'"),
    (1, "coins", "1", "not 2 numbers: '1'"),
    (1, "coins", "+".join("1" * 50), f"not 2 numbers: '{'+'.join('1' * 50)[:80]}'"),
    (1, "turn", "blue", "not one of red, yellow: 'blue'"),
    (1, "turn", LONG, f"not one of red, yellow: '{LONG[:20]}'"),
    (1, "boring", "perhaps", "not yes or no: 'perhaps'"),
    (1, "boring", LONG, f"not yes or no: '{LONG[:20]}'"),
    (1, "phase", "noon", "not a phase: 'noon'"),
    (1, "phase", LONG, f"not a phase: '{LONG[:20]}'"),
    (1, "then", "exam", "no drawing leads there: 'exam'"),
    (7, "customer", "wishes", "not a customer: 'wishes'"),
    (1, "customer", "equal", "not a customer: 'equal'"),
    (1, "last", "red:none", "not a result: 'red:none'"),
    (1, "market", "111", "not a market: '111'"),
    (1, "market", LONG, f"not a market: '{LONG[:20]}'"),
    (1, "assignment", "FYa", "not an assignment: 'FYa'"),
    (1, "exam", "frog:fern", "not 6 questions: 'frog:fern'"),
    (1, "exam", "frog:fern:foot", "not one of frog, fern, foot, scorpion, feather, mandrake: 'fern:foot'"),
    (1, "assignment", "+".join(["FYa"] * 30), f"not an assignment: '{'+'.join(['FYa'] * 30)[:80]}'"),
    (1, "orientation", "-1", "the orientation is negative"),
    (1, "exam", "frog:frog", "not two ingredients: 'frog:frog'"),
    (1, "answers", "+".join(["fire"] * 7), "too many answers: 'fire+fire+fire+fire+fire+fire+fire'"),
    (2, "solved", "frog:red+frog:red", "not a theory board: 'frog:red+frog:red'"),
    (4, "pets", "cat", "not 2 pets: 'cat'"),
    (2, "solved", "+".join(["frog:red"] * 12), f"not a theory board: '{'+'.join(['frog:red'] * 12)[:80]}'"),
    (6, "artifacts", "red:purple-1:2", "not one of {artifacts}: 'purple-1:2'"),
    (1, "last", "red:fire:luck", "not one of fire, flying, luck: 'fire:luck'"),
    (6, "judged", "+".join("1" * 13), f"not points for artifacts: '{'+'.join('1' * 13)}'"),
    (1, "results", "0.0.0", "not the results of 2 seats: '0.0.0'"),
]


@pytest.mark.parametrize(("level", "field", "value", "said"), FIELDS, ids=lambda value: str(value)[:20])
def test_a_malformed_field_says_what_was_expected(level: int, field: str, value: str, said: str) -> None:
    with pytest.raises(BadNotation) as told:
        GAME.parse_state(with_field(level, field, value))
    artifacts = ", ".join(artifact.name for artifact in first(level).rules.artifacts)
    assert str(told.value) == said.replace("{artifacts}", artifacts)


def test_a_number_has_ten_digits_at_most() -> None:
    assert number("9" * 10, 10**12) == 9_999_999_999
    with pytest.raises(BadNotation):
        number("9" * 11, 10**12)


def test_as_many_points_as_there_are_artifacts_are_read() -> None:
    state = GAME.parse_state(with_field(6, "judged", "+".join("1" * 12)))
    assert state.judged == (1,) * 12


DUE = [
    (1, {"phase": Phase.EXAM, "answers": (0,) * 6}, "the exam has no question left"),
    (3, {"phase": Phase.GUESS}, "there is nothing to guess"),
    (3, {"phase": Phase.GUESS, "theory": 0, "guesses": (1,)}, "there is nothing to guess"),
    (3, {"phase": Phase.PET}, "there is no pet to choose"),
    (4, {"phase": Phase.WISH}, "there are no wishes"),
    (5, {"phase": Phase.SHOP}, "there are no artifacts"),
    (6, {"phase": Phase.JUDGE}, "there is nothing to judge"),
    (2, {"solved": tuple((n, 0) for n in range(5))}, "the last theory has been shared"),
]


@pytest.mark.parametrize(("level", "changes", "said"), DUE, ids=lambda value: value if isinstance(value, str) else "")
def test_a_position_without_what_its_phase_needs_says_so(level: int, changes: dict[str, Any], said: str) -> None:
    with pytest.raises(BadNotation) as told:
        GAME.parse_state(GAME.print_state(first(level, **changes), secret=True))
    assert str(told.value) == said


def test_a_position_with_what_its_phase_needs_is_read() -> None:
    pets = first(4, phase=Phase.PET)
    wish = first(7, phase=Phase.WISH)
    shop = first(6, phase=Phase.SHOP)
    guess = first(3, phase=Phase.GUESS, theory=0)
    exam = first(1, phase=Phase.EXAM, answers=(0,) * 5, come=0b111)
    for state in (pets, wish, shop, guess, exam):
        assert GAME.parse_state(GAME.print_state(state, secret=True)) == state
    assert judged(first(6), "purple-1").rules.artifacts[0].effect == "judged_by_players"


LINE = GAME.print_state(first(1), secret=True)
WHOLE = [
    (LINE.partition(" | ")[0], "a position needs its secret fields, after ' | ', and its house rules at the end"),
    (LINE.partition(" house=")[0], "a position needs its secret fields, after ' | ', and its house rules at the end"),
    (LINE.replace("la1 ", "xx1 "), "not a number: 'xx1'"),
    (LINE.replace("la1 ", "1 "), "not a position of this game: '1'"),
    (LINE.replace("seats=", "chairs="), "not a position of this game: 'la1'"),
    (LINE.replace("la1 ", "la9 "), "no such game: unknown-level"),
    (LINE.partition("house=")[0] + "house=[]", "not house rules: '[]'"),
    (LINE.partition("house=")[0] + "house={", "not house rules: '{'"),
    (LINE.partition("house=")[0] + "house={" + LONG, f"not house rules: '{{{LONG[:79]}'"),
    (LINE.replace("la1 ", LONG + "1 "), f"not a number: '{LONG[:20]}'"),
    (LINE.replace(" turn=red", ""), None),
    (LINE.replace(" turn=red", "  turn=red"), None),
    (LINE.replace(" phase=", "\tphase="), None),
]


@pytest.mark.parametrize(("line", "said"), WHOLE, ids=range(len(WHOLE)))
def test_a_malformed_position_says_what_was_expected(line: str, said: str | None) -> None:
    with pytest.raises(BadNotation) as told:
        GAME.parse_state(line)
    expected = "expected the fields turn, phase, first, ended, coins, bank, "
    assert str(told.value) == said if said else str(told.value).startswith(expected)
