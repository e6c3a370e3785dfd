# SPDX-License-Identifier: MIT
"""A child for each mutant: it runs the tests that come by the mutated function until one fails.

Every child starts with empty caches, so that a game which one test keeps for the next is played by the mutant. Times
are processor time, so a busy machine judges as an idle one does.
"""

from __future__ import annotations

import hashlib
import json
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
from tests.mutation.findings import JUDGED, settled
from tests.mutation.judge import Tests, complain, failure
from tests.mutation.making import Mutant, place

SURVIVED, KILLED, ENDLESS = 0, 1, 36
FATES: Final = {SURVIVED: "survived", KILLED: "killed", ENDLESS: "endless"}
"""A child that ends in any other way was brought down by its mutant."""
MEMORY: Final = 3 << 30
"""Bytes that a child may take: a mutant that grows without end fails its test."""
PATIENCE: Final = (2.0, 5)
"""Seconds that a test always gets, and how many times its usual time."""
LEARNED: Final = 12
"""So many tests that killed the last mutants of the same module go first."""


class Judging:
    """The mutants of a copy and the tests that judge them."""

    def __init__(self, tests: Tests, items: list[pytest.Item], kept: list[Any], budget: float) -> None:
        self.tests, self.kept, self.budget = tests, kept, budget
        self.items = {item.nodeid: item for item in items}
        self.running: dict[int, tuple[Mutant, list[str], mmap.mmap]] = {}
        self.killers: dict[str, list[str]] = {}
        self.reach: dict[str, list[str]] = {}
        for test in sorted(tests.functions, key=tests.cold.__getitem__):
            for function in tests.functions[test]:
                self.reach.setdefault(function, []).append(test)

    def run(self, only: list[str], children: int) -> None:
        """Judge every mutant that is asked for and not settled yet, so many at once as there may be children."""
        self._clean()
        done = settled(Path(".."), self.budget)
        for mutant in sorted(making.read(Path.cwd()), key=_lot):
            if (mutant.name, mutant.mark) not in done and _asked(mutant.name, only):
                while len(self.running) >= children:
                    self._wait()
                self._start(mutant)
        while self.running:
            self._wait()

    def _clean(self) -> None:
        """Run all tests in a child, in the order in which a mutant meets them, to see that they pass there too and how
        long each takes; what fails judges nothing."""
        child = os.fork()
        if child:
            os.waitpid(child, 0)
            self.tests.warm = Tests.read().warm
            return
        self._forget()
        order = [self.items[test] for test in sorted(self.tests.cold, key=self.tests.cold.__getitem__)]
        for item, following in zip(order, [*order[1:], None], strict=True):
            begun = process_time()
            if failed := failure(item, following):
                complain(item, failed)
            else:
                self.tests.warm[item.nodeid] = process_time() - begun
        self.tests.write()
        os._exit(0)

    def _forget(self) -> None:
        for cache in self.kept:
            cache.cache_clear()

    def plan(self, name: str) -> list[str]:
        """The tests for a mutant: those that killed its like, then the quick ones, as far as the budget goes."""
        reach = [test for test in self.reach.get(name.rpartition("__mutmut_")[0], ()) if test in self.tests.warm]
        learned = [test for test in self.killers.get(place(name)[0], ()) if test in reach][:LEARNED]
        return list(self._within([*learned, *(test for test in reach if test not in learned)]))

    def _within(self, tests: Iterable[str]) -> Iterator[str]:
        left = self.budget
        for number, test in enumerate(tests):
            left -= self.tests.warm[test]
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

    def _live(self, name: str, plan: list[str], met: mmap.mmap) -> NoReturn:
        """The life of a child."""
        silence = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silence, 1)
        os.dup2(silence, 2)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        signal.signal(signal.SIGPROF, lambda *_: os._exit(ENDLESS))
        self._forget()
        switch.become(name)
        os._exit(KILLED if self._killed(plan, met) else SURVIVED)

    def _killed(self, plan: list[str], met: mmap.mmap) -> bool:
        least, times = PATIENCE
        order = [self.items[test] for test in plan]
        for number, (item, following) in enumerate(zip(order, [*order[1:], None], strict=False)):
            met[:8] = (number + 1).to_bytes(8, "big")
            signal.setitimer(signal.ITIMER_PROF, max(least, times * self.tests.cold[item.nodeid]))
            if failure(item, following):
                return True
        return False

    def _wait(self) -> None:
        """Write down what became of the next child that ends."""
        child, status = os.wait()
        mutant, plan, shared = self.running.pop(child)
        met = int.from_bytes(shared[:8], "big")
        fate = FATES.get(os.waitstatus_to_exitcode(status), "killed") if plan else "unreached"
        by = plan[met - 1] if fate in ("killed", "endless") and met else ""
        if by:
            known = [test for test in self.killers.get(place(mutant.name)[0], ()) if test != by]
            self.killers[place(mutant.name)[0]] = [by, *known]
        entry = {"name": mutant.name, "mark": mutant.mark, "fate": fate, "by": by, "met": met, "budget": self.budget}
        with Path("..", JUDGED).open("a", encoding="utf-8") as log:
            log.write(json.dumps(entry, ensure_ascii=False) + "\n")


def _lot(mutant: Mutant) -> str:
    """A random order that is always the same: what is judged when a run is stopped is a fair sample."""
    return hashlib.sha256(mutant.name.encode()).hexdigest()


def _asked(name: str, only: list[str]) -> bool:
    return not only or any(fnmatch(name, wanted) for wanted in only)
