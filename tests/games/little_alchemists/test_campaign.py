# SPDX-License-Identifier: MIT
"""The boxes and trophies are those of data/campaign.toml, in its order."""

from __future__ import annotations

from aludel.games.campaign import Box, Trophy
from aludel.games.little_alchemists import data
from aludel.games.little_alchemists.campaign import campaign


def test_each_level_from_the_second_on_has_its_box_and_card() -> None:
    locks = {entry["level"]: entry["keys"] for entry in data.table("campaign")["box"]}
    assert campaign().boxes == tuple(Box(f"box.{level}", level, locks[level]) for level in range(2, 8))
    assert campaign().boxes[0].keys == 0, "the exam opens level 2"
    assert all(box.keys for box in campaign().boxes[1:])


def test_trophies_follow_in_the_order_of_their_lines() -> None:
    lines = [(entry["name"], entry["keys"]) for entry in data.table("campaign")["trophy"]]
    assert campaign().trophies == tuple(Trophy(name, keys) for name, keys in lines)
    assert lines[0][0] == "bronze"
