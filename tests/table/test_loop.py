# SPDX-License-Identifier: MIT
"""One thread drives the console, whoever works on it: an inbox in order, a loop, and a snapshot after each work."""

from __future__ import annotations

import threading
import time
from concurrent.futures import wait

import pytest

from aludel.errors import AludelError, PageFault
from aludel.games.referee import TABLE, Refused, hold, press
from aludel.table.desk import Opened
from aludel.table.host import NewGame
from aludel.table.inbox import Inbox
from aludel.table.loop import drive
from aludel.utterance import Utterance

from .parts import CONFIRM, NEXT, Bench

PATIENCE = 60
"""Seconds that a thread of a busy machine may take."""


class Driven:
    """A bench whose console is driven by a loop in a thread, as a server's pages meet it."""

    def __init__(self, folder, **bench):
        self.options = bench
        self.folder, self.inbox, self.ended, self.ready = folder, Inbox(), threading.Event(), threading.Event()
        self.shown, self.tended, self.fault = [], [], None

    def run(self):
        """The journal may be used by the thread alone that has opened it."""
        self.bench = Bench(self.folder, **self.options)
        self.console = self.bench.console
        self.ready.set()
        try:
            drive(self.inbox, self.console, self.shown.append, self.ended, lambda: self.tended.append(1), wait=0.01)
        except Exception as fault:
            self.fault = fault
        self.bench.close()

    def ask(self, work):
        return self.inbox.post(work).result(PATIENCE)

    def until(self, found):
        """Wait for a published snapshot."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            for snapshot in list(self.shown):
                if found(snapshot):
                    return snapshot
            self.ended.wait(0.005)
        raise AssertionError("it was never published")


class Doors:
    """Doors that stand open."""

    def open(self):
        return Opened("http://192.0.2.7:8080", "409213")


@pytest.fixture
def now():
    """The seconds on the console's clock."""
    return [0.0]


@pytest.fixture
def driven(tmp_path, now):
    made = Driven(tmp_path, doors=Doors(), clock=lambda: now[0])
    thread = threading.Thread(target=made.run)
    thread.start()
    assert made.ready.wait(PATIENCE)
    yield made
    made.inbox.put(made.ended.set)
    thread.join(PATIENCE)
    assert not thread.is_alive()


def test_work_is_done_in_the_order_in_which_it_came():
    inbox, done = Inbox(), []
    futures = [inbox.post(lambda n=n: done.append(n) or n) for n in range(50)]
    while inbox.do_next(0):
        pass
    assert done == [*range(50)] == [future.result(0) for future in futures]


