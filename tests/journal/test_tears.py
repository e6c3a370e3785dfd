# SPDX-License-Identifier: MIT
"""Torn writes and damaged files. Samples of `python -m aludel.twin.cuts`, whose long report is docs/reports/."""

from __future__ import annotations

import random
import shutil
from collections import Counter
from contextlib import closing

import pytest
from tests.journal.power import model as power
from tests.journal.power.model import compiler
from tests.journal.toy import SETUP, TOY

from aludel.journal import Journal
from aludel.journal.tears import tears
from aludel.twin.cuts import WRONG


def test_torn_logs_leave_a_clean_beginning(tmp_path):
    tally = tears(60, 5, tmp_path)
    assert tally["tears"] == 60 and tally["rows"] > 1000
    assert not any(tally[what] for what in WRONG)


def journal_with_log(folder, moves):
    """The bytes of a database and of its log, with every commit in the log only, then the database after."""
    with closing(Journal.open(folder)) as journal, journal.unchecked() as db:
        db.execute("PRAGMA wal_autocheckpoint=0")
        number = journal.begin("toy", SETUP, {}, "A")
        for at in range(moves):
            journal.append(number, f"{at} {'x' * 90}")
        before, log = (folder / "journal.db").read_bytes(), (folder / "journal.db-wal").read_bytes()
    return before, log, (folder / "journal.db").read_bytes()


def test_a_cut_while_the_log_is_moved_into_the_file(tmp_path):
    """Any mixture of old, new and garbage sectors in the file is mended from the log, which is synced first."""
    rng = random.Random(6)
    before, log, after = journal_with_log(tmp_path / "whole", 200)
    assert before != after
    for _ in range(40):
        folder = tmp_path / "torn"
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir()
        (folder / "journal.db").write_bytes(mixture(before, after, rng))
        (folder / "journal.db-wal").write_bytes(log)
        with closing(Journal.open(folder)) as journal:
            assert journal.set_aside is None and journal.damage == ()
            assert len(journal.load(1).moves) == 200


def mixture(before, after, rng, sector=512):
    before = before.ljust(len(after), b"\0")[: len(after)]
    parts = []
    for at in range(0, len(after), sector):
        old, new = before[at : at + sector], after[at : at + sector]
        parts.append(old if old == new else rng.choice((old, new, new, rng.randbytes(sector))))
    return b"".join(parts)


@pytest.mark.parametrize("garbage", [b"", b"\xff" * 32768, b"\0" * 100])
def test_the_shared_memory_file_may_be_anything(tmp_path, garbage):
    before, log, _ = journal_with_log(tmp_path / "whole", 20)
    for name, data in (("", before), ("-wal", log), ("-shm", garbage)):
        (tmp_path / f"journal.db{name}").write_bytes(data)
    with closing(Journal.open(tmp_path)) as journal:
        assert journal.set_aside is None and len(journal.load(1).moves) == 20


def test_random_damage_of_the_file_is_noticed_or_harmless(tmp_path):
    """Bytes flipped anywhere: never a wrong move, never a traceback, always a new game possible."""
    rng, seen = random.Random(7), Counter()
    _, _, whole = journal_with_log(tmp_path / "whole", 60)
    expected = [f"{at} {'x' * 90}" for at in range(60)]
    for _ in range(150):
        folder = tmp_path / "flipped"
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir()
        data = bytearray(whole)
        for _ in range(rng.randint(1, 3)):
            data[rng.randrange(len(data))] ^= 1 << rng.randrange(8)
        (folder / "journal.db").write_bytes(data)
        with closing(Journal.open(folder)) as journal:
            number = journal.open_game()
            kept = list(journal.load(number).moves) if number else []
            assert kept == expected[: len(kept)]
            told = bool(journal.set_aside or journal.damage)
            seen["told" if told else "whole" if len(kept) == 60 else "silent"] += 1
            assert journal.append(journal.begin("toy", SETUP, {}, "B"), "new") == 1
    assert not seen["silent"] and seen["told"] > 20


@pytest.mark.slow
@pytest.mark.skipif(compiler() is None, reason="no C compiler for the recorder")
def test_fifty_power_cuts_as_the_disk_sees_them(tmp_path):
    """With synchronous=FULL nothing is lost, and with NORMAL the model notices that something is."""
    for synchronous in ("FULL", "NORMAL"):
        place = tmp_path / synchronous
        place.mkdir()
        deeds = power.record(place, "toy", 3, 4_000, synchronous)
        tally = power.cuts(deeds, 50, 3, TOY, place)
        assert tally["cuts"] == 50 and tally["announced"] > 100
        assert bool(tally["missing"]) == (synchronous == "NORMAL")
        assert not tally["set_aside"] and not tally["damaged"]
