# SPDX-License-Identifier: MIT
"""Where the pages of a running Aludel are, kept beside its saved games: a second start leads people there."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from aludel.errors import JournalFault
from aludel.journal.store import replace_whole

FILE: Final = "running"
"""Holds the number of the process and the address of its pages."""


@contextmanager
def running(folder: Path, address: str) -> Iterator[None]:
    """Keep where the pages are for as long as they are served."""
    file = folder / FILE
    with suppress(JournalFault):  # it only helps whoever starts a second one
        replace_whole(file, f"{os.getpid()} {address}\n".encode())
    try:
        yield
    finally:
        with suppress(OSError):
            file.unlink(missing_ok=True)


@contextmanager
def told_where(folder: Path) -> Iterator[None]:
    """Where saved games are in use, tell the address of whoever uses them. Raises JournalFault."""
    try:
        yield
    except JournalFault as fault:
        address = address_of(folder) if fault.key == "journal-busy" else ""
        if address:
            raise JournalFault("journal-busy-pages", address=address) from fault
        raise


def address_of(folder: Path) -> str:
    """Where the pages are of the Aludel that runs with these saved games; empty where that is not known."""
    try:
        number, address = (folder / FILE).read_text("utf-8").split()
        os.kill(int(number), 0)  # asks only whether there is such a process
    except (OSError, ValueError, OverflowError):
        return ""
    return address
