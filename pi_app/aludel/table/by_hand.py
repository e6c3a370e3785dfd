# SPDX-License-Identifier: MIT
"""Select by hand: every piece that the camera reads can be told by buttons instead.

What is secret is counted silently: the seat covers the button and presses `next` as often as the number that is
printed for the piece inside its screen, then the big button; all pieces, and then all of them once more, to agree.
After each piece it is said which one is next, and when all of it comes once more: the same whatever was counted. Until
both rounds are over no sound, lamp, caption, log or public byte depends on the count. What is no secret is offered by
name. Where the tray may be filled in several ways, which of them is meant is no secret and is asked first.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import TypeAlias

from aludel.games.referee import Choice, Press, Prompt, Way, press
from aludel.pieces.numbers import numbers
from aludel.table.desk import Desk
from aludel.table.mode import Mode
from aludel.table.picker import BACK, CONFIRM, NEXT, Option, Picker, Step
from aludel.table.public import Public
from aludel.utterance import piece_name

Given: TypeAlias = Callable[[tuple[str, ...]], Mode]
"""What to do with the pieces that were told."""

Look: TypeAlias = Callable[[str], Public]
"""The public look at what lies underneath, under the mode's name."""

Printed: TypeAlias = tuple[Mapping[int, str], ...]
"""For each piece that is asked for: the kinds that it may be, by printed number."""

ROUNDS = 2


def choose_way(desk: Desk, prompt: Prompt, then: Callable[[Way], Mode], cancel: Step, look: Look) -> Mode:
    """Go on with the only way to fill the tray, or with the one that is chosen."""
    if len(prompt.ways) == 1:
        return then(prompt.ways[0])
    options = [Option(way.key, partial(then, way), prompt.args) for way in prompt.ways]
    return Overlay(desk, "table-by-hand-way", options, cancel, look, prompt)


def printed(game: str, way: Way) -> Printed | None:
    """The numbers to count out for each piece of a way; None where a piece has no number in this game."""
    known = numbers(game)
    if not all(kind in known for kinds in way.slots for kind in kinds):
        return None
    return tuple({known[kind]: kind for kind in kinds} for kinds in way.slots)


class SilentCount(Mode):
    """Count out secret pieces, one after another; `slots` says which number is which kind."""

    def __init__(self, desk: Desk, prompt: Prompt, slots: Printed, given: Given, cancel: Step, look: Look) -> None:
        super().__init__(desk)
        self.prompt, self.slots, self.given, self.cancel, self.look = prompt, slots, given, cancel, look
        self.counts: list[int] = [0]

    def enter(self) -> None:
        self.desk.say("table-by-hand-start")

    def press(self, pressed: Press) -> Mode:
        """A button that is held too long counts as pressed: whoever counts under a hand cannot see it."""
        meant = press(*pressed.buttons)
        if meant == NEXT:
            self.counts[-1] += 1
        elif meant == BACK:
            self.desk.say("table-by-hand-cancelled")
            return self.cancel()
        elif meant == CONFIRM:
            return self._entered()
        else:
            self.desk.refuse("table-no-button")
        return self

    def _entered(self) -> Mode:
        per_round = len(self.slots)
        if len(self.counts) < ROUNDS * per_round:
            self.counts.append(0)
            return self._go_on(len(self.counts) - 1)
        first, second = self.counts[:per_round], self.counts[per_round:]
        self.counts = [0]
        kinds = tuple(slot.get(count, "") for slot, count in zip(self.slots, first, strict=True))
        if first != second or not all(kinds):
            self.desk.refuse("table-by-hand-differs")
            return self
        self.desk.say("table-by-hand-agreed")
        return self.given(kinds)

    def _go_on(self, entered: int) -> Mode:
        """Say which piece comes next. Whoever knows the way need not hear the sentence before to its end."""
        at = entered % len(self.slots)
        self.desk.voice.hush()
        if at:
            self.desk.say("table-by-hand-next", {"piece": at + 1})
        else:
            self.desk.say("table-by-hand-again")
        return self

    def public(self) -> Public:
        """The game's look with the buttons of the count: the same whatever has been counted."""
        choices = (
            Choice(NEXT, "table-by-hand-count"),
            Choice(CONFIRM, "table-by-hand-piece"),
            Choice(BACK, "table-by-hand-leave"),
        )
        return replace(self.look("by-hand"), prompt=Prompt("table-by-hand-start", self.prompt.seats, choices=choices))


class Overlay(Picker):
    """A menu over the look at the game, for the seats and with the words of what the game asks for."""

    def __init__(
        self, desk: Desk, title: str, options: Sequence[Option], cancel: Step, look: Look, prompt: Prompt
    ) -> None:
        super().__init__(desk, title, options, args=prompt.args, back=cancel, name="by-hand")
        self.look = look

    def public(self) -> Public:
        """The menu over the look at what lies underneath."""
        menu = super().public()
        return replace(self.look(self.name), prompt=menu.prompt, scene=menu.scene, options=menu.options)


class OpenChoice(Overlay):
    """Choose what is no secret by name, one after another: for each of `slots` one of its kinds."""

    def __init__(
        self,
        desk: Desk,
        prompt: Prompt,
        slots: Sequence[Sequence[str]],
        given: Given,
        cancel: Step,
        look: Look,
        chosen: tuple[str, ...] = (),
    ) -> None:
        self.prompt, self.slots, self.given, self.cancel, self.chosen = prompt, slots, given, cancel, chosen
        options = [Option(piece_name(kind), partial(self._take, kind)) for kind in slots[len(chosen)]]
        super().__init__(desk, prompt.key, options, cancel, look, prompt)

    def _take(self, kind: str) -> Mode:
        chosen = (*self.chosen, kind)
        if len(chosen) == len(self.slots):
            return self.given(chosen)
        return OpenChoice(self.desk, self.prompt, self.slots, self.given, self.cancel, self.look, chosen)
