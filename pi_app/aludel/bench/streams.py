# SPDX-License-Identifier: MIT
"""Open pages on one console: milliseconds from a press to the last of them, and what their streams take of memory."""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from aludel.bench.measure import CannotRun, Effort, Measured, Peer, Row, Spread
from aludel.bench.running import KIB, ended, pss
from aludel.games.referee import press, registry
from aludel.screens.web.app import create_app
from aludel.screens.web.kept import FILE
from aludel.screens.web.pages import Pages
from aludel.screens.web.server import PageServer
from aludel.table.console import Console
from aludel.table.host import NewGame
from aludel.table.inbox import Inbox
from aludel.twin.rehearse import Evening
from aludel.twin.report import Plan

GAME: Final = "little-alchemists"
STREAMS: Final = 200
PRESSES: Final = 10
"""Presses in each repeat."""
MUTE: Final = press("mute")
"""Changes every table page, and nothing in the game."""
Delays = tuple[float, ...]


def reached(effort: Effort) -> Measured:
    """Milliseconds until a press has reached the last of 200 table pages, and beside it a single one."""
    with _console() as (console, pages, port):
        before = pss(os.getpid())
        many, after = _presses(console, pages, port, STREAMS, effort.repeats * PRESSES)
        one, _ = _presses(console, pages, port, 1, effort.repeats * PRESSES)
    every = sorted(delay for delays in many for delay in delays)
    detail = {
        "streams": STREAMS,
        "median_ms": round(statistics.median(every), 2),
        "p95_ms": round(every[int(len(every) * 0.95)], 2),
        "max_ms": round(every[-1], 2),
        "memory_of_streams_mb": round((after - before) * KIB, 1),
        "memory_mb": round(after * KIB, 1),
    }
    alone = Peer("the same console with one page open", Spread(tuple(max(delays) for delays in one)))
    return Measured("ms", Spread(tuple(max(delays) for delays in many)), (alone,), detail)


@contextmanager
def _console() -> Iterator[tuple[Console, Pages, int]]:
    """A console in a game of four, and its pages on a free port of this machine."""
    with tempfile.TemporaryDirectory(prefix="aludel-bench-") as name:
        folder = Path(name)
        evening = Evening(Plan(GAME), folder, registry(), None, None, time.monotonic)
        with closing(evening):
            console = evening.console
            new = NewGame(GAME, 1, registry()[GAME].info.colours, 0, None, None, replace=True)
            console.manage(lambda host: host.begin(new))
            pages = Pages(Inbox(), console, folder / FILE)
            pages.publish(console.snapshot())
            with closing(PageServer(pages, lambda: create_app(pages), 0)) as server:
                server.start()
                yield console, pages, urlsplit(server.address).port or 0


def _presses(console: Console, pages: Pages, port: int, streams: int, count: int) -> tuple[list[Delays], int]:
    """For each press how long it took to each page, and the KiB of this process with all pages open."""
    delays = []
    with _listening(port, streams) as listener:
        _arrivals(listener)
        for _ in range(count):
            start = time.monotonic()
            console.press(MUTE)
            pages.publish(console.snapshot())
            delays.append(tuple((at - start) * 1000 for at in _arrivals(listener)))
        return delays, pss(os.getpid())


@contextmanager
def _listening(port: int, streams: int) -> Iterator[subprocess.Popen[str]]:
    """A process with open pages."""
    words = [sys.executable, "-m", "aludel.bench.listening", str(port), str(streams)]
    process = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)
    with ended(process):
        yield process


def _arrivals(listener: subprocess.Popen[str]) -> list[float]:
    """When the next look came to each page. Raises CannotRun where it did not."""
    assert listener.stdout is not None
    line = listener.stdout.readline()
    if not line:
        raise CannotRun("a look did not reach every page")
    times: list[float] = json.loads(line)
    return times


def rows() -> Iterator[Row]:
    """The row of this module."""
    yield Row("table-streams", "one press to the last of 200 open table pages", "all of 200 pages reached", reached)
