# SPDX-License-Identifier: MIT
"""Components: what the kit prints as new for each level, and that the engine counts the same pieces."""

from __future__ import annotations

from collections import Counter
from fnmatch import fnmatch

import pytest
from tests.games.little_alchemists.rig import start
from tests.pieces.printing import pages
from tests.rulebook.little_alchemists.positions import at

from aludel.games.little_alchemists import GAME, data
from aludel.games.referee import TABLE
from aludel.pieces.art import boards
from aludel.pieces.art.effects import artifact
from aludel.pieces.orders import Order, components
from aludel.pieces.shapes import rectangle

LEVELS = range(1, 8)


def printed(level: int, sheet: str) -> Counter[str]:
    """What a sheet prints as new for a level, by kind."""
    return Counter(place.kind for page in pages(sheet, level=level, new=True) for place in page.placements)


def count(level: int, sheet: str, kind: str = "*") -> int:
    """How many things of a kind that is."""
    return sum(number for name, number in printed(level, sheet).items() if fnmatch(name, kind))


def by_level(sheet: str, kind: str = "*") -> dict[int, int]:
    """The levels at which something of it comes, with how many."""
    return {level: number for level in LEVELS if (number := count(level, sheet, kind))}


# -- level 1


def test_four_screens_with_holders() -> None:
    assert (count(1, "screens"), count(1, "holders")) == (4, 4)
    assert GAME.info.seats[1] == 4


def test_one_market_board() -> None:
    assert by_level("board") == {1: 1}


def test_33_tiles_of_six_ingredients() -> None:
    box = {f"tile.{kind}": sum(marks.values()) for kind, marks in data.tile_set(1).items()}
    assert printed(1, "tiles") == box
    assert sorted(box.values()) == [5, 5, 5, 6, 6, 6]
    assert GAME.count(start(4))["tile"] == count(1, "tiles") == 33


def test_60_result_tokens() -> None:
    assert count(1, "results") == 60


def test_20_result_tokens_of_each_potion() -> None:
    assert printed(1, "results") == {f"result.{potion}": 20 for potion in start().rules.potions}


def test_four_trackers() -> None:
    assert by_level("trackers") == {1: 4}


def test_a_sheet_of_key_stickers() -> None:
    """With a key for every lock of the boxes and the trophies."""
    assert by_level("keys") == {1: 1}
    plan = GAME.campaign()
    assert components()["keys"] == sum(box.keys for box in plan.boxes) + sum(line.keys for line in plan.trophies)


def test_three_customers_and_the_closed_market() -> None:
    assert printed(1, "customers") == {"customer.fire": 1, "customer.flying": 1, "customer.luck": 1, "closed": 1}
    assert GAME.view(start(), TABLE)["customers_left"] == 3


def test_48_coins_of_two_values() -> None:
    coins = printed(1, "coins")
    assert coins.keys() == {"coin.1", "coin.5"}
    assert coins.total() == 48
    assert coins["coin.1"] + 5 * coins["coin.5"] == GAME.count(start())["coin"]


def test_four_bottles() -> None:
    assert by_level("bottles") == {1: 4}
    assert GAME.view(start(4), TABLE)["bottles"] == [False] * 4


def test_six_boxes_with_their_locks() -> None:
    """All six are there from the start; the back of each is its locks."""
    assert printed(1, "boxes") == {f"box.{level}": 1 for level in range(2, 8)}
    assert count(1, "box-backs") == 6
    assert by_level("boxes") == {1: 6}


@pytest.mark.parametrize("level", range(2, 8))
def test_every_box_has_new_parts(level: int) -> None:
    sheets = ("theory-tokens", "results", "pets", "tiles", "artifacts")
    assert any(count(level, sheet) for sheet in sheets)


# -- theories


def test_a_theory_token_for_each_ingredient() -> None:
    """Six at level 2, one each for the mushroom and the flower."""
    six = ("frog", "fern", "foot", "scorpion", "feather", "mandrake")
    assert printed(2, "theory-tokens") == {f"theory.{kind}": 1 for kind in six}
    assert printed(5, "theory-tokens") == {"theory.mushroom": 1}
    assert printed(7, "theory-tokens") == {"theory.flower": 1}
    assert [GAME.count(at(level))["theory"] for level in (2, 5, 7)] == [6, 7, 8]


def test_the_gems_of_each_level() -> None:
    """Five at level 2, one of five points at level 5 and one at level 7."""
    assert {level: dict(printed(level, "gems")) for level in by_level("gems")} == {
        2: {"gem.4": 3, "gem.3": 2},
        5: {"gem.5": 1},
        7: {"gem.5": 1},
    }
    for level in range(2, 8):
        so_far = Counter[str]()
        for earlier in range(2, level + 1):
            so_far += printed(earlier, "gems")
        assert so_far == Counter(f"gem.{points}" for points in at(level).rules.gems)


def test_eight_broken_gems() -> None:
    assert by_level("broken-gems") == {2: 8}


