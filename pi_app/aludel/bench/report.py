# SPDX-License-Identifier: MIT
"""All rows of the benchmark, run one after another into one report."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from typing import Any, Final

from aludel.bench.measure import CannotRun, Effort, Measured, Row
from aludel.errors import AludelError, UsageFault

MODULES: Final = ("rules", "deduction", "recognition", "durable", "sound", "running", "streams")


def rows() -> Iterator[Row]:
    """Every row, in the order of the promises."""
    for name in MODULES:
        yield from import_module(f"aludel.bench.{name}").rows()


def chosen(only: str | None) -> list[Row]:
    """The rows whose name is `only` or starts with it; all without it. UsageFault when there is none."""
    every = list(rows())
    if only is None:
        return every
    some = [row for row in every if row.name.startswith(only)]
    if not some:
        raise UsageFault("unknown-row", row=only, rows=", ".join(row.name for row in every))
    return some


def run(only: str | None, effort: Effort) -> Iterator[dict[str, Any]]:
    """Measure the chosen rows, each as plain data as soon as it is done."""
    for row in chosen(only):
        yield {"name": row.name, "what": row.what, "goal": row.goal, **_measured(row, effort)}


def _measured(row: Row, effort: Effort) -> dict[str, Any]:
    """A row's figures, or why there are none."""
    try:
        return figures(row.measure(effort))
    except (CannotRun, AludelError) as reason:
        return {"cannot_run": str(reason)}
    except ImportError as missing:
        return {"cannot_run": f"{missing.name or missing} is not installed: run ./setup.sh test, or pip install it"}


def figures(measured: Measured) -> dict[str, Any]:
    """A measurement as plain data."""
    peers = [peer.json() for peer in measured.peers]
    return {"unit": measured.unit, "ours": measured.ours.json(), "peers": peers, "detail": dict(measured.detail)}
