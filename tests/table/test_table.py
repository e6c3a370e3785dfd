# SPDX-License-Identifier: MIT
"""The console as people meet it: menus, a game by tray and buttons, undo, pause, select by hand, power cuts."""

from __future__ import annotations

from dataclasses import replace

import pytest

from aludel.games.referee import hold, press
from aludel.journal.code import parse_code
from aludel.reading import Reason
from aludel.utterance import Utterance

from .parts import BACK, CODE, CONFIRM, NEXT, Bench, BlindEye, play_to_the_end

# -- menus


def test_the_menu_says_each_option_and_the_big_button_takes_it(bench):
    assert bench.voice.phrases()[:3] == ["table-welcome", "table-choose-language", "language-en"]
    bench.press(NEXT)
    assert bench.voice.phrases()[-1] == "language-cs"
    bench.press(CONFIRM)
    assert bench.voice.language == "cs"
    assert bench.console.public().prompt.key == "table-choose-players"


def test_next_goes_round_and_back_goes_one_step_back(bench):
    first = bench.offered()
    bench.press(NEXT, NEXT, NEXT, NEXT)
    assert bench.offered() == first
    bench.pick("language-en")
    bench.press(CONFIRM)
    assert bench.console.public().prompt.key == "table-choose-first"
    bench.press(BACK)
    assert bench.console.public().prompt.key == "table-choose-players"


def test_market_buttons_take_an_option_at_once(bench):
    bench.press(press("market-1"), press("market-3"))
    assert bench.console.public().prompt.key == "table-choose-first"
    bench.press(press("market-2"))
    assert bench.view()["seats"] == ["red", "yellow", "green", "blue"]
    assert bench.view()["turn"] == 0


@pytest.mark.parametrize("pressed", [press("market-5"), hold("next"), hold("back", "next"), BACK])
def test_a_button_without_an_option_says_so_and_changes_nothing(bench, pressed):
    before = bench.console.public()
    bench.press(pressed)
    assert bench.voice.told[-2:] == ["refusal", Utterance("table-no-button", {})]
    assert replace(bench.console.public(), captions=()) == replace(before, captions=())


@pytest.mark.parametrize(("key", "seats"), [("players-2", 2), ("players-3", 3), ("players-4", 4)])
def test_two_to_four_players(bench, key, seats):
    bench.pick("language-en")
    bench.pick(key)
    bench.pick("first-any")
    assert len(bench.view()["seats"]) == seats


# -- a game


def test_a_newcomer_brews_after_four_presses(bench):
    bench.press(CONFIRM, CONFIRM, CONFIRM)
    assert bench.console.public().prompt.key == "la-prompt-brew"
    bench.brew("frog", "fern")
    told = [said for said in bench.voice.told if isinstance(said, Utterance)]
    seat = bench.view()["seats"][bench.view()["turn"]]
    assert [said.args["seat"] for said in told if said.key == "la-potion"] == [seat]


def test_the_prompt_is_said_again_with_next(game):
    said = len(game.voice.told)
    game.press(NEXT)
    assert [u.key for u in game.voice.told[said:]] == ["la-prompt-brew"]


def test_the_result_is_journalled_before_it_is_told(game):
    seen = []
    say = game.voice.say

    def watching(utterance):
        if utterance.key == "la-potion":
            seen.append(game.journal.load(game.journal.open_game()).moves)
        say(utterance)

    game.voice.say = watching
    game.brew("frog", "fern")
    assert len(seen) == 1
    assert "frog" in seen[0][-1]
    assert "fern" in seen[0][-1]


def test_an_unsure_reading_says_why_and_changes_nothing(tmp_path):
    for reason in Reason:
        bench = Bench(tmp_path / reason.value, eye=BlindEye(reason))
        bench.start()
        before = bench.view()
        bench.press(CONFIRM)
        assert bench.voice.phrases()[-1] == f"unsure-{reason.value}"
        assert "refusal" in bench.voice.told
        assert bench.view() == before
        bench.close()


