# SPDX-License-Identifier: MIT
"""The data files: shaped as their schemas say, and right by the sums that the rulebook gives."""

from __future__ import annotations

import json
import tomllib
from collections import Counter
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

from aludel.games.little_alchemists import board, data, overlay
from aludel.games.little_alchemists.effects import EFFECTS
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


def test_the_schema_and_the_engine_know_the_same_effects() -> None:
    schema = json.loads((GAME / "data" / "schema" / "artifacts.json").read_text("utf-8"))
    artifact = schema["properties"]["artifact"]["items"]["properties"]
    assert artifact["effect"]["enum"] == list(EFFECTS)


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
    assert board.faults(data.board_entry(level), overlay.needs(level)) == []


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


def test_a_theory_names_as_many_potions_as_every_space_makes() -> None:
    """So a theory and a place of the board have the same size, and one ingredient is left when the gems are gone."""
    for level in LEVELS:
        entry = data.level_entry(level)
        sizes = {len(potions) for potions in data.board_entry(level)["spaces"].values()}
        assert sizes == {entry["theories"] or 2}
        assert len(entry["gems"]) == (len(data.tile_set(level)) - 1 if entry["theories"] else 0)


def test_each_level_adds_what_the_rulebook_says() -> None:
    names = ("theories", "guesses", "pets", "artifacts", "half_coins")
    added = {level: {name for name in names if data.level_entry(level)[name]} for level in LEVELS}
    assert added == {
        1: set(),
        2: {"theories"},
        3: {"theories", "guesses"},
        4: {"theories", "guesses", "pets"},
        5: {"theories", "guesses", "pets"},
        6: set(names),
        7: set(names),
    }


def test_gems_lie_with_the_highest_on_top() -> None:
    for level in LEVELS:
        gems = data.level_entry(level)["gems"]
        assert gems == sorted(gems, reverse=True)
        assert gems[-2:] == [3, 3][: len(gems)]


def test_what_theories_and_pets_cost_and_bring() -> None:
    levels = data.table("levels")
    theory, shop = levels["theory"], levels["artifacts"]
    assert (theory["tiles_lost"], theory["broken"], theory["guess_coins"], levels["pet"]["coins"]) == (2, 1, 1, 1)
    assert (shop["open"], shop["judged_points"]) == (3, 20)
