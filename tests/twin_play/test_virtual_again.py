# SPDX-License-Identifier: MIT
"""What was shown before another game, another language or another turn does not stay on the virtual table's page."""

from __future__ import annotations

import asyncio

import pytest

from aludel.reading import Piece, Place, Reading
from aludel.table.host import NewGame
from aludel.twin.rendered import RenderedTray
from aludel.twin.virtual.feed import Feed

from .sitting import GAME, Sitting

AWAY = {"picture": None, "pieces": [], "unsure": None}


@pytest.fixture
def seat(tmp_path):
    sitting = Sitting(tmp_path, seed=4)
    yield sitting
    sitting.close()


def looked(seat):
    """The camera has seen what the person laid."""
    tray = RenderedTray(GAME, 1, 1, lambda: 0.0)
    tray.lay(["tile.frog", "tile.fern"])
    frame = tray.camera.capture(1.0)
    pieces = tuple(Piece(one.kind, Place(one.x, one.y, one.angle)) for one in tray.camera.contents.pieces)
    seat.front.seen(Reading(pieces), frame)


def frames(seat):
    """What the page was told of the camera's picture."""
    return [data for name, data in seat.told if name == "frame"]


def test_the_picture_of_one_game_is_put_away_when_that_is_ended_and_another_begun(seat):
    seat.start()
    looked(seat)
    assert frames(seat)[-1]["picture"]
    seat.do(lambda: seat.table.manage(lambda host: host.end()))
    seat.do(lambda: seat.table.manage(lambda host: host.begin(NewGame(GAME, 1, ("red", "yellow"), 0))))
    assert frames(seat)[-1] == AWAY and seat.front.frame(1) is None


def test_a_page_that_comes_later_learns_which_picture_is_shown_if_any():
    feed = Feed()
    feed.send("frame", {"picture": "/api/virtual/frame/3.jpg", "pieces": [], "unsure": None})

    async def first(named):
        with named.listening() as listener:
            return {one.name: one.data for one in [await listener.next(1), await listener.next(1)]}

    assert asyncio.run(first(feed))["frame"]["picture"] == "/api/virtual/frame/3.jpg"
    assert asyncio.run(first(Feed()))["frame"] == AWAY


def test_another_language_names_the_picture_and_what_others_did_anew(seat):
    seat.start()
    seat.lay(*[piece.id for piece in seat.look.hand][:2])
    while not seat.look.seats[1].doing:
        seat.act()
    looked(seat)
    before = seat.look.seats[1].doing
    seat.do(lambda: seat.front.speak("de"))
    assert [one["name"] for one in frames(seat)[-1]["pieces"]] == ["Frosch", "Farn"]
    assert frames(seat)[-1]["picture"] == frames(seat)[-2]["picture"]
    assert seat.look.seats[1].doing != before and "Gelb" in seat.look.seats[1].doing


def test_a_customer_whom_a_virtual_player_shows_is_not_asked_of_the_person(seat):
    looks = []
    publish = seat.front.publish
    seat.front.publish = lambda snapshot: (publish(snapshot), looks.append((snapshot.public, seat.look)))
    seat.start(players=3, skill="competent")
    seat.play()
    asked = [look for public, look in looks if public.prompt and public.prompt.key.startswith("la-prompt-customer")]
    others = [look for look in asked if look.next_step == "wait"]
    assert others
    for look in others:
        assert look.turned is None and not [place for place in look.market if place.button.does]
        assert [seat.asked for seat in look.seats if seat.virtual].count(True) == 1


def test_what_waits_to_be_said_in_the_language_of_before_is_not_said_any_more(seat):
    seat.start()
    seat.bench.voice.told.clear()
    seat.do(lambda: seat.front.speak("cs"))
    assert seat.bench.voice.told[0] == "(hush)" and len(seat.bench.voice.told) > 1
    assert seat.look.captions[-1] != "" and "červen" in seat.look.captions[-1].lower()
