# SPDX-License-Identifier: MIT
"""Watches a process for what must not leave it: bytes of a camera image, names of seats and ingredients, sockets.

An audit hook (PEP 578) sees each file before it is renamed or removed, so that files of a moment are examined too.
"""

from __future__ import annotations

import base64
import re
import sys
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import cv2
import numpy as np

from aludel.errors import LANGUAGES
from aludel.pieces.tags import kinds
from aludel.utterance import Utterance
from aludel.voice.phrasebook import Phrasebook

SIDE = 48
"""Pixels of the marker's side."""
MAGIC = (b"\x89PNG\r\n", b"JFIF\x00", b"Exif\x00", b"\x93NUMPY", b"WEBPVP", b"ftypheic", b"ftypavif")
"""What gives an image away, wherever it stands in a file."""
LONG = 6
"""Bytes from which on a word does not turn up in a sound by chance."""
SEATS = ("red", "yellow", "green", "blue")


class Marker:
    """A block of noise that nothing else in the world contains, painted into a corner of every frame."""

    def __init__(self, seed: int = 1) -> None:
        self.block = np.random.default_rng(seed).integers(0, 256, (SIDE, SIDE), dtype=np.uint8)
        self.painted = 0

    def paint(self, pixels):
        """The NV12 picture with the marker, in no colour, in its upper left corner; a copy."""
        marked, height = pixels.copy(), pixels.shape[0] * 2 // 3
        marked[:SIDE, :SIDE] = self.block
        marked[height : height + SIDE // 2, :SIDE] = 128
        self.painted += 1
        return marked

    def traces(self, pixels) -> list[bytes]:
        """Rows of the marker in each form that a program might write down: raw, in colour, as text."""
        colour = cv2.cvtColor(self.paint(pixels), cv2.COLOR_YUV2BGR_NV12)[:SIDE, :SIDE]
        raw = [self.block, colour, colour[..., ::-1], cv2.cvtColor(colour, cv2.COLOR_BGR2GRAY)]
        rows = [np.ascontiguousarray(row).tobytes() for form in raw for row in form[:: SIDE // 4]]
        text = [form for row in rows for form in (row.hex().encode(), *_in_base64(row))]
        return [*rows, *text]


def _in_base64(row: bytes) -> list[bytes]:
    """The middle of what base64 makes of the row, at each of the three places where it may begin."""
    return [base64.b64encode(bytes(shift) + row)[8:-8] for shift in range(3)]


def names() -> frozenset[str]:
    """Seats and ingredients, as the program and as each language calls them."""
    ingredients = {kind.partition(".")[2] for kind in kinds("la") if kind.startswith("tile.")}
    keys = [*(f"ingredient-{name}" for name in ingredients), *(f"seat-{seat}" for seat in SEATS)]
    said = {Phrasebook(language).caption(Utterance(key)).strip(" .") for language in LANGUAGES for key in keys}
    return frozenset({*ingredients, *SEATS, *(word for word in said if len(word) > 1)})


def named(data: bytes, words: frozenset[str]) -> set[str]:
    """The words that stand in a file. In what is no text only long ones count: short ones turn up by chance."""
    try:
        text, least = data.decode(), 1
    except UnicodeDecodeError:
        text, least = data.decode("utf-8", "replace"), LONG
    folded = text.casefold()
    wanted = [word for word in words if len(word.encode()) >= least and word.casefold() in folded]
    return {word for word in wanted if re.search(_whole(word), text, re.IGNORECASE)}


def _whole(word: str) -> str:
    """A pattern of the whole word; Japanese does not part its words."""
    return rf"(?<!\w){re.escape(word)}(?!\w)" if ord(word[0]) < 0x3000 else re.escape(word)


def pictured(data: bytes) -> bool:
    """Whether a file is an image, or holds one."""
    if data.startswith((b"\xff\xd8\xff", b"BM", b"GIF8", b"II*\x00", b"MM\x00*")):
        return True
    if any(magic in data for magic in MAGIC):
        return True
    return bool(data) and cv2.imdecode(np.frombuffer(data, np.uint8), cv2.IMREAD_UNCHANGED) is not None


@dataclass
class Seen:
    """What a watched process did."""

    place: Path
    files: dict[str, set[bytes]] = field(default_factory=dict)
    """Contents by path, of files that were still there at the end and of those renamed or removed before."""
    elsewhere: set[str] = field(default_factory=set)
    sockets: list[str] = field(default_factory=list)

    def take(self, path: Path) -> None:
        """Keep what a file holds now."""
        if path.is_file():
            self.files.setdefault(str(path), set()).add(path.read_bytes())

    def all(self) -> list[tuple[str, bytes]]:
        """Every file and content."""
        return [(path, data) for path, contents in sorted(self.files.items()) for data in contents]


_watching: list[Seen] = []


def _audit(event: str, args) -> None:
    if not _watching:
        return
    seen = _watching[-1]
    if event.startswith("socket."):
        seen.sockets.append(event)
    elif event == "open" and isinstance(args[0], (str, bytes, Path)) and _writes(args):
        path = Path(args[0] if not isinstance(args[0], bytes) else args[0].decode())
        if seen.place not in path.resolve().parents and str(path) != "/dev/null":
            seen.elsewhere.add(str(path))
    elif event in ("os.remove", "os.rename"):
        path = Path(args[0] if isinstance(args[0], (str, Path)) else "")
        if seen.place in path.parents:
            _watching.append(Seen(seen.place))  # reading it is not what is watched
            seen.take(path)
            _watching.pop()


def _writes(args) -> bool:
    mode, flags = args[1], args[2]
    return any(letter in mode for letter in "wax+") if isinstance(mode, str) else bool((flags or 0) & 3)


sys.addaudithook(_audit)


@contextmanager
def watched(place: Path):
    """Watch what happens inside; everything below `place` is examined when it is over."""
    seen = Seen(place)
    _watching.append(seen)
    try:
        yield seen
    finally:
        _watching.clear()
        for path in place.rglob("*"):
            seen.take(path)
