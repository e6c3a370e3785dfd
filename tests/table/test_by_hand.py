# SPDX-License-Identifier: MIT
"""Select by hand: silent counts for what is secret, names for what is not."""

from __future__ import annotations

import pytest

from aludel.games.referee import hold

from .parts import BACK, CONFIRM, NEXT, Bench


@pytest.fixture
def game(tmp_path):
    made = Bench(tmp_path)
    made.start()
    yield made
    made.close()


def count_out(bench, *numbers):
    for number in numbers:
        bench.press(*[NEXT] * number, CONFIRM)


def test_tiles_are_told_by_silent_presses(game):
    game.press(hold("back"))
    count_out(game, 1, 2, 1, 2)
    assert "table-by-hand-agreed" in game.voice.phrases()
    assert "frog" in game.journal.load(game.journal.open_game()).moves[-1]
    assert "fern" in game.journal.load(game.journal.open_game()).moves[-1]


@pytest.mark.parametrize("numbers", [(1, 2, 1, 3), (1, 2, 2, 1), (7, 1, 7, 1), (0, 1, 0, 1), (99, 99, 99, 99)])
def test_what_does_not_agree_is_asked_again(game, numbers):
    before = game.view()
    game.press(hold("back"))
    count_out(game, *numbers)
    assert game.voice.phrases()[-1] == "table-by-hand-differs"
    assert game.view() == before
    assert game.console.public().mode == "by-hand"


def test_nothing_public_depends_on_the_count(game):
    game.press(hold("back"))
    before = (game.console.public(), list(game.voice.told), len(game.lamps.scenes))
    for _ in range(3):
        game.press(*[NEXT] * 5, CONFIRM)
        assert (game.console.public(), list(game.voice.told), len(game.lamps.scenes)) == before


def test_back_leaves_selecting_by_hand(game):
    game.press(hold("back"), NEXT, BACK)
    assert game.console.public().mode == "game"
    assert "table-by-hand-cancelled" in game.voice.phrases()


def test_there_is_nothing_to_select_where_the_tray_is_not_asked_for(game):
    game.brew("frog", "fern")
    game.press(hold("back"))
    assert game.voice.phrases()[-1] == "table-by-hand-not-now"
