# SPDX-License-Identifier: MIT
"""The style sheets, scripts and pictures of the pages: read once, and named with the hash of what they hold."""

from __future__ import annotations

import hashlib
import mimetypes
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

MARK: Final = 12
"""Letters of the hash in an address."""
TYPES: Final[Mapping[str, str]] = {
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".txt": "text/plain; charset=utf-8",
}


@dataclass(frozen=True, slots=True)
class StaticFile:
    """What one file holds, its media type, and the mark that changes with it."""

    content: bytes
    kind: str
    mark: str


class StaticFiles:
    """Every file below some folders; of two with one name the first folder's. What is not there has no address."""

    def __init__(self, folders: Iterable[Path]) -> None:
        self.files: dict[str, StaticFile] = {}
        for folder in folders:
            for path in sorted(path for path in folder.rglob("*") if path.is_file()):
                self.files.setdefault(path.relative_to(folder).as_posix(), _read(path))

        marks = "".join(f"{name} {file.mark}\n" for name, file in sorted(self.files.items()))
        self.version = mark(marks.encode())
        """Another one as soon as any file is another one: what was loaded before is then out of date."""

    def address(self, name: str) -> str:
        """Where a page finds a file: browsers may keep it for ever, as another content has another address."""
        file = self.files.get(name)
        return f"/static/{name}?v={file.mark}" if file else f"/static/{name}"


def _read(path: Path) -> StaticFile:
    content = path.read_bytes()
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return StaticFile(content, kind, mark(content))


def mark(content: bytes) -> str:
    """What changes with a content: good for addresses and ETags."""
    return hashlib.sha256(content).hexdigest()[:MARK]
