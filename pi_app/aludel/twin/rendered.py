# SPDX-License-Identifier: MIT
"""A tray under the twin's camera: what hands put in is rendered, and only its picture reaches the console."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from aludel.frame import Camera, Clock, Frame
from aludel.twin.camera import TwinCamera

FRAMES_A_SECOND: Final = 14.0
"""What the full-field mode of the camera gives to a Raspberry Pi 4."""


class FrameClock:
    """Seconds as the camera's frames count them: how long rendering takes on this machine is nobody's deadline."""

    def __init__(self, camera: Camera) -> None:
        self._camera, self._now = camera, 0.0

    def __call__(self) -> float:
        """Seconds since the first frame."""
        return self._now

    def capture(self, timeout: float) -> Frame:
        """The camera's next frame, one frame's time later."""
        self._now += 1 / FRAMES_A_SECOND
        return self._camera.capture(timeout)

    def close(self) -> None:
        """Close the camera."""
        self._camera.close()


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

    def lay(self, kinds: Sequence[str], copies: Sequence[int] = ()) -> None:
        """Put exactly these pieces in: at each call another slack, another turn, another air."""
        self.camera.lay(kinds, copies)

    def clear(self) -> None:
        """Take everything out."""
        self.camera.clear()
