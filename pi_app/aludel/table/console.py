# SPDX-License-Identifier: MIT
"""The console: one press in; sound, speech, lamps and a durable record out.

It is driven from one thread, by presses and by what pages ask for (see table/operated.py). The modes (menu, game, by
hand, pause) decide what a press means.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any, Final, NamedTuple, TypeVar

from aludel.errors import AludelError, JournalFault
from aludel.frame import Clock
from aludel.games.referee import BadSetup, Press, Refused, Seat, hold, press
from aludel.table.desk import Desk, Opened
from aludel.table.family import Family
from aludel.table.host import Answering, Host
from aludel.table.menus import Menus, step_volume
from aludel.table.mode import Mode
from aludel.table.own import Own
from aludel.table.public import Public
from aludel.table.questions import Question, Questions
from aludel.table.session import Session
from aludel.table.snapshot import GameOn, Snapshot, Sound
from aludel.utterance import Utterance

T = TypeVar("T")

MUTE: Final = press("mute")
LOUDER: Final = hold("mute")
OPEN_PAGES: Final = hold("back", "next")
SHOWN: Final = 60.0
"""Seconds that the pages of this machine show where the pages are, and the PIN."""


class Console:
    """One console on one table. Build the desk first.

    `house` holds house rules by game; `resume` is the number of a recorded game to go on with at once. `boot` differs
    at each start of the program, so that no page takes a question of an earlier one for the present one. `clock`
    counts seconds.
    """

    def __init__(
        self,
        desk: Desk,
        house: dict[str, dict[str, Any]] | None = None,
        resume: int | None = None,
        boot: str = "",
        clock: Clock = time.monotonic,
    ) -> None:
        self.desk = desk
        self._clock, self._looks, self._questions = clock, 0, Questions(boot)
        self._opened: Told | None = None
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
        self._opened = None
        if pressed in self._everywhere:
            self._everywhere[pressed]()
            return
        if pressed == OPEN_PAGES and self._open_pages():
            return
        self._follow(self.mode.press(pressed))

    def _follow(self, mode: Mode) -> None:
        before, self.mode = self.mode, mode
        if mode is not before or mode.stale:
            mode.enter()

    def go_to(self, mode: Mode) -> None:
        """Be in a mode from now on."""
        self.mode = mode
        mode.enter()

    def answer(self, seat: Seat, kinds: tuple[str, ...]) -> Utterance | None:
        """Take a seat's answer from its own page (see Operated). A card that is full is told at the table as well."""
        try:
            self._follow(self.mode.answer(seat, kinds))
        except Refused as refusal:
            return Utterance(refusal.reason, refusal.detail if refusal.seat == seat else {})
        except JournalFault as fault:
            self.desk.tell_fault(fault)
            raise
        return None

    def manage(self, act: Callable[[Host], T], answer: Answering | None = None) -> T:
        """Let the host do something (see Operated); `answer` takes the answers instead of the console itself."""
        try:
            return act(Host(self, answer or self.answer))
        except BadSetup as fault:
            raise AludelError(fault.key, **fault.args_) from fault

    def snapshot(self) -> Snapshot:
        """The console as it stands, for pages."""
        self._looks += 1
        public, settings, play = self.public(), self.desk.settings, self.menus.play
        asked, own = self._asked(public), () if play is None else tuple(self._own(play.session))
        return Snapshot(
            number=self._looks,
            asked=asked,
            public=public,
            sound=Sound(settings.language, settings.volume, settings.muted, settings.lights),
            game=None if play is None else _game_on(self.desk, play.session),
            own=own,
            opened=self._still_told(asked),
        )

    def _asked(self, public: Public) -> str:
        """What tells this question from others (see Questions)."""
        question = Question(public.mode, public.prompt)
        if self.menus.play is not None:
            session = self.menus.play.session
            asked = [seat for seat in range(len(session.setup.seats)) if public.asks(seat)]
            own = {seat: prompt for seat in asked if (prompt := self.mode.prompt_of(seat)) is not None}
            question = Question(public.mode, public.prompt, own, session.number, session.announced)
        self._questions.follow(question)
        return self._questions.asked

    def _own(self, session: Session) -> Iterator[Own]:
        """The look of each seat, with what this seat is asked in the present mode."""
        for seat in range(len(session.setup.seats)):
            if (own := session.own(seat)) is not None:
                yield replace(own, prompt=self._questions.prompt(seat), asked=self._questions.of(seat))

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
        self.desk.mute(not self.desk.settings.muted)

    def _open_pages(self) -> bool:
        """Open the pages to other machines and tell where they are; False where there are none to open."""
        opened = None if self.desk.doors is None else self.desk.doors.open()
        if opened is None:
            return False
        self._opened = Told(opened, self._asked(self.public()), self._clock() + SHOWN)
        self.desk.voice.say(opened.told)
        return True

    def _still_told(self, asked: str) -> Opened | None:
        """Where the pages are, and the PIN: for a minute, and no longer than the question in which they were told."""
        told = self._opened
        if told is not None and (told.asked != asked or self._clock() >= told.until):
            told = self._opened = None
        return None if told is None else told.opened


class Told(NamedTuple):
    """Where the pages are and the PIN, in which question they were told, and until when they are shown."""

    opened: Opened
    asked: str
    until: float


def _game_on(desk: Desk, session: Session) -> GameOn:
    setup, family = session.setup, None
    with suppress(JournalFault):  # a look must not fail with the book of families, which says so itself
        family = Family(desk, session.game).player(session)
    return GameOn(session.number, session.game.info.key, setup.level, setup.seats, session.over, family)
