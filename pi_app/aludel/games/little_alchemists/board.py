# SPDX-License-Identifier: MIT
"""A theory board: which potions each space can make, and what two spaces make together."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import combinations
from typing import Any, Final, TypeAlias

Cross: TypeAlias = tuple[tuple[int, ...], ...]
"""Potion number by two spaces (or two ingredients); SAME on the diagonal."""

NAME: Final = re.compile(r"[A-Za-z0-9_-]+")
"""What a space may be called, so that it fits into a line of notation."""

SAME: Final = -1
"""What a thing makes with itself: no potion."""


@dataclass(frozen=True, slots=True)
class Board:
    """The spaces by name, the potion numbers of each, and the cross table of every orientation."""

    spaces: tuple[str, ...]
    potions: tuple[frozenset[int], ...]
    crosses: tuple[Cross, ...]


def build(entry: Mapping[str, Any], potions: tuple[str, ...]) -> Board:
    """The board of a checked entry of boards.toml or of an overlay."""
    spaces = tuple(entry["spaces"])
    tables = [entry["cross"]]
    if "turned" in entry:
        tables.append({**entry["cross"], **entry["turned"]})
    return Board(
        spaces=spaces,
        potions=tuple(frozenset(potions.index(name) for name in names) for names in entry["spaces"].values()),
        crosses=tuple(_cross(spaces, table, potions) for table in tables),
    )


def _cross(spaces: tuple[str, ...], table: Mapping[str, str], potions: tuple[str, ...]) -> Cross:
    rows = [[SAME] * len(spaces) for _ in spaces]
    for pair, potion in table.items():
        a, b = (spaces.index(name) for name in pair.split("|"))
        rows[a][b] = rows[b][a] = potions.index(potion)
    return tuple(map(tuple, rows))


def most_pairs(board: Board, potion: int) -> int:
    """How many pairs of spaces make a potion, in the orientation in which they are most."""
    return max(sum(row.count(potion) for row in table) // 2 for table in board.crosses)


def cross_of(board: Board, assignment: tuple[int, ...], orientation: int) -> Cross:
    """What every two ingredients make, when ingredient i lies on space `assignment[i]`."""
    table = board.crosses[orientation]
    return tuple(tuple(table[a][b] for b in assignment) for a in assignment)


@dataclass(frozen=True, slots=True)
class BoardFault:
    """What is wrong with an entry: a catalogue key (errors/catalogue.toml) and its words."""

    key: str
    args: Mapping[str, str | int]


@dataclass(frozen=True, slots=True)
class Needs:
    """What a level asks of its board: known potions, a space for each of `size` ingredients, as many potions in each
    as a theory names (0 without theories); `distinct`, that no two spaces can make the same."""

    potions: tuple[str, ...]
    size: int
    theories: int
    distinct: bool


def faults(entry: Mapping[str, Any], needs: Needs) -> list[BoardFault]:
    """Every fault of an entry of boards.toml's shape for a level that needs this of it."""
    spaces = {name: frozenset(made) for name, made in entry["spaces"].items()}
    found = _space_faults(spaces, needs)
    found += _pair_faults(spaces, entry["cross"], whole=True)
    found += _pair_faults(spaces, entry.get("turned", {}), whole=False)
    return found


def _space_faults(spaces: Mapping[str, frozenset[str]], needs: Needs) -> list[BoardFault]:
    found = []
    if len(spaces) != needs.size:
        found.append(BoardFault("board-size", {"given": len(spaces), "wanted": needs.size}))
    for name, made in spaces.items():
        if not NAME.fullmatch(name):
            found.append(BoardFault("board-space-name", {"space": name}))
        unknown = sorted(made - set(needs.potions))
        found += [BoardFault("board-potion", {"space": name, "potion": potion}) for potion in unknown]
        if needs.theories and len(made) != needs.theories:
            counts = {"given": len(made), "wanted": needs.theories}
            found.append(BoardFault("board-set-size", {"space": name, **counts}))
    if needs.distinct:
        twins = [(a, b) for a, b in combinations(spaces, 2) if spaces[a] == spaces[b]]
        found += [BoardFault("board-twins", {"one": a, "other": b}) for a, b in twins]
    return found


def _pair_faults(spaces: Mapping[str, frozenset[str]], table: Mapping[str, str], whole: bool) -> list[BoardFault]:
    found, seen = [], dict[frozenset[str], str]()
    for pair, potion in table.items():
        names = frozenset(pair.split("|"))
        if len(names) != 2 or not names <= spaces.keys():
            found.append(BoardFault("board-cross-name", {"pair": pair}))
        elif seen.setdefault(names, potion) != potion:
            found.append(BoardFault("board-asymmetric", {"pair": pair}))
        elif not _possible(spaces, names, potion):
            found.append(BoardFault("board-cross-potion", {"pair": pair, "potion": potion}))
    if whole:
        missing = [pair for pair in combinations(spaces, 2) if frozenset(pair) not in seen]
        found += [BoardFault("board-cross-missing", {"pair": "|".join(pair)}) for pair in missing]
    return found


def _possible(spaces: Mapping[str, frozenset[str]], names: frozenset[str], potion: str) -> bool:
    """Whether two spaces can make this: a potion of both, or powerless when they share none."""
    shared = frozenset.intersection(*(spaces[name] for name in names))
    return not shared if potion == "powerless" else potion in shared
