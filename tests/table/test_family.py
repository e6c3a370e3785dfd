# SPDX-License-Identifier: MIT
"""Levels, families, boxes and trophies as people meet them over many games and power cuts."""

from __future__ import annotations

import random
import sqlite3
from collections import Counter
from contextlib import closing
from dataclasses import replace

import pytest

from aludel.errors import LANGUAGES, JournalFault
from aludel.games.referee import Prompt, hold, press
from aludel.journal.campaign import CampaignBook
from aludel.reading import Reason
from aludel.twin.cuts import WRONG, Examiner, cut_once
from aludel.utterance import Utterance
from aludel.voice.phrasebook import Phrasebook

from .parts import BACK, CONFIRM, NEXT, Bench, BlindEye
from .workshop import WORKSHOP, Workshop

KEY = "workshop"
GAMES = {KEY: WORKSHOP}


@pytest.fixture
def bench(tmp_path):
    made = Bench(tmp_path, games=GAMES)
    yield made
    made.close()


def into_players(bench):
    """From the first menu to the number of players, taking whatever is offered first."""
    bench.pick("language-en")
    while bench.console.public().prompt.key != "table-choose-players":
        bench.press(CONFIRM)


def begin(bench):
    into_players(bench)
    bench.press(CONFIRM, CONFIRM)
    assert bench.console.public().mode == "game"


def end(bench, keys):
    """Stop the game that is on; its ending brings so many keys (at level 1: 5 pass the exam)."""
    bench.press(hold("next"))
    bench.pick("table-menu-yes")
    bench.press(NEXT)
    bench.pick(f"piece-number-{keys}")


def play(bench, keys):
    """A whole game from the first menu and back to it."""
    begin(bench)
    end(bench, keys)
    bench.pick("table-menu-new-game")


def to_levels(bench):
    bench.pick("language-en")
    if bench.console.public().prompt.key == "table-choose-players":
        bench.pick("table-menu-levels")


def on_offer(bench):
    """Every option of the menu, the one on offer first."""
    first, found = bench.offered(), []
    while not found or bench.offered() != first:
        found.append(bench.offered())
        bench.press(NEXT)
    return found


def reached(bench, number=None):
    return bench.campaign.progress(number or bench.campaign.current(KEY))


def told(bench, since=0):
    return [(said.key, dict(said.args)) for said in bench.voice.told[since:] if isinstance(said, Utterance)]


# -- the menus


def test_the_first_start_asks_no_more_than_before(bench):
    bench.press(CONFIRM)
    assert bench.console.public().prompt.key == "table-choose-players"
    assert on_offer(bench) == ["players-2", "players-3", "table-menu-levels"]
    bench.press(CONFIRM, CONFIRM)
    assert bench.console.public().mode == "game"
    assert bench.view()["level"] == 1


def test_the_newest_level_is_offered_first_and_easier_ones_follow(bench):
    play(bench, 5)
    play(bench, 3)
    to_levels(bench)
    assert on_offer(bench) == ["level-3", "table-menu-box", "table-menu-family", "level-1", "level-2"]
    bench.press(press("market-1"), CONFIRM, CONFIRM)
    assert bench.view()["level"] == 1


def test_an_opened_level_may_be_played_at_once_by_the_same_people(bench):
    begin(bench)
    end(bench, 5)
    assert on_offer(bench) == ["table-menu-new-level", "table-menu-again", "table-menu-new-game"]
    bench.press(CONFIRM)
    assert bench.view()["level"] == 2


def test_after_a_game_that_opened_nothing_the_same_is_offered_again(bench):
    begin(bench)
    end(bench, 4)
    assert on_offer(bench) == ["table-menu-again", "table-menu-new-game"]
    assert bench.campaign.campaigns(KEY) == ()


def test_back_leads_through_the_menus_that_asked_something(bench):
    play(bench, 5)
    into_players(bench)
    bench.press(BACK)
    assert bench.console.public().prompt.key == "table-choose-level"
    bench.press(BACK)
    assert bench.console.public().prompt.key == "table-choose-language"


def test_a_game_for_a_fixed_number_of_people_steps_back_past_that_question(tmp_path):
    class Pair(Workshop):
        info = replace(Workshop.info, seats=(2, 2))

    bench = Bench(tmp_path, games={KEY: Pair()})
    bench.press(CONFIRM)
    assert bench.console.public().prompt.key == "table-choose-first"
    bench.press(BACK)
    assert bench.console.public().prompt.key == "table-choose-language"
    bench.close()


# -- keys


