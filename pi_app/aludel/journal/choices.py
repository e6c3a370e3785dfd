# SPDX-License-Identifier: MIT
"""What people have chosen about the console itself, kept over a power cut: its language and its volume.

A small file beside the journal, replaced as a whole: after a cut it holds the choice before or the one after. What
cannot be read is as if nothing had been chosen. It holds nothing of any game.
"""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from aludel.errors import LANGUAGES
from aludel.journal.store import replace_whole

FILE: Final = "choices.json"
MOST_BYTES: Final = 1000


@dataclass(frozen=True, slots=True)
class Choices:
    """A language of errors.LANGUAGES, and the volume in percent."""

    language: str
    volume: int


class ChoiceBook:
    """The choices kept in the journal's folder, which is there already."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE

    def read(self) -> Choices | None:
        """What was chosen last; None where nothing was, or where it cannot be read."""
        with suppress(OSError, ValueError, RecursionError), self.path.open("rb") as file:
            return _sound(json.loads(file.read(MOST_BYTES)))
        return None

    def write(self, choices: Choices) -> None:
        """Keep choices: they are on the disk when this returns. Raises JournalFault."""
        replace_whole(self.path, json.dumps(asdict(choices)).encode())


def _sound(read: Any) -> Choices | None:
    """The choices that a file holds, if they are any that could have been made."""
    language, volume = (read.get("language"), read.get("volume")) if isinstance(read, dict) else (None, None)
    if language not in LANGUAGES or type(volume) is not int or volume not in range(101):
        return None
    return Choices(str(language), volume)
