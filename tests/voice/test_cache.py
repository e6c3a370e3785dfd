# SPDX-License-Identifier: MIT
"""The phrase cache keeps what is speech, throws away what is not, and stays small."""

from __future__ import annotations

import os
import re
from pathlib import Path

import numpy as np
import pytest

from aludel.voice.cache import PART, STALE, PhraseCache, PhraseKey
from aludel.voice.pcm import RATE, level, read_wav, trim, write_wav

HUM = (np.sin(np.arange(RATE) / 20) * 9000).astype(np.int16)


def key(text: str) -> PhraseKey:
    return PhraseKey("hum", "en", 150, text)


def test_what_is_put_is_got_again(tmp_path):
    cache = PhraseCache(tmp_path)
    assert cache.get(key("a")) is None
    cache.put(key("a"), HUM)
    assert (PhraseCache(tmp_path).get(key("a")) == HUM).all()


def test_each_part_of_the_key_makes_another_phrase():
    keys = [key("a"), key("b"), PhraseKey("x", "en", 150, "a"), PhraseKey("hum", "de", 150, "a")]
    names = {k.name() for k in [*keys, PhraseKey("hum", "en", 151, "a")]}
    assert len(names) == 5


def test_file_names_tell_nothing(tmp_path):
    PhraseCache(tmp_path).put(key("a fire potion"), HUM)
    assert all(re.fullmatch(r"[0-9a-f]{64}\.wav", path.name) for path in tmp_path.iterdir())


@pytest.mark.parametrize("cut", [0, 10, 44, 5000])
def test_a_torn_file_is_thrown_away(cut, tmp_path):
    cache = PhraseCache(tmp_path)
    cache.put(key("a"), HUM)
    (path,) = tmp_path.iterdir()
    os.truncate(path, cut)
    assert cache.get(key("a")) is None
    assert not path.exists()


def test_silence_is_thrown_away_and_never_kept(tmp_path):
    cache = PhraseCache(tmp_path)
    write_wav(tmp_path / key("a").name(), np.zeros(RATE, dtype=np.int16))
    assert cache.get(key("a")) is None
    with pytest.raises(ValueError, match="silence"):
        cache.put(key("a"), np.zeros(RATE, dtype=np.int16))
    assert list(tmp_path.iterdir()) == []


def test_the_longest_unused_phrases_go_first(tmp_path):
    cache = PhraseCache(tmp_path, limit=5 * (2 * RATE + 100))
    for n, name in enumerate("abcde"):
        cache.put(key(name), HUM)
        os.utime(tmp_path / key(name).name(), (n, n))
    cache.get(key("a"))
    cache.put(key("f"), HUM)
    assert cache.get(key("b")) is None
    assert cache.get(key("a")) is not None and cache.get(key("f")) is not None
    assert sum(path.stat().st_size for path in tmp_path.iterdir()) <= cache.limit


def test_a_folder_that_cannot_be_made_only_costs_time(tmp_path):
    blocked = tmp_path / "file"
    blocked.write_text("in the way", "utf-8")
    cache = PhraseCache(blocked / "phrases")
    cache.put(key("a"), HUM)
    assert cache.get(key("a")) is None
    with cache.scratch() as path:
        write_wav(path, HUM)
        assert len(read_wav(path)) == len(HUM)
    assert not path.exists()


def test_what_a_power_cut_left_unfinished_is_swept_up(tmp_path):
    old, young = tmp_path / f"{PART}old", tmp_path / f"{PART}young"
    for path in (old, young):
        path.write_bytes(b"half")
    past = young.stat().st_mtime - STALE - 60
    os.utime(old, (past, past))
    PhraseCache(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == [young.name]


def test_levels_are_brought_to_one_loudness_and_pauses_cut():
    quiet = np.concatenate([np.zeros(RATE, np.int16), HUM // 20, np.zeros(RATE, np.int16)])
    assert abs(int(np.abs(level(quiet)).max()) - int(np.abs(level(HUM)).max())) < 600
    assert len(HUM) <= len(trim(quiet * 10)) < len(HUM) + RATE // 6
    assert (level(np.zeros(100, np.int16)) == 0).all()


def test_other_rates_and_stereo_are_brought_to_ours(tmp_path: Path):
    import wave

    with wave.open(str(tmp_path / "x.wav"), "wb") as file:
        file.setparams((2, 2, RATE // 2, 0, "NONE", ""))
        file.writeframes(np.repeat(HUM[:1000], 2).astype("<i2").tobytes())
    assert abs(len(read_wav(tmp_path / "x.wav")) - 2000) <= 2
