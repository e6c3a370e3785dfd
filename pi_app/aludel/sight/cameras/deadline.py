# SPDX-License-Identifier: MIT
"""Calls into a camera stack that may never return, each with a deadline."""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable
from typing import TypeAlias, TypeVar

Answer = TypeVar("Answer")
_Result: TypeAlias = tuple[bool, object]


class Late(Exception):
    """The call did not return in time, or an earlier one still has not."""


class Worker:
    """One thread that makes all calls, since camera stacks want to be called from one thread.

    A call that hangs holds the worker for ever: every later call is late at once. The thread is a daemon, so it keeps
    no process alive.
    """

    def __init__(self, name: str) -> None:
        self._calls: queue.Queue[tuple[Callable[[], object], queue.Queue[_Result]] | None] = queue.Queue()
        self._stuck = False
        threading.Thread(target=self._serve, name=name, daemon=True).start()

    def call(self, work: Callable[[], Answer], timeout: float) -> Answer:
        """What `work` returns or raises, or Late after `timeout` seconds."""
        if self._stuck:
            raise Late
        answer: queue.Queue[_Result] = queue.Queue()
        self._calls.put((work, answer))
        try:
            good, value = answer.get(timeout=timeout)
        except queue.Empty:
            self._stuck = True
            raise Late from None
        if good:
            return value  # type: ignore[return-value]
        assert isinstance(value, BaseException)
        raise value

    def stop(self) -> None:
        """Let the thread end after its last call."""
        self._calls.put(None)

    def _serve(self) -> None:
        while (job := self._calls.get()) is not None:
            work, answer = job
            try:
                answer.put((True, work()))
            except Exception as fault:  # whatever the stack raises belongs to the caller
                answer.put((False, fault))
