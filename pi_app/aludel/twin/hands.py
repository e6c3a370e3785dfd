# SPDX-License-Identifier: MIT
"""Hands at the table: they press buttons, put pieces into the tray, and try again when the console is unsure."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from aludel.games.referee import Press, Prompt, Way, hold, press, registry
from aludel.pieces.numbers import numbers
from aludel.twin.direct import Tray
from aludel.twin.little_alchemists.slips import SLIPS
from aludel.twin.little_alchemists.turn import Misplay
from aludel.twin.tally import Table, Tally
from aludel.utterance import piece_name

TRIES: Final = 3
"""So often people put pieces in again before they choose them by hand."""
LONGEST_MENU: Final = 40
BY_NAME: Final = 0.25
"""How often people choose by name what they could show."""

CONFIRM: Final = press("confirm")
BACK: Final = press("back")
NEXT: Final = press("next")
BY_HAND: Final = hold("back")


@dataclass(slots=True)
class Hands:
    """The hands of everybody at one table. A share `clumsy` of the times they do first what should not be done."""

    table: Table
    tray: Tray
    tally: Tally
    rng: random.Random
    clumsy: float = 0.0

    def prompt(self) -> Prompt:
        """What the console asks for."""
        prompt = self.table.public().prompt
        if prompt is None:
            raise Misplay("the console asks for nothing")
        return prompt

    def press(self, pressed: Press) -> bool:
        """Press, and say whether the console went on: whether it shows anything else than before."""
        before = self._state()
        self.table.press(pressed)
        return self._state() != before

    def show(self, kinds: Sequence[str]) -> bool:
        """Put pieces into the tray and confirm until they are taken; False when the console cannot take them."""
        self._fumble(kinds)
        try:
            return self._try(kinds) or self._by_hand(kinds)
        finally:
            self.tray.clear()

    def give(self, kind: str) -> bool:
        """Show a piece that is no secret; now and then, or when it cannot be shown, choose it by name."""
        by_name = bool(self.prompt().browse) and self.rng.random() < BY_NAME
        shown = kind in self.prompt().tray and not by_name and self.show([kind])
        return shown or self.browse(kind)

    def browse(self, kind: str) -> bool:
        """Choose by name what the prompt offers to go through, a piece or not; False when it is not taken."""
        before = self._state()
        if kind not in self.prompt().browse:
            return False
        self.table.press(NEXT)
        self.choose((piece_name(kind),))
        return self._state() != before

    def choose(self, wanted: Sequence[str]) -> None:
        """Go round a menu with `next` and take the first option that is wanted."""
        for _ in range(LONGEST_MENU):
            if self.prompt().choices[0].key in wanted:
                self.table.press(CONFIRM)
                return
            self.table.press(NEXT)
        raise Misplay(f"none of {', '.join(wanted)} is on the menu {self.prompt().key}")

    def _state(self) -> tuple[object, ...]:
        public = self.table.public()
        return public.mode, public.prompt, dict(public.view)

    def _try(self, kinds: Sequence[str]) -> bool:
        for _ in range(TRIES):
            self.tray.lay(kinds)
            if self.press(CONFIRM):
                return True
        return False

    def _by_hand(self, kinds: Sequence[str]) -> bool:
        """Choose by hand what the camera does not read: silently where it is secret."""
        prompt = self.prompt()
        way = _way(prompt, kinds)
        if way is None or not self.press(BY_HAND):
            return False
        self.tally.counts["by_hand"] += 1
        if prompt.secret:
            if len(prompt.ways) > 1:
                self.choose((way.key,))
            self._count_out(kinds)
        else:
            for kind in kinds:
                self.choose((piece_name(kind),))
        return self.table.public().mode != "by-hand" and self.prompt() != prompt

    def _count_out(self, kinds: Sequence[str]) -> None:
        """Press `next` as often as the screen's print says for each piece; all of it twice."""
        printed = numbers(registry()[self.table.public().game].info.code)
        for kind in (*kinds, *kinds):
            for _ in range(printed[kind]):
                self.table.press(NEXT)
            self.table.press(CONFIRM)

    def _fumble(self, kinds: Sequence[str]) -> None:
        """Now and then: do one of the things in slips.py first."""
        if self.rng.random() < self.clumsy:
            self.tally.counts["fumbles"] += 1
            self.rng.choice(SLIPS)(self, kinds)


def _way(prompt: Prompt, kinds: Sequence[str]) -> Way | None:
    """The way in which these pieces answer the prompt, told in this order."""
    for way in prompt.ways:
        if len(way.slots) == len(kinds) and all(kind in slot for kind, slot in zip(kinds, way.slots, strict=True)):
            return way
    return None
