# SPDX-License-Identifier: MIT
"""A tray under the twin's camera: what hands put in is rendered, and only its picture reaches the console."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from aludel.frame import Clock
from aludel.twin.camera import TwinCamera


class RenderedTray:
    """A Tray whose camera sees the printed pieces of one game and level, in a condition of conditions.toml."""

    def __init__(
        self, game: str, level: int, seed: int, clock: Clock, condition: str = "clean", cache: Path | None = None
    ) -> None:
        self.camera = TwinCamera(game, level, seed, clock, condition, cache=cache)

    @property
    def kinds(self) -> tuple[str, ...]:
        """What truly lies in the tray."""
        return tuple(piece.kind for piece in self.camera.contents.pieces)

    def lay(self, kinds: Sequence[str]) -> None:
        """Put exactly these pieces in: at each call another slack, another turn, another air."""
        self.camera.lay(kinds)

    def clear(self) -> None:
        """Take everything out."""
        self.camera.clear()
