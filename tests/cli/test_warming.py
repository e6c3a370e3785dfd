# SPDX-License-Identifier: MIT
"""What the virtual table gets ready beside the person: in order, waited for where it is needed, and ended in time."""

from __future__ import annotations

import threading

from aludel.commands.warming import Warming
from aludel.errors import UsageFault

from .conftest import PATIENCE


def test_whoever_needs_the_first_step_waits_for_it_and_for_no_other():
    done, more, seen = threading.Event(), threading.Event(), []
    warming = Warming(lambda: done.wait(PATIENCE), [lambda: more.wait(PATIENCE)])
    warming.start()
    waits = threading.Thread(target=lambda: (warming.wait(), seen.append("looked")))
    waits.start()
    assert seen == []
    done.set()
    waits.join(PATIENCE)
    assert seen == ["looked"]
    more.set()
    warming.close()


def test_a_fault_of_one_step_leaves_the_others():
    did, last = [], threading.Event()

    def broken():
        raise UsageFault("unknown-piece", kind="tile.none", known="")

    warming = Warming(broken, [broken, lambda: did.append("third"), last.set])
    warming.start()
    warming.wait()
    assert last.wait(PATIENCE) and did == ["third"]
    warming.close()


def test_it_ends_after_the_step_that_is_being_done():
    begun, ends, did = threading.Event(), threading.Event(), []
    step = [lambda: (begun.set(), ends.wait(PATIENCE), did.append("whole")), lambda: did.append("never")]
    warming = Warming(lambda: None, step)
    warming.start()
    assert begun.wait(PATIENCE)
    closing = threading.Thread(target=warming.close)
    closing.start()
    ends.set()
    closing.join(PATIENCE)
    assert did == ["whole"]


def test_one_that_never_began_ends_at_once():
    Warming(lambda: None).close()
