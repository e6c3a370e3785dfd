# SPDX-License-Identifier: MIT
"""Who looks at a page: what a page shows depends on this and on the snapshot, and on nothing else."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, TypeAlias

PAGES: Final = ("table", "seat", "host")
THEMES: Final = ("", "light", "dark")

Page: TypeAlias = str
"""`table`, `seat`, `host`, or the name of a page that an extra router brings."""


@dataclass(frozen=True, slots=True)
class Viewer:
    """One way to look. Pages that look alike share one rendering, so nothing else may enter it.

    `language` is one of errors.LANGUAGES; it is `pinned` where the page has chosen it, else the console's. `colour` is
    the seat of a seat page, `token` its secret address. `here` says that the page is open on the console's own machine,
    `host` that it belongs to the host.
    """

    page: Page
    language: str
    pinned: bool = False
    colour: str = ""
    token: str = field(default="", repr=False)
    here: bool = False
    host: bool = False
    theme: str = ""

    @property
    def at_table(self) -> bool:
        """Whether this page may do what the table's own buttons do: on the console's own screen, and for the host."""
        return self.here or self.host

    @property
    def stream(self) -> str:
        """The address of the events that keep this page up to date; empty for a page that stays as it is."""
        path = f"seats/{self.token}" if self.page == "seat" else self.page
        return f"/api/{path}/stream" + (f"?lang={self.language}" if self.pinned else "")
