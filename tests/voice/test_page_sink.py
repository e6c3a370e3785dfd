# SPDX-License-Identifier: MIT
"""Sound for a browser's page: each phrase and effect as a WAV in memory, as loud as people have set it."""

from __future__ import annotations

import io
import wave

import numpy as np
import pytest
from tests.voice.conftest import PATIENCE

from aludel.errors import ConfigFault, VoiceFault
from aludel.utterance import Utterance
from aludel.voice.mixer import EFFECT
from aludel.voice.pcm import FULL, RATE
from aludel.voice.sinks import open_sink

TURN = Utterance("la-turn", {"seat": "red"})


class Page:
    """Keeps what it is handed, in order."""

    def __init__(self):
        self.heard, self.captions, self.sounds = [], [], []

    def captioned(self, number, line):
        self.captions.append((number, line))

    def told(self, number, label, wav):
        self.sounds.append((number, label, wav is not None))
        if wav is not None:
            self.heard.append((label, samples(wav)))

    def rang(self, wav):
        self.heard.append(("effect", samples(wav)))

    def hushed(self):
        self.heard.append(("hush", None))

    def loudest(self, label):
        return max(int(np.abs(wav.astype(int)).max()) for name, wav in self.heard if name == label)


def samples(wav):
    with wave.open(io.BytesIO(wav)) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
        return np.frombuffer(file.readframes(file.getnframes()), "<i2")


@pytest.fixture
def page():
    return Page()


def test_phrases_come_as_whole_sound_files_in_order(room, page):
    voice = room.voice("hum", "pages", outlet=page)
    voice.say(TURN)
    voice.say(Utterance("table-welcome"))
    assert voice.wait(PATIENCE)
    assert [label for label, _ in page.heard] == ["la-turn", "table-welcome"]
    assert all(len(wav) > RATE / 4 for _, wav in page.heard)
    assert room.captions[0] == "Red, it is your turn."


def test_a_caption_and_its_sound_have_one_number_though_the_voice_fails_on_a_phrase_between(room, page, monkeypatch):
    voice = room.voice("hum", "pages", outlet=page)
    makes = voice.synth.samples

    def samples_but(text, language, keep):
        if "Welcome" in text:
            raise VoiceFault("voice-failed", engine="hum")
        return makes(text, language, keep)

    monkeypatch.setattr(voice.synth, "samples", samples_but)
    for told in (TURN, Utterance("table-welcome"), Utterance("table-muted")):
        voice.say(told)
    assert voice.wait(PATIENCE)
    numbers = [number for number, _ in page.captions]
    assert len(set(numbers)) == 3 and None not in numbers
    labels = {number: (label, heard) for number, label, heard in page.sounds}
    assert [labels[number] for number in numbers] == [
        ("la-turn", True), ("table-welcome", False), ("table-muted", True)
    ]  # fmt: skip


def test_a_voice_that_sounds_elsewhere_promises_the_page_no_sound(room, page):
    voice = room.voice("hum", "wav", outlet=page)
    voice.say(TURN)
    assert voice.wait(PATIENCE)
    assert page.captions == [(None, "Red, it is your turn.")] and page.sounds == []


def test_effects_come_at_once_and_leave_room_for_speech(room, page):
    voice = room.voice("hum", "pages", outlet=page)
    voice.sound("coin")
    assert [label for label, _ in page.heard] == ["effect"]
    voice.say(TURN)
    assert voice.wait(PATIENCE)
    assert 0 < page.loudest("effect") < FULL * 0.8 * EFFECT
    assert page.heard[-1][0] == "la-turn"


def test_the_volume_is_that_of_the_table_and_never_above_the_cap(room, page):
    voice = room.voice("hum", "pages", outlet=page)
    heights = []
    for percent in (100, 50, 0):
        voice.set_volume(percent)
        voice.say(TURN)
        voice.sound("gem")
        assert voice.wait(PATIENCE)
        heights.append((page.loudest("la-turn"), page.loudest("effect")))
        page.heard.clear()
    assert heights[0][0] <= FULL * 0.8
    assert heights[0] > heights[1] > heights[2] == (0, 0)


def test_a_hush_reaches_the_page_and_drops_what_waits(room, page):
    voice = room.voice("hum", "pages", outlet=page)
    voice.say(TURN)
    voice.hush()
    voice.say(Utterance("table-welcome"))
    assert voice.wait(PATIENCE)
    assert ("hush", None) in page.heard
    assert page.heard[-1][0] == "table-welcome"


def test_without_a_page_its_sink_is_refused_by_number(tmp_path):
    with pytest.raises(ConfigFault, match="E322"):
        open_sink("pages", "default", tmp_path)
