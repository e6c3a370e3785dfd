# SPDX-License-Identifier: MIT
"""Opens the pages for those who stand at the table: back and next held, and the console says address and PIN."""

from __future__ import annotations

from aludel.errors import PageFault
from aludel.screens.web.server import PageServer
from aludel.table.desk import Opened


class PageDoors:
    """The Doors of a console with pages. The server comes later than the desk: until then there is nothing to open."""

    def __init__(self) -> None:
        self.server: PageServer | None = None

    def open(self) -> Opened | None:
        """Open the pages to the local network. For the console's thread; raises JournalFault, and PageFault when slow.

        Whoever can hold two buttons stands at the table: wrong PINs of others no longer keep them waiting.
        """
        if self.server is None:
            return None
        try:
            addresses = self.server.switch_lan(True)
        except PageFault as fault:
            if fault.key == "page-lan-none":
                return None
            raise
        self.server.pages.door.be_patient()
        return Opened(addresses[0].removeprefix("http://"), self.server.pages.door.pin)
