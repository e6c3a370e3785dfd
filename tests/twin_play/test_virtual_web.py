# SPDX-License-Identifier: MIT
"""Who may reach the virtual table's page: this machine and the host, and nobody else in the network."""

from __future__ import annotations

import asyncio

import httpx
import pytest

from aludel.screens.web.asking import COOKIE

from .sitting import Sitting

HERE, PHONE = "127.0.0.1", "192.168.1.7"
CALLS = {
    "start": {"players": 2, "level": 1, "skill": "random", "language": "en", "asked": ""},
    "lay": {"pieces": [], "asked": ""},
    "take": {"asked": ""},
    "press": {"buttons": ["confirm"], "held": False, "asked": ""},
    "ready": {"seat": "red"},
    "hint": {"on": True},
    "pace": {"fast": True},
    "language": {"language": "cs"},
}


@pytest.fixture
def seat(tmp_path):
    made = Sitting(tmp_path)
    yield made
    made.close()


def asked(seat, path, message=None, client=HERE, cookies=None):
    """The answer to one request from a machine, with the console's work done meanwhile."""

    async def ask():
        transport = httpx.ASGITransport(seat.app, client=(client, 50000))
        async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1:8080", cookies=cookies) as web:
            send = web.get(path) if message is None else web.post(path, json=message)
            request = asyncio.ensure_future(send)
            while not request.done():
                await asyncio.sleep(0)
                seat.inbox.do_next(0)
            return request.result()

    seat.pages.lan.port = 8080
    return asyncio.run(ask())


def test_this_machine_gets_the_virtual_table_and_a_phone_the_table_page(seat):
    text = asked(seat, "/").text
    assert 'data-stage="start"' in text and " data-heard" in text, "it plays while its tab is behind another"
    led = asked(seat, "/", client=PHONE)
    assert (led.status_code, led.headers["location"]) == (303, "/table")


@pytest.mark.parametrize("path", CALLS)
def test_a_phone_can_do_nothing_at_the_virtual_table(seat, path):
    before = seat.table.snapshot().asked
    refused = asked(seat, f"/api/virtual/{path}", CALLS[path], client=PHONE)
    assert (refused.status_code, refused.json()["number"]) == (403, 1090)
    assert seat.table.snapshot().asked == before and seat.bench.voice.language == "en"


@pytest.mark.parametrize("path", ["stream", "sounds/1.wav", "frame/1.jpg"])
def test_a_phone_sees_and_hears_nothing_of_the_virtual_table(seat, path):
    seat.feed.rang(b"RIFF")
    assert asked(seat, f"/api/virtual/{path}", client=PHONE).json()["number"] == 1090


def test_the_host_may_play_from_another_machine(seat):
    cookies = {COOKIE: seat.pages.door.enter(seat.pages.door.pin)}
    seat.feed.rang(b"RIFF")
    assert asked(seat, "/api/virtual/sounds/1.wav", client=PHONE, cookies=cookies).content == b"RIFF"
    start = {**CALLS["start"], "asked": seat.look.asked}
    begun = asked(seat, "/api/virtual/start", start, client=PHONE, cookies=cookies)
    assert begun.status_code == 200 and seat.table.public().mode == "game"


def test_what_a_message_has_too_much_or_wrong_is_refused(seat):
    for path, wrong in (
        ("start", {**CALLS["start"], "players": "2"}),
        ("start", {**CALLS["start"], "cheat": True}),
        ("lay", {"pieces": ["x" * 65], "asked": ""}),
        ("lay", {"pieces": ["x"] * 9, "asked": ""}),
        ("press", {"buttons": ["confirm"] * 9, "asked": ""}),
        ("press", {"buttons": ["confirm"]}),
        ("press", {"buttons": ["horn"], "asked": ""}),
        ("take", {}),
        ("start", {name: value for name, value in CALLS["start"].items() if name != "asked"}),
        ("language", {"language": "klingonisch"}),
    ):
        answer = asked(seat, f"/api/virtual/{path}", wrong)
        assert answer.status_code == 422 and answer.json()["text"], (path, wrong)
    assert seat.table.public().mode == "menu"


def test_only_the_latest_sounds_are_kept(seat):
    for number in range(200):
        seat.feed.told(number, "la-turn", b"%d" % number)
    assert asked(seat, "/api/virtual/sounds/200.wav").content == b"199"
    assert asked(seat, "/api/virtual/sounds/1.wav").json()["number"] == 1056


def test_a_page_that_does_not_read_gets_the_latest_events_only(seat):
    del seat.feed.send

    async def listen():
        with seat.feed.listening() as listener:
            for number in range(500):
                seat.feed.send("notice", {"text": str(number)})
            return [await listener.next(1) for _ in range(128)]

    happened = asyncio.run(listen())
    assert [happening.data["text"] for happening in happened] == [str(number) for number in range(372, 500)]


@pytest.mark.parametrize("waits", [True, False])
def test_a_game_that_is_on_or_waits_is_given_up_only_by_whoever_says_so(tmp_path, waits):
    before = Sitting(tmp_path)
    before.start()
    if waits:
        before.close()
    seat = before if not waits else Sitting(tmp_path, seed=2)
    try:
        games = seat.bench.journal.games()
        start = {**CALLS["start"], "asked": seat.look.asked}
        refused = asked(seat, "/api/virtual/start", start)
        assert (refused.status_code, refused.json()["number"]) == (409, 1005)
        assert seat.bench.journal.open_game() == games[-1] and seat.bench.journal.games() == games
        stale = asked(seat, "/api/virtual/start", {**start, "asked": "long ago", "replace": True})
        assert stale.json()["number"] == 1001 and seat.bench.journal.games() == games
        assert asked(seat, "/api/virtual/start", {**start, "replace": True}).status_code == 200
        assert seat.bench.journal.games() == (*games, games[-1] + 1)
        assert seat.bench.journal.open_game() == games[-1] + 1
    finally:
        seat.close()


def test_what_is_taken_out_of_the_tray_is_what_the_page_shows(seat):
    seat.start()
    ids = [piece.id for piece in seat.look.hand][:2]
    assert asked(seat, "/api/virtual/lay", {"pieces": ids, "asked": seat.look.asked}).status_code == 200
    assert asked(seat, "/api/virtual/take", {"asked": "long ago"}).json()["number"] == 1001
    assert len(seat.table.kinds) == 2
    assert asked(seat, "/api/virtual/take", {"asked": seat.look.asked}).status_code == 200
    assert seat.table.kinds == ()


def test_virtual_players_are_known_before_anybody_has_opened_their_page(tmp_path):
    made = Sitting(tmp_path)
    made.start(players=3)
    assert tuple(made.pages.people()) == ("red",)
    made.close()