def test_what_work_raises_comes_out_where_it_is_waited_for():
    inbox = Inbox()
    asked = inbox.post(lambda: 1 // 0)
    inbox.put(lambda: 1 // 0)
    assert inbox.do_next(0)
    with pytest.raises(ZeroDivisionError):
        asked.result(0)
    with pytest.raises(ZeroDivisionError):
        inbox.do_next(0)
    assert not inbox.do_next(0)


def test_work_that_nobody_waits_for_any_more_is_not_done():
    inbox, done = Inbox(), []
    late = inbox.post(lambda: done.append("late"))
    assert late.cancel()
    inbox.post(lambda: done.append("next"))
    while inbox.do_next(0):
        pass
    assert done == ["next"]


def test_all_work_before_the_end_is_done(driven):
    for _ in range(20):
        driven.inbox.put(lambda: driven.console.press(NEXT))
    driven.inbox.put(driven.ended.set)
    driven.until(lambda snapshot: snapshot.number > 20)
    assert [said.key for said in driven.bench.voice.told if isinstance(said, Utterance)].count("language-cs") == 5


def test_each_work_is_followed_by_a_snapshot_with_a_higher_number(driven):
    for _ in range(3):
        driven.ask(lambda: driven.console.press(CONFIRM))
    playing = driven.until(lambda snapshot: snapshot.game is not None)
    assert playing.public.mode == "game" and len(playing.own) == 2
    numbers = [snapshot.number for snapshot in driven.shown]
    assert numbers == sorted(set(numbers))
    assert driven.tended


def test_what_another_thread_captions_is_shown_without_any_work(driven):
    driven.until(lambda snapshot: snapshot.number)
    driven.bench.voice.captions.append("The voice has gone.")
    driven.until(lambda snapshot: "The voice has gone." in snapshot.public.captions)


def test_a_pin_that_is_shown_no_longer_is_taken_off_the_pages_without_any_work(driven, now):
    driven.ask(lambda: driven.console.press(hold("back", "next")))
    driven.until(lambda snapshot: snapshot.opened is not None)
    driven.shown.clear()
    now[0] = 1000.0
    driven.until(lambda snapshot: snapshot.opened is None)


def test_many_threads_answer_at_once_and_one_of_them_is_taken(driven):
    """Every thread plays the same turn: the rules take it once, and tell the others what is asked by now."""
    for _ in range(2):
        driven.ask(lambda: driven.console.press(CONFIRM))
    driven.ask(lambda: driven.console.press(press("market-2")))
    crowd, told = threading.Barrier(16), []

    def answer():
        crowd.wait(PATIENCE)
        try:
            told.append(driven.ask(lambda: driven.console.answer(0, ("tile.frog", "tile.fern"))))
        except AludelError as fault:
            told.append(fault.key)

    threads = [threading.Thread(target=answer) for _ in range(16)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(PATIENCE)
    assert told.count(None) == 1
    assert told.count("page-not-now") == 15
    journal = driven.bench.journal
    assert len(driven.ask(lambda: journal.load(journal.games()[0])).moves) == 1


def test_presses_of_many_threads_are_all_counted(driven):
    def press_often():
        return [driven.inbox.post(lambda: driven.console.press(NEXT)) for _ in range(50)]

    posted, lock = [], threading.Lock()

    def run():
        mine = press_often()
        with lock:
            posted.extend(mine)

    threads = [threading.Thread(target=run) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(PATIENCE)
    done, waiting = wait(posted, PATIENCE)
    assert len(done) == 400 and not waiting
    assert driven.bench.voice.told.count("(hush)") == 400


def test_a_page_s_fault_does_not_end_the_loop_and_a_press_s_fault_does(driven):
    with pytest.raises(PageFault):
        driven.ask(lambda: driven.console.answer(0, ()))
    assert driven.ask(lambda: 7) == 7
    driven.inbox.put(lambda: 1 // 0)
    while driven.fault is None and not driven.ended.wait(0.005):
        pass
    assert isinstance(driven.fault, ZeroDivisionError)


def test_what_one_seat_alone_is_told_reaches_its_page_too(driven):
    """Why a page's answer was refused changes nothing that is public."""
    new = NewGame("little-alchemists", 4, ("red", "yellow"), 0)
    driven.ask(lambda: driven.console.manage(lambda host: host.begin(new)))
    before = driven.until(lambda snapshot: snapshot.game is not None and snapshot.own)
    twice = ("answer.frog", *["answer.fire"] * (len(before.public.prompt.ways[-1].slots) - 1))
    refused = driven.ask(lambda: driven.console.answer(0, twice))
    after = driven.until(lambda snapshot: snapshot.own and snapshot.own[0].refused is not None)
    assert refused is not None and after.own[0].refused.key == refused.key
    assert after.public == before.public and after.own[1].refused is None


def test_only_the_seat_that_a_refusal_concerns_is_told_its_details(driven, monkeypatch):
    def refuse(seat, kinds):
        raise Refused("la-no-theory", seat=0, one="frog")

    driven.ask(lambda: monkeypatch.setattr(driven.console.mode, "answer", refuse))
    told = [driven.ask(lambda seat=seat: driven.console.answer(seat, ())) for seat in (0, 1, TABLE)]
    assert [said.args for said in told] == [{"one": "frog"}, {}, {}]
