# SPDX-License-Identifier: MIT
"""Ends what does not end by itself."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


class Endless(BaseException):
    """Something used up its processor time. No `Exception`, so that nothing that handles those hides it."""


@contextmanager
def patience(seconds: float) -> Iterator[None]:
    """Raise Endless in the block once it has used so many seconds of processor time; in the main thread only.

    Processor time, so that neither a slow disk nor other programs count.
    """

    def end(number: int, frame: FrameType | None) -> None:
        raise Endless

    former = signal.signal(signal.SIGPROF, end)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, former)
