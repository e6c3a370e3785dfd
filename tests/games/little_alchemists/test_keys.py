# SPDX-License-Identifier: MIT
"""The list of phrases is what the engine gives out: nothing else, and nothing that it never says."""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tests.games.little_alchemists.levels import LEVELS, games
from tests.voice.ftl import keys

from aludel.games import little_alchemists
from aludel.games.little_alchemists import GAME, phrases
from aludel.games.little_alchemists.state import State
from aludel.games.referee import TABLE, Event

FOLDER = Path(little_alchemists.__file__).parent
GAMES = 12
"""Random games a level."""


@cache
def positions() -> tuple[State, ...]:
    """Positions of all levels."""
    return tuple(state for level in LEVELS for game in games(level, GAMES) for state, _ in game)


@cache
def told() -> tuple[Event, ...]:
    """Everything that is told in these games."""
    every = (game for level in LEVELS for game in games(level, GAMES))
    return tuple(event for game in every for state, move in game if move for event in GAME.apply(state, move).events)


@cache
def literals() -> frozenset[str]:
    """Every text in the engine's code but in the list itself."""
    files = [path for path in FOLDER.glob("*.py") if path.name != "phrases.py"]
    return frozenset(
        node.value
        for path in files
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


def given() -> Iterator[str]:
    """Every key that these games give out."""
    for state in positions():
        prompt = GAME.prompt(state)
        yield prompt.key
        yield from (choice.key for choice in prompt.choices)
        yield from (way.key for way in prompt.ways)
    yield from (f"la-{event.kind}" for event in told())


def test_no_key_of_any_level_is_given_out_that_is_not_listed() -> None:
    found = set(given())
    assert found <= phrases.phrase_keys()
    assert {f"la-prompt-{name}" for name in phrases.PROMPTS} <= found
    assert {f"la-way-{name}" for name in phrases.WAYS} <= found
    assert {f"la-choice-{name}" for name in phrases.CHOICES} <= found


def test_every_event_that_is_listed_is_named_in_the_code() -> None:
    assert [kind for kind in phrases.EVENTS if kind not in literals()] == []


def test_every_reason_that_is_listed_is_named_in_the_code_and_the_other_way_round() -> None:
    reasons = {text for text in literals() if text.startswith("la-no-")}
    assert reasons | set(phrases.WRONG_NUMBER.values()) == {f"la-no-{name}" for name in phrases.REASONS}


def test_no_key_is_listed_twice() -> None:
    for names in (phrases.EVENTS, phrases.PROMPTS, phrases.WAYS, phrases.CHOICES, phrases.REASONS):
        assert len(set(names)) == len(names)


def test_whatever_is_laid_or_named_has_words() -> None:
    kinds = {kind for state in positions() for kind in (*GAME.prompt(state).tray, *GAME.prompt(state).browse)}
    assert {f"piece-{kind.replace('.', '-')}" for kind in kinds} - set(keys()) == set()
    assert {"word.none", "answer.powerless", "number.20", "word.shop", "word.judged-pay", "theory.frog"} <= kinds


def test_every_sound_goes_with_an_event_that_all_hear() -> None:
    sounds = tomllib.loads((FOLDER / "sounds.toml").read_text("utf-8"))
    assert set(sounds) <= set(phrases.EVENTS)
    private = {event.kind for event in told() if event.to != TABLE}
    assert private and not private & set(sounds)
