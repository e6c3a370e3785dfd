# SPDX-License-Identifier: MIT
"""One step back leads to the menu that was shown before, and a menu's options keep their places."""

from __future__ import annotations

import pytest

from aludel.games.referee import hold, press

from .parts import BACK, CONFIRM, NEXT


def asked(bench):
    return bench.console.public().prompt.key


def test_no_play_on_plays_on(bench):
    bench.start()
    bench.brew("frog", "fern")
    before = bench.view()
    again = bench.again()
    again.pick("table-menu-new-game")
    assert again.offered() == "table-menu-no"
    again.press(BACK)
    assert asked(again) == "table-resume-game"
    again.pick("table-menu-new-game")
    again.press(CONFIRM)
    assert again.console.public().mode == "game" and again.view() == before
    again.close()


def test_the_language_menu_of_a_pause_leads_back_to_the_pause(bench):
    bench.start()
    bench.press(hold("confirm"))
    bench.pick("table-menu-language")
    assert any(choice.press == BACK for choice in bench.console.public().prompt.choices)
    bench.press(NEXT, BACK)
    assert asked(bench) == "table-paused"
    assert bench.voice.language == "en"


@pytest.mark.parametrize(("place", "code"), [(1, "en"), (2, "cs"), (3, "de"), (4, "ja")])
def test_each_language_keeps_its_button_and_the_current_one_is_offered_first(bench, place, code):
    for _ in range(2):
        bench.press(press(f"market-{place}"))
        assert bench.voice.language == code
        bench.press(BACK)
        assert asked(bench) == "table-choose-language" and bench.offered() == f"language-{code}"


def test_from_the_players_back_leads_to_the_levels_that_were_shown(bench):
    bench.pick("language-en")
    bench.pick("table-menu-levels")
    bench.pick("level-1")
    assert asked(bench) == "table-choose-players"
    bench.pick("players-3")
    bench.press(BACK, BACK)
    assert asked(bench) == "table-choose-level"
    bench.press(BACK)
    assert asked(bench) == "table-choose-players"
    bench.press(BACK)
    assert asked(bench) == "table-choose-language"


def test_where_no_levels_were_shown_back_leads_to_the_language(bench):
    bench.pick("language-en")
    bench.press(BACK)
    assert asked(bench) == "table-choose-language"
