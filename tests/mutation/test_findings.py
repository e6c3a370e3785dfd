# SPDX-License-Identifier: MIT
"""A run's folder becomes counts, survivors and their reasons."""

from __future__ import annotations

import json
import math
from collections import Counter
from dataclasses import asdict
from pathlib import Path

import pytest
from tests.mutation import findings as under_test
from tests.mutation.findings import Findings, Survivor, estimate, findings, page, settled
from tests.mutation.making import Mutant

FATE = "aludel.games.fate"
MUTANTS = (
    Mutant(f"{FATE}.x__stream__mutmut_1", "m1", "a + b", "a - b"),
    Mutant(f"{FATE}.xǁCodeSourceǁbelow__mutmut_12", "m2", "a < b", "a <= b"),
    Mutant(f"{FATE}.x_other__mutmut_2", "m3", "while a:", "while True:"),
    Mutant(f"{FATE}.x_other__mutmut_3", "m3", "1", "2"),
)
FATES = ("killed", "survived", "endless")
"""The last mutant is not judged."""


def _judged(folder: Path, *entries: tuple[Mutant, str, float]) -> None:
    with (folder / "judged.jsonl").open("a", encoding="utf-8") as file:
        for mutant, fate, budget in entries:
            file.write(json.dumps({"name": mutant.name, "mark": mutant.mark, "fate": fate, "budget": budget}) + "\n")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "mutants.json").write_text(json.dumps([asdict(mutant) for mutant in MUTANTS]), "utf-8")
    _judged(tmp_path, *((mutant, fate, 1.0) for mutant, fate in zip(MUTANTS, FATES, strict=False)))
    return tmp_path


def test_killed_and_endless_count_as_killed_and_the_untried_not_at_all(folder: Path) -> None:
    found = findings(folder)
    assert found.modules == {"fate": Counter(made=4, killed=2, survived=1)}
    assert (found.made, found.total, found.killed) == (4, 3, 2)


def test_a_survivor_is_named_by_its_function_and_its_change(folder: Path) -> None:
    assert findings(folder).survivors == (Survivor("fate", "CodeSource.below", "a < b", "a <= b"),)


def test_what_is_judged_later_counts(folder: Path) -> None:
    _judged(folder, (MUTANTS[1], "killed", 8.0))
    assert findings(folder).killed == 3


def test_what_was_judged_in_another_form_of_the_function_is_not_judged(folder: Path) -> None:
    _judged(folder, (Mutant(MUTANTS[3].name, "before", "", ""), "killed", 1.0))
    assert findings(folder).total == 3


def test_only_what_lived_is_tried_again_with_more_tests(folder: Path) -> None:
    assert (MUTANTS[1].name, "m2") in settled(folder, 1.0)
    assert sorted(name for name, _ in settled(folder, 2.0)) == sorted([MUTANTS[0].name, MUTANTS[2].name])


def test_a_survivor_without_a_reason_asks_for_a_test() -> None:
    open_one, known = Survivor("m", "f", "x", "y"), Survivor("m", "g", "x", "y", "the same number")
    text = page(Findings({"m": Counter(made=4, killed=2, survived=2)}, (open_one, known)), "| | |\n|---|---|")
    assert "2 of 4 killed: 50.0 %" in text
    may_live, asks = text.split("## Survivors that ask for a test (1)")
    assert "- `m.g`: `x` → `y`: the same number\n" in may_live
    assert "- `m.f`: `x` → `y`\n" in asks


def test_a_part_is_called_a_sample_with_its_interval() -> None:
    """By hand: (90 + 2) / 104 of 104 spread, 1.96 * sqrt(0.8846 * 0.1154 / 104 * 0.9) = 5.8."""
    text = page(Findings({"m": Counter(made=1000, killed=90, survived=10)}, ()), "")
    assert "90 of 100 killed: 90.0 %" in text
    assert "is 90.0 %, 95 % interval 84.2 % to 95.8 %" in text


def test_modules_weigh_as_much_as_they_have_mutants() -> None:
    small, large = Counter(made=100, killed=50, survived=50), Counter(made=900, killed=90, survived=10)
    middle, low, high = estimate({"small": small, "large": large})
    assert middle == pytest.approx(0.1 * 50 + 0.9 * 90)
    assert low < middle < high
    assert high - middle == pytest.approx(0.9 * 100 * 1.96 * math.sqrt(0.8846 * 0.1154 / 104 * 8 / 9), rel=0.01)


def test_what_was_not_tried_at_all_may_have_any_share() -> None:
    middle, low, high = estimate({"done": Counter(made=50, killed=50), "open": Counter(made=50)})
    assert (middle, low, high) == (50.0, 50.0, 100.0)


def test_of_all_the_share_is_known() -> None:
    assert estimate({"m": Counter(made=10, killed=9, survived=1)}) == (90.0, 90.0, 90.0)


def test_every_reason_names_its_change() -> None:
    assert all(all(part for part in (where[0], where[1], why)) for where, why in under_test._reasons().items())


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("zip(a, b, strict=True)", "zip(a, b, )"),
        ("zip(a, b, strict=True)", "zip(a, b, strict=None)"),
        ("zip(a, b, strict=True)", "zip(a, b)"),
        ("for i in zip(a, b, strict=False):", "for i in zip(a, b, strict=None):"),
        ("x = cast(View, view)", "x = cast(None, view)"),
        ("x = cast(dict[str, int], view)", "x = cast(None, view)"),
    ],
)
def test_a_change_of_what_does_nothing_is_told_by_its_form(before: str, after: str) -> None:
    assert under_test.alike(before, after)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("zip(a, b, strict=True)", "zip(a, strict=True)"),
        ("x = cast(View, view)", "x = cast(View, None)"),
        ("return a", "return b"),
        ("for i in zip(a, b, strict=False):", "for i in zip(a, b, strict=True):"),
        ("f(a, b)", "f(a, None)"),
    ],
)
def test_another_change_is_not(before: str, after: str) -> None:
    assert not under_test.alike(before, after)
