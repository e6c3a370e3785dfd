# SPDX-License-Identifier: MIT
"""Components: what the kit prints for level 1, and that the engine counts the same pieces."""

from __future__ import annotations

from collections import Counter

from tests.games.little_alchemists.rig import start

from aludel.games.little_alchemists import GAME, data
from aludel.pieces.orders import components
from aludel.pieces.press import placements


def count(kind: str) -> int:
    """How many printed things of a kind the list of components asks for at level 1."""
    rows = (row for row in components()["rulebook"] if row["level"] == 1)
    return sum(row["count"] for row in rows if kind in row["kinds"])


def test_four_screens_with_holders() -> None:
    assert (count("screen"), count("holder")) == (4, 4)
    assert GAME.info.seats[1] == 4


def test_one_market_board() -> None:
    assert count("board") == 1


def test_33_tiles_of_six_ingredients() -> None:
    assert count("tile.*") == 33
    printed_tiles = Counter(place.kind for place in placements(GAME.info.code))
    box = {f"tile.{kind}": sum(marks.values()) for kind, marks in data.tile_set(1).items()}
    assert printed_tiles == box
    assert sorted(box.values()) == [5, 5, 5, 6, 6, 6]


def test_60_result_tokens() -> None:
    assert count("result.*") == 60


def test_20_result_tokens_of_each_potion() -> None:
    assert components()["level"][0]["results"] == dict.fromkeys(start().rules.potions, 20)


def test_four_trackers() -> None:
    assert count("tracker") == 4


def test_three_customers_and_the_closed_market() -> None:
    assert (count("customer.*"), count("closed")) == (3, 1)
    assert GAME.count(start())["customer"] == 4


def test_48_coins_of_two_values() -> None:
    coins = components()["level"][0]["coins"]
    assert count("coin.*") == sum(coins.values()) == 48
    assert coins["1"] + 5 * coins["5"] == GAME.count(start())["coin"]


def test_four_bottles() -> None:
    assert count("bottle") == 4
    assert GAME.count(start(4))["bottle"] == 4
