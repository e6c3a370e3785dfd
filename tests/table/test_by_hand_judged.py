# SPDX-License-Identifier: MIT
"""A prompt that asks for what is secret and also lists something by name: each is told in its own way."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.games.little_alchemists.levels import judged, owned

from aludel.games.little_alchemists.game import LittleAlchemists
from aludel.games.little_alchemists.state import changed
from aludel.games.referee import Outcome
from aludel.utterance import Utterance

from .parts import CONFIRM, NEXT, Bench
from .test_by_hand import BY_HAND, count_out, written


class Judging(LittleAlchemists):
    """Level 6 with an artifact that the table judges before the first seat: what it does is told by name."""

    info = replace(LittleAlchemists.info, levels=(6,))

    def new(self, setup, fate):
        state, events = super().new(setup, fate)
        state = judged(state, "purple-1")
        mine = (owned(state, "purple-1"), *state.artifacts[1:])
        return Outcome(changed(state, artifacts=mine), events)


@pytest.fixture
def judging(tmp_path):
    made = Bench(tmp_path, games={"little-alchemists": Judging()})
    made.start()
    prompt = made.console.public().prompt
    assert (prompt.key, prompt.secret) == ("la-prompt-act", True) and "word.judged-coin" in prompt.browse
    yield made
    made.close()


def test_what_is_secret_is_counted_silently_though_something_else_can_be_told_by_name(judging):
    said = len(judging.voice.told)
    judging.press(BY_HAND)
    assert judging.console.public().prompt.key == "table-by-hand-way"
    judging.press(CONFIRM)
    assert judging.console.public().prompt.key == "table-by-hand-start"
    count_out(judging, 1, 2, 1, 2)
    assert set(written(judging)[-1].removeprefix("red brew ").split("+")) == {"frog", "fern"}
    named = [told.key for told in judging.voice.told[said:] if isinstance(told, Utterance)]
    assert not [key for key in named if key.startswith("piece-")]


def test_next_still_lists_by_name_what_is_no_secret(judging):
    judging.press(NEXT)
    assert judging.offered() == "piece-word-judged-coin"
    judging.press(CONFIRM)
    assert written(judging) == ("red judged coin",)