def test_keys_are_told_lock_by_lock_and_open_boxes_and_trophies(bench):
    play(bench, 5)
    assert ("table-box-open", {"level": 2}) in told(bench)
    play(bench, 2)
    keys = [("table-keys", {"count": 2, "level": 3}), ("table-locks-left", {"count": 1})]
    assert [line for line in told(bench) if line[0] in ("table-keys", "table-locks-left")] == keys
    play(bench, 8)
    assert reached(bench).boxes == {"box.2", "box.3", "box.4"}
    assert reached(bench).trophies == {"bronze"}
    assert (reached(bench).keys, reached(bench).games) == (1, 3)
    assert bench.voice.told.count("success") == 4


def test_an_ending_without_keys_is_told_nothing_of_locks(bench):
    play(bench, 5)
    since = len(bench.voice.told)
    play(bench, 0)
    assert not [key for key, _ in told(bench, since) if key.startswith(("table-keys", "table-locks"))]
    assert reached(bench).games == 1


def test_nobody_is_named(bench, tmp_path):
    play(bench, 5)
    bench.pick("language-en")
    bench.pick("table-menu-family")
    assert bench.console.public().prompt.args == {"family": 1}


# -- families


def start_another(bench):
    to_levels(bench)
    bench.pick("table-menu-family")
    bench.pick("table-menu-family-new")


def test_a_new_family_begins_at_the_first_level_and_the_old_one_keeps_everything(bench):
    play(bench, 5)
    play(bench, 3)
    start_another(bench)
    assert bench.voice.phrases()[-3:-1] == ["table-family-new", "table-choose-players"]
    bench.press(CONFIRM, CONFIRM)
    assert bench.view()["level"] == 1
    assert bench.campaign.campaigns(KEY) == (1, 2)
    assert reached(bench, 1).levels == {2, 3}
    assert reached(bench, 2).levels == frozenset()


def test_with_several_families_the_menu_says_whose_levels_they_are(bench):
    play(bench, 5)
    start_another(bench)
    again = bench.again()
    again.pick("language-en")
    assert told(again)[-2:] == [("table-choose-level-family", {"family": 2}), ("level-1", {})]
    again.pick("table-menu-family")
    assert again.console.public().prompt.args == {"family": 2}
    again.press(NEXT)
    assert again.console.public().prompt.args == {"family": 1}
    again.press(CONFIRM)
    assert again.console.public().prompt.key == "table-choose-level-family"
    assert again.offered() == "level-2"
    again.close()


def test_a_family_that_has_won_nothing_is_new_enough(bench):
    play(bench, 5)
    start_another(bench)
    bench.press(BACK)
    bench.pick("table-menu-family")
    keys = [bench.offered()]
    for _ in range(3):
        bench.press(NEXT)
        keys.append(bench.offered())
    assert "table-menu-family-new" not in keys
    assert bench.campaign.campaigns(KEY) == (1, 2)


def test_what_a_game_brings_belongs_to_the_family_that_began_it(bench):
    """Though another family has become the current one meanwhile, as by a console that was resumed by its code."""
    play(bench, 5)
    begin(bench)
    bench.campaign.start(KEY)
    end(bench, 3)
    assert reached(bench, 1).levels == {2, 3}
    assert reached(bench, 2).games == 0


# -- boxes opened by card


def show_box(bench, *kinds):
    bench.tray.lay(kinds)
    bench.press(CONFIRM)
    bench.tray.clear()


def to_cards(bench):
    to_levels(bench)
    bench.pick("table-menu-box")
    assert bench.console.public().prompt.key == "table-show-box"


def test_a_box_is_opened_by_its_card(bench):
    to_cards(bench)
    show_box(bench, "box.3")
    assert ("table-box-open", {"level": 3}) in told(bench)
    assert bench.offered() == "level-3"
    assert reached(bench).boxes == {"box.3"}
    assert reached(bench).games == 0
    bench.press(CONFIRM, CONFIRM, CONFIRM)
    end(bench, 1)
    assert ("table-keys", {"count": 1, "level": 4}) in told(bench)


def test_the_card_may_be_named_instead(bench):
    to_cards(bench)
    bench.press(NEXT)
    assert on_offer(bench) == ["piece-box-2", "piece-box-3", "piece-box-4"]
    bench.press(BACK, hold("back"), press("market-2"))
    assert reached(bench).boxes == {"box.3"}


def test_an_opened_box_is_not_opened_again(bench):
    to_cards(bench)
    show_box(bench, "box.2")
    bench.pick("table-menu-box")
    show_box(bench, "box.2")
    assert bench.voice.phrases()[-1] == "table-box-known"
    bench.press(NEXT)
    assert on_offer(bench) == ["piece-box-3", "piece-box-4"]


@pytest.mark.parametrize(
    ("laid", "answer"),
    [((), "table-box-one"), (("box.2", "box.3"), "table-box-one"), (("tile.amber",), "unsure-unknown")],
)
def test_whatever_is_no_single_card_is_answered(bench, laid, answer):
    to_cards(bench)
    show_box(bench, *laid)
    assert bench.voice.phrases()[-1] == answer
    assert "refusal" in bench.voice.told
    assert bench.console.public().prompt.key == "table-show-box"
    assert bench.campaign.campaigns(KEY) == ()


