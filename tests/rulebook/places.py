# SPDX-License-Identifier: MIT
"""The map of a rulebook: each sentence by its place, what it asks for, and the tests that hold it."""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
TESTS = HERE.parent
APART = {
    "physical": "people do it with the pieces",
    "replaced": "the console does it its own way",
    "words": "a question, a title, advice or a story",
}


@dataclass(frozen=True, slots=True)
class Place:
    """One sentence. `tests` are node ids below tests/; `apart` says why there is none."""

    heading: str
    number: int
    says: str
    tests: tuple[str, ...] = ()
    apart: str = ""
    why: str = ""


@dataclass(frozen=True, slots=True)
class Section:
    """The sentences under one heading of a part of the rulebook."""

    part: str
    heading: str
    sentences: int
    places: tuple[Place, ...]

    @property
    def title(self) -> str:
        """The heading with the part, as several parts have headings of the same words."""
        return self.heading if self.heading == self.part else f"{self.part}: {self.heading}"


@dataclass(frozen=True, slots=True)
class Part:
    """A part of the rulebook, from the line `start` (its first heading) to the line `until`."""

    name: str
    start: str
    until: str
    sections: tuple[Section, ...]


@dataclass(frozen=True, slots=True)
class Ruling:
    """What the engine does where the rulebook is silent."""

    title: str
    says: str
    option: str
    tests: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Book:
    """The map of one game's rulebook, and its rulings."""

    game: str
    title: str
    book: str
    parts: tuple[Part, ...]
    rulings: tuple[Ruling, ...]

    @property
    def sections(self) -> tuple[Section, ...]:
        """Every section in the order of the book."""
        return tuple(section for part in self.parts for section in part.sections)

    @property
    def places(self) -> tuple[Place, ...]:
        """Every sentence in the order of the book."""
        return tuple(place for section in self.sections for place in section.places)


def games() -> list[str]:
    """The games that have a map."""
    return sorted(path.parent.name for path in HERE.glob("*/map.toml"))


@cache
def book(game: str) -> Book:
    """The map of a game."""
    raw = tomllib.loads((HERE / game / "map.toml").read_text("utf-8"))
    rulings = tomllib.loads((HERE / game / "rulings.toml").read_text("utf-8"))["ruling"]
    return Book(
        game=raw["game"],
        title=raw["title"],
        book=raw["book"],
        parts=tuple(_part(game, name) for name in raw["parts"]),
        rulings=tuple(
            Ruling(one["title"], one["says"], one.get("option", ""), _nodes(f"games/{game}", one["tests"]))
            for one in rulings
        ),
    )


def _part(game: str, file: str) -> Part:
    raw = tomllib.loads((HERE / game / "map" / f"{file}.toml").read_text("utf-8"))
    return Part(raw["name"], raw["from"], raw["until"], tuple(_sections(game, raw["name"], raw["section"])))


def _sections(game: str, part: str, raw: list[dict[str, Any]]) -> Iterator[Section]:
    for section in raw:
        places = tuple(_place(game, section["heading"], *item) for item in section.get("map", {}).items())
        yield Section(part, section["heading"], section["sentences"], places)


def _place(game: str, heading: str, number: str, entry: dict[str, Any]) -> Place:
    tests = _nodes(f"rulebook/{game}", entry.get("tests", []))
    return Place(heading, int(number), entry["says"], tests, entry.get("apart", ""), entry.get("why", ""))


def _nodes(folder: str, names: list[str]) -> tuple[str, ...]:
    """`test_file::test_name` of a folder as node ids below tests/."""
    return tuple(f"{folder}/{name.replace('::', '.py::')}" for name in names)


@cache
def functions(folder: str) -> frozenset[str]:
    """The node ids of every test function in a folder below tests/."""
    return frozenset(
        f"{folder}/{path.name}::{node.name}"
        for path in sorted((TESTS / folder).glob("test_*.py"))
        for node in ast.parse(path.read_text("utf-8")).body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    )
