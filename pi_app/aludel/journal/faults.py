# SPDX-License-Identifier: MIT
"""What SQLite and the operating system report, as numbered faults that a person can act on."""

from __future__ import annotations

import errno
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from aludel.errors import JournalFault

_BY_ERRNO: Final = {
    errno.ENOSPC: "journal-full",
    errno.EDQUOT: "journal-full",
    errno.EFBIG: "journal-full",
    errno.EROFS: "journal-readonly",
    errno.EACCES: "journal-readonly",
    errno.EPERM: "journal-readonly",
    errno.EIO: "journal-worn",
}

_BY_SQLITE: Final = {
    sqlite3.SQLITE_FULL: "journal-full",
    sqlite3.SQLITE_IOERR_SHMSIZE: "journal-full",
    sqlite3.SQLITE_READONLY: "journal-readonly",
    sqlite3.SQLITE_CANTOPEN: "journal-readonly",
    sqlite3.SQLITE_PERM: "journal-readonly",
    sqlite3.SQLITE_IOERR: "journal-worn",
    sqlite3.SQLITE_BUSY: "journal-busy",
    sqlite3.SQLITE_LOCKED: "journal-busy",
    sqlite3.SQLITE_CORRUPT: "journal-damaged",
    sqlite3.SQLITE_NOTADB: "journal-damaged",
}

_PRIMARY: Final = 0xFF
"""SQLite's extended result codes hold the primary one in their low byte; the table may name either."""


def key_of(error: OSError | sqlite3.Error) -> str:
    """The catalogue key for a failure below us; what is not known counts as damage, never as success."""
    if isinstance(error, OSError):
        return _BY_ERRNO.get(error.errno or 0, "journal-readonly")
    code: int = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT)
    return _BY_SQLITE.get(code) or _BY_SQLITE.get(code & _PRIMARY, "journal-damaged")


@contextmanager
def guarded(path: Path) -> Iterator[None]:
    """Turn failures of the file at `path` into JournalFault. The values of a row never enter the message."""
    try:
        yield
    except sqlite3.ProgrammingError:
        raise
    except (OSError, sqlite3.Error) as error:
        if isinstance(error, JournalFault):
            raise
        raise JournalFault(key_of(error), path=str(path)) from error
