# SPDX-License-Identifier: MIT
"""What pages may do with a console. Each call is work for the console's own thread (see table/inbox.py)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeVar

from aludel.errors import PageFault
from aludel.games.referee import Press, Seat
from aludel.table.host import Host
from aludel.table.snapshot import Snapshot
from aludel.utterance import Utterance

T = TypeVar("T")


class Operated(Protocol):
    """A console that pages operate: the console itself, or a virtual table round it, whose pieces follow."""

    def press(self, pressed: Press) -> None:
        """Answer a press as if a button had been pressed; faults are told at the table."""

    def answer(self, seat: Seat, kinds: tuple[str, ...]) -> Utterance | None:
        """Answer what is asked, as if `kinds` lay in the tray and had been confirmed: one for each slot of a way.

        Returns why not, for the page of that seat alone: a page's refused answer is told, lit and logged nowhere.
        Raises PageFault where no answer is wanted (`page-not-now`), not of this seat (`page-not-your-turn`), or not
        these pieces (`page-not-fitting`); and JournalFault.
        """

    def manage(self, act: Callable[[Host], T]) -> T:
        """Let the host do something. Raises AludelError where it cannot be done; then nothing has changed."""

    def snapshot(self) -> Snapshot:
        """The console as it stands."""


def still_asked(operated: Operated, asked: str, colour: str = "") -> Snapshot:
    """The console as it stands; with a `colour` for the page of its seat.

    Raises PageFault (`page-stale`) where something else is asked by now than on the page that sends this.
    """
    snapshot = operated.snapshot()
    if snapshot.asked_by(colour) != asked:
        raise PageFault("page-stale")
    return snapshot
