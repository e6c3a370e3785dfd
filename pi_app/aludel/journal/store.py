# SPDX-License-Identifier: MIT
"""One durable SQLite file: opened with care, set aside when damaged, private to the user that runs the console.

The journal and the campaign book are both such files. Write-ahead log and synchronous=FULL: a statement that has
returned is on the disk (sqlite.org, "PRAGMA synchronous"). The clock only names what is set aside.
"""

from __future__ import annotations

import errno
import fcntl
import os
import sqlite3
import stat
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeAlias

from aludel.errors import JournalFault
from aludel.journal.faults import guarded, key_of

Wall: TypeAlias = Callable[[], float]
"""Seconds since the epoch. A console has no battery for its clock: only names of set-aside files come from it."""

Fill: TypeAlias = Callable[[sqlite3.Connection, Path], None]
"""Called with the new file's connection and the folder of the damaged one."""

PARTS: Final = ("", "-wal", "-shm", "-journal")
"""The suffixes of the files that SQLite keeps for one database."""

PROBE_BYTES: Final = 4096

BASE: Final = "CREATE TABLE schema (version INTEGER NOT NULL);INSERT INTO schema VALUES (0);"
"""What every file starts with: its schema version."""


@dataclass(frozen=True, slots=True)
class Schema:
    """A file's tables. `steps` are SQL scripts; a file of version n has run the first n of them."""

    file: str
    steps: tuple[str, ...]


class Store:
    """An open durable file. `set_aside` is the folder that holds its damaged predecessor, if there was one."""

    def __init__(self, path: Path, db: sqlite3.Connection, lock: int | None, set_aside: Path | None) -> None:
        self.path = path
        self.db = db
        self.set_aside = set_aside
        self._lock = lock

    @classmethod
    def open(cls, folder: Path, schema: Schema, wall: Wall = time.time, fill: Fill = lambda db, aside: None) -> Store:
        """Open the file for writing, making folder and file where they are missing.

        `fill` may put what is left of a damaged file, in the folder `aside`, into the new one.

        Raises JournalFault: folder or disk unusable, full or worn, in use by another console, or written by a newer
        Aludel. A damaged file is no fault: it is set aside and a fresh one takes its place.
        """
        path = folder / schema.file
        with guarded(folder):
            _refuse_unnameable(folder)
            _make_folder(folder)
            lock = _lock(folder / f"{schema.file}.lock")
        try:
            with guarded(path):
                probe(folder)
                db, aside = _open_or_replace(path, schema, wall, fill)
                return cls(path, db, lock, aside)
        except BaseException:
            os.close(lock)
            raise

    @classmethod
    def read(cls, folder: Path, schema: Schema) -> Store:
        """Open an existing file beside the console that may be writing it; nothing can be changed through it."""
        path = folder / schema.file
        with guarded(path):
            _refuse_unnameable(folder)
            if not path.exists():
                raise JournalFault("journal-none", path=str(path))
            db = connect(path, "ro")
            _refuse_newer(db, schema, path)
            return cls(path, db, None, None)

    @contextmanager
    def guard(self) -> Iterator[sqlite3.Connection]:
        """The connection, with failures as JournalFault."""
        with guarded(self.path):
            yield self.db

    @contextmanager
    def transaction(self) -> Iterator[sqlite3.Connection]:
        """Several statements that are on the disk all together, or not at all."""
        with self.guard() as db:
            db.execute("BEGIN IMMEDIATE")
            try:
                yield db
                db.execute("COMMIT")
            except BaseException:
                if db.in_transaction:
                    db.execute("ROLLBACK")
                raise

    def close(self) -> None:
        """Give file and lock back; closing twice is allowed."""
        self.db.close()
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None


def probe(folder: Path, read: Callable[[int, int, int], bytes] = os.pread) -> None:
    """Write, sync, drop from the cache, read back: a dead card takes writes and keeps the old bytes.

    Raises OSError; EIO when what `read` gives is not what was written.
    """
    path, sample = folder / ".probe", os.urandom(PROBE_BYTES)
    handle = os.open(path, os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_NOFOLLOW | os.O_CLOEXEC, 0o600)
    try:
        _write_all(handle, sample)
        os.fsync(handle)
        os.posix_fadvise(handle, 0, 0, os.POSIX_FADV_DONTNEED)
        if read(handle, PROBE_BYTES, 0) != sample:
            raise OSError(errno.EIO, "read back something else")
    finally:
        os.close(handle)
        path.unlink(missing_ok=True)


def _write_all(handle: int, data: bytes) -> None:
    while data:
        data = data[os.write(handle, data) :]


