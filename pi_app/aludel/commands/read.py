# SPDX-License-Identifier: MIT
"""`aludel read PHOTO...`: what the recogniser sees on photos."""

from __future__ import annotations

import argparse
from pathlib import Path

from aludel.sight.read import read_photos


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of this command."""
    parser.add_argument("photos", nargs="+", type=Path, metavar="PHOTO")
    parser.add_argument("--game", default="little-alchemists", help="whose pieces to look for")
    parser.add_argument("--json", action="store_true", help="one JSON line for each photo")


def run(arguments: argparse.Namespace) -> int:
    """Read every photo; 1 when one of them could not be opened."""
    return read_photos(arguments.photos, arguments.game, arguments.json)
