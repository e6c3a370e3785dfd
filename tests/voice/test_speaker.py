# SPDX-License-Identifier: MIT
"""The speaker as the table uses it: captions, language, volume, hush, prerender, files."""

from __future__ import annotations

import os
import stat
import threading

import numpy as np
import pytest
from tests.voice.conftest import PATIENCE
from tests.voice.test_failures import HANG, RECORD, Words, heard, in_front, until

from aludel.errors import ConfigFault, VoiceFault
from aludel.games.referee import Event
from aludel.utterance import Utterance, Voice
from aludel.voice.pcm import read_wav
from aludel.voice.phrasebook import Phrasebook
from aludel.voice.speaker import LONGEST_QUEUE

TURN = Utterance("la-turn", {"seat": "red"})


def test_the_speaker_is_a_voice(room):
    voice: Voice = room.voice()
    voice.say(TURN)
    assert room.captions == ["Red, it is your turn."]


def test_the_language_changes_from_the_next_phrase_on(room):
    voice = room.voice("hum", "wav")
    for language in ("en", "cs", "de", "ja", "xx"):
        voice.set_language(language)
        voice.say(TURN)
    assert voice.wait(PATIENCE)
    assert room.captions == [
        "Red, it is your turn.",
        "Červená je na řadě.",
        "Rot ist dran.",
        "赤の番です。",
        "Red, it is your turn.",
    ]
    lengths = [len(read_wav(path)) for path in sorted(room.wavs.iterdir())]
    assert lengths[0] == lengths[4] and len(set(lengths)) == 4


def test_without_an_engine_everything_is_captioned(room):
    voice = room.voice("none", "wav")
    voice.say(TURN)
    voice.sound("coin")
    assert voice.wait(PATIENCE)
    assert room.captions == ["Red, it is your turn."]
    assert not list(room.wavs.iterdir()) and not room.faults


def test_announcements_are_numbered_on_from_what_is_there(room):
    for _ in range(2):
        voice = room.voice("hum", "wav")
        voice.say(TURN)
        assert voice.wait(PATIENCE)
    assert [path.name for path in sorted(room.wavs.iterdir())] == ["0001-la-turn.wav", "0002-la-turn.wav"]


def test_announcements_are_for_one_user_only(room):
    """A game code may be read aloud."""
    voice, old = room.voice("hum", "wav"), os.umask(0)
    try:
        voice.say(Utterance("table-game-code", {"code": "ABCD-EFG-HJKT"}))
        assert voice.wait(PATIENCE)
    finally:
        os.umask(old)
    assert [stat.S_IMODE(path.stat().st_mode) for path in room.wavs.iterdir()] == [0o600]


def test_a_recording_leaves_nothing_out_however_fast_it_comes(room):
    voice = room.voice("hum", "wav")
    for n in range(150):
        voice.say(Utterance("table-volume", {"percent": n % 3}))
    assert voice.wait(PATIENCE)
    assert len(list(room.wavs.iterdir())) == 150


def test_a_loudspeaker_is_not_kept_talking_about_the_past(room, monkeypatch):
    in_front(monkeypatch, room.aplay(RECORD))
    Words(room, monkeypatch, stuck=HANG, after="Three")
    voice = room.voice("hum", "alsa")
    voice.say(Utterance("stuck"))
    until(lambda: voice._busy)
    for _ in range(200):
        voice.say(Utterance("after"))
    assert len(voice._lines) == LONGEST_QUEUE and len(room.captions) == 201


def test_recordings_are_whole_whatever_the_volume(room):
    voice = room.voice("hum", "wav")
    voice.set_volume(0)
    voice.say(TURN)
    assert voice.wait(PATIENCE)
    assert read_wav(room.wavs / "0001-la-turn.wav").any()


def test_a_muted_device_gets_silence(room, monkeypatch):
    folder = room.aplay(RECORD)
    in_front(monkeypatch, folder)
    voice = room.voice("hum", "alsa")
    voice.set_volume(0)
    until(lambda: voice.owner._mixer._gain == 0)
    voice.say(TURN)
    assert voice.wait(PATIENCE)
    voice.close()
    assert not heard(folder).any()


@pytest.mark.parametrize(("cap", "percent"), [(100, 100), (50, 100), (100, 50), (0, 100), (300, 900)])
def test_volume_is_of_the_cap_by_a_square_law(room, monkeypatch, cap, percent):
    folder = room.aplay(RECORD)
    in_front(monkeypatch, folder)
    voice = room.voice("hum", "alsa", volume_cap=cap)
    voice.set_volume(percent)
    until(lambda: voice.owner._mixer._gain == voice.owner._mixer.gain)
    voice.say(TURN)
    assert voice.wait(PATIENCE)
    voice.close()
    gain = min(cap, 100) / 100 * (min(percent, 100) / 100) ** 2
    loudest = np.abs(heard(folder).astype(int)).max()
    assert abs(loudest - gain * 6500) < 200


def test_hush_drops_what_waits_and_what_is_being_made(room, monkeypatch):
    Words(room, monkeypatch, stuck=HANG, after="Three", later="Four")
    voice = room.voice("hum", "wav", deadline=0.5)
    voice.say(Utterance("stuck"))
    voice.say(Utterance("after"))
    voice.hush()
    voice.say(Utterance("later"))
    assert voice.wait(PATIENCE)
    assert [path.stem for path in room.wavs.iterdir()] == ["0001-later"]


