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
from aludel.protocol.fuzz import Fuzzer, corpus, report
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
    fuzzer._send(b'{"command":"new","level":1,"seats":["red","blue"]}')
    fuzzer._send(b"nonsense")
    assert fuzzer.failures[0].startswith("an error changed the game")


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
