# SPDX-License-Identifier: MIT
"""Which question stands: texts by which it is told whether a page is out of date, for the table and for each seat."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from aludel.games.referee import Prompt, Seat


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked for: in which mode, in which game, and after how many moves that the table has heard.

    `own` is what each seat that may answer from its page is asked, as it may know it.
    """

    mode: str
    prompt: Prompt | None
    own: Mapping[Seat, Prompt] = field(default_factory=dict)
    game: int = 0
    announced: int = 0

    def goes_on(self, after: Question, seat: Seat) -> bool:
        """Whether a seat has still the same to answer afterwards, since only another one of those asked has answered.

        The same question put once more to the same seats is another one.
        """
        before, now = self.own.get(seat), after.own.get(seat)
        if before is None or now is None or (self.mode, self.game) != (after.mode, after.game):
            return False
        return {*after.own} < {*self.own} and replace(before, seats=()) == replace(now, seats=())


class Questions:
    """Counts the questions of one start of the program, which `boot` tells from any other."""

    def __init__(self, boot: str) -> None:
        self._boot, self._count = boot, 0
        self._table: Question | None = None
        self._since: dict[Seat, str] = {}
        """For the seats that have still to answer what others have answered: the text of their question."""
        self.asked = ""
        """Another text whenever something else is asked for, or the same once more after a move."""

    def follow(self, now: Question) -> None:
        """Note what is asked for now."""
        before = self._table
        if now == before:
            return
        same = [] if before is None else [seat for seat in now.own if before.goes_on(now, seat)]
        self._since = {seat: self.of(seat) for seat in same}
        self._table, self._count = now, self._count + 1
        self.asked = f"{self._boot}.{self._count}"

    def of(self, seat: Seat) -> str:
        """The text for one seat: it stays while this seat has the same to answer."""
        return self._since.get(seat, self.asked)

    def prompt(self, seat: Seat) -> Prompt | None:
        """What one seat is asked, as it may know it; None where it is asked nothing."""
        return None if self._table is None else self._table.own.get(seat)
