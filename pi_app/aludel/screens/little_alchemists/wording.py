# SPDX-License-Identifier: MIT
"""How forms and buttons of Little Alchemists are worded on pages, where a picture stands beside each name."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from aludel.games.little_alchemists import data
from aludel.games.little_alchemists.view_types import TableView
from aludel.screens.little_alchemists.art import painters
from aludel.screens.little_alchemists.naming import Speech
from aludel.screens.views import Short, Wording
from aludel.screens.words import Words

SORTS: Final = {"ingredient": ("tile", "answer", "theory"), "potion": ("answer", "customer")}
"""The sorts of pieces that show an ingredient, and those that show a potion."""
SPARE: Final = ("la-choice-wish-", "la-choice-customer-", "la-choice-answer-")
"""Choices that name a potion, which a form offers with its picture already."""


def wording(view: TableView, words: Words) -> Wording:
    """The short names of the level's pieces, and what its forms are called."""
    potions = tuple(words("page-la-seat-slot-potion", {"number": number}) for number in (1, 2, 3))
    titles = {"la-way-brew": words("page-la-seat-brew", {}), "la-way-theory": words("page-la-seat-theory", {})}
    slots = {
        "la-way-brew": tuple(words(f"page-la-seat-slot-tile-{number}", {}) for number in (1, 2)),
        "la-way-theory": (words("page-la-seat-slot-ingredient", {}), *potions),
    }
    return Wording(dict(_names(view, Speech(words))), titles, slots, SPARE)


def short(choice: str, words: Words) -> Short | None:
    """The potion that a choice names; None for a choice that names none."""
    start = next((start for start in SPARE if choice.startswith(start)), None)
    name = choice.removeprefix(start) if start else ""
    if f"potion.{name}" not in painters():
        return None
    potion = Speech(words).potion(name)
    return Short(potion.words, potion.art)


def _names(view: TableView, say: Speech) -> Iterator[tuple[str, str]]:
    for name in view["kinds"]:
        yield from ((f"{sort}.{name}", say.ingredient(name).words) for sort in SORTS["ingredient"])
    for name in view["potions"]:
        yield from ((f"{sort}.{name}", say.potion(name).words) for sort in SORTS["potion"])
    for name in view["pets_free"]:
        yield f"pet.{name}", say.words(f"pet-{name}", {})
    for entry in data.artifact_entries(view["level"]):
        yield f"artifact.{entry['name']}", say.words(f"artifact-{entry['name']}", {})
