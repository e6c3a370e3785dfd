# SPDX-License-Identifier: MIT
"""The tray reader of a console: frames of a camera to one Reading, within a deadline.

A frame always gets its whole deadline, however late in a look it is begun: a camera that had less would be taken for
one that hangs.
"""

from __future__ import annotations

import time
from typing import Final, NamedTuple

from aludel.errors import CameraFault, UsageFault
from aludel.frame import Camera, Clock
from aludel.games.referee import registry
from aludel.pieces import tags as printed
from aludel.reading import Reading, Reason, Unsure
from aludel.sight.convert import check
from aludel.sight.geometry import Optics, optics
from aludel.sight.steady import Steady
from aludel.sight.tray import look
from aludel.sight.view import View

SECONDS: Final = 2.0
"""No frame is begun later in a look: people wait with their finger on the button."""
MOST_FRAMES: Final = 12
"""A look also ends after so many frames, for cameras whose clock stands still (simulated ones)."""
FRAME_SECONDS: Final = 1.5
"""No single frame may take longer; the sensor needs 18 to 36 ms."""


class Wanted(NamedTuple):
    """The game by its code, and the kinds that it allows now."""

    game: str
    allowed: frozenset[str]


class TrayReader:
    """An Eye (see reading.py) over any camera.

    `clock` gives monotonic seconds; `frame_seconds` is the deadline of a frame.
    """

    def __init__(
        self,
        camera: Camera,
        clock: Clock = time.monotonic,
        seconds: float = SECONDS,
        most_frames: int = MOST_FRAMES,
        seen_by: Optics | None = None,
        frame_seconds: float = FRAME_SECONDS,
    ) -> None:
        self._camera, self._clock = camera, clock
        self._seconds, self._most = seconds, most_frames
        self._optics, self._frame_seconds = seen_by or optics(), frame_seconds

    def look(self, game: str, allowed: frozenset[str]) -> Reading:
        """Read the tray now, for a game by its name or code; kinds that are not `allowed` are never named."""
        code = code_of(game)
        frames, before, end = Steady(), None, self._clock() + self._seconds
        while len(frames.looks) < self._most and self._clock() < end:
            try:
                before = self._one_more(frames, before, Wanted(code, allowed))
            except CameraFault:
                return Reading((), (Unsure(Reason.CAMERA),), len(frames.looks))
            if settled := frames.settled():
                return settled
        return frames.conclusion()

    def _one_more(self, frames: Steady, before: View | None, wanted: Wanted) -> View:
        frame = self._camera.capture(self._frame_seconds)
        check(frame, (self._optics.width_px, self._optics.height_px))
        seen = look(frame, self._optics, wanted.game, wanted.allowed, before)
        frames.add(seen)
        return seen.view

    def close(self) -> None:
        """Give the camera back."""
        self._camera.close()


def code_of(game: str) -> str:
    """The code under which a game's pieces stand in the tag table, from its name or the code itself."""
    if game in printed.table():
        return game
    games = registry()
    code = games[game].info.code if game in games else ""
    if code not in printed.table():
        raise UsageFault("unknown-game", game=game, games=", ".join(sorted(games)))
    return code
