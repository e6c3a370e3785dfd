# SPDX-License-Identifier: MIT
"""Draws the pictures of README and docs with the program itself: `python docs/make_pictures.py`.

The same seed gives the same pictures; a test draws them again and compares.
"""

from __future__ import annotations

import io
import os
import random
import tempfile
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from html import escape
from pathlib import Path

from aludel.games.referee import registry
from aludel.journal.campaign import CampaignBook
from aludel.journal.journal import Journal
from aludel.lights import open_lamps
from aludel.screens.terminal import WIDEST
from aludel.sight.reader import TrayReader
from aludel.table.console import Console
from aludel.table.desk import Desk, Settings
from aludel.twin.camera import TwinCamera, preview
from aludel.twin.rendered import RenderedTray
from aludel.twin.virtual.typed import TypedTable
from aludel.utterance import Utterance
from aludel.voice.phrasebook import Phrasebook
from aludel.voice.speaker import VoiceOptions, open_voice

PICTURES = Path(__file__).parent / "pictures"
CODE = "ABCDEFGHJK"
SEED = 7
TYPED = ("", "", "next", "")
"""English, two players, Red begins."""
FONT = 14
COLUMN, LINE, MARGIN = 8.43, 19, 16


@contextmanager
def wide() -> Iterator[None]:
    """A terminal of the same width wherever the pictures are drawn."""
    before = os.environ.get("COLUMNS", "")
    os.environ["COLUMNS"] = str(WIDEST)
    try:
        yield
    finally:
        os.environ["COLUMNS"] = before


def virtual_table() -> str:
    """The virtual table after a first potion, as text."""
    out, captions = io.StringIO(), deque()
    with tempfile.TemporaryDirectory() as name, wide():
        folder = Path(name)
        tray = RenderedTray("little-alchemists", 1, SEED, lambda: 0.0)

        def told(line: str) -> None:
            captions.append(line)
            print(f"  » {line}", file=out)

        voice = open_voice(VoiceOptions("none", "null", cache_dir=folder), lambda: 0.0, told)
        desk = Desk(
            eye=TrayReader(tray.camera, clock=lambda: 0.0),
            voice=voice,
            lamps=open_lamps("record"),
            journal=Journal.open(folder),
            campaign=CampaignBook.open(folder),
            games=registry(),
            new_code=lambda: CODE,
            captions=captions,
            settings=Settings(),
        )
        console = Console(desk)
        book = Phrasebook("en")
        table = TypedTable(
            console,
            tray,
            lambda key, args: book.caption(Utterance(key, args)),
            out,
            folder / "pieces.json",
            random.Random(SEED),
        )
        _type(table, out)
        console.close()
    return out.getvalue()


def _type(table: TypedTable, out: io.StringIO) -> None:
    for line in TYPED:
        table.do(line)
    out.truncate(0)
    out.seek(0)
    for line in ("put 1 2", ""):
        table.show()
        print(f"> {line}", file=out)
        table.do(line)
    table.show()


def as_svg(text: str) -> str:
    """Terminal text as a picture, in the fonts of whoever looks at it."""
    lines = text.rstrip("\n").split("\n")
    width = round(max(map(len, lines)) * COLUMN + 2 * MARGIN)
    height = len(lines) * LINE + 2 * MARGIN
    rows = "".join(
        f'<text x="{MARGIN}" y="{MARGIN + LINE * (at + 0.8):.0f}"{_style(line)}>{escape(line)}</text>\n'
        for at, line in enumerate(lines)
        if line.strip()
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" font-family="DejaVu Sans Mono, '
        f'Menlo, Consolas, monospace" font-size="{FONT}" fill="#e6e1d5" xml:space="preserve">\n'
        f'<rect width="{width}" height="{height}" rx="10" fill="#23202b"/>\n{rows}</svg>\n'
    )


def _style(line: str) -> str:
    """What is said stands out, and so does what is typed."""
    if line.lstrip().startswith("»"):
        return ' fill="#ffd479"'
    return ' fill="#8fe0a6"' if line.startswith(">") else ""


def tray() -> bytes:
    """The tray as the virtual camera sees it, as a PNG at half its size, which the recogniser still reads."""
    import cv2

    camera = TwinCamera("little-alchemists", 1, SEED)
    camera.lay(["tile.frog", "tile.mandrake"])
    picture = cv2.resize(preview(camera.capture(1.0)), None, fx=1 / 2, fy=1 / 2, interpolation=cv2.INTER_AREA)
    done, data = cv2.imencode(".png", picture)
    if not done:
        raise OSError("the picture could not be encoded")
    return bytes(data)


def main() -> None:
    """Draw every picture."""
    PICTURES.mkdir(exist_ok=True)
    (PICTURES / "virtual-table.svg").write_text(as_svg(virtual_table()), "utf-8")
    (PICTURES / "tray.png").write_bytes(tray())


if __name__ == "__main__":
    main()
