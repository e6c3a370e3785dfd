# SPDX-License-Identifier: MIT
"""Pages operate the console: a seat's answer counts as the tray's, and refusals stay with the seat."""

from __future__ import annotations

import logging
from dataclasses import replace

import pytest

from aludel.errors import JournalFault, PageFault
from aludel.games.little_alchemists.game import LittleAlchemists
from aludel.games.referee import TABLE, hold, press
from aludel.table.operated import Operated, still_asked
from aludel.utterance import Utterance

from .parts import BACK, CONFIRM, NEXT, Bench, play_to_the_end


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


# -- refusals


def test_why_an_answer_is_refused_is_for_its_seat_alone(game, caplog):
    caplog.set_level(logging.DEBUG)
    for _ in range(2):
        game.turn("frog", "frog")
        game.turn("fern", "fern")
    before, logged = outside(game), len(caplog.records)
    why = game.console.answer(0, ("tile.frog", "tile.frog"))
    assert why is not None and why.key == "la-no-count"
    assert outside(game) == before
    assert len(caplog.records) == logged
    red, yellow = game.console.snapshot().own
    assert red.refused == why and why.args["ingredient"] == "frog"
    assert yellow.refused is None
    assert repr(red) == "Own(seat=0)" and "Own(" not in repr(game.console.snapshot())


def test_a_refusal_at_the_table_is_shown_in_full_to_its_seat(game):
    for _ in range(2):
        game.turn("frog", "frog")
        game.turn("fern", "fern")
    game.brew("frog", "frog")
    assert Utterance("la-no-count", {}) in game.voice.told
    red, yellow = game.console.snapshot().own
    assert red.refused is not None and red.refused.args["ingredient"] == "frog"
    assert yellow.refused is None


@pytest.mark.parametrize("then", ["move", "undo"])
def test_a_refusal_is_forgotten_with_the_next_move(game, then):
    for _ in range(2):
        game.turn("frog", "frog")
        game.turn("fern", "fern")
    game.press(press("market-2"))
    game.console.answer(0, ("tile.frog", "tile.frog"))
    assert game.console.snapshot().own[0].refused is not None
    if then == "move":
        game.console.answer(0, ("tile.foot", "tile.scorpion"))
    else:
        game.press(BACK)
    assert game.console.snapshot().own[0].refused is None


# -- out of date


def test_a_page_that_is_out_of_date_changes_nothing(game):
    asked = game.console.snapshot().asked
    still_asked(game.console, asked)
    game.console.answer(0, ("tile.frog", "tile.fern"))
    before = outside(game)
    assert fault(still_asked, game.console, asked) == "page-stale"
    assert outside(game) == before


def test_looking_and_refusals_and_purchases_ask_nothing_else(game):
    asked = game.console.snapshot().asked
    for doing in (
        lambda: game.console.snapshot(),
        lambda: game.press(NEXT),
        lambda: game.press(hold("mute")),
        lambda: game.press(CONFIRM),
        lambda: game.press(press("confirm", "next")),
    ):
        doing()
        assert game.console.snapshot().asked == asked


class Terse(LittleAlchemists):
    """The rules without saying which market buttons may be pressed, so that a prompt comes again as it was."""

    def prompt(self, state):
        return replace(super().prompt(state), choices=())


def test_the_same_question_after_a_move_is_another_one(tmp_path):
    """Each turn of red asks the same once more, and what a page knew of the one before is old."""
    bench, seen = Bench(tmp_path, games={"little-alchemists": Terse()}), []
    bench.start()
    for _ in range(3):
        snapshot = bench.console.snapshot()
        seen.append((snapshot.public.prompt, snapshot.asked))
        bench.turn("frog", "fern")
        bench.turn("foot", "scorpion")
    assert seen[0][0] == seen[1][0] == seen[2][0]
    assert len({asked for _, asked in seen}) == 3
    bench.close()


@pytest.mark.parametrize("pressed", [hold("confirm"), hold("back"), hold("back", "confirm")])
def test_another_mode_asks_something_else(game, pressed):
    asked = game.console.snapshot().asked
    game.press(pressed)
    assert game.console.snapshot().asked != asked


def test_the_next_option_of_a_menu_asks_something_else(bench):
    asked = bench.console.snapshot().asked
    bench.press(NEXT)
    assert bench.console.snapshot().asked != asked


