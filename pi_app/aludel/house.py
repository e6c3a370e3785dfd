# SPDX-License-Identifier: MIT
"""Where the facts lie that several top-level folders share (hardware/board.toml, enclosure/optics.toml).

In a checkout they are read from their own folder; a built wheel carries copies under aludel/shared/.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

PACKAGE = Path(__file__).parent


def shared_file(name: str) -> Path:
    """The path of a shared file, given from the top of the project, e.g. `hardware/board.toml`."""
    checkout = PACKAGE.parent.parent / name
    return checkout if checkout.exists() else PACKAGE / "shared" / name


@cache
def shared_toml(name: str) -> dict[str, Any]:
    """The contents of a shared TOML file, read once."""
    return tomllib.loads(shared_file(name).read_text("utf-8"))
