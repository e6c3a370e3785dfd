# SPDX-License-Identifier: MIT
"""A look into the tray, as people notice it: a sound, the camera lamp, and a reason when it was not read."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass

from aludel.games.scene import Lamp, Scene
from aludel.games.tray import Piece
from aludel.reading import Reason
from aludel.table.desk import Desk

log = logging.getLogger(__name__)

HOLDER = Lamp("white", "steady")
CAMERA = Lamp("red", "steady")
FAULTS_BEFORE_BY_HAND = 3


@dataclass(slots=True)
class Looking:
    """Looks into the tray for one mode; `scene` gives the lamps that are lit beside the camera's."""

    desk: Desk
    scene: Callable[[], Scene]
    faults: int = 0
    """Looks in a row without a picture."""

    def look(self, game: str, allowed: frozenset[str]) -> tuple[Piece, ...] | None:
        """The pieces in the tray, or None: then everybody has been told why."""
        self.desk.voice.sound("scan")
        self.desk.light({**self.scene(), "camera": CAMERA})
        reading = self.desk.eye.look(game, allowed)
        self.desk.light(self.scene())
        if reading.sure:
            self.faults = 0
            return reading.pieces
        self._unsure(reading.unsure[0].reason)
        return None

    def _unsure(self, reason: Reason) -> None:
        log.info("unsure: %s", reason)
        self.faults = self.faults + 1 if reason == Reason.CAMERA else 0
        self.desk.refuse(f"unsure-{reason}")
        if self.faults >= FAULTS_BEFORE_BY_HAND:
            self.desk.say("table-no-camera")
