# SPDX-License-Identifier: MIT
"""The maps have no gap: every sentence has its place, every place its test or its reason, every test its place."""

from __future__ import annotations

import re

import pytest
from tests.rulebook.page import FOLDER, page
from tests.rulebook.places import APART, book, functions, games
from tests.rulebook.sentences import BOOKS, sections

GAMES = pytest.mark.parametrize("game", games())


def test_there_is_a_map() -> None:
    assert "little_alchemists" in games()


@GAMES
def test_every_sentence_has_its_place(game: str) -> None:
    for section in book(game).sections:
        assert [place.number for place in section.places] == list(range(1, section.sentences + 1)), section.title


@GAMES
def test_the_parts_follow_one_another(game: str) -> None:
    """Each reaches to the line with which the next begins, and begins with its own first heading."""
    parts = book(game).parts
    assert [part.start for part in parts[1:]] == [part.until for part in parts[:-1]]
    assert [part.sections[0].heading for part in parts] == [part.start for part in parts]


@GAMES
def test_every_place_has_a_test_or_a_reason(game: str) -> None:
    for place in book(game).places:
        where = (place.heading, place.number)
        assert place.says, where
        assert bool(place.tests) != bool(place.apart), where
        assert not place.apart or (place.apart in APART and place.why), where


@GAMES
def test_every_test_of_the_map_is_there(game: str) -> None:
    there = functions(f"rulebook/{game}")
    assert {node for place in book(game).places for node in place.tests} - there == set()


@GAMES
def test_every_rulebook_test_has_its_place(game: str) -> None:
    named = {node for place in book(game).places for node in place.tests}
    assert functions(f"rulebook/{game}") - named == set()


@GAMES
def test_every_ruling_is_held_by_tests_that_are_there(game: str) -> None:
    there = functions(f"games/{game}")
    for ruling in book(game).rulings:
        assert ruling.tests, ruling.title
        assert set(ruling.tests) <= there, ruling.title


@GAMES
def test_the_map_fits_the_rulebook(game: str) -> None:
    """As many sentences under each heading as the text has; none of its words is in the map."""
    held = book(game)
    path = BOOKS / held.book
    if not path.is_file():
        pytest.skip("the rulebooks do not lie beside this checkout (../shared/rulebooks)")
    text = path.read_text("utf-8")
    counted, words = {}, set[str]()
    for part in held.parts:
        headings = [section.heading for section in part.sections]
        for heading, sentences in sections(text, headings, part.start, part.until).items():
            counted[part.name, heading] = len(sentences)
            words.update(_plain(sentence) for sentence in sentences if sentence.count(" ") >= 3)
    assert counted == {(section.part, section.heading): section.sentences for section in held.sections}
    assert {place.says for place in held.places if _plain(place.says) in words} == set()


def _plain(sentence: str) -> str:
    return re.sub(r"[^a-z0-9 ]", "", sentence.lower()).strip()


@GAMES
def test_the_page_is_up_to_date(game: str) -> None:
    """Else: `python -m tests.rulebook.page`."""
    assert (FOLDER / f"{game}.md").read_text("utf-8") == page(game)
