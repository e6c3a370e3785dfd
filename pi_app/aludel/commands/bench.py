# SPDX-License-Identifier: MIT
"""`aludel bench`: what the project promises, measured here and now beside its peers."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable
from typing import Any

from aludel.bench.measure import Effort
from aludel.bench.report import run as measured
from aludel.commands.numbers import count, seconds
from aludel.origin import origin

USUAL = Effort()


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of this command."""
    parser.add_argument("--only", metavar="NAME", help="one row, or all whose name starts so")
    parser.add_argument("--repeats", type=count, default=USUAL.repeats, help="measurements of each row")
    parser.add_argument("--seconds", type=seconds, default=USUAL.seconds, help="length of each measurement of speed")
    parser.add_argument("--rendered", type=count, default=USUAL.rendered, help="rendered trays for each condition")
    parser.add_argument("--seed", type=int, default=USUAL.seed)
    parser.add_argument("--json", action="store_true", help="one JSON object instead of lines of text")


def run(arguments: argparse.Namespace) -> int:
    """Measure and tell; 1 when a row could not be measured."""
    effort = Effort(arguments.repeats, arguments.seconds, arguments.rendered, arguments.seed)
    rows = measured(arguments.only, effort)
    told = list(rows) if arguments.json else list(_tell(rows))
    if arguments.json:
        json.dump({"machine": origin(effort.seed), "rows": told}, sys.stdout, indent=1)
        print()
    return int(any("cannot_run" in row for row in told))


def _tell(rows: Iterable[dict[str, Any]]) -> Iterable[dict[str, Any]]:
    """Print each row as soon as it is there."""
    for row in rows:
        print(f"{row['name']}: {row['what']} ({row['goal']})")
        for line in _lines(row):
            print(f"    {line}", flush=True)
        yield row


def _lines(row: dict[str, Any]) -> Iterable[str]:
    if "cannot_run" in row:
        yield f"not measured: {row['cannot_run']}"
        return
    yield f"{_figures(row['ours'])} {row['unit']}  aludel"
    for peer in row["peers"]:
        yield f"absent: {peer['install']}  {peer['name']}" if peer["absent"] else f"{_figures(peer)}  {peer['name']}"


def _figures(spread: dict[str, Any]) -> str:
    return f"{spread['median']:g} ({spread['min']:g} to {spread['max']:g})"
