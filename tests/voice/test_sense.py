# SPDX-License-Identifier: MIT
"""What phrases must say beyond being there: names that differ, legends that fit the buttons, numbers that are told."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor
from tests.voice.ftl import FOLDERS, keys, parse
from tests.voice.samples import fill

from aludel.errors import LANGUAGES
from aludel.games.fate import CodeSource
from aludel.games.referee import Setup, registry
from aludel.utterance import Utterance
from aludel.voice.kana import kana_number
from aludel.voice.phrasebook import CASES, Phrasebook

GAME = registry()["little-alchemists"]
SORTS = ("seat", "type", "potion", "pet", "artifact", "ingredient", "other", "trophy")
languages = pytest.mark.parametrize("language", LANGUAGES)
both = pytest.mark.parametrize("spoken", [False, True], ids=["caption", "spoken"])


# -- names


@languages
@pytest.mark.parametrize("sort", SORTS)
def test_names_of_one_sort_differ(language, sort):
    """In every form in which a sentence may put them: who hears one must know which is meant."""
    book = Phrasebook(language)
    named = sorted(key for key in book.keys if key.startswith(f"{sort}-"))
    assert len(named) >= 3
    for attribute in ("", "spoken", *CASES):
        forms = {form(book, key, attribute).casefold() for key in named}
        assert len(forms) == len(named), forms


def form(book: Phrasebook, key: str, attribute: str) -> str:
    """A word in one of its forms; in its plain one where it has no such form."""
    message = book.bundle.get_message(key)
    return str(book.bundle.format_pattern(message.attributes.get(attribute, message.value), {})[0])


# -- buttons


LEGENDS = {"la-prompt-customer": 3, "la-prompt-customer-five": 5, "la-prompt-wish": 5, "la-prompt-exam": 3}
"""Prompts that say which market button is which potion, and how many buttons they name."""
NUMERALS = {
    "en": ("one", "two", "three", "four", "five"),
    "cs": ("jedna", "dva", "tři", "čtyři", "pět"),
    "de": ("eins", "zwei", "drei", "vier", "fünf"),
    "ja": ("いちばん", "にばん", "さんばん", "よんばん", "ごばん"),
}


@cache
def buttons() -> dict[str, dict[int, str]]:
    """By prompt what the market buttons mean in whole random games."""
    found: dict[str, dict[int, str]] = {key: {} for key in LEGENDS}
    rng = random.Random(3)
    for level in (1, 3, 7) * 12:
        setup = Setup(level, GAME.info.colours[:2])
        state = GAME.new(setup, GAME.draw(setup, CodeSource(str(rng.random())))).state
        while movers := GAME.movers(state):
            prompt = GAME.prompt(state)
            for button, potion in meant(prompt) if prompt.key in LEGENDS else ():
                assert found[prompt.key].setdefault(button, potion) == potion
            moves = [move for seat in movers for move in GAME.moves(state, seat)]
            state = GAME.apply(state, rng.choice(moves)).state
    return found


def meant(prompt) -> Iterator[tuple[int, str]]:
    for choice in prompt.choices:
        (button,) = choice.press.buttons
        if button.startswith("market-"):
            yield int(button[-1]), choice.key.rpartition("-")[2]


@languages
@both
@pytest.mark.parametrize("key", LEGENDS)
def test_a_legend_names_what_the_buttons_mean(language, spoken, key):
    book = Phrasebook(language)
    order = [potion for _, potion in sorted(buttons()[key].items())]
    assert sorted(buttons()[key]) == [*range(1, LEGENDS[key] + 1)]
    types = {
        book.render(Utterance(f"type-{potion}"), spoken): potion for potion in buttons()["la-prompt-wish"].values()
    }
    end = "" if language == "ja" else r"\b"
    numerals = NUMERALS[language] if spoken else tuple(map(str, range(1, 6)))
    text = book.render(Utterance(key, fill(keys()[key], random.Random(1))), spoken)
    named = re.findall(rf"({'|'.join(numerals)})(?: for| je| für|は)? ?({'|'.join(types)}){end}", text)
    assert [(numerals.index(number), types[word]) for number, word in named] == list(enumerate(order))


# -- numbers


ONE = {
    "en": "one",
    "cs": "jeden|jedna|jednu|jedno|jednoho",
    "de": "ein|eine|einen|einem|einer|eins",
    "ja": "1|いち|いっ",
}
SINGULAR = {
    "en": "tile|gap|coin|answer|point|gem|key",
    "cs": "dílek|mezeru|mince|minci|klíč|bod|řešení|odpověď",
    "de": "Lücke|Münze|Punkt|Lösung|oberste",
    "ja": "一|ひと",
}
"""Words for what there is one of: they may stand for the number itself."""
TWO = {"en": "two", "cs": "dva|dvě|dvou", "de": "zwei", "ja": "に|ふた"}


class _Plurals(Visitor):
    """The variables of which a message tells one thing apart from several."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if any(isinstance(one.key, ast.Identifier) and one.key.name == "one" for one in node.variants):
            self.names.add(node.selector.id.name)
        self.generic_visit(node)


