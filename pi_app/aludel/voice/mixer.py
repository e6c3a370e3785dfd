# SPDX-License-Identifier: MIT
"""Speech and effects into one stream of blocks. Pure: no clock, no device, no thread."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from aludel.voice.pcm import FULL, RATE, Samples

GAP: Final = int(0.2 * RATE)
"""Samples of silence after each phrase, so that two in a row stay two."""
EFFECT: Final = 0.6
UNDER_SPEECH: Final = 0.3
"""Gain of effects alone, and beneath speech, which must stay understood."""


@dataclass(frozen=True, slots=True)
class Speech:
    """One phrase ready to be heard. `said` is when it was asked for, in the owner's clock.

    `number` is that of its caption, for an outlet that shows captions too.
    """

    label: str
    samples: Samples
    said: float
    number: int = 0


@dataclass(slots=True)
class _Track:
    samples: Samples
    at: int = 0
    heard: bool = False

    @property
    def left(self) -> int:
        return len(self.samples) - self.at

    def take(self, count: int) -> NDArray[np.float32]:
        """The next `count` samples as floats, silence after the end."""
        block = np.zeros(count, dtype=np.float32)
        part = self.samples[self.at : self.at + count]
        block[: len(part)] = part
        self.at += count
        return block


class Mixer:
    """Phrases one after the other, effects at once on top. `gain` is 0 to 1 and is never jumped to, but slid to."""

    def __init__(self, gain: float) -> None:
        self.gain = self._gain = gain
        self.queue: deque[Speech] = deque()
        self._effects: list[_Track] = []
        self._speech: Speech | None = None
        self._track = _Track(np.zeros(0, dtype=np.int16))
        self._fade = False
        self.began: list[Speech] = []
        """Phrases whose first sample above zero was in the last block."""

    @property
    def idle(self) -> bool:
        """Whether only silence would come."""
        return self._speech is None and not self.queue and not self._effects

    def speak(self, speech: Speech) -> None:
        """Queue a phrase."""
        self.queue.append(speech)

    def effect(self, samples: Samples) -> None:
        """Start an effect with the next block."""
        self._effects.append(_Track(samples))

    def hush(self) -> None:
        """Drop all phrases; the one being said fades out over the next block, so that nothing clicks."""
        self.queue.clear()
        self._fade = self._speech is not None

    def mix(self, count: int) -> Samples:
        """The next `count` samples."""
        self.began = []
        speech = self._speak(count)
        under = UNDER_SPEECH if self._speech is not None else EFFECT
        total = speech + under * self._noise(count)
        slide = np.linspace(self._gain, self.gain, count, dtype=np.float32)
        self._gain = self.gain
        return np.clip(total * slide, -FULL, FULL).astype(np.int16)

    def _speak(self, count: int) -> NDArray[np.float32]:
        if self._speech is None and self.queue:
            self._start(self.queue.popleft())
        if self._speech is None:
            return np.zeros(count, dtype=np.float32)
        block = self._track.take(count)
        if not self._track.heard and block.any():
            self._track.heard = True
            self.began.append(self._speech)
        if self._fade:
            block *= np.linspace(1, 0, count, dtype=np.float32)
        if self._fade or self._track.left <= 0:
            self._speech, self._fade = None, False
        return block

    def _start(self, speech: Speech) -> None:
        self._speech = speech
        self._track = _Track(np.concatenate([speech.samples, np.zeros(GAP, dtype=np.int16)]))

    def _noise(self, count: int) -> NDArray[np.float32]:
        total = np.zeros(count, dtype=np.float32)
        for track in self._effects:
            total += track.take(count)
        self._effects = [track for track in self._effects if track.left > 0]
        return total
