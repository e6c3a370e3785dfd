# SPDX-License-Identifier: MIT
"""A menu that needs no screen: the option is spoken, next says the following one, the big button takes it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from aludel.games.referee import Args, Choice, Press, Prompt, press
from aludel.games.scene import Lamp, Scene
from aludel.table.desk import Desk
from aludel.table.mode import Mode
from aludel.table.public import Public

Step: TypeAlias = Callable[[], Mode]

CONFIRM = press("confirm")
NEXT = press("next")
BACK = press("back")

SHORTCUTS: Mapping[Press, int] = {press(f"market-{n}"): n - 1 for n in range(1, 6)}
"""Market buttons take the first five options at once."""


@dataclass(frozen=True, slots=True)
class Option:
    """One thing to choose: its phrase, and what follows when it is taken."""

    key: str
    take: Step


class Picker(Mode):
    """Choose one of some options. `back` leads to the step before, if there is one."""

    def __init__(
        self,
        desk: Desk,
        title: str,
        options: Sequence[Option],
        *,
        args: Args | None = None,
        back: Step | None = None,
        name: str = "menu",
    ) -> None:
        super().__init__(desk)
        self.title, self.args, self.options = title, args or {}, tuple(options)
        self.back, self.name = back, name
        self.at = 0

    def enter(self) -> None:
        self.desk.say(self.title, self.args)
        self._offer()

    def _offer(self) -> None:
        self.desk.say(self.options[self.at].key)
        self.desk.light(self._scene())

    def press(self, pressed: Press) -> Mode:
        if pressed == CONFIRM:
            return self.options[self.at].take()
        if pressed == NEXT:
            self.at = (self.at + 1) % len(self.options)
            self.desk.voice.hush()  # of the option before: whoever knows the menu need not wait
            self._offer()
        elif pressed == BACK and self.back is not None:
            return self.back()
        elif SHORTCUTS.get(pressed, len(self.options)) < len(self.options):
            return self.options[SHORTCUTS[pressed]].take()
        return self

    def _scene(self) -> Scene:
        """The market lamps count the options; the one on offer breathes."""
        shown = min(len(self.options), len(SHORTCUTS))
        lamps = {f"market-{n + 1}": Lamp("white", "steady") for n in range(shown)}
        return {**lamps, f"market-{self.at % len(SHORTCUTS) + 1}": Lamp("yellow", "breathe")}

    def public(self) -> Public:
        choices = (Choice(CONFIRM, self.options[self.at].key), Choice(NEXT, "table-next-option"))
        back = (Choice(BACK, "table-step-back"),) if self.back is not None else ()
        prompt = Prompt(self.title, (), self.args, choices=choices + back)
        return Public(self.name, prompt=prompt, scene=self._scene(), captions=tuple(self.desk.captions))
