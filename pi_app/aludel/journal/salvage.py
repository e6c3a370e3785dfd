# SPDX-License-Identifier: MIT
"""Take over from a damaged file the games that can still be proved whole, or their proved beginnings.

Only sealed rows count, so whatever a damaged page makes SQLite say, no move enters that was not written. The file is
read from a copy, which SQLite may change while it applies the log.
"""

from __future__ import annotations

import errno
import shutil
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

from aludel.journal.record import Entry, sealed_as, sound_beginning
from aludel.journal.store import Fill, connect

Rows = Callable[[sqlite3.Connection, sqlite3.Connection], None]
"""Copies rows from the first, damaged, to the second, new. Failures of the second are not its to hide."""


def take_over(file: str, rows: Rows) -> Fill:
    """What `Store.open` calls to fill a new file with whatever `rows` copies out of the damaged one."""

    def fill(new: sqlite3.Connection, aside: Path) -> None:
        with tempfile.TemporaryDirectory(dir=aside) as place, _readable(aside, file, Path(place)) as damaged:
            if damaged:
                new.execute("BEGIN")
                rows(damaged, new)
                new.execute("COMMIT")

    return fill


@contextmanager
def _readable(aside: Path, file: str, place: Path) -> Iterator[sqlite3.Connection | None]:
    """A copy of the damaged file, opened; None when not even that can be done. A full disk is raised."""
    try:
        for part in ("", "-wal"):
            if (aside / f"{file}{part}").is_file():
                shutil.copy(aside / f"{file}{part}", place)
        damaged = connect(place / file, "rw")
    except OSError as error:
        if error.errno != errno.EIO:
            raise
        yield None
    except sqlite3.DatabaseError:
        yield None
    else:
        with closing(damaged):
            yield damaged


def until_damage(db: sqlite3.Connection, sql: str) -> Iterator[tuple[Any, ...]]:
    """The rows of a query up to where the file can no longer be read."""
    with suppress(sqlite3.DatabaseError):
        yield from db.execute(sql)


def take_games(damaged: sqlite3.Connection, new: sqlite3.Connection) -> None:
    """Copy every game whose start is sound, with its sound entries."""
    for number in sorted(_numbers(damaged)):
        for row in until_damage(
            damaged, f"SELECT token, game, setup, fate, code, seal FROM game WHERE number = {number}"
        ):
            if sealed_as(row[5], b"", str(number), *row[:5]):
                new.execute("INSERT INTO game VALUES (?, ?, ?, ?, ?, ?, ?)", (number, *row))
                entries = [(number, *entry) for entry in sound_beginning(_entries(damaged, number), row[5])]
                new.executemany("INSERT INTO entry VALUES (?, ?, ?, ?, ?)", entries)


def _numbers(db: sqlite3.Connection) -> set[int]:
    """Numbers found from both ends: a damaged page in the middle hides neither side."""
    found: set[int] = set()
    for order in ("ASC", "DESC"):
        found.update(row[0] for row in until_damage(db, f"SELECT number FROM game ORDER BY number {order}"))
    return {number for number in found if isinstance(number, int)}


def _entries(db: sqlite3.Connection, number: int) -> Iterator[Entry]:
    sql = f"SELECT n, kind, text, seal FROM entry WHERE game = {number} ORDER BY n"
    return (Entry(*row) for row in until_damage(db, sql))
