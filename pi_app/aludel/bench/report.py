# SPDX-License-Identifier: MIT
"""All rows of the benchmark, run one after another into one report."""

from __future__ import annotations

import os
import platform
import subprocess
from collections.abc import Iterator
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any, Final

from aludel.bench.measure import CannotRun, Effort, Measured, Row
from aludel.errors import AludelError, UsageFault
from aludel.house import PACKAGE

MODULES: Final = ("rules", "recognition", "durable", "sound", "running")
OPENCV: Final = ("opencv-python", "opencv-python-headless", "opencv-contrib-python")


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


def machine(seed: int) -> dict[str, Any]:
    """What the figures depend on; nothing names the machine or its owner."""
    return {
        "commit": _commit(),
        "seed": seed,
        "processor": _processor(),
        "cores": os.cpu_count(),
        "system": f"{platform.system()} {platform.machine()}",
        "python": platform.python_version(),
        "opencv": next((found for name in OPENCV if (found := _version(name))), "absent"),
        "numpy": _version("numpy") or "absent",
    }


def _version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return ""


def _processor() -> str:
    """The model that the kernel names; a Pi names its board."""
    board = Path("/proc/device-tree/model")
    if board.exists():
        return board.read_text("utf-8").strip("\0\n ")
    lines = Path("/proc/cpuinfo").read_text("utf-8").splitlines() if Path("/proc/cpuinfo").exists() else []
    return next((line.partition(":")[2].strip() for line in lines if line.startswith("model name")), platform.machine())


def _commit() -> str:
    """The commit of the checkout that runs, marked when it was changed; `unknown` for an installed package."""
    command = ["git", "-C", str(PACKAGE), "describe", "--always", "--dirty", "--abbrev=12", "--exclude=*"]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=10, check=True)
    except (OSError, subprocess.SubprocessError):
        return "unknown"
    return done.stdout.strip()
