# SPDX-License-Identifier: MIT
"""The battery: every registered game, at every level, with every number of seats."""

from __future__ import annotations

import json
import random
import tomllib
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games import golden
from tests.games.battery import AnyGame, Played, cases, compare_with_twin, fate_of, legal, play, refusal, turned

from aludel.games.referee import TABLE, BadNotation, BadSetup, Outcome, Setup, registry, replay
from aludel.games.scene import COLOURS, PATTERNS
from aludel.house import shared_toml

GAMES = 6
"""Random games a case."""
STRANGERS = 8
"""Moves of other positions tried at each position."""

BY_NAME = {str(case): case for case in cases()}
CASES = pytest.mark.parametrize("name", BY_NAME)
ENGINES = pytest.mark.parametrize("game", list(registry().values()), ids=lambda game: game.info.key)


@cache
def games_of(name: str) -> tuple[Played, ...]:
    """The games that the tests of a case look at."""
    return tuple(play(BY_NAME[name], seed) for seed in range(GAMES))


@cache
def pool(name: str) -> tuple[Any, ...]:
    """Every move that was legal anywhere in these games, by its text: strangers to try elsewhere."""
    game = BY_NAME[name].game
    every = {
        game.print_move(move): move
        for played in games_of(name)
        for state in played.states
        for seat in game.movers(state)
        for move in game.moves(state, seat)
    }
    return tuple(move for _, move in sorted(every.items()))


@CASES
def test_random_play_reaches_an_end_within_the_bound(name: str) -> None:
    game = BY_NAME[name].game
    for played in games_of(name):
        assert len(played.steps) <= game.info.longest
        assert game.movers(played.states[-1]) == ()
        assert game.result(played.start) is None
        result = game.result(played.states[-1])
        assert result is not None
        assert len(result.points) == len(BY_NAME[name].setup.seats)
        assert result.winners


@CASES
def test_a_result_once_there_stays(name: str) -> None:
    game = BY_NAME[name].game
    for played in games_of(name):
        for before, after in pairwise(map(game.result, played.states)):
            assert before is None or before == after


@CASES
def test_every_listed_move_is_accepted_and_leaves_the_position_alone(name: str) -> None:
    game = BY_NAME[name].game
    for played in games_of(name)[:2]:
        for state in played.states:
            text = game.print_state(state, secret=True)
            for seat in game.movers(state):
                moves = game.moves(state, seat)
                assert moves, "a mover has a move"
                assert len({game.print_move(move) for move in moves}) == len(moves)
                for move in moves:
                    game.apply(state, move)
            assert game.print_state(state, secret=True) == text


@CASES
def test_unlisted_moves_are_refused_and_leave_the_position_alone(name: str) -> None:
    game, rng, refused = BY_NAME[name].game, random.Random(name), 0
    for played in games_of(name):
        for state in played.states:
            listed, text = legal(game, state), game.print_state(state, secret=True)
            for move in rng.sample(pool(name), min(STRANGERS, len(pool(name)))):
                assert (game.print_move(move) in listed) == (refusal(game, state, move) is None)
                refused += game.print_move(move) not in listed
            assert game.print_state(state, secret=True) == text
    assert refused


@CASES
def test_only_movers_have_moves(name: str) -> None:
    game, setup = BY_NAME[name].game, BY_NAME[name].setup
    for played in games_of(name):
        for state in played.states:
            idle = {TABLE, *range(len(setup.seats))} - set(game.movers(state))
            assert all(game.moves(state, seat) == () for seat in idle)


@CASES
def test_the_record_alone_rebuilds_the_game(name: str) -> None:
    case = BY_NAME[name]
    for played in games_of(name):
        record = [case.game.parse_move(case.game.print_move(move)) for move in played.moves]
        fate = json.loads(json.dumps(dict(played.fate)))
        assert replay(case.game, case.setup, fate, record) == Outcome(played.states[-1], played.events)


@CASES
def test_undo_is_a_shorter_record(name: str) -> None:
    case = BY_NAME[name]
    played = games_of(name)[0]
    for length, state in enumerate(played.states):
        assert replay(case.game, case.setup, played.fate, played.moves[:length]).state == state


@CASES
def test_notation_reads_back_at_every_node(name: str) -> None:
    game = BY_NAME[name].game
    for played in games_of(name):
        for state in played.states:
            line = game.print_state(state, secret=True)
            assert "\n" not in line
            assert game.parse_state(line) == state
            assert game.print_state(game.parse_state(line), secret=True) == line
        for move in pool(name):
            assert game.parse_move(game.print_move(move)) == move


@CASES
def test_pieces_are_conserved(name: str) -> None:
    game = BY_NAME[name].game
    for played in games_of(name):
        count = dict(game.count(played.start))
        assert count
        assert all(dict(game.count(state)) == count for state in played.states)


@CASES
def test_every_position_of_a_game_is_sound(name: str) -> None:
    game = BY_NAME[name].game
    for played in games_of(name):
        assert [fault for state in played.states for fault in game.status(state)] == []


@CASES
def test_views_are_plain_data_for_every_viewer(name: str) -> None:
    case = BY_NAME[name]
    for state in games_of(name)[0].states:
        for viewer in (TABLE, *range(len(case.setup.seats))):
            view = dict(case.game.view(state, viewer))
            assert json.loads(json.dumps(view)) == view


@CASES
def test_prompts_name_the_movers_and_every_choice_is_a_legal_intent(name: str) -> None:
    """A choice that needs nothing in the tray means a move that is legal now."""
    game = BY_NAME[name].game
    for state in games_of(name)[0].states:
        prompt = game.prompt(state)
        assert not game.movers(state) or set(prompt.seats) <= set(game.movers(state))
        assert prompt.tray or prompt.pieces == (0, 0)
        presses = [choice.press for choice in prompt.choices]
        assert len(set(presses)) == len(presses)
        needs_tray = {choice.press for choice in prompt.choices if prompt.tray and choice.press.buttons == {"confirm"}}
        for pressed in set(presses) - needs_tray:
            assert game.print_move(game.intent(state, (), pressed)) in legal(game, state)


