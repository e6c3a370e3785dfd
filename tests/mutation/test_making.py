# SPDX-License-Identifier: MIT
"""Functions under a decorator are mutated too, and a function becomes the mutant that is asked for."""

from __future__ import annotations

from types import FunctionType
from typing import Any

import pytest
from tests.mutation import switch
from tests.mutation.making import _mutants, place, undecorated

DECORATED = '''
from functools import cache, lru_cache

@cache
def twice(number):
    """Two times."""
    return 2 * number

@lru_cache(maxsize=4)
def chain(number):
    return number and 1 + chain(number - 1)

class Thing:
    size = 3

    @property
    def area(self):
        return self.size * self.size

    @staticmethod
    def same(number):
        return number
'''
MUTATED = """
def f(a, b=1):
    return a + b

def x_f__mutmut_orig(a, b=1):
    return a + b

def x_f__mutmut_1(a, b=2):
    return a + b

def x_f__mutmut_2(a, b=1):
    return a - b
"""


def test_decorators_are_applied_after_the_function() -> None:
    plain = undecorated(DECORATED)
    assert "@cache" not in plain and "@lru_cache" not in plain and "@property" not in plain
    assert "@staticmethod" in plain
    space: dict[str, Any] = {}
    exec(plain, space)
    assert (space["twice"](4), space["chain"](3), space["Thing"]().area, space["Thing"].same(5)) == (8, 3, 9, 5)
    assert space["twice"].cache_info().currsize == 1
    assert space["chain"].cache_info().currsize == 4


def test_a_mutant_is_told_by_the_lines_that_change() -> None:
    made = list(_mutants("aludel.games.m", MUTATED))
    assert [(mutant.name, mutant.before, mutant.after) for mutant in made] == [
        ("aludel.games.m.x_f__mutmut_1", "def (a, b=1):", "def (a, b=2):"),
        ("aludel.games.m.x_f__mutmut_2", "return a + b", "return a - b"),
    ]
    assert made[0].mark == made[1].mark
    assert place(made[0].name) == ("m", "f")
    assert place("aludel.games.fate.xǁCodeSourceǁ_words__mutmut_3") == ("fate", "CodeSource._words")
    assert place("aludel.games.fate.x__below__mutmut_3") == ("fate", "_below")


@pytest.mark.parametrize(("number", "given", "said"), [(1, (5,), 7), (2, (5,), 4), (2, (5, 2), 3)])
def test_a_function_becomes_its_mutant(
    monkeypatch: pytest.MonkeyPatch, number: int, given: tuple[int], said: int
) -> None:
    monkeypatch.setattr(switch, "FUNCTIONS", {})
    space: dict[str, Any] = {"__name__": "m"}
    exec(MUTATED, space)
    mutants = {name: what for name, what in space.items() if isinstance(what, FunctionType) and "__mutmut_" in name}
    function = switch.switched(mutants)(space["f"])
    assert function(5) == 6
    switch.become(f"m.x_f__mutmut_{number}")
    assert function(*given) == said


def test_where_it_is_recorded_a_function_notes_that_it_ran(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(switch, "FUNCTIONS", {})
    monkeypatch.setattr(switch, "HITS", set())
    monkeypatch.setenv(switch.RECORD, "1")
    space: dict[str, Any] = {"__name__": "m"}
    exec(MUTATED, space)
    function = switch.switched({})(space["f"])
    assert not switch.HITS
    assert function(5) == 6
    assert list(switch.HITS) == ["m.x_f"]
