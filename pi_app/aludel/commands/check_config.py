# SPDX-License-Identifier: MIT
"""`aludel check-config`: every fault of a configuration file, or that there is none."""

from __future__ import annotations

import argparse
from pathlib import Path

from aludel.commands.house import house_rules
from aludel.config import check_config, default_config, find_config, load_config, on_pi
from aludel.shell import language
from aludel.utterance import Utterance
from aludel.voice.phrasebook import Phrasebook


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of this command."""
    parser.add_argument("file", nargs="?", type=Path, help="the file; else the one that `aludel play` would read")
    parser.add_argument("--sample", action="store_true", help="print a new file with every setting explained")


def run(arguments: argparse.Namespace) -> int:
    """Tell every fault on standard error; 0 when there is none."""
    if arguments.sample:
        print(default_config(on_pi()), end="")
        return 0
    code = check_config(arguments.file, language())
    if code == 0:
        house_rules(load_config(arguments.file))
        print(_sound(arguments.file or find_config()))
    return code


def _sound(file: Path | None) -> str:
    """That there is no fault, or no file."""
    none = Utterance("terminal-config-none")
    return Phrasebook(language()).caption(Utterance("terminal-config-sound", {"file": str(file)}) if file else none)
