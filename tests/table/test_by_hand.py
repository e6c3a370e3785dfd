# SPDX-License-Identifier: MIT
"""Select by hand: silent counts for what is secret, names for what is not, and the way asked first."""

from __future__ import annotations

import json
import random
from dataclasses import asdict, replace

import pytest

from aludel.errors import LANGUAGES
from aludel.games.referee import hold, press
from aludel.pieces import numbers as printed
from aludel.utterance import Utterance
from aludel.voice.phrasebook import Phrasebook

from .parts import BACK, CONFIRM, NEXT, Bench
from .workshop import TABLE_OF_TAGS, WORKSHOP

BY_HAND = hold("back")


@pytest.fixture
def game(tmp_path):
    made = Bench(tmp_path)
    made.start()
    yield made
    made.close()


@pytest.fixture
def shop(tmp_path, monkeypatch):
    """The game that is none of ours, begun, with numbers printed for its pieces."""
    monkeypatch.setattr(printed, "table", lambda: TABLE_OF_TAGS)
    printed.numbers.cache_clear()
    made = opened(tmp_path)
    yield made
    made.close()
    printed.numbers.cache_clear()


def opened(folder):
    bench = Bench(folder, games={"workshop": WORKSHOP})
    bench.start()
    return bench


def count_out(bench, *numbers):
    for number in numbers:
        bench.press(*[NEXT] * number, CONFIRM)


def written(bench):
    return bench.journal.load(max(bench.journal.games())).moves


# -- one way


def test_tiles_are_told_by_silent_presses(game):
    game.press(BY_HAND)
    if game.console.public().prompt.key == "table-by-hand-way":
        game.press(CONFIRM)
    count_out(game, 1, 2, 1, 2)
    assert "table-by-hand-agreed" in game.voice.phrases()
    assert "frog" in written(game)[-1]
    assert "fern" in written(game)[-1]


@pytest.mark.parametrize("numbers", [(1, 2, 1, 3), (1, 2, 2, 1), (7, 1, 7, 1), (0, 1, 0, 1), (99, 99, 99, 99)])
def test_what_does_not_agree_is_asked_again(game, numbers):
    before = game.view()
    game.press(BY_HAND)
    count_out(game, *numbers)
    assert game.voice.phrases()[-1] == "table-by-hand-differs"
    assert game.view() == before
    assert game.console.public().mode == "by-hand"


def test_two_rounds_that_differ_are_followed_by_two_that_agree(game):
    """Nothing of the first two is left over: not a count, not a round."""
    game.press(BY_HAND)
    for numbers in ((1, 2, 1, 3), (2, 2, 3, 3)):
        count_out(game, *numbers)
        assert game.voice.phrases()[-1] == "table-by-hand-differs"
    assert written(game) == ()
    count_out(game, 1, 2, 1, 2)
    assert game.voice.phrases().count("table-by-hand-differs") == 2
    assert "table-by-hand-agreed" in game.voice.phrases()
    assert written(game) == ("red brew fern+frog",)
    assert game.console.public().mode == "game"


def test_back_leaves_selecting_by_hand(game):
    game.press(BY_HAND, NEXT, BACK)
    assert game.console.public().mode == "game"
    assert "table-by-hand-cancelled" in game.voice.phrases()


def test_there_is_nothing_to_select_where_the_tray_is_not_asked_for(game):
    game.brew("frog", "fern")
    game.press(BY_HAND)
    assert game.voice.phrases()[-1] == "table-by-hand-not-now"


# -- several ways


def test_the_way_is_asked_aloud_and_then_counted_slot_by_slot(shop):
    shop.press(BY_HAND)
    assert shop.console.public().mode == "by-hand"
    assert shop.voice.phrases()[-2:] == ["table-by-hand-way", "ws-way-mix"]
    shop.press(NEXT)
    assert shop.voice.phrases()[-1] == "ws-way-swear"
    shop.press(CONFIRM)
    count_out(shop, 2, 2, 2, 2)
    assert written(shop) == ("swear beryl round",)


def test_a_number_means_the_piece_of_its_slot(shop):
    """The second stone and the third shape share numbers with others; only the place says which is meant."""
    shop.press(BY_HAND, press("market-1"))
    count_out(shop, 3, 1, 3, 1)
    assert written(shop)[-1] == "mix coral amber"
    shop.press(BY_HAND, press("market-2"))
    count_out(shop, 3, 1, 3, 1)
    assert written(shop)[-1] == "swear coral flat"


def test_stepping_back_from_the_ways_leads_to_the_game_and_a_stray_button_says_so(shop):
    shop.press(BY_HAND, press("market-3"))
    assert shop.voice.phrases()[-1] == "table-no-button"
    assert shop.console.public().mode == "by-hand"
    shop.press(BACK)
    assert shop.console.public().mode == "game"
    assert shop.voice.phrases()[-1] == "ws-prompt-act"


