# SPDX-License-Identifier: MIT
"""When a page is out of date: the table's at each change, a seat's only when it is asked something else itself."""

from __future__ import annotations

import pytest

from aludel.errors import PageFault
from aludel.games.referee import TABLE, Prompt, hold
from aludel.table.host import NewGame
from aludel.table.operated import still_asked
from aludel.table.public import Public
from aludel.table.questions import Question, Questions

from .parts import Bench
from .together import TOGETHER, stones

THREE = ("red", "yellow", "green")


def asking(seats, announced=0, key="p", mode="game", game=1, **args):
    prompt = Prompt(key, seats, args)
    asked = range(3) if seats == (TABLE,) else seats
    return Question(mode, prompt, dict.fromkeys(asked, prompt), game, announced)


def texts(*questions):
    """The texts of three seats after each question."""
    counted, seen = Questions("b"), []
    for question in questions:
        counted.follow(question)
        seen.append([counted.of(seat) for seat in range(3)])
    return seen


def test_seats_that_have_still_to_answer_what_others_have_answered_keep_their_question():
    first, second, third = texts(asking((0, 1, 2)), asking((1, 2), 1), asking((2,), 2))
    assert second == ["b.2", first[1], first[2]]
    assert third == ["b.3", "b.3", first[2]]


@pytest.mark.parametrize(
    "after",
    [
        asking((0, 1, 2), 1),
        asking((1, 2), 1, key="another"),
        asking((1, 2), 1, n=2),
        asking((1, 2), 1, mode="paused"),
        asking((1, 2), 1, game=2),
        asking((TABLE,), 1),
        asking((0, 1), 1, key="another"),
        Question("menu", None),
    ],
)
def test_everything_else_is_a_new_question_for_every_seat(after):
    assert texts(asking((0, 1, 2)), after)[1] == ["b.2"] * 3


def test_the_same_question_put_to_the_whole_table_once_more_is_a_new_one():
    assert texts(asking((TABLE,)), asking((TABLE,), 1))[1] == ["b.2"] * 3


def test_asking_again_after_all_have_answered_is_a_new_question():
    before, _, again = texts(asking((0, 1)), asking((1,), 1), asking((0, 1), 2))
    assert not {*before} & {*again}


def test_a_look_without_a_change_counts_nothing():
    assert texts(asking((0,)), asking((0,)))[1] == ["b.1"] * 3


@pytest.mark.parametrize(
    ("mode", "seats", "asks"),
    [
        ("game", (0,), [True, False]),
        ("paused", (1,), [False, True]),
        ("game", (TABLE,), [True, True]),
        ("paused", (), [False, False]),
        ("menu", (TABLE,), [False, False]),
        ("by-hand", (0,), [False, False]),
        ("over", (TABLE,), [False, False]),
    ],
)
def test_a_seat_answers_where_it_or_the_table_is_asked(mode, seats, asks):
    public = Public(mode, prompt=Prompt("p", seats))
    assert [public.asks(seat) for seat in (0, 1)] == asks
    assert not Public(mode).asks(0)


# -- in a game that asks all at once


@pytest.fixture
def game(tmp_path):
    bench = Bench(tmp_path, games=TOGETHER)
    bench.console.manage(lambda host: host.begin(NewGame("toy", 1, THREE, 0)))
    yield bench
    bench.close()


def test_each_seat_is_asked_for_what_only_it_may_know(game):
    snapshot = game.console.snapshot()
    assert [own.prompt.tray for own in snapshot.own] == [frozenset(stones(colour)) for colour in THREE]
    assert "stone" not in repr(snapshot.own)


def test_an_answer_of_one_seat_leaves_the_pages_of_the_others_up_to_date(game):
    before = game.console.snapshot()
    assert game.console.answer(0, (stones("red")[0],)) is None
    after = game.console.snapshot()
    assert after.asked != before.asked and after.own[0].asked == after.asked and after.own[0].prompt is None
    for seat, colour in enumerate(THREE[1:], 1):
        assert after.own[seat].asked == before.own[seat].asked
        assert still_asked(game.console, before.own[seat].asked, colour).asked == after.asked
    for colour in ("", "red", "blue"):
        with pytest.raises(PageFault):
            still_asked(game.console, before.asked, colour)


def test_a_seat_may_not_answer_with_what_another_one_is_asked_for(game):
    with pytest.raises(PageFault) as fault:
        game.console.answer(1, (stones("red")[0],))
    assert fault.value.key == "page-not-fitting"


def test_the_next_round_asks_everybody_anew(game):
    first = {own.asked for own in game.console.snapshot().own}
    for seat, colour in enumerate(THREE):
        assert game.console.answer(seat, (stones(colour)[0],)) is None
    assert first.isdisjoint(own.asked for own in game.console.snapshot().own)


def test_beside_the_game_no_seat_is_asked(game):
    game.press(hold("confirm"))
    snapshot = game.console.snapshot()
    assert snapshot.public.mode == "paused"
    assert [(own.prompt, own.asked) for own in snapshot.own] == [(None, snapshot.asked)] * 3


def test_where_one_seat_is_asked_at_a_time_its_prompt_is_the_public_one(tmp_path):
    bench = Bench(tmp_path)
    bench.start()
    for _ in range(3):
        snapshot = bench.console.snapshot()
        turn = snapshot.public.prompt.seats[0]
        assert [own.prompt for own in snapshot.own] == [
            snapshot.public.prompt if seat == turn else None for seat in range(len(snapshot.own))
        ]
        assert {own.asked for own in snapshot.own} == {snapshot.asked}
        bench.turn("frog", "fern")
    bench.close()


def test_where_a_seat_must_be_sure_it_is_asked_so(tmp_path):
    bench = Bench(tmp_path)
    bench.start()
    bench.press(hold("back", "confirm"))
    snapshot = bench.console.snapshot()
    assert snapshot.public.mode == "paused" and len(snapshot.public.prompt.seats) == 1
    assert [own.prompt for own in snapshot.own if own.prompt] == [snapshot.public.prompt]
    bench.close()