def replace_whole(path: Path, content: bytes) -> None:
    """Write a small file that only its owner may read: after a power cut it holds what was before, or `content`.

    It is on the disk when this returns. The folder is there already. Raises JournalFault; the file is then as it was.
    One thread at a time may write a file.
    """
    draft = path.with_name(f"{path.name}.new")
    with guarded(path):
        draft.unlink(missing_ok=True)
        handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW | os.O_CLOEXEC, 0o600)
        try:
            _write_all(handle, content)
            os.fsync(handle)
        finally:
            os.close(handle)
        draft.replace(path)
        sync_folder(path.parent)


def sync_folder(folder: Path) -> None:
    """Make renames and new names in `folder` durable."""
    handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _refuse_unnameable(folder: Path) -> None:
    """Raise JournalFault over a name that the system cannot take: with a NUL, or letters that its encoding lacks."""
    try:
        unusable = b"\0" in os.fsencode(folder)
    except UnicodeEncodeError:
        unusable = True
    if unusable:
        raise JournalFault("journal-readonly", path=ascii(str(folder))[1:-1])


def _make_folder(folder: Path) -> None:
    """Make what is missing, for this user only. A folder that was there is its owner's: it may be shared (/tmp)."""
    missing = [path for path in (folder, *folder.parents) if not path.exists()]
    for path in reversed(missing):
        path.mkdir(mode=0o700, exist_ok=True)
        # A parent that may be passed through but not listed cannot be synced; the folder is used all the same.
        with suppress(PermissionError):
            sync_folder(path.parent)


def _lock(path: Path) -> int:
    """Hold the file for this process. POSIX record locks end with the process and are not inherited by children,
    so a voice process that outlives a killed console does not keep the next one out."""
    handle = os.open(path, os.O_RDWR | os.O_CREAT | os.O_NOFOLLOW | os.O_CLOEXEC, 0o600)
    try:
        fcntl.lockf(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        os.close(handle)
        if error.errno in (errno.EACCES, errno.EAGAIN):
            raise JournalFault("journal-busy", path=str(path)) from None
        raise
    return handle


def _open_or_replace(path: Path, schema: Schema, wall: Wall, fill: Fill) -> tuple[sqlite3.Connection, Path | None]:
    """Open the file, or set it aside and make another. A cut in the middle of that is taken up again here: the
    folder is called `.pending` until the new file is in its place."""
    pending = next(iter(path.parent.glob(f"{_aside_stem(path)}-*.pending")), None)
    if pending is None and _anything(path):
        try:
            return _open_existing(path, schema), None
        except (sqlite3.Error, IsADirectoryError) as error:
            if not isinstance(error, IsADirectoryError) and key_of(error) != "journal-damaged":
                raise
            pending = _pending_folder(path, wall)
    if pending is None:
        _create(path, schema)
        return _open_existing(path, schema), None
    if not (path.exists() and (pending / path.name).exists()):
        _move_aside(path, pending)
        _create(path, schema, lambda db: fill(db, pending))
    aside = pending.rename(pending.with_suffix(""))
    sync_folder(path.parent)
    return _open_existing(path, schema), aside


def _anything(path: Path) -> bool:
    return any(path.with_name(path.name + part).exists() for part in PARTS)


def _open_existing(path: Path, schema: Schema) -> sqlite3.Connection:
    """Open and examine. An empty file is damage too: a new file gets its name only when it is complete."""
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, "a folder in its place", str(path))
    if not path.exists() or not path.stat().st_size:
        raise sqlite3.DatabaseError("the file is empty")
    _make_private(path)
    db = connect(path, "rw")
    try:
        _examine(db)
        _refuse_newer(db, schema, path)
        _migrate(db, schema, path)
        _examine_tables(db, schema)
    except BaseException:
        db.close()
        raise
    return db


def _make_private(path: Path) -> None:
    for part in PARTS:
        with suppress(FileNotFoundError):
            _close_to_others(path.with_name(path.name + part))


def _close_to_others(file: Path) -> None:
    """Mode 0600, unless it is a link: in a shared folder another user may have laid it to any file.

    The handle is O_PATH: closing one that can read would drop the locks that SQLite holds on the file (fcntl(2)).
    """
    handle = os.open(file, os.O_PATH | os.O_NOFOLLOW | os.O_CLOEXEC)
    try:
        if stat.S_ISREG(os.fstat(handle).st_mode):
            Path(f"/proc/self/fd/{handle}").chmod(0o600)
    finally:
        os.close(handle)