def test_a_piece_without_a_printed_number_cannot_be_counted_out(tmp_path):
    bench = opened(tmp_path)
    bench.press(BY_HAND, CONFIRM)
    assert "table-by-hand-not-now" in bench.voice.phrases()
    assert bench.console.public().mode == "game"
    bench.close()


def test_a_button_held_too_long_counts_as_pressed(shop):
    shop.press(BY_HAND, CONFIRM, NEXT, CONFIRM, hold("next"), NEXT, hold("confirm"), hold("next"), CONFIRM, NEXT)
    shop.press(NEXT, CONFIRM)
    assert written(shop) == ("mix amber beryl",)


def test_a_stray_button_is_answered_and_does_not_count(shop):
    shop.press(BY_HAND, CONFIRM, NEXT, press("market-2"))
    assert shop.voice.phrases()[-1] == "table-no-button"
    shop.press(CONFIRM, NEXT, NEXT, CONFIRM)
    count_out(shop, 1, 2)
    assert written(shop) == ("mix amber beryl",)


# -- what is said between the pieces


def test_it_is_said_which_piece_is_next_and_that_all_comes_once_more(shop):
    shop.press(BY_HAND, press("market-1"))
    said = len(shop.voice.told)
    count_out(shop, 1, 2, 1)
    first, again = Utterance("table-by-hand-next", {"piece": 2}), Utterance("table-by-hand-again")
    assert [told for told in shop.voice.told[said:] if told != "(hush)"] == [first, again, first]


def test_a_theory_has_four_pieces_at_most_and_a_word_for_each():
    for language in LANGUAGES:
        words = [Phrasebook(language).caption(Utterance("table-by-hand-next", {"piece": n})) for n in (2, 3, 4, 5)]
        assert len({*words}) == 4 and "5" in words[-1]


def test_after_two_rounds_that_differ_it_begins_with_the_first_piece(shop):
    shop.press(BY_HAND, press("market-1"))
    count_out(shop, 1, 2, 1, 3)
    said = len(shop.voice.told)
    count_out(shop, 1)
    assert shop.voice.told[said:] == ["(hush)", Utterance("table-by-hand-next", {"piece": 2})]


# -- nothing shows the counts


def trace(bench, since):
    """What everybody may have seen and heard since a moment, and sees now."""
    lit = [scene for _, scene in bench.lamps.scenes[since[1] :]]
    public = asdict(bench.console.public())
    return json.dumps([bench.voice.told[since[0] :], lit, public], default=repr, sort_keys=True)


def moment(bench):
    return len(bench.voice.told), len(bench.lamps.scenes)


@pytest.mark.parametrize("way", [1, 2])
def test_until_all_is_entered_what_is_seen_and_heard_is_the_same_whatever_is_counted(tmp_path, monkeypatch, way):
    monkeypatch.setattr(printed, "table", lambda: TABLE_OF_TAGS)
    printed.numbers.cache_clear()
    seen = []
    for seed in range(4):
        bench, rng = opened(tmp_path / str(seed)), random.Random(seed)
        bench.press(BY_HAND, press(f"market-{way}"))
        since, traces = moment(bench), []
        for _ in range(3):
            before = trace(bench, since)
            bench.press(*[NEXT] * rng.randrange(12))
            assert trace(bench, since) == before
            bench.press(CONFIRM)
            traces.append(trace(bench, since))
        seen.append(traces)
        bench.press(NEXT)
        assert trace(bench, since) == traces[-1]
        bench.press(CONFIRM)
        assert trace(bench, since) != traces[-1]
        bench.close()
    assert seen == [seen[0]] * 4 and len({*seen[0]}) == 3
    printed.numbers.cache_clear()


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ((1, 2, 1, 2), (3, 1, 3, 1)),
        ((1, 2, 1, 3), (3, 1, 2, 1)),
        ((0, 0, 0, 0), (60, 1, 60, 1)),
        ((9, 9, 9, 9), (1, 2, 3, 1)),
    ],
)
def test_the_answer_to_two_counts_that_fare_alike_is_the_same(tmp_path, monkeypatch, one, other, caplog):
    """An agreed count against another agreed one; one that differs against one whose number is unknown."""
    monkeypatch.setattr(printed, "table", lambda: TABLE_OF_TAGS)
    printed.numbers.cache_clear()
    seen = []
    for number, counts in enumerate((one, other)):
        bench = opened(tmp_path / str(number))
        since = moment(bench)
        with caplog.at_level("DEBUG"):
            bench.press(BY_HAND, CONFIRM)
            count_out(bench, *counts)
        seen.append((trace(bench, since), [(record.name, record.getMessage()) for record in caplog.records]))
        caplog.clear()
        bench.close()
    assert seen[0] == seen[1]
    printed.numbers.cache_clear()


