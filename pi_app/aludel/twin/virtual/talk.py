# SPDX-License-Identifier: MIT
"""How long the loudspeaker of a page still talks, as its page plays what it was handed: one phrase after another."""

from __future__ import annotations

import wave
from collections.abc import Callable
from io import BytesIO
from typing import Final

LATE: Final = 4.0
"""Seconds that a page waits for the sound of a caption: the voice may have failed."""
PAUSE: Final = 0.8
"""Seconds by which a page may be late, as it fetches each sound."""
PROMPT: Final = "-prompt-"
"""What is in the key of a question: whoever knows the answer need not wait for its end."""
LEAST, LETTER, MOST = 0.9, 0.038, 5.0
"""Seconds to read a line that cannot be heard: at least, for each letter, and at most."""


class Talk:
    """What a page has to say, and when it will be silent. `clock` counts seconds. For one thread at a time."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock, self._end, self._news = clock, 0.0, 0.0
        self._awaited: dict[int, float] = {}

    def captioned(self, number: int | None, line: str) -> None:
        """A line is shown; its sound comes with the same number, or never."""
        if number is None:
            self._add(reading(line))
        else:
            self._awaited[number] = self._clock()

    def told(self, number: int, label: str, wav: bytes | None) -> None:
        """The sound of a line is there; None where it cannot be heard after all. One that was hushed is not heard."""
        if self._awaited.pop(number, None) is not None:
            self._add(LEAST if wav is None else seconds(wav), news=PROMPT not in label)

    def hushed(self) -> None:
        """Nothing more is said of what has come so far."""
        self._awaited.clear()
        self._end = self._news = 0.0

    def left(self) -> float:
        """Seconds until all is said but questions; more than 0 while a sound is still to come."""
        now = self._clock()
        late = max((since + LATE - now for since in self._awaited.values()), default=0.0)
        return max(0.0, self._news + PAUSE - now, late)

    def _add(self, length: float, news: bool = True) -> None:
        self._end = max(self._end, self._clock()) + length
        if news:
            self._news = self._end


def reading(line: str) -> float:
    """Seconds to read a line."""
    return min(MOST, LEAST + LETTER * len(line))


def seconds(wav: bytes) -> float:
    """How long a WAV sounds; 0 for what is none."""
    try:
        with wave.open(BytesIO(wav)) as sound:
            return float(sound.getnframes() / sound.getframerate())
    except (wave.Error, EOFError):
        return 0.0
