# SPDX-License-Identifier: MIT
"""The mixer: order, levels, fades; no clock, no thread."""

from __future__ import annotations

import numpy as np

from aludel.voice.mixer import GAP, Mixer, Speech
from aludel.voice.pcm import FULL


def tone(count: int, value: int = 10000) -> np.ndarray:
    return np.full(count, value, dtype=np.int16)


def all_of(mixer: Mixer, block: int = 441) -> np.ndarray:
    blocks = []
    while not mixer.idle:
        blocks.append(mixer.mix(block))
    return np.concatenate(blocks)


def test_phrases_follow_each_other_with_a_gap():
    mixer = Mixer(1.0)
    mixer.speak(Speech("a", tone(1000), 0))
    mixer.speak(Speech("b", tone(1000, 5000), 0))
    heard = all_of(mixer, 100)
    assert (heard[:1000] == 10000).all()
    assert (heard[1000 : 1000 + GAP] == 0).all()
    assert (heard == 5000).sum() == 1000


def test_effects_start_at_once_and_are_softer_beneath_speech():
    alone, beneath = Mixer(1.0), Mixer(1.0)
    alone.effect(tone(500))
    beneath.effect(tone(500))
    beneath.speak(Speech("a", tone(2000, 1), 0))
    assert alone.mix(100)[50] > beneath.mix(100)[50] > 1000


def test_nothing_overflows():
    mixer = Mixer(1.0)
    mixer.speak(Speech("a", tone(1000, FULL), 0))
    for _ in range(20):
        mixer.effect(tone(1000, FULL))
    heard = all_of(mixer)
    assert heard.max() == FULL and heard.min() >= 0


def test_volume_slides_and_never_jumps():
    mixer = Mixer(1.0)
    mixer.speak(Speech("a", tone(4000), 0))
    mixer.mix(441)
    mixer.gain = 0.0
    fading = mixer.mix(441).astype(int)
    assert np.abs(np.diff(fading)).max() < 100
    assert not mixer.mix(441).any()


def test_hush_drops_the_queue_and_fades_out_what_is_said():
    mixer = Mixer(1.0)
    for label in "abc":
        mixer.speak(Speech(label, tone(5000), 0))
    mixer.mix(441)
    mixer.hush()
    fading = mixer.mix(441).astype(int)
    assert fading[0] > 9000 and fading[-1] < 100 and np.abs(np.diff(fading)).max() < 100
    assert mixer.idle and not mixer.mix(441).any()


def test_hush_while_nothing_is_said_does_not_cut_the_next_phrase():
    mixer = Mixer(1.0)
    mixer.hush()
    mixer.speak(Speech("a", tone(2000), 0))
    assert (all_of(mixer)[:2000] == 10000).all()


def test_the_first_sound_of_a_phrase_is_noted_once():
    mixer = Mixer(1.0)
    late = Speech("a", np.concatenate([np.zeros(1000, np.int16), tone(1000)]), 0)
    mixer.speak(late)
    began = []
    while not mixer.idle:
        mixer.mix(441)
        began.append(list(mixer.began))
    assert [n for n, found in enumerate(began) if found] == [2]
    assert began[2] == [late]
