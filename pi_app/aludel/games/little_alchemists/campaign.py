# SPDX-License-Identifier: MIT
"""The boxes and trophies of Little Alchemists, from data/campaign.toml."""

from __future__ import annotations

from functools import cache

from aludel.games.campaign import Box, Campaign, Trophy
from aludel.games.little_alchemists import data


@cache
def campaign() -> Campaign:
    """Boxes 2 to 7 in order, then the trophy lines."""
    entries = data.table("campaign")
    return Campaign(
        tuple(Box(f"box.{entry['level']}", entry["level"], entry["keys"]) for entry in entries["box"]),
        tuple(Trophy(entry["name"], entry["keys"]) for entry in entries["trophy"]),
    )
