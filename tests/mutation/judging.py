# SPDX-License-Identifier: MIT
"""A child for each mutant: it runs the tests that come by the mutated function until one fails.

No child uses a result that was kept from before: a game that one test keeps for the next is played by the mutant. Times
are processor time, so a busy machine judges as an idle one does.
"""

from __future__ import annotations

import gc
import hashlib
import json
import math
import mmap
import os
import resource
import signal
from collections.abc import Iterable, Iterator
from fnmatch import fnmatch
from pathlib import Path
from time import process_time
from typing import Any, Final, NoReturn

import pytest
from tests.mutation import making, switch
from tests.mutation.findings import JUDGED, alike, settled
from tests.mutation.judge import Known, complain, failure
from tests.mutation.making import Mutant, place

SURVIVED, KILLED, ENDLESS = 0, 1, 36
FATES: Final = {SURVIVED: "survived", KILLED: "killed", ENDLESS: "endless"}
"""A child that ends in any other way was brought down by its mutant."""
MEMORY: Final = 3 << 30
"""Bytes that a child may take: a mutant that grows without end fails its test."""
PATIENCE: Final = (2.0, 5)
"""Seconds that a test always gets, and how many times its usual time."""
STORY: Final = "::test_a_story_is_told_as_it_was"
"""Written-down games: slow, but hardly a change to what is told escapes them."""
STORIES: Final = 2
QUICK: Final = 0.03
"""Seconds of a test that also runs before the children begin."""
LEARNED: Final = 12
"""So many quick tests that killed the last mutants of the same function or module go first."""


