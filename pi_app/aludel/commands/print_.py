# SPDX-License-Identifier: MIT
"""`aludel print`: the printable pieces."""

from __future__ import annotations

import argparse
from pathlib import Path

from aludel.pieces.press import print_sheets
from aludel.pieces.sheets import SHEETS


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of this command."""
    parser.add_argument("sheets", nargs="*", metavar="SHEET", help=f"all of them, or some of: {', '.join(SHEETS)}")
    parser.add_argument("--game", default="little-alchemists")
    parser.add_argument("--level", type=int, default=1, help="what is played with up to this level (default: 1)")
    parser.add_argument("--new", action="store_true", help="only what comes new with the level")
    parser.add_argument("--paper", choices=("A4", "letter"), default="A4")
    parser.add_argument("--form", choices=("pdf", "svg"), default="pdf")
    parser.add_argument("--out", type=Path, default=Path("sheets"), help="folder to write to (default: sheets)")


def run(arguments: argparse.Namespace) -> int:
    """Write the sheets and name the files."""
    what = tuple(arguments.sheets)
    paper, form, level = arguments.paper, arguments.form, arguments.level
    made = print_sheets(arguments.game, what, arguments.out, paper, form, level, arguments.new)
    for file in made:
        print(file)
    return 0
