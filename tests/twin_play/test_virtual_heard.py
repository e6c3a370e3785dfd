# SPDX-License-Identifier: MIT
"""Virtual players go on when people have heard what they did, and tell in words what came of it."""

from __future__ import annotations

import asyncio

import numpy as np
import pytest

from aludel.games.referee import press
from aludel.twin.virtual.feed import Feed
from aludel.twin.virtual.front import CALM, FAST, HEARS
from aludel.twin.virtual.talk import LATE, PAUSE, reading, seconds
from aludel.voice.pcm import RATE, wav_bytes

from .sitting import Sitting


def sound(length):
    """A phrase of so many seconds."""
    return wav_bytes(np.zeros(int(length * RATE), np.int16))


@pytest.fixture
def now():
    return [100.0]


@pytest.fixture
def feed(now):
    return Feed(clock=lambda: now[0])


def heard(feed, work):
    """What `work` gives while a page listens."""

    async def listen():
        with feed.listening():
            return work()

    return asyncio.run(listen())


def test_the_loudspeaker_talks_for_as_long_as_its_phrases_take_one_after_another(feed, now):
    def said():
        feed.captioned(1, "Red has made a healing potion.")
        feed.told(1, "la-made", sound(2))
        feed.captioned(2, "Red sells it.")
        feed.told(2, "la-sold", sound(1.5))
        yield feed.talking()
        now[0] += 3
        yield feed.talking()
        now[0] += 5
        yield feed.talking()

    assert heard(feed, lambda: list(said())) == pytest.approx([3.5 + PAUSE, 0.5 + PAUSE, 0])


def test_a_phrase_whose_sound_is_still_made_is_waited_for_but_not_for_ever(feed, now):
    def said():
        feed.captioned(1, "Red has made a healing potion.")
        yield feed.talking()
        now[0] += LATE
        yield feed.talking()

    assert heard(feed, lambda: list(said())) == [LATE, 0]


def test_a_question_is_not_waited_for_and_neither_is_what_people_went_past(feed):
    def said():
        feed.captioned(1, "Red has made a healing potion.")
        feed.told(1, "la-potion", sound(2))
        feed.captioned(2, "Yellow: two ingredients into the tray.")
        feed.told(2, "la-prompt-brew", sound(5))
        yield feed.talking()
        feed.captioned(3, "Red keeps the potion.")
        feed.passed_over()
        feed.told(3, "la-kept", sound(5))
        yield feed.talking()
        feed.captioned(4, "Red, it is your turn.")
        feed.told(4, "la-turn", sound(1))
        yield feed.talking()

    assert heard(feed, lambda: list(said())) == pytest.approx([2 + PAUSE, 0, 1 + PAUSE])


def test_a_line_without_sound_takes_the_time_to_read_it_and_a_hush_ends_all(feed):
    def said():
        feed.captioned(None, "a line")
        yield feed.talking()
        feed.captioned(7, "another")
        feed.hushed()
        yield feed.talking()

    assert heard(feed, lambda: list(said())) == pytest.approx([reading("a line") + PAUSE, 0])
    assert seconds(b"no sound") == 0


def test_nobody_waits_for_a_loudspeaker_that_no_page_has(feed):
    feed.told(1, "la-made", sound(2))
    assert feed.talking() == 0


@pytest.fixture
def seat(tmp_path):
    sitting = Sitting(tmp_path, seed=17)
    yield sitting
    sitting.close()


def test_virtual_players_wait_until_their_result_has_been_said(seat):
    rests, left = [], [3.0]
    seat.front.later = lambda length, work: (rests.append(length), seat.rests.append(work))
    seat.feed.talking = lambda: left[0]
    seat.begin(2, 1, "random", "en")
    seat.lay(*[piece.id for piece in seat.look.hand][:2])
    while not seat.table.others_asked():
        button = "confirm" if seat.button("confirm").live else "market-1"
        seat.do(lambda button=button: seat.front.press(press(button), seat.look.asked))
    before = seat.look.asked
    for _ in range(4):
        seat.rests.pop(0)()
        while seat.inbox.do_next(0):
            seat._after()
    assert rests == [CALM, HEARS, HEARS, HEARS, HEARS] and seat.look.asked == before
    left[0] = 0.0
    seat.rests.pop(0)()
    assert seat.inbox.do_next(0)
    seat._after()
    assert seat.look.asked != before


def bubbles(seat):
    """What virtual players have told in their bubbles."""
    return [data["text"] for name, data in seat.told if name == "hand"]


def test_the_bubble_of_a_virtual_player_names_what_it_has_made_and_sold(seat):
    seat.start(players=3, skill="competent")
    seat.play()
    said, told = bubbles(seat), " ".join(bubbles(seat))
    assert any(text.startswith(("Yellow has made a ", "Yellow has mixed ")) for text in said)
    assert any(" has sold a " in text and "coin" in text for text in said), told
    assert "potion-" not in told and "None" not in told


@pytest.mark.parametrize("language", ["cs", "de", "ja"])
def test_the_bubble_names_it_in_every_language(seat, language):
    seat.start(level=4, players=3, skill="competent", language=language)
    seat.play()
    told = " ".join(bubbles(seat))
    assert "page-virtual" not in told and "potion" not in told.lower().replace("potions", "")
    assert {"cs": "uvařila", "de": "gebraut", "ja": "作りました"}[language] in told


def test_virtual_players_who_are_to_be_quick_do_not_wait_for_the_voice(seat):
    seat.feed.talking = lambda: 60.0
    seat.front.pace(True)
    seat.start()
    seat.play()
    assert FAST < HEARS and seat.look.mode == "over"
