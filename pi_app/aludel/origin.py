# SPDX-License-Identifier: MIT
"""What a report says of where its figures come from: commit, seed and the kind of machine, never its name or owner."""

from __future__ import annotations

import os
import platform
import sqlite3
import subprocess
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any, Final

from aludel.house import PACKAGE

DIRTY: Final = "-dirty"
"""What the commit of a changed checkout ends with: nobody can make the same figures again."""
OPENCV: Final = ("opencv-python", "opencv-python-headless", "opencv-contrib-python")


def origin(seed: int) -> dict[str, Any]:
    """Everything that the figures of a run depend on, as plain data."""
    return {
        "commit": _commit(),
        "seed": seed,
        "processor": _processor(),
        "cores": os.cpu_count(),
        "system": f"{platform.system()} {platform.machine()}",
        "python": platform.python_version(),
        "opencv": next((found for name in OPENCV if (found := _version(name))), "absent"),
        "numpy": _version("numpy") or "absent",
        "sqlite": sqlite3.sqlite_version,
    }


def heading(made_with: dict[str, Any], **more: str | int) -> str:
    """The table that a report of a long run begins with: `made_with` is `origin` at its start, `more` the run's own."""
    rows = "".join(f"\n| {name} | {value} |" for name, value in {**made_with, **more}.items())
    return f"| | |\n|---|---|{rows}"


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
    command = ["git", "-C", str(PACKAGE), "describe", "--always", f"--dirty={DIRTY}", "--abbrev=12", "--exclude=*"]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=10, check=True)
    except (OSError, subprocess.SubprocessError):
        return "unknown"
    return done.stdout.strip()
