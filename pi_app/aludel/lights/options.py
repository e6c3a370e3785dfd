# SPDX-License-Identifier: MIT
"""What lamp and button drivers are opened with, and the checks that all of them share."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TextIO

from aludel.errors import AludelError
from aludel.frame import Clock
from aludel.games.scene import COLOURS, PATTERNS, Scene
from aludel.lights.pins import board


def _ignore(_fault: AludelError) -> None:
    """What happens to a fault that nobody asked to hear of."""


@dataclass(frozen=True, slots=True)
class Options:
    """`profile` is a wiring of hardware/board.toml, `pin_factory` how pins are reached (`lgpio` or `mock`).

    `on_fault` is called once, from the driver's thread, when the hardware is lost in play; play goes on without it.
    """

    profile: str = "direct"
    pin_factory: str = "lgpio"
    out: TextIO = field(default_factory=lambda: sys.stdout)
    clock: Clock = time.monotonic
    on_fault: Callable[[AludelError], None] = _ignore


def check_scene(scene: Scene) -> None:
    """Raise ValueError for a lamp, colour or pattern that does not exist: the mistake of a game, not of the wiring."""
    for name, lamp in scene.items():
        if name not in board().lamps:
            raise ValueError(f"no lamp is called {name!r}")
        if lamp.colour not in COLOURS or lamp.pattern not in PATTERNS:
            raise ValueError(f"lamp {name} cannot show {lamp}")
