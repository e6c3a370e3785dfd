# SPDX-License-Identifier: MIT
"""`aludel play`: the console with its real hardware, or the virtual table where the configuration says so."""

from __future__ import annotations

import argparse
import signal
from dataclasses import dataclass, replace
from importlib import import_module
from pathlib import Path
from types import FrameType
from typing import Final

from aludel.commands.running import told_where
from aludel.config import Config, JournalConfig, load_config
from aludel.errors import ConfigFault


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of this command."""
    parser.add_argument("--config", type=Path, help="a configuration file")
    parser.add_argument(
        "--alone",
        nargs="?",
        const="competent",
        choices=("competent", "random"),
        help="at the virtual table: virtual players play all seats but the first",
    )
    parser.add_argument(
        "--terminal", action="store_true", help="at the virtual table: type, instead of using a browser"
    )
    parser.add_argument("--journal", type=Path, help="folder of the journal, instead of the configured one")


def run(arguments: argparse.Namespace) -> int:
    """Play until somebody stops the program."""
    return play(arguments.config, arguments.journal, wish=Wish(arguments.alone, arguments.terminal))


@dataclass(frozen=True, slots=True)
class Wish:
    """What is wished of the virtual table.

    `alone` says how well the virtual players play against whom one person plays, `terminal` that it is typed.
    """

    alone: str | None = None
    terminal: bool = False


USUAL: Final = Wish()


def play(file: Path | None, journal: Path | None, code: str | None = None, wish: Wish = USUAL) -> int:
    """Play by a configuration file, or by the usual one; `code` is a game to go on with."""
    # A shell starts what runs in its background with SIGINT ignored: all three are set here.
    for ending in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(ending, _stop)
    config = load_config(file)
    if journal is not None:
        config = replace(config, journal=JournalConfig(str(journal)))
    with told_where(config.journal.path()):
        return _played(config, code, wish)


def _played(config: Config, code: str | None, wish: Wish) -> int:
    if config.camera.driver == "twin":
        return int(import_module("aludel.commands.virtual").play(config, code, wish.alone, wish.terminal))
    if wish != USUAL:
        raise ConfigFault("play-alone")
    return int(import_module("aludel.commands.hardware").play(config, code))


def _stop(_number: int, _frame: FrameType | None) -> None:
    raise KeyboardInterrupt
