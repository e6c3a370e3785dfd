# SPDX-License-Identifier: MIT
"""The menu of levels: what the family has opened, a box card to show, and other families."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from aludel.table.boxes import ShowBox
from aludel.table.desk import Desk
from aludel.table.family import Family
from aludel.table.mode import Mode
from aludel.table.picker import Option, Picker, Step


class LevelMenu:
    """Builds the menu of one game. `then` goes on with the level chosen, `back` is the step before."""

    def __init__(self, desk: Desk, family: Family, then: Callable[[int], Mode], back: Step) -> None:
        self.desk, self.family, self.then, self.back = desk, family, then, back

    def open(self) -> Mode:
        """The levels easiest first, the newest one on offer; with several families, whose they are."""
        levels, several = self.family.levels(), len(self.family.families()) > 1
        options = [Option(f"level-{level}", partial(self.then, level)) for level in levels]
        if self.family.closed_boxes():
            options.append(Option("table-menu-box", self._show_box))
        if several or self.family.won(self.family.number):
            options.append(Option("table-menu-family", self._families))
        title = "table-choose-level-family" if several else "table-choose-level"
        args = {"family": self.family.number or 0} if several else {}
        return Picker(self.desk, title, options, args=args, back=self.back, at=len(levels) - 1)

    def _show_box(self) -> Mode:
        return ShowBox(self.desk, self.family, self.open)

    def _families(self) -> Mode:
        """Whoever plays now is offered first; a family that has won nothing yet is new enough."""
        numbers, current = self.family.families(), self.family.number
        options = [Option("table-menu-family-go-on", partial(self._choose, n), {"family": n}) for n in numbers]
        if all(self.family.won(number) for number in numbers):
            options.append(Option("table-menu-family-new", self._begin_afresh))
        at = numbers.index(current) if current in numbers else 0
        return Picker(self.desk, "table-choose-family", options, back=self.open, at=at)

    def _choose(self, number: int) -> Mode:
        self.desk.campaign.choose(number)
        return self.open()

    def _begin_afresh(self) -> Mode:
        self.desk.say("table-family-new", {"family": self.family.begin_afresh()})
        return self.then(self.family.levels()[0])
