# SPDX-License-Identifier: MIT
"""The journal does what a list of moves does, through any closing and opening."""

from __future__ import annotations

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import Bundle, RuleBasedStateMachine, rule, run_state_machine_as_test
from tests.journal.making import RESULT, begin, open_journal


class AgainstList(RuleBasedStateMachine):
    """Append, undo, finish and reopening, held to plain lists."""

    numbers = Bundle("numbers")

    def __init__(self):
        super().__init__()
        self.folder = self.temporary()
        self.journal = open_journal(self.folder)
        self.games = {}
        self.ended = set()

    @rule(target=numbers)
    def begin(self):
        number = begin(self.journal)
        assert number not in self.games
        self.games[number] = []
        return number

    @rule(number=numbers, text=st.text(st.characters(codec="utf-8"), max_size=12))
    def append(self, number, text):
        if number in self.ended:
            with pytest.raises(ValueError, match="ended"):
                self.journal.append(number, text)
        else:
            self.games[number].append(text)
            assert self.journal.append(number, text) == len(self.games[number])

    @rule(number=numbers)
    def undo(self, number):
        if number in self.ended or not self.games[number]:
            with pytest.raises(ValueError):
                self.journal.undo(number)
        else:
            self.games[number].pop()
            assert self.journal.undo(number) == len(self.games[number])

    @rule(number=numbers)
    def finish(self, number):
        self.journal.finish(number, RESULT)
        self.ended.add(number)

    @rule()
    def reopen(self):
        self.journal.close()
        self.journal = open_journal(self.folder)
        assert self.journal.set_aside is None and self.journal.damage == ()

    @rule(number=numbers)
    def load(self, number):
        record = self.journal.load(number)
        assert list(record.moves) == self.games[number]
        assert record.ended == (number in self.ended)

    @rule()
    def open_game(self):
        assert self.journal.open_game() == max(set(self.games) - self.ended, default=None)

    def teardown(self):
        self.journal.close()


def test_the_journal_against_a_list(tmp_path_factory):
    AgainstList.temporary = staticmethod(lambda: tmp_path_factory.mktemp("model"))
    run_state_machine_as_test(
        AgainstList, settings=settings(max_examples=25, stateful_step_count=30, deadline=None, derandomize=True)
    )
