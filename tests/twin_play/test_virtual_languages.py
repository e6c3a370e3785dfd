# SPDX-License-Identifier: MIT
"""The languages that the virtual table offers: each by its own name, and none is read that nobody speaks."""

from __future__ import annotations

import pytest

from aludel.errors import LANGUAGES
from aludel.screens.words import words_of
from aludel.voice import phrasebook

from .test_virtual_web import seat

__all__ = ["seat"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_is_offered_by_its_own_name(seat, language):
    seat.do(lambda: seat.front.speak(language))
    own = tuple((code, words_of(code)(f"language-{code}", {})) for code in LANGUAGES)
    assert seat.look.languages == own and len({name for _, name in own}) == len(LANGUAGES)


def test_a_look_reads_the_words_of_its_own_language_alone(seat, monkeypatch):
    seat.do(lambda: seat.front.speak("en"))
    words_of.cache_clear()
    read, load = [], phrasebook._load

    def loaded(language, folders):
        read.append(language)
        return load(language, folders)

    monkeypatch.setattr(phrasebook, "_load", loaded)
    seat.front._showing().look()
    assert set(read) == {"en"}
