# SPDX-License-Identifier: MIT
"""The console: one press in; sound, speech, lamps and a durable record out.

It is driven from one thread, by `press` alone. The modes (menu, game, by hand, pause) decide what a press means.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from aludel.errors import AludelError
from aludel.games.referee import BadSetup, Press, Seat, hold, press
from aludel.table.desk import Desk
from aludel.table.menus import Menus, step_volume
from aludel.table.mode import Mode
from aludel.table.own import Own
from aludel.table.public import Public

MUTE = press("mute")
LOUDER = hold("mute")


class Console:
    """One console on one table. Build the desk first.

    `house` holds house rules by game; `resume` is the number of a recorded game to go on with at once.
    """

    def __init__(self, desk: Desk, house: dict[str, dict[str, Any]] | None = None, resume: int | None = None) -> None:
        self.desk = desk
        self.menus = Menus(desk, house)
        self._everywhere: dict[Press, Callable[[], None]] = {MUTE: self._mute, LOUDER: partial(step_volume, desk)}
        self.mode: Mode = self._welcome(resume)

    def _welcome(self, resume: int | None) -> Mode:
        self.desk.say("table-welcome")
        for notice in (*self.desk.journal.notices, *self.desk.campaign.notices):
            self.desk.tell_fault(notice)
        mode = self.menus.start() if resume is None else self.menus.resume(resume)
        mode.enter()
        return mode

    def press(self, pressed: Press) -> None:
        """Answer one press, and everything that follows from it. Speech is queued, never waited for.

        A fault (a full card, a house rule that cannot be played) is told, and the console stays where it was.
        """
        try:
            self._answer(pressed)
        except AludelError as fault:
            self.desk.tell_fault(fault)
        except BadSetup as fault:
            self.desk.tell_fault(AludelError(fault.key, **fault.args_))

    def _answer(self, pressed: Press) -> None:
        if pressed in self._everywhere:
            self._everywhere[pressed]()
            return
        before, self.mode = self.mode, self.mode.press(pressed)
        if self.mode is not before or self.mode.stale:
            self.mode.enter()

    def public(self) -> Public:
        """What anybody may see now."""
        return self.mode.public()

    def own(self, seat: Seat) -> Own | None:
        """What one seat alone may see now, asked for by its own page; None where no game is being played.

        Asking changes nothing, and nothing of it is told, lit or logged.
        """
        return self.mode.own(seat)

    def close(self) -> None:
        """Give back every device."""
        for part in (self.desk.lamps, self.desk.voice, self.desk.eye, self.desk.journal, self.desk.campaign):
            part.close()

    def _mute(self) -> None:
        settings = self.desk.settings
        settings.muted = not settings.muted
        self.desk.voice.set_volume(0 if settings.muted else settings.volume)
        self.desk.say("table-muted" if settings.muted else "table-unmuted")
