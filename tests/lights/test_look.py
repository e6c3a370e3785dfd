# SPDX-License-Identifier: MIT
"""Colours and patterns."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aludel.games import scene
from aludel.lights.look import PALETTE, PATTERNS, place_of


def test_every_colour_and_pattern_of_a_scene_has_a_look() -> None:
    assert set(PALETTE) == set(scene.COLOURS)
    assert set(PATTERNS) >= set(scene.PATTERNS)


def test_no_two_colours_look_the_same() -> None:
    assert len(set(PALETTE.values())) == len(PALETTE)


@given(st.sampled_from(sorted(PATTERNS)), st.floats(0, 1e6), st.integers(0, 4))
def test_brightness_stays_within_its_bounds(name: str, seconds: float, place: int) -> None:
    assert 0.0 <= PATTERNS[name].level(seconds, place) <= 1.0


@pytest.mark.parametrize("name", sorted(PATTERNS))
def test_nothing_flashes_more_than_three_times_in_any_second(name: str) -> None:
    pattern = PATTERNS[name]
    step = 0.01
    lit = [pattern.level(n * step) >= 0.5 for n in range(int(2 * pattern.period / step) + 101)]
    rises = [n for n in range(1, len(lit)) if lit[n] and not lit[n - 1]]
    assert all(sum(first <= rise < first + 100 for rise in rises) <= 3 for first in rises)


def test_blink_is_half_on_and_half_off() -> None:
    assert [PATTERNS["blink"].level(t) for t in (0.0, 0.49, 0.51, 0.99, 1.0)] == [1, 1, 0, 0, 1]


def test_breathing_never_goes_out() -> None:
    levels = [PATTERNS["breathe"].level(n / 10) for n in range(30)]
    assert min(levels) > 0 and max(levels) == 1.0


def test_a_chase_runs_along_its_row() -> None:
    lit = [[PATTERNS["chase"].level(0.1 + 0.3 * step, place) > 0 for place in range(5)] for step in range(5)]
    assert lit == [[place == step for place in range(5)] for step in range(5)]


def test_flash_counts_differ() -> None:
    assert [PATTERNS[f"flash-{n}"].flashes() for n in (1, 2, 3)] == [1, 2, 3]


def test_a_lamp_knows_its_place() -> None:
    assert [place_of(name) for name in ("market-1", "market-5", "camera", "customer-fire")] == [0, 4, 0, 0]
