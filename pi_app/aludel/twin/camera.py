# SPDX-License-Identifier: MIT
"""The twin's camera driver: put pieces into the virtual tray, and capture frames of it.

The same seed and the same calls give the same bytes. Nothing here sleeps: time is what `clock` says.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import numpy as np
from numpy.random import Generator

from aludel.errors import CameraFault
from aludel.frame import Clock, Frame
from aludel.twin.conditions import condition as known_condition
from aludel.twin.conditions import drawn
from aludel.twin.hand import Finger, hand_over
from aludel.twin.holder import Lying, TrayContents, insert_for, is_round, laid
from aludel.twin.paper import Paper
from aludel.twin.sensor import preview
from aludel.twin.shot import Faces, Shot, expose, render, weather

__all__ = ["TwinCamera", "preview"]


class TwinCamera:
    """A camera over a virtual tray. `condition` names a row of conditions.toml.

    `hand_frames` frames after each put() or lay() still show a hand drawing back. `faces` gives the printed pieces;
    without it they are rasterised from the printed sheets of `game` and `level` (kept under `cache`, if given).
    """

    def __init__(
        self,
        game: str,
        level: int,
        seed: int,
        clock: Clock = time.monotonic,
        condition: str = "clean",
        hand_frames: int = 0,
        faces: Faces | None = None,
        cache: Path | None = None,
    ) -> None:
        known_condition(condition)
        self.condition = condition
        self.faces = faces or Paper(game, level, seed, cache)
        self._seed, self._clock, self._hand_frames = seed, clock, hand_frames
        self._puts, self._taken, self._since_put = 0, 0, 0
        self._contents, self._closed = TrayContents(), False
        self._shot: Shot | None = None
        self._hand: tuple[Finger, ...] = ()

    @property
    def contents(self) -> TrayContents:
        """What lies in the tray (the truth, which only tests and the twin may know)."""
        return self._contents

    @property
    def shot(self) -> Shot:
        """The presentation as rendered, for tests and previews."""
        return self._presented()

    def put(self, pieces: Sequence[Lying], contents: TrayContents | None = None) -> None:
        """Put `pieces` where they say; `contents` (its pieces replaced) may add things and name the insert."""
        under = contents or TrayContents(insert=insert_for([piece.kind for piece in pieces]))
        self._contents = replace(under, pieces=tuple(pieces))
        self._puts, self._since_put, self._shot = self._puts + 1, 0, None
        self._hand = ()
        if pieces and self._hand_frames:
            self._hand = hand_over(pieces[-1].x, pieces[-1].y, self._rng(2))

    def lay(self, kinds: Sequence[str], copies: Sequence[int] = ()) -> None:
        """Lay `kinds` into free pockets as a hand would, each time with another slack and turn.

        Copies are drawn when not given. `contents` tells where each came to lie.
        """
        rng = np.random.default_rng([self._seed, self._puts + 1, 1])
        chosen = copies or self._any_copies(kinds, rng)
        self.put(laid(kinds, rng, chosen))

    def _any_copies(self, kinds: Sequence[str], rng: Generator) -> list[int]:
        """A copy of each kind, none of them twice; tokens are of one seat's set, as sheets hold sets in one order."""
        share, used, copies = float(rng.uniform()), set[tuple[str, int]](), list[int]()
        for kind in kinds:
            count = self.faces.copies(kind)
            copy = int(share * count) if is_round(kind) else int(rng.integers(0, count))
            while (kind, copy) in used and kinds.count(kind) <= count:
                copy = (copy + 1) % count
            used.add((kind, copy))
            copies.append(copy)
        return copies

    def clear(self) -> None:
        """Take everything out."""
        self.put(())

    def capture(self, timeout: float) -> Frame:
        """The next frame, NV12 at once (so `timeout` never passes); a numbered fault once the camera is closed."""
        del timeout
        if self._closed:
            raise CameraFault("camera-closed")
        shot, number = self._presented(), self._taken
        pixels = expose(shot, self._rng(3, self._since_put), self._hand_now())
        self._taken, self._since_put = number + 1, self._since_put + 1
        return Frame(pixels, "nv12", number, self._clock())

    def close(self) -> None:
        """No more frames."""
        self._closed, self._shot = True, None

    def _rng(self, use: int, frame: int = 0) -> Generator:
        return np.random.default_rng([self._seed, self._puts, use, frame])

    def _presented(self) -> Shot:
        if self._shot is None:
            rng = self._rng(4)
            seen = weather(self._contents, self.faces, drawn(self.condition, rng), rng)
            self._shot = render(self._contents, self.faces, seen, rng, moving=bool(self._hand))
        return self._shot

    def _hand_now(self) -> tuple[Finger, ...]:
        """The hand at this frame: over the pieces at first, then drawn back."""
        if self._since_put >= self._hand_frames:
            return ()
        share = 0.55 * self._since_put / max(self._hand_frames, 1)
        return tuple(finger.moved(share) for finger in self._hand)
