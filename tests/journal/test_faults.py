# SPDX-License-Identifier: MIT
"""A full, read-only, worn or busy disk is a numbered fault; what was acknowledged stays."""

from __future__ import annotations

import os
import resource
import shutil
import sqlite3
import stat
import subprocess
import tempfile
from contextlib import closing
from pathlib import Path

import pytest
from tests.journal.children import in_child
from tests.journal.toy import SETUP

from aludel.errors import LANGUAGES, JournalFault, catalogue, sentence
from aludel.journal import Journal
from aludel.journal.campaign import CampaignBook
from aludel.journal.faults import key_of
from aludel.journal.store import connect, probe, version

NOBODY = 65534


def fault_of(call):
    try:
        call()
    except JournalFault as fault:
        return fault.key
    return None


def append_until_refused(journal, number, limit=10_000):
    """How many moves were acknowledged, and the fault that stopped them."""
    for kept in range(limit):
        if key := fault_of(lambda: journal.append(number, "x" * 500)):
            return kept, key
    raise AssertionError("never refused")


@pytest.fixture
def open_place():
    """A folder that other users may enter too. What a test locks in it is opened again: only root could remove it."""
    place = Path(tempfile.mkdtemp(prefix="aludel-test-"))
    place.chmod(0o755)
    yield place
    for folder in (place, *filter(Path.is_dir, place.iterdir())):
        folder.chmod(0o700)
    shutil.rmtree(place)


def as_nobody(function):
    def stripped():
        if os.geteuid() == 0:
            os.setgroups([])
            os.setgid(NOBODY)
            os.setuid(NOBODY)
        return function()

    return in_child(stripped)


def test_a_folder_that_cannot_be_written(open_place):
    folder = open_place / "games"
    folder.mkdir(mode=0o555)
    assert as_nobody(lambda: fault_of(lambda: Journal.open(folder))) == "journal-readonly"
    assert as_nobody(lambda: fault_of(lambda: Journal.open(folder / "deeper"))) == "journal-readonly"
    assert list(folder.iterdir()) == []


def test_a_folder_that_its_owner_closed_for_writing_is_not_opened_up(open_place):
    folder = open_place / "games"

    def closed_by_its_owner():
        folder.mkdir(mode=0o555)
        return fault_of(lambda: Journal.open(folder))

    open_place.chmod(0o777)
    assert as_nobody(closed_by_its_owner) == "journal-readonly"
    assert stat.S_IMODE(folder.stat().st_mode) == 0o555


def test_a_file_that_cannot_be_written(open_place):
    folder = open_place / "games"

    def make_then_lock():
        with closing(Journal.open(folder)) as journal:
            journal.begin("toy", SETUP, {}, "A")
        folder.chmod(0o500)
        (folder / "journal.db").chmod(0o400)
        return fault_of(lambda: Journal.open(folder))

    open_place.chmod(0o777)
    assert as_nobody(make_then_lock) == "journal-readonly"


def test_a_file_where_the_folder_should_be(tmp_path):
    (tmp_path / "games").write_text("no folder")
    assert fault_of(lambda: Journal.open(tmp_path / "games")) == "journal-readonly"


@pytest.mark.parametrize("name", ["games\0", "\0", "deep/\0/games", "\ud800"])
def test_a_folder_with_a_name_that_no_system_takes(tmp_path, name):
    for reach in (Journal.open, Journal.read, CampaignBook.open):
        with pytest.raises(JournalFault) as caught:
            reach(tmp_path / name)
        assert caught.value.key == "journal-readonly"
        assert all(caught.value.text(language).isprintable() for language in LANGUAGES)
    assert list(tmp_path.iterdir()) == []


def test_a_second_console_is_kept_out_until_the_first_is_killed(tmp_path):
    with closing(Journal.open(tmp_path)):
        assert in_child(lambda: fault_of(lambda: Journal.open(tmp_path))) == "journal-busy"
    assert in_child(lambda: fault_of(lambda: Journal.open(tmp_path))) is None


