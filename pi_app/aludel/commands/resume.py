# SPDX-License-Identifier: MIT
"""`aludel resume CODE`: the game of this code goes on; on another console its alchemy does, in a new game."""

from __future__ import annotations

import argparse

from aludel.commands import play
from aludel.journal.code import parse_code


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of this command."""
    parser.add_argument("code", help="game code, e.g. ABCD-EFG-HJKT; dashes and case do not matter")
    play.add_arguments(parser)


def run(arguments: argparse.Namespace) -> int:
    """Play until somebody stops the program."""
    return play.play(
        arguments.config, arguments.journal, parse_code(arguments.code), play.Wish(arguments.alone, arguments.terminal)
    )
