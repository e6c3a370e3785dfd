# SPDX-License-Identifier: MIT
"""Event streams: pages follow the console, a slow reader gets the latest look, and a page that is no good is told."""

from __future__ import annotations

import asyncio
import json
import re
import socket
import threading

import pytest

from aludel.games.referee import press
from aludel.screens.web import streams
from aludel.screens.web.crowd import Visitor
from aludel.screens.web.hub import Hub
from aludel.screens.web.viewer import Viewer
from aludel.table.inbox import Inbox

from .streaming import streaming

MUTE = press("mute")


def table(served):
    return streaming(f"{served.base_url}/api/table/stream")


def seat(served, token):
    return streaming(f"{served.base_url}/api/seats/{token}/stream")


def test_a_stream_begins_with_a_sign_of_life_and_the_page_as_it_is(served, guest):
    with table(served) as stream:
        look = stream.look()
        assert stream.events[0] == ("beat", {})
        inside = re.search(r"<main[^>]*>\n(.*)</main>", guest.get("/table").text, re.DOTALL)[1]
        assert look["html"] == inside.strip()
        assert look["asked"] == served.snapshot().asked and look["language"] == "en"


def test_a_change_at_the_table_reaches_the_page(served):
    with table(served) as stream:
        asked = stream.look()["asked"]
        served.brew("frog", "fern")
        now = stream.look(lambda look: look["asked"] != asked)
        assert now["asked"] == served.snapshot().asked


def test_what_changes_nothing_on_the_page_is_not_sent(served):
    with table(served) as stream:
        stream.look()
        for _ in range(20):
            served.do(lambda: None)
        served.brew("frog", "fern")
        asked = served.snapshot().asked
        stream.look(lambda look: look["asked"] == asked)
        shown = [(look["asked"], look["html"]) for look in stream.of("look")]
        assert len(shown) == len(set(shown))


def test_a_page_follows_the_language_of_the_console_or_keeps_its_own(served, host):
    with table(served) as follows, streaming(f"{served.base_url}/api/table/stream?lang=ja") as keeps:
        assert follows.look()["language"] == "en" and keeps.look()["language"] == "ja"
        assert host.post("/api/host/language", json={"language": "de"}).status_code == 200
        follows.look(lambda look: look["language"] == "de")
        assert {look["language"] for look in keeps.of("look")} == {"ja"}


def test_the_page_of_a_seat_that_is_freed_says_so_and_ends(served, host):
    with seat(served, served.seat("red")) as stream:
        stream.look()
        assert host.post("/api/host/free-seat", json={"seat": "red"}).status_code == 200
        stream.end()
        assert "E1060" in stream.of("gone")[0]["text"]


def test_a_stream_of_no_seat_says_so(served):
    with streaming(f"{served.base_url}/api/seats/nonsense/stream?lang=de") as stream:
        stream.end()
        assert stream.status == 200 and "E1060: Diese Platzseite gilt nicht mehr" in stream.of("gone")[0]["text"]
        assert not stream.of("look")


def test_the_host_page_ends_when_the_host_hands_over(served, host):
    with streaming(f"{served.base_url}/api/host/stream", cookies=dict(host.cookies)) as stream:
        stream.look()
        assert host.post("/api/host/hand-over", json={}).status_code == 200
        stream.end()
        assert "E1062" in stream.of("gone")[0]["text"]


def test_a_look_that_cannot_be_drawn_is_told_and_the_next_one_is_shown(served, monkeypatch):
    kinds = served.app.state.site.kinds
    with monkeypatch.context() as broken, table(served) as stream:
        stream.look()

        def stumble(*_):
            raise ZeroDivisionError

        broken.setitem(kinds, "table", stumble)
        served.press(MUTE)
        assert "E900" in stream.look(lambda look: 'role="alert"' in look["html"] and "E900" in look["html"])["html"]
        broken.undo()
        served.brew("frog", "fern")
        asked = served.snapshot().asked
        stream.look(lambda look: look["asked"] == asked and "E900" not in look["html"])


def test_nobody_but_the_host_has_the_hosts_stream(served):
    with streaming(f"{served.base_url}/api/host/stream") as stream:
        stream.end()
        assert not stream.of("look") and "E1062" in stream.of("gone")[0]["text"]


def test_joining_and_freeing_show_on_the_table_page(served):
    with table(served) as stream:
        stream.look()
        version = served.pages.hub.version
        served.seat("red")
        assert served.pages.hub.version == version + 1


def test_signs_of_life_come_while_nothing_happens(served, monkeypatch):
    monkeypatch.setattr(streams, "BEAT", 0.05)
    with table(served) as stream:
        stream.wait(lambda one: len(one.of("beat")) > 4)
        assert len(stream.of("look")) == 1


def test_signs_of_life_keep_their_times_whatever_happens(served, monkeypatch):
    """Else they would tell when something happens that a page does not show."""
    monkeypatch.setattr(streams, "BEAT", 0.2)
    with table(served) as stream:
        ended = threading.Event()
        busy = threading.Thread(target=lambda: [served.pages.hub.wake() for _ in iter(lambda: ended.wait(0.01), True)])
        busy.start()
        try:
            stream.wait(lambda one: len(one.of("beat")) > 4)
        finally:
            ended.set()
            busy.join()


