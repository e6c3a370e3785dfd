# SPDX-License-Identifier: MIT
"""What anybody at the table may see of the console: what pages, the terminal and the twin's players look at."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from aludel.games.referee import TABLE, Prompt, Seat, View
from aludel.games.scene import Scene
from aludel.utterance import Utterance

ASKING: Final = frozenset({"game", "paused"})
"""The modes in which a seat's page answers: in play, and where a seat must be sure. Menus ask no seat, and counting by
hand belongs to the console's own buttons."""


@dataclass(frozen=True, slots=True)
class Public:
    """One public look at the console.

    `mode` is `menu`, `game`, `by-hand`, `paused` or `over`; `game` is the key of the game on the table, or empty.
    `view` is the public view of the game, or of the one that has just ended; else empty. `captions` are the latest
    lines told, newest last. `options` is what the market buttons take in a menu, the first button's first.
    """

    mode: str
    game: str = ""
    prompt: Prompt | None = None
    view: View = field(default_factory=dict)
    scene: Scene = field(default_factory=dict)
    captions: tuple[str, ...] = ()
    options: tuple[Utterance, ...] = ()

    def asks(self, seat: Seat) -> bool:
        """Whether a seat may answer from its own page: it is asked, or the whole table is."""
        seats = () if self.prompt is None or self.mode not in ASKING else self.prompt.seats
        return seat in seats or TABLE in seats
