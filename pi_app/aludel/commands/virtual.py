# SPDX-License-Identifier: MIT
"""The virtual table: typed hands, a rendered tray, the real recogniser, and the real console around them."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from contextlib import closing
from typing import Final

from aludel.commands.assembly import Around, console, say_line
from aludel.commands.house import house_rules
from aludel.config import Config
from aludel.errors import ConfigFault
from aludel.games.referee import Args, registry
from aludel.lights import open_lamps
from aludel.screens.terminal import paragraph
from aludel.screens.words import Words
from aludel.shell import cache_folder
from aludel.sight.reader import TrayReader
from aludel.table.console import Console
from aludel.twin.companions import Others
from aludel.twin.little_alchemists.players import SKILLS
from aludel.twin.rendered import RenderedTray
from aludel.twin.virtual.typed import TypedTable
from aludel.utterance import Utterance
from aludel.voice.phrasebook import Phrasebook

GAME: Final = "little-alchemists"


def play(config: Config, code: str | None, alone: str | None = None) -> int:
    """Play until the input ends or somebody quits; `alone` is how virtual players play against one person."""
    if config.buttons.driver != "typed":
        raise ConfigFault("config-virtual-buttons", driver=config.buttons.driver)
    seeds = random.SystemRandom()
    # the last level has the printed pieces of every level
    tray = RenderedTray(
        GAME, max(registry()[GAME].info.levels), seeds.getrandbits(32), _still, cache=cache_folder() / "twin"
    )
    eye = TrayReader(tray.camera, clock=_still)
    # the virtual table's own screen is the terminal that shows the lamps: they are kept until it is drawn
    lamps = open_lamps("record") if config.lamps.driver == "terminal" else None
    with closing(console(config, eye, _say, house_rules(config), code, Around(lamps))) as table:
        file = config.journal.path() / "virtual-table.json"
        others = None if alone is None else Others(SKILLS[alone], seeds)
        TypedTable(table, tray, _words(table), sys.stdout, file, seeds, others).run(_typed())
    return 0


def _say(line: str) -> None:
    """Show a caption, folded to the width where somebody reads it on a terminal."""
    if sys.stdout.isatty():
        print(paragraph(line, "  » "), flush=True)
    else:
        say_line(line)


def _still() -> float:
    """The clock of the virtual camera: its frames take as long as this machine needs, and none is late."""
    return 0.0


def _words(table: Console) -> Words:
    """Phrases in the language that the console speaks now."""

    def words(key: str, args: Args) -> str:
        return Phrasebook(table.desk.settings.language).caption(Utterance(key, args))

    return words


def _typed() -> Iterator[str]:
    """What somebody types, line by line, until the end of the input."""
    while True:
        try:
            yield input("> " if sys.stdin.isatty() else "")
        except EOFError:
            return
