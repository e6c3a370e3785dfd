# SPDX-License-Identifier: MIT
"""Pages operate the console: a seat's answer counts as the tray's, and refusals stay with the seat."""

from __future__ import annotations

import pytest

from aludel.errors import PageFault
from aludel.games.referee import TABLE, hold
from aludel.table.operated import Operated

from .parts import CONFIRM, NEXT, Bench


@pytest.fixture
def bench(tmp_path):
    made = Bench(tmp_path)
    yield made
    made.close()


@pytest.fixture
def game(bench):
    bench.start()
    return bench


def moves(bench):
    """What the journal holds of the game that is on."""
    return bench.journal.load(bench.journal.games()[-1]).moves


def outside(bench):
    """Everything that leaves the console or is written down."""
    record = [bench.journal.load(number) for number in bench.journal.games()]
    return [*bench.voice.told], [*bench.lamps.scenes], bench.console.public(), record


def fault(doing, *given):
    with pytest.raises(PageFault) as raised:
        doing(*given)
    return raised.value.key


def test_an_answer_counts_as_what_lies_in_the_tray(tmp_path):
    by_tray, by_page = Bench(tmp_path / "tray"), Bench(tmp_path / "page")
    for bench in (by_tray, by_page):
        bench.start()
    told = [len(bench.voice.told) for bench in (by_tray, by_page)]
    by_tray.brew("frog", "fern")
    operated: Operated = by_page.console
    assert operated.answer(0, ("tile.frog", "tile.fern")) is None
    assert moves(by_tray) == moves(by_page) != ()
    assert by_tray.view() == by_page.view()
    # the camera's sound is all that the tray has more
    assert [said for said in by_tray.voice.told[told[0] :] if said != "scan"] == by_page.voice.told[told[1] :]
    for bench in (by_tray, by_page):
        bench.close()


def test_what_is_seen_by_the_seat_alone_comes_with_its_answer(game):
    game.console.answer(0, ("tile.frog", "tile.fern"))
    red, yellow = game.console.snapshot().own
    assert [told.key for told in red.told] == ["la-mark"]
    assert {red.told[0].args["ingredient"], red.told[0].args["other"]} == {"frog", "fern"}
    assert yellow.told == ()
    game.press(CONFIRM)
    game.turn("foot", "scorpion")
    assert game.console.snapshot().own[0].told == red.told


@pytest.mark.parametrize("seat", [1, 2, 7, TABLE])
def test_only_the_seat_that_is_asked_may_answer(game, seat):
    before = outside(game)
    assert fault(game.console.answer, seat, ("tile.frog", "tile.fern")) == "page-not-your-turn"
    assert outside(game) == before


KINDS = [(), ("tile.frog",), ("tile.frog",) * 3, ("tile.frog", "answer.fire"), ("tile.frog", "tile.no"), ("", "")]


@pytest.mark.parametrize("kinds", KINDS)
def test_pieces_that_fill_no_way_are_not_taken(game, kinds):
    before = outside(game)
    assert fault(game.console.answer, 0, kinds) == "page-not-fitting"
    assert outside(game) == before


def to_the_end_of_the_turn(game):
    game.console.answer(0, ("tile.frog", "tile.fern"))
    assert game.view()["phase"] == "end"


NOT_NOW = {
    "menu": lambda bench: None,
    "paused": lambda bench: (bench.start(), bench.press(hold("confirm"))),
    "by-hand": lambda bench: (bench.start(), bench.press(hold("back"), NEXT)),
    "sure": lambda bench: (bench.start(), bench.press(hold("back", "confirm"))),
    "no tray": lambda bench: (bench.start(), to_the_end_of_the_turn(bench)),
}


@pytest.mark.parametrize("where", NOT_NOW)
def test_where_no_answer_is_wanted_the_console_stays_as_it_is(bench, where):
    NOT_NOW[where](bench)
    before, mode = outside(bench), bench.console.mode
    assert fault(bench.console.answer, 0, ("tile.frog", "tile.fern")) == "page-not-now"
    assert outside(bench) == before
    assert bench.console.mode is mode
