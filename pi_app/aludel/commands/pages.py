# SPDX-License-Identifier: MIT
"""The pages of a console: served beside it while it plays, as the configuration says."""

from __future__ import annotations

import os
import sys
import webbrowser
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from functools import partial
from typing import TYPE_CHECKING, Final

from aludel.commands.running import running
from aludel.config import Config, user_config
from aludel.errors import PageFault
from aludel.table.desk import Doorway, Opened
from aludel.table.inbox import Inbox
from aludel.table.loop import Publish
from aludel.table.operated import Operated
from aludel.table.snapshot import Snapshot

if TYPE_CHECKING:
    from aludel.screens.web.app import More
    from aludel.screens.web.pages import Pages
    from aludel.screens.web.server import PageServer

SCREENS: Final = ("DISPLAY", "WAYLAND_DISPLAY")
"""The variables that name the screen of this session, by windowing system."""


@contextmanager
def served(
    config: Config, inbox: Inbox, operated: Operated, doorway: Doorway, more: More | None = None
) -> Iterator[Publish]:
    """Serve the pages, if the configuration wants them; gives what takes each snapshot. Raises PageFault."""
    if config.pages.driver == "none":
        yield _nowhere
        return
    # not before: who plays without pages need not wait until the web server's code is read
    from aludel.screens.web.app import ALONE, create_app
    from aludel.screens.web.kept import FILE
    from aludel.screens.web.log_lines import kept_lines
    from aludel.screens.web.pages import Pages, Reporting
    from aludel.screens.web.server import PageServer

    with ExitStack() as parts:
        log = parts.enter_context(kept_lines())
        pages = Pages(inbox, operated, config.journal.path() / FILE, reporting=Reporting(config, log))
        pages.publish(operated.snapshot())
        server = PageServer(pages, partial(create_app, pages, more or ALONE), config.pages.port)
        parts.enter_context(closing(server))
        _start(server, config)
        parts.enter_context(running(config.journal.path(), server.address))
        doorway.doors = PageDoors(pages, server)
        print(f"  {server.address}", flush=True)
        if config.pages.open and may_open():
            webbrowser.open(server.address)
        yield pages.publish


def _start(server: PageServer, config: Config) -> None:
    """Serve the pages. Raises PageFault, which names the file where another port can be written."""
    try:
        server.start()
    except PageFault as fault:
        raise PageFault(fault.key, **fault.values, file=str(config.source or user_config())) from fault


def may_open() -> bool:
    """Whether a browser has a screen here. Without one Python would start a browser of text over this terminal."""
    return sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in SCREENS)


def _nowhere(_: Snapshot) -> None:
    """There are no pages."""


class PageDoors:
    """Opens the pages to the local network. Whoever asks for it stands at the table, and so may try the PIN again."""

    def __init__(self, pages: Pages, server: PageServer) -> None:
        self._pages, self._server = pages, server

    def open(self) -> Opened | None:
        """Open them. Raises PageFault where there is no network to open them to."""
        addresses = self._server.switch_lan(True)
        self._pages.door.be_patient()
        return Opened(addresses[0], self._pages.door.pin) if addresses else None
