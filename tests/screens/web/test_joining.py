# SPDX-License-Identifier: MIT
"""A seat's page shows what its player has found out, so nobody takes a seat in silence: the table hears of it first."""

from __future__ import annotations

import pytest

from aludel.errors import LANGUAGES
from aludel.games.referee import hold
from aludel.table.inbox import Inbox
from aludel.utterance import Utterance

from .test_guard import number

BY_HAND, PAUSE = hold("back"), hold("confirm")


def taken(served, colour="red"):
    """How often the table has heard that a phone takes a seat."""
    return served.bench.voice.told.count(Utterance("table-seat-taken", {"seat": colour}))


def join(guest, invitation):
    return guest.post(f"/api/join/{invitation}", json={})


@pytest.mark.parametrize("language", LANGUAGES)
def test_that_a_phone_takes_a_seat_in_the_middle_of_a_game_is_said_and_captioned(served, guest, language):
    guest.post("/api/table/language", json={"language": language})
    served.brew("frog", "fern")
    assert join(guest, served.pages.seating.invitation("red")).status_code == 200
    assert taken(served) == 1
    words = served.pages.words(language)
    seat = words("seat-red", {})
    assert guest.get("/api/table").json()["captions"][-1].startswith(seat)


def paused(served):
    served.press(PAUSE)


def by_hand(served):
    served.press(BY_HAND)


def left(served):
    """The game waits in the journal; whoever goes on with it sees what was found out."""
    served.do(lambda: served.console.go_to(served.console.menus.leave()))


def over(served):
    served.do(lambda: served.console.manage(lambda host: host.end()))


@pytest.mark.parametrize("state", [paused, by_hand, left, over])
def test_it_is_said_whatever_the_console_is_doing(served, guest, state):
    served.brew("frog", "fern")
    state(served)
    assert join(guest, served.pages.seating.invitation("red")).status_code == 200
    assert taken(served) == 1


def test_nothing_is_said_of_a_seat_that_is_not_taken(served, guest):
    invitation = served.pages.seating.invitation("red")
    served.seat("red")
    assert number(join(guest, invitation)) == "page-seat-taken"
    assert number(join(guest, "nonsense")) == "page-invitation-unknown"
    assert taken(served) == 0


def test_a_seat_is_not_taken_where_the_table_cannot_hear_of_it(served, guest, monkeypatch):
    """A console that hangs says nothing: then nobody sees another one's page either."""
    monkeypatch.setattr(served.pages, "inbox", Inbox())
    monkeypatch.setattr(served.pages, "deadline", 0.1)
    answer = join(guest, served.pages.seating.invitation("red"))
    assert (answer.status_code, number(answer)) == (503, "page-console-busy")
    assert served.pages.seating.taken == ()
