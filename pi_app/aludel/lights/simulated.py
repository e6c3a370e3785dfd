# SPDX-License-Identifier: MIT
"""Lamps without wires: `record` keeps what was shown, `none` shows nothing. Both check scenes as the real ones do."""

from __future__ import annotations

from aludel.games.scene import Scene
from aludel.lights.options import Options, check_scene


class RecordedLamps:
    """Keeps every scene with the time it was shown at."""

    def __init__(self, options: Options) -> None:
        self._clock = options.clock
        self.scenes: list[tuple[float, Scene]] = []
        self.closed = False

    def show(self, scene: Scene) -> None:
        """Keep a scene."""
        check_scene(scene)
        self.scenes.append((self._clock(), dict(scene)))

    def close(self) -> None:
        """All lamps out."""
        if not self.closed:
            self.show({})
        self.closed = True


class NoLamps:
    """A console without lamps: everything they would show is also spoken."""

    def __init__(self, options: Options) -> None:
        self.profile = options.profile

    def show(self, scene: Scene) -> None:
        """Check a scene and show nothing."""
        check_scene(scene)

    def close(self) -> None:
        """Nothing to give back."""
