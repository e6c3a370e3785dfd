# SPDX-License-Identifier: MIT
"""A box is opened by its card in the tray, or by its name; whatever else is done there has an answer."""

from __future__ import annotations

import pytest

from aludel.games.referee import hold, press
from aludel.reading import Reason

from .parts import BACK, CONFIRM, NEXT, Bench, BlindEye
from .shopping import GAMES, KEY, end, on_offer, reached, show_box, to_cards, to_levels, told
from .workshop import Workshop


@pytest.fixture
def bench(tmp_path):
    made = Bench(tmp_path, games=GAMES)
    yield made
    made.close()


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
