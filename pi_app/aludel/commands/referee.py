# SPDX-License-Identifier: MIT
"""`aludel referee GAME`: the referee protocol (docs/referee-protocol.md) for programs and tests."""

from __future__ import annotations

import argparse
import sys

from aludel.protocol.server import serve


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of this command."""
    parser.add_argument("game", help="a game, e.g. little-alchemists")
    parser.add_argument("--secret", action="store_true", help="answers may show secrets")


def run(arguments: argparse.Namespace) -> int:
    """Serve until the input ends or `quit`."""
    return serve(arguments.game, arguments.secret, sys.stdin.buffer, sys.stdout.buffer)
