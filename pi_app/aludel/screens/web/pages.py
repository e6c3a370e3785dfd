# SPDX-License-Identifier: MIT
"""What all pages share: the latest snapshot, the way to the console's thread, and who may do what.

`publish` may be called by any thread; everything else belongs to the thread of the web server.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeVar

from aludel.config import Config
from aludel.errors import PageFault
from aludel.games.referee import registry
from aludel.screens.web.door import Door
from aludel.screens.web.hub import Hub
from aludel.screens.web.kept import KeptBook
from aludel.screens.web.lan import Addresses, Lan
from aludel.screens.web.lessons import Lessons
from aludel.screens.web.log_lines import RecentLines
from aludel.screens.web.seating import Seating
from aludel.screens.web.taught import FILE, TaughtBook
from aludel.screens.web.tokens import new_token
from aludel.screens.words import Words, words_of
from aludel.shell import keep_fault
from aludel.table.inbox import Inbox
from aludel.table.operated import Operated
from aludel.table.public import Public
from aludel.table.snapshot import Snapshot

DEADLINE: Final = 10.0
"""Seconds in which the console's thread must have answered a page; a look into the tray takes two."""

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Reporting:
    """What the report bundle needs besides the console: the configuration in effect and the latest log lines."""

    config: Config
    log: RecentLines


class Pages:
    """The pages of one console.

    `kept` is the file for what outlasts a power cut; another one beside it holds what was taught. `own` tells the
    addresses of this machine; without `reporting` there is no report bundle.
    """

    def __init__(
        self,
        inbox: Inbox,
        operated: Operated,
        kept: Path,
        clock: Callable[[], float] = time.monotonic,
        random_token: Callable[[], str] = new_token,
        own: Addresses | None = None,
        reporting: Reporting | None = None,
    ) -> None:
        self.inbox, self.operated, self.clock = inbox, operated, clock
        self.deadline = DEADLINE
        self.hub = Hub()
        self.book = KeptBook(kept)
        self.book.on_change = self.hub.wake
        self.seating = Seating(self.book, colours(), random_token)
        self.door = Door(self.book, clock, random_token)
        self.lan = Lan(self.book, own)
        self.people: Callable[[], Iterable[str] | None] = lambda: None
        """The seat colours that people play, where the computer plays others of the game; None where it plays none."""
        self.lessons = Lessons(TaughtBook(kept.with_name(FILE)), lambda: self.people())
        self.closing = False
        """Whether the server is about to end: streams then break off, so that it need not wait for them."""
        self.reporting = reporting
        self._snapshot = Snapshot(0, "", Public("menu"))

    @property
    def snapshot(self) -> Snapshot:
        """The console as it stood last."""
        return self._snapshot

    def publish(self, snapshot: Snapshot) -> None:
        """Show another snapshot on every page. Never waits; for any thread."""
        try:
            self.lessons.follow(snapshot)
        except Exception as fault:  # a mistake in lessons must not end the console, whose thread this is
            keep_fault(fault)
        self._snapshot = snapshot
        self.hub.wake()

    def close(self) -> None:
        """Wait until everything is kept."""
        self.lessons.close()

    def computed(self, colour: str) -> bool:
        """Whether a virtual player has the seat of this colour in the game that is on: nobody else may look there."""
        people, game = self.people(), self._snapshot.game
        return people is not None and game is not None and colour in game.seats and colour not in people

    def seat(self, token: str) -> str:
        """The seat that a token opens now. Raises PageFault `page-seat-unknown`, or `page-seat-virtual`."""
        colour = self.seating.colour(token)
        self.free_for_people(colour)
        return colour

    def free_for_people(self, colour: str) -> None:
        """Raise PageFault `page-seat-virtual` while a virtual player has a seat."""
        if self.computed(colour):
            raise PageFault("page-seat-virtual")

    def words(self, language: str) -> Words:
        """The words of a language of errors.LANGUAGES."""
        return words_of(language)

    async def work(self, job: Callable[[], T]) -> T:
        """Do something that takes a while without holding up the event loop."""
        return await asyncio.to_thread(job)

    async def ask(self, work: Callable[[Operated], T], deadline: float | None = None) -> T:
        """Have the console do something, and wait for its result, `deadline` seconds where the usual ones are too few.

        Raises what `work` raises, and PageFault `page-console-busy` where the console has not come to it in time: it
        is not done later either, unless it had begun.
        """
        done = self.inbox.post(lambda: work(self.operated))
        try:
            async with asyncio.timeout(deadline or self.deadline):
                return await asyncio.wrap_future(done)
        except TimeoutError as late:
            raise PageFault("page-console-busy") from late


def colours() -> tuple[str, ...]:
    """The seats that there can be: those of every installed game, in the order of the table."""
    return tuple(dict.fromkeys(colour for game in registry().values() for colour in game.info.colours))
