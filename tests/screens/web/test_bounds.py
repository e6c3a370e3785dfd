# SPDX-License-Identifier: MIT
"""Edges of what a request may do: how much it sends, when a phone may press, and how old what it is shown may be."""

from __future__ import annotations

import asyncio
import socket
from dataclasses import replace

import pytest

from aludel.games.referee import hold
from aludel.screens.web.guard import HEAD, MOST_BYTES
from aludel.screens.web.viewer import Viewer

from .test_guard import number

BY_HAND = hold("back")
MARK = "what-nobody-may-read-again"


def test_a_body_that_is_too_long_is_refused_before_it_has_come_to_an_end(served):
    """In pieces and without a length, as somebody sends it who wants to fill the memory."""
    with socket.create_connection(("127.0.0.1", served.server.port), 8) as sent:
        head = f"POST /api/host/login HTTP/1.1\r\nHost: 127.0.0.1:{served.server.port}\r\n"
        sent.sendall(f"{head}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n".encode())
        for _ in range(3):
            piece = b"[" * (MOST_BYTES // 2)
            sent.sendall(f"{len(piece):x}\r\n".encode() + piece + b"\r\n")
        assert sent.recv(65536).startswith(b"HTTP/1.1 413 ")


@pytest.mark.parametrize("where", ["header", "address"])
def test_a_head_that_is_too_long_is_refused_though_it_comes_in_one_piece(guest, where):
    long = "a" * HEAD
    if where == "header":
        answer = guest.get("/api/table", headers={"X-Long": long})
    else:
        answer = guest.get(f"/api/table?lang={long}")
    assert (answer.status_code, number(answer)) == (413, "page-too-long")
    assert guest.get(f"/api/table?lang={long[: HEAD // 2]}").status_code == 200


def test_a_seats_page_that_is_out_of_date_presses_nothing(served, guest):
    red = f"/api/seats/{served.seat('red')}"
    answer = guest.post(f"{red}/press", json={"buttons": ["market-1"], "asked": "long ago"})
    assert (answer.status_code, number(answer)) == (409, "page-stale")
    assert served.snapshot().public.view["market"][0] is True


@pytest.mark.parametrize("button", ["next", "confirm", "back"])
def test_no_phone_presses_into_a_silent_count(served, guest, button):
    """It would change what is counted, and nobody at the table could hear it."""
    red = served.seat("red")
    served.press(BY_HAND)
    before = served.snapshot()
    body = {"buttons": [button], "asked": guest.get(f"/api/seats/{red}").json()["asked"]}
    answer = guest.post(f"/api/seats/{red}/press", json=body)
    assert (answer.status_code, number(answer)) == (409, "page-not-now")
    counted = served.do(lambda: list(served.console.mode.counts))
    assert counted == [0] and served.snapshot().public == before.public


def test_a_look_is_never_older_than_what_was_published_before_it_was_asked_for(served):
    site, viewer = served.app.state.site, Viewer("table", "en")
    now = served.snapshot()

    async def looks():
        for count in range(5):
            public = replace(now.public, captions=(f"caption {count}",))
            served.pages.publish(replace(now, public=public))
            yield count, (await site.look(viewer)).event.decode()

    async def compare():
        async for count, event in looks():
            assert f"caption {count}" in event

    served.do(lambda: asyncio.run(compare()))


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/host/login", {"pin": {MARK: MARK}}),
        ("/api/host/login", {"pin": [MARK]}),
        ("/api/host/login", {"pin": MARK * 3}),
        ("/api/seats/{red}/answer", {"kinds": MARK, "asked": "-"}),
        ("/api/seats/{red}/answer", {"kinds": [[MARK]], "asked": "-"}),
        ("/api/seats/{red}/hints", {"on": MARK}),
        ("/api/table/press", {"buttons": [MARK], "held": MARK, "asked": MARK * 9}),
    ],
)
def test_a_refusal_does_not_repeat_what_was_sent(served, guest, path, body):
    answer = guest.post(path.format(red=served.seat("red")), json=body)
    assert (answer.status_code, number(answer)) == (422, "page-malformed")
    assert MARK not in answer.text
