# SPDX-License-Identifier: MIT
"""Rows whose seal is right and whose content is not: a journal treats them as damage and never fails over them."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing

import pytest
from tests.journal.making import begin, open_journal
from tests.journal.toy import SETUP, TOY

from aludel.errors import JournalFault
from aludel.games.fate import CodeSource
from aludel.games.referee import Result
from aludel.journal import Damage, Journal
from aludel.journal.record import dump_setup, seal

COLUMNS = ("token", "game", "setup", "fate", "code")
PLAIN = json.loads(dump_setup(SETUP))


def reseal(folder, column, value):
    """Change one column of game 1 and seal it anew; it has no entries."""
    with closing(sqlite3.connect(folder / "journal.db", isolation_level=None)) as db:
        row = dict(zip(COLUMNS, db.execute(f"SELECT {', '.join(COLUMNS)} FROM game").fetchone(), strict=True))
        sealed = seal(b"", "1", *{**row, column: value}.values())
        as_bytes = value.encode(errors="surrogateescape")
        db.execute(f"UPDATE game SET {column} = CAST(? AS TEXT), seal = ?", (as_bytes, sealed))


def write_on(folder, *entries):
    """Append entries to game 1, which has some, with the seals that they should have."""
    with closing(sqlite3.connect(folder / "journal.db", isolation_level=None)) as db:
        last, before = db.execute("SELECT n, seal FROM entry ORDER BY n DESC").fetchone()
        for n, (kind, text) in enumerate(entries, last + 1):
            before = seal(before, str(n), kind, text)
            db.execute("INSERT INTO entry VALUES (1, ?, ?, ?, ?)", (n, kind, text, before))


STARTS = [
    ("setup", ""),
    ("setup", "[]"),
    ("setup", "[" * 100_000),
    ("setup", json.dumps({name: value for name, value in PLAIN.items() if name != "first"})),
    *(
        ("setup", json.dumps({**PLAIN, name: value}))
        for name, value in [
            ("level", "1"),
            ("level", 10**30),
            ("level", True),
            ("seats", 2),
            ("seats", "red"),
            ("seats", [1, 2]),
            ("first", "0"),
            ("house", []),
            ("house", None),
        ]
    ),
    ("fate", ""),
    ("fate", "[1]"),
    ("fate", "null"),
    ("code", "0123456789"),
    ("game", "toy\udcff"),
]


@pytest.mark.parametrize(("column", "value"), STARTS, ids=range(len(STARTS)))
def test_a_sealed_start_that_cannot_be_read_is_told_and_another_game_can_begin(tmp_path, column, value):
    with closing(open_journal(tmp_path)) as journal:
        begin(journal)
    reseal(tmp_path, column, value)
    with closing(open_journal(tmp_path)) as journal:
        assert [fault.key for fault in journal.notices] == ["journal-start-damaged"]
        assert journal.open_game() is None
        with pytest.raises(JournalFault) as caught:
            journal.load(1)
        assert caught.value.key == "journal-start-damaged"
        assert journal.append(begin(journal), "a") == 1


def test_a_start_with_more_than_this_version_knows_is_read(tmp_path):
    with closing(open_journal(tmp_path)) as journal:
        begin(journal)
    reseal(tmp_path, "setup", json.dumps({**PLAIN, "weather": "rain"}))
    with closing(open_journal(tmp_path)) as journal:
        assert journal.notices == () and journal.load(1).setup == SETUP


ENTRIES = [
    [("undo", ""), ("undo", ""), ("undo", ""), ("move", "c")],
    [("pause", ""), ("move", "c")],
    [("end", "")],
    [("end", "3")],
    [("end", "[]")],
    [("end", "{}")],
    [("end", '{"points":3,"winners":[0],"ending":"x"}')],
    [("end", '{"points":["3"],"winners":[0],"ending":"x"}')],
    [("end", f'{{"points":[{10**400}],"winners":[0],"ending":"x"}}')],
    [("end", '{"points":[NaN],"winners":[0],"ending":"x"}')],
    [("end", '{"points":[3],"winners":["red"],"ending":"x"}')],
    [("end", '{"points":[3],"winners":[0],"ending":5}')],
    [("end", '{"points":[3],"winners":[0],"ending":"\\ud800"}')],
]


@pytest.mark.parametrize("entries", ENTRIES, ids=range(len(ENTRIES)))
def test_sealed_entries_that_no_game_can_have_are_put_by(tmp_path, entries):
    with closing(open_journal(tmp_path)) as journal:
        begin(journal, ["a", "b"])
    write_on(tmp_path, *entries)
    kept = () if entries[0][0] == "undo" else ("a", "b")
    lost = 2 if kept == () else len(entries)
    with closing(open_journal(tmp_path)) as journal:
        record = journal.load(1)
        assert (record.moves, record.ended, record.lost) == (kept, False, lost)
        assert [fault.key for fault in journal.notices] == ["journal-cut-short"]
        assert journal.append(1, "d") == len(kept) + 1
    with closing(open_journal(tmp_path)) as journal:
        assert journal.notices == () and journal.load(1).moves == (*kept, "d")


def test_nothing_follows_an_end(tmp_path):
    with closing(open_journal(tmp_path)) as journal:
        begin(journal, ["a"])
        journal.finish(1, Result((1.5, 2.0), (1,), "rounds"))
    write_on(tmp_path, ("move", "b"), ("end", "null"))
    with closing(Journal.read(tmp_path)) as journal:
        record = journal.load(1)
        assert (record.moves, record.result) == (("a",), Result((1.5, 2.0), (1,), "rounds"))
        assert journal.damage == (Damage(1, 2, 2),)


def test_the_games_of_the_toy_are_still_read(tmp_path):
    """The checks let through what the journal writes itself."""
    with closing(open_journal(tmp_path)) as journal:
        fate = TOY.draw(SETUP, CodeSource("ABCDEFGHJK"))
        number = journal.begin("toy", SETUP, fate, "ABCDEFGHJK")
        journal.finish(number, None)
        assert journal.load(number).fate == fate and journal.load(number).ended