def test_counting_in_secret_asks_the_same_whatever_is_counted(game):
    game.press(hold("back"))
    asked = game.console.snapshot().asked
    game.press(NEXT, NEXT, CONFIRM, NEXT)
    assert game.console.snapshot().asked == asked


def test_after_a_power_cut_every_page_is_out_of_date(tmp_path):
    """The console goes on at the same place, and with the same count of questions: only the start differs."""
    seen = []
    for boot in ("one", "two"):
        bench = Bench(tmp_path, boot=boot)
        if boot == "one":
            bench.start()
            bench.close()
            bench = Bench(tmp_path, boot=boot)
        bench.press(CONFIRM)
        seen.append((bench.console.public().prompt, bench.console.snapshot().asked))
        bench.close()
    assert seen[0][0] == seen[1][0]
    assert seen[0][1] != seen[1][1]


# -- what a snapshot is


def test_a_snapshot_shows_what_everybody_and_what_each_seat_may_see(game):
    snapshot = game.console.snapshot()
    assert snapshot.public == game.console.public()
    assert snapshot.game is not None
    assert (snapshot.game.key, snapshot.game.level, snapshot.game.seats) == ("little-alchemists", 1, ("red", "yellow"))
    assert snapshot.game.number == game.journal.open_game() and not snapshot.game.over
    assert [own.view["own"] for own in snapshot.own] == [0, 1]
    assert snapshot.own_of(1) is snapshot.own[1]
    assert snapshot.own_of(2) is snapshot.own_of(TABLE) is None


def test_a_snapshot_stays_what_it_was(game):
    before = game.console.snapshot()
    seen = dict(before.public.view), dict(before.own[0].view)
    game.turn("frog", "fern")
    assert (dict(before.public.view), dict(before.own[0].view)) == seen
    assert game.console.snapshot().number > before.number


def test_a_seat_sees_its_own_also_while_the_game_is_paused_or_over(game):
    game.console.answer(0, ("tile.frog", "tile.fern"))
    game.press(hold("confirm"))
    paused = game.console.snapshot()
    assert paused.public.mode == "paused" and paused.own[0].told and paused.game is not None
    game.press(BACK)
    play_to_the_end(game)
    game.press(CONFIRM)
    for _ in range(6):
        game.console.answer(1, ("answer.fire",))
    over = game.console.snapshot()
    assert over.public.mode == "over" and over.game is not None and over.game.over
    assert over.own[0].view["tracker"]
    game.pick("table-menu-new-game")
    gone = game.console.snapshot()
    assert gone.game is None and gone.own == ()


def test_what_belongs_to_nobody_may_be_answered_from_any_seat(game):
    play_to_the_end(game)
    game.press(CONFIRM)
    for seat in (0, 1, 0):
        assert game.console.answer(seat, ("answer.fire",)) is None
    assert fault(game.console.answer, 2, ("answer.fire",)) == "page-not-your-turn"
    assert len(game.console.mode.session.state.answers) == 3


# -- power cuts


def test_an_answer_is_there_after_a_power_cut_and_what_was_told_of_it(game):
    game.console.answer(0, ("tile.frog", "tile.fern"))
    before = game.console.snapshot()
    again = game.again()
    again.press(CONFIRM)
    after = again.console.snapshot()
    assert after.public.view == before.public.view
    assert after.own[0].told == before.own[0].told != ()
    assert after.own[1].told == ()
    again.close()


def test_an_answer_that_was_not_announced_is_undone(bench):
    """What was told to a seat alone goes with it."""
    bench.start()
    bench.press(press("market-2"))
    number = len(moves(bench))
    bench.press(BACK)
    assert len(moves(bench)) == number - 1
    assert bench.console.answer(0, ("tile.frog", "tile.fern")) is None


def test_a_full_card_is_told_at_the_table_and_to_the_page(game, monkeypatch):
    def full(*_):
        raise JournalFault("journal-full")

    before = game.view()
    monkeypatch.setattr(game.journal, "append", full)
    with pytest.raises(JournalFault):
        game.console.answer(0, ("tile.frog", "tile.fern"))
    assert game.voice.phrases()[-1] == "table-fault"
    assert game.view() == before and game.console.snapshot().own[0].told == ()
