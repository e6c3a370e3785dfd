# SPDX-License-Identifier: MIT
"""Wakes every open event stream when something on the pages may have changed. Any thread may do so."""

from __future__ import annotations

import asyncio
import threading
from contextlib import suppress


class Hub:
    """Counts the changes, and lets streams of any event loop wait for the next one."""

    def __init__(self) -> None:
        self.version = 0
        self._lock = threading.Lock()
        self._waiting: dict[asyncio.AbstractEventLoop, asyncio.Event] = {}

    def wake(self) -> None:
        """Something has changed. One call a loop, however many streams wait in it."""
        with self._lock:
            self.version += 1
            waiting, self._waiting = self._waiting, {}
        for loop, changed in waiting.items():
            with suppress(RuntimeError):  # a loop that has been closed has no streams any more
                loop.call_soon_threadsafe(changed.set)

    async def changed(self, since: int, timeout: float) -> bool:
        """Wait until the version is another than `since`; False when that took longer than `timeout` seconds."""
        with self._lock:
            if self.version != since:
                return True
            changed = self._waiting.setdefault(asyncio.get_running_loop(), asyncio.Event())
        try:
            async with asyncio.timeout(timeout):
                await changed.wait()
        except TimeoutError:
            return False
        return True