class Judging:
    """The mutants of a copy and the tests that judge them."""

    def __init__(self, tests: Known, items: list[pytest.Item], kept: list[Any], budget: float) -> None:
        self.tests, self.kept, self.budget = tests, kept, budget
        self.items = {item.nodeid: item for item in items}
        self.running: dict[int, tuple[Mutant, list[str], mmap.mmap]] = {}
        self.killers: dict[str, list[str]] = {}
        self.reach: dict[str, list[str]] = {}
        self.beneath: frozenset[str] = frozenset()
        self.trusted: set[str] = set()
        self.warm: dict[str, float] = {}

    def run(self, only: list[str], children: int, again: bool) -> None:
        """Judge every mutant that is asked for and not settled yet, so many at once as there may be children."""
        self._warm_up()
        self.beneath = frozenset(self.tests.beneath)
        self.reach = _reach(self.tests)
        for entry in settled(Path("..")).values():
            self._learn(entry["name"], entry["by"])
        done = settled(Path(".."), math.inf if again else self.budget)
        for mutant in sorted(making.read(Path.cwd()), key=_lot):
            if (mutant.name, mutant.mark) not in done and _asked(mutant.name, only):
                if alike(mutant.before, mutant.after):
                    self._write(mutant, "survived")
                    continue
                while len(self.running) >= children:
                    self._wait()
                self._start(mutant)
        while self.running:
            self._wait()

    def _warm_up(self) -> None:
        """Run the quick tests here, so that a child need not read every file anew, and see how quick they are then."""
        quick = [self.items[test] for test, spent in self.tests.cold.items() if spent < QUICK and test in self.items]
        for item, following in zip(quick, [*quick[1:], None], strict=True):
            begun = process_time()
            if failed := failure(item, following):
                complain(item, failed)
                self.items.pop(item.nodeid)
            self.warm[item.nodeid] = process_time() - begun
        gc.collect()
        gc.freeze()

    def _forget(self, function: str = "") -> None:
        """Empty the caches of the tests, and those of the games unless this function has no part in them."""
        for cache in self.kept:
            if cache.__module__.startswith("tests.") or not function or function in self.beneath:
                cache.cache_clear()

    def plan(self, name: str) -> list[str]:
        """The tests for a mutant: those that killed its like, then the quick ones, as far as the budget goes, then
        games that are compared word for word. All tests, for a function that was not seen to run."""
        known = self.reach.get(name.rpartition("__mutmut_")[0], self.tests.cold)
        reach = [test for test in known if test in self.items]
        killers = [test for where in reversed(place(name)) for test in self.killers.get(where, ())][: 2 * LEARNED]
        learned = [test for test in dict.fromkeys(killers) if test in reach and self._spent(test) < QUICK][:LEARNED]
        quick = list(self._within([*learned, *(test for test in reach if test not in learned)]))
        stories = [test for test in reach if STORY in test and test not in quick]
        return [*quick, *sorted(stories, key=self._spent)[-STORIES:]]

    def _spent(self, test: str) -> float:
        return self.warm.get(test, self.tests.cold[test])

    def _within(self, tests: Iterable[str]) -> Iterator[str]:
        left = self.budget
        for number, test in enumerate(tests):
            left -= self._spent(test)
            if left < 0 and number:
                return
            yield test

    def _start(self, mutant: Mutant) -> None:
        plan, met = self.plan(mutant.name), mmap.mmap(-1, 8)
        child = os.fork()
        if child:
            self.running[child] = (mutant, plan, met)
        else:
            self._live(mutant.name, plan, met)

    def _trusts(self, test: str, before: list[str]) -> bool:
        """Whether a test that killed a mutant passes in a child without one, after the same tests."""
        if test in self.trusted:
            return True
        child = os.fork()
        if not child:
            self._hush()
            self._forget()
            os._exit(KILLED if self._killed([*before, test], mmap.mmap(-1, 8)) else SURVIVED)
        if os.waitpid(child, 0)[1]:
            complain(self.items[test], "alone in a child")
            self.items.pop(test)
            return False
        self.trusted.add(test)
        return True

    def _live(self, name: str, plan: list[str], met: mmap.mmap) -> NoReturn:
        """The life of a child."""
        self._hush()
        self._forget(name.rpartition("__mutmut_")[0])
        switch.become(name)
        os._exit(KILLED if self._killed(plan, met) else SURVIVED)

    def _hush(self) -> None:
        """A child says nothing and takes neither all memory nor all time."""
        silence = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silence, 1)
        os.dup2(silence, 2)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        signal.signal(signal.SIGPROF, lambda *_: os._exit(ENDLESS))

    def _killed(self, plan: list[str], met: mmap.mmap) -> bool:
        least, times = PATIENCE
        order = [self.items[test] for test in plan]
        for number, (item, following) in enumerate(zip(order, [*order[1:], None], strict=False)):
            met[:8] = (number + 1).to_bytes(8, "big")
            signal.setitimer(signal.ITIMER_PROF, max(least, times * self.tests.cold[item.nodeid]))
            if failure(item, following):
                return True
        return False

    def _learn(self, name: str, by: str) -> None:
        """A test that killed a mutant goes first for the next ones of its module."""
        for where in place(name) if by in self.items else ():
            self.killers[where] = [by, *(test for test in self.killers.get(where, ()) if test != by)]

    def _wait(self) -> None:
        """Write down what became of the next child that ends."""
        child, status, spent = os.wait4(-1, 0)
        mutant, plan, shared = self.running.pop(child)
        met = int.from_bytes(shared[:8], "big")
        fate = FATES.get(os.waitstatus_to_exitcode(status), "killed") if plan else "unreached"
        by = plan[met - 1] if fate in ("killed", "endless") and met else ""
        if by and not self._trusts(by, plan[: met - 1]):
            return
        self._learn(mutant.name, by)
        self._write(mutant, fate, by=by, met=met, spent=round(spent.ru_utime + spent.ru_stime, 2))

    def _write(self, mutant: Mutant, fate: str, **more: Any) -> None:
        entry = {"name": mutant.name, "mark": mutant.mark, "fate": fate, "by": "", "budget": self.budget, **more}
        with Path("..", JUDGED).open("a", encoding="utf-8") as log:
            log.write(json.dumps(entry, ensure_ascii=False) + "\n")


def _reach(tests: Known) -> dict[str, list[str]]:
    """By function the tests that come by it, the quickest first."""
    found: dict[str, list[str]] = {}
    for test in sorted(tests.functions, key=tests.cold.__getitem__):
        for function in tests.functions[test]:
            found.setdefault(function, []).append(test)
    return found


def _lot(mutant: Mutant) -> str:
    """A random order that is always the same: what is judged when a run is stopped is a fair sample."""
    return hashlib.sha256(mutant.name.encode()).hexdigest()


def _asked(name: str, only: list[str]) -> bool:
    return not only or any(fnmatch(name, wanted) for wanted in only)
