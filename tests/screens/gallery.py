# SPDX-License-Identifier: MIT
"""Public looks of real games, one of every kind of moment: what the pages are drawn from in tests and pictures."""

from __future__ import annotations

import tempfile
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path

from aludel.games.referee import Press, hold, press, registry
from aludel.table.public import Public
from aludel.table.snapshot import GameOn, Snapshot, Sound
from aludel.twin.rehearse import Evening
from aludel.twin.report import Plan

GAME = "little-alchemists"
PAUSE, BY_HAND = hold("confirm"), hold("back")
Moment = tuple[str, str]
"""The mode of the console and the key of what it asks for."""


@dataclass(slots=True)
class Onlooker:
    """Sits between the hands and the console and keeps the last look of each kind of moment."""

    table: object
    seen: dict[Moment, Public] = field(default_factory=dict)

    def press(self, pressed: Press) -> None:
        self.table.press(pressed)
        self.public()

    def public(self) -> Public:
        public = self.table.public()
        if public.prompt is not None:
            self.seen[public.mode, public.prompt.key] = public
        return public


@cache
def moments(level: int, players: int = 4, language: str = "en", seed: int = 5) -> dict[Moment, Public]:
    """Plays one game of a level; the looks of its last moments of each kind, and of a pause in its middle."""
    plan = Plan(GAME, level, players, seed=seed, language=language)
    with tempfile.TemporaryDirectory() as folder:
        evening = Evening(plan, Path(folder), registry(), None, None, lambda: 0.0)
        onlooker = evening.hands.table = Onlooker(evening.hands.table)
        try:
            evening.play()
            played = dict(onlooker.seen)
            _aside(evening, onlooker)
        finally:
            evening.close()
    assert not evening.tally.faults
    return {**onlooker.seen, **played}


def _aside(evening: Evening, onlooker: Onlooker) -> None:
    """One more game, only to pause in it, to choose by hand, and to leave it."""
    evening.hands.choose(("table-menu-again",))
    onlooker.press(BY_HAND)
    onlooker.press(press("confirm"))
    onlooker.press(press("back"))
    onlooker.press(PAUSE)


def snapshot(public: Public, number: int = 1, language: str = "en") -> Snapshot:
    """The console as it stood at a moment."""
    view = public.view
    game = GameOn(1, GAME, view["level"], tuple(view["seats"]), public.mode == "over") if view else None
    return Snapshot(number, f"asked-{number}", public, Sound(language), game)


def without_game(public: Public) -> Public:
    """The same menu before any game was played."""
    return replace(public, view={}, game="")
