# SPDX-License-Identifier: MIT
"""Seats of virtual players: offered to nobody while they are theirs, and closed to whoever held them before."""

from __future__ import annotations

import json

import pytest

from aludel.errors import LANGUAGES
from aludel.screens.web.render.joining import joining
from aludel.screens.web.viewer import Viewer
from aludel.screens.words import words_of
from aludel.twin.little_alchemists.box import Tile

from .test_virtual_web import PHONE, asked, seat

__all__ = ["seat"]
VIRTUAL = 1071
GONE = "A virtual player plays Yellow in this game."


def claimed(seat, colour):
    """Take a seat with a phone; the token of its page."""
    invitation = seat.pages.seating.invitation(colour)
    return asked(seat, f"/api/join/{invitation}", {}, client=PHONE).json()["address"].removeprefix("/seat/")


def begun(seat, skill="random", players=2):
    """A game in which only yellow has scorpions."""
    seat.begin(players, 1, skill, "en", replace=True)
    hands = seat.table.pieces.nature.hands
    for at, hand in enumerate(hands):
        hand[:] = [Tile("tile.scorpion" if at else "tile.frog", n + 1) for n in range(len(hand))]
    seat._after()


def looks(seat, token):
    """All that the phone of a seat can ask for, with what it gets."""
    stream = seat.app.state.site._look(Viewer("seat", "en", colour="yellow", token=token)).event.decode()
    page = asked(seat, f"/seat/{token}", client=PHONE)
    return page.text, stream


@pytest.mark.parametrize("address", ["/join/", "/api/join/"])
def test_a_virtual_players_seat_cannot_be_taken(seat, address):
    begun(seat)
    invitation = seat.pages.seating.invitation("yellow")
    refused = asked(seat, address + invitation, {} if "api" in address else None, client=PHONE)
    assert refused.status_code == 409
    if "api" in address:
        assert refused.json()["number"] == VIRTUAL
    else:
        assert "A virtual player plays Yellow" in refused.text and "data-post" not in refused.text
    assert seat.pages.seating.taken == ()


def test_the_persons_own_seat_can_be_taken(seat):
    begun(seat)
    token = claimed(seat, "red")
    assert asked(seat, f"/api/seats/{token}", client=PHONE).json()["seat"] == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_code_and_no_link_lead_to_a_virtual_players_seat(seat, language, monkeypatch):
    begun(seat)
    monkeypatch.setattr(type(seat.pages.lan), "addresses", ("http://192.168.1.2:8080",))
    shown = joining(seat.pages, seat.pages.snapshot, words_of(language)).seats
    assert [(one.seat, one.computed, bool(one.link), bool(one.code)) for one in shown] == [
        ("red", False, True, True), ("yellow", True, False, False)
    ]  # fmt: skip
    robot = words_of(language)("page-virtual-robot", {})
    invitation = seat.pages.seating.invitation("yellow")
    for page in ("table", "host"):
        event = seat.app.state.site._look(Viewer(page, language, here=True, host=True)).event.decode()
        drawn = json.loads(event.partition("data: ")[2])["html"]
        assert invitation not in drawn
        assert robot in drawn, page


def test_whoever_held_the_seat_before_sees_who_plays_it_now_and_nothing_of_it(seat):
    token = claimed(seat, "yellow")
    seat.pages.seating.want_hints("yellow", True)
    begun(seat)
    for shown in looks(seat, token):
        assert GONE in shown and "scorpion" not in shown.lower()
        assert "data-cover" not in shown and "/hints" not in shown and "/answer" not in shown
    now = seat.table.snapshot().asked
    for path, message in (
        ("", None),
        ("/answer", {"kinds": ["tile.scorpion", "tile.scorpion"], "asked": now}),
        ("/press", {"buttons": ["confirm"], "held": False, "asked": now}),
        ("/hints", {"on": False}),
        ("/lesson", {"do": "skip"}),
    ):
        refused = asked(seat, f"/api/seats/{token}{path}", message, client=PHONE)
        assert (refused.status_code, refused.json()["number"]) == (409, VIRTUAL), path
    assert seat.pages.seating.hints("yellow") and seat.table.snapshot().asked == now


def test_the_seat_is_its_holders_again_once_people_play_it(seat):
    token = claimed(seat, "yellow")
    begun(seat)
    begun(seat, skill="none")
    assert asked(seat, f"/api/seats/{token}", client=PHONE).json()["seat"] == 1
    for shown in looks(seat, token):
        assert GONE not in shown and "data-cover" in shown


def test_lost_pieces_give_all_seats_to_people(seat):
    token = claimed(seat, "yellow")
    begun(seat)
    seat.do(seat.table.lose)
    assert seat.front.people() is None and not any(one.virtual for one in seat.look.seats)
    assert asked(seat, f"/api/seats/{token}", client=PHONE).json()["seat"] == 1
