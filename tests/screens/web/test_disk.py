# SPDX-License-Identifier: MIT
"""A slow card: whoever waits for it is the one whose request is to be kept, and nobody else."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager

import pytest

from aludel.screens.web import kept, taught

PATIENCE = 20


@contextmanager
def slow(monkeypatch, module):
    """Nothing is written before the block ends; gives an event that is set once a write has begun."""
    begun, released, real = threading.Event(), threading.Event(), module.replace_whole

    def slowly(path, content):
        begun.set()
        assert released.wait(PATIENCE)
        real(path, content)

    with monkeypatch.context() as patched:
        patched.setattr(module, "replace_whole", slowly)
        try:
            yield begun
        finally:
            released.set()


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/join/{invitation}", {}),
        ("/api/seats/{yellow}/hints", {"on": True}),
        ("/api/host/login", {"pin": "{pin}"}),
        ("/api/host/free-seat", {"seat": "yellow"}),
        ("/api/host/hand-over", {}),
        ("/api/host/lan", {"open": True}),
        ("/api/host/logout", {}),
    ],
)
def test_what_one_page_wants_kept_holds_up_no_other(served, host, guest, monkeypatch, path, body):
    names = {
        "invitation": served.pages.seating.invitation("red"),
        "yellow": served.seat("yellow"),
        "pin": served.pages.door.pin,
    }
    sent = {key: value.format(**names) if isinstance(value, str) else value for key, value in body.items()}
    with ThreadPoolExecutor(1) as other:
        with slow(monkeypatch, kept) as begun:
            asked = other.submit(host.post, path.format(**names), json=sent)
            assert begun.wait(PATIENCE)
            assert guest.get("/api/table").status_code == 200
            assert not asked.done()
        assert asked.result(PATIENCE).status_code == 200


def test_of_two_that_take_a_seat_at_once_one_gets_it(served, browser, monkeypatch):
    invitation, two = served.pages.seating.invitation("red"), (browser(), browser())
    with ThreadPoolExecutor(2) as crowd:
        with slow(monkeypatch, kept) as begun:
            asked = [crowd.submit(one.post, f"/api/join/{invitation}", json={}) for one in two]
            assert begun.wait(PATIENCE)
        answers = [one.result(PATIENCE) for one in asked]
    assert sorted(answer.status_code for answer in answers) == [200, 409]
    taken = next(answer for answer in answers if answer.status_code == 200)
    assert browser().get(taken.json()["address"]).status_code == 200


def test_many_wrong_pins_at_once_are_all_counted(served, browser):
    crowd = [browser() for _ in range(4)]
    wrong = f"{(int(served.pages.door.pin) + 1) % 10**6:06}"
    with ThreadPoolExecutor(4) as threads:
        told = list(threads.map(lambda one: one.post("/api/host/login", json={"pin": wrong}).status_code, crowd))
    assert sorted(told) == [403, 403, 429, 429]


def test_neither_the_console_nor_a_page_waits_for_what_was_taught(served, guest, monkeypatch):
    assert 'data-step="tiles"' in guest.get("/table").text
    with slow(monkeypatch, taught) as begun:
        served.brew("frog", "fern")
        assert begun.wait(PATIENCE)
        shown = guest.get("/table").text
        assert 'data-step="potion"' in shown
        assert guest.post("/api/table/lesson", json={"do": "skip"}).status_code == 200
        assert "data-step=" not in guest.get("/table").text


def test_a_mistake_in_lessons_does_not_end_the_console(served, guest, monkeypatch):
    def stumble(_):
        raise ZeroDivisionError

    monkeypatch.setattr(served.pages.lessons, "follow", stumble)
    served.brew("frog", "fern")
    assert guest.get("/api/table").json()["asked"] == served.snapshot().asked
