# SPDX-License-Identifier: MIT
"""Back and next held open the pages, and tell where they are: aloud, and for a while on screens of this machine."""

from __future__ import annotations

import logging
from dataclasses import replace

import pytest

from aludel.games.referee import hold, press
from aludel.table.desk import Doorway, Opened
from aludel.utterance import Utterance

from .parts import Bench
from .test_operated import NOT_NOW


class Doors:
    """Doors that open at once, or not at all."""

    def __init__(self, opened):
        self.opened, self.asked = opened, 0

    def open(self):
        self.asked += 1
        return self.opened


OPEN_PAGES = hold("back", "next")


@pytest.mark.parametrize("where", ["menu", "paused", "by-hand", "sure", "game"])
def test_back_and_next_held_tell_where_the_pages_are(tmp_path, where, caplog):
    caplog.set_level(logging.DEBUG)
    doors = Doors(Opened("http://192.0.2.7:8080", "409213"))
    bench = Bench(tmp_path, doors=doors)
    if where == "game":
        bench.start()
    else:
        NOT_NOW[where](bench)
    mode, public = bench.console.mode, bench.console.public()
    bench.press(OPEN_PAGES)
    assert bench.voice.told[-1] == Utterance("table-pages-open", {"address": "192.0.2.7:8080", "pin": "409213"})
    assert bench.console.mode is mode and replace(bench.console.public(), captions=public.captions) == public
    assert bench.console.snapshot().opened == doors.opened
    assert "409213" not in repr(bench.console.snapshot().game) + caplog.text
    bench.press(press("mute"))
    assert bench.console.snapshot().opened is None
    bench.close()


@pytest.fixture
def told(tmp_path):
    """A console in a game that has just told where the pages are; `told.now` holds the seconds of its clock."""
    now = [100.0]
    bench = Bench(tmp_path, doors=Doors(Opened("http://192.0.2.7:8080", "409213")), clock=lambda: now[0])
    bench.now = now
    bench.start()
    bench.press(OPEN_PAGES)
    yield bench
    bench.close()


def test_a_minute_later_the_pin_is_shown_no_longer(told):
    told.now[0] = 159.9
    assert told.console.snapshot().opened is not None
    told.now[0] = 160.0
    assert told.console.snapshot().opened is None
    told.now[0] = 100.0
    assert told.console.snapshot().opened is None


@pytest.mark.parametrize(
    "act",
    [
        lambda console: console.answer(0, ("tile.frog", "tile.fern")),
        lambda console: console.manage(lambda host: host.pause()),
        lambda console: console.manage(lambda host: host.end()),
    ],
)
def test_another_question_takes_the_pin_away(told, act):
    act(told.console)
    assert told.console.snapshot().opened is None


def test_who_asks_once_more_sees_it_for_another_minute(told):
    told.now[0] = 150.0
    told.press(OPEN_PAGES)
    told.now[0] = 170.0
    assert told.console.snapshot().opened is not None


@pytest.mark.parametrize("doors", [None, Doors(None), Doorway()])
def test_without_pages_the_buttons_mean_nothing(tmp_path, doors):
    bench = Bench(tmp_path, doors=doors)
    bench.press(OPEN_PAGES)
    assert bench.voice.phrases()[-1] == "table-no-button"
    assert bench.console.snapshot().opened is None
    bench.close()


def test_doors_that_come_later_open_as_well(tmp_path):
    doorway = Doorway()
    bench = Bench(tmp_path, doors=doorway)
    doorway.doors = Doors(Opened("http://192.0.2.7:8080/", "1"))
    bench.press(OPEN_PAGES)
    assert bench.voice.told[-1].args["address"] == "192.0.2.7:8080"
    bench.close()


def test_the_pin_is_in_no_repr_of_what_pages_are_given(told):
    snapshot = told.console.snapshot()
    assert snapshot.opened is not None and snapshot.opened.pin == "409213"
    assert "409213" not in repr(replace(snapshot, public=replace(snapshot.public, captions=())))
