# SPDX-License-Identifier: MIT
"""A card that is full: nobody gets anything that could not be kept, but whoever is thrown out is out at once."""

from __future__ import annotations

import pytest

from aludel.errors import JournalFault
from aludel.screens.web import kept
from aludel.screens.web.kept import KeptBook

from .test_guard import number


def refuses(*_):
    raise JournalFault("journal-full", path="-")


@pytest.fixture
def fill(monkeypatch):
    """Fills the card."""
    return lambda: monkeypatch.setattr(kept, "replace_whole", refuses)


def told(answer):
    return answer.status_code, number(answer)


def test_a_phone_whose_seat_is_freed_is_out_at_once(served, host, guest, fill):
    red = served.seat("red")
    invitation = served.pages.book.now.invitations["red"]
    fill()
    assert told(host.post("/api/host/free-seat", json={"seat": "red"})) == (503, "journal-full")
    assert told(guest.get(f"/api/seats/{red}")) == (404, "page-seat-unknown")
    assert served.pages.seating.invitation("red") not in (None, invitation)


def test_a_host_who_logs_out_is_out_at_once(served, host, fill):
    fill()
    session = host.cookies["aludel_host"]
    assert told(host.post("/api/host/logout", json={})) == (503, "journal-full")
    assert not served.pages.door.admits(session)


def test_a_host_who_hands_over_is_out_at_once_and_the_pin_is_another_one(served, host, fill):
    fill()
    pin = served.pages.door.pin
    assert told(host.post("/api/host/hand-over", json={})) == (503, "journal-full")
    assert told(host.get("/api/host/games")) == (401, "page-host-only")
    assert served.pages.door.pin != pin


def test_pages_that_are_closed_to_the_network_are_closed_at_once(served, host, fill):
    assert host.post("/api/host/lan", json={"open": True}).status_code == 200
    fill()
    assert told(host.post("/api/host/lan", json={"open": False})) == (503, "journal-full")
    assert not served.pages.lan.is_open and served.pages.lan.listening == ()


def test_pages_that_cannot_be_kept_open_are_not_opened(served, host, fill):
    fill()
    assert told(host.post("/api/host/lan", json={"open": True})) == (503, "journal-full")
    assert not served.pages.lan.is_open and served.pages.lan.listening == ()


def test_nobody_gets_a_seat_or_is_let_in_that_could_not_be_kept(served, guest, fill):
    fill()
    assert told(guest.post(f"/api/join/{served.pages.seating.invitation('red')}", json={})) == (503, "journal-full")
    assert told(guest.post("/api/host/login", json={"pin": served.pages.door.pin})) == (503, "journal-full")
    assert served.pages.seating.taken == () and served.pages.book.now.sessions == ()


def test_what_was_withdrawn_is_written_with_the_next_that_can_be(tmp_path, fill, monkeypatch):
    book = KeptBook(tmp_path / "pages.json")
    book.change(sessions=("one", "other"))
    fill()
    with pytest.raises(JournalFault):
        book.withdraw(sessions=("other",))
    assert KeptBook(book.path).now.sessions == ("one", "other")
    monkeypatch.undo()
    book.change()
    assert KeptBook(book.path).now.sessions == ("other",)
