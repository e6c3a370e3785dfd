# SPDX-License-Identifier: MIT
"""What lies in the boxes of each level, as people unpack it: tiles and their marks, customers, gems, pets, artifacts.

Everything but the artifacts is written down here from the rulebook, apart from the rule engine. Artifacts are of
Aludel's own design, so what is printed on their cards is read where the cards are designed.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Any, Final, NamedTuple

CLOSED: Final = "closed"
HAND: Final = 3
START_COINS: Final = 2
MARKET: Final = 5
SHELF: Final = 3
"""Artifacts that lie face up."""

NEW: Final = ("4", "+", "", "")
"""Marks of the four tiles of a kind that comes with a later box."""

MARKS: Final[Mapping[str, Sequence[str]]] = {
    "tile.frog": ("4*", "4", "+", "", "", ""),
    "tile.fern": ("4", "+*", "+", ")", "", ""),
    "tile.foot": ("4", "+", "*", "", "", ""),
    "tile.scorpion": ("4)", "+", "", "", ""),
    "tile.feather": ("4", "+)", "", "", ""),
    "tile.mandrake": ("4", "+", ")", "", ""),
    "tile.mushroom": NEW,
    "tile.flower": NEW,
}
"""Each kind with the marks of each copy: `4` is left out below four players, `+` below three; mushrooms replace the
stars `*`, flowers the moons `)`."""

MUSHROOMS: Final = 5
FLOWERS: Final = 7
"""The levels whose boxes bring new ingredients, and from which the tiles with a star or a moon stay out."""

COMES_WITH: Final[Mapping[str, int]] = {"tile.mushroom": MUSHROOMS, "tile.flower": FLOWERS}
LEFT_OUT: Final = {4: "", 3: "4", 2: "4+"}
BESIDE: Final = ("levels", "source")
"""What an entry of an owner's marks has beside its ingredients."""

BASIC: Final = ("fire", "flying", "luck")
RARE: Final = ("love", "ghostly")
PRICES: Final[Mapping[str, int]] = {**dict.fromkeys(BASIC, 3), **dict.fromkeys(RARE, 4)}
"""What a customer pays for each potion."""

WISHES: Final = "wishes"
POWERLESS: Final = "powerless"

THEORIES: Final = 2
GUESSING: Final = 3
PETS: Final = 4
ARTIFACTS: Final = 6
"""The levels from which theories are shared, others guess, pets arrive, artifacts are sold and coins count half."""

GEMS: Final[Mapping[int, Sequence[int]]] = {
    1: (),
    2: (4, 4, 4, 3, 3),
    3: (4, 4, 4, 3, 3),
    4: (4, 4, 4, 3, 3),
    5: (5, 4, 4, 4, 3, 3),
    6: (5, 4, 4, 4, 3, 3),
    7: (5, 5, 4, 4, 4, 3, 3),
}
"""Gems by level, the top one first."""

LIKES: Final[Mapping[str, Sequence[str]]] = {
    "cat": RARE,
    "fire": ("fire",),
    "flying": ("flying",),
    "luck": ("luck",),
}
"""Pets, and the potions that they like."""


class Tile(NamedTuple):
    """One cardboard tile. `copy` is its number in the box: what players order by, since kinds may be renamed."""

    kind: str
    copy: int


class Artifact(NamedTuple):
    """What is printed on an artifact. `effect` and `amount` say what its banner does; `potion` is of a golden one."""

    name: str
    purple: bool
    cost: int
    points: int
    effect: str
    amount: int
    potion: str


def tiles(players: int, level: int = 1, own: Sequence[Mapping[str, Any]] = ()) -> list[Tile]:
    """The ingredient tiles of a game for 2 to 4 players, in the order of the box.

    `own` are the marks on an owner's tiles where they differ: entries of levels, by ingredient how many tiles are
    `plain` or for `three` or `four` players.
    """
    marked = {f"tile.{name}": count for name, count in _of_level(level, own).items() if name not in BESIDE}
    by_kind = {kind: [tile for tile in _boxed(level) if tile[0].kind == kind] for kind in kinds(level)}
    return [
        tile
        for kind, copies in by_kind.items()
        for tile, marks in (_marked_anew(copies, marked[kind]) if kind in marked else copies)
        if not set(marks) & set(LEFT_OUT[players])
    ]


def _of_level(level: int, entries: Sequence[Mapping[str, Any]]) -> Mapping[str, Any]:
    return next((entry for entry in entries if level in entry["levels"]), {})


def _boxed(level: int) -> list[tuple[Tile, str]]:
    """Every tile that the players of a level have, with its marks."""
    every = [(kind, marks) for kind, copies in MARKS.items() for marks in copies]
    replaced = "*" * (level >= MUSHROOMS) + ")" * (level >= FLOWERS)
    return [
        (Tile(kind, copy), marks)
        for copy, (kind, marks) in enumerate(every)
        if COMES_WITH.get(kind, 1) <= level and not set(marks) & set(replaced)
    ]


def _marked_anew(copies: Sequence[tuple[Tile, str]], own: Mapping[str, int]) -> list[tuple[Tile, str]]:
    """The tiles of a kind with an owner's marks in place of ours."""
    marks = [*["4"] * own["four"], *["+"] * own["three"], *[""] * own["plain"]]
    return [(tile, mark) for (tile, _), mark in zip(copies, marks, strict=True)]


def kinds(level: int) -> tuple[str, ...]:
    """The kinds of ingredient tiles of a level."""
    return tuple(kind for kind in MARKS if COMES_WITH.get(kind, 1) <= level)


def potions(level: int) -> tuple[str, ...]:
    """The potions that customers of a level ask for."""
    return BASIC if level < GUESSING else BASIC + RARE


def named(level: int) -> int:
    """How many potions a theory names."""
    return 2 if level < GUESSING else 3


def artifacts(level: int, own: Mapping[str, Mapping[str, Any]] | None = None) -> tuple[Artifact, ...]:
    """The artifacts of a level as they are printed; `own` is by name what differs on those of an owner's box."""
    if level < ARTIFACTS:
        return ()
    return tuple(
        _artifact({**card, **(own or {}).get(card["name"], {})}) for card in _printed() if level in card["levels"]
    )


@cache
def _printed() -> tuple[Mapping[str, Any], ...]:
    source = resources.files("aludel.games.little_alchemists") / "data" / "artifacts.toml"
    return tuple(tomllib.loads(source.read_text("utf-8"))["artifact"])


def _artifact(card: Mapping[str, Any]) -> Artifact:
    return Artifact(
        card["name"],
        card["banner"] == "purple",
        card["cost"],
        card["points"],
        card["effect"],
        card.get("amount", 0),
        card.get("potion", ""),
    )
