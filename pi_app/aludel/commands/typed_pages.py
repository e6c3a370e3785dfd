# SPDX-License-Identifier: MIT
"""Pages beside a virtual table that is typed: served from the moment in which somebody asks for them."""

from __future__ import annotations

import select
import sys
from contextlib import ExitStack
from dataclasses import replace
from typing import Final

from aludel.commands.pages import served
from aludel.config import Config
from aludel.table.desk import Doorway, Opened
from aludel.table.inbox import Inbox
from aludel.table.loop import Publish
from aludel.twin.virtual.typed import TypedTable

WAIT: Final = 0.1
"""Seconds between two looks for something typed, while pages may ask for something."""


class TypedPages:
    """The pages of one typed table. All calls come from the console's thread; `close` ends them."""

    def __init__(self, config: Config, doorway: Doorway) -> None:
        self._config = replace(config, pages=replace(config.pages, open=False))
        self._doorway, self._inbox, self._parts = doorway, Inbox(), ExitStack()
        self._publish: Publish | None = None
        self.table: TypedTable | None = None
        if config.pages.driver != "none":
            doorway.doors = self

    def open(self) -> Opened | None:
        """Serve the pages and open them to the local network; from then on they are the doors. Raises AludelError."""
        if self.table is None:
            return None
        serving = served(self._config, self._inbox, self.table, self._doorway)
        self._publish = self._parts.enter_context(serving)
        return self._doorway.open()

    def wait(self) -> None:
        """Wait for something typed, and do meanwhile what pages ask for; at once where there are none."""
        if self.table is None or self._publish is None:
            return
        self._publish(self.table.snapshot())
        while not select.select([sys.stdin], [], [], WAIT)[0]:
            if self._inbox.do_next(0):
                self._publish(self.table.snapshot())
                self.table.show()

    def close(self) -> None:
        """Serve nothing more."""
        self._parts.close()
