# SPDX-License-Identifier: MIT
"""A console's voice over real engines and stand-in devices: no test needs a sound device."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from aludel.errors import VoiceFault
from aludel.voice.speaker import Speaker, VoiceOptions, open_voice

PATIENCE = 30.0
"""Seconds that a test waits at most; nothing is asserted about time."""


@dataclass
class Room:
    """Builds voices in a folder of its own and records what they caption and complain of."""

    folder: Path
    captions: list[str] = field(default_factory=list)
    faults: list[VoiceFault] = field(default_factory=list)
    opened: list[Speaker] = field(default_factory=list)

    @property
    def phrases(self) -> Path:
        return self.folder / "phrases"

    @property
    def wavs(self) -> Path:
        return self.folder / "wavs"

    def voice(self, engine: str = "hum", sink: str = "null", deadline: float = PATIENCE, **more: object) -> Speaker:
        options = VoiceOptions(engine, sink, cache_dir=self.phrases, wav_dir=self.wavs, **more)
        speaker = open_voice(options, time.monotonic, self.captions.append, self.faults.append, deadline)
        self.opened.append(speaker)
        return speaker

    def aplay(self, script: str, at: str = "bin") -> Path:
        """Put a stand-in for aplay into a folder, to go in front of PATH."""
        folder = self.folder / at
        folder.mkdir(exist_ok=True)
        program = folder / "aplay"
        program.write_text(f"#!/bin/sh\n{script}\n", "utf-8")
        program.chmod(0o755)
        return folder


@pytest.fixture
def room(tmp_path: Path) -> Iterator[Room]:
    place = Room(tmp_path)
    yield place
    for speaker in place.opened:
        speaker.close()