@pytest.mark.parametrize("pressed", [press("market-1"), hold("next"), hold("back", "confirm"), hold("confirm")])
def test_other_buttons_say_that_they_do_nothing(bench, pressed):
    to_cards(bench)
    bench.press(pressed)
    assert bench.voice.phrases()[-1] == "table-no-button"
    assert bench.console.public().prompt.key == "table-show-box"


def test_the_tray_is_lit_and_back_leads_to_the_levels(bench):
    to_cards(bench)
    assert set(bench.console.public().scene) == {"holder"}
    bench.press(BACK)
    assert bench.console.public().prompt.key == "table-choose-level"


def test_a_camera_that_does_not_answer_offers_the_names(tmp_path):
    bench = Bench(tmp_path, games=GAMES, eye=BlindEye(Reason.CAMERA))
    to_cards(bench)
    bench.press(CONFIRM, CONFIRM, CONFIRM)
    assert bench.voice.phrases()[-2:] == ["unsure-camera", "table-no-camera"]
    bench.press(hold("back"), CONFIRM)
    assert reached(bench).boxes == {"box.2"}
    bench.close()


def test_where_every_box_is_open_no_card_is_asked_for(bench):
    for kind in ("box.2", "box.3", "box.4"):
        to_cards(bench)
        show_box(bench, kind)
        bench.press(BACK)
    to_levels(bench)
    assert "table-menu-box" not in on_offer(bench)


def test_a_game_without_boxes_offers_none(tmp_path):
    class Boxless(Workshop):
        plan = type(Workshop.plan)()

    bench = Bench(tmp_path, games={KEY: Boxless()})
    bench.press(CONFIRM)
    assert on_offer(bench) == ["players-2", "players-3"]
    bench.close()


def test_every_menu_and_answer_has_words(bench):
    to_cards(bench)
    bench.press(CONFIRM, press("market-1"), NEXT, CONFIRM)
    bench.pick("table-menu-box")
    show_box(bench, "box.2")
    bench.press(BACK, BACK)
    for _ in range(4):
        play(bench, 9)
    start_another(bench)
    said = [said for said in bench.voice.told if isinstance(said, Utterance) and said.key.startswith("table-")]
    assert {"table-box-known", "table-keys", "table-line", "table-trophy", "table-keys-spare"} <= {u.key for u in said}
    for language in LANGUAGES:
        book = Phrasebook(language)
        assert [utterance for utterance in said if book.render(utterance, spoken=True) is None] == []


# -- faults


def full(*_, **__):
    raise JournalFault("journal-full", path="campaign.db")


def test_a_full_card_at_the_end_is_told_and_the_next_press_tries_again(bench):
    begin(bench)
    credit, bench.campaign.credit = bench.campaign.credit, full
    end(bench, 5)
    assert "table-fault" in bench.voice.phrases()
    assert "table-box-open" not in bench.voice.phrases()
    bench.campaign.credit = credit
    bench.press(BACK)
    bench.press(CONFIRM)
    assert bench.console.public().mode == "over"
    assert reached(bench).exams == {1}
    assert bench.journal.open_game() is None


def test_a_game_whose_family_cannot_be_written_down_does_not_begin(bench):
    play(bench, 5)
    into_players(bench)
    enter, bench.campaign.enter = bench.campaign.enter, full
    bench.press(CONFIRM, CONFIRM)
    assert bench.voice.phrases()[-1] == "table-fault"
    assert bench.journal.open_game() is None
    bench.campaign.enter = enter
    bench.press(CONFIRM)
    assert bench.console.public().mode == "game"


def test_a_damaged_gain_is_told_once_and_may_be_won_again(bench):
    to_cards(bench)
    show_box(bench, "box.3")
    bench.close()
    with closing(sqlite3.connect(bench.folder / "campaign.db", isolation_level=None)) as db:
        db.execute("UPDATE credit SET gain = replace(gain, '3', '4')")
    again = bench.again()
    assert ("table-fault", 522) in [(key, args.get("number")) for key, args in told(again)]
    to_cards(again)
    show_box(again, "box.3")
    assert reached(again).boxes == {"box.3"}
    again.close()
    last = bench.again()
    assert "table-fault" not in last.voice.phrases()
    assert reached(last).levels == {3}
    last.close()


# -- power cuts


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


class Hasty(Workshop):
    """Its end is not asked twice and its best number is offered first, so that hands soon open boxes."""

    def prompt(self, state):
        prompt = super().prompt(state)
        choices = tuple(replace(choice, sure=False) for choice in prompt.choices)
        keys = ("number.5", "number.3", "number.0") if state.phase == "keys" else prompt.browse
        return Prompt(prompt.key, prompt.seats, prompt.args, prompt.ways, choices, prompt.secret, keys)


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
