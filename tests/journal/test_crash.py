# SPDX-License-Identifier: MIT
"""kill -9 and torn writes. Samples of `python -m aludel.journal.crash`, whose long report is docs/reports/."""

from __future__ import annotations

import json
import random
import shutil
import sqlite3
import subprocess
import sys
from collections import Counter
from contextlib import closing
from pathlib import Path

import pytest
from tests.journal.children import in_child
from tests.journal.power import model as power
from tests.journal.power.model import compiler
from tests.journal.toy import SETUP, TOY

from aludel.journal import Journal
from aludel.journal.crash import ANNOUNCED, WRONG, cut_once, examine, tears

ROOT = Path(__file__).parents[2]
RUN = """
import sys
from tests.journal.toy import GAMES
from aludel.journal.crash import main
sys.exit(main(None, GAMES))
"""


@pytest.mark.slow
def test_fifty_cuts_and_two_hundred_tears_lose_nothing(tmp_path):
    """In a process of its own: its children are forked from a single thread."""
    report = tmp_path / "report.md"
    command = [sys.executable, "-c", RUN, "--cuts", "50", "--tears", "200", "--game", "toy", "--report", str(report)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    tallies = json.loads(done.stdout)
    assert tallies["cuts"]["cuts"] == 50 and tallies["cuts"]["announced"] > 500
    assert tallies["tears"]["tears"] == 200
    assert "50 cuts" in report.read_text("utf-8") and str(tmp_path) not in report.read_text("utf-8")


def cut(tmp_path):
    in_child(lambda: [cut_once(tmp_path, TOY, random.Random(seed)) for seed in range(5)] and None)
    found = examine(tmp_path, TOY, 0)
    assert found["announced"] and not any(found[what] for what in WRONG)


@pytest.mark.parametrize(
    "sql",
    [
        "DELETE FROM entry WHERE n > 1",
        "UPDATE entry SET text = '0 hides amber'",
        "DELETE FROM entry",
    ],
)
def test_a_loss_would_be_noticed(tmp_path, sql):
    cut(tmp_path)
    with closing(sqlite3.connect(tmp_path / "journal.db", isolation_level=None)) as db:
        db.execute(sql)
    found = examine(tmp_path, TOY, 0)
    assert found["missing"]


def test_an_announcement_that_was_never_written_down_would_be_noticed(tmp_path):
    cut(tmp_path)
    lines = (tmp_path / ANNOUNCED).read_text("utf-8").splitlines()
    game, moves, told = json.loads(lines[-1])
    with (tmp_path / ANNOUNCED).open("a", encoding="utf-8") as out:
        out.write(json.dumps([game, moves + 1, told]) + "\n")
    assert examine(tmp_path, TOY, 0)["missing"] == 1


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


def test_the_next_child_goes_on_with_the_game(tmp_path):
    cut(tmp_path)
    with closing(Journal.open(tmp_path)) as journal:
        games = len(journal.games())
        open_game, moves = journal.open_game(), None
        if open_game:
            moves = journal.load(open_game).moves
    cut_again = random.Random(9)
    in_child(lambda: cut_once(tmp_path, TOY, cut_again))
    with closing(Journal.open(tmp_path)) as journal:
        assert len(journal.games()) >= games
        if open_game:
            now = journal.load(open_game).moves
            assert now[: len(moves)] == moves


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
