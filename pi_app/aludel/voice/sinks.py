# SPDX-License-Identifier: MIT
"""Where sound goes: an ALSA device through one lasting aplay, a folder of WAV files, a browser's page, or nowhere.

A sink is chosen by name in the configuration; nothing falls back to another in silence.
"""

from __future__ import annotations

import contextlib
import fcntl
import os
import re
import select
import shutil
import subprocess
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final, Literal, Protocol, TypeAlias

from aludel.errors import ConfigFault, VoiceFault
from aludel.voice.mixer import Speech
from aludel.voice.pcm import RATE, Samples, wav_bytes, write_wav

STALL: Final = 1.0
"""Seconds after which a device that takes no samples counts as gone."""
PIPE: Final = 8192
"""Bytes in the pipe to aplay: what lies there is heard before anything new. A smaller one leaves aplay waiting."""


class PacedSink(Protocol):
    """One outlet for sound that is fed blocks in real time."""

    paced: Literal[True]

    def write(self, block: Samples) -> None:
        """The next mixed block. Raises VoiceFault by its deadline."""

    def close(self) -> None:
        """Give the device back; the next `write` opens it again."""


class PhraseSink(Protocol):
    """One outlet for sound that gets whole phrases at once."""

    paced: Literal[False]

    def announce(self, speech: Speech, gain: float) -> None:
        """A whole phrase at its own level, and the gain that people have set, 0 to 1. Raises VoiceFault."""

    def ring(self, samples: Samples, gain: float) -> None:
        """A game sound, now."""

    def hush(self) -> None:
        """Stop what is being said, and forget what waits."""

    def close(self) -> None:
        """Take nothing more."""


Sink: TypeAlias = PacedSink | PhraseSink


class NullSink:
    """Hears everything, plays nothing, at once. `heard` lists the labels."""

    paced: Literal[False] = False

    def __init__(self) -> None:
        self.heard: list[str] = []

    def announce(self, speech: Speech, gain: float) -> None:
        """Note the label."""
        self.heard.append(speech.label)

    def ring(self, samples: Samples, gain: float) -> None:
        """Nobody hears it."""

    def hush(self) -> None:
        """Nothing is being said."""

    def close(self) -> None:
        """Nothing to give back."""


class WavSink:
    """Each phrase a file `NNNN-<key>.wav` in a folder, numbered on from what is there; effects are left out."""

    paced: Literal[False] = False

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as fault:
            raise VoiceFault("voice-folder", path=str(folder)) from fault
        self.number = max((int(m[1]) for p in folder.iterdir() if (m := re.match(r"(\d+)-", p.name))), default=0)

    def announce(self, speech: Speech, gain: float) -> None:
        """Write the phrase, at its own level."""
        self.number += 1
        try:
            # a game code may be among what is read aloud
            write_wav(self.folder / f"{self.number:04d}-{speech.label}.wav", speech.samples, mode=0o600)
        except OSError as fault:
            raise VoiceFault("voice-folder", path=str(self.folder)) from fault

    def ring(self, samples: Samples, gain: float) -> None:
        """Effects are not recorded."""

    def hush(self) -> None:
        """What has been written stays."""

    def close(self) -> None:
        """Every file is closed already."""


class Outlet(Protocol):
    """A page that shows and plays what it is handed. Every call returns at once, in whatever thread it comes."""

    def captioned(self, number: int | None, line: str) -> None:
        """A line is being said: its sound comes with the same number. None: there is no sound of it."""

    def told(self, number: int, label: str, wav: bytes | None) -> None:
        """A phrase is ready, to be heard after those before it; None where it cannot be heard after all."""

    def rang(self, wav: bytes) -> None:
        """A game sound is to be heard now."""

    def hushed(self) -> None:
        """Stop what is being said, and forget what waits."""


class PageSink:
    """Hands each phrase and each game sound to a page as a WAV in memory, as loud as people have set it."""

    paced: Literal[False] = False

    def __init__(self, outlet: Outlet) -> None:
        self.outlet = outlet

    def announce(self, speech: Speech, gain: float) -> None:
        """Hand a phrase over."""
        self.outlet.told(speech.number, speech.label, _wav(speech.samples, gain))

    def ring(self, samples: Samples, gain: float) -> None:
        """Hand a game sound over."""
        self.outlet.rang(_wav(samples, gain))

    def hush(self) -> None:
        """Let the page be silent."""
        self.outlet.hushed()

    def close(self) -> None:
        """The page stays."""


def _wav(samples: Samples, gain: float) -> bytes:
    return wav_bytes((samples * gain).astype(samples.dtype))


class AlsaSink:
    """One `aplay` that lasts, fed by a short pipe: opening a device for each phrase costs time and a pop."""

    paced: Literal[True] = True

    def __init__(self, device: str) -> None:
        self.device = device
        self.process: subprocess.Popen[bytes] | None = None

    def write(self, block: Samples) -> None:
        """Hand a block to the device, opening it first where need be."""
        if self.process is None:
            self._open()
        data = memoryview(block.astype("<i2").tobytes())
        end = time.monotonic() + STALL
        try:
            while data:
                data = data[self._push(data, end) :]
        except OSError as fault:
            self.close()
            raise VoiceFault("sound-device", device=self.device) from fault

    def _push(self, data: memoryview, end: float) -> int:
        assert self.process is not None and self.process.stdin is not None
        pipe = self.process.stdin.fileno()
        _, free, _ = select.select([], [pipe], [], max(0.0, end - time.monotonic()))
        if not free:
            raise TimeoutError("the device takes no samples")
        try:
            return os.write(pipe, data)
        except BlockingIOError:
            return 0

    def _open(self) -> None:
        program = shutil.which("aplay")
        if program is None:
            raise VoiceFault("sound-missing")
        form = ["-q", "-t", "raw", "-f", "S16_LE", "-r", str(RATE), "-c", "1", "--buffer-time=80000"]
        command = [program, "-D", self.device, *form, "-"]
        try:
            self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stderr=subprocess.DEVNULL, bufsize=0)
        except OSError as fault:
            raise VoiceFault("sound-missing") from fault
        assert self.process.stdin is not None
        os.set_blocking(self.process.stdin.fileno(), False)
        with contextlib.suppress(OSError):
            fcntl.fcntl(self.process.stdin.fileno(), fcntl.F_SETPIPE_SZ, PIPE)

    def close(self) -> None:
        """End aplay; one that hangs in the driver is killed."""
        process, self.process = self.process, None
        if process is None:
            return
        if process.stdin is not None:
            with contextlib.suppress(OSError):
                process.stdin.close()
        try:
            process.wait(0.5)
        except subprocess.TimeoutExpired:
            process.kill()
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(0.5)


PAGES: Final = "pages"

SINKS: Final[Mapping[str, Callable[[str, Path], Sink]]] = {
    "alsa": lambda device, folder: AlsaSink(device),
    "wav": lambda device, folder: WavSink(folder),
    "null": lambda device, folder: NullSink(),
}


def open_sink(name: str, device: str, folder: Path, outlet: Outlet | None = None) -> Sink:
    """The sink of this name. Raises ConfigFault over an unknown one, or over `pages` where no page takes its sound."""
    if name == PAGES:
        if outlet is None:
            raise ConfigFault("voice-no-page")
        return PageSink(outlet)
    if name not in SINKS:
        raise ConfigFault("voice-unknown-driver", name=name, names=", ".join([*SINKS, PAGES]))
    return SINKS[name](device, folder)
