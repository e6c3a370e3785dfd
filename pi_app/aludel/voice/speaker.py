# SPDX-License-Identifier: MIT
"""The console's voice: captions at once, words to sound in a worker, one owner for the loudspeaker."""

from __future__ import annotations

import logging
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from aludel.errors import VoiceFault
from aludel.frame import Clock
from aludel.utterance import Utterance
from aludel.voice.cache import PhraseCache
from aludel.voice.mixer import Speech
from aludel.voice.owner import AudioOwner, Told
from aludel.voice.phrasebook import Phrasebook
from aludel.voice.sinks import PAGES, Outlet, Sink, open_sink
from aludel.voice.sounds import game_sound
from aludel.voice.synth import DEADLINE, Synthesiser

log = logging.getLogger(__name__)

LONGEST_QUEUE: Final = 64
"""Phrases waiting for a loudspeaker; beyond it the oldest are dropped (their captions were shown)."""

PRIVATE: Final = frozenset({"pin", "code"})
"""Arguments whose captions go where nothing is kept: who reads a log need not be at the table."""

UNKEPT: Final = PRIVATE | {"text"}
"""Arguments whose phrases are not cached: a game code is kept nowhere but in the journal, free text never recurs."""

OnCaption = Callable[[str], None]
OnPrivate = Callable[[Utterance, str], None]
OnFault = Callable[[VoiceFault], None]


@dataclass(frozen=True, slots=True)
class VoiceOptions:
    """What the configuration says of the voice.

    `engine`: pyttsx3, espeak-ng, hum (simulator) or none. `sink`: alsa, wav, null, or pages, which hands
    all sound to `outlet`; an outlet gets every caption in any case. `volume_cap`: 0 to 100 percent.
    """

    engine: str = "pyttsx3"
    sink: str = "alsa"
    device: str = "default"
    volume_cap: int = 80
    language: str = "en"
    cache_dir: Path = Path("/var/cache/aludel/phrases")
    wav_dir: Path = Path("announcements")
    ahead: bool = False
    """Make likely phrases while nothing is being said, in each language that is chosen."""
    outlet: Outlet | None = None


@dataclass(frozen=True, slots=True)
class _Line:
    """A phrase on its way to sound. `turn` tells whether it is still wanted; a `quiet` one only fills the cache."""

    label: str
    text: str
    language: str
    said: float
    turn: int
    quiet: bool = False
    keep: bool = True
    number: int = 0


