# SPDX-License-Identifier: MIT
"""Whole games that come by all that a level has, and stories of such games to read.

After a change that is meant: `python -m tests.games.little_alchemists.stories` writes the stories anew.
"""

from __future__ import annotations

import random
from functools import cache
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.little_alchemists import stories
from tests.games.little_alchemists.levels import COLOURS, LEVELS, first, games, is_true, judged, legal, wander

from aludel.games.fate import CodeSource
from aludel.games.little_alchemists import GAME, artifacts, brewing, deeds, drawing, theory
from aludel.games.little_alchemists.checks import with_item
from aludel.games.little_alchemists.moves import Move, Theory
from aludel.games.little_alchemists.state import CLOSED, Phase, State, changed
from aludel.games.referee import TABLE, Refused, Setup, replay

GAMES = 12
"""Random games a level."""
STRANGERS = 12
"""Moves of other positions tried at each position."""

Record = list[tuple[State, Move | None]]


@cache
def records(level: int) -> tuple[Record, ...]:
    """Random games from drawn fates, shared theories often right, as they were played."""
    found = []
    for seed in range(GAMES):
        setup = Setup(level, COLOURS[: 2 + seed % 3])
        state = GAME.new(setup, GAME.draw(setup, CodeSource(f"whole-{seed}"))).state
        found.append(list(wander(state, seed)))
    return tuple(found)


@cache
def positions(level: int) -> tuple[State, ...]:
    """Every position of these games."""
    return tuple(state for record in records(level) for state, _ in record)


@cache
def pool(level: int) -> dict[str, Move]:
    """Every move that was legal anywhere in these games, by its text."""
    return {GAME.print_move(move): move for state in positions(level) for move in legal(state)}


@pytest.mark.parametrize("level", LEVELS)
def test_every_position_is_sound_and_keeps_all_pieces(level: int) -> None:
    for record in records(level):
        count = GAME.count(record[0][0])
        for state, _ in record:
            assert GAME.status(state) == ()
            assert GAME.count(state) == count


@pytest.mark.parametrize("level", LEVELS)
def test_what_is_listed_is_accepted_and_nothing_else(level: int) -> None:
    rng = random.Random(level)
    for state in positions(level):
        listed = {GAME.print_move(move): move for move in legal(state)}
        assert len(listed) == len(legal(state))
        assert bool(listed) == bool(GAME.movers(state))
        for move in rng.sample(list(listed.values()), min(STRANGERS, len(listed))):
            GAME.apply(state, move)
        for text in rng.sample(sorted(pool(level)), STRANGERS):
            assert _accepted(state, pool(level)[text]) == (text in listed), (text, state.phase)


def _accepted(state: State, move: Move) -> bool:
    try:
        GAME.apply(state, move)
    except Refused:
        return False
    return True


@pytest.mark.parametrize("level", LEVELS)
def test_text_reads_back_at_every_position(level: int) -> None:
    for state in positions(level):
        line = GAME.print_state(state, secret=True)
        assert GAME.parse_state(line) == state
        assert line.startswith(GAME.print_state(state) + " | ")
    for text, move in pool(level).items():
        assert GAME.parse_move(text) == move


@pytest.mark.parametrize("level", LEVELS)
def test_the_record_alone_rebuilds_the_game(level: int) -> None:
    for seed, record in enumerate(records(level)):
        setup = Setup(level, COLOURS[: 2 + seed % 3])
        moves = [GAME.parse_move(GAME.print_move(move)) for _, move in record if move is not None]
        fate = GAME.draw(setup, CodeSource(f"whole-{seed}"))
        assert replay(GAME, setup, fate, moves).state == record[-1][0]


@pytest.mark.parametrize("level", LEVELS)
def test_games_end_within_the_bound_with_one_of_the_two_endings(level: int) -> None:
    endings = set()
    for record in records(level):
        assert len(record) <= GAME.info.longest
        result = GAME.result(record[-1][0])
        assert result is not None
        endings.add(result.ending)
    assert endings <= {"closed", "solved"}


def test_both_endings_come_and_every_phase_but_the_judging() -> None:
    """Without this the tests above could be true of little."""
    last = [record[-1][0] for level in LEVELS for record in records(level)]
    assert {state.ending for state in last} == {"closed", "solved"}
    assert {state.phase for level in LEVELS for state in positions(level)} == set(Phase) - {Phase.JUDGE}
    assert {type(move) for level in LEVELS for move in pool(level).values()} >= {Theory}


@pytest.mark.parametrize("level", range(2, 8))
def test_every_verdict_is_the_truth(level: int) -> None:
    for record in records(level):
        for (state, move), (after, _) in pairwise(record):
            if isinstance(move, Theory):
                shared = after.phase is Phase.GUESS or len(after.solved) > len(state.solved)
                assert shared == is_true(state, move)


