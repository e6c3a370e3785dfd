# SPDX-License-Identifier: MIT
"""What a row of the benchmark is, and how repeats become a spread."""

from __future__ import annotations

import statistics
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from time import perf_counter, process_time
from typing import Any, Final, TypeAlias

from aludel.frame import Clock

PEERS: Final = ".venv/bin/pip install -e '.[peers]'"
"""What brings the peers that are Python packages."""


class CannotRun(Exception):
    """A row that cannot be measured here; the text says why and what would help."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How long to measure: `repeats` windows of `seconds` each, `rendered` readings by condition."""

    repeats: int = 5
    seconds: float = 1.0
    rendered: int = 5
    seed: int = 1


@dataclass(frozen=True, slots=True)
class Spread:
    """Several repeats of one measurement, all in the row's unit."""

    values: tuple[float, ...]

    def json(self) -> dict[str, Any]:
        """Smallest, median and largest, and how many repeats."""
        rounded = [
            float(f"{value:.4g}") for value in (min(self.values), statistics.median(self.values), max(self.values))
        ]
        return dict(zip(("min", "median", "max"), rounded, strict=True)) | {"repeats": len(self.values)}


@dataclass(frozen=True, slots=True)
class Peer:
    """Somebody else's program on the same task; without a spread it is absent, and `install` says what is missing."""

    name: str
    spread: Spread | None = None
    install: str = ""

    def json(self) -> dict[str, Any]:
        """The peer's measurement, or that it is absent."""
        if self.spread is None:
            return {"name": self.name, "absent": True, "install": self.install}
        return {"name": self.name, "absent": False, **self.spread.json()}


@dataclass(frozen=True, slots=True)
class Measured:
    """A measured row: ours, the peers, and whatever else tells how to read them."""

    unit: str
    ours: Spread
    peers: tuple[Peer, ...] = ()
    detail: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Row:
    """One promise: `goal` as the design words it, and the function that measures it."""

    name: str
    what: str
    goal: str
    measure: Callable[[Effort], Measured]


Work: TypeAlias = Callable[[], int]
"""Does a piece of work and says how many units it was."""


def rates(work: Work, effort: Effort) -> Spread:
    """Units a second of processor time, in windows of `effort.seconds`; one run warms up.

    Processor time is what one core does: other programs on the machine do not count.
    """
    work()
    return Spread(tuple(_rate(work, effort.seconds) for _ in range(effort.repeats)))


def _rate(work: Work, seconds: float) -> float:
    start, done = process_time(), 0
    while (spent := process_time() - start) < seconds or not done:
        done += work()
    return done / spent


def millis(calls: Iterable[Callable[[], Any]], clock: Clock = perf_counter) -> Spread:
    """How long each call takes by `clock`, in milliseconds."""
    return Spread(tuple(_millis(call, clock) for call in calls))


def _millis(call: Callable[[], Any], clock: Clock) -> float:
    start = clock()
    call()
    return (clock() - start) * 1000
