# SPDX-License-Identifier: MIT
"""Select by hand: every piece that the camera reads can be told by buttons instead.

What is secret is counted silently: the seat covers the button and presses `next` as often as the number that is
printed for the piece inside its screen, then the big button; all pieces, and then all of them once more, to agree.
Until both rounds are over no sound, lamp, caption, log or public byte depends on the count. What is no secret is
offered by name.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TypeAlias

from aludel.games.referee import Choice, Press, Prompt
from aludel.table.desk import Desk
from aludel.table.mode import Mode
from aludel.table.picker import BACK, CONFIRM, NEXT, Option, Picker
from aludel.table.public import Public

Given: TypeAlias = Callable[[tuple[str, ...]], Mode]
"""What to do with the pieces that were told."""

Look: TypeAlias = Callable[[str], Public]
"""The public look at the game underneath, under the mode's name."""

ROUNDS = 2


class SilentCount(Mode):
    """Count out secret pieces. `numbers` are the kinds by printed number, the first being number 1."""

    def __init__(
        self, desk: Desk, prompt: Prompt, numbers: dict[int, str], given: Given, cancel: Callable[[], Mode], look: Look
    ) -> None:
        super().__init__(desk)
        self.prompt, self.numbers, self.given, self.cancel, self.look = prompt, numbers, given, cancel, look
        self.counts: list[int] = [0]

    def enter(self) -> None:
        self.desk.say("table-by-hand-start")

    def press(self, pressed: Press) -> Mode:
        if pressed == NEXT:
            self.counts[-1] += 1
        elif pressed == BACK:
            self.desk.say("table-by-hand-cancelled")
            return self.cancel()
        elif pressed == CONFIRM:
            return self._entered()
        return self

    def _entered(self) -> Mode:
        per_round = self.prompt.pieces[1]
        if len(self.counts) < ROUNDS * per_round:
            self.counts.append(0)
            return self
        first, second = self.counts[:per_round], self.counts[per_round:]
        self.counts = [0]
        kinds = tuple(self.numbers.get(count, "") for count in first)
        if first != second or not all(kind in self.prompt.tray for kind in kinds):
            self.desk.refuse("table-by-hand-differs")
            return self
        self.desk.say("table-by-hand-agreed")
        return self.given(kinds)

    def public(self) -> Public:
        """The game's look with the buttons of the count: the same whatever has been counted."""
        choices = (
            Choice(NEXT, "table-by-hand-count"),
            Choice(CONFIRM, "table-by-hand-piece"),
            Choice(BACK, "table-by-hand-leave"),
        )
        return replace(self.look("by-hand"), prompt=Prompt("table-by-hand-start", self.prompt.seats, choices=choices))


class OpenChoice(Picker):
    """Choose pieces that are no secret by name, one after another."""

    def __init__(
        self,
        desk: Desk,
        prompt: Prompt,
        given: Given,
        cancel: Callable[[], Mode],
        look: Look,
        chosen: tuple[str, ...] = (),
    ) -> None:
        self.prompt, self.given, self.cancel, self.look, self.chosen = prompt, given, cancel, look, chosen
        options = [Option(_phrase(kind), partial(self._take, kind)) for kind in sorted(prompt.tray)]
        super().__init__(desk, prompt.key, options, args=prompt.args, back=cancel, name="by-hand")

    def _take(self, kind: str) -> Mode:
        chosen = (*self.chosen, kind)
        if len(chosen) == self.prompt.pieces[1]:
            return self.given(chosen)
        return OpenChoice(self.desk, self.prompt, self.given, self.cancel, self.look, chosen)

    def public(self) -> Public:
        """The menu over the game's own look."""
        menu = super().public()
        return replace(self.look(self.name), prompt=menu.prompt, scene=menu.scene)


def _phrase(kind: str) -> str:
    return f"piece-{kind.replace('.', '-')}"