class Speaker:
    """`utterance.Voice` over an engine, a cache and an audio owner. It takes public utterances only, by type."""

    def __init__(
        self,
        synth: Synthesiser,
        sink: Sink,
        clock: Clock,
        options: VoiceOptions,
        on_caption: OnCaption,
        on_fault: OnFault | None,
        on_private: OnPrivate | None = None,
    ) -> None:
        self.synth, self.clock, self.options, self.on_caption = synth, clock, options, on_caption
        self.on_private = on_private if on_private is not None else lambda utterance, line: on_caption(line)
        self.on_fault = on_fault if on_fault is not None else self._caption_fault
        self.owner = AudioOwner(sink, clock, min(100, max(0, options.volume_cap)) / 100, self._fault)
        self._wake = threading.Condition()
        self._lines: deque[_Line] = deque()
        self._ahead: deque[_Line] = deque()
        self._likely: Iterator[Utterance] | None = None
        self._turn = self._count = 0
        self._busy = self._closed = False
        self._reported: set[str] = set()
        self._worker = threading.Thread(target=self._work, name="aludel-voice", daemon=True)
        self.set_language(options.language)
        self.owner.start()
        self._worker.start()

    @property
    def told(self) -> tuple[Told, ...]:
        """The latest phrases with the times of asking and of their first sound, for the bench."""
        return tuple(self.owner.told)

    def say(self, utterance: Utterance) -> None:
        """Show the caption now and queue the speech."""
        self._count += 1
        line = replace(self._line(utterance), number=self._count)
        self._show(utterance, line.number)
        with self._wake:
            self._lines.append(line)
            while self.owner.sink.paced and len(self._lines) > LONGEST_QUEUE:
                self._lines.popleft()
            self._wake.notify_all()

    def _show(self, utterance: Utterance, number: int) -> None:
        """Show the caption, also on the page, which then waits for its sound if that comes there."""
        caption = self.book.caption(utterance)
        if PRIVATE & utterance.args.keys():
            self.on_private(utterance, caption)
        else:
            self.on_caption(caption)
        if self.options.outlet is not None:
            self.options.outlet.captioned(number if self.options.sink == PAGES else None, caption)

    def prerender(self, utterances: Iterable[Utterance]) -> None:
        """Fill the cache with phrases that are likely to come, whenever nothing is being said."""
        lines = [self._line(utterance, quiet=True) for utterance in utterances]
        with self._wake:
            self._ahead.extend(lines)
            self._wake.notify_all()

    def sound(self, name: str) -> None:
        """Mix a game sound in now."""
        self.owner.effect(game_sound(name))

    def hush(self) -> None:
        """Drop what is queued and fade what is being said."""
        with self._wake:
            self._turn += 1
            self._lines.clear()
            self.owner.hush()

    def set_language(self, language: str) -> None:
        """Speak and caption in another language from the next phrase on."""
        with self._wake:
            self.book = Phrasebook(language)
            self._likely = self.book.likely() if self.options.ahead else None
            self._wake.notify_all()

    def set_volume(self, percent: int) -> None:
        """Set the volume, 0 (mute) to 100, of the cap."""
        self.owner.set_volume(percent)

    def wait(self, timeout: float) -> bool:
        """Wait until everything queued is told."""
        end = self.clock() + timeout
        with self._wake:
            done = self._wake.wait_for(lambda: self._closed or not (self._lines or self._busy), timeout)
        return done and self.owner.wait(max(0.0, end - self.clock()))

    def settle(self, timeout: float) -> bool:
        """Wait until everything to prerender is made."""
        with self._wake:
            return self._wake.wait_for(lambda: self._closed or not (self._work_waits() or self._busy), timeout)

    def _work_waits(self) -> bool:
        return bool(self._lines or self._ahead or self._likely)

    def close(self) -> None:
        """Stop the engine and give the device back; closing twice is allowed."""
        with self._wake:
            self._closed = True
            self._wake.notify_all()
        self.synth.close()
        self._worker.join(3.0)
        self.owner.close()

    def _line(self, utterance: Utterance, quiet: bool = False) -> _Line:
        if not isinstance(utterance, Utterance):
            raise TypeError("only public utterances are spoken")
        text = self.book.spoken(utterance)
        keep = not UNKEPT & utterance.args.keys()
        return _Line(utterance.key, text, self.book.language, self.clock(), self._turn, quiet, keep)

    def _work(self) -> None:
        while (line := self._next()) is not None:
            self._tell(line)
            with self._wake:
                self._busy = False
                self._wake.notify_all()

    def _next(self) -> _Line | None:
        """The next phrase to make: what is said first, then what was asked for ahead, then what is likely."""
        with self._wake:
            while not self._closed:
                self._wake.wait_for(lambda: self._closed or self._work_waits())
                self._busy = True
                if self._lines or self._ahead:
                    return (self._lines or self._ahead).popleft()
                if (likely := next(self._likely or iter(()), None)) is not None:
                    return self._line(likely, quiet=True)
                self._likely, self._busy = None, False
                self._wake.notify_all()
            return None

    def _tell(self, line: _Line) -> None:
        try:
            samples = self.synth.samples(line.text, line.language, line.keep)
        except VoiceFault as fault:
            samples = None
            self._fault(fault)
        with self._wake:
            if line.quiet or line.turn != self._turn:
                return
            if samples is not None:
                self.owner.speak(Speech(line.label, samples, line.said, line.number))
            elif self.options.outlet is not None and self.options.sink == PAGES:
                self.options.outlet.told(line.number, line.label, None)

    def _fault(self, fault: VoiceFault) -> None:
        """Each kind of fault is told once."""
        if fault.key not in self._reported and not self._closed:
            self._reported.add(fault.key)
            try:
                self.on_fault(fault)
            except Exception:  # the voice's threads must outlive whoever listens to them
                log.error("telling of %s failed", fault.key)

    def _caption_fault(self, fault: VoiceFault) -> None:
        text = fault.text(self.book.language, places=False)
        self.on_caption(text)
        if self.options.outlet is not None:
            self.options.outlet.captioned(None, text)


def open_voice(
    options: VoiceOptions,
    clock: Clock,
    on_caption: OnCaption,
    on_fault: OnFault | None = None,
    deadline: float = DEADLINE,
    on_private: OnPrivate | None = None,
) -> Speaker:
    """Build the voice that the options name.

    `on_caption` is called in the caller's thread; `on_fault` from a worker, once for each kind of fault (without it,
    the fault's sentence becomes a caption); `on_private` gets the captions that nobody may keep, with what they tell,
    instead of `on_caption`. Raises ConfigFault over a driver's name that does not exist.
    """
    cache = PhraseCache(options.cache_dir)
    synth = Synthesiser(options.engine, cache, clock, deadline)
    sink = open_sink(options.sink, options.device, options.wav_dir, options.outlet)
    return Speaker(synth, sink, clock, options, on_caption, on_fault, on_private)
