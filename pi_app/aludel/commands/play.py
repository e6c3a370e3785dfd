# SPDX-License-Identifier: MIT
"""`aludel play`: the console with its real hardware, or the virtual table where the configuration says so."""

from __future__ import annotations

import argparse
import random
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from types import FrameType
from typing import Final

from aludel.commands.assembly import console, lamp_options
from aludel.commands.house import house_rules
from aludel.config import Config, JournalConfig, load_config
from aludel.games.referee import Args
from aludel.lights import open_buttons, open_lamps
from aludel.screens.terminal import Words
from aludel.shell import cache_folder
from aludel.sight.cameras import open_camera
from aludel.sight.reader import TrayReader
from aludel.table.console import Console
from aludel.utterance import Utterance
from aludel.voice.phrasebook import Phrasebook

GAME: Final = "little-alchemists"
LEVEL: Final = 1
WAIT: Final = 0.5
"""Seconds that the loop waits for a press before it looks whether it should stop."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of this command."""
    parser.add_argument("--config", type=Path, help="a configuration file")
    parser.add_argument("--journal", type=Path, help="folder of the journal, instead of the configured one")


def run(arguments: argparse.Namespace) -> int:
    """Play until somebody stops the program."""
    return play(arguments.config, arguments.journal)


def play(file: Path | None, journal: Path | None, code: str | None = None) -> int:
    """Play by a configuration file, or by the usual one; `code` is a game to go on with."""
    signal.signal(signal.SIGTERM, _stop)
    config = load_config(file)
    if journal is not None:
        config = replace(config, journal=JournalConfig(str(journal)))
    return _virtual(config, code) if config.camera.driver == "twin" else _hardware(config, code)


def _stop(_number: int, _frame: FrameType | None) -> None:
    raise KeyboardInterrupt


def _hardware(config: Config, code: str | None) -> int:
    """The loop of a console of wood and wire."""
    camera = open_camera(config.camera.driver, path=config.camera.path, timeout=config.camera.timeout)
    eye = TrayReader(camera, clock=time.monotonic)
    options = lamp_options(config, _print)
    with (
        closing(open_buttons(config.buttons.driver, options)) as buttons,
        closing(console(config, eye, _print, house_rules(config), code=code)) as table,
    ):
        while True:
            pressed = buttons.wait(WAIT)
            if pressed is not None:
                table.press(pressed)


def _virtual(config: Config, code: str | None) -> int:
    """The table inside the computer: typed hands, a rendered tray, the real recogniser."""
    from aludel.twin.camera import TwinCamera
    from aludel.twin.virtual_table import VirtualTable

    seeds = random.SystemRandom()
    camera = TwinCamera(GAME, LEVEL, seeds.getrandbits(32), cache=cache_folder() / "twin")
    eye = TrayReader(camera, clock=_still)
    lamps = open_lamps("record")
    with closing(console(config, eye, _print, house_rules(config), lamps, code)) as table:
        file = config.journal.path() / "virtual-table.json"
        VirtualTable(table, camera, _words(table), sys.stdout, file, seeds).run(_typed())
    return 0


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


def _print(line: str) -> None:
    print(f"  » {line}", flush=True)
