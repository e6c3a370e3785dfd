# SPDX-License-Identifier: MIT
"""Anything may arrive. A sample of `python -m aludel.protocol.fuzz`, whose long report is docs/reports/."""

from __future__ import annotations

import io
import json
import random
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.journal.toy import TOY, ToyGame

from aludel.games.referee import registry
from aludel.protocol import Referee
from aludel.protocol.commands import COMMANDS, ERRORS
from aludel.protocol.fuzz import Fuzzer, report
from aludel.protocol.fuzz_lines import Lines, corpus
from aludel.protocol.patience import Endless, patience
from aludel.protocol.schema import ARGUMENTS
from aludel.protocol.server import converse

CORPUS = corpus(Path(__file__).parent / "corpus")
GAMES = {"toy": TOY, **registry()}


@pytest.mark.parametrize("key", GAMES)
def test_two_thousand_lines(key):
    fuzzer = Fuzzer(GAMES[key], random.Random(11), CORPUS)
    fuzzer.run(2_000)
    assert fuzzer.failures == []
    assert fuzzer.tally["ok"] > 400 and fuzzer.tally["bad-notation"] > 50 and fuzzer.tally["refused"] > 10


def test_every_line_of_the_corpus_is_answered_once():
    assert len(CORPUS) > 30
    for key, game in GAMES.items():
        out = io.BytesIO()
        converse(Referee(game, secret=True), io.BytesIO(b"\n".join([*CORPUS, b'{"command":"help"}'])), out)
        answers = [json.loads(line) for line in out.getvalue().splitlines()]
        assert len(answers) == len(CORPUS) + 1, key
        assert "ok" in answers[-1]
        assert not [answer for answer in answers if answer.get("error", {}).get("code") == "internal"]


def test_the_fuzzer_notices_a_game_that_breaks():
    class Broken(ToyGame):
        def apply(self, state, move):
            if len(state.hidden) == 3:
                raise LookupError("broken on purpose")
            return super().apply(state, move)

    fuzzer = Fuzzer(Broken(), random.Random(1))
    fuzzer.run(500)
    assert fuzzer.failures and all(failure.startswith("internal") for failure in fuzzer.failures)
    page = report(fuzzer, "", "")
    assert f"**Failures: {fuzzer.tally['failures']}**" in page


def test_the_fuzzer_notices_an_error_that_changes_the_game():
    class Forgetful(Referee):
        def answer(self, line):
            told = super().answer(line)
            if b'"error"' in told:
                self._session = type(self._session)(self._session.game, self._session.secret)
            return told

    fuzzer = Fuzzer(TOY, random.Random(1))
    fuzzer.referee = Forgetful(TOY, secret=True)
    fuzzer.send(b'{"command":"new","level":1,"seats":["red","blue"]}')
    fuzzer.send(b"nonsense")
    assert fuzzer.failures[0].startswith("an error changed the game")


class Slow(ToyGame):
    """A toy that never ends a move, or one whose position holds a number that no game has."""

    def __init__(self, slow):
        self.slow = slow

    def apply(self, state, move):
        while self.slow(state):
            pass
        return super().apply(state, move)


def test_the_fuzzer_notices_a_move_that_does_not_end_and_tells_its_line_and_position():
    fuzzer = Fuzzer(Slow(lambda state: len(state.hidden) == 2), random.Random(1), seconds=0.3)
    for line in (
        {"command": "new", "level": 1, "seats": ["red", "blue"], "fate": {"worth": [0, 1, 2]}},
        {"command": "do", "move": "0 hides amber"},
        {"command": "do", "move": "1 hides beryl"},
        {"command": "do", "move": "0 hides coral"},
    ):
        fuzzer.send(json.dumps(line).encode())
    (failure,) = fuzzer.failures
    assert failure.startswith("no answer within 0.3 s of processor time: ")
    assert "0 hides coral" in failure and 'toy red/blue 0 6 0,1 [[0,1,2],["amber","beryl"]]' in failure
    fuzzer.send(b'{"command":"status"}')
    assert fuzzer.tally["failures"] == 1, "the session goes on"


def test_the_fuzzer_finds_what_does_not_end_only_where_numbers_are_odd():
    """Positions that the toy itself never reaches: more rounds than any level has."""
    fuzzer = Fuzzer(Slow(lambda state: state.rounds not in (6, 12)), random.Random(2), seconds=0.3)
    for _ in range(20):
        fuzzer.run(50)
        if fuzzer.failures:
            break
    assert fuzzer.failures[0].startswith("no ")
    assert fuzzer.odd_moves > 0


def test_patience_lets_be_what_ends_and_is_not_swallowed():
    with patience(30):
        total = sum(range(1000))
    assert total == 499_500

    def stubborn():
        while True:
            try:
                sum(range(1000))
            except Exception:
                continue

    with pytest.raises(Endless), patience(0.05):
        stubborn()


