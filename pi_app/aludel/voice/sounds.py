# SPDX-License-Identifier: MIT
"""The game sounds, synthesised: each is a few struck bells, written as data."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from aludel.voice.pcm import FULL, RATE, Samples

PEAK: Final = 0.6
"""-4.4 dB."""
PARTIALS: Final = ((1.0, 1.0), (2.0, 0.35), (3.01, 0.12))
"""Frequency ratio and strength; the last is a little off, as in a small bell."""


class Note(NamedTuple):
    """One strike: when it starts (s), its pitch (Hz), how long it rings (s), how strong, and where the pitch glides."""

    at: float
    pitch: float
    ring: float
    strength: float = 1.0
    glide: float = 1.0


SOUNDS: Final[Mapping[str, tuple[Note, ...]]] = {
    # a rising shimmer while the tray is read
    "scan": (Note(0.0, 523, 0.20, 0.6, 1.5), Note(0.12, 784, 0.25, 0.8, 1.33)),
    # a major chord, bottom to top
    "success": (Note(0.0, 523, 0.5), Note(0.09, 659, 0.5), Note(0.18, 784, 0.5), Note(0.27, 1047, 0.6)),
    # two short high strikes, as a coin that is put down
    "coin": (Note(0.0, 1976, 0.12, 0.8), Note(0.07, 2637, 0.35)),
    # a shop's door bell
    "customer": (Note(0.0, 1319, 0.35), Note(0.16, 1047, 0.6)),
    # falling, as a lid that closes
    "closed": (Note(0.0, 659, 0.3), Note(0.16, 523, 0.3), Note(0.32, 392, 0.55)),
    # low and soft: nothing bad happened, look again
    "refusal": (Note(0.0, 311, 0.22, 1.0, 0.94), Note(0.18, 262, 0.35, 1.0, 0.94)),
    # a fanfare: three of one pitch, then the fourth above
    "right": (Note(0.0, 440, 0.16), Note(0.11, 440, 0.16), Note(0.22, 440, 0.16), Note(0.33, 587, 0.6, 1.2)),
    # two small cracks, as of glass, and what rolls away
    "wrong": (Note(0.0, 3520, 0.08, 0.5), Note(0.05, 2960, 0.1, 0.4), Note(0.12, 233, 0.5, 1.0, 0.7)),
    # one bright stone that glitters after
    "gem": (Note(0.0, 1760, 0.5, 0.9), Note(0.1, 2217, 0.3, 0.5), Note(0.2, 3322, 0.4, 0.4)),
    # an animal's call: two short glides upward
    "pet": (Note(0.0, 587, 0.16, 0.9, 1.7), Note(0.2, 698, 0.24, 1.0, 1.9)),
    # a slow rising whole-tone run that stays in the air
    "wish": tuple(Note(0.09 * n, pitch, 0.45, 0.7) for n, pitch in enumerate((831, 932, 1175, 1480, 1865))),
    # a bubble that comes up and sinks again
    "powerless": (Note(0.0, 196, 0.2, 0.9, 1.3), Note(0.22, 247, 0.4, 1.0, 0.6)),
    # a lid that opens on something golden
    "artifact": (Note(0.0, 349, 0.3, 0.9, 1.1), Note(0.18, 622, 0.45), Note(0.3, 740, 0.55, 0.9)),
}


@cache
def game_sound(name: str) -> Samples:
    """The samples of a sound; an unknown name is silence (a game's data may be newer than this voice)."""
    notes = SOUNDS.get(name, ())
    length = max((note.at + note.ring for note in notes), default=0.0)
    mix = np.zeros(int(length * RATE) + 1)
    for note in notes:
        wave = _strike(note)
        start = int(note.at * RATE)
        mix[start : start + len(wave)] += wave[: len(mix) - start]
    peak = np.abs(mix).max()
    samples = (mix / peak * PEAK * FULL).astype(np.int16) if peak else mix.astype(np.int16)
    samples.setflags(write=False)
    return samples


def _strike(note: Note) -> NDArray[np.float64]:
    t = np.arange(int(note.ring * RATE)) / RATE
    pitch = note.pitch * note.glide ** (t / note.ring)
    phase = 2 * np.pi * np.cumsum(pitch) / RATE
    tone = sum(strength * np.sin(ratio * phase) for ratio, strength in PARTIALS)
    attack = np.minimum(t / 0.005, 1.0)
    release = np.minimum((note.ring - t) / 0.03, 1.0)
    return np.asarray(tone * note.strength * attack * release * np.exp(-4 * t / note.ring), dtype=np.float64)
