# SPDX-License-Identifier: MIT
"""What the console is doing: each mode answers presses and says what is public about it."""

from __future__ import annotations

from abc import ABC, abstractmethod

from aludel.errors import PageFault
from aludel.games.referee import Press, Prompt, Seat
from aludel.table.desk import Desk
from aludel.table.own import Own
from aludel.table.public import Public


class Mode(ABC):
    """One mode of the console. `press` returns the mode that the console is in afterwards (often itself)."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.stale = False
        """Whether what is asked for has changed since it was said; the console then enters the mode again."""

    @abstractmethod
    def enter(self) -> None:
        """Light and say what is asked for; called whenever the mode begins or has become stale."""

    @abstractmethod
    def press(self, pressed: Press) -> Mode:
        """Answer one press. Never raises for anything that a person can do."""

    def answer(self, seat: Seat, kinds: tuple[str, ...]) -> Mode:
        """Take the answer that a seat gives from its page: the mode afterwards.

        Raises PageFault where it is not wanted now, and Refused; nothing is told of either.
        """
        del seat, kinds
        raise PageFault("page-not-now")

    @abstractmethod
    def public(self) -> Public:
        """What anybody may see now."""

    def prompt_of(self, seat: Seat) -> Prompt | None:
        """What is asked for as one of the seats that are asked may know it."""
        del seat
        return self.public().prompt

    def own(self, seat: Seat) -> Own | None:
        """What one seat may see of the game now; None where no game is being played, or nobody sits there."""
        del seat
        return None
