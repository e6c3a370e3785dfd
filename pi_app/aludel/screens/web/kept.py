# SPDX-License-Identifier: MIT
"""What the pages keep over a power cut: who holds which seat, the host's PIN and sessions, and a few switches.

A small file beside the journal, for its owner alone, replaced as a whole: after a cut it holds what was before or what
came after. Tokens lie in it as hashes only. A file that cannot be read is as if there were none.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass, field, fields, replace
from pathlib import Path
from threading import RLock
from typing import Any, Final

from aludel.journal.faults import guarded
from aludel.journal.store import sync_folder

FILE: Final = "pages.json"
MOST_BYTES: Final = 64 * 1024
LONGEST: Final = 200
"""Letters of a text, and entries of a list, in a file that can be ours."""


@dataclass(frozen=True, slots=True)
class Kept:
    """What is kept.

    `invitations` are open addresses by seat colour, which the table page shows; `holders` the hashes of the tokens of
    taken seats; `sessions` those of the host's. `hints` are the colours that want hints; `taught` the lessons that
    nobody needs again. Secret as a whole, so it has no repr.
    """

    pin: str = ""
    invitations: Mapping[str, str] = field(default_factory=dict)
    holders: Mapping[str, str] = field(default_factory=dict)
    sessions: tuple[str, ...] = ()
    lan: bool = False
    hints: tuple[str, ...] = ()
    taught: tuple[str, ...] = ()

    def __repr__(self) -> str:
        return "Kept(...)"


class KeptBook:
    """The kept values, as they are and on the disk. `path` is a file in a folder that is there already."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.now = _read(path)
        self.on_change: Callable[[], None] = lambda: None
        self._lock = RLock()

    def change(self, **values: Any) -> None:
        """Change some values: they are on the disk when this returns. Raises JournalFault, with nothing changed.

        For any thread; a value that is made from what was kept before must come from one thread.
        """
        with self._lock:
            changed = replace(self.now, **values)
            if changed == self.now:
                return
            self._write(json.dumps(asdict(changed)).encode())
            self.now = changed
        self.on_change()

    def _write(self, content: bytes) -> None:
        draft = self.path.with_name(f"{self.path.name}.new")
        with guarded(self.path):
            draft.unlink(missing_ok=True)
            handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW | os.O_CLOEXEC, 0o600)
            with os.fdopen(handle, "wb") as file:
                file.write(content)
                file.flush()
                os.fsync(handle)
            draft.replace(self.path)
            sync_folder(self.path.parent)


def _read(path: Path) -> Kept:
    with suppress(OSError, ValueError, RecursionError), path.open("rb") as file:
        return _sound(json.loads(file.read(MOST_BYTES)))
    return Kept()


def _sound(read: Any) -> Kept:
    """The values of a file, each of its kind; raises ValueError where one is not."""
    names = {one.name for one in fields(Kept)}
    if not isinstance(read, dict) or set(read) != names:
        raise ValueError("not a file of the pages")
    return Kept(
        pin=_text(read["pin"]),
        invitations=_texts_by_name(read["invitations"]),
        holders=_texts_by_name(read["holders"]),
        sessions=_texts(read["sessions"]),
        lan=read["lan"] is True,
        hints=_texts(read["hints"]),
        taught=_texts(read["taught"]),
    )


def _text(value: Any) -> str:
    if not isinstance(value, str) or len(value) > LONGEST:
        raise ValueError("not a short text")
    return value


def _texts(value: Any) -> tuple[str, ...]:
    if not isinstance(value, list) or len(value) > LONGEST:
        raise ValueError("not a short list")
    return tuple(map(_text, value))


def _texts_by_name(value: Any) -> dict[str, str]:
    if not isinstance(value, dict) or len(value) > LONGEST:
        raise ValueError("not a short table")
    return {_text(name): _text(text) for name, text in value.items()}
