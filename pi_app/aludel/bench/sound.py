# SPDX-License-Identifier: MIT
"""From a confirmed reading to the first sample of its announcement, the journal commit included."""

from __future__ import annotations

import random
import tempfile
import time
from collections import deque
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from aludel.bench.measure import CannotRun, Effort, Measured, Peer, Row, Spread
from aludel.games.referee import registry
from aludel.reading import Eye, Reading

GAME: Final = "little-alchemists"
SEATS: Final = 2
RESULT: Final = "la-potion"
"""The announcement that follows a confirmed reading."""
PATIENCE: Final = 30.0


@dataclass(slots=True)
class Stamped:
    """An Eye that notes when each sure reading was there."""

    eye: Eye
    seen: list[float] = field(default_factory=list)

    def look(self, game: str, allowed: frozenset[str]) -> Reading:
        """Look, and note the time."""
        reading = self.eye.look(game, allowed)
        if reading.sure:
            self.seen.append(time.monotonic())
        return reading

    def close(self) -> None:
        """Close the eye."""
        self.eye.close()


def first_sample(effort: Effort) -> Measured:
    """The same game with a phrase cache that keeps nothing, and with one that holds every phrase."""
    with tempfile.TemporaryDirectory() as folder:
        cold = _play(Path(folder) / "cold", effort, cached=False)
        _play(Path(folder) / "warm", effort, cached=True)
        warm = _play(Path(folder) / "warm", effort, cached=True)
    peer = Peer("the same console without a phrase cache: synthesised before it sounds", Spread(tuple(cold)))
    return Measured("ms", Spread(tuple(warm)), (peer,), {"announcement": RESULT, "sink": "null", "engine": "pyttsx3"})


def _play(folder: Path, effort: Effort, *, cached: bool) -> list[float]:
    """Play a whole game; milliseconds from each confirmed reading to the first sample of its result."""
    from aludel.journal import Journal, new_code
    from aludel.journal.campaign import CampaignBook
    from aludel.lights import open_lamps
    from aludel.table.console import Console
    from aludel.table.desk import Desk, Settings
    from aludel.twin.direct import DirectTray
    from aludel.voice.speaker import VoiceOptions, open_voice

    captions: deque[str] = deque(maxlen=1)
    tray, codes = DirectTray(random.Random(effort.seed)), random.Random(effort.seed)
    eye = Stamped(tray)
    voice = open_voice(VoiceOptions(sink="null", cache_dir=folder / "phrases"), time.monotonic, captions.append)
    if not cached:
        voice.synth.cache.limit = 0
    desk = Desk(
        eye=eye,
        voice=voice,
        lamps=open_lamps("record"),
        journal=Journal.open(folder),
        campaign=CampaignBook.open(folder),
        games={GAME: registry()[GAME]},
        new_code=lambda: new_code(codes.randbytes),
        captions=captions,
        settings=Settings(),
    )
    with closing(Console(desk)) as console:
        _game(console, tray, effort)
        told = [line.first_sound for line in voice.told if line.label == RESULT]
    if not told:
        raise CannotRun("no announcement reached the sound device: is espeak-ng installed?")
    return [(min(sound for sound in told if sound > seen) - seen) * 1000 for seen in _answered(eye.seen, told)]


def _answered(seen: list[float], told: list[float]) -> Iterator[float]:
    """For each first sound, the last sure reading before it."""
    for sound in told:
        yield max(moment for moment in seen if moment < sound)


def _game(console: Any, tray: Any, effort: Effort) -> None:
    from aludel.twin.hands import Hands
    from aludel.twin.little_alchemists.nature import Nature
    from aludel.twin.little_alchemists.party import Party
    from aludel.twin.little_alchemists.players import CompetentPlayer
    from aludel.twin.tally import Tally

    hands = Hands(Patient(console), tray, Tally(time.monotonic), random.Random(effort.seed))
    wanted = ("language-en", f"game-{GAME}", "level-1", f"players-{SEATS}", "first-any")
    while console.public().mode == "menu":
        hands.choose(wanted)
    players = [CompetentPlayer(random.Random(effort.seed + seat)) for seat in range(SEATS)]
    Party(Nature(SEATS, random.Random(effort.seed)), players, hands).play()


@dataclass(slots=True)
class Patient:
    """A table whose people hear everything out before they press again, so that no announcement waits in a queue."""

    console: Any

    def press(self, pressed: Any) -> None:
        """Wait for silence, then press."""
        self.console.desk.voice.wait(PATIENCE)
        self.console.press(pressed)

    def public(self) -> Any:
        """What everybody sees."""
        return self.console.public()


def rows() -> Iterator[Row]:
    """The row of this module."""
    what = "confirmed reading to first sample of the result, journal commit included, phrase cached"
    yield Row("first-sample", what, "<= 60 ms", first_sample)
