# SPDX-License-Identifier: MIT
"""Who sends slowly, or rubbish, holds no connection for long, fills no log, and leaves room for the console's own."""

from __future__ import annotations

import logging
import socket
import time
from contextlib import contextmanager

import pytest

from aludel.screens.web import crowd, streams
from aludel.screens.web.crowd import Crowd, OnceEach
from aludel.screens.web.guard import LOCKS

from .streaming import streaming

HEAD = "GET /api/table HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n"
ENDLESS = "Content-Length: 1000000\r\n\r\n"
PATIENCE = 20


@contextmanager
def visiting(served):
    with socket.create_connection(("127.0.0.1", served.server.port), PATIENCE) as connection:
        yield connection


def say(connection, words):
    connection.sendall(words.format(port=connection.getpeername()[1]).encode())


def answer(connection):
    """One whole answer that tells its length."""
    come = b""
    while b"\r\n\r\n" not in come:
        come += connection.recv(1)
    head = come.decode().lower()
    left = int(head.partition("content-length: ")[2].partition("\r")[0])
    while left:
        left -= len(connection.recv(left))
    return head


def trickle(connection):
    """Send a letter again and again until the other side has had enough of it; False where that never comes."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        try:
            connection.sendall(b"a")
            connection.settimeout(0.05)
            if connection.recv(65536) == b"":
                return True
        except TimeoutError:
            continue
        except OSError:
            return True
    return False


@pytest.mark.parametrize("before", [0, 1, 3])
def test_each_head_must_come_in_time_and_not_only_the_first(served, monkeypatch, before):
    monkeypatch.setattr(crowd, "PATIENCE", 0.3)
    with visiting(served) as slow:
        for _ in range(before):
            say(slow, HEAD + "\r\n")
            assert answer(slow).startswith("http/1.1 200")
        say(slow, HEAD + "X-Slow: ")
        assert trickle(slow)


@pytest.mark.parametrize("begin", [HEAD, HEAD.replace("GET", "POST").replace("/table", "/table/press")])
def test_a_body_that_nobody_waits_for_any_more_must_come_to_its_end(served, monkeypatch, begin):
    """The answer is there: a letter now and then must not keep the connection open for ever."""
    monkeypatch.setattr(crowd, "LONGEST", 0.3)
    with visiting(served) as slow:
        say(slow, begin + ENDLESS)
        assert answer(slow)
        assert trickle(slow)


def test_whoever_has_asked_is_answered_for_as_long_as_it_takes(served, monkeypatch):
    monkeypatch.setattr(crowd, "PATIENCE", 0.05)
    monkeypatch.setattr(crowd, "LONGEST", 0.05)
    monkeypatch.setattr(streams, "BEAT", 0.05)
    with streaming(f"{served.base_url}/api/table/stream") as stream:
        stream.wait(lambda one: len(one.of("beat")) > 10)
        assert not stream.ended


def test_requests_one_upon_the_other_are_all_answered(served):
    with visiting(served) as hasty:
        whole = HEAD + "\r\n"
        say(hasty, whole * 3 + whole[:30])
        for _ in range(3):
            assert answer(hasty).startswith("http/1.1 200")
        say(hasty, whole[30:])
        assert answer(hasty).startswith("http/1.1 200")


def test_a_crowd_of_others_leaves_places_for_the_console_itself():
    places = Crowd(most=50, most_each=5, own=10)
    for number in range(100):
        if places.admits(address := f"192.0.2.{number % 50}"):
            places.open[address] += 1
    assert places.open.total() == 40
    for _ in range(10):
        assert places.admits("127.0.0.1")
        places.open["127.0.0.1"] += 1
    assert not places.admits("127.0.0.1")


def test_what_is_no_request_is_answered_as_locked_down_as_all_else(served):
    with visiting(served) as odd:
        say(odd, "rubbish\r\n\r\n")
        told = b"".join(iter(lambda: odd.recv(65536), b"")).decode()
    assert told.startswith("HTTP/1.1 400 ")
    for name, value in {**LOCKS, "Cache-Control": "no-store"}.items():
        assert f"{name}: {value}".lower() in told.lower()


def test_rubbish_in_the_middle_of_an_answer_ends_the_connection_and_is_no_mistake_of_ours(served, caplog):
    with visiting(served) as odd:
        say(odd, HEAD.replace("GET", "POST") + "Transfer-Encoding: chunked\r\n\r\n")
        assert answer(odd).startswith("http/1.1 415")
        say(odd, "rubbish\r\n")
        assert odd.recv(65536) == b""
    assert not [line for line in caplog.records if line.levelno > logging.WARNING]


def test_rubbish_fills_no_log(served, guest, caplog):
    for _ in range(5):
        with visiting(served) as odd:
            say(odd, "rubbish\r\n\r\n")
            assert odd.recv(65536)
    assert guest.get("/api/table", headers={"Connection": "Upgrade", "Upgrade": "x"}).status_code == 200
    assert guest.get("/api/table", headers={"Connection": "Upgrade", "Upgrade": "x"}).status_code == 200
    told = [line.getMessage() for line in caplog.records if line.name.startswith("uvicorn")]
    assert len(told) == len(set(told))


def test_each_warning_is_told_once_and_what_is_worse_always():
    only = OnceEach()
    told = [
        only.filter(logging.makeLogRecord({"msg": words, "levelno": level}))
        for words, level in (("one", logging.WARNING), ("one", logging.WARNING), ("other", logging.WARNING))
    ]
    assert told == [True, False, True]
    assert all(only.filter(logging.makeLogRecord({"msg": "one", "levelno": logging.ERROR})) for _ in range(3))
