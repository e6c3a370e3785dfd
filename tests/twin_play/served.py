# SPDX-License-Identifier: MIT
"""A virtual table with its page on a free port of this machine, without camera and loudspeaker."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

from aludel.screens.web.app import More
from aludel.table.operated import Operated
from aludel.table.public import Public
from aludel.twin.virtual.feed import Feed
from aludel.twin.virtual.front import Front
from aludel.twin.virtual.table import VirtualTable
from aludel.twin.virtual.web import more

from ..screens.served import GAME, Served
from ..table.parts import Bench


class ServedSitting(Served):
    """A virtual table in its thread and its page in the server's. Virtual players do not rest."""

    def __init__(self, folder: Path, seed: int = 1, **options: object) -> None:
        self.seeds = random.Random(seed)
        super().__init__(folder, **options)

    def arranged(self, bench: Bench) -> Operated:
        self.feed = Feed()
        self.table = VirtualTable(bench.console, bench.tray, self.folder / "virtual-table.json", self.seeds)
        self.feed.talking = lambda: 0.0  # nor do they wait until people have heard everything
        self.front = Front(self.table, self.feed, self.inbox, GAME, at_once)
        self.table.set_up(Public("menu"))
        return self.table

    def opened(self) -> More:
        self.front.publish = self.pages.publish
        self.publish = self.front.after_work
        return more(self.front)

    def sit_down(self, players: int = 3, level: int = 1, skill: str = "random") -> None:
        """Begin a game; one that is on is given up."""
        asked = self.snapshot().asked
        self.do(lambda: self.front.start(players, level, skill, "en", asked, replace=True))
        self.others()

    def others(self) -> None:
        """Wait until virtual players have done what is asked of them."""
        while self.do(self.table.others_asked):
            pass


def at_once(seconds: float, work: Callable[[], object]) -> None:
    """Virtual players need no rest."""
    work()
