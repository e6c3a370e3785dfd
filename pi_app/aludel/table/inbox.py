# SPDX-License-Identifier: MIT
"""One inbox for the console's thread: whatever comes from buttons and pages waits there for its turn."""

from __future__ import annotations

import queue
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, TypeVar

T = TypeVar("T")


class Inbox:
    """Work for the one thread that may touch the console, done in the order in which it came."""

    def __init__(self) -> None:
        self._waiting: queue.SimpleQueue[tuple[Callable[[], Any], Future[Any] | None]] = queue.SimpleQueue()

    def post(self, work: Callable[[], T]) -> Future[T]:
        """Have `work` done by the console's thread. The future gives its result, or raises what it raised."""
        done: Future[T] = Future()
        self._waiting.put((work, done))
        return done

    def put(self, work: Callable[[], object]) -> None:
        """Have `work` done for nobody who waits for it: what it raises comes out of `do_next`."""
        self._waiting.put((work, None))

    def do_next(self, timeout: float) -> bool:
        """Do the next piece of work, waiting `timeout` seconds for it; False when there was none."""
        try:
            work, done = self._waiting.get(timeout=timeout)
        except queue.Empty:
            return False
        if done is None:
            work()
        elif done.set_running_or_notify_cancel():
            try:
                done.set_result(work())
            except Exception as fault:
                done.set_exception(fault)
        return True
