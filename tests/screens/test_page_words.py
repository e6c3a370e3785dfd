# SPDX-License-Identifier: MIT
"""The words of the pages: the same in every language, each one used, and every one that a template names is there."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

import aludel
from aludel.errors import LANGUAGES
from aludel.screens.views import screens
from aludel.screens.web.render.now import now
from aludel.screens.words import PHRASES, page_folders, words_of
from aludel.voice.phrasebook import phrase_folders

from .gallery import moments, snapshot

PACKAGE = Path(aludel.__file__).parent
NAMED = re.compile(r"""["'](page-[a-z][a-z0-9-]*[a-z0-9])["']""")
WHOLE = re.compile(r"page-[a-z0-9-]*[a-z0-9](?![a-z0-9-])")
BEGUN = re.compile(r"""(page-[a-z0-9-]*-)(?:\$?\{|["'] ~)""")
"""The beginning of a phrase whose end is worked out."""
SOURCES = (".py", ".html", ".js", ".toml")


@cache
def body(folder: Path, language: str) -> list:
    return FluentParser().parse((folder / f"{language}.ftl").read_text("utf-8")).body


def messages(folder: Path, language: str) -> dict[str, Message]:
    return {entry.id.name: entry for entry in body(folder, language) if isinstance(entry, Message)}


def everything() -> set[str]:
    return {key for folder in page_folders() for key in messages(folder, "en")}


class Variables(Visitor):
    """Which variables a message takes, whatever their case: `potion_acc` is the accusative of `potion`."""

    def __init__(self, message: Message) -> None:
        self.names: set[str] = set()
        self.visit(message)

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.names.add(node.id.name.partition("_")[0])


@pytest.mark.parametrize("folder", page_folders(), ids=lambda folder: folder.parent.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_phrase_with_the_same_variables(folder, language):
    assert [entry.content for entry in body(folder, language) if type(entry).__name__ == "Junk"] == []
    assert set(messages(folder, language)) == set(messages(folder, "en"))
    for key, message in messages(folder, "en").items():
        assert Variables(messages(folder, language)[key]).names == Variables(message).names, key


def test_the_words_of_a_game_lie_with_it_under_its_own_names():
    keys = [key for folder in page_folders() for key in messages(folder, "en")]
    assert len(set(keys)) == len(keys)
    for game in screens().values():
        own = set(messages(game.phrases, "en"))
        starts = (f"page-{game.code}-", f"page-lesson-{game.code}-", "page-lesson-part-")
        assert own and not {key for key in own if not key.startswith(starts)}
        assert not {key for key in messages(PHRASES, "en") if key.startswith(starts[:2])}


def test_every_phrase_that_a_template_names_is_there():
    known = everything()
    templates = sorted(PACKAGE.rglob("templates/**/*.html"))
    assert templates
    missing = {
        (path.name, key) for path in templates for key in NAMED.findall(path.read_text("utf-8")) if key not in known
    }
    assert not {(name, key) for name, key in missing if not any(one.startswith(f"{key}-") for one in known)}


@cache
def sources() -> dict[Path, str]:
    paths = (path for path in PACKAGE.rglob("*") if path.suffix in SOURCES and "vendor" not in path.parts)
    return {path: path.read_text("utf-8") for path in paths}


@cache
def told_aloud() -> frozenset[str]:
    return frozenset(key for folder in phrase_folders() for key in messages(folder, "en"))


def is_used(key: str, whole: set[str], begun: set[str]) -> bool:
    """Whether a source names a phrase, or its beginning and its end; or it is the short form of one told aloud."""
    if key in whole or key.removeprefix("page-") in told_aloud():
        return True
    starts = [start for start in begun if key.startswith(start)]
    if any(start.count("-") > 2 or start == "page-button-" for start in starts):
        return True
    texts = [text for path, text in sources().items() if path.name == f"{key.split('-')[1]}.py"]
    return any(f'"{key.removeprefix(start)}"' in text for start in starts for text in texts)


def test_every_phrase_is_used():
    whole = {key for text in sources().values() for key in WHOLE.findall(text)}
    begun = {start for text in sources().values() for start in BEGUN.findall(text)}
    assert sorted(key for key in everything() if not is_used(key, whole, begun)) == []


def test_a_phrase_that_nothing_names_is_found():
    begun = {start for text in sources().values() for start in BEGUN.findall(text)}
    assert not is_used("page-seat-freed", set(), begun)
    assert not is_used("page-table-theme-dark", {"page-table-theme"}, begun)
    assert is_used("page-seat-not-seated", set(), begun)


@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_and_things_have_one_name(language):
    keys = {key for key in everything() if key.startswith(("page-button-", "page-thing-"))}
    said = [words_of(language)(key, {"place": 1, "number": 1}) for key in sorted(keys)]
    assert len(set(said)) == len(keys) > 15
    assert not [key for key in everything() - keys if "-button-" in key]
    assert words_of(language)("page-host-buttons", {}) == words_of(language)("page-thing-buttons", {})


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
