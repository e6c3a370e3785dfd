# SPDX-License-Identifier: MIT
"""The latest lines of the program's own log, kept in memory for a report. Our logs hold what is public only."""

from __future__ import annotations

import logging
import time
from collections import Counter, deque
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Final

from aludel.frame import Clock

OURS: Final = "aludel"
"""The logger above all of ours. What libraries log may hold addresses with tokens, so it is never kept."""
MOST: Final = 400
"""Lines that are kept."""
LONGEST: Final = 300
"""Characters of a line."""
COUNTED: Final[Mapping[str, str]] = {"refused: %s": "refused", "unsure: %s": "unsure"}
"""Which of our log lines are counted by what they name, over the whole run."""


class RecentLines(logging.Handler):
    """Keeps the latest lines and counts reasons. Safe from any thread. `clock` gives monotonic seconds."""

    def __init__(self, clock: Clock = time.monotonic, most: int = MOST) -> None:
        super().__init__(logging.INFO)
        self._clock, self._start = clock, clock()
        self._lines: deque[str] = deque(maxlen=most)
        self._counts: dict[str, Counter[str]] = {name: Counter() for name in COUNTED.values()}

    def emit(self, record: logging.LogRecord) -> None:
        """Keep one line: its words, never the exception beside it, whose text may quote anything."""
        if record.name != OURS and not record.name.startswith(f"{OURS}."):
            return
        since = self._clock() - self._start
        text = " ".join(record.getMessage().split())[:LONGEST]
        self._lines.append(f"{since:9.1f} {record.levelname} {record.name} {text}")
        if isinstance(record.msg, str) and record.msg in COUNTED and isinstance(record.args, tuple):
            self._counts[COUNTED[record.msg]][str(record.args[0])] += 1

    def lines(self) -> tuple[str, ...]:
        """The lines kept, oldest first, each with the seconds since the start."""
        return self._read()[0]

    def counts(self) -> dict[str, dict[str, int]]:
        """How often something was refused, or a tray was not read surely, by reason."""
        return self._read()[1]

    def _read(self) -> tuple[tuple[str, ...], dict[str, dict[str, int]]]:
        self.acquire()
        try:
            counts = {name: dict(sorted(counted.items())) for name, counted in self._counts.items()}
            return tuple(self._lines), counts
        finally:
            self.release()


@contextmanager
def kept_lines(clock: Clock = time.monotonic) -> Iterator[RecentLines]:
    """Keep the program's log lines while the block runs. What goes to a log file or to a terminal stays as it was."""
    lines, ours = RecentLines(clock), logging.getLogger(OURS)
    level = ours.level
    with _warnings_shown(ours):
        ours.addHandler(lines)
        ours.setLevel(min(ours.getEffectiveLevel(), logging.INFO))
        try:
            yield lines
        finally:
            ours.setLevel(level)
            ours.removeHandler(lines)
            lines.close()


@contextmanager
def _warnings_shown(ours: logging.Logger) -> Iterator[None]:
    """Python shows warnings of a program without any handler by itself; one more handler must not end that."""
    last = logging.lastResort
    if last is None or ours.hasHandlers():
        yield
        return
    ours.addHandler(last)
    try:
        yield
    finally:
        ours.removeHandler(last)
