# SPDX-License-Identifier: MIT
"""Address and PIN, told at the table, stand on the screens of this machine for a while, and on no other page."""

from __future__ import annotations

import httpx
import pytest

from aludel.games.referee import hold
from aludel.screens.web import asking
from aludel.table.desk import Opened

from ..served import serving
from .streaming import streaming

PIN = "409213"
ADDRESS = "192.0.2.7:8080"
OPEN_PAGES = hold("back", "next")


class Doors:
    """Doors that stand open."""

    def open(self):
        return Opened(f"http://{ADDRESS}", PIN)


@pytest.fixture
def served(tmp_path, clock):
    with serving(tmp_path, 1, doors=Doors(), clock=clock) as console:
        yield console


def page(served, path, **cookies):
    return httpx.get(served.base_url + path, cookies=cookies).text


@pytest.mark.parametrize("language", ["en", "cs", "de", "ja"])
def test_the_screen_of_this_machine_shows_them_in_its_language(served, language):
    assert PIN not in page(served, f"/table?lang={language}")
    served.press(OPEN_PAGES)
    shown = page(served, f"/table?lang={language}")
    assert PIN in shown and ADDRESS in shown


def test_no_other_page_and_no_other_machine_does(served, monkeypatch):
    red, session = served.seat("red"), served.host()
    served.press(OPEN_PAGES)
    here = [page(served, f"/seat/{red}"), page(served, "/api/table"), page(served, "/host", aludel_host=session)]
    monkeypatch.setattr(asking, "_is_loopback", lambda address: False)
    paths = ("/", "/table", f"/seat/{red}", "/api/table", f"/api/seats/{red}", "/host")
    far = [page(served, path, **cookies) for path in paths for cookies in ({}, {"aludel_host": session})]
    with streaming(f"{served.base_url}/api/table/stream") as stream:
        far.append(stream.look()["html"])
    assert not [text for text in (*here, *far) if PIN in text]


def test_it_comes_and_goes_on_a_page_that_is_open(served):
    with streaming(f"{served.base_url}/api/table/stream") as stream:
        assert PIN not in stream.look()["html"]
        served.press(OPEN_PAGES)
        stream.look(lambda look: PIN in look["html"])
        served.brew("frog", "fern")
        stream.wait(lambda one: PIN not in one.of("look")[-1]["html"])
