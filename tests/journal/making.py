# SPDX-License-Identifier: MIT
"""Journals and games of the toy, ready made."""

from __future__ import annotations

from tests.journal.toy import SETUP, TOY

from aludel.games.fate import CodeSource
from aludel.games.referee import Result
from aludel.journal import Journal

FATE = TOY.draw(SETUP, CodeSource("ABCDEFGHJK"))
RESULT = Result((1.5, 2.0), (1,), "rounds")
NOON = 1_800_000_000.0


def open_journal(folder):
    return Journal.open(folder, lambda: NOON)


def begin(journal, moves=()):
    number = journal.begin("toy", SETUP, FATE, "ABCDEFGHJK")
    for move in moves:
        journal.append(number, move)
    return number
