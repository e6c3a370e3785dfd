# SPDX-License-Identifier: MIT
"""The journal keeps what it was given, notices what was changed, and never overwrites what it sets aside."""

from __future__ import annotations

import os
import sqlite3
import stat
import threading
from contextlib import closing, suppress
from pathlib import Path

import pytest
from tests.journal.making import FATE, RESULT, begin, open_journal
from tests.journal.toy import SETUP

from aludel.errors import JournalFault
from aludel.games.referee import Setup
from aludel.journal import Damage, Journal
from aludel.journal.journal import SCHEMA
from aludel.journal.store import Schema, Store


@pytest.fixture
def folder(tmp_path):
    return tmp_path / "saved" / "games"


@pytest.fixture
def journal(folder):
    with closing(open_journal(folder)) as opened:
        yield opened


def change(folder, sql, *values):
    with closing(sqlite3.connect(folder / "journal.db", isolation_level=None)) as db:
        db.execute(sql, values)


def test_a_game_comes_back_as_it_was_begun(journal, folder):
    setup = Setup(2, ("red", "blue"), 1, {"overlay": {"fire": [1, 2]}, "short": True})
    number = journal.begin("toy", setup, {"worth": [2, 0, 1], "ä": "火"}, "KJHGFEDCBA")
    journal.append(number, "0 hides ámber 火")
    journal.close()
    with closing(open_journal(folder)) as again:
        record = again.load(number)
    assert (record.game, record.setup, record.code) == ("toy", setup, "KJHGFEDCBA")
    assert record.fate == {"worth": [2, 0, 1], "ä": "火"}
    assert record.moves == ("0 hides ámber 火",)
    assert not record.ended and record.result is None and record.lost == 0


def test_undo_is_appended_and_nothing_is_deleted(journal, folder):
    number = begin(journal, ["a", "b"])
    assert journal.undo(number) == 1
    assert journal.append(number, "c") == 2
    assert journal.load(number).moves == ("a", "c")
    with closing(sqlite3.connect(folder / "journal.db")) as db:
        kinds = db.execute("SELECT kind, text FROM entry ORDER BY n").fetchall()
    assert kinds == [("move", "a"), ("move", "b"), ("undo", ""), ("move", "c")]


def test_undo_of_nothing_is_refused_and_writes_nothing(journal):
    number = begin(journal)
    with pytest.raises(ValueError, match="no move"):
        journal.undo(number)
    journal.append(number, "a")
    assert journal.load(number).moves == ("a",)


def test_the_end_is_written_once_and_closes_the_game(journal, folder):
    number = begin(journal, ["a"])
    journal.finish(number, RESULT)
    journal.finish(number, None)
    for write in (lambda: journal.append(number, "b"), lambda: journal.undo(number)):
        with pytest.raises(ValueError, match="ended"):
            write()
    journal.close()
    with closing(open_journal(folder)) as again:
        record = again.load(number)
        assert record.ended and record.result == RESULT and record.moves == ("a",)
        assert again.open_game() is None


def test_the_open_game_is_the_latest_that_has_not_ended(journal):
    assert journal.open_game() is None
    first, second, third = begin(journal), begin(journal), begin(journal)
    assert journal.open_game() == third
    journal.finish(third, None)
    assert journal.open_game() == second
    journal.finish(second, RESULT)
    journal.finish(first, RESULT)
    assert journal.open_game() is None
    assert journal.games() == (first, second, third)


def test_a_code_finds_its_latest_game(journal):
    begin(journal)
    latest = begin(journal)
    journal.begin("toy", SETUP, FATE, "ZZZZZZZZZZ")
    assert journal.by_code("ABCDEFGHJK") == latest
    assert journal.by_code("BBBBBBBBBB") is None


def test_tokens_differ_between_journals_with_the_same_numbers(journal, tmp_path):
    with closing(open_journal(tmp_path / "other")) as other:
        assert begin(other) == begin(journal)
        assert other.load(1).token != journal.load(1).token


def test_a_number_that_no_game_has(journal):
    for call in (journal.load, journal.undo, lambda n: journal.append(n, "a")):
        with pytest.raises(JournalFault) as caught:
            call(7)
        assert caught.value.key == "journal-no-game"


def test_files_are_for_one_user_only(folder):
    old = os.umask(0)
    try:
        with closing(open_journal(folder)) as journal:
            begin(journal, ["a"])
            modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()}
    finally:
        os.umask(old)
    assert {"journal.db", "journal.db-wal"} <= set(modes)
    assert set(modes.values()) == {0o600}
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700


def mode(path):
    return stat.S_IMODE(path.stat().st_mode)


def test_a_folder_that_was_there_keeps_its_mode_and_files_are_closed_again(journal, folder):
    """It may be everybody's, like /tmp."""
    journal.close()
    for shared in (0o1777, 0o755):
        folder.chmod(shared)
        (folder / "journal.db").chmod(0o644)
        with closing(open_journal(folder)):
            assert (mode(folder), mode(folder / "journal.db")) == (shared, 0o600)


