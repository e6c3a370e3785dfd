# SPDX-License-Identifier: MIT
"""What the pages keep over a power cut: who holds which seat, the host's PIN and sessions, and a few switches.

A small file beside the journal, for its owner alone, replaced as a whole: after a cut it holds what was before or what
came after. Tokens lie in it as hashes only. A file that cannot be read is as if there were none; a value of it that
cannot be, or that another version of ours wrote, costs only itself.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass, field, fields, replace
from pathlib import Path
from threading import RLock
from typing import Any, Final

from aludel.journal.store import replace_whole

FILE: Final = "pages.json"
MOST_BYTES: Final = 64 * 1024
LONGEST: Final = 200
"""Letters of a text, and entries of a list, in a file that can be ours."""


@dataclass(frozen=True, slots=True)
class Kept:
    """What is kept.

    `invitations` are open addresses by seat colour, which the table page shows; `holders` the hashes of the tokens of
    taken seats; `sessions` those of the host's. `hints` are the colours that want hints. Secret as a whole, so it has
    no repr.
    """

    pin: str = ""
    invitations: Mapping[str, str] = field(default_factory=dict)
    holders: Mapping[str, str] = field(default_factory=dict)
    sessions: tuple[str, ...] = ()
    lan: bool = False
    hints: tuple[str, ...] = ()

    def __repr__(self) -> str:
        return "Kept(...)"


class KeptBook:
    """The kept values, as they are and on the disk. `path` is a file in a folder that is there already."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.now = self._written = _read(path)
        self.on_change: Callable[[], None] = lambda: None
        self.lock = RLock()

    def change(self, **values: Any) -> None:
        """Change some values: they are on the disk when this returns. Raises JournalFault, with nothing changed.

        For any thread; whoever makes a value of what was kept before does it under `lock`.
        """
        with self.lock:
            changed = replace(self.now, **values)
            if changed == self.now == self._written:
                return
            self._write(changed)
            self.now = changed
        self.on_change()

    def withdraw(self, **values: Any) -> None:
        """Change values by which somebody may do less than before: that holds at once, even on a card that is full.

        Raises JournalFault where it holds until the next start only.
        """
        with self.lock:
            self.now = replace(self.now, **values)
            try:
                self._write(self.now)
            finally:
                self.on_change()

    def _write(self, kept: Kept) -> None:
        if kept != self._written:
            replace_whole(self.path, json.dumps(asdict(kept)).encode())
            self._written = kept


def _read(path: Path) -> Kept:
    with suppress(OSError, ValueError, RecursionError), path.open("rb") as file:
        return _sound(json.loads(file.read(MOST_BYTES)))
    return Kept()


def _sound(read: Any) -> Kept:
    """What a file holds, value by value: one that is missing or not of its kind is as at the very start."""
    if not isinstance(read, dict):
        raise ValueError("not a file of the pages")
    found: dict[str, Any] = {}
    for one in fields(Kept):
        with suppress(KeyError, ValueError):
            found[one.name] = KINDS[type(getattr(START, one.name))](read[one.name])
    return replace(START, **found)


def _truth(value: Any) -> bool:
    return value is True


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


START: Final = Kept()
KINDS: Final[Mapping[type, Callable[[Any], Any]]] = {str: _text, dict: _texts_by_name, tuple: _texts, bool: _truth}
"""What reads a value, by the type that it has at the very start."""