def test_beats_are_due_at_fixed_times_and_what_was_missed_is_left_out(clock):
    beats = streams.Beats(clock)
    assert (beats.left(), beats.due()) == (streams.BEAT, False)
    clock.now += streams.BEAT - 1
    assert (beats.left(), beats.due()) == (1, False)
    clock.now += 2
    assert (beats.left(), beats.due(), beats.due(), beats.left()) == (0, True, False, streams.BEAT - 1)
    clock.now += 3 * streams.BEAT
    assert (beats.due(), beats.due(), beats.left()) == (True, False, streams.BEAT - 1)


def test_a_slow_reader_gets_the_latest_look_only(served, monkeypatch):
    """Somebody whose phone takes nothing for a while: nothing is queued, and the first new look is of now."""
    full, drawn, site = threading.Event(), [], served.app.state.site
    pause, look = Visitor.pause_writing, site.look
    monkeypatch.setattr(Visitor, "pause_writing", lambda visitor: (full.set(), pause(visitor)))
    monkeypatch.setattr(site, "look", lambda viewer: (drawn.append(viewer), look(viewer))[1])
    with socket.socket() as slow:
        slow.settimeout(20)
        slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        slow.connect(("127.0.0.1", served.server.port))
        slow.sendall(f"GET /api/table/stream HTTP/1.1\r\nHost: 127.0.0.1:{served.server.port}\r\n\r\n".encode())
        for _ in range(5000):
            if full.is_set():
                break
            served.press(MUTE)
        assert full.is_set()
        before, changes = len(drawn), 50
        for _ in range(changes):
            served.press(MUTE)
        served.brew("frog", "fern")
        received = read_until(slow, f'"asked": "{served.snapshot().asked}"'.encode())
    assert received.count(b"event: look") <= before + 2, "one that was on its way, and the latest"


def read_until(connection, words):
    """What comes until these words have."""
    received = b""
    while words not in received:
        more = connection.recv(65536)
        assert more
        received += more
    return received


@pytest.mark.slow
def test_two_hundred_streams_all_get_an_update(served):
    """One reader of many sockets stands for two hundred phones; each look is rendered once for all of them."""
    rendered, version = count_renderings(served), served.pages.hub.version
    asyncio.run(many(served, 200))
    changes = served.pages.hub.version - version
    assert len(rendered) <= 1 + changes, "one rendering for each way to look and change"


def count_renderings(served):
    site, rendered = served.app.state.site, []
    real = site.kinds["table"]

    def counted(*given):
        rendered.append(given)
        return real(*given)

    site.kinds["table"] = counted
    return rendered


async def many(served, count):
    readers = [await connected(served) for _ in range(count)]
    await asyncio.gather(*(until(reader, b"event: look") for reader, _ in readers))
    await asyncio.to_thread(served.brew, "frog", "fern")
    asked = json.dumps(served.snapshot().asked).encode()
    await asyncio.gather(*(until(reader, b'"asked": ' + asked) for reader, _ in readers))
    for _, writer in readers:
        writer.close()


async def connected(served):
    reader, writer = await asyncio.open_connection("127.0.0.1", served.server.port, limit=2**24)
    writer.write(f"GET /api/table/stream HTTP/1.1\r\nHost: 127.0.0.1:{served.server.port}\r\n\r\n".encode())
    return reader, writer


async def until(reader, words):
    async with asyncio.timeout(60):
        while words not in await reader.readuntil(b"\n"):
            pass


def test_streams_of_several_loops_are_woken_from_any_thread():
    hub = Hub()

    async def wait():
        return await hub.changed(0, 20)

    loops = [threading.Thread(target=lambda: asyncio.run(wait()), daemon=True) for _ in range(3)]
    for one in loops:
        one.start()
    while len(hub._waiting) < 3:
        pass
    hub.wake()
    for one in loops:
        one.join(20)
    assert not any(one.is_alive() for one in loops)


def test_a_change_before_one_waits_is_not_missed():
    hub = Hub()
    version = hub.version
    hub.wake()
    assert asyncio.run(hub.changed(version, 0))
    assert not asyncio.run(hub.changed(hub.version, 0.01))


def test_a_token_is_in_no_repr():
    assert "secret" not in repr(Viewer("seat", "en", token="secret-token"))


def test_an_inbox_that_nobody_works_off_is_told(served, guest, monkeypatch):
    """A console that hangs: the page says so in time, and what it wanted is not done later."""
    idle = Inbox()
    monkeypatch.setattr(served.pages, "inbox", idle)
    monkeypatch.setattr(served.pages, "deadline", 0.1)
    answer = guest.post("/api/table/press", json={"buttons": ["mute"], "asked": served.snapshot().asked})
    assert answer.status_code == 503 and answer.json()["number"] == 1066
    assert idle.do_next(0)
    assert not served.snapshot().sound.muted
