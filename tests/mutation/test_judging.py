# SPDX-License-Identifier: MIT
"""Which tests judge a mutant, in which order, and that a child's fate is told rightly."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from tests.mutation import judging, switch
from tests.mutation.judge import Known
from tests.mutation.judging import STORY, Judging
from tests.mutation.making import Mutant

NAME = "aludel.games.m.x_f__mutmut_1"
FUNCTION = "aludel.games.m.x_f"


@dataclass
class Item:
    """As much of a pytest item as the judge looks at."""

    nodeid: str
    what: Callable[[], None] = lambda: None


def judge_of(seconds: dict[str, float], *items: Item, reach: tuple[str, ...] = (), budget: float = 1.0) -> Judging:
    """A judge that knows these tests, those in `reach` as coming by the function."""
    tests = Known(functions={test: [FUNCTION] for test in reach}, cold=seconds)
    given: list[Any] = [*items] or [Item(test) for test in seconds]
    one = Judging(tests, given, [], budget)
    one.reach = judging._reach(tests)
    return one


def test_the_quickest_tests_go_first_as_far_as_the_budget_goes() -> None:
    seconds = {"slow": 0.9, "quick": 0.1, "middle": 0.5, "elsewhere": 0.0}
    assert judge_of(seconds, reach=("slow", "quick", "middle")).plan(NAME) == ["quick", "middle"]
    assert judge_of({"long": 9.0}, reach=("long",)).plan(NAME) == ["long"], "one test runs in any case"


def test_what_killed_its_like_goes_first_and_stories_last() -> None:
    story = f"t{STORY}[1]"
    seconds = {story: 5.0, "a": 0.001, "b": 0.002, "c": 0.003, "d": 0.004}
    one = judge_of(seconds, reach=tuple(seconds))
    one._learn("aludel.games.m.x_other__mutmut_3", "c")
    one._learn(NAME, "d")
    assert one.plan(NAME) == ["d", "c", "a", "b", story]


def test_a_function_that_was_not_seen_to_run_is_judged_by_all() -> None:
    assert judge_of({"a": 0.1, "b": 0.2}).plan(NAME) == ["a", "b"]


def fails() -> None:
    """A test that the mutant does not pass."""
    raise AssertionError


def grows() -> None:
    """A test in which the mutant does not end."""
    while True:
        pass


def dies() -> None:
    """A test in which the mutant brings the process down."""
    os._exit(77)


@pytest.mark.parametrize(
    ("what", "fate", "by"),
    [(lambda: None, "survived", ""), (fails, "killed", "t"), (grows, "endless", "t"), (dies, "killed", "t")],
    ids=["survives", "fails", "does not end", "dies"],
)
def test_what_became_of_a_child_is_written_down(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: Callable[[], None], fate: str, by: str
) -> None:
    (tmp_path / "tree").mkdir()
    monkeypatch.chdir(tmp_path / "tree")
    monkeypatch.setattr(judging, "PATIENCE", (0.2, 1))
    monkeypatch.setattr(switch, "become", lambda name: None)
    monkeypatch.setattr(judging, "failure", _run)
    one = judge_of({"t": 0.0}, Item("t", what), reach=("t",))
    one.trusted.add("t")
    one._start(Mutant(NAME, "mark", "a", "b"))
    one._wait()
    entry: dict[str, Any] = json.loads((tmp_path / "judged.jsonl").read_text("utf-8"))
    assert (entry["name"], entry["mark"], entry["fate"], entry["by"]) == (NAME, "mark", fate, by)


def test_a_test_that_fails_without_a_mutant_judges_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "tree").mkdir()
    monkeypatch.chdir(tmp_path / "tree")
    monkeypatch.setattr(switch, "become", lambda name: None)
    monkeypatch.setattr(judging, "failure", _run)
    one = judge_of({"t": 0.0}, Item("t", fails), reach=("t",))
    one._start(Mutant(NAME, "mark", "a", "b"))
    one._wait()
    assert not (tmp_path / "judged.jsonl").exists()
    assert "t" not in one.items


def _run(item: Item, following: Item | None) -> str:
    try:
        item.what()
    except AssertionError:
        return "failed"
    return ""