def test_after_three_camera_faults_selecting_by_hand_is_offered(tmp_path):
    bench = Bench(tmp_path, eye=BlindEye(Reason.CAMERA))
    bench.start()
    bench.press(CONFIRM, CONFIRM)
    assert "table-no-camera" not in bench.voice.phrases()
    bench.press(CONFIRM)
    assert bench.voice.phrases()[-1] == "table-no-camera"
    bench.close()


@pytest.mark.parametrize("reason", [reason for reason in Reason if reason != Reason.CAMERA])
def test_what_is_seen_but_not_read_never_offers_selecting_by_hand(tmp_path, reason):
    bench = Bench(tmp_path, eye=BlindEye(reason))
    bench.start()
    bench.press(*[CONFIRM] * 7)
    assert bench.voice.phrases().count(f"unsure-{reason.value}") == 7
    assert "table-no-camera" not in bench.voice.phrases()
    bench.close()


def test_camera_faults_count_only_in_a_row(tmp_path):
    eye = BlindEye(Reason.CAMERA)
    bench = Bench(tmp_path, eye=eye)
    bench.start()
    for reason in (Reason.CAMERA, Reason.CAMERA, Reason.DARK, Reason.CAMERA, Reason.CAMERA):
        eye.reason = reason
        bench.press(CONFIRM)
    assert "table-no-camera" not in bench.voice.phrases()
    bench.press(CONFIRM)
    assert bench.voice.phrases()[-1] == "table-no-camera"
    bench.close()


def test_the_camera_lamp_is_lit_only_while_the_camera_looks(game):
    before = len(game.lamps.scenes)
    game.brew("frog", "fern")
    lit = ["camera" in scene for _, scene in game.lamps.scenes[before:]]
    assert lit[0]
    assert not any(lit[1:])


def test_a_whole_game_by_tray_and_buttons_ends_in_the_exam_and_a_new_game(game):
    play_to_the_end(game)
    assert game.view()["result"]["points"]
    game.press(CONFIRM)
    for _ in range(6):
        game.tray.lay(["answer.fire"])
        game.press(CONFIRM)
    assert game.console.public().mode == "over"
    assert game.journal.open_game() is None
    game.pick("table-menu-again")
    assert game.console.public().mode == "game"


# -- undo


def test_a_purchase_can_be_taken_back_until_something_is_announced(game):
    game.press(press("market-2"))
    assert game.view()["coins"][0] == 1
    game.press(BACK)
    assert game.view()["coins"][0] == 2
    assert game.view()["market"] == [True] * 5
    assert "table-undone" in game.voice.phrases()


def test_undo_never_crosses_an_announcement(game):
    game.press(press("market-2"))
    game.brew("frog", "fern")
    assert game.view()["phase"] == "end"
    before = game.view()
    game.press(BACK)
    assert game.voice.phrases()[-2] == "table-nothing-to-undo"
    assert game.view() == before


def test_an_undone_purchase_stays_undone_after_a_power_cut(game):
    game.press(press("market-2"), press("market-3"), BACK)
    again = game.again()
    again.press(CONFIRM)
    assert again.view()["coins"][0] == 1
    assert again.view()["market"] == [True, False, True, True, True]
    again.close()


# -- pause


def test_the_pause_menu_leads_back_to_the_same_place(game):
    before = game.view()
    game.press(hold("confirm"))
    assert game.console.public().mode == "paused"
    game.press(BACK)
    assert game.view() == before
    game.press(hold("confirm"))
    game.pick("table-menu-resume")
    assert game.view() == before


def test_the_language_changes_in_the_middle_of_a_game(game):
    game.press(hold("confirm"))
    game.pick("table-menu-language")
    game.pick("language-de")
    assert game.voice.language == "de"
    assert game.console.public().prompt.key == "la-prompt-brew"


