# SPDX-License-Identifier: MIT
"""What a seat's own page draws of Little Alchemists: its tracker, its wrong theories, and what lies before it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from aludel.games.little_alchemists.view_types import SeatView, TheoryView, WrongView
from aludel.screens.little_alchemists.naming import Pictured, Speech
from aludel.screens.words import Words


@dataclass(frozen=True, slots=True)
class Row:
    """A row of the tracker: its ingredient, and for each column the potion, or None where nothing was brewed."""

    head: Pictured
    cells: tuple[Pictured | None, ...]


@dataclass(frozen=True, slots=True)
class Tracker:
    """The lower triangle of all pairs: no pair stands there twice, and none of two of the same.

    `potions` are all that can stand there: a narrow page explains its pictures below.
    """

    columns: tuple[Pictured, ...]
    rows: tuple[Row, ...]
    potions: tuple[Pictured, ...]


@dataclass(frozen=True, slots=True)
class Solved:
    """An ingredient with its potions, and in words who solved it; wrong theories have no `by`."""

    ingredient: Pictured
    potions: tuple[Pictured, ...]
    by: str = ""
    colour: str = ""


@dataclass(frozen=True, slots=True)
class Fact:
    """One thing that lies before a seat: its name, its value in words, and pictures."""

    name: str
    value: str
    art: tuple[str, ...] = ()


def seat(view: SeatView, words: Words) -> Mapping[str, Any]:
    """Everything that `la/seat.html` draws, from a seat's own view."""
    say = Speech(words)
    return {
        "tracker": tracker(view, say),
        "shares": view["level"] > 1,
        "wrong": tuple(solved(say, theory) for theory in view["wrong"]),
        "solved": tuple(_solved(theory, view, say) for theory in view["theories"]),
        "facts": tuple(facts(view, say)),
    }


def tracker(view: SeatView, say: Speech) -> Tracker:
    """The triangle of the level's ingredients, filled in with what the seat has brewed itself and nothing else."""
    made = {frozenset((mark["one"], mark["other"])): say.potion(mark["potion"]) for mark in view["tracker"]}
    kinds = view["kinds"]
    rows = (
        Row(say.ingredient(one), tuple(made.get(frozenset((one, other))) for other in kinds[:at]))
        for at, one in enumerate(kinds)
        if at
    )
    columns = tuple(say.ingredient(kind) for kind in kinds[:-1])
    return Tracker(columns, tuple(rows), tuple(say.potion(name) for name in view["potions"]))


def solved(say: Speech, theory: TheoryView | WrongView, by: str = "", colour: str = "") -> Solved:
    """A theory, and in words who solved it."""
    potions = tuple(say.potion(name) for name in theory["potions"])
    return Solved(say.ingredient(theory["ingredient"]), potions, by, colour)


def _solved(theory: TheoryView, view: SeatView, say: Speech) -> Solved:
    colour = view["seats"][theory["seat"]]
    by = say.words("page-la-seat-solved-by", {"seat": colour, "points": theory["points"]})
    return solved(say, theory, by, colour)


def facts(view: SeatView, say: Speech) -> Iterator[Fact]:
    """What lies before the seat, as far as its level has it."""
    own, words = view["own"], say.words
    yield Fact(words("page-thing-coins", {}), str(view["coins"][own]), ("coin.1",))
    yield Fact(words("page-la-seat-hand", {}), str(view["hands"][own]), ("back.tile",))
    yield _bottle(view, words)
    if view["level"] > 1:
        yield _gems(view["gems"][own], words)
    if view["broken"][own]:
        yield Fact(words("page-thing-broken", {}), str(view["broken"][own]), ("gem.broken",))
    if view["pets_free"] or any(view["pets"]):
        pet = view["pets"][own]
        yield _things("pet", "page-la-seat-pet", [] if pet is None else [pet], words)
    if view["artifact_places"] or view["artifact_stack"] or any(view["artifacts"]):
        yield _things("artifact", "page-thing-artifacts", view["artifacts"][own], words)


def _bottle(view: SeatView, words: Words) -> Fact:
    key = "page-la-seat-bottle-sold" if view["bottles"][view["own"]] else "page-la-seat-bottle-home"
    return Fact(words("page-la-seat-bottle", {}), words(key, {}), (f"bottle.{view['seats'][view['own']]}",))


def _gems(gems: list[int], words: Words) -> Fact:
    """The gems, each of which shows its points, and their sum in words."""
    told = words("page-la-seat-gem", {"points": sum(gems)}) if gems else words("page-la-seat-none", {})
    return Fact(words("page-thing-gems", {}), told, tuple(f"gem.{points}" for points in gems))


def _things(sort: str, title: str, names: Iterable[str], words: Words) -> Fact:
    told = ", ".join(words(f"{sort}-{name}", {}) for name in names)
    return Fact(words(title, {}), told or words("page-la-seat-none", {}), tuple(f"{sort}.{name}" for name in names))
