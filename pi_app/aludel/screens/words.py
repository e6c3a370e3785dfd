# SPDX-License-Identifier: MIT
"""The words of the pages: what is told aloud, and beside it what only pages say."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Final

from aludel.games.referee import Args
from aludel.screens.views import screens
from aludel.utterance import Utterance
from aludel.voice.phrasebook import Phrasebook, phrase_folders

PHRASES: Final = Path(__file__).with_name("phrases")

Words = Callable[[str, Args], str]
"""The words of a phrase, in one language."""


@cache
def page_folders() -> tuple[Path, ...]:
    """Where the words of the pages lie: the folder of all pages, then one of each game that brings some."""
    return (PHRASES, *(game.phrases for game in screens().values() if game.phrases is not None))


@cache
def words_of(language: str) -> Words:
    """The words of a language of errors.LANGUAGES; captions, not spoken forms."""
    book = Phrasebook(language, (*phrase_folders(), *page_folders()))

    def words(key: str, args: Args) -> str:
        return book.caption(Utterance(key, args))

    return words