def test_that_test_would_see_a_difference(shop):
    """An agreed count and one that differs do not fare alike."""
    since = moment(shop)
    shop.press(BY_HAND, CONFIRM)
    count_out(shop, 1, 2, 1, 3)
    differs = trace(shop, since)
    count_out(shop, 1, 2, 1, 2)
    assert trace(shop, since) != differs


# -- by name


@pytest.fixture
def guessing(shop):
    shop.tray.lay(["answer.amber", "answer.flat"])
    shop.press(CONFIRM)
    shop.tray.clear()
    assert shop.console.public().prompt.key == "ws-prompt-guess"
    return shop


def test_what_is_asked_next_is_said_though_nothing_else_was_announced(guessing):
    assert guessing.voice.phrases()[-1] == "ws-prompt-guess"
    said = [said for said in guessing.voice.told if isinstance(said, Utterance)]
    assert said[-1].args == {"seat": "green"}


def test_next_offers_by_name_what_the_prompt_lists(guessing):
    guessing.press(NEXT)
    assert guessing.voice.phrases()[-2:] == ["ws-prompt-guess", "piece-theory-amber"]
    assert guessing.console.public().mode == "by-hand"
    guessing.press(NEXT, NEXT, NEXT)
    assert guessing.offered() == "piece-word-none"
    guessing.press(CONFIRM)
    assert written(guessing)[-1] == "guess none"
    assert guessing.console.public().mode == "game"


def test_market_buttons_name_at_once_and_back_returns(guessing):
    guessing.press(NEXT, BACK)
    assert guessing.console.public().mode == "game"
    guessing.press(NEXT, press("market-2"))
    assert written(guessing)[-1] == "guess beryl"


def test_holding_back_offers_the_same_names(guessing):
    guessing.press(BY_HAND)
    assert guessing.console.public().prompt.choices[0].key == "piece-theory-amber"
    guessing.press(press("market-4"))
    assert written(guessing)[-1] == "guess none"


def test_the_camera_still_answers_what_may_be_browsed(guessing):
    guessing.tray.lay(["theory.coral"])
    guessing.press(CONFIRM)
    assert written(guessing)[-1] == "guess coral"


def test_an_unspoken_answer_may_be_taken_back_from_the_next_prompt(guessing):
    guessing.press(NEXT, CONFIRM)
    assert guessing.console.public().prompt.key == "ws-prompt-act"
    guessing.press(BACK)
    assert guessing.console.public().prompt.key == "ws-prompt-guess"
    assert written(guessing) == ("swear amber flat",)


def stop(bench):
    bench.press(hold("next"))
    bench.pick("table-menu-yes")


def test_what_has_no_piece_is_browsed_and_the_big_button_alone_is_refused(shop):
    stop(shop)
    shop.press(CONFIRM)
    assert shop.voice.phrases()[-1] == "ws-no-tray"
    shop.press(press("market-2"))
    assert shop.voice.phrases()[-1] == "ws-no-button"
    shop.press(NEXT)
    assert shop.console.public().prompt.choices[0].key == "piece-number-0"


def test_market_buttons_follow_the_five_that_are_on_offer(shop):
    """The lamps of the market count the options that its buttons take."""
    stop(shop)
    shop.press(NEXT, *[NEXT] * 6)
    assert shop.offered() == "piece-number-6"
    scene = shop.console.public().scene
    assert scene["market-2"].pattern == "breathe"
    assert {name for name in scene if name.startswith("market-")} == {f"market-{n}" for n in range(1, 6)}
    shop.press(press("market-5"))
    assert written(shop)[-1] == "keys 9"


def test_what_is_asked_twice_names_what_it_is_about(shop):
    shop.press(hold("next"))
    assert shop.console.public().prompt.key == "ws-choice-stop"
    asked = [said for said in shop.voice.told if isinstance(said, Utterance) and said.key == "ws-choice-stop"]
    assert asked[-1].args == {"seat": "red"}
    shop.press(BACK)
    assert shop.console.public().mode == "game"
    assert written(shop) == ()


def test_a_power_cut_between_two_seats_goes_on_with_the_second(guessing):
    again = guessing.again()
    again.press(CONFIRM)
    assert again.console.public().prompt == guessing.console.public().prompt
    assert again.voice.phrases()[-1] == "ws-prompt-guess"
    again.press(NEXT, CONFIRM)
    assert again.journal.load(1).moves == ("swear amber flat", "guess amber")
    again.close()


def test_the_look_while_browsing_is_that_of_the_game(guessing):
    before = guessing.console.public()
    guessing.press(NEXT)
    during = guessing.console.public()
    assert during.view == before.view and during.game == before.game
    menu = {"prompt": None, "scene": {}, "captions": (), "mode": "", "options": ()}
    assert replace(during, **menu) == replace(before, **menu)