def test_a_board_at_levels_2_5_and_7() -> None:
    assert [by_level(f"board-{level}") for level in (2, 5, 7)] == [{2: 1}, {5: 2}, {7: 2}]
    for level, places in ((2, 6), (5, 7), (7, 8)):
        assert len(boards.spaces(data.board_entry(level))) == places == len(at(level).rules.kinds)


def test_two_stickers_make_the_board_of_level_3() -> None:
    """On the back of the small board each adds a potion to a row of three; its front stays that of level 2."""
    assert printed(3, "board-3") == {"board-3.love": 1, "board-3.ghostly": 1}
    assert by_level("board-2-backs") == {2: 1}
    two, three = (boards.spaces(data.board_entry(level)) for level in (2, 3))
    rows = {potion: sorted(space[:2] for space in three if space[2] == potion) for potion in ("love", "ghostly")}
    assert rows["love"] == rows["ghostly"] == sorted(set(two))
    assert boards.small(data.board_entry(2)) != boards.small_back(data.board_entry(3))


def test_the_large_boards_are_two_pieces_each() -> None:
    assert (count(5, "board-5"), count(7, "board-7")) == (2, 2)


@pytest.mark.parametrize("level", [5, 7])
def test_the_large_boards_show_every_crossing(level: int) -> None:
    """What is printed where two places meet is what the engine makes of them."""
    entry, rules = data.board_entry(level), at(level).rules
    names = rules.board.spaces
    for one, row in enumerate(rules.board.crosses[0]):
        for other, potion in enumerate(row):
            assert one == other or boards.crossing(entry, names[one], names[other]) == rules.potions[potion]
    assert len(rules.board.crosses) == 1, "so the printed board is never wrong"


# -- results and customers


def test_the_result_tokens_of_each_level() -> None:
    assert {level: dict(printed(level, "results")) for level in (3, 7)} == {
        3: {"result.love": 12, "result.ghostly": 12},
        7: {"result.wishes": 10, "result.powerless": 13},
    }
    assert set(by_level("results")) == {1, 3, 7}


def test_two_customers_more_at_level_3() -> None:
    assert printed(3, "customers") == {"customer.love": 1, "customer.ghostly": 1}
    assert GAME.view(at(3), TABLE)["customers_left"] == 5


# -- pets, mushrooms, flowers, artifacts


def test_four_pets() -> None:
    assert by_level("pets") == {4: 4}
    assert printed(4, "pets") == {f"pet.{pet}": 1 for pet in at(4).rules.pets}


def test_a_part_for_each_tracker_at_levels_5_and_7() -> None:
    assert printed(5, "extensions") == {"extension.mushroom": 4}
    assert printed(7, "extensions") == {"extension.flower": 4}


def test_four_tiles_of_each_later_ingredient() -> None:
    assert printed(5, "tiles") == {"tile.mushroom": 4}
    assert printed(7, "tiles") == {"tile.flower": 4}
    assert by_level("tiles") == {1: 33, 5: 4, 7: 4}


def signs(level: int) -> Counter[tuple[str | None, str]]:
    """The printed tiles that later levels play without, by sign and ingredient."""
    tiles = Order("la", 1, level).tiles()
    return Counter((tile.leaves, tile.kind) for tile in tiles if tile.leaves)


def test_three_tiles_bear_a_star() -> None:
    star = {kind: number for (sign, kind), number in signs(7).items() if sign == "star"}
    assert star == {"frog": 1, "fern": 1, "foot": 1}
    assert sum(sum(marks.values()) for marks in data.tile_set(5).values()) == 33 - 3 + 4


def test_four_tiles_bear_a_moon() -> None:
    moon = {kind: number for (sign, kind), number in signs(7).items() if sign == "moon"}
    assert moon == {"scorpion": 1, "feather": 1, "mandrake": 1, "fern": 1}
    assert sum(sum(marks.values()) for marks in data.tile_set(7).values()) == 34 - 4 + 4


def test_six_purple_and_six_gold_artifacts() -> None:
    assert (count(6, "artifacts", "artifact.purple-*"), count(6, "artifacts", "artifact.gold-*")) == (6, 6)
    assert count(6, "artifacts") == GAME.count(at(6))["artifact"] == 12
    banners = Counter(entry.banner for entry in at(6).rules.artifacts)
    assert banners == {"purple": 6, "gold": 6}


@pytest.mark.parametrize("entry", data.artifact_entries(7), ids=lambda entry: entry["name"])
def test_each_artifact_shows_cost_effect_and_points(entry: dict[str, object]) -> None:
    """Its face changes with each of them."""
    ground = rectangle(-20, -20, 20, 20)
    shown = artifact(entry, ground)
    other = "second-sale" if entry["effect"] != "second-sale" else "free-tile"
    for word, value in (("cost", 9), ("points", 7), ("effect", other)):
        assert artifact({**entry, word: value}, ground) != shown, word


def test_a_tea_set() -> None:
    assert printed(7, "artifacts") == {"artifact.tea-set": 1}
    assert "tea-set" in at(7).rules.artifact_index
    assert "tea-set" not in at(6).rules.artifact_index
