# SPDX-License-Identifier: MIT
"""An owner's own data (boards, customers, tile marks) laid over the packaged data, checked with clear errors."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from aludel.games.little_alchemists import board, data
from aludel.games.little_alchemists.effects import EFFECTS
from aludel.games.referee import BadSetup

PARTS: Final = ("artifacts", "boards", "customers", "marks")
MARKS: Final = ("plain", "three", "four")
BESIDE: Final = ("levels", "source")
"""What an entry of tiles has beside its ingredients."""
DISTINCT_FROM: Final = 3
"""The first level at which no two spaces may hold the same potions (rulebook: guessing names one ingredient)."""
PRICES: Final = range(1, 10)
NUMBERS: Final = {"cost": range(1, 10), "points": range(10), "amount": range(10)}
"""The numbers of an artifact that an owner may replace."""
WORDS: Final = (*NUMBERS, "effect", "potion")


@dataclass(frozen=True, slots=True)
class Overlay:
    """A checked overlay for one level; a part that the owner left out leaves the packaged data as they are."""

    own_board: Mapping[str, Any] | None
    own_prices: Mapping[str, int]
    own_tiles: Mapping[str, Mapping[str, int]]
    own_artifacts: Mapping[str, Mapping[str, Any]]

    def board(self, packaged: dict[str, Any]) -> Mapping[str, Any]:
        """The board to play with."""
        return self.own_board or packaged

    def prices(self, packaged: dict[str, int]) -> dict[str, int]:
        """What customers pay."""
        return {**packaged, **self.own_prices}

    def tiles(self, packaged: dict[str, dict[str, int]]) -> dict[str, Mapping[str, int]]:
        """The tiles by mark."""
        return {**packaged, **self.own_tiles}

    def artifacts(self, packaged: list[dict[str, Any]]) -> list[Mapping[str, Any]]:
        """The artifacts to play with."""
        return [{**entry, **self.own_artifacts.get(entry["name"], {})} for entry in packaged]


def checked(level: int, raw: Any) -> Overlay:
    """The overlay's parts for `level`, or BadSetup naming the first thing that is wrong.

    `raw` is `{"boards": [...], "customers": {potion: price}, "marks": [{levels, ingredient: {plain, three, four}}],
    "artifacts": {name: {cost, points, effect, amount, potion}}}`. A board is shaped as in data/boards.toml, an entry
    of marks as the tiles in data/ingredients.toml, without the ingredients that stay as packaged; what is for other
    levels is left for them. An artifact keeps what it is not given.
    """
    _mapping(raw, "overlay")
    for name in raw:
        if name not in PARTS:
            raise BadSetup("overlay-part", name=name, parts=", ".join(PARTS))
    return Overlay(
        own_board=_board(level, raw.get("boards", [])),
        own_prices=_prices(raw.get("customers", {})),
        own_tiles=_tiles(level, raw.get("marks", [])),
        own_artifacts=_artifacts(raw.get("artifacts", {})),
    )


def _mapping(raw: Any, part: str) -> None:
    if not isinstance(raw, dict):
        raise BadSetup("overlay-shape", part=part)


def _board(level: int, raw: Any) -> Mapping[str, Any] | None:
    if not _for_levels(raw) or not all(_board_shaped(entry) for entry in raw):
        raise BadSetup("overlay-shape", part="boards")
    entry = _of_level(level, raw)
    if entry is not None:
        for fault in board.faults(entry, needs(level)):
            raise BadSetup(fault.key, **fault.args)
    return entry


def needs(level: int) -> board.Needs:
    """What a level asks of its board."""
    known = data.level_entry(level)
    return board.Needs(tuple(known["potions"]), len(data.tile_set(level)), known["theories"], level >= DISTINCT_FROM)


def _for_levels(raw: Any) -> bool:
    """Whether these are entries that each say for which levels they are."""
    return isinstance(raw, list) and all(isinstance(one, dict) and isinstance(one.get("levels"), list) for one in raw)


def _of_level(level: int, entries: list[dict[str, Any]]) -> dict[str, Any] | None:
    return next((entry for entry in entries if level in entry["levels"]), None)


def _board_shaped(entry: Mapping[str, Any]) -> bool:
    """Whether an entry has the outer shape of a board: what the schema of boards.toml asks for."""
    spaces, tables = entry.get("spaces"), (entry.get("cross"), entry.get("turned", {}))
    return isinstance(spaces, dict) and all(map(_names, spaces.values())) and all(map(_words, tables))


def _names(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(name, str) for name in value)


def _words(value: Any) -> bool:
    return isinstance(value, dict) and all(isinstance(word, str) for word in value.values())


def _prices(raw: Any) -> Mapping[str, int]:
    _mapping(raw, "customers")
    for potion, price in raw.items():
        if potion not in data.prices():
            raise BadSetup("overlay-potion", potion=potion)
        if type(price) is not int or price not in PRICES:
            raise BadSetup("overlay-price", potion=potion, fewest=PRICES[0], most=PRICES[-1])
    return dict(raw)


def _tiles(level: int, raw: Any) -> Mapping[str, Mapping[str, int]]:
    if not _for_levels(raw):
        raise BadSetup("overlay-shape", part="marks")
    own = {name: marks for name, marks in (_of_level(level, raw) or {}).items() if name not in BESIDE}
    packaged = data.tile_set(level)
    for name, marks in own.items():
        if name not in packaged:
            raise BadSetup("overlay-ingredient", ingredient=name, level=level)
        most = data.most_tiles(name)
        if not _marks_shaped(marks) or sum(marks.values()) > most:
            raise BadSetup("overlay-marks", ingredient=name, level=level, most=most)
    given, wanted = _total({**packaged, **own}), _total(packaged)
    if given != wanted:
        raise BadSetup("overlay-marks-sum", level=level, given=given, wanted=wanted)
    return own


def _total(tiles: Mapping[str, Mapping[str, int]]) -> int:
    """All tiles of a level: the rulebook says how many leave and come, not which ones leave."""
    return sum(sum(marks.values()) for marks in tiles.values())


def _marks_shaped(marks: Any) -> bool:
    return (
        isinstance(marks, dict)
        and set(marks) == set(MARKS)
        and all(type(count) is int and count >= 0 for count in marks.values())
    )


def _artifacts(raw: Any) -> Mapping[str, Mapping[str, Any]]:
    _mapping(raw, "artifacts")
    packaged = {entry["name"]: entry for entry in data.table("artifacts")["artifact"]}
    for name, changes in raw.items():
        if name not in packaged:
            raise BadSetup("overlay-artifact", artifact=name)
        _mapping(changes, name)
        _words_of_artifact(name, changes)
        _complete(name, {**packaged[name], **changes})
    return dict(raw)


def _words_of_artifact(name: str, changes: Mapping[str, Any]) -> None:
    """Refuse a word that no artifact has, a number that cannot be, and an effect that the engine does not know."""
    for word, value in changes.items():
        if word not in WORDS:
            raise BadSetup("overlay-artifact-word", artifact=name, word=word, words=", ".join(WORDS))
        if word in NUMBERS and (type(value) is not int or value not in NUMBERS[word]):
            fewest, most = NUMBERS[word][0], NUMBERS[word][-1]
            raise BadSetup("overlay-artifact-number", artifact=name, word=word, fewest=fewest, most=most)
        if word == "effect" and value not in tuple(EFFECTS):
            raise BadSetup("overlay-effect", artifact=name, effects=", ".join(EFFECTS))
        if word == "potion" and value not in tuple(data.prices()):
            raise BadSetup("overlay-artifact-potion", artifact=name, potions=", ".join(data.prices()))


def _complete(name: str, whole: Mapping[str, Any]) -> None:
    """Refuse an effect that lacks the amount or the potion that it needs."""
    effect = EFFECTS[whole["effect"]]
    for word, needed in (("amount", effect.counted), ("potion", effect.aimed)):
        if needed and not whole.get(word):
            raise BadSetup("overlay-artifact-needs", artifact=name, effect=whole["effect"], word=word)
