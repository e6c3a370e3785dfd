# SPDX-License-Identifier: MIT
"""One module for each command of `aludel`: `add_arguments(parser)` and `run(arguments) -> exit code`.

Exit codes: 0 done, 1 it found something wrong, 2 wrong use.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

COMMANDS: Final[Mapping[str, str]] = {
    "play": "start the console and play",
    "rehearse": "let virtual players play whole games",
    "arena": "let virtual players play thousands of games at the bare rules",
    "read": "read the pieces on photos",
    "print": "make the printable pieces as PDF or SVG",
    "resume": "go on with a game by its code",
    "replay": "tell a recorded game again",
    "referee": "speak the referee protocol on standard input and output",
    "bench": "measure speed and recognition beside their peers",
    "check-config": "check a configuration file",
}
"""Command to one line of help; the module has the same name with `_` for `-` (`print` is `print_`)."""
