# SPDX-License-Identifier: MIT
"""The words of the pages: the same keys in every language, and every key that a template names is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

import aludel
from aludel.errors import LANGUAGES
from aludel.screens.web.render.now import now
from aludel.screens.words import PHRASES, words_of

from .gallery import moments, snapshot

PACKAGE = Path(aludel.__file__).parent
NAMED = re.compile(r"""["'](page-[a-z][a-z0-9-]*[a-z0-9])["']""")
VARIABLE = re.compile(r"\{ \$([a-z]+)")


def messages(language: str) -> dict[str, Message]:
    body = FluentParser().parse((PHRASES / f"{language}.ftl").read_text("utf-8")).body
    return {entry.id.name: entry for entry in body if isinstance(entry, Message)}


def junk(language: str) -> list[str]:
    body = FluentParser().parse((PHRASES / f"{language}.ftl").read_text("utf-8")).body
    return [entry.content for entry in body if type(entry).__name__ == "Junk"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_phrase(language):
    assert junk(language) == []
    assert set(messages(language)) == set(messages("en"))


def test_every_phrase_that_a_template_names_is_there():
    known = set(messages("en"))
    templates = sorted(PACKAGE.rglob("templates/**/*.html"))
    assert templates
    missing = {
        (path.name, key) for path in templates for key in NAMED.findall(path.read_text("utf-8")) if key not in known
    }
    assert not {(name, key) for name, key in missing if not any(one.startswith(f"{key}-") for one in known)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("level", range(1, 8))
def test_what_to_do_is_said_in_a_few_words_wherever_a_game_asks(level, language):
    for (mode, key), public in moments(level).items():
        if mode == "game":
            said = now(snapshot(public), words_of(language))
            assert said.headline
            assert not said.headline.startswith("page-"), key
            assert len(said.headline) < 50
            assert said.sentence
            assert said.sentence != said.headline
