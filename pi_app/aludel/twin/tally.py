# SPDX-License-Identifier: MIT
"""What a rehearsal counts: readings against the truth, and the seconds of each stage."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeVar, cast

from aludel.frame import Camera, Clock, Frame
from aludel.games.referee import Press
from aludel.reading import Eye, Reading
from aludel.table.public import Public
from aludel.utterance import Utterance, Voice

T = TypeVar("T")


class Table(Protocol):
    """What people meet of a console: `aludel.table.console.Console` is the real one."""

    def press(self, pressed: Press) -> None:
        """Press something; everything that follows has happened on return."""

    def public(self) -> Public:
        """What everybody sees and hears."""


@dataclass(slots=True)
class Tally:
    """Counts of one rehearsal. `seconds` are exclusive: rendering within a look counts as rendering only."""

    clock: Clock
    counts: Counter[str] = field(default_factory=Counter)
    rejected: Counter[str] = field(default_factory=Counter)
    seconds: defaultdict[str, float] = field(default_factory=lambda: defaultdict(float))
    wrong: list[str] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    _running: list[str] = field(default_factory=list)
    _since: float = 0.0

    @contextmanager
    def stage(self, name: str) -> Iterator[None]:
        """Count the time within as `name`, and not as the stage around it."""
        self._turn_over()
        self._running.append(name)
        try:
            yield
        finally:
            self._turn_over()
            self._running.pop()

    def _turn_over(self) -> None:
        now = self.clock()
        if self._running:
            self.seconds[self._running[-1]] += now - self._since
        self._since = now

    def timed(self, part: T, stage: str) -> T:
        """The same part, with every call of its methods counted as `stage`."""
        return cast(T, _Timed(part, self, stage))


class _Timed:
    """Stands before a part and times it."""

    def __init__(self, part: Any, tally: Tally, stage: str) -> None:
        self._part, self._tally, self._stage = part, tally, stage

    def __getattr__(self, name: str) -> Any:
        attribute = getattr(self._part, name)
        if not callable(attribute):
            return attribute

        def call(*args: Any, **kwargs: Any) -> Any:
            with self._tally.stage(self._stage):
                return attribute(*args, **kwargs)

        return call


class WatchedEye:
    """An Eye whose every reading is held against what truly lies in the tray."""

    def __init__(self, eye: Eye, truth: Callable[[], tuple[str, ...]], tally: Tally) -> None:
        self._eye, self._truth, self._tally = eye, truth, tally

    def look(self, game: str, allowed: frozenset[str]) -> Reading:
        """Look, and count what came of it."""
        with self._tally.stage("read"):
            reading = self._eye.look(game, allowed)
        self._judge(reading, allowed)
        return reading

    def _judge(self, reading: Reading, allowed: frozenset[str]) -> None:
        truth, tally = self._truth(), self._tally
        clean = bool(truth) and all(kind in allowed for kind in truth)
        tally.counts["readings"] += 1
        tally.counts["clean"] += clean
        tally.counts["clean_refused"] += clean and not reading.sure
        tally.rejected.update({unsure.reason.value for unsure in reading.unsure})
        if reading.sure and sorted(reading.kinds()) != sorted(truth):
            tally.wrong.append(f"reading {tally.counts['readings']}: {len(reading.pieces)} of {len(truth)} pieces sure")

    def close(self) -> None:
        """Close the eye."""
        self._eye.close()


class WatchedCamera:
    """A Camera whose frames and rendering time are counted."""

    def __init__(self, camera: Camera, tally: Tally) -> None:
        self._camera, self._tally = camera, tally

    def capture(self, timeout: float) -> Frame:
        """The camera's next frame."""
        with self._tally.stage("render"):
            frame = self._camera.capture(timeout)
        self._tally.counts["frames"] += 1
        return frame

    def close(self) -> None:
        """Close the camera."""
        self._camera.close()


class WatchedVoice:
    """A Voice whose announcements are counted; each is told to its end before play goes on, so that none is dropped."""

    def __init__(self, voice: Voice, tally: Tally, patience: float = 60.0) -> None:
        self._voice, self._tally, self._patience = voice, tally, patience

    def say(self, utterance: Utterance) -> None:
        """Say it, and wait until it is said."""
        self._tally.counts["announcements"] += 1
        with self._tally.stage("voice"):
            self._voice.say(utterance)
            if not self._voice.wait(self._patience):
                self._tally.faults.append(f"{utterance.key} was not told within {self._patience:.0f} s")

    def sound(self, name: str) -> None:
        """Mix a game sound in."""
        self._voice.sound(name)

    def hush(self) -> None:
        """Drop what is queued."""
        self._voice.hush()

    def set_language(self, language: str) -> None:
        """Speak another language."""
        self._voice.set_language(language)

    def set_volume(self, percent: int) -> None:
        """Set the volume."""
        self._voice.set_volume(percent)

    def wait(self, timeout: float) -> bool:
        """Wait until everything is told."""
        return self._voice.wait(timeout)

    def close(self) -> None:
        """Close the voice."""
        self._voice.close()


class WatchedTable:
    """A Table whose own work counts as `rules`: what is left of a press after camera, sight, voice and journal."""

    def __init__(self, table: Table, tally: Tally) -> None:
        self._table, self._tally = table, tally

    def press(self, pressed: Press) -> None:
        """Press something."""
        with self._tally.stage("rules"):
            self._table.press(pressed)

    def public(self) -> Public:
        """What everybody sees and hears."""
        return self._table.public()
