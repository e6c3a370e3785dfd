# SPDX-License-Identifier: MIT
"""A run's folder becomes counts, survivors and their reasons."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest
from tests.mutation import findings as under_test
from tests.mutation.findings import Findings, Survivor, findings, page

MODULE = "aludel.games.fate"
KILLED, SURVIVED, TIMED_OUT, UNTRIED = 1, 0, 36, None


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    codes = {
        f"{MODULE}.x__stream__mutmut_1": KILLED,
        f"{MODULE}.xǁCodeSourceǁbelow__mutmut_12": SURVIVED,
        f"{MODULE}.x_other__mutmut_2": TIMED_OUT,
        f"{MODULE}.x_other__mutmut_3": UNTRIED,
    }
    file = tmp_path / "mutants" / "aludel" / "games" / "fate.py.meta"
    file.parent.mkdir(parents=True)
    file.write_text(json.dumps({"exit_code_by_key": codes}), "utf-8")
    monkeypatch.setattr(under_test, "_change", lambda into, name: ("a < b", "a <= b"))
    return tmp_path


def test_killed_and_timed_out_count_as_killed_and_the_untried_not_at_all(folder: Path) -> None:
    found = findings(folder)
    assert found.modules == {"fate": Counter(killed=2, survived=1)}
    assert (found.total, found.killed) == (3, 2)


def test_a_survivor_is_named_by_its_function_and_its_change(folder: Path) -> None:
    assert findings(folder).survivors == (Survivor("fate", "CodeSource.below", "a < b", "a <= b"),)


def test_a_survivor_without_a_reason_is_marked_open() -> None:
    open_one, known = Survivor("m", "f", "x", "y"), Survivor("m", "g", "x", "y", "the same number")
    text = page(Findings({"m": Counter(killed=3, survived=1)}, (open_one, known)), "| | |\n|---|---|")
    assert "3 of 4 killed: 75.0 %" in text
    assert "`m.f`: `x` → `y`: **open**" in text
    assert "`m.g`: `x` → `y`: the same number" in text


def test_every_reason_names_its_change() -> None:
    assert all(all(part for part in (*where, why)) for where, why in under_test._reasons().items())
