# SPDX-License-Identifier: MIT
"""The one owner of the loudspeaker: a thread that mixes speech and effects and feeds one sink.

Nothing here blocks a caller: phrases are queued under a short lock, and the device is written outside it.
"""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from aludel.errors import VoiceFault
from aludel.frame import Clock
from aludel.voice.mixer import EFFECT, Mixer, Speech
from aludel.voice.pcm import RATE, Samples
from aludel.voice.sinks import PacedSink, PhraseSink, Sink

BLOCK: Final = RATE // 50
"""20 ms."""
LEAD: Final = 0.04
"""Seconds that a paced sink is kept ahead of the clock: less underruns, more is heard late."""
RETRY: Final = (1.0, 5.0, 30.0)
"""Seconds before a lost device is tried again, by the number of failures in a row."""


@dataclass(frozen=True, slots=True)
class Told:
    """When a phrase was asked for and when its first sound went to the sink (seconds of the injected clock)."""

    label: str
    said: float
    first_sound: float


class AudioOwner:
    """Mixes and feeds. `cap` is the loudest gain, 0 to 1; `on_fault` hears of each kind of lost sound once."""

    def __init__(self, sink: Sink, clock: Clock, cap: float, on_fault: Callable[[VoiceFault], None]) -> None:
        self.sink, self.clock, self.cap, self.on_fault = sink, clock, cap, on_fault
        self.told: deque[Told] = deque(maxlen=512)
        self._mixer = Mixer(cap)
        self._changed = threading.Condition()
        self._closed = self._busy = False
        self._failures = 0
        self._not_before = float("-inf")
        self._reported: set[str] = set()
        self._ahead = clock()
        self._thread = threading.Thread(target=self._run, name="aludel-audio", daemon=True)

    def start(self) -> None:
        """Begin to feed the sink."""
        self._thread.start()

    def speak(self, speech: Speech) -> None:
        """Queue a phrase."""
        with self._changed:
            self._mixer.speak(speech)
            self._changed.notify_all()

    def effect(self, samples: Samples) -> None:
        """Mix an effect in now."""
        if not self.sink.paced:
            self.sink.ring(samples, EFFECT * self._mixer.gain)
            return
        with self._changed:
            self._mixer.effect(samples)
            self._changed.notify_all()

    def hush(self) -> None:
        """Drop all phrases, fade the one being said."""
        with self._changed:
            self._mixer.hush()
            self._changed.notify_all()
        if not self.sink.paced:
            self.sink.hush()

    def set_volume(self, percent: int) -> None:
        """0 to 100 of the cap, by a square law: equal steps sound equal."""
        with self._changed:
            self._mixer.gain = self.cap * (min(100, max(0, percent)) / 100) ** 2

    def wait(self, timeout: float) -> bool:
        """Wait until nothing is left to hear."""
        with self._changed:
            return self._changed.wait_for(lambda: self._closed or (self._mixer.idle and not self._busy), timeout)

    def close(self) -> None:
        """Stop and give the device back."""
        with self._changed:
            self._closed = True
            self._changed.notify_all()
        self._thread.join(3.0)

    def _run(self) -> None:
        sink = self.sink
        while not self._closed:
            if sink.paced:
                self._pace(sink)
            else:
                self._hand_over(sink)
        sink.close()

    def _hand_over(self, sink: PhraseSink) -> None:
        """Give a sink the next whole phrase."""
        with self._changed:
            self._changed.wait_for(lambda: self._closed or not self._mixer.idle)
            speech = self._mixer.queue.popleft() if self._mixer.queue else None
            self._busy = speech is not None
            if speech is None:
                self._mixer.mix(BLOCK)
        if speech is not None:
            self._feed(lambda: sink.announce(speech, self._mixer.gain), [speech])
        with self._changed:
            self._busy = False
            self._changed.notify_all()

    def _pace(self, sink: PacedSink) -> None:
        """Give a sink its next block when it is due. A late block is not made up for: time is lost, not order."""
        now = self.clock()
        self._ahead = max(self._ahead, now)
        with self._changed:
            if self._ahead - now > LEAD:
                self._changed.wait(self._ahead - now - LEAD)
                return
            block, began = self._mixer.mix(BLOCK), self._mixer.began
            self._changed.notify_all()
        self._ahead += BLOCK / RATE
        self._feed(lambda: sink.write(block), began)

    def _feed(self, write: Callable[[], None], began: list[Speech]) -> None:
        """Write, unless the sink is lost and not yet due for another try; without sound nothing is waited for."""
        try:
            if self.clock() >= self._not_before:
                write()
                self._failures = 0
                now = self.clock()
                self.told.extend(Told(speech.label, speech.said, now) for speech in began)
                return
        except VoiceFault as fault:
            self._lost(fault)
        self._drop()

    def _drop(self) -> None:
        """Captions have told it: do not make the table wait for sound that nobody hears."""
        with self._changed:
            while not self._mixer.idle:
                self._mixer.queue.clear()
                self._mixer.hush()
                self._mixer.mix(RATE)
            self._changed.notify_all()

    def _lost(self, fault: VoiceFault) -> None:
        self._not_before = self.clock() + RETRY[min(self._failures, len(RETRY) - 1)]
        self._failures += 1
        if fault.key not in self._reported:
            self._reported.add(fault.key)
            self.on_fault(fault)
