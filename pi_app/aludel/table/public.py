# SPDX-License-Identifier: MIT
"""What anybody at the table may see of the console: what pages, the terminal and the twin's players look at."""

from __future__ import annotations

from dataclasses import dataclass, field

from aludel.games.referee import Prompt, View
from aludel.games.scene import Scene


@dataclass(frozen=True, slots=True)
class Public:
    """One public look at the console.

    `mode` is `menu`, `game`, `by-hand`, `paused` or `over`; `game` is the key of the game on the table, or empty.
    `view` is the public view of the game, or of the one that has just ended; else empty. `captions` are the latest
    lines told, newest last.
    """

    mode: str
    game: str = ""
    prompt: Prompt | None = None
    view: View = field(default_factory=dict)
    scene: Scene = field(default_factory=dict)
    captions: tuple[str, ...] = ()
