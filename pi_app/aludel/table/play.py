# SPDX-License-Identifier: MIT
"""The console in a game: a press and what lies in the tray become a move; its events are told."""

from __future__ import annotations

import logging
from collections.abc import Callable

from aludel.games.referee import TABLE, Choice, Press, Refused, announced, hold
from aludel.games.scene import Lamp, Scene
from aludel.games.tray import Piece, shown
from aludel.pieces.numbers import numbers
from aludel.reading import Reading, Reason
from aludel.table.by_hand import OpenChoice, SilentCount
from aludel.table.desk import Desk
from aludel.table.mode import Mode
from aludel.table.picker import BACK, CONFIRM, NEXT, Option, Picker
from aludel.table.public import Public
from aludel.table.session import Session
from aludel.table.teller import ask, tell

log = logging.getLogger(__name__)

PAUSE = hold("confirm")
BY_HAND = hold("back")
CAMERA_FAULTS_BEFORE_BY_HAND = 3


class Play(Mode):
    """A game in progress. `pause` opens the pause menu, `over` is what follows the end of the game."""

    def __init__(
        self, desk: Desk, session: Session, pause: Callable[[Play], Mode], over: Callable[[Session], Mode]
    ) -> None:
        super().__init__(desk)
        self.session, self.pause, self.over = session, pause, over
        self.camera_faults = 0
        self._own_keys = {PAUSE: self._pause, BY_HAND: self._by_hand, BACK: self._back, NEXT: self._again}

    def enter(self) -> None:
        self.stale = False
        self._show()
        ask(self.desk, self.session.prompt())

    def tell_latest(self) -> Mode:
        """Tell the events of the last move: those of the deal, or once more after a power cut."""
        tell(self.desk, self.session.game, self.session.latest)
        return self.over(self.session) if self.session.over else self

    def press(self, pressed: Press) -> Mode:
        meant = {choice.press: choice for choice in self.session.prompt().choices}
        if pressed in self._own_keys and pressed not in meant:
            return self._own_keys[pressed]()
        if pressed in meant and meant[pressed].sure:
            return self._sure(meant[pressed])
        if pressed == CONFIRM and self.session.prompt().tray:
            return self._read(pressed)
        return self.move((), pressed)

    def _sure(self, choice: Choice) -> Mode:
        """Ask once more before what cannot be taken back."""
        yes = Option("table-menu-yes", lambda: self.move((), choice.press))
        return Picker(
            self.desk, choice.key, [Option("table-menu-no", self._again), yes], back=self._again, name="paused"
        )

    def move(self, tray: tuple[Piece, ...], pressed: Press) -> Mode:
        """Make the move that these pieces and this press mean, and tell what came of it."""
        try:
            events = self.session.do(self.session.game.intent(self.session.state, tray, pressed))
        except Refused as refusal:
            log.info("refused: %s", refusal.reason)
            self.desk.refuse(refusal.reason)
            return self
        log.info("told: %s", [event.kind for event in events if event.to == TABLE])
        tell(self.desk, self.session.game, events)
        self._show()
        self.stale = announced(events)
        return self.over(self.session) if self.session.over else self

    def _read(self, pressed: Press) -> Mode:
        self.desk.voice.sound("scan")
        self._show(looking=True)
        reading = self.desk.eye.look(self.session.game.info.code, self.session.prompt().tray)
        self._show()
        if not reading.sure:
            return self._unsure(reading)
        self.camera_faults = 0
        return self.move(reading.pieces, pressed)

    def _unsure(self, reading: Reading) -> Mode:
        reason = reading.unsure[0].reason
        log.info("unsure: %s", reason)
        self.camera_faults = self.camera_faults + 1 if reason == Reason.CAMERA else 0
        self.desk.refuse(f"unsure-{reason}")
        if self.camera_faults >= CAMERA_FAULTS_BEFORE_BY_HAND:
            self.desk.say("table-no-camera")
        return self

    def _pause(self) -> Mode:
        return self.pause(self)

    def _back(self) -> Mode:
        self.desk.say("table-undone" if self.session.undo() else "table-nothing-to-undo")
        return self._again()

    def _again(self) -> Mode:
        self.stale = True
        return self

    def _by_hand(self) -> Mode:
        prompt = self.session.prompt()
        if not prompt.tray:
            self.desk.refuse("table-by-hand-not-now")
            return self
        if not prompt.secret:
            return OpenChoice(self.desk, prompt, self._given, self._again, self._look)
        known = numbers(self.session.game.info.code)
        shown = {known[kind]: kind for kind in prompt.tray if kind in known}
        return SilentCount(self.desk, prompt, shown, self._given, self._again, self._look)

    def _given(self, kinds: tuple[str, ...]) -> Mode:
        return self.move(shown(*kinds), CONFIRM)

    def _scene(self, looking: bool = False) -> Scene:
        """The game's own lamps, the holder light while the tray counts, and the camera lamp while it looks."""
        scene = dict(self.session.game.scene(self.session.public()))
        if self.session.prompt().tray:
            scene["holder"] = Lamp("white", "steady")
        if looking:
            scene["camera"] = Lamp("red", "steady")
        return scene

    def _show(self, looking: bool = False) -> None:
        self.desk.light(self._scene(looking))

    def public(self) -> Public:
        return self._look("game")

    def _look(self, mode: str) -> Public:
        return Public(
            mode,
            self.session.game.info.key,
            self.session.prompt(),
            self.session.public(),
            self._scene(),
            tuple(self.desk.captions),
        )
