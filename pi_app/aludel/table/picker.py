# SPDX-License-Identifier: MIT
"""A menu that needs no screen: the option is spoken, next says the following one, the big button takes it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from aludel.games.referee import Args, Choice, Press, Prompt, Seat, press
from aludel.games.scene import Lamp, Scene
from aludel.table.desk import Desk
from aludel.table.mode import Mode
from aludel.table.public import Public
from aludel.utterance import Utterance

Step: TypeAlias = Callable[[], Mode]

CONFIRM = press("confirm")
NEXT = press("next")
BACK = press("back")

SHORTCUTS: Mapping[Press, int] = {press(f"market-{n}"): n - 1 for n in range(1, 6)}
"""Market buttons take an option at once: one of the five among which the option on offer is."""


@dataclass(frozen=True, slots=True)
class Option:
    """One thing to choose: its phrase, and what follows when it is taken."""

    key: str
    take: Step
    args: Args = field(default_factory=dict)


class Picker(Mode):
    """Choose one of some options, `at` being offered first. `back` leads to the step before, if there is one.

    `seats` are asked, where it is not a menu for whoever stands at the console.
    """

    def __init__(
        self,
        desk: Desk,
        title: str,
        options: Sequence[Option],
        *,
        args: Args | None = None,
        back: Step | None = None,
        name: str = "menu",
        at: int = 0,
        seats: tuple[Seat, ...] = (),
    ) -> None:
        super().__init__(desk)
        self.title, self.args, self.options = title, args or {}, tuple(options)
        self.back, self.name = back, name
        self.at, self.seats = at, seats

    def enter(self) -> None:
        self.desk.say(self.title, self.args)
        self._offer()

    def _offer(self) -> None:
        option = self.options[self.at]
        self.desk.say(option.key, option.args)
        self.desk.light(self._scene())

    def press(self, pressed: Press) -> Mode:
        if pressed == CONFIRM:
            return self.options[self.at].take()
        if pressed == BACK and self.back is not None:
            return self.back()
        if pressed in SHORTCUTS and SHORTCUTS[pressed] < len(self._group()):
            return self._group()[SHORTCUTS[pressed]].take()
        if pressed == NEXT:
            self.at = (self.at + 1) % len(self.options)
            self.desk.voice.hush()  # of the option before: whoever knows the menu need not wait
            self._offer()
        else:
            self.desk.refuse("table-no-button")
        return self

    def _group(self) -> tuple[Option, ...]:
        """The options that the market buttons take: five at most, among them the one on offer."""
        first = self.at - self.at % len(SHORTCUTS)
        return self.options[first : first + len(SHORTCUTS)]

    def _scene(self) -> Scene:
        """The market lamps count the options that their buttons take; the one on offer breathes."""
        lamps = {f"market-{n}": Lamp("white", "steady") for n in range(1, len(self._group()) + 1)}
        return {**lamps, f"market-{self.at % len(SHORTCUTS) + 1}": Lamp("yellow", "breathe")}

    def public(self) -> Public:
        choices = (Choice(CONFIRM, self.options[self.at].key), Choice(NEXT, "table-next-option"))
        back = (Choice(BACK, "table-step-back"),) if self.back is not None else ()
        args = {**self.args, **self.options[self.at].args}
        prompt = Prompt(self.title, self.seats, args, choices=choices + back)
        options = tuple(Utterance(one.key, one.args) for one in self._group())
        return Public(
            self.name, prompt=prompt, scene=self._scene(), captions=tuple(self.desk.captions), options=options
        )