def test_every_folder_that_is_made_is_for_one_user_only(tmp_path):
    tmp_path.chmod(0o755)
    old = os.umask(0)
    try:
        open_journal(tmp_path / "one" / "two" / "three").close()
    finally:
        os.umask(old)
    made = [tmp_path / "one", tmp_path / "one" / "two", tmp_path / "one" / "two" / "three"]
    assert [mode(path) for path in (tmp_path, *made)] == [0o755, 0o700, 0o700, 0o700]


@pytest.mark.parametrize("name", ["journal.db", "journal.db-wal", "journal.db-shm", "journal.db-journal"])
def test_no_mode_is_changed_through_a_link(journal, folder, tmp_path, name):
    begin(journal, ["a"])
    journal.close()
    other = tmp_path / "other"
    other.write_bytes((folder / "journal.db").read_bytes() if name == "journal.db" else b"")
    other.chmod(0o644)
    (folder / name).unlink(missing_ok=True)
    (folder / name).symlink_to(other)
    with suppress(JournalFault):  # SQLite itself refuses a log that is a link
        open_journal(folder).close()
    assert mode(other) == 0o644


def test_the_lock_is_not_made_through_a_link(journal, folder, tmp_path):
    journal.close()
    (folder / "journal.db.lock").unlink()
    (folder / "journal.db.lock").symlink_to(tmp_path / "other")
    with pytest.raises(JournalFault) as caught:
        open_journal(folder)
    assert caught.value.key == "journal-readonly" and not (tmp_path / "other").exists()


def test_every_commit_is_synced(journal):
    with journal.unchecked() as db:
        assert db.execute("PRAGMA synchronous").fetchone() == (2,)
        assert db.execute("PRAGMA journal_mode").fetchone() == ("wal",)


def test_new_names_are_durable_too(folder, monkeypatch):
    """A file that is synced but whose name is not may be gone after a power cut: its folder is synced as well."""
    synced, real = [], os.fsync

    def fsync(handle):
        real(handle)
        synced.append(Path(f"/proc/self/fd/{handle}").readlink())

    monkeypatch.setattr(os, "fsync", fsync)
    with closing(open_journal(folder)):
        folders = {path for path in synced if path.is_dir()}
    assert {folder, folder.parent, folder.parent.parent} <= folders


def test_another_thread_is_refused(journal):
    caught = []

    def load():
        try:
            journal.games()
        except sqlite3.ProgrammingError as error:
            caught.append(error)

    thread = threading.Thread(target=load)
    thread.start()
    thread.join()
    assert caught


@pytest.mark.parametrize("text", [b"", b"these are not the games you seek\n" * 300, b"\0" * 8192])
def test_something_else_in_its_place_is_set_aside_and_a_new_game_possible(folder, text):
    folder.mkdir(parents=True)
    (folder / "journal.db").write_bytes(text)
    with closing(open_journal(folder)) as journal:
        assert journal.set_aside == folder / "damaged-journal-20270115-080000"
        assert (journal.set_aside / "journal.db").read_bytes() == text
        assert journal.open_game() is None
        assert journal.load(begin(journal, ["a"])).moves == ("a",)


def test_a_folder_in_its_place_is_set_aside(folder):
    (folder / "journal.db" / "inner").mkdir(parents=True)
    with closing(open_journal(folder)) as journal:
        assert (journal.set_aside / "journal.db" / "inner").is_dir()
        begin(journal)


def test_setting_aside_never_overwrites(folder):
    kept = set()
    for text in (b"one", b"two", b"three"):
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "journal.db").write_bytes(text)
        with closing(open_journal(folder)) as journal:
            kept.add((journal.set_aside / "journal.db").read_bytes())
    assert kept == {b"one", b"two", b"three"}
    assert len(list(folder.glob("damaged-*/journal.db"))) == 3


def test_a_damaged_file_takes_its_log_along(journal, folder):
    begin(journal, ["a"])
    wal = (folder / "journal.db-wal").read_bytes()
    journal.close()
    (folder / "journal.db").write_bytes(b"")
    (folder / "journal.db-wal").write_bytes(wal)
    (folder / "journal.db-shm").write_bytes(b"x" * 100)
    with closing(open_journal(folder)) as again:
        names = {path.name for path in again.set_aside.iterdir()}
        assert names == {"journal.db", "journal.db-wal", "journal.db-shm"}
        assert (again.set_aside / "journal.db-wal").read_bytes() == wal


@pytest.mark.parametrize(
    "sql", ["DROP TABLE entry", "DELETE FROM schema", "DROP TABLE schema", "UPDATE schema SET version = 'x'"]
)
def test_a_file_without_our_tables_is_set_aside(journal, folder, sql):
    journal.close()
    change(folder, sql)
    with closing(open_journal(folder)) as again:
        assert again.set_aside
        begin(again)


