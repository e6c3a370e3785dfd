# SPDX-License-Identifier: MIT
"""Where files of this machine lie is told to whoever may repair it, and to no guest."""

from __future__ import annotations

import httpx
import pytest

from aludel.errors import LANGUAGES, AludelError, JournalFault
from aludel.screens.web import asking

from .streaming import streaming

SECRET = "/home/somebody/saved"
FULL = JournalFault("journal-readonly", path=f"{SECRET}/journal.db")


@pytest.fixture
def broken(served, monkeypatch):
    """Whatever a page asks of the console fails over a file of this machine."""

    def fails(*_):
        raise FULL

    monkeypatch.setattr(served.console, "press", fails)
    monkeypatch.setattr(served.pages.seating, "claim", fails)
    return served


@pytest.fixture
def far(monkeypatch):
    """Requests come from another machine."""
    monkeypatch.setattr(asking, "_is_loopback", lambda address: False)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fault_is_told_without_folders(language):
    short, whole = FULL.text(language, places=False), FULL.text(language)
    assert SECRET not in short and "journal.db" in short and f"{SECRET}/journal.db" in whole
    assert short.startswith("E501") and whole.replace(f"{SECRET}/", "") == short


def test_what_is_no_path_is_told_as_it_is():
    fault = AludelError("unknown-game", game="a/b", games="c, d/e")
    assert fault.text() == fault.text(places=False) and "a/b" in fault.text()


def join(served, client):
    return client.post(f"/api/join/{served.pages.seating.invitation('red')}", json={})


def test_a_guest_is_told_without_the_folder(broken, guest, far):
    answer = join(broken, guest)
    assert answer.status_code == 503 and answer.json()["number"] == 501
    assert SECRET not in answer.text and "journal.db" in answer.text


def test_the_host_and_this_machine_are_told_where(broken, guest, host, monkeypatch):
    assert SECRET in join(broken, guest).text
    monkeypatch.setattr(asking, "_is_loopback", lambda address: False)
    assert SECRET in join(broken, host).text


def test_a_page_that_cannot_be_drawn_names_no_folder_to_a_guest(served, far, monkeypatch):
    def stumble(*_):
        raise ZeroDivisionError

    monkeypatch.setitem(served.app.state.site.kinds, "table", stumble)
    with streaming(f"{served.base_url}/api/table/stream") as stream:
        told = stream.look()["html"]
    page = httpx.get(f"{served.base_url}/table").text
    for text in (told, page):
        assert "E900" in text and "fault.txt" in text and str(served.folder) not in text


def test_captions_name_no_folder(served):
    served.do(lambda: served.console.desk.tell_fault(FULL))
    caption = served.snapshot().public.captions[-1]
    assert "E501" in caption and "journal.db" in caption and SECRET not in caption
