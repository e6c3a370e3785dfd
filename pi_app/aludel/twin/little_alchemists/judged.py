# SPDX-License-Identifier: MIT
"""Artifacts of an owner's own that only the people at the table can judge: what may be told of them, and their points.

How much may be told is a limit of the console's, not of the rulebook's, and is read where it stands.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any, Final

from aludel.games.little_alchemists import data
from aludel.games.little_alchemists.effects import JUDGED
from aludel.twin.little_alchemists.nature import Nature

WORD: Final = "word.judged-"
"""How the console's words begin for what such an artifact does."""
DEEDS: Final = ("coin", "pay", "draw", "discard")
CHEAP: Final = 1
"""Coins that they cost here, so that also players buy them who never save."""
FEWEST: Final = 2
"""Tiles that a hand keeps: enough to mix."""


def deeds(nature: Nature, seat: int) -> list[str]:
    """What the seat on turn may tell of its judged artifacts now."""
    if not nature.has(seat, JUDGED) or nature.turn.rulings >= _limits()["judged_deeds"]:
        return []
    lacking = {"pay": not nature.coins[seat], "discard": len(nature.hands[seat]) <= FEWEST}
    return [deed for deed in DEEDS if not lacking.get(deed)]


def told(words: Iterable[str]) -> list[str]:
    """The deeds among what the console offers by name."""
    return [word.removeprefix(WORD) for word in words if word.startswith(WORD)]


def points(rng: random.Random) -> int:
    """Points that a table may agree on for one artifact."""
    return rng.randrange(_limits()["judged_points"] + 1)


def overlay(names: Iterable[str]) -> dict[str, Any]:
    """An owner's data in which the table judges these artifacts."""
    own = {name: {"effect": JUDGED, "cost": CHEAP} for name in names}
    return {"artifacts": own} if own else {}


def _limits() -> dict[str, int]:
    limits: dict[str, int] = data.table("levels")["artifacts"]
    return limits