def counted() -> list[tuple[str, str]]:
    """Each message of the game with a number that it counts something by."""
    found = []
    for folder in FOLDERS:
        for message in parse(folder / "en.ftl").body:
            if isinstance(message, ast.Message) and message.id.name.startswith("la-"):
                visitor = _Plurals()
                visitor.visit(message)
                found += [(message.id.name, name) for name in sorted(visitor.names)]
    return found


def said_in(language: str, words: str, text: str) -> int:
    """How often one of the words is said. Japanese has no spaces between its words."""
    whole = words if language == "ja" else rf"(?<!\w)(?:{words})(?!\w)"
    return len(re.findall(whole, text, re.IGNORECASE))


@languages
@both
@pytest.mark.parametrize(("key", "name"), counted())
def test_a_number_is_told_whatever_it_is(language, spoken, key, name):
    book, others = Phrasebook(language), fill(keys()[key], random.Random(1)) | {"place": 4, "draw": 4}

    def text(count: int) -> str:
        return book.render(Utterance(key, {**others, name: count}), spoken) or ""

    texts = {count: text(count) for count in (0, 1, 2, 3, 7)}
    assert len({*texts.values()}) == len(texts), texts
    one, single = ONE[language], f"{ONE[language]}|{SINGULAR[language]}"
    assert said_in(language, single, texts[1]) > said_in(language, single, texts[7]), texts
    assert said_in(language, one, texts[0]) <= said_in(language, one, texts[7]), texts
    for count, words in ((2, TWO[language]), (3, "3"), (7, "7")):
        number = f"{count}|{words}" + (f"|{kana_number(count)}" if language == "ja" else "")
        assert said_in(language, number, texts[count]) > said_in(language, number, texts[1]), texts


# -- sentences


def sentences() -> list[str]:
    """Events, prompts, choices and refusals: what is said by itself."""
    return [key for key in keys() if key.startswith("la-") and not key.startswith("la-way-")]


ALIKE = {frozenset({"la-choice-take", "la-choice-buy-free"})}
"""What may say the same: either way the tile costs nothing."""


@languages
@both
def test_no_message_is_a_stub(language, spoken):
    book = Phrasebook(language)
    whole: dict[str, list[str]] = {}
    for key in sentences():
        words = book.render(Utterance(key, fill(keys()[key], random.Random(2))), spoken)
        assert words[-1] in ".!?。", (key, words)
        assert len(words) >= 5 if language == "ja" else len(words.split()) >= 2, (key, words)
        assert re.sub(r"\W+", "-", words.casefold()).strip("-") != key.removeprefix("la-"), (key, words)
        assert not re.search(r"\b(todo|tbd|xxx|fixme|lorem)\b|\.\.\.|…", words.casefold()), (key, words)
        whole.setdefault(words, []).append(key)
    assert [found for found in whole.values() if len(found) > 1 and frozenset(found) not in ALIKE] == []


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_no_sentence_is_left_in_english(language):
    book, english, rng = Phrasebook(language), Phrasebook("en"), random.Random(2)
    filled = [Utterance(key, fill(keys()[key], rng)) for key in sentences()]
    assert [said.key for said in filled if book.caption(said) == english.caption(said)] == []
