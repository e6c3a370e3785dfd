# SPDX-License-Identifier: MIT
"""The console: one press in; sound, speech, lamps and a durable record out.

It is driven from one thread, by presses and by what pages ask for (see table/operated.py). The modes (menu, game, by
hand, pause) decide what a press means.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any, Final, NamedTuple, TypeVar

from aludel.errors import AludelError, JournalFault
from aludel.games.referee import BadSetup, Press, Prompt, Refused, Seat, hold, press
from aludel.table.desk import Desk, Opened
from aludel.table.family import Family
from aludel.table.host import Host
from aludel.table.menus import Menus, step_volume
from aludel.table.mode import Mode
from aludel.table.own import Own
from aludel.table.public import Public
from aludel.table.session import Session
from aludel.table.snapshot import GameOn, Snapshot, Sound
from aludel.utterance import Utterance

T = TypeVar("T")

MUTE: Final = press("mute")
LOUDER: Final = hold("mute")
OPEN_PAGES: Final = hold("back", "next")


class Console:
    """One console on one table. Build the desk first.

    `house` holds house rules by game; `resume` is the number of a recorded game to go on with at once. `boot` differs
    at each start of the program, so that no page takes a question of an earlier one for the present one.
    """

    def __init__(
        self,
        desk: Desk,
        house: dict[str, dict[str, Any]] | None = None,
        resume: int | None = None,
        boot: str = "",
    ) -> None:
        self.desk = desk
        self._boot, self._looks, self._questions = boot, 0, 0
        self._question: Question | None = None
        self._opened: Opened | None = None
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

    def manage(self, act: Callable[[Host], T]) -> T:
        """Let the host do something (see Operated)."""
        try:
            return act(Host(self))
        except BadSetup as fault:
            raise AludelError(fault.key, **fault.args_) from fault

    def snapshot(self) -> Snapshot:
        """The console as it stands, for pages."""
        self._looks += 1
        public, settings, play = self.public(), self.desk.settings, self.menus.play
        return Snapshot(
            number=self._looks,
            asked=self._asked(public),
            public=public,
            sound=Sound(settings.language, settings.volume, settings.muted, settings.lights),
            game=None if play is None else _game_on(self.desk, play.session),
            own=() if play is None else _own(play.session),
            opened=self._opened,
        )

    def _asked(self, public: Public) -> str:
        """A text that is another one whenever something else is asked, or the same once more after a move."""
        session = None if self.menus.play is None else self.menus.play.session
        at = (0, 0) if session is None else (session.number, session.announced)
        question = Question(public.mode, public.prompt, *at)
        if question != self._question:
            self._question, self._questions = question, self._questions + 1
        return f"{self._boot}.{self._questions}"

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
        self._opened = opened
        address = opened.address.removeprefix("http://").rstrip("/")
        self.desk.say("table-pages-open", {"address": address, "pin": opened.pin})
        return True


class Question(NamedTuple):
    """What is asked for, by which it is told whether a page is out of date."""

    mode: str
    prompt: Prompt | None
    game: int
    announced: int


def _game_on(desk: Desk, session: Session) -> GameOn:
    setup, family = session.setup, None
    with suppress(JournalFault):  # a look must not fail with the book of families, which says so itself
        family = Family(desk, session.game).player(session)
    return GameOn(session.number, session.game.info.key, setup.level, setup.seats, session.over, family)


def _own(session: Session) -> tuple[Own, ...]:
    looks = (session.own(seat) for seat in range(len(session.setup.seats)))
    return tuple(own for own in looks if own is not None)