def test_the_game_code_is_told_on_request_only(game):
    said = " ".join(game.voice.captions)
    assert CODE[:4] not in said
    game.press(hold("confirm"))
    game.pick("table-menu-game-code")
    codes = [said.args["code"] for said in game.voice.told if getattr(said, "key", "") == "table-game-code"]
    assert [parse_code(code) for code in codes] == [CODE]


def test_volume_goes_round_and_mute_keeps_the_captions(game):
    game.press(hold("mute"))
    assert game.voice.volume == 90
    game.press(hold("mute"))
    assert game.voice.volume == 100
    game.press(hold("mute"))
    assert game.voice.volume == 20
    game.press(press("mute"))
    assert game.voice.volume == 0
    game.press(NEXT)
    assert game.voice.phrases()[-1] == "la-prompt-brew"
    game.press(press("mute"))
    assert game.voice.volume == 20


def test_ending_a_game_is_asked_twice(game):
    game.press(hold("confirm"))
    game.pick("table-menu-end-game")
    game.pick("table-menu-no")
    assert game.console.public().mode == "game"
    game.press(hold("confirm"))
    game.pick("table-menu-end-game")
    game.pick("table-menu-yes")
    assert game.journal.open_game() is None
    assert game.console.public().mode == "menu"


def test_a_new_game_from_the_pause_is_asked_twice(game):
    game.press(hold("confirm"))
    game.pick("table-menu-new-game")
    assert game.console.public().prompt.key == "table-new-game-sure"
    assert game.journal.open_game() is not None
    game.pick("table-menu-no")
    assert game.console.public().mode == "game"


def test_back_from_the_first_question_leads_to_the_language(bench):
    bench.pick("language-de")
    assert bench.console.public().prompt.key == "table-choose-players"
    bench.press(BACK)
    assert bench.console.public().prompt.key == "table-choose-language"


def test_the_option_before_is_not_said_to_the_end(bench):
    bench.press(NEXT)
    assert bench.voice.told[-2:] == ["(hush)", Utterance("language-cs", {})]


def test_an_empty_stack_is_believed_only_when_it_is_said_twice(game):
    before = game.view()
    game.press(hold("back", "confirm"))
    assert game.console.public().prompt.key == "la-choice-stack-empty"
    game.pick("table-menu-no")
    assert game.view() == before
    game.press(hold("back", "confirm"))
    game.pick("table-menu-yes")
    assert game.view()["stray"] == before["stack"]
    assert "la-ledger-corrected" in game.voice.phrases()


def to_a_customer(game):
    """Until the first customer is asked for: the stack is empty, says the table."""
    game.press(hold("back", "confirm"))
    game.pick("table-menu-yes")
    assert game.view()["phase"] == "customer"


def test_a_customer_named_by_a_slip_is_taken_back_only_when_it_is_said_twice(game):
    to_a_customer(game)
    game.press(press("market-1"))
    named = game.view()
    assert named["customer"]["potion"] == "fire"
    game.press(hold("next", "confirm"))
    assert game.console.public().prompt.key == "la-choice-customer-again"
    game.pick("table-menu-no")
    assert game.view() == named
    game.press(hold("next", "confirm"))
    game.pick("table-menu-yes")
    assert game.console.public().prompt.key == "la-prompt-customer"
    game.press(press("market-3"))
    assert game.view()["customer"]["potion"] == "luck"
    assert game.view()["phase"] == "brew"
    assert game.voice.phrases().count("la-customer-corrected") == 1


def test_undo_does_not_cross_a_customer_taken_back(game):
    """It was told aloud, and so was the one named before."""
    to_a_customer(game)
    game.press(press("market-1"), hold("next", "confirm"))
    game.pick("table-menu-yes")
    taken_back = game.view()
    game.press(BACK)
    assert game.view() == taken_back
    assert game.voice.phrases()[-2:] == ["table-nothing-to-undo", "la-prompt-customer"]
