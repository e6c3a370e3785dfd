# SPDX-License-Identifier: MIT
"""`python -m tests.mutation.judge` in a mutated copy: collects the tests once, then notes what each of them comes by
(`record`) or judges the mutants with them (`judge`)."""

from __future__ import annotations

import argparse
import functools
import gc
import hashlib
import json
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from time import process_time
from typing import Any, Final

import pytest
from _pytest.runner import runtestprotocol
from hypothesis import Phase, settings
from tests.mutation import switch

SELECTED: Final = ("tests/games", "tests/rulebook")
"""The tests that have to notice a change of the rules."""
ARGUMENTS: Final = ("-s", "-p", "no:cacheprovider", "-p", "no:terminal", "--assert=plain", "--hypothesis-seed=0",
                    "--ignore-glob=*/test_components.py", *SELECTED)  # fmt: skip
"""A hypothesis seed makes a mutant die in every run or in none. Tests of printed pieces judge no rule."""
TESTS: Final = Path("..", "tests.json")


@dataclass
class Known:
    """What is known of the tests, by node id: functions they come by, and seconds with empty caches."""

    functions: dict[str, list[str]] = field(default_factory=dict)
    cold: dict[str, float] = field(default_factory=dict)
    files: dict[str, str] = field(default_factory=dict)
    """Marks of the test files that were recorded."""
    beneath: list[str] = field(default_factory=list)
    """Functions that run for results which are kept."""

    @classmethod
    def read(cls) -> Known:
        """As the last run left them."""
        return cls(**json.loads(TESTS.read_text("utf-8"))) if TESTS.exists() else cls()

    def forget(self, test: str) -> None:
        """A test that is to be recorded anew."""
        self.functions.pop(test, None)
        self.cold.pop(test, None)

    def write(self) -> None:
        """For later runs."""
        TESTS.write_text(json.dumps(vars(self), ensure_ascii=False), "utf-8")


@dataclass
class Loop:
    """A pytest plugin that does something else with the tests than to run them all."""

    what: Callable[[list[pytest.Item]], None]

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Called once, when everything is collected."""
        if session.testsfailed:
            raise session.Interrupted("the tests cannot be collected")
        self.what(session.items)
        return True


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("step", choices=("record", "judge"))
    parser.add_argument("--only", nargs="*", default=[])
    parser.add_argument("--budget", type=float, default=3.0)
    parser.add_argument("--children", type=int, default=1)
    parser.add_argument("--again", action="store_true")
    given = parser.parse_args()
    settings.register_profile("mutation", database=None, deadline=None, phases=(Phase.explicit, Phase.generate))
    settings.load_profile("mutation")
    loop = record if given.step == "record" else functools.partial(_judge, given=given)
    return int(pytest.main([*ARGUMENTS], plugins=[Loop(loop)]))


def _judge(items: list[pytest.Item], given: argparse.Namespace) -> None:
    from tests.mutation.judging import Judging

    kept = caches()
    gc.collect()
    gc.freeze()
    Judging(Known.read(), items, kept, given.budget).run(given.only, given.children, given.again)


def caches() -> list[Any]:
    """Every cache on a function of the games and of the tests."""
    found = (one for one in gc.get_objects() if isinstance(one, functools._lru_cache_wrapper))
    return [one for one in found if one.__module__.startswith(("aludel.games", "tests."))]


def record(items: list[pytest.Item]) -> None:
    """Note for each test of a changed file which functions it comes by and how long it takes, with empty caches.

    A test that fails without any change judges nothing: it is named on stderr and left out.
    """
    kept, tests = caches(), Known.read()
    switch.note_caches(kept)
    marks = {str(path): hashlib.sha256(path.read_bytes()).hexdigest() for path in {item.path for item in items}}
    items = [item for item in items if tests.files.get(str(item.path)) != marks[str(item.path)]]
    for item, following in zip(items, [*items[1:], None], strict=True):
        tests.forget(item.nodeid)
        for cache in kept:
            cache.cache_clear()
        switch.HITS.clear()
        begun = process_time()
        if failed := failure(item, following):
            complain(item, failed)
            continue
        tests.cold[item.nodeid] = process_time() - begun
        tests.functions[item.nodeid] = sorted(switch.HITS)
    tests.files, tests.beneath = marks, sorted({*tests.beneath, *switch.BENEATH})
    tests.write()


def failure(item: pytest.Item, following: pytest.Item | None) -> str:
    """Run a test; what went wrong in one line, or nothing."""
    item.repr_failure = _brief  # type: ignore[method-assign]
    reports = runtestprotocol(item, nextitem=following, log=False)
    return next((str(report.longrepr) for report in reports if report.failed), "")


def _brief(excinfo: pytest.ExceptionInfo[BaseException], style: object = None) -> str:
    """Nobody reads how a mutant fails, and to tell it well takes longer than the test."""
    return excinfo.exconly()


def complain(item: pytest.Item, failed: str) -> None:
    """Name a test that fails by itself."""
    sys.stderr.write(f"{failed}\nfails without any change: {item.nodeid}\n")


if __name__ == "__main__":
    sys.exit(main())