def test_the_largest_file_allowed(tmp_path):
    """RLIMIT_FSIZE stands in for a quota: writes fail in the middle of a page."""

    def fill():
        with closing(Journal.open(tmp_path)) as journal:
            number = journal.begin("toy", SETUP, {}, "A")
            resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, 100_000))
            return append_until_refused(journal, number)

    kept, key = in_child(fill)
    assert kept > 10 and key in ("journal-full", "journal-worn")
    with closing(Journal.open(tmp_path)) as journal:
        assert len(journal.load(1).moves) == kept
        assert journal.set_aside is None and journal.damage == ()


def test_no_room_for_the_index_of_the_log(tmp_path):
    """SQLite extends its shared index to 32 KiB as it opens, and tells a full disk there by a code of its own."""

    def code_of_a_connection():
        resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, 20_000))
        with pytest.raises(sqlite3.Error) as caught, closing(connect(tmp_path / "journal.db", "rw")) as db:
            version(db)
        return caught.value.sqlite_errorcode, key_of(caught.value), fault_of(lambda: Journal.open(tmp_path))

    Journal.open(tmp_path).close()
    full = [sqlite3.SQLITE_IOERR_SHMSIZE, "journal-full", "journal-full"]
    assert in_child(code_of_a_connection) == full


@pytest.fixture
def small_disk(tmp_path):
    """A file system of 1 MB. Only root may mount; elsewhere the limit test above stands alone."""
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=1m,mode=0700", "tmpfs", str(tmp_path)], capture_output=True, check=False
    )
    if mounted.returncode:
        pytest.skip("only root can mount a small file system")
    yield tmp_path
    subprocess.run(["umount", "-l", str(tmp_path)], check=True)


@pytest.mark.skipif(shutil.which("mount") is None or os.geteuid() != 0, reason="only root can mount a file system")
def test_a_full_disk_loses_nothing_and_goes_on_once_there_is_room(small_disk):
    ballast = small_disk / "ballast"
    ballast.write_bytes(b"x" * 600_000)
    with closing(Journal.open(small_disk)) as journal:
        number = journal.begin("toy", SETUP, {}, "A")
        kept, key = append_until_refused(journal, number)
        assert kept > 10 and key == "journal-full"
        ballast.unlink()
        assert journal.append(number, "y") == kept + 1
    with closing(Journal.open(small_disk)) as journal:
        moves = journal.load(number).moves
        assert len(moves) == kept + 1 and moves[-1] == "y"
    with pytest.raises(OSError):
        ballast.write_bytes(b"x" * 1_000_000)
    assert fault_of(lambda: Journal.open(small_disk)) == "journal-full"


def test_the_probe_reads_back_what_it_wrote_and_leaves_nothing(tmp_path):
    probe(tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_a_card_that_keeps_the_old_bytes_is_worn(tmp_path):
    with pytest.raises(OSError) as caught:
        probe(tmp_path, read=lambda handle, size, at: b"\0" * size)
    assert key_of(caught.value) == "journal-worn"
    assert list(tmp_path.iterdir()) == []


def test_the_probe_follows_no_link(tmp_path):
    (tmp_path / "precious").write_text("kept")
    (tmp_path / ".probe").symlink_to(tmp_path / "precious")
    with pytest.raises(OSError):
        probe(tmp_path)
    assert (tmp_path / "precious").read_text() == "kept"


def test_the_probe_where_nothing_can_be_written():
    with pytest.raises(OSError):
        probe(Path("/proc/self"))


def test_every_fault_of_the_journal_is_worded_in_every_language():
    numbers = {entry.number for entry in catalogue().values() if 500 <= entry.number < 600}
    for number in numbers:
        said = {sentence(number, {}, language) for language in LANGUAGES}
        assert len(said) == len(LANGUAGES)
        assert all(words and advice for words, advice in said)
