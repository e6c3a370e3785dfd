# SPDX-License-Identifier: MIT
"""Every phrase key that the engine can give out: what a translation must hold."""

from __future__ import annotations

from typing import Final

from aludel.games.little_alchemists import data

EVENTS: Final = (
    "welcome",
    "set-tiles",
    "deal",
    "turn",
    "potion",
    "mark",
    "equal",
    "equal-nothing",
    "taken",
    "bought",
    "sold",
    "kept",
    "end-turn",
    "stack-empty",
    "customer",
    "next-customer",
    "no-discards",
    "draw-on",
    "refill-on",
    "boring",
    "ledger-corrected",
    "closed",
    "score",
    "winner",
    "shared",
    "shares",
    "exam",
    "exam-skipped",
    "exam-right",
    "exam-wrong",
    "exam-passed",
    "exam-failed",
)
PROMPTS: Final = ("brew", "take", "sell", "end", "customer", "offer", "exam", "over")
CHOICES: Final = (
    "brew",
    "buy",
    "take",
    "sell",
    "keep",
    "end",
    "boring",
    "stack-empty",
    "show-customer",
    "exam",
    "no-exam",
    "answer",
)
REASONS: Final = (
    "answer",
    "boring-few",
    "boring-late",
    "boring-stack",
    "button",
    "coin",
    "count",
    "customer",
    "hand",
    "ingredient",
    "now",
    "over",
    "place",
    "seat",
    "stack-left",
    "tile",
    "tray-empty",
    "tray-many",
    "tray-one",
    "tray-sort",
    "turn",
)


def phrase_keys() -> frozenset[str]:
    """Every key, with the game's prefix, of all levels that are played."""
    entries = [data.level_entry(level) for level in data.playable_levels()]
    customers = {potion for entry in entries for potion in entry["customers"]}
    potions = {potion for entry in entries for potion in entry["potions"]}
    return frozenset(
        [f"la-{kind}" for kind in EVENTS]
        + [f"la-prompt-{name}" for name in PROMPTS]
        + [f"la-choice-{name}" for name in CHOICES]
        + [f"la-choice-customer-{potion}" for potion in customers]
        + [f"la-choice-answer-{potion}" for potion in potions]
        + [f"la-no-{name}" for name in REASONS]
    )
