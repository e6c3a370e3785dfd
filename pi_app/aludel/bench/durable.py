# SPDX-License-Identifier: MIT
"""A journal commit beside plain SQLite that does not wait for the disk (synchronous=NORMAL)."""

from __future__ import annotations

import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing
from itertools import repeat
from pathlib import Path

from aludel.bench.measure import Effort, Measured, Peer, Row, Spread, millis
from aludel.games.referee import Setup
from aludel.journal import Journal, new_code

MOVE = "red buy 3"
COMMITS = 20
"""Commits in each repeat."""


def commits(effort: Effort) -> Measured:
    """Milliseconds until a move is on the disk."""
    number = effort.repeats * COMMITS
    with tempfile.TemporaryDirectory() as folder:
        return Measured("ms", _ours(Path(folder) / "journal", number), (_plain(Path(folder) / "plain.db", number),))


def _ours(folder: Path, number: int) -> Spread:
    with closing(Journal.open(folder)) as journal:
        game = journal.begin("bench", Setup(1, ("red", "yellow")), {}, new_code())
        return millis(repeat(lambda: journal.append(game, MOVE), number))


def _plain(path: Path, number: int) -> Peer:
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("PRAGMA journal_mode=WAL")
        db.execute("PRAGMA synchronous=NORMAL")
        db.execute("CREATE TABLE move (text TEXT)")
        spread = millis(repeat(lambda: db.execute("INSERT INTO move VALUES (?)", (MOVE,)), number))
    return Peer(f"sqlite3 {sqlite3.sqlite_version}, WAL, synchronous=NORMAL", spread)


def rows() -> Iterator[Row]:
    """The row of this module."""
    yield Row("journal-commit", "one move written to the journal, on the disk", "part of the 60 ms", commits)