def test_a_half_made_file_is_made_again(folder):
    folder.mkdir(parents=True)
    (folder / "journal.db.new").write_bytes(b"half")
    with closing(open_journal(folder)) as journal:
        assert journal.set_aside is None
        begin(journal)
    assert not (folder / "journal.db.new").exists()


def test_a_newer_file_is_left_alone(journal, folder):
    begin(journal)
    journal.close()
    change(folder, "UPDATE schema SET version = 99")
    before = (folder / "journal.db").read_bytes()
    for opener in (open_journal, Journal.read):
        with pytest.raises(JournalFault) as caught:
            opener(folder)
        assert caught.value.key == "journal-newer"
    assert (folder / "journal.db").read_bytes() == before


def test_an_older_file_is_migrated_and_a_copy_kept(journal, folder):
    number = begin(journal, ["a"])
    journal.close()
    later = Schema(SCHEMA.file, (*SCHEMA.steps, "ALTER TABLE game ADD COLUMN note TEXT NOT NULL DEFAULT 'x';"))
    with closing(Store.open(folder, later)) as store, store.guard() as db:
        assert store.set_aside is None
        assert db.execute("SELECT number, note FROM game").fetchall() == [(number, "x")]
        assert db.execute("SELECT version FROM schema").fetchone() == (2,)
    with closing(sqlite3.connect(folder / "journal.db.v1")) as copy:
        assert copy.execute("SELECT version FROM schema").fetchone() == (1,)
    assert stat.S_IMODE((folder / "journal.db.v1").stat().st_mode) == 0o600


def test_a_migration_that_fails_changes_nothing(journal, folder):
    begin(journal, ["a"])
    journal.close()
    broken = Schema(SCHEMA.file, (*SCHEMA.steps, "CREATE TABLE more (x); INSERT INTO nowhere VALUES (1);"))
    with pytest.raises(JournalFault):
        Store.open(folder, broken)
    with closing(open_journal(folder)) as again:
        assert again.load(1).moves == ("a",)


DAMAGES = {
    "text": "UPDATE entry SET text = 'x' WHERE n = 2",
    "kind": "UPDATE entry SET kind = 'undo' WHERE n = 2",
    "type": "UPDATE entry SET text = x'ff00' WHERE n = 2",
    "bytes": "UPDATE entry SET text = CAST(x'63ff' AS TEXT) WHERE n = 2",
    "missing": "DELETE FROM entry WHERE n = 2",
    "swapped": "UPDATE entry SET n = 20 WHERE n = 2",
    "foreign": "UPDATE entry SET seal = (SELECT seal FROM entry WHERE n = 1) WHERE n = 2",
}


@pytest.mark.parametrize("sql", DAMAGES.values(), ids=DAMAGES)
def test_silent_damage_keeps_the_good_beginning_and_sets_the_rest_aside(journal, folder, sql):
    number = begin(journal, ["a", "b", "c", "d", "e"])
    journal.close()
    change(folder, sql)
    with closing(open_journal(folder)) as again:
        record = again.load(number)
        assert record.moves == ("a", "b")
        lost = 2 if "DELETE" in sql else 3
        assert again.damage == (Damage(number, 2, lost),) and record.lost == lost
        assert again.append(number, "C") == 3
    with closing(open_journal(folder)) as once_more:
        assert once_more.load(number).moves == ("a", "b", "C")
        assert once_more.damage == ()
    with closing(sqlite3.connect(folder / "journal.db")) as db:
        assert db.execute("SELECT count(*) FROM damaged").fetchone() == (lost,)


@pytest.mark.parametrize("column", ["token", "game", "setup", "fate", "code"])
def test_a_game_whose_start_is_damaged_does_not_stop_a_new_one(journal, folder, column):
    number = begin(journal, ["a"])
    journal.close()
    change(folder, f"UPDATE game SET {column} = {column} || 'x'")
    with closing(open_journal(folder)) as again:
        assert again.damage == (Damage(number, -1, 0),)
        assert again.open_game() is None
        with pytest.raises(JournalFault) as caught:
            again.load(number)
        assert caught.value.key == "journal-start-damaged"
        assert again.load(begin(again)).moves == ()


def test_reading_beside_the_console(journal, folder):
    number = begin(journal, ["a"])
    with closing(Journal.read(folder)) as reader:
        assert reader.load(number).moves == ("a",)
        journal.append(number, "b")
        assert reader.load(number).moves == ("a", "b")
        with pytest.raises(JournalFault) as caught:
            reader.append(number, "c")
        assert caught.value.key == "journal-readonly"


def test_reading_where_nothing_is(tmp_path):
    with pytest.raises(JournalFault) as caught:
        Journal.read(tmp_path)
    assert caught.value.key == "journal-none"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("text", [b"", b"not a journal" * 400])
def test_reading_what_is_damaged_changes_nothing(tmp_path, text):
    (tmp_path / "journal.db").write_bytes(text)
    with pytest.raises(JournalFault) as caught:
        Journal.read(tmp_path)
    assert caught.value.key == "journal-damaged"
    assert (tmp_path / "journal.db").read_bytes() == text
