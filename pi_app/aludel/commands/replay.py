# SPDX-License-Identifier: MIT
"""`aludel replay`: a recorded game told again; what is secret only once the game has ended."""

from __future__ import annotations

import argparse
from contextlib import closing
from pathlib import Path

from aludel.config import load_config
from aludel.errors import UsageFault
from aludel.journal.code import parse_code
from aludel.journal.journal import Journal
from aludel.journal.retell import replay_text


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of this command."""
    parser.add_argument("code", nargs="?", help="game code; the latest game when it is left out")
    parser.add_argument("--journal", type=Path, help="folder of the journal, instead of the configured one")


def run(arguments: argparse.Namespace) -> int:
    """Print the game, a line for each thing that happened."""
    code = parse_code(arguments.code) if arguments.code else None
    with closing(Journal.read(arguments.journal or load_config().journal.path())) as journal:
        number = journal.by_code(code) if code else next(iter(journal.games()[::-1]), None)
        if number is None:
            raise UsageFault("no-such-game")
        for line in replay_text(journal.load(number)):
            print(line)
    return 0
