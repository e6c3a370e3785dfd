# SPDX-License-Identifier: MIT
"""The power fails at every moment of an ending and of a new family, and at random moments of many games."""

from __future__ import annotations

import json
import random
from collections import Counter
from contextlib import closing
from dataclasses import replace

from aludel.games.referee import hold
from aludel.journal.campaign import CampaignBook
from aludel.twin.cuts import WRONG, Examiner, cut_once
from aludel.twin.witness import TOLD, PressedConsole

from .parts import BACK, CONFIRM, NEXT, Bench
from .shopping import GAMES, KEY, begin, play, reached, to_levels, told
from .workshop import Hasty


class Cut(BaseException):
    """The power fails."""


def cutting(bench, at):
    """Let the power fail before the `at`-th thing that the console says or writes from now on."""
    left = [at]

    def wrapped(deed):
        def run(*args, **kwargs):
            left[0] -= 1
            if left[0] < 0:
                raise Cut
            return deed(*args, **kwargs)

        return run

    for part, names in ((bench.voice, ("say",)), (bench.journal, ("append", "finish")), (bench.campaign, WRITES)):
        for name in names:
            setattr(part, name, wrapped(getattr(part, name)))
    return left


WRITES = ("start", "choose", "enter", "credit")


def won(folder):
    with closing(CampaignBook.open(folder)) as book:
        numbers = book.campaigns(KEY)
        return [replace(book.progress(number), number=0) for number in numbers]


def test_a_cut_at_any_moment_of_an_ending_costs_nothing_and_counts_nothing_twice(tmp_path):
    """And what the ending brought has been told to the end before its game is closed."""
    at, finished, stories = 0, False, Counter()
    while not finished:
        folder = tmp_path / str(at)
        bench = Bench(folder, games=GAMES)
        play(bench, 5)
        play(bench, 2)
        begin(bench)
        bench.press(hold("next"))
        bench.pick("table-menu-yes")
        bench.press(NEXT, *[NEXT] * 8)
        cutting(bench, at)
        try:
            bench.press(CONFIRM)
            finished = True
        except Cut:
            pass
        bench.close()
        heard = told(bench)
        again = Bench(folder, games=GAMES)
        while again.journal.open_game() is not None:
            again.press(CONFIRM)
            if again.console.public().mode == "game":
                again.press(NEXT)
                again.pick("piece-number-8")
        again.close()
        (family,) = won(folder)
        assert (family.boxes, family.trophies) == ({"box.2", "box.3", "box.4"}, {"bronze"})
        assert (family.keys, family.games, family.damaged) == (1, 3, 0)
        assert ("table-trophy", {"trophy": "bronze"}) in heard + told(again)
        stories[("table-trophy", {"trophy": "bronze"}) in heard] += 1
        at += 1
    assert at > 10
    assert stories[True] and stories[False]


def test_a_cut_at_any_moment_of_a_new_family_leaves_the_old_one_and_no_half(tmp_path):
    at, finished = 0, False
    while not finished:
        folder = tmp_path / str(at)
        bench = Bench(folder, games=GAMES)
        play(bench, 5)
        to_levels(bench)
        bench.pick("table-menu-family")
        while bench.offered() != "table-menu-family-new":
            bench.press(NEXT)
        cutting(bench, at)
        try:
            bench.press(CONFIRM)
            finished = True
        except Cut:
            pass
        bench.close()
        again = Bench(folder, games=GAMES)
        assert reached(again, 1).levels == {2}
        assert again.campaign.current(KEY) == (1 if at == 0 else 2)
        begin(again)
        again.close()
        at += 1
    assert at > 2


def lost_after(folder, presses):
    """Begin a game of two, or go on with it; then these presses, and the power fails."""
    console = PressedConsole(folder, Hasty(), random.Random(1))
    while console.console.public().mode != "game":
        console.console.press(CONFIRM)
    for pressed in presses:
        console.console.press(pressed)
    for part in (console.desk.journal, console.desk.campaign, console.desk.voice):
        part.close()


def test_what_was_asked_only_before_a_move_was_taken_back_is_no_loss(tmp_path):
    """The game is stopped and goes on; nothing else in the record asks for keys."""
    lost_after(tmp_path, (hold("next"), BACK))
    lines = (tmp_path / TOLD).read_text("utf-8").splitlines()
    assert [json.loads(line)[0] for line in lines][-3:] == ["ws-prompt-keys", "table-undone", "ws-prompt-act"]
    found = Examiner(tmp_path, Hasty()).examine()
    assert found["announced"] == 1 and not any(found[what] for what in WRONG)


def test_a_move_taken_back_after_a_cut_is_no_other_prompt(tmp_path):
    examiner = Examiner(tmp_path, Hasty())
    for presses in ((hold("next"),), (BACK,), (hold("next"),)):
        lost_after(tmp_path, presses)
        found = examiner.examine()
        assert found["announced"] == (presses != (BACK,)) and not any(found[what] for what in WRONG)


def test_kills_at_any_moment_lose_no_key(tmp_path):
    """kill -9 of a whole console that opens boxes, by the same examiner as a real game's."""
    rng, tally, examiner = random.Random(5), Counter(), Examiner(tmp_path / "console", Hasty())
    while tally["credits"] < 8 and tally["cuts"] < 60:
        cut_once(examiner.folder, examiner.game, rng)
        tally += examiner.examine() + Counter(cuts=1)
    assert tally["credits"] >= 8
    assert not any(tally[what] for what in WRONG)
    with closing(CampaignBook.open(examiner.folder)) as book:
        assert {2, 3} <= book.progress(1).levels