def connect(path: Path, mode: str) -> sqlite3.Connection:
    """A connection to the file as it is, `mode` "rw" or "ro". Raises sqlite3.Error."""
    db = sqlite3.connect(f"{path.absolute().as_uri()}?mode={mode}", uri=True, isolation_level=None, timeout=5)
    # A flipped byte must reach the seal's check, not stop the reader as invalid UTF-8.
    db.text_factory = lambda data: data.decode(errors="surrogateescape")
    try:
        if mode != "ro":
            db.execute("PRAGMA journal_mode=WAL").fetchone()
        db.execute("PRAGMA synchronous=FULL")
        db.execute("PRAGMA foreign_keys=ON")
    except BaseException:
        db.close()
        raise
    return db


def _examine(db: sqlite3.Connection) -> None:
    if [row[0] for row in db.execute("PRAGMA integrity_check(1)")] != ["ok"]:
        raise sqlite3.DatabaseError("the integrity check failed")
    version(db)


def _examine_tables(db: sqlite3.Connection, schema: Schema) -> None:
    """Hold the tables to those that the steps make."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as model:
        model.executescript(BASE)
        _run_steps(model, schema, 0)
        if _tables(db) != _tables(model):
            raise sqlite3.DatabaseError("other tables than expected")


def _tables(db: sqlite3.Connection) -> set[tuple[str, ...]]:
    return set(db.execute("SELECT type, name, tbl_name, sql FROM sqlite_master"))


def version(db: sqlite3.Connection) -> int:
    """The file's schema version. sqlite3.DatabaseError when it is not a file of ours."""
    row = db.execute("SELECT version FROM schema").fetchone()
    if row is None or not isinstance(row[0], int):
        raise sqlite3.DatabaseError("no schema version")
    return int(row[0])


def _refuse_newer(db: sqlite3.Connection, schema: Schema, path: Path) -> None:
    if version(db) > len(schema.steps):
        raise JournalFault("journal-newer", path=str(path))


def _migrate(db: sqlite3.Connection, schema: Schema, path: Path) -> None:
    """Bring an older file up to date, keeping a copy of it as it was."""
    found = version(db)
    if found == len(schema.steps):
        return
    _copy(db, path.with_name(f"{path.name}.v{found}"))
    _run_steps(db, schema, found)


def _copy(db: sqlite3.Connection, target: Path) -> None:
    target.touch(mode=0o600)
    with closing(sqlite3.connect(target)) as copy:
        db.backup(copy)
    sync_folder(target.parent)


def _run_steps(db: sqlite3.Connection, schema: Schema, found: int) -> None:
    script = "".join(schema.steps[found:])
    try:
        db.executescript(f"BEGIN IMMEDIATE;{script}UPDATE schema SET version = {len(schema.steps)};COMMIT;")
    except sqlite3.Error as error:
        if db.in_transaction:
            db.execute("ROLLBACK")
        if error.sqlite_errorcode == sqlite3.SQLITE_ERROR:
            # The script is at fault, not the file, which must not be set aside for it.
            raise JournalFault("journal-migration", path=schema.file) from error
        raise


def _create(path: Path, schema: Schema, fill: Callable[[sqlite3.Connection], None] | None = None) -> None:
    """Make a complete file under another name, then rename it: a cut leaves no half-made file behind."""
    draft = path.with_name(f"{path.name}.new")
    for part in PARTS:
        draft.with_name(draft.name + part).unlink(missing_ok=True)
    draft.touch(mode=0o600)
    with closing(connect(draft, "rw")) as db:
        db.executescript(BASE)
        _run_steps(db, schema, 0)
        if fill:
            fill(db)
    draft.rename(path)
    sync_folder(path.parent)


def _aside_stem(path: Path) -> str:
    return f"damaged-{path.stem}"


def _pending_folder(path: Path, wall: Wall) -> Path:
    """A new folder for damaged files, named by the date; a name that was used before is never used again."""
    stem = f"{_aside_stem(path)}-{time.strftime('%Y%m%d-%H%M%S', time.gmtime(wall()))}"
    for number in range(1, 10_000):
        final = path.parent / (stem if number == 1 else f"{stem}-{number}")
        if not final.exists():
            pending = final.with_name(f"{final.name}.pending")
            pending.mkdir(mode=0o700)
            return pending
    raise OSError(errno.EEXIST, "no free name")


def _move_aside(path: Path, target: Path) -> None:
    """Move the file, with its log, into a folder: together they can still be examined or repaired.

    The file goes first: alone in its place it would open without what only the log holds.
    """
    for part in PARTS:
        file = path.with_name(path.name + part)
        if file.exists():
            file.rename(target / file.name)
    sync_folder(target)
    sync_folder(path.parent)
