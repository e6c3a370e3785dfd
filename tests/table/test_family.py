# SPDX-License-Identifier: MIT
"""Levels, families and keys as people meet them over many games; and what is told when something goes wrong."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import replace

import pytest

from aludel.errors import LANGUAGES, JournalFault
from aludel.games.referee import press
from aludel.utterance import Utterance
from aludel.voice.phrasebook import Phrasebook

from .parts import BACK, CONFIRM, NEXT, Bench
from .shopping import (
    GAMES,
    KEY,
    begin,
    end,
    into_players,
    on_offer,
    play,
    reached,
    show_box,
    start_another,
    to_cards,
    to_levels,
    told,
)
from .workshop import Workshop


@pytest.fixture
def bench(tmp_path):
    made = Bench(tmp_path, games=GAMES)
    yield made
    made.close()


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


def test_a_level_that_was_open_before_is_not_offered_as_new(bench):
    play(bench, 5)
    to_levels(bench)
    bench.pick("level-1")
    bench.press(CONFIRM, CONFIRM)
    end(bench, 5)
    assert reached(bench).games == 2
    assert on_offer(bench) == ["table-menu-again", "table-menu-new-game"]


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


def test_once_everything_is_open_keys_are_told_and_none_is_kept(bench):
    play(bench, 5)
    for keys in (9, 9, 9, 9, 9):
        play(bench, keys)
    for times in (1, 2):
        since = len(bench.voice.told)
        play(bench, 3)
        assert ("table-keys-spare", {"count": 3}) in told(bench, since)
        assert (reached(bench).keys, reached(bench).games) == (0, 6 + times)


def test_nobody_is_named(bench, tmp_path):
    play(bench, 5)
    bench.pick("language-en")
    bench.pick("table-menu-family")
    assert bench.console.public().prompt.args == {"family": 1}


# -- families


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
