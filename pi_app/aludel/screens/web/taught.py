# SPDX-License-Identifier: MIT
"""What families have been taught, kept over a power cut in a file of its own beside PIN and tokens.

Nobody waits for the disk: a thread of its own writes what changes, and what a cut or a full card has cost is a step
that is shown once more.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from aludel.errors import JournalFault
from aludel.journal.store import replace_whole

FILE: Final = "lessons.json"
MOST: Final = 200
"""Entries that are kept: of far more families than there can be, the oldest are forgotten."""
LONGEST: Final = 200
"""Letters of an entry."""
MOST_BYTES: Final = 64 * 1024


class TaughtBook:
    """Entries in the order in which they were made. `path` is a file in a folder that is there already."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.now = _read(path)
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="pages-taught")

    def change(self, taught: Iterable[str]) -> None:
        """Note at once what is taught, and keep it soon. Never waits; callers see to it that they come one by one."""
        changed = tuple(dict.fromkeys(taught))[-MOST:]
        if changed != self.now:
            self.now = changed
            with suppress(RuntimeError):  # it has been closed: the pages are about to end
                self._writer.submit(self._keep)

    def _keep(self) -> None:
        with suppress(JournalFault):
            replace_whole(self.path, json.dumps(self.now).encode())

    def close(self) -> None:
        """Wait until everything is kept; what changes later is not."""
        self._writer.shutdown()


def _read(path: Path) -> tuple[str, ...]:
    with suppress(OSError, ValueError, RecursionError), path.open("rb") as file:
        read: Any = json.loads(file.read(MOST_BYTES))
        entries = read if isinstance(read, list) else ()
        return tuple(one for one in entries if isinstance(one, str) and len(one) <= LONGEST)[-MOST:]
    return ()
