# SPDX-License-Identifier: MIT
"""Every phrase exists in every language, says the same things, and can be spoken."""

from __future__ import annotations

import random
import re
import shutil
import subprocess
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from fluent.syntax import ast
from tests.voice.ftl import FOLDERS, WORDS, cases_asked, files, forms, keys, parse
from tests.voice.samples import TEXTS, fill

from aludel.errors import LANGUAGES
from aludel.pieces import tags
from aludel.reading import Reason
from aludel.utterance import Utterance
from aludel.voice.phrasebook import SPOKEN, Phrasebook
from aludel.voice.synth import voice_line

LONGEST_CAPTION = 120
LIKELY_NUMBERS = (0, 1, 2, 3, 5, 12)
INFLECTED = ("cs", "de")
KANJI = re.compile(r"[㐀-䶿一-鿿豈-﫿々〇]")
ERRORS = Path(__file__).parents[2] / "pi_app" / "aludel" / "errors"
folders = pytest.mark.parametrize("folder", [*FOLDERS, ERRORS], ids=lambda path: path.parent.name)
languages = pytest.mark.parametrize("language", LANGUAGES)


def utterances() -> list[Utterance]:
    """Each phrase that is said, filled three times."""
    rng = random.Random(5)
    return [
        Utterance(key, fill(variables, rng))
        for key, variables in keys().items()
        if not WORDS.match(key)
        for _ in range(3 if variables else 1)
    ]


def longest(book: Phrasebook, names: frozenset[str]) -> Iterator[dict[str, str | int]]:
    """The arguments with which a phrase is longest, for some numbers."""

    def written(name: str, value: str) -> int:
        return max(len(book.render(Utterance(key), spoken=False) or "") for key in (f"{name}-{value}", value))

    texts = {name: max(TEXTS[name], key=partial(written, name)) for name in names & {*TEXTS}}
    for number in LIKELY_NUMBERS:
        yield {**dict.fromkeys(names, number), **texts}


@folders
@languages
def test_every_language_has_the_same_keys_and_variables(folder, language):
    english, other = ({} for _ in range(2))
    for found, name in ((english, "en"), (other, language)):
        for form in forms(files(folder)[name]):
            found[form.key] = found.get(form.key, frozenset()) | form.variables
    letters = {key for key in other if key.startswith("letter-")}
    assert {key: other.get(key) for key in english} == english
    assert not set(other) - set(english) - letters


@folders
@languages
def test_nothing_is_empty_junk_or_twice_there(folder, language):
    body = parse(files(folder)[language]).body
    names = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    assert not [entry.content for entry in body if isinstance(entry, ast.Junk)]
    assert len(names) == len(set(names))
    assert all(entry.value is not None for entry in body if isinstance(entry, ast.Message))


def test_no_two_folders_share_a_key():
    names = [form.key for folder in FOLDERS for form in forms(folder / "en.ftl") if not form.attribute]
    assert len(names) == len(set(names))


@languages
def test_each_phrase_renders_in_its_own_language(language):
    book = Phrasebook(language)
    for utterance in utterances():
        for spoken in (False, True):
            words = book.render(utterance, spoken)
            assert words, (language, utterance)
            assert "{" not in words and "$" not in words, words


@languages
def test_captions_fit(language):
    book = Phrasebook(language)
    captions = [book.caption(utterance) for utterance in utterances()]
    assert [caption for caption in captions if len(caption) > LONGEST_CAPTION] == []


@languages
def test_captions_fit_with_the_longest_words(language):
    """Every argument at its longest: the words that this language writes longest, numbers of one and two digits."""
    book = Phrasebook(language)
    captions = [book.caption(Utterance(key, args)) for key, names in keys().items() for args in longest(book, names)]
    assert [caption for caption in captions if len(caption) > LONGEST_CAPTION] == []


@languages
def test_every_piece_has_a_name(language):
    """Pieces are offered by name where the camera is not used."""
    book = Phrasebook(language)
    kinds = {kind for game in tags.table() for kind in tags.kinds(game)}
    assert len(kinds) > 50
    assert [kind for kind in kinds if book.render(Utterance(f"piece-{kind.replace('.', '-')}"), True) is None] == []


@languages
def test_a_case_that_is_asked_for_is_known_of_every_word(language):
    """A word without it would be put in as it is, and the sentence be wrong."""
    book, asked = Phrasebook(language), cases_asked(language)
    known = {(form.key, form.attribute) for folder in FOLDERS for form in forms(files(folder)[language])}
    words = {(key, case) for family, case in asked for key in book.keys if key.startswith(f"{family}-")}
    assert words <= known
    assert bool(asked) == (language in INFLECTED)


