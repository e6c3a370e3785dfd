# SPDX-License-Identifier: MIT
"""Game sounds: short, not clipped, different from each other, and all that games name exist."""

from __future__ import annotations

import tomllib
from itertools import combinations

import numpy as np
import pytest
from tests.voice.ftl import FOLDERS

from aludel.voice.pcm import FULL, RATE, loudness
from aludel.voice.sounds import SOUNDS, game_sound


@pytest.mark.parametrize("name", SOUNDS)
def test_sounds_are_short_heard_and_not_clipped(name):
    samples = game_sound(name)
    assert RATE // 5 < len(samples) < RATE
    assert loudness(samples) > 0.05
    assert np.abs(samples.astype(int)).max() / FULL < 10 ** (-3 / 20)
    assert abs(int(samples[-1])) < 300, "it ends in a click"


def test_sounds_differ():
    spectra = {name: np.abs(np.fft.rfft(game_sound(name), 2 * RATE)) for name in SOUNDS}
    for a, b in combinations(spectra, 2):
        likeness = spectra[a] @ spectra[b] / np.linalg.norm(spectra[a]) / np.linalg.norm(spectra[b])
        assert likeness < 0.9, (a, b)


def test_an_unknown_sound_is_silence():
    assert not game_sound("trumpet").any()


def test_every_sound_that_a_game_names_exists():
    named = [
        sound
        for folder in FOLDERS
        if (file := folder.parent / "sounds.toml").is_file()
        for sound in tomllib.loads(file.read_text("utf-8")).values()
    ]
    assert named and set(named) <= set(SOUNDS)