class Held:
    """A synthesiser that is in the middle of a phrase until it is let go, and then has made it."""

    def __init__(self, synth):
        self._synth = synth
        self.began, self.go_on = threading.Event(), threading.Event()
        self.close = synth.close

    def samples(self, *asked):
        self.began.set()
        assert self.go_on.wait(PATIENCE)
        return self._synth.samples(*asked)


def test_hush_drops_the_line_that_is_made_only_after_it(room, monkeypatch):
    Words(room, monkeypatch, slow="One", later="Two")
    voice = room.voice("hum")
    voice.synth = held = Held(voice.synth)
    voice.say(Utterance("slow"))
    assert held.began.wait(PATIENCE)
    voice.hush()
    held.go_on.set()
    voice.say(Utterance("later"))
    assert voice.wait(PATIENCE)
    assert voice.owner.sink.heard == ["later"]


def test_hush_stops_what_is_being_said(room, monkeypatch):
    folder = room.aplay(RECORD)
    in_front(monkeypatch, folder)
    Words(room, monkeypatch, long="blah " * 100)
    voice = room.voice("hum", "alsa")
    voice.say(Utterance("long"))
    until(lambda: bool(voice.told))
    voice.hush()
    assert voice.wait(PATIENCE)
    voice.close()
    assert np.count_nonzero(heard(folder)) < 22050 * 20


def test_prerendered_phrases_need_no_engine_later(room):
    early = room.voice("hum")
    early.prerender([TURN, Utterance("table-over")])
    assert early.settle(PATIENCE)
    assert early.owner.sink.heard == [] and room.captions == []
    late = room.voice("hum", "null")
    late.say(Utterance("table-over"))
    assert late.wait(PATIENCE)
    assert late.synth.engine.process is None and late.owner.sink.heard == ["table-over"]


def test_what_is_said_goes_before_what_is_prerendered(room):
    voice = room.voice("hum", "null")
    voice.prerender([Utterance("table-volume", {"percent": n}) for n in range(40)])
    voice.say(TURN)
    until(lambda: bool(voice.told))
    assert len(list(room.phrases.glob("*.wav"))) < 40
    assert voice.settle(PATIENCE)
    assert len(list(room.phrases.glob("*.wav"))) == 41


def test_likely_phrases_are_made_by_themselves_in_each_language_that_is_chosen(room, monkeypatch):
    Words(room, monkeypatch, hello="Hello", counted="Count { $n }", turn="{ $seat }, go", **{"seat-red": "Red"})
    (room.folder / "words" / "de.ftl").write_text("hello = Guten Tag\nseat-red = Rot\n", "utf-8")
    voice = room.voice("hum", "null", ahead=True, language="de")
    assert voice.settle(PATIENCE)
    assert len(list(room.phrases.glob("*.wav"))) == 2
    voice.set_language("en")
    assert voice.settle(PATIENCE)
    assert len(list(room.phrases.glob("*.wav"))) == 5
    assert room.captions == [] and voice.owner.sink.heard == []


def test_the_console_s_own_words_are_likely():
    likely = list(Phrasebook("ja").likely())
    assert Utterance("la-turn", {"seat": "blue"}) in likely and Utterance("table-welcome") in likely
    assert not [u for u in likely if u.key.startswith(("letter-", "terminal-")) or "code" in u.args]


def test_a_game_code_is_spoken_and_kept_nowhere(room):
    voice = room.voice("hum", "null")
    voice.say(Utterance("table-game-code", {"code": "ABCD-EFG-HJKT"}))
    assert voice.wait(PATIENCE)
    assert voice.owner.sink.heard == ["table-game-code"]
    assert not room.phrases.exists() or not list(room.phrases.iterdir())


@pytest.mark.parametrize("secret", [Event("mark", {"ingredient": "frog"}, to=2), "frog", {"key": "frog"}])
def test_only_public_utterances_are_taken(room, secret):
    voice = room.voice()
    with pytest.raises(TypeError):
        voice.say(secret)
    with pytest.raises(TypeError):
        voice.prerender([secret])
    assert room.captions == []


def test_the_time_to_the_first_sound_is_recorded(room):
    voice = room.voice("hum")
    voice.say(TURN)
    assert voice.wait(PATIENCE)
    (told,) = voice.told
    assert told.label == "la-turn" and told.first_sound >= told.said


def test_a_fault_becomes_a_caption_where_nobody_listens_for_it(room):
    voice = room.voice("hum")
    voice.on_fault = voice._caption_fault
    voice.set_language("de")
    voice._fault(VoiceFault("voice-hung"))
    voice._fault(VoiceFault("voice-hung"))
    assert len(room.captions) == 1 and room.captions[0].startswith("E302: Die Stimme")


@pytest.mark.parametrize("wrong", [{"engine": "siri"}, {"sink": "gramophone"}])
def test_drivers_have_names_and_nothing_is_guessed(room, wrong):
    with pytest.raises(ConfigFault) as fault:
        room.voice(**wrong)
    assert next(iter(wrong.values())) in fault.value.text("cs")


def test_a_folder_for_announcements_that_cannot_be_made_is_told(room):
    (room.folder / "wavs").write_text("in the way", "utf-8")
    with pytest.raises(VoiceFault) as fault:
        room.voice("hum", "wav")
    assert fault.value.key == "voice-folder"


def test_closing_twice_and_speaking_after_it_is_harmless(room):
    voice = room.voice()
    voice.close()
    voice.close()
    voice.say(TURN)
    assert voice.wait(PATIENCE)