@pytest.mark.parametrize("level", range(2, 8))
def test_a_public_line_tells_no_theory_that_was_wrong_or_is_being_guessed(level: int) -> None:
    """Exchanging what only a seat may know leaves every public byte as it is."""
    for state in positions(level):
        if state.phase in CLOSED:
            continue
        kinds = len(state.rules.kinds)
        other = changed(
            state,
            wrong=tuple(tuple(((kind + 1) % kinds, potions) for kind, potions in known) for known in state.wrong),
            tray=tuple((kind + 1) % kinds for kind in state.tray),
            tracker=tuple(tracked ^ 1 for tracked in state.tracker),
        )
        assert (GAME.print_state(other), repr(other)) == (GAME.print_state(state), repr(state))
        assert GAME.view(other, TABLE) == GAME.view(state, TABLE)


@pytest.mark.parametrize("level", [6, 7])
def test_games_with_artifacts_that_the_table_judges_are_sound(level: int) -> None:
    for record in games(level, 8):
        count = GAME.count(record[0][0])
        for state, _ in record:
            assert GAME.count(state) == count
            assert {fault.key for fault in GAME.status(state)} <= {"coins"}, "coins were dealt out by the test"


@settings(max_examples=40, deadline=None)
@given(level=st.sampled_from(LEVELS), seats=st.integers(2, 4), code=st.text(max_size=4), picks=st.data())
def test_any_line_of_legal_play_keeps_the_game_sound(level: int, seats: int, code: str, picks: st.DataObject) -> None:
    """Unlike a random player, Hypothesis looks for the odd corner and shrinks what it finds."""
    setup = Setup(level, COLOURS[:seats])
    state = GAME.new(setup, GAME.draw(setup, CodeSource(code))).state
    state = judged(state, "purple-2") if level >= 6 else state
    count = GAME.count(state)
    for _ in range(picks.draw(st.integers(0, 60))):
        sorts: dict[str, list[Move]] = {}
        for move in legal(state):
            sorts.setdefault(type(move).__name__, []).append(move)
        if not sorts:
            break
        moves = sorts[picks.draw(st.sampled_from(sorted(sorts)))]
        state = GAME.apply(state, moves[picks.draw(st.integers(0, len(moves) - 1))]).state
        assert GAME.status(state) == ()
        assert GAME.count(state) == count
        if level < 6:
            assert GAME.parse_state(GAME.print_state(state, secret=True)) == state


@pytest.mark.parametrize("level", range(2, 8))
def test_a_story_is_told_as_it_was(level: int) -> None:
    """After a change that is meant: `python -m tests.games.little_alchemists.stories`."""
    text = stories.file_of(level).read_text("utf-8")
    assert stories.story(level) == text
    assert "solved" in text
    assert "keys count=" in text


def _to_all(values: tuple[Any, ...], _: int, value: Any) -> tuple[Any, ...]:
    return (value,) * len(values)


def _from_nowhere(state: State, seat: int, coins: int) -> dict[str, Any]:
    return {"coins": with_item(state.coins, seat, state.coins[seat] + coins)}


def _kept(desk: drawing.Desk) -> None:
    """The tile comes to the market or the hand, and lies on the stack as well."""
    TAKE(desk)
    desk.stack += 1


TAKE = drawing.Desk.take


@pytest.mark.parametrize(
    ("piece", "where", "name", "broken", "state", "line"),
    [
        ("tile", drawing.Desk, "take", _kept, first(1, market=0b11110), "table boring-market"),
        ("coin", deeds, "paid", _from_nowhere, first(1), "red buy 1"),
        (
            "theory",
            theory,
            "_named",
            lambda state, *_: (0, theory.makes(state, 0)),
            first(2, solved=((0, 0),)),
            "red theory fern fire+flying",
        ),
        ("pet", brewing, "with_item", _to_all, first(4, phase=Phase.PET, made=0), "red pet cat"),
        (
            "artifact",
            artifacts,
            "why_not",
            lambda *_: None,
            first(6, phase=Phase.SHOP, coins=(9, 9), artifacts=(0, 1)),
            "red artifact purple-1",
        ),
    ],
)
def test_a_rule_that_loses_a_piece_or_gives_it_twice_changes_its_count(
    monkeypatch: pytest.MonkeyPatch, piece: str, where: Any, name: str, broken: Any, state: State, line: str
) -> None:
    """Each rule is broken in one place; the count of that sort of piece, and of no other, tells."""
    before = GAME.count(state)
    monkeypatch.setattr(where, name, broken)
    after = GAME.count(GAME.apply(state, GAME.parse_move(line)).state)
    assert {sort for sort in before if before[sort] != after[sort]} == {piece}


def test_the_first_position_of_every_level_holds_all_its_pieces() -> None:
    wanted: dict[int, dict[str, Any]] = {
        1: {"tile": 19, "coin": 96},
        2: {"tile": 19, "coin": 96, "theory": 6},
        3: {"tile": 19, "coin": 96, "theory": 6},
        4: {"tile": 19, "coin": 96, "theory": 6, "pet": 4},
        5: {"tile": 20, "coin": 96, "theory": 7, "pet": 4},
        6: {"tile": 20, "coin": 96, "theory": 7, "pet": 4, "artifact": 12},
        7: {"tile": 20, "coin": 96, "theory": 8, "pet": 4, "artifact": 13},
    }
    assert {level: dict(GAME.count(first(level))) for level in LEVELS} == wanted
