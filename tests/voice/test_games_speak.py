# SPDX-License-Identifier: MIT
"""Whole random games of every installed game: each event, prompt, choice and refusal has words in every language."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from tests.voice.ftl import keys
from tests.voice.test_phrases import KANJI, LONGEST_CAPTION

import aludel.table
from aludel.errors import LANGUAGES
from aludel.games.fate import CodeSource
from aludel.games.referee import Event, Game, Setup, registry
from aludel.utterance import Utterance
from aludel.voice.phrasebook import Phrasebook

GAMES = 6
HINTED = 0.1
"""For how many positions hints are asked for: they take long."""
PACKAGE = Path(aludel.table.__file__).parent


def setups(game: Game[Any, Any]) -> Iterator[Setup]:
    fewest, most = game.info.seats
    for level in game.info.levels:
        for seats in range(fewest, most + 1):
            yield Setup(level, game.info.colours[:seats])


def told(game: Game[Any, Any], setup: Setup, rng: random.Random) -> Iterator[Utterance]:
    """Everything that one random game tells or asks."""
    code = "".join(rng.choices("ABCDEFGHJK", k=10))
    state, events = game.new(setup, game.draw(setup, CodeSource(code)))
    for _ in range(game.info.longest):
        yield from (_utterance(game, event) for event in events)
        prompt = game.prompt(state)
        yield Utterance(prompt.key, prompt.args)
        named = (*(choice.key for choice in prompt.choices), *(way.key for way in prompt.ways))
        yield from (Utterance(key, prompt.args) for key in named)
        yield from (Utterance(f"piece-{kind.replace('.', '-')}") for kind in prompt.browse)
        if rng.random() < HINTED:
            yield from (_utterance(game, hint) for hint in game.hints(state, rng.randrange(len(setup.seats))))
        moves = [move for seat in game.movers(state) for move in game.moves(state, seat)]
        if not moves:
            return
        state, events = game.apply(state, rng.choice(moves))


def _utterance(game: Game[Any, Any], event: Event) -> Utterance:
    return Utterance(f"{game.info.code}-{event.kind}", event.args)


@cache
def everything() -> tuple[Utterance, ...]:
    """Each different thing said in some games."""
    rng = random.Random(7)
    found = {}
    for game in registry().values():
        for setup in setups(game):
            for _ in range(GAMES):
                for utterance in told(game, setup, rng):
                    found[utterance.key, tuple(sorted(utterance.args.items()))] = utterance
    return tuple(found.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_a_game_says_has_words(language):
    book = Phrasebook(language)
    bad = []
    for utterance in everything():
        caption, spoken = (book.render(utterance, spoken) for spoken in (False, True))
        kana_only = language != "ja" or (spoken and not KANJI.search(spoken) and not re.search("[A-Za-z0-9]", spoken))
        if not caption or not spoken or len(caption) > LONGEST_CAPTION or not kana_only:
            bad.append((utterance, caption, spoken))
    assert bad == []
    assert len({utterance.key for utterance in everything()}) > 100


@pytest.mark.parametrize("language", ["cs", "de", "ja"])
def test_no_english_word_or_number_of_a_seat_slips_through(language):
    """An argument that no message knows would be shown as it is: `fire`, `red`, a seat's index."""
    words = {value for utterance in everything() for value in utterance.args.values() if isinstance(value, str)}
    book = Phrasebook(language)
    slipped = [u for u in everything() if any(re.search(rf"\b{word}\b", book.caption(u)) for word in words)]
    assert slipped == []
    assert not [u for u in everything() if isinstance(u.args.get("seat", ""), int)]


def literals(folder: Path) -> Iterator[str]:
    for file in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value


def test_every_key_that_the_table_names_exists():
    named = {text for text in literals(PACKAGE) if re.fullmatch(r"(table|unsure|first)(-[a-z]+)+", text)}
    assert len(named) > 20
    assert named <= set(keys())


def test_every_refusal_and_event_that_a_game_names_exists():
    for game in registry().values():
        folder = Path(__import__(type(game).__module__, fromlist=["_"]).__file__).parent
        shape = rf"{game.info.code}(-[a-z]+)+"
        named = {text for text in literals(folder) if re.fullmatch(shape, text)}
        for file in sorted(folder.rglob("*.py")):
            for node in ast.walk(ast.parse(file.read_text("utf-8"))):
                if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Event":
                    kinds = [a.value for a in node.args[:1] if isinstance(a, ast.Constant)]
                    named |= {f"{game.info.code}-{kind}" for kind in kinds}
        assert named and named <= set(keys())
