# SPDX-License-Identifier: MIT
"""The phrase cache: each phrase is synthesised once. File names are hashes; only public phrases come here."""

from __future__ import annotations

import contextlib
import hashlib
import os
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from aludel.voice.pcm import Samples, loudness, read_wav, write_wav

FORM: Final = 3
"""Raised when phrases are trimmed or levelled differently, so that old files are no longer found."""
LIMIT: Final = 160 * 1024 * 1024
"""Bytes: an hour of speech; the likely phrases of one language and game are about 33 MB."""
PART: Final = ".part-"
STALE: Final = 3600.0
"""Seconds after which an unfinished file belongs to nobody."""


@dataclass(frozen=True, slots=True)
class PhraseKey:
    """What makes two phrases sound the same."""

    engine: str
    voice: str
    rate: int
    text: str

    def name(self) -> str:
        """The file name: a hash, so that a listing of the folder tells nothing."""
        parts = (str(FORM), self.engine, self.voice, str(self.rate), self.text)
        return hashlib.sha256("\0".join(parts).encode()).hexdigest() + ".wav"


class PhraseCache:
    """A folder of phrases that stays below `limit` bytes; the longest unused go first.

    A folder that cannot be written is left alone: phrases are then made anew each time.
    """

    def __init__(self, folder: Path, limit: int = LIMIT) -> None:
        self.folder, self.limit = folder, limit
        self._size: int | None = None
        self._sweep()

    def get(self, key: PhraseKey) -> Samples | None:
        """A phrase, or None. A file that is no speech is thrown away."""
        path = self.folder / key.name()
        try:
            samples = read_wav(path)
            if not loudness(samples):
                raise ValueError("silence")
            os.utime(path)
        except FileNotFoundError:
            return None
        except (ValueError, OSError):
            with contextlib.suppress(OSError):
                path.unlink()
            self._size = None
            return None
        return samples

    def put(self, key: PhraseKey, samples: Samples) -> None:
        """Keep a phrase. Silence is not kept: it would hide a failing engine."""
        if not loudness(samples):
            raise ValueError("the engine gave silence")
        with contextlib.suppress(OSError):
            self.folder.mkdir(parents=True, exist_ok=True)
            with self.scratch() as part:
                write_wav(part, samples)
                size = part.stat().st_size
                part.replace(self.folder / key.name())
            self._shrink(size)

    @contextlib.contextmanager
    def scratch(self) -> Iterator[Path]:
        """A path for an unfinished file; nothing is left there afterwards."""
        inside = self.folder if os.access(self.folder, os.W_OK) else None
        handle, name = tempfile.mkstemp(prefix=PART, dir=inside)
        os.close(handle)
        try:
            yield Path(name)
        finally:
            Path(name).unlink(missing_ok=True)

    def _shrink(self, added: int) -> None:
        """Count what is there once, then only what is added; delete down to 7/8 of the limit."""
        self._size = self._total() if self._size is None else self._size + added
        if self._size <= self.limit:
            return
        for path in sorted(self.folder.glob("*.wav"), key=lambda p: p.stat().st_mtime):
            self._size -= path.stat().st_size
            path.unlink(missing_ok=True)
            if self._size <= self.limit * 7 // 8:
                return

    def _sweep(self) -> None:
        """Delete what a console that lost its power left unfinished; a younger file may be another console's."""
        with contextlib.suppress(OSError):
            for path in self.folder.glob(f"{PART}*"):
                if time.time() - path.stat().st_mtime > STALE:
                    path.unlink(missing_ok=True)

    def _total(self) -> int:
        return sum(path.stat().st_size for path in self.folder.glob("*.wav"))
