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

from aludel.games.referee import Refused, announced, registry
from aludel.games.tray import shown
from aludel.journal.campaign import CampaignBook, Gain
from aludel.journal.journal import Journal
from aludel.table.menus import Wish
from aludel.table.session import Session
from aludel.twin.cuts import WRONG, Examiner, cut_once, within
from aludel.twin.witness import BACK, CONFIRM, NEXT, REFUSED, TOLD, Answer, PressedConsole, _answers

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
    lose(lost)


def lose(console):
    """The power fails."""
    for part in (console.desk.journal, console.desk.campaign, console.desk.voice):
        part.close()


def played_until(folder, wanted, level):
    """A console that is pressed until this holds of its first game, which is of this level, and its folder."""
    for seed in range(20):
        place = folder / str(seed)
        console = PressedConsole(place, GAME, random.Random(seed))
        mode = console.console.mode = console.console.menus.begin(Wish(GAME, level, ("red", "green")))
        mode.enter()
        while not mode.session.over:
            if console.console.mode is mode and wanted(mode.session):
                return console, place
            console.step()
        lose(console)
    raise AssertionError("that moment never came")


def told(place):
    return [json.loads(line) for line in (place / TOLD).read_text("utf-8").splitlines()]


def is_sound(found):
    return not any(found[what] for what in WRONG)


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
    assert tally["announced"] and is_sound(tally)


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
        assert found["announced"] > 20 and is_sound(found)


def two_to_take_back(session):
    """Two purchases at the end of a turn, where `back` means nothing else."""
    moves = session.journal.load(session.number).moves
    return session.prompt().key == "la-prompt-end" and [" buy " in move for move in moves[-2:]] == [True, True]


TAKEN_BACK = [(BACK,), (BACK, BACK), (BACK, CONFIRM), (BACK, BACK, CONFIRM)]
"""With and without a turn that is ended where a move was taken back."""


@pytest.mark.parametrize("presses", TAKEN_BACK)
def test_moves_taken_back_after_a_cut_are_no_loss(folder, presses):
    lost, place = played_until(folder, two_to_take_back, level=1)
    lose(lost)
    examiner = Examiner(place, GAME)
    assert is_sound(examiner.examine())
    again = PressedConsole(place, GAME, random.Random(1))
    for pressed in (CONFIRM, *presses):
        again.console.press(pressed)
    lose(again)
    assert [key for key, _ in told(place)].count("table-undone") == presses.count(BACK)
    assert ("la-turn" in [key for key, _ in told(place)][-2:]) == (CONFIRM in presses)
    found = examiner.examine()
    assert found["resumed"] == 1 and is_sound(found)


def after(session, answer):
    """The state after an answer; None where the rules refuse it."""
    try:
        move = session.game.intent(session.state, shown(*answer.kinds), answer.pressed)
        return session.game.apply(session.state, move).state
    except Refused:
        return None


def leading_to(session, key):
    """An answer after which this is asked for; None where there is none."""
    states = ((answer, after(session, answer)) for answer in _answers(session.prompt(), random.Random(0)))
    return next((answer for answer, state in states if state and session.game.prompt(state).key == key), None)


def give(console, answer):
    console.tray.lay(answer.kinds)
    console.console.press(answer.pressed)


def refused_by_name(session):
    """What is offered by name in the shop and refused."""
    return [kind for kind in session.prompt().browse if after(session, Answer((kind,), CONFIRM)) is None]


def test_a_refusal_is_told_and_nothing_has_happened(folder):
    def may_shop(session):
        return leading_to(session, "la-prompt-shop")

    lost, place = played_until(folder, may_shop, level=7)
    session = lost.console.mode.session
    give(lost, leading_to(session, "la-prompt-shop"))
    at = session.prompt().browse.index(refused_by_name(session)[0])
    for pressed in (NEXT, *[NEXT] * at, CONFIRM):
        lost.console.press(pressed)
    lose(lost)
    assert [REFUSED, {"reason": "la-no-artifact-coins"}] in told(place)
    assert is_sound(Examiner(place, GAME).examine())


@pytest.mark.parametrize("examined", [False, True])
def test_something_told_and_taken_back_would_be_noticed(folder, examined):
    def announced_move(session):
        return announced(session.latest) and session.journal.load(session.number).moves

    lost, place = played_until(folder, announced_move, level=1)
    examiner = Examiner(place, GAME)
    lose(lost)
    if examined:
        assert is_sound(examiner.examine())
    with closing(Journal.open(place)) as journal:
        journal.undo(journal.open_game())
    assert examiner.examine()["missing"]


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
        if found is not None and found.row:
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
