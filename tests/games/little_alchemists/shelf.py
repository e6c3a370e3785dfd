# SPDX-License-Identifier: MIT
"""Positions with artifacts in front of red and yellow."""

from __future__ import annotations

from typing import Any

from tests.games.little_alchemists.levels import COLOURS, fate, first, owned
from tests.games.little_alchemists.rig import do

from aludel.games.little_alchemists import GAME, data
from aludel.games.little_alchemists.state import State
from aludel.games.referee import Setup

ENTRIES = data.table("artifacts")["artifact"]
NAMES = [entry["name"] for entry in ENTRIES]
PURPLE = [f"purple-{n}" for n in range(1, 7)]
GOLD = [f"gold-{n}" for n in range(1, 7)]
RICH = (30, 30)
END = ("red brew frog+frog", "red take 1")


def at_end(level: int = 6, red: tuple[str, ...] = (), yellow: tuple[str, ...] = (), **changes: Any) -> State:
    """Red has mixed two equal tiles and is about to end its turn; both have artifacts and coins."""
    return do(holding(level, red, yellow, coins=RICH, **changes), *END)


def holding(level: int = 6, red: tuple[str, ...] = (), yellow: tuple[str, ...] = (), **changes: Any) -> State:
    """The first position with artifacts in front of red and yellow."""
    state = first(level)
    return first(level, artifacts=(owned(state, *red), owned(state, *yellow)), **changes)


def shopping(level: int = 6, red: tuple[str, ...] = (), yellow: tuple[str, ...] = (), **changes: Any) -> State:
    """Red stands at the artifacts."""
    return do(at_end(level, red, yellow, **changes), "red shop")


def printed(name: str) -> dict[str, Any]:
    """An artifact as its data file has it."""
    return next(entry for entry in ENTRIES if entry["name"] == name)


def with_house(level: int, house: dict[str, Any]) -> State:
    """The first position under house rules."""
    return GAME.new(Setup(level, COLOURS[:2], house=house), fate(level)).state
