# SPDX-License-Identifier: MIT
"""The real engines write speech; a hung, dying or missing one costs a phrase its sound and nothing else."""

from __future__ import annotations

import json
import subprocess
import tomllib
from importlib.resources import files
from pathlib import Path

import jsonschema
import numpy as np
import pytest

from aludel.errors import LANGUAGES, ConfigFault, VoiceFault
from aludel.voice.cache import PhraseCache
from aludel.voice.pcm import FULL, RATE, loudness, read_wav
from aludel.voice.synth import BACK_OFF, EngineProcess, Synthesiser, VoiceLine, voice_line

SENTENCES = {
    "en": "Put two ingredients into the tray and press the big button.",
    "cs": "Vložte do tácku dvě přísady a stiskněte velké tlačítko.",
    "de": "Legt zwei Zutaten ins Tablett und drückt den großen Knopf.",
    "ja": "ざいりょうを ふたつ トレイに いれて、おおきい ボタンを おして ください。",
}
REAL = ("pyttsx3", "espeak-ng")


class Hand:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def engine(request):
    """A simulated engine with a short deadline, on a clock set by hand."""
    process = EngineProcess("aludel.voice.engines.hum", Hand(), deadline=getattr(request, "param", 30.0))
    yield process
    process.close()


def render(engine: EngineProcess, text: str, path: Path) -> None:
    engine.render(text, voice_line("en"), path)


def synthesiser(name: str, folder: Path, deadline: float = 30.0) -> Synthesiser:
    return Synthesiser(name, PhraseCache(folder), Hand(), deadline)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", REAL)
def test_every_language_has_the_level_and_length_of_speech(name, language, tmp_path):
    synth = synthesiser(name, tmp_path)
    samples = synth.samples(SENTENCES[language], language)
    synth.close()
    seconds = len(samples) / RATE
    assert 2.0 < seconds < 9.0
    assert 0.05 < loudness(samples) < 0.3
    assert 0.2 < np.abs(samples.astype(int)).max() / FULL <= 0.71


@pytest.mark.parametrize("name", REAL)
def test_longer_texts_speak_longer(name, tmp_path):
    synth = synthesiser(name, tmp_path)
    short, long = (len(synth.samples(text, "en")) for text in ("Red.", SENTENCES["en"]))
    synth.close()
    assert long > 3 * short


def test_two_engines_say_the_same_thing_for_as_long(tmp_path):
    """pyttsx3 is known to leave words out: it must not, beside the program it stands on."""
    lengths = []
    for name in REAL:
        synth = synthesiser(name, tmp_path)
        lengths.append(len(synth.samples(SENTENCES["en"], "en")))
        synth.close()
    assert abs(lengths[0] - lengths[1]) < RATE // 5


def test_a_text_is_never_taken_for_an_option(tmp_path):
    synth = synthesiser("espeak-ng", tmp_path)
    assert len(synth.samples("--version", "en")) > RATE // 4
    synth.close()


def test_an_unknown_voice_is_a_failure_not_another_voice(tmp_path):
    process = EngineProcess("aludel.voice.engines.pyttsx", Hand())
    with pytest.raises(VoiceFault) as fault:
        process.render("Hello", VoiceLine("klingon", 150), tmp_path / "x.wav")
    process.close()
    assert fault.value.key == "voice-failed"


def test_every_voice_is_one_of_espeaks():
    listed = subprocess.run(["espeak-ng", "--voices"], capture_output=True, text=True, check=True).stdout
    assert all(voice_line(language).voice in listed.split() for language in LANGUAGES)


def test_an_unknown_engine_is_refused_with_the_names_that_exist(tmp_path):
    with pytest.raises(ConfigFault, match="pyttsx3"):
        synthesiser("siri", tmp_path)


def test_no_engine_means_captions_only(tmp_path):
    synth = synthesiser("none", tmp_path)
    assert synth.samples("Hello", "en") is None
    synth.close()


def test_an_engine_that_dies_is_started_again_for_the_next_phrase(engine, tmp_path):
    with pytest.raises(VoiceFault) as fault:
        render(engine, "{die}", tmp_path / "a.wav")
    assert fault.value.key == "voice-hung"
    render(engine, "hello", tmp_path / "b.wav")
    assert loudness(read_wav(tmp_path / "b.wav")) > 0


@pytest.mark.parametrize("engine", [0.3], indirect=True)
def test_a_hung_engine_is_killed_at_its_deadline(engine, tmp_path):
    with pytest.raises(VoiceFault) as fault:
        render(engine, "{hang}", tmp_path / "a.wav")
    assert fault.value.key == "voice-hung"
    assert engine.process is None


def test_failures_in_a_row_back_off_and_one_success_forgets_them(engine, tmp_path):
    for pause in (*BACK_OFF, BACK_OFF[-1]):
        with pytest.raises(VoiceFault):
            render(engine, "{fail}", tmp_path / "a.wav")
        assert engine.ready == (pause == 0)
        engine.clock.now += pause
        assert engine.ready
    render(engine, "hello", tmp_path / "a.wav")
    assert engine.failures == 0


def test_rubbish_from_an_engine_is_not_played(tmp_path):
    synth = synthesiser("hum", tmp_path)
    with pytest.raises(VoiceFault) as fault:
        synth.samples("{rubbish}", "en")
    synth.close()
    assert fault.value.key == "voice-failed"
    assert list(tmp_path.iterdir()) == []


def test_a_missing_espeak_is_told_and_not_tried_again(tmp_path, monkeypatch):
    monkeypatch.setenv("PATH", str(tmp_path))
    assert _missing("aludel.voice.engines.espeak", tmp_path)


def test_a_missing_library_is_told_and_not_tried_again(tmp_path, monkeypatch):
    """pyttsx3 raises OSError from its import where libespeak-ng is not installed."""
    package = tmp_path / "pyttsx3"
    package.mkdir()
    (package / "__init__.py").write_text("", "utf-8")
    (package / "engine.py").write_text("raise OSError('libespeak-ng.so.1: cannot open')\n", "utf-8")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    assert _missing("aludel.voice.engines.pyttsx", tmp_path)


def _missing(module: str, folder: Path) -> bool:
    process = EngineProcess(module, Hand())
    with pytest.raises(VoiceFault) as fault:
        render(process, "Hello", folder / "x.wav")
    process.clock.now += 1000
    return fault.value.key == "voice-missing" and not process.ready and process.process is None


def test_voices_follow_their_schema():
    package = files("aludel.voice")
    data = tomllib.loads(package.joinpath("voices.toml").read_text("utf-8"))
    jsonschema.validate(data, json.loads(package.joinpath("voices.schema.json").read_text("utf-8")))
    assert set(LANGUAGES) <= set(data["voices"])
