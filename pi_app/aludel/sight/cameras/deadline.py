# SPDX-License-Identifier: MIT
"""Calls into a camera stack that may never return, each with a deadline."""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable
from typing import Any, Generic, TypeVar

Answer = TypeVar("Answer")


class Late(Exception):
    """The call did not return in time, or an earlier one still has not."""


class Pending(Generic[Answer]):
    """A call that was begun and may still be running."""

    def __init__(self, work: Callable[[], Answer]) -> None:
        self._work, self._ended = work, threading.Event()
        self._answers: list[Answer] = []
        self._fault: Exception | None = None

    @property
    def done(self) -> bool:
        """Whether the call has returned or raised."""
        return self._ended.is_set()

    def result(self, timeout: float) -> Answer:
        """What the call returned or raised, or Late after `timeout` seconds."""
        if not self._ended.wait(timeout):
            raise Late
        if self._fault is not None:
            raise self._fault
        return self._answers[0]

    def run(self) -> None:
        """Make the call, on the worker's thread."""
        try:
            self._answers.append(self._work())
        except Exception as fault:  # whatever the stack raises belongs to the caller
            self._fault = fault
        self._ended.set()


class Worker:
    """One thread that makes all calls, since camera stacks want to be called from one thread.

    A call that hangs holds the worker for ever: every later call is late at once. The thread is a daemon, so it keeps
    no process alive.
    """

    def __init__(self, name: str) -> None:
        self._calls: queue.SimpleQueue[Pending[Any] | None] = queue.SimpleQueue()
        self._stuck = False
        threading.Thread(target=self._serve, name=name, daemon=True).start()

    @property
    def stuck(self) -> bool:
        """Whether a call was late: the thread may never come back."""
        return self._stuck

    def begin(self, work: Callable[[], Answer]) -> Pending[Answer]:
        """Make the call as soon as the calls before it have ended, without waiting for it."""
        pending = Pending(work)
        self._calls.put(pending)
        return pending

    def call(self, work: Callable[[], Answer], timeout: float) -> Answer:
        """What `work` returns or raises, or Late after `timeout` seconds."""
        if self._stuck:
            raise Late
        try:
            return self.begin(work).result(timeout)
        except Late:
            self._stuck = True
            raise

    def stop(self) -> None:
        """Let the thread end after its last call."""
        self._calls.put(None)

    def _serve(self) -> None:
        while (pending := self._calls.get()) is not None:
            pending.run()
