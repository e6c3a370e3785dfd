# SPDX-License-Identifier: MIT
"""What the virtual table gets ready while the person still looks at the start page."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable
from contextlib import suppress

from aludel.errors import AludelError


class Warming:
    """A thread that does `first`, then the steps of `more` one by one. It can be ended between two of them.

    Whoever needs what `first` does waits for it with `wait`, so that two threads do not do the same work.
    """

    def __init__(self, first: Callable[[], object], more: Iterable[Callable[[], object]] = ()) -> None:
        self._first, self._more = first, more
        self._ready, self._ended = threading.Event(), threading.Event()
        self._thread = threading.Thread(target=self._work, name="warming", daemon=True)

    def start(self) -> None:
        """Begin."""
        self._thread.start()

    def wait(self) -> None:
        """Wait until `first` is done."""
        self._ready.wait()

    def close(self) -> None:
        """End, after the step that is being done: a program that ends in the middle of a drawing would crash."""
        self._ended.set()
        self._ready.set()
        if self._thread.ident is not None:
            self._thread.join()

    def _work(self) -> None:
        try:
            self._try(self._first)
        finally:
            self._ready.set()
        for step in self._more:
            if self._ended.is_set():
                return
            self._try(step)

    def _try(self, step: Callable[[], object]) -> None:
        with suppress(AludelError, OSError):  # whoever needs it then is told
            step()
