# SPDX-License-Identifier: MIT
"""The loop of the console's thread: one piece of work after another, and after each a look for the pages."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Final

from aludel.table.inbox import Inbox
from aludel.table.operated import Operated
from aludel.table.snapshot import Snapshot

WAIT: Final = 0.5
"""Seconds that the loop waits for work before it tends to what has no voice of its own."""

Publish = Callable[[Snapshot], None]


def drive(
    inbox: Inbox,
    operated: Operated,
    publish: Publish,
    ended: threading.Event,
    tend: Callable[[], object] = lambda: None,
    wait: float = WAIT,
) -> None:
    """Do what comes in until `ended` is set, which is best done by work in the inbox: all before it is then done.

    `tend` is called before each piece of work, and at least every `wait` seconds. A snapshot is published at the start,
    after each piece of work, and when something has been told, or is shown no longer, in between.
    """
    shown = operated.snapshot()
    publish(shown)
    while not ended.is_set():
        tend()
        worked = inbox.do_next(wait)
        now = operated.snapshot()
        if worked or (now.public, now.opened) != (shown.public, shown.opened):
            publish(now)
            shown = now
