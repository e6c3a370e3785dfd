# SPDX-License-Identifier: MIT
"""A set-up that no game can start with is refused with the very words that its sentence needs."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest
from tests.games.little_alchemists.rig import ASSIGNMENT, COLOURS, EXAM, fate

from aludel.games.little_alchemists import GAME, data
from aludel.games.little_alchemists.effects import EFFECTS
from aludel.games.referee import BadSetup, Setup

POTIONS = ", ".join(data.prices())
WORDS = "cost, points, amount, effect, potion"
LEVELS = "1, 2, 3, 4, 5, 6, 7"
SPACES = data.board_entry(1)["spaces"]


def told(start: Callable[[], Any]) -> tuple[str, dict[str, Any]]:
    """Key and words of the refusal."""
    with pytest.raises(BadSetup) as bad:
        start()
    return bad.value.key, dict(bad.value.args_)


def with_overlay(level: int, **parts: Any) -> tuple[str, dict[str, Any]]:
    """The refusal of an overlay."""
    return told(lambda: GAME.check(Setup(level, COLOURS[:2], house={"overlay": parts})))


@pytest.mark.parametrize(
    ("setup", "key", "words"),
    [
        (Setup(8, COLOURS), "unknown-level", {"game": "Little Alchemists", "level": 8, "levels": LEVELS}),
        (Setup(0, COLOURS), "unknown-level", {"game": "Little Alchemists", "level": 0, "levels": LEVELS}),
        (Setup(1, ("red",)), "wrong-seats", {"given": 1, "fewest": 2, "most": 4}),
        (Setup(1, (*COLOURS, "mauve")), "wrong-seats", {"given": 5, "fewest": 2, "most": 4}),
        (Setup(1, ("yellow", "red")), "seats-out-of-order", {"colours": "red, yellow, green, blue"}),
        (Setup(1, COLOURS[:2], first=2), "wrong-first-seat", {"first": 2}),
        (Setup(1, COLOURS[:2], first=-1), "wrong-first-seat", {"first": -1}),
        (Setup(1, COLOURS[:2], house={"cats": True}), "unknown-house-rule", {"name": "cats"}),
        (Setup(1, COLOURS[:2], house={"overlay": {"cats": 1}}), "overlay-part",
         {"name": "cats", "parts": "artifacts, boards, customers, marks"}),
    ],
)  # fmt: skip
def test_a_setup_is_refused_in_words(setup: Setup, key: str, words: dict[str, Any]) -> None:
    assert told(lambda: GAME.check(setup)) == (key, words)


TILES = {"plain": 4, "three": 0, "four": 0}


@pytest.mark.parametrize(
    ("own", "key", "words"),
    [
        ({"toad": TILES}, "overlay-ingredient", {"ingredient": "toad", "level": 1}),
        ({"frog": {**TILES, "plain": -1}}, "overlay-marks",
         {"ingredient": "frog", "level": 1, "most": data.most_tiles("frog")}),
        ({"frog": {**TILES, "plain": 90}}, "overlay-marks",
         {"ingredient": "frog", "level": 1, "most": data.most_tiles("frog")}),
    ],
)  # fmt: skip
def test_tiles_that_cannot_be_are_named(own: dict[str, Any], key: str, words: dict[str, Any]) -> None:
    assert with_overlay(1, marks=[{"levels": [1], **own}]) == (key, words)


def test_marks_are_known_or_not() -> None:
    key, words = told(lambda: GAME.check(Setup(1, COLOURS[:2], house={"marks": "perhaps"})))
    assert (key, words["name"]) == ("bad-house-rule", "marks")
    assert "unknown" in words["values"].split(", ")


def test_a_first_seat_at_the_table_is_taken() -> None:
    for first in (0, 1, None):
        GAME.check(Setup(1, COLOURS[:2], first=first))


SHAPES = [
    ({"boards": {}}, "boards"),
    ({"boards": [{"levels": [1], "spaces": [], "cross": {}}]}, "boards"),
    ({"boards": [{"levels": [1], "spaces": {"A": "fire"}, "cross": {}}]}, "boards"),
    ({"boards": [{"levels": [1], "spaces": {"A": [1]}, "cross": {}}]}, "boards"),
    ({"boards": [{"levels": [1], "spaces": {}, "cross": {"A|B": 1}}]}, "boards"),
    ({"boards": [{"levels": [1], "spaces": {}, "cross": {}, "turned": []}]}, "boards"),
    ({"boards": [{"levels": 1, "spaces": {}, "cross": {}}]}, "boards"),
    ({"customers": []}, "customers"),
    ({"marks": {}}, "marks"),
    ({"marks": [{"frog": {}}]}, "marks"),
    ({"artifacts": []}, "artifacts"),
    ({"artifacts": {"purple-1": 3}}, "purple-1"),
]


@pytest.mark.parametrize(("parts", "part"), SHAPES, ids=range(len(SHAPES)))
def test_a_part_of_an_overlay_that_is_shaped_otherwise_is_named(parts: dict[str, Any], part: str) -> None:
    assert with_overlay(1, **parts) == ("overlay-shape", {"part": part})


def test_an_overlay_that_is_none_is_named() -> None:
    setup = Setup(1, COLOURS[:2], house={"overlay": []})
    assert told(lambda: GAME.check(setup)) == ("overlay-shape", {"part": "overlay"})


@pytest.mark.parametrize(
    ("customers", "key", "words"),
    [
        ({"soup": 3}, "overlay-potion", {"potion": "soup"}),
        ({"fire": 0}, "overlay-price", {"potion": "fire", "fewest": 1, "most": 9}),
        ({"fire": 10}, "overlay-price", {"potion": "fire", "fewest": 1, "most": 9}),
        ({"fire": True}, "overlay-price", {"potion": "fire", "fewest": 1, "most": 9}),
    ],
)
def test_a_customer_that_cannot_be_is_named(customers: dict[str, Any], key: str, words: dict[str, Any]) -> None:
    assert with_overlay(1, customers=customers) == (key, words)


@pytest.mark.parametrize(
    ("own", "key", "words"),
    [
        ({"purple-9": {}}, "overlay-artifact", {"artifact": "purple-9"}),
        ({"purple-1": {"size": 1}}, "overlay-artifact-word", {"artifact": "purple-1", "word": "size", "words": WORDS}),
        ({"purple-1": {"cost": 0}}, "overlay-artifact-number",
         {"artifact": "purple-1", "word": "cost", "fewest": 1, "most": 9}),
        ({"purple-1": {"points": 10}}, "overlay-artifact-number",
         {"artifact": "purple-1", "word": "points", "fewest": 0, "most": 9}),
        ({"purple-1": {"effect": "flight"}}, "overlay-effect", {"artifact": "purple-1", "effects": ", ".join(EFFECTS)}),
        ({"gold-1": {"potion": "soup"}}, "overlay-artifact-potion", {"artifact": "gold-1", "potions": POTIONS}),
        ({"gold-1": {"amount": 0}}, "overlay-artifact-needs",
         {"artifact": "gold-1", "effect": "per-token", "word": "amount"}),
        ({"gold-6": {"effect": "per-token"}}, "overlay-artifact-needs",
         {"artifact": "gold-6", "effect": "per-token", "word": "potion"}),
    ],
)  # fmt: skip
def test_an_artifact_that_cannot_be_is_named(own: dict[str, Any], key: str, words: dict[str, Any]) -> None:
    assert with_overlay(6, artifacts=own) == (key, words)


def test_what_is_right_in_an_overlay_is_taken() -> None:
    overlay = {
        "customers": {"fire": 1, "luck": 9},
        "boards": [{**deepcopy(data.board_entry(1)), "levels": [1]}],
        "artifacts": {"purple-1": {"cost": 1, "points": 0}, "purple-2": {"cost": 9, "points": 9}},
    }
    for level in (1, 6):
        GAME.check(Setup(level, COLOURS[:2], house={"overlay": overlay}))


def with_fate(**changes: Any) -> tuple[str, dict[str, Any]]:
    """The refusal of a fate."""
    return told(lambda: GAME.new(Setup(1, COLOURS[:2]), {**fate(), **changes}))


FATES = [
    ({"orientation": 2}, "orientation"),
    ({"orientation": -1}, "orientation"),
    ({"orientation": True}, "orientation"),
    ({"orientation": None}, "orientation"),
    ({"first": 2}, "first"),
    ({"first": -1}, "first"),
    ({"first": False}, "first"),
    ({"assignment": []}, "assignment"),
    ({"assignment": {**ASSIGNMENT, "toad": "FYa"}}, "assignment"),
    ({"assignment": {**ASSIGNMENT, "frog": "FYb"}}, "assignment"),
    ({"exam": None}, "exam"),
    ({"exam": EXAM[:5]}, "exam"),
    ({"exam": [*EXAM[:5], ["frog", "frog"]]}, "exam"),
    ({"exam": [*EXAM[:5], ["frog", "toad"]]}, "exam"),
    ({"exam": [*EXAM[:5], ["frog"]]}, "exam"),
    ({"exam": [*EXAM[:5], "frog"]}, "exam"),
]


@pytest.mark.parametrize(("changes", "part"), FATES, ids=range(len(FATES)))
def test_a_fate_that_does_not_fit_names_its_part(changes: dict[str, Any], part: str) -> None:
    assert with_fate(**changes) == ("bad-fate", {"part": part})


def test_a_fate_that_fits_is_played() -> None:
    state = GAME.new(Setup(1, COLOURS[:2]), {**fate(), "orientation": 1, "first": 1}).state
    assert (state.secret.orientation, state.first, state.seat) == (1, 1, 1)
    assert state.secret.exam[-1] == tuple(sorted(state.rules.kind_index[name] for name in EXAM[-1]))
    assert [state.rules.board.spaces[n] for n in state.secret.assignment] == [
        ASSIGNMENT[kind] for kind in state.rules.kinds
    ]
    assert set(SPACES) == set(state.rules.board.spaces)
