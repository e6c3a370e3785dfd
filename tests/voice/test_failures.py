# SPDX-License-Identifier: MIT
"""What public reports say goes wrong with speech on a Pi (each test names the report), and does not go wrong here."""

from __future__ import annotations

import os
import random
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from tests.voice.conftest import PATIENCE, Room

from aludel.errors import VoiceFault
from aludel.utterance import Utterance
from aludel.voice import owner as owner_module
from aludel.voice.mixer import Speech
from aludel.voice.pcm import loudness, read_wav
from aludel.voice.sinks import AlsaSink, NullSink

FIRST = Utterance("la-turn", {"seat": "red"})
SECOND = Utterance("la-turn", {"seat": "blue"})
THIRD = Utterance("table-resumed")
RECORD = 'echo "$@" >> "$0.args"; exec cat >> "$0.raw"'
"""A stand-in for aplay that keeps what it hears."""


def until(true: Callable[[], bool]) -> None:
    """Wait for something that must come true."""
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, "it never came true"
        time.sleep(0.01)


def labels(room: Room) -> list[str]:
    return [path.stem for path in sorted(room.wavs.iterdir())]


def heard(folder: Path) -> np.ndarray:
    file = folder / "aplay.raw"
    raw = file.read_bytes() if file.exists() else b""
    return np.frombuffer(raw[: len(raw) // 2 * 2], "<i2")


def in_front(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    monkeypatch.setenv("PATH", f"{folder}{os.pathsep}{os.environ['PATH']}")


class Words:
    """Phrases of one's own, so that a simulated engine can be told to hang or die."""

    def __init__(self, room: Room, monkeypatch: pytest.MonkeyPatch, **phrases: str) -> None:
        folder = room.folder / "words"
        folder.mkdir()
        lines = "".join(f"{key} = {text}\n" for key, text in phrases.items())
        (folder / "en.ftl").write_text(lines, "utf-8")
        monkeypatch.setattr("aludel.voice.phrasebook.phrase_folders", lambda: (folder,))


HANG, DIE = '{ "{hang}" }', '{ "{die}" }'


def test_1_a_hung_engine_is_replaced_and_play_goes_on(room, monkeypatch):
    """nateshmbhat/pyttsx3#126, #131: runAndWait hangs on the second utterance."""
    Words(room, monkeypatch, before="One", stuck=HANG, after="Three")
    voice = room.voice("hum", "wav", deadline=1.0)
    for key in ("before", "stuck", "after"):
        voice.say(Utterance(key))
    assert room.captions == ["One", "{hang}", "Three"]
    assert voice.wait(PATIENCE)
    assert labels(room) == ["0001-before", "0002-after"]
    assert [fault.key for fault in room.faults] == ["voice-hung"]


def test_1_saying_does_not_wait_for_a_hung_engine(room, monkeypatch):
    Words(room, monkeypatch, stuck=HANG, after="Three")
    voice = room.voice("hum")
    for key in ("stuck", "after", "after"):
        voice.say(Utterance(key))
    assert len(room.captions) == 3
    assert not voice.wait(0.0)


def test_1_a_killed_engine_is_started_again_within_the_phrase(room):
    voice = room.voice("pyttsx3", "wav")
    voice.say(FIRST)
    assert voice.wait(PATIENCE)
    engine = voice.synth.engine.process.pid
    os.kill(engine, signal.SIGSTOP)
    voice.say(SECOND)
    voice.say(THIRD)
    os.kill(engine, signal.SIGKILL)
    assert voice.wait(PATIENCE)
    assert len(labels(room)) == 3
    assert voice.synth.engine.process.pid != engine
    assert room.faults == []


def test_1_an_engine_that_always_dies_leaves_captions(room, monkeypatch):
    Words(room, monkeypatch, **{f"line{n}": f"{n}{DIE}" for n in range(5)})
    voice = room.voice("hum", "wav")
    for n in range(5):
        voice.say(Utterance(f"line{n}"))
    assert voice.wait(PATIENCE)
    assert len(room.captions) == 5 and labels(room) == []
    assert [fault.key for fault in room.faults] == ["voice-hung"]


def test_2_two_phrases_in_a_row_are_both_spoken(room):
    """nateshmbhat/pyttsx3#440: two say() before a run speak only the last; a later one overwrites the file."""
    voice = room.voice("pyttsx3", "wav")
    voice.say(FIRST)
    voice.say(THIRD)
    voice.say(SECOND)
    assert voice.wait(PATIENCE)
    files = sorted(room.wavs.iterdir())
    assert [path.stem for path in files] == ["0001-la-turn", "0002-table-resumed", "0003-la-turn"]
    assert len({path.read_bytes() for path in files}) == 3
    assert all(0.05 < loudness(read_wav(path)) < 0.3 for path in files)


def test_3_a_missing_aplay_is_told_once_and_captions_go_on(room, monkeypatch):
    """pyttsx3 plays by os.system and ignores the result: a missing aplay is silence."""
    monkeypatch.setenv("PATH", str(room.folder))
    voice = room.voice("hum", "alsa")
    for utterance in (FIRST, SECOND, THIRD):
        voice.say(utterance)
        voice.sound("coin")
    assert voice.wait(PATIENCE)
    assert len(room.captions) == 3
    assert [fault.key for fault in room.faults] == ["sound-missing"]
    assert "aplay" in room.faults[0].text("en")


def test_4_many_threads_share_the_one_speaker(room):
    """nateshmbhat/pyttsx3#262: "run loop already started" from two threads."""
    voice = room.voice("pyttsx3")
    threads = [threading.Thread(target=lambda: [voice.say(FIRST) for _ in range(5)]) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert voice.wait(PATIENCE)
    assert voice.owner.sink.heard == ["la-turn"] * 20
    assert room.faults == []


def test_5_one_engine_process_lasts_for_many_phrases(room):
    """nateshmbhat/pyttsx3#324: weakly-referenced object errors when an engine is dropped."""
    voice = room.voice("pyttsx3")
    voice.say(Utterance("table-volume", {"percent": 0}))
    assert voice.wait(PATIENCE)
    engine = voice.synth.engine.process.pid
    for percent in range(1, 40):
        voice.say(Utterance("table-volume", {"percent": percent}))
    assert voice.wait(PATIENCE)
    assert len(voice.owner.sink.heard) == 40 and room.faults == []
    assert voice.synth.engine.process.pid == engine


def test_6_the_engine_never_plays(room, monkeypatch):
    """nateshmbhat/pyttsx3#441: the engine holds the audio device, so that other sounds fail."""
    folder = room.aplay(RECORD)
    in_front(monkeypatch, folder)
    voice = room.voice("pyttsx3")
    voice.say(FIRST)
    assert voice.wait(PATIENCE)
    assert [path.name for path in folder.iterdir()] == ["aplay"]


def test_7_a_phrase_is_synthesised_once_and_then_played_from_the_cache(room, monkeypatch):
    """espeak-ng/espeak-ng#849, #1781: stutter when espeak plays by itself."""
    first = room.voice("pyttsx3", "wav")
    first.say(FIRST)
    assert first.wait(PATIENCE)
    monkeypatch.setenv("PYTHONPATH", str(room.folder / "nothing"))
    second = room.voice("pyttsx3", "wav")
    second.say(FIRST)
    assert second.wait(PATIENCE)
    assert second.synth.engine.process is None
    one, two = (path.read_bytes() for path in sorted(room.wavs.iterdir()))
    assert one == two


def test_8_the_device_that_the_configuration_names_is_used(room, monkeypatch):
    """systemd/systemd#30627; ros-drivers/audio_common#219: speech goes to the wrong device or none."""
    folder = room.aplay(RECORD)
    in_front(monkeypatch, folder)
    voice = room.voice("hum", "alsa", device="hw:CARD=MAX98357A")
    voice.say(FIRST)
    voice.say(SECOND)
    voice.sound("coin")
    assert voice.wait(PATIENCE)
    voice.close()
    (args,) = (folder / "aplay.args").read_text("utf-8").splitlines()
    assert "-D hw:CARD=MAX98357A" in args
    assert loudness(heard(folder)) > 0.02
    assert [told.label for told in voice.told] == ["la-turn", "la-turn"]
    assert room.faults == []


def test_8_a_device_that_does_not_exist_is_named(room):
    """The machine's own aplay refuses the name; where there is no aplay, that is said instead."""
    voice = room.voice("hum", "alsa", device="no_such_device_here")
    until(lambda: bool(room.faults))
    voice.say(FIRST)
    assert voice.wait(PATIENCE)
    (fault,) = room.faults
    assert fault.key == ("sound-device" if shutil.which("aplay") else "sound-missing")
    assert room.captions == ["Red, it is your turn."]


def test_a_device_that_goes_away_is_told_once_and_taken_up_again(room, monkeypatch):
    monkeypatch.setattr(owner_module, "RETRY", (0.2,))
    folder = room.aplay("head -c 20000 > /dev/null; exit 1")
    in_front(monkeypatch, folder)
    voice = room.voice("hum", "alsa")
    until(lambda: bool(room.faults))
    voice.say(FIRST)
    assert voice.wait(PATIENCE)
    room.aplay(RECORD)
    until(lambda: (folder / "aplay.args").exists())
    voice.say(SECOND)
    until(lambda: bool(voice.told))
    assert [fault.key for fault in room.faults] == ["sound-device"]
    assert len(room.captions) == 2


class Faulty(NullSink):
    """A device that is never there; it notes when it was tried."""

    def __init__(self, clock: Callable[[], float]) -> None:
        super().__init__()
        self._clock, self.tried = clock, list[float]()

    def announce(self, speech: Speech, gain: float) -> None:
        self.tried.append(self._clock())
        raise VoiceFault("sound-device", device="gone")


def test_a_lost_device_is_tried_again_after_1_then_5_then_every_30_seconds() -> None:
    moments, faults = [0.0, 0.9, 1.0, 5.9, 6.0, 35.9, 36.0, 65.9, 66.0], list[VoiceFault]()
    now = [0.0]
    sink = Faulty(lambda: now[0])
    owner = owner_module.AudioOwner(sink, lambda: now[0], 1.0, faults.append)
    owner.start()
    for now[0] in moments:
        owner.speak(Speech("hello", np.ones(100, np.int16), now[0]))
        assert owner.wait(PATIENCE)
    owner.close()
    assert sink.tried == [0.0, 1.0, 6.0, 36.0, 66.0]
    assert [fault.key for fault in faults] == ["sound-device"]


def test_an_aplay_that_hangs_in_the_driver_is_killed(room, monkeypatch):
    in_front(monkeypatch, room.aplay("exec sleep 600"))
    sink = AlsaSink("stuck")
    sink.write(np.zeros(100, np.int16))
    process = sink.process
    sink.close()
    try:
        assert process.wait(PATIENCE / 3) == -signal.SIGKILL
    finally:
        process.kill()


def test_a_device_that_takes_no_samples_is_given_up(room, monkeypatch):
    in_front(monkeypatch, room.aplay("exec sleep 600"))
    voice = room.voice("hum", "alsa", device="stuck")
    voice.say(FIRST)
    assert voice.wait(PATIENCE)
    until(lambda: bool(room.faults))
    assert "stuck" in room.faults[0].text("en")


CONSOLE = """
import sys, time
from pathlib import Path
from aludel.voice.synth import EngineProcess, voice_line
engine = EngineProcess("aludel.voice.engines.hum", time.monotonic)
engine.render("hello", voice_line("en"), Path(sys.argv[1]))
print(engine.process.pid, flush=True)
engine.render("{hang}", voice_line("en"), Path(sys.argv[1]))
"""


def test_a_hung_engine_dies_with_a_console_that_is_killed(room):
    command = [sys.executable, "-c", CONSOLE, str(room.folder / "x.wav")]
    console = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    engine = int(console.stdout.readline())
    console.kill()
    console.wait()
    console.stdout.close()
    until(lambda: not _runs(engine))


def _runs(pid: int) -> bool:
    """Whether a process is there and no zombie."""
    try:
        return Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def test_a_storm_of_orders_leaves_the_voice_in_order(room, monkeypatch):
    """Random orders from several threads, with an engine that dies, fails and hangs: it still speaks afterwards."""
    phrases = {"fine": "Fine", "die": DIE, "fail": '{ "{fail}" }', "stuck": HANG, "rubbish": '{ "{rubbish}" }'}
    Words(room, monkeypatch, last="The last word", **phrases)
    monkeypatch.setattr("aludel.voice.synth.BACK_OFF", (0.0,))
    voice = room.voice("hum", "null", deadline=0.3)

    def storm(seed: int) -> None:
        rng = random.Random(seed)
        orders = [
            lambda: voice.say(Utterance(rng.choice(sorted(phrases)))),
            lambda: voice.sound(rng.choice(["coin", "scan", "nothing"])),
            voice.hush,
            lambda: voice.set_volume(rng.randint(-10, 200)),
            lambda: voice.set_language(rng.choice(["en", "de", "xx"])),
            lambda: voice.prerender([Utterance("fine")]),
        ]
        for _ in range(40):
            rng.choice(orders)()

    threads = [threading.Thread(target=storm, args=(seed,)) for seed in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    voice.hush()
    voice.say(Utterance("last"))
    assert voice.wait(PATIENCE)
    assert voice.owner.sink.heard[-1] == "last"
    assert {fault.key for fault in room.faults} <= {"voice-hung", "voice-failed"}
