# SPDX-License-Identifier: MIT
"""The power fails at random moments: samples of `python -m aludel.twin.cuts`, and proof that a loss would be seen."""

from __future__ import annotations

import json
import random
import sqlite3
import subprocess
import sys
from collections import Counter
from contextlib import closing
from pathlib import Path

import pytest

from aludel.games.referee import registry
from aludel.journal.campaign import CampaignBook, Gain
from aludel.journal.journal import Journal
from aludel.table.session import Session
from aludel.twin.cuts import WRONG, Examiner, cut_once, within
from aludel.twin.witness import TOLD, PressedConsole

ROOT = Path(__file__).parents[2]
GAME = registry()["little-alchemists"]


@pytest.fixture
def folder(tmp_path):
    return tmp_path / "console"


def played(folder, presses=120, seed=1):
    """A console that is pressed so often and then lost without a word."""
    lost = PressedConsole(folder, GAME, random.Random(seed))
    for _ in range(presses):
        lost.step()
    for part in (lost.desk.journal, lost.desk.campaign, lost.desk.voice):
        part.close()


def change(folder, sql, file="journal.db"):
    with closing(sqlite3.connect(folder / file, isolation_level=None)) as db:
        db.execute(sql)


@pytest.mark.slow
def test_fifty_cuts_and_two_hundred_tears_lose_nothing(tmp_path):
    """In a process of its own: its children are forked from a single thread."""
    report = tmp_path / "report.md"
    command = [sys.executable, "-m", "aludel.twin.cuts", "--cuts", "50", "--tears", "200", "--report", str(report)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=600, check=False)
    assert done.returncode == 0, done.stderr
    tallies = json.loads(done.stdout)
    killed = tallies["cuts"]
    assert killed["cuts"] == 50 and killed["announced"] > 200 and killed["resumed"] > 10 and killed["credits"] > 5
    assert tallies["tears"]["tears"] == 200
    page = report.read_text("utf-8")
    assert "50 cuts" in page and str(tmp_path) not in page
    levels = {level: killed.get(within(level), 0) for level in GAME.info.levels}
    assert sum(levels.values()) <= 50 and sum(levels[level] for level in levels if level > 1) > 10
    assert ", ".join(f"{level}: {count}" for level, count in levels.items()) in page


def test_a_few_cuts_lose_nothing_and_the_game_goes_on_each_time(folder):
    rng, tally, examiner = random.Random(3), Counter(), Examiner(folder, GAME)
    for _ in range(4):
        cut_once(folder, GAME, rng)
        tally += examiner.examine()
    assert tally["announced"] and not any(tally[what] for what in WRONG)


def hasty(method, held, keeps):
    """A method of Session that writes earlier moves down only now, and its own move only when the next one comes."""

    def run(self, *args):
        while held:
            self.journal.append(*held.pop(0))
        if keeps:
            self.journal.append = lambda *row: held.append(row)
        try:
            return method(self, *args)
        finally:
            self.journal.__dict__.pop("append", None)

    return run


def test_a_console_that_tells_before_it_writes_down_is_found_out(folder, monkeypatch):
    held = []
    for name in ("do", "undo", "finish"):
        monkeypatch.setattr(Session, name, hasty(getattr(Session, name), held, keeps=name == "do"))
    rng, tally, examiner = random.Random(4), Counter(), Examiner(folder, GAME)
    while not tally["missing"] and tally["cuts"] < 40:
        cut_once(folder, GAME, rng)
        tally += examiner.examine() + Counter(cuts=1)
    assert tally["missing"]


def test_sound_play_is_found_sound_and_goes_on_at_its_prompt(folder):
    examiner = Examiner(folder, GAME)
    for seed in range(3):
        played(folder, seed=seed)
        found = examiner.examine()
        assert found["announced"] > 20 and not any(found[what] for what in WRONG)


def test_a_cut_counts_for_the_level_of_the_game_that_it_falls_into(folder):
    examiner, campaign = Examiner(folder, GAME), CampaignBook.open(folder)
    campaign.credit(campaign.start(GAME.info.key), "boxes", Gain(levels=(5,)))
    campaign.close()
    for seed in range(20):
        played(folder, 40, seed)
        found = examiner.examine()
        with closing(Journal.open(folder)) as journal:
            number = journal.open_game()
            level = journal.load(number).setup.level if number else 0
        assert {within(one): found[within(one)] for one in range(1, 8) if found[within(one)]} == (
            {within(level): 1} if level else {}
        )
        if level == 5:
            return
    raise AssertionError("no cut fell into a game of level 5")


@pytest.mark.parametrize(
    "sql",
    [
        "DELETE FROM entry WHERE n > 1",
        "UPDATE entry SET text = 'red pass' WHERE n = 2",
        "DELETE FROM entry",
        "DELETE FROM game",
    ],
)
def test_a_loss_would_be_noticed(folder, sql):
    played(folder)
    change(folder, sql)
    assert Examiner(folder, GAME).examine()["missing"]


def test_something_told_that_was_never_written_down_would_be_noticed(folder):
    played(folder)
    with (folder / TOLD).open("a", encoding="utf-8") as out:
        out.write(json.dumps(["la-potion", {"seat": "red", "potion": "fire"}]) + "\n")
    assert Examiner(folder, GAME).examine()["missing"] == 1


def test_a_torn_line_was_not_told_whole_and_does_not_count(folder):
    played(folder)
    with (folder / TOLD).open("a", encoding="utf-8") as out:
        out.write('["la-potion", {"seat')
    assert not Examiner(folder, GAME).examine()["missing"]


def test_going_on_at_another_prompt_would_be_noticed(folder):
    examiner = Examiner(folder, GAME)
    examiner_of_an_open_game(examiner)
    lines = [["table-welcome", {}], ["la-prompt-over", {}]]
    with (folder / TOLD).open("a", encoding="utf-8") as out:
        out.writelines(json.dumps(line) + "\n" for line in lines)
    examiner._asks.add("la-prompt-over")
    assert examiner.examine()["elsewhere"] == 1


def examiner_of_an_open_game(examiner):
    """Play until the power fails in the middle of a game."""
    for seed in range(20):
        played(examiner.folder, 40, seed)
        examiner.examine()
        found = examiner.mark
        if found is not None and found.moves:
            return
    raise AssertionError("no game was open")


@pytest.mark.parametrize(
    ("sql", "what"),
    [
        ("DELETE FROM credit", "credit_lost"),
        ("INSERT INTO credit SELECT 99, campaign, 'again', part, gain, seal FROM credit LIMIT 1", "damaged"),
        ("INSERT INTO campaign (game) VALUES ('little-alchemists')", "credit_twice"),
    ],
)
def test_a_credit_lost_or_doubled_would_be_noticed(folder, sql, what):
    played(folder, 600)
    assert Examiner(folder, GAME).examine()["credits"]
    change(folder, sql, "campaign.db")
    assert Examiner(folder, GAME).examine()[what]
