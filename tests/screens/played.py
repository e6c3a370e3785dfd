# SPDX-License-Identifier: MIT
"""Every look at a console through whole games by virtual players: what pages are handed while people play."""

from __future__ import annotations

import tempfile
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from aludel.games.referee import Press, registry
from aludel.table.console import Console
from aludel.table.public import Public
from aludel.table.snapshot import Snapshot
from aludel.twin.rehearse import Evening
from aludel.twin.report import Plan

GAME = "little-alchemists"
SEEDS = dict.fromkeys(range(1, 7), 2) | {7: 1}
"""Evenings in which everything that is new at a level comes up."""


@dataclass(slots=True)
class Watcher:
    """Sits between the hands and the console, and keeps each look in which something has changed."""

    table: object
    console: Console
    seen: list[Snapshot] = field(default_factory=list)

    def press(self, pressed: Press) -> None:
        self.table.press(pressed)
        self.public()

    def public(self) -> Public:
        now = self.console.snapshot()
        if not self.seen or (now.public, now.game) != (self.seen[-1].public, self.seen[-1].game):
            self.seen.append(now)
        return now.public


@cache
def evening(level: int, games: int = 2) -> tuple[Snapshot, ...]:
    """All looks of some games of a level, one after another, by one family."""
    plan = Plan(GAME, level, players=4, games=games, seed=SEEDS[level])
    with tempfile.TemporaryDirectory() as folder:
        played = Evening(plan, Path(folder), registry(), None, None, lambda: 0.0)
        watcher = played.hands.table = Watcher(played.hands.table, played.console)
        try:
            played.play()
        finally:
            played.close()
    assert not played.tally.faults
    return tuple(watcher.seen)
