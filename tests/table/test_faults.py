# SPDX-License-Identifier: MIT
"""Power cuts, damage and faults at the table: told by number, and nothing that was announced or earned is lost."""

from __future__ import annotations

import pytest

from aludel.errors import JournalFault
from aludel.games.referee import hold, press
from aludel.utterance import Utterance
from aludel.voice.phrasebook import Phrasebook

from .parts import BACK, CONFIRM, NEXT, Bench, pass_the_exam, play_to_the_end


@pytest.fixture
def game(tmp_path):
    made = Bench(tmp_path)
    made.start()
    yield made
    made.close()


def test_a_game_goes_on_after_a_power_cut_and_its_last_result_is_told_again(game):
    game.brew("frog", "fern")
    before, told = game.view(), game.voice.told[-2]
    again = game.again()
    assert again.console.public().prompt.key == "table-resume-game"
    again.press(CONFIRM)
    assert again.view() == before
    assert told.key in again.voice.phrases()
    again.close()


def test_a_new_game_may_be_chosen_instead(game):
    again = game.again()
    again.pick("table-menu-new-game")
    assert again.journal.open_game() is not None
    again.pick("table-menu-yes")
    assert again.journal.open_game() is None
    assert again.console.public().prompt.key == "table-choose-language"
    again.close()


def test_a_corrupt_journal_is_set_aside_and_that_is_said(game, tmp_path):
    game.close()
    for file in tmp_path.glob("journal.db*"):
        file.write_bytes(b"this is no journal" * 1000)
    again = game.again()
    assert "table-fault" in again.voice.phrases()
    again.start()
    assert again.console.public().mode == "game"
    again.close()


def test_a_record_that_no_longer_replays_is_put_away(game):
    game.turn()
    number = game.journal.open_game()
    game.journal.append(number, "red brew nonsense+nothing")
    again = game.again()
    again.press(CONFIRM)
    assert "table-cannot-resume" in again.voice.phrases()
    assert again.console.public().mode == "menu"
    again.close()


def test_a_passed_exam_opens_the_next_level_once(game, tmp_path):
    play_to_the_end(game)
    pass_the_exam(game)
    number = game.campaign.current("little-alchemists")
    assert game.campaign.progress(number).exams == {1}
    assert 2 in game.campaign.progress(number).levels


# -- faults


def test_a_full_card_is_told_by_number_and_the_game_stays_where_it_was(game):
    def full(number, text):
        raise JournalFault("journal-full", path="journal.db")

    append, before = game.journal.append, game.view()
    game.journal.append = full
    game.brew("frog", "fern")
    assert game.voice.phrases()[-1] == "table-fault"
    assert "la-potion" not in game.voice.phrases()
    assert game.view() == before
    game.journal.append = append
    game.brew("frog", "fern")
    assert "la-potion" in game.voice.phrases()


def test_a_house_rule_that_cannot_be_played_is_told_and_the_menu_stays(tmp_path):
    bench = Bench(tmp_path, house={"little-alchemists": {"marks": "nonsense"}})
    bench.start()
    assert bench.voice.phrases()[-1] == "table-fault"
    assert bench.console.public().mode == "menu"
    bench.close()


def test_what_a_game_earned_is_kept_though_the_power_fails_before_its_record_is_closed(game, tmp_path):
    play_to_the_end(game)
    pass_the_exam(game, until=5)
    finish = game.journal.finish
    game.journal.finish = lambda number, result: (_ for _ in ()).throw(KeyboardInterrupt)
    with pytest.raises(KeyboardInterrupt):
        pass_the_exam(game, since=5)
    game.journal.finish = finish
    again = game.again()
    again.press(CONFIRM)
    assert again.console.public().mode == "over"
    assert again.campaign.progress(again.campaign.current("little-alchemists")).exams == {1}
    assert again.journal.open_game() is None
    again.close()


def test_no_caption_is_a_bare_key_in_any_menu(game):
    game.press(hold("confirm"), BACK)
    play_to_the_end(game)
    game.press(CONFIRM, hold("back"), NEXT)
    assert game.console.public().mode == "by-hand"
    said = [said for said in game.voice.told if isinstance(said, Utterance)]
    assert [u.key for u in said if Phrasebook("en").caption(u) == u.key] == []


def test_louder_ends_the_silence(game):
    game.press(press("mute"), hold("mute"))
    assert game.voice.volume == 90
    game.press(press("mute"))
    assert game.voice.volume == 0