@CASES
def test_scenes_and_prompts_name_lamps_and_buttons_of_the_board(name: str) -> None:
    game, board = BY_NAME[name].game, shared_toml("hardware/board.toml")
    for played in games_of(name):
        for state in played.states:
            scene = game.scene(game.view(state, TABLE))
            assert scene.keys() <= set(board["lamps"])
            assert all(lamp.colour in COLOURS and lamp.pattern in PATTERNS for lamp in scene.values())
            buttons = {button for choice in game.prompt(state).choices for button in choice.press.buttons}
            assert buttons <= set(board["buttons"])


@CASES
def test_nothing_public_depends_on_a_secret(name: str) -> None:
    """Play each game beside its twin with secret kinds renamed, slips included: all that is public is the same."""
    case = BY_NAME[name]
    kinds = case.game.secret_kinds(case.setup)
    for seed, played in enumerate(games_of(name)):
        compare_with_twin(played, [kinds], pool(name), random.Random(seed))


@CASES
def test_the_renaming_does_change_the_secret(name: str) -> None:
    """Else the test above would compare a game with itself."""
    case = BY_NAME[name]
    kinds = case.game.secret_kinds(case.setup)
    names = turned(kinds, frozenset())
    fate = fate_of(case, 0)
    assert len(kinds) >= 2
    assert case.game.relabel(names, fate) != fate


@CASES
def test_a_fate_is_plain_data_and_drawn_alike_from_the_same_source(name: str) -> None:
    case = BY_NAME[name]
    fate = dict(fate_of(case, 0))
    assert json.loads(json.dumps(fate)) == fate
    assert dict(fate_of(case, 0)) == fate
    assert any(dict(fate_of(case, seed)) != fate for seed in range(1, 6))


@CASES
def test_golden_transcript(name: str) -> None:
    """After a change that is meant: `python -m tests.games.golden`."""
    case = BY_NAME[name]
    text = golden.file_of(case).read_text("utf-8")
    assert golden.transcript(golden.chosen(case)) == text
    assert 20 <= len(golden.moves_of(text)) <= golden.LONGEST


@CASES
def test_golden_number_of_lines(name: str) -> None:
    """Chess calls it perft. After a change that is meant: `python -m tests.games.golden`."""
    assert golden.counts(BY_NAME[name]) == tomllib.loads(golden.COUNTS.read_text("utf-8"))[name]


@ENGINES
def test_set_ups_that_no_game_can_start_with_are_refused(game: AnyGame) -> None:
    colours, (fewest, most) = game.info.colours, game.info.seats
    for setup in (
        Setup(max(game.info.levels) + 90, colours[:fewest]),
        Setup(game.info.levels[0], colours[: fewest - 1]),
        Setup(game.info.levels[0], (*colours[:most], "beige")),
        Setup(game.info.levels[0], (colours[0],) * fewest),
        Setup(game.info.levels[0], colours[:fewest], first=fewest),
        Setup(game.info.levels[0], colours[:fewest], house={"no such rule": True}),
    ):
        with pytest.raises(BadSetup):
            game.check(setup)


@ENGINES
def test_the_corpus_of_malformed_lines_is_refused(game: AnyGame) -> None:
    """Every mistake that a reader of notation once fell for gets a line in corpus/<game>.txt."""
    text = (Path(__file__).parent / "corpus" / f"{game.info.key}.txt").read_text("utf-8")
    assert text.strip()
    for line in text.splitlines():
        for parse in (game.parse_move, game.parse_state):
            with pytest.raises(BadNotation):
                parse(line)


NOISE = st.text(st.sampled_from('abcdefghijklmnopqrstuvwxyz0123456789+-:=|{}[]", _\n\t é'), max_size=60)


@ENGINES
@settings(max_examples=150, deadline=None)
@given(data=st.data())
def test_malformed_text_is_bad_notation_and_nothing_else(game: AnyGame, data: st.DataObject) -> None:
    """Cut, swap and overwrite real lines: each is read as what it says, or refused as notation."""
    played = games_of(next(name for name, case in BY_NAME.items() if case.game is game))[0]
    state = data.draw(st.sampled_from(played.states))
    for line, parse in (
        (game.print_state(state, secret=True), game.parse_state),
        (game.print_move(data.draw(st.sampled_from(played.moves))), game.parse_move),
    ):
        start = data.draw(st.integers(0, len(line)))
        stop = data.draw(st.integers(start, min(len(line), start + 12)))
        try:
            parse(line[:start] + data.draw(NOISE) + line[stop:])
        except BadNotation as error:
            assert str(error)


@CASES
@settings(max_examples=12, deadline=None)
@given(picks=st.lists(st.integers(0, 10**6), max_size=60))
def test_any_line_of_legal_play_keeps_the_game_sound(name: str, picks: list[int]) -> None:
    """Unlike a random player, Hypothesis looks for the odd corner and shrinks what it finds."""
    case = BY_NAME[name]
    game = case.game
    state, _ = game.new(case.setup, fate_of(case, 1))
    count = dict(game.count(state))
    for pick in picks:
        moves = [move for seat in game.movers(state) for move in game.moves(state, seat)]
        if not moves:
            break
        state, _ = game.apply(state, moves[pick % len(moves)])
        assert game.status(state) == ()
        assert dict(game.count(state)) == count
        assert game.parse_state(game.print_state(state, secret=True)) == state
