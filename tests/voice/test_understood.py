# SPDX-License-Identifier: MIT
"""Speech recognition listens to 50 English phrases a run, other ones each day, through the real engine."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest
from tests.voice.conftest import PATIENCE
from tests.voice.listener import Listener, plain
from tests.voice.samples import POTIONS, SEATS
from tests.voice.test_phrases import utterances

from aludel.utterance import Utterance
from aludel.voice.pcm import read_wav
from aludel.voice.phrasebook import Phrasebook

PHRASES = 50
WORD_ERROR = 0.25
"""Of all the words of a run, how many may be heard wrong."""


@pytest.fixture(scope="module")
def listener(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Listener]:
    folder = tmp_path_factory.mktemp("whisper")
    yield Listener(folder)
    (folder / "model.bin").unlink()


def seed() -> int:
    """Today, or what ALUDEL_SEED says, to hear a run's phrases again."""
    return int(os.environ.get("ALUDEL_SEED", date.today().toordinal()))


def sample(count: int) -> list[Utterance]:
    """Phrases that sound different; letters spelled one by one are no words."""
    book = Phrasebook("en")
    different = {book.spoken(u): u for u in utterances() if "code" not in u.args}
    return random.Random(seed()).sample(sorted(different.values(), key=book.spoken), count)


@pytest.mark.slow
@pytest.mark.heavy
def test_fifty_phrases_are_understood(room, listener):
    import jiwer

    voice = room.voice("pyttsx3", "wav")
    chosen = sample(PHRASES)
    for utterance in chosen:
        voice.say(utterance)
        assert voice.wait(PATIENCE)
    wavs: list[Path] = sorted(room.wavs.iterdir())
    assert len(wavs) == PHRASES
    wanted = [plain(voice.book.spoken(utterance)) for utterance in chosen]
    heard = [plain(listener.hear(read_wav(wav))) for wav in wavs]
    errors = [jiwer.wer(right, got) for right, got in zip(wanted, heard, strict=True)]
    worst = sorted(zip(errors, wanted, heard, strict=True), reverse=True)[:10]
    mean = sum(errors) / PHRASES
    print(f"seed {seed()}: mean word error {mean:.3f}, over all words {jiwer.wer(wanted, heard):.3f}", *worst, sep="\n")
    assert jiwer.wer(wanted, heard) <= WORD_ERROR, (seed(), worst)


@pytest.mark.slow
def test_the_potion_of_an_announcement_is_always_heard_right(room, listener):
    """The one word that a whole evening hangs on."""
    voice = room.voice("pyttsx3", "wav")
    for n, potion in enumerate(POTIONS):
        voice.say(Utterance("la-potion", {"seat": SEATS[(seed() + n) % len(SEATS)], "potion": potion}))
    assert voice.wait(PATIENCE)
    wanted = [voice.book.spoken(Utterance(f"potion-{potion}")) for potion in POTIONS]
    heard = [plain(listener.hear(read_wav(wav))) for wav in sorted(room.wavs.iterdir())]
    assert [name for name, sentence in zip(wanted, heard, strict=True) if name not in sentence] == [], heard


def test_numbers_are_compared_as_words():
    assert plain("You've 12 coins: 40%, Red!") == "youve twelve coins forty per cent red"
