# SPDX-License-Identifier: MIT
"""Seats that are asked all at once: each page has its own question, and no answer of another makes it out of date."""

from __future__ import annotations

import httpx
import pytest

from aludel.table.host import NewGame

from ...table.together import TOGETHER, stones
from ..served import serving
from .streaming import streaming

THREE = ("red", "yellow", "green")


@pytest.fixture
def served(tmp_path):
    with serving(tmp_path, games=TOGETHER) as console:
        console.do(lambda: console.console.manage(lambda host: host.begin(NewGame("toy", 1, THREE, 0))))
        yield console


@pytest.fixture
def seats(served):
    """The address of each seat's interface."""
    return {colour: f"{served.base_url}/api/seats/{served.seat(colour)}" for colour in THREE}


def asked(seats):
    return {colour: httpx.get(address).json()["asked"] for colour, address in seats.items()}


def hide(seats, colour, stone, at):
    answer = httpx.post(f"{seats[colour]}/answer", json={"kinds": [stone], "asked": at})
    return answer.status_code, answer.json().get("number")


def test_all_answer_from_the_page_that_they_have_in_any_order(served, seats):
    before = asked(seats)
    table = served.snapshot().asked
    for colour in ("green", "red", "yellow"):
        assert hide(seats, colour, stones(colour)[0], before[colour]) == (200, None)
    assert served.snapshot().asked != table
    assert set(before.values()).isdisjoint(asked(seats).values()), "the next round asks everybody anew"


def test_whoever_has_answered_is_out_of_date_and_so_is_the_table(served, seats):
    before, table = asked(seats), served.snapshot().asked
    assert hide(seats, "red", stones("red")[0], before["red"]) == (200, None)
    assert hide(seats, "red", stones("red")[1], before["red"]) == (409, 1001)
    press = httpx.post(f"{served.base_url}/api/table/press", json={"buttons": ["next"], "asked": table})
    assert press.json()["number"] == 1001


def test_a_page_holds_the_forms_of_its_own_seat_alone(served, seats):
    for colour in THREE:
        page = httpx.get(seats[colour].replace("/api/seats/", "/seat/")).text
        assert stones(colour)[0] in page
        assert not [kind for other in THREE if other != colour for kind in stones(other) if kind in page]


def test_a_stream_tells_each_seat_its_own_question(served, seats):
    before = asked(seats)
    with streaming(f"{seats['yellow']}/stream") as yellow, streaming(f"{seats['red']}/stream") as red:
        assert yellow.look()["asked"] == before["yellow"]
        hide(seats, "red", stones("red")[0], before["red"])
        red.look(lambda look: look["asked"] != before["red"])
        hide(seats, "yellow", stones("yellow")[0], before["yellow"])
        yellow.look(lambda look: look["asked"] != before["yellow"])
    later = {look["asked"] for look in yellow.of("look")}
    assert red.of("look")[1]["asked"] not in later, "red's answer has asked yellow nothing"
