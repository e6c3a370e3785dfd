# SPDX-License-Identifier: MIT
"""What a report says of the commit and the machine it was made with: their kind, never their names."""

from __future__ import annotations

import os
import platform
import sqlite3
import subprocess
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent


def describe() -> dict[str, str]:
    """`commit` (or "unknown" outside a checkout) and `machine`, for a report."""
    return {"commit": _commit(), "machine": _machine()}


def _commit() -> str:
    command = ["git", "-C", str(ROOT), "rev-parse", "--short=12", "HEAD"]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=10, check=True)
    except (OSError, subprocess.SubprocessError):
        return "unknown"
    return done.stdout.strip()


def _machine() -> str:
    return (
        f"{platform.machine()}, {os.cpu_count()} cores, {platform.system()}, "
        f"Python {platform.python_version()}, SQLite {sqlite3.sqlite_version}"
    )
