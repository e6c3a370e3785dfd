# SPDX-License-Identifier: MIT
"""Every phrase key that the engine can give out: what a translation must hold."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import zip_longest
from typing import Final

from aludel.games.little_alchemists import data
from aludel.games.referee import Arg

TYPES: Final = ("one", "two", "three")
"""The arguments that tell the potions of an ingredient."""
NO_TYPE: Final = "none"
"""Fluent knows no phrase with an argument too few, so the third potion of a level with two is told as none."""
WRONG_NUMBER: Final = {2: "la-no-theory-two", 3: "la-no-theory-three"}
"""By how many potions a theory names, the reason for one that names fewer or more."""

START: Final = (
    "welcome",
    "set-tiles",
    "set-mushrooms",
    "set-flowers",
    "deal",
    "set-theories",
    "set-customers",
    "set-pets",
    "set-artifacts",
)
TURNS: Final = (
    "turn",
    "potion",
    "powerless",
    "mark",
    "equal",
    "equal-nothing",
    "taken",
    "bought",
    "bought-free",
    "sold",
    "kept",
    "end-turn",
    "end-theory",
    "end-theory-draw",
)
THEORIES: Final = (
    "theory-right",
    "theory-shown",
    "guessed",
    "guess-declined",
    "reveal",
    "guess-right",
    "guess-none",
    "gem",
    "theory-wrong",
    "theory-wrong-charmed",
    "lose-on",
    "wrong-note",
)
PETS: Final = ("pet", "pet-coin", "wished", "wished-powerless", "tea-coins")
ARTIFACTS: Final = (
    "shop",
    "leave",
    "artifact",
    "reveal-artifact",
    "judged-coin",
    "judged-pay",
    "judged-draw",
    "judged-discard",
)
STACK: Final = (
    "stack-empty",
    "customer",
    "next-customer",
    "customer-corrected",
    "customer-named",
    "no-discards",
    "draw-on",
    "refill-on",
    "boring",
    "ledger-corrected",
)
SUPPLIES: Final = ("short-coins", "short-broken", "short-results")
ENDING: Final = (
    "solved",
    "keys",
    "closed",
    "score",
    "points",
    "points-half",
    "winner",
    "shared",
    "shared-points",
    "shares",
    "exam",
    "exam-skipped",
    "exam-right",
    "exam-wrong",
    "exam-passed",
    "exam-failed",
)
HINTS: Final = (
    "hint-worlds",
    "hint-certain",
    "hint-pair",
    "hint-because",
    "hint-because-board",
    "hint-because-wrong",
    "hint-try",
    "hint-nothing",
)
EVENTS: Final = (*START, *TURNS, *THEORIES, *PETS, *ARTIFACTS, *STACK, *SUPPLIES, *ENDING, *HINTS)
PROMPTS: Final = (
    "brew",
    "act",
    "guess",
    "pet",
    "wish",
    "take",
    "sell",
    "end",
    "end-shop",
    "shop",
    "judge",
    "customer",
    "customer-five",
    "offer",
    "exam",
    "over",
)
WAYS: Final = ("brew", "theory", "guess", "pet", "wish", "artifact", "customer", "answer")
CHOICES: Final = (
    "brew",
    "brew-or-share",
    "guess",
    "pet",
    "wish",
    "buy",
    "buy-free",
    "take",
    "sell",
    "keep",
    "end",
    "artifact",
    "show-artifact",
    "leave",
    "boring",
    "stack-empty",
    "show-customer",
    "customer-again",
    "exam",
    "no-exam",
    "answer",
)
REASONS: Final = (
    "again-other",
    "again-sold",
    "again-twice",
    "answer",
    "artifact",
    "artifact-coins",
    "artifact-count",
    "boring-few",
    "boring-late",
    "boring-stack",
    "button",
    "coin",
    "count",
    "customer",
    "guess",
    "hand",
    "ingredient",
    "judge",
    "judged",
    "now",
    "over",
    "pet",
    "place",
    "seat",
    "stack-left",
    "theory",
    "theory-three",
    "theory-two",
    "tile",
    "tray-double",
    "tray-empty",
    "tray-many",
    "tray-mixed",
    "tray-no-ingredient",
    "tray-one",
    "tray-sort",
    "tray-two-ingredients",
    "turn",
    "wish",
)


def types(potions: Iterable[str]) -> dict[str, Arg]:
    """The potions of an ingredient, in the level's order, as arguments."""
    return dict(zip_longest(TYPES, (f"type-{name}" for name in potions), fillvalue=NO_TYPE))


def phrase_keys() -> frozenset[str]:
    """Every key, with the game's prefix, of all levels."""
    levels = data.table("levels")
    customers = {potion for entry in levels["level"] for potion in entry["customers"]}
    return frozenset(
        [f"la-{kind}" for kind in EVENTS]
        + [f"la-prompt-{name}" for name in PROMPTS]
        + [f"la-way-{name}" for name in WAYS]
        + [f"la-choice-{name}" for name in CHOICES]
        + [f"la-choice-customer-{potion}" for potion in customers]
        + [f"la-choice-wish-{potion}" for potion in customers]
        + [f"la-choice-answer-{potion}" for potion in data.level_entry(levels["exam"]["level"])["potions"]]
        + [f"la-no-{name}" for name in REASONS]
    )