def test_the_fuzzer_notices_an_answer_that_is_not_of_its_form():
    class Vague(ToyGame):
        def count(self, state):
            return {"stone": "three"}

    fuzzer = Fuzzer(Vague(), random.Random(1))
    fuzzer.send(b'{"command":"status"}')
    assert fuzzer.failures[0].startswith("not of its form, pieces/stone: ")


@pytest.fixture(scope="module")
def long_run():
    """Ten thousand lines at Little Alchemists."""
    fuzzer = Fuzzer(registry()["little-alchemists"], random.Random(5), CORPUS)
    fuzzer.run(10_000)
    return fuzzer


def test_every_level_is_met_and_what_prompts_offer_is_taken(long_run):
    assert long_run.failures == []
    assert {f"la{level}" for level in range(1, 8)} <= set(long_run.positions)
    assert min(long_run.positions[f"la{level}"] for level in range(1, 8)) > 200
    assert {"la-prompt-act", "la-prompt-guess", "la-prompt-end"} <= set(long_run.prompts)
    assert {"brew", "theory", "guess", "pet", "customer", "end"} <= set(long_run.moves)
    assert long_run.odd_moves > 1_000


def test_answers_to_a_prompt_are_ways_whole_buttons_and_kinds_by_name():
    rng = random.Random(4)
    lines = Lines(TOY.info, rng)
    prompt = {
        "key": "k", "tray": ["a.1", "b.1", "b.2"], "browse": ["word.none"],
        "ways": [{"key": "w", "slots": [["a.1"], ["b.1", "b.2"]]}],
        "choices": [{"buttons": ["back", "confirm"], "held": True, "key": "c", "sure": True}],
    }  # fmt: skip
    lines.learn({"command": "prompt"}, {"prompt": prompt})
    asked = [json.loads(lines.valid("intent")) for _ in range(400)]
    trays = {tuple(one["tray"]) for one in asked if one["buttons"] == ["confirm"] and not one["held"]}
    assert {("a.1", "b.1"), ("a.1", "b.2"), ("word.none",)} <= trays
    assert any(one["buttons"] == ["back", "confirm"] and one["held"] for one in asked)


def test_house_rules_come_from_the_corpus():
    house = {"overlay": {"artifacts": {"gold-1": {"effect": "judged_by_players"}}}}
    begin = json.dumps({"command": "new", "level": 1, "seats": [], "house": house}).encode()
    lines = Lines(TOY.info, random.Random(4), [b"nonsense", b"[]", b'{"command":"new"}', begin])
    asked = [json.loads(lines.valid("new")) for _ in range(100)]
    assert 10 < sum(one.get("house") == house for one in asked) < 90
    assert {one["level"] for one in asked} == set(TOY.info.levels)


def test_every_house_of_the_levels_corpus_begins_a_game():
    """Else the fuzzer would only ever meet their refusal."""
    lines = (Path(__file__).parent / "corpus" / "levels.jsonl").read_bytes().splitlines()
    houses = [line for line in lines if b'"house"' in line]
    assert any(b"judged" in line for line in houses) and any(b"marks" in line for line in houses)
    for line in houses:
        assert "ok" in json.loads(Referee(registry()["little-alchemists"], secret=True).answer(line)), line


def test_odd_positions_keep_their_words():
    lines = Lines(TOY.info, random.Random(4))
    text = "toy red/green 0 6 - owed=3 hands=2+2 | [[0,1,2],[]]"
    lines.learn({"command": "notation"}, {"position": text}, "toy")
    odd = {lines.odd() for _ in range(300)}
    assert any("owed=-1 " in one for one in odd) and any("hands=1+3 " in one for one in odd)
    assert all(one.startswith("toy red/green ") for one in odd)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
NAMES = sorted({name for arguments in ARGUMENTS.values() for name in arguments} | {"id"})
REQUESTS = st.builds(
    lambda command, arguments: {"command": command, **arguments},
    st.sampled_from([*COMMANDS, "nothing"]) | JSON,
    st.dictionaries(st.sampled_from(NAMES), JSON, max_size=5),
)
LINES = st.binary(max_size=200) | JSON.map(json.dumps).map(str.encode) | REQUESTS.map(json.dumps).map(str.encode)


@pytest.mark.parametrize("key", GAMES)
def test_any_lines_at_all(key):
    @given(st.lists(LINES, max_size=12))
    @settings(max_examples=60, deadline=None, derandomize=True)
    def anything(lines):
        referee = Referee(GAMES[key], secret=True)
        colours = list(GAMES[key].info.colours[:2])
        referee.answer(json.dumps({"command": "new", "level": 1, "seats": colours, "seed": 1}).encode())
        for line in lines:
            before = referee.fingerprint()
            told = referee.answer(line)
            answer = json.loads(told)
            assert told.count(b"\n") == 1
            if "error" in answer:
                assert answer["error"]["code"] in ERRORS and answer["error"]["code"] != "internal"
                assert referee.fingerprint() == before

    anything()
