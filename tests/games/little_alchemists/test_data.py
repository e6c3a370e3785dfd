# SPDX-License-Identifier: MIT
"""The data files: shaped as their schemas say, and right by the sums that the rulebook gives."""

from __future__ import annotations

import json
import tomllib
from collections import Counter
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

from aludel.games.little_alchemists import board, data
from aludel.games.little_alchemists.rules import in_play

GAME = Path(data.__file__).parent
FILES = {path.stem: path for path in [*GAME.glob("data/*.toml"), GAME / "sounds.toml"]}
LEVELS = range(1, 8)
COUNTS = {
    1: {"fire": 5, "flying": 5, "luck": 5},
    3: {"fire": 3, "flying": 3, "luck": 3, "love": 3, "ghostly": 3},
    5: {"fire": 5, "flying": 5, "luck": 5, "love": 3, "ghostly": 3},
    7: {"fire": 5, "flying": 5, "luck": 5, "love": 3, "ghostly": 3, "wishes": 3, "powerless": 4},
}
"""How many pairs make each potion (what the printed tokens suffice for)."""


@pytest.mark.parametrize("name", FILES)
def test_a_file_fits_its_schema(name: str) -> None:
    schema = json.loads((GAME / "data" / "schema" / f"{name}.json").read_text("utf-8"))
    Draft202012Validator.check_schema(schema)
    faults = Draft202012Validator(schema).iter_errors(tomllib.loads(FILES[name].read_text("utf-8")))
    assert [fault.message for fault in faults] == []


def test_every_file_has_a_schema_and_every_schema_a_file() -> None:
    assert {path.stem for path in (GAME / "data" / "schema").glob("*.json")} == set(FILES)


@pytest.mark.parametrize(
    ("level", "totals"),
    [(1, (19, 26, 33)), (2, (19, 26, 33)), (3, (19, 26, 33)), (4, (19, 26, 33)), (5, (20, 27, 34)), (7, (20, 27, 34))],
)
def test_tiles_in_play_by_number_of_players(level: int, totals: tuple[int, ...]) -> None:
    tiles = data.tile_set(level).values()
    assert tuple(sum(in_play(marks, seats) for marks in tiles) for seats in (2, 3, 4)) == totals


def test_the_box_of_level_1_holds_what_the_components_list_says() -> None:
    box = {name: sum(marks.values()) for name, marks in data.tile_set(1).items()}
    assert box == {"frog": 6, "fern": 6, "foot": 6, "scorpion": 5, "feather": 5, "mandrake": 5}


def test_coins_add_up_to_the_number_in_the_box() -> None:
    coins = data.table("levels")["coins"]
    assert coins["ones"] + coins["fives"] == 48


@pytest.mark.parametrize("level", LEVELS)
def test_every_packaged_board_is_sound(level: int) -> None:
    entry, potions = data.board_entry(level), tuple(data.level_entry(level)["potions"])
    assert board.faults(entry, potions, len(data.tile_set(level)), distinct=level >= 3) == []


@pytest.mark.parametrize("level", COUNTS)
@pytest.mark.parametrize("orientation", [0, 1])
def test_every_potion_is_made_by_as_many_pairs_as_there_are_tokens(level: int, orientation: int) -> None:
    potions = tuple(data.level_entry(level)["potions"])
    crosses = board.build(data.board_entry(level), potions).crosses
    table = crosses[min(orientation, len(crosses) - 1)]
    made = Counter(potions[table[a][b]] for a in range(len(table)) for b in range(a))
    assert made == COUNTS[level]


@pytest.mark.parametrize(("level", "orientations"), [(1, 2), (2, 2), (3, 2), (4, 2), (5, 1), (6, 1), (7, 1)])
def test_boards_without_printed_crosses_have_two_orientations(level: int, orientations: int) -> None:
    assert len(board.build(data.board_entry(level), tuple(data.level_entry(level)["potions"])).crosses) == orientations


def test_the_two_orientations_differ_only_where_both_spaces_are_alike() -> None:
    built = board.build(data.board_entry(1), ("fire", "flying", "luck"))
    first, second = built.crosses
    size = range(len(built.spaces))
    differ = {frozenset((a, b)) for a in size for b in size if first[a][b] != second[a][b]}
    alike = {frozenset((a, b)) for a in size for b in size if a != b and built.potions[a] == built.potions[b]}
    assert differ == alike


def test_every_customer_of_a_level_has_a_price_and_a_lamp() -> None:
    for level in LEVELS:
        for potion in data.level_entry(level)["customers"]:
            assert data.prices()[potion] > 0
            assert potion in data.customer_lamps()