@languages
def test_every_reason_of_the_camera_says_what_to_do(language):
    book = Phrasebook(language)
    for reason in Reason:
        assert book.render(Utterance(f"unsure-{reason}"), spoken=True), reason


def test_japanese_is_spoken_in_kana_only():
    book = Phrasebook("ja")
    spoken = [book.spoken(utterance) for utterance in utterances()]
    assert [words for words in spoken if KANJI.search(words) or re.search(r"[A-Za-z0-9]", words)] == []


@pytest.mark.parametrize("language", ["cs", "ja"])
def test_espeak_reads_it_in_its_own_language(language):
    """The engine marks what it reads with another language's voice as `(en)`: letters and signs it does not know."""
    assert shutil.which("espeak-ng"), "install espeak-ng"
    book = Phrasebook(language)
    text = "\n\n".join(book.spoken(utterance) for utterance in utterances() if "code" not in utterance.args)
    command = ["espeak-ng", "-v", voice_line(language).voice, "-q", "-x", "--stdin"]
    phonemes = subprocess.run(command, input=text, capture_output=True, text=True, check=True).stdout
    assert [line for line in phonemes.splitlines() if "(en)" in line] == []


def test_letters_are_read_one_by_one():
    told = Utterance("table-game-code", {"code": "AB-C"})
    assert Phrasebook("en").spoken(told) == "The game code is: A, B, C."
    assert Phrasebook("ja").spoken(told) == "ゲームコードは、エー, ビー, シー、です。"
    assert Phrasebook("en").caption(told) == "The game code is AB-C."


PAGES_OPEN = {
    "en": ("1, 0, dot, 7, colon, 8, 0", "4, 0, 9, 2, 1, 3"),
    "cs": ("1, 0, tečka, 7, dvojtečka, 8, 0", "4, 0, 9, 2, 1, 3"),
    "de": ("1, 0, Punkt, 7, Doppelpunkt, 8, 0", "4, 0, 9, 2, 1, 3"),
    "ja": ("いち, ゼロ, ドット, なな, コロン, はち, ゼロ", "よん, ゼロ, きゅう, に, いち, さん"),
}


@languages
def test_address_and_pin_are_read_digit_by_digit(language):
    told = Utterance("table-pages-open", {"address": "10.7:80", "pin": "409213"})
    spoken, caption = Phrasebook(language).spoken(told), Phrasebook(language).caption(told)
    assert all(words in spoken for words in PAGES_OPEN[language])
    assert "http://10.7:80" in caption and "409213" in caption


def test_a_missing_phrase_falls_back_to_english_then_to_its_key(tmp_path):
    (tmp_path / "en.ftl").write_text("only-english = Only { $n }\nbroken = Fine\n", "utf-8")
    (tmp_path / "de.ftl").write_text("broken = { $nothing }\n", "utf-8")
    book = Phrasebook("de", [tmp_path])
    assert book.caption(Utterance("only-english", {"n": 3})) == "Only 3"
    assert book.caption(Utterance("broken")) == "Fine"
    assert book.spoken(Utterance("nowhere")) == "nowhere"


def test_words_take_the_case_that_a_phrase_asks_for(tmp_path):
    (tmp_path / "en.ftl").write_text("show = Show { $thing }.\nthing-frog = frog\n", "utf-8")
    czech = "show = Ukaž { $thing_acc }.\n    .spoken = Ukaž { $thing }!\nthing-frog = žába\n    .acc = žábu\n"
    (tmp_path / "cs.ftl").write_text(czech, "utf-8")
    book = Phrasebook("cs", [tmp_path])
    assert book.caption(Utterance("show", {"thing": "frog"})) == "Ukaž žábu."
    assert book.spoken(Utterance("show", {"thing": "frog"})) == "Ukaž žába!"
    assert book.caption(Utterance("show", {"thing": "unheard"})) == "Ukaž unheard."


def test_an_unknown_language_speaks_english():
    assert Phrasebook("xx").language == "en"


def test_seats_stay_names_in_every_language():
    for language in LANGUAGES:
        told = Phrasebook(language).spoken(Utterance("la-turn", {"seat": "red"}))
        assert "red" not in told
        assert Phrasebook(language).bundle.has_message("seat-red")
    assert SPOKEN == "spoken"
