# SPDX-License-Identifier: MIT
"""Components: what the kit prints for level 1, and that the engine counts the same pieces."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from tests.games.little_alchemists.rig import start

from aludel import pieces
from aludel.games.little_alchemists import GAME, data


@cache
def printed() -> dict[str, Any]:
    """What the printer says it prints for level 1."""
    return tomllib.loads((Path(pieces.__file__).parent / "components.toml").read_text("utf-8"))


def count(kind: str) -> int:
    """How many printed things of a kind the list of components asks for."""
    return sum(row["count"] for row in printed()["rulebook"] if kind in row["kinds"])


def test_four_screens_with_holders() -> None:
    assert (count("screen"), count("holder")) == (4, 4)
    assert GAME.info.seats[1] == 4


def test_one_market_board() -> None:
    assert count("board") == 1


def test_33_tiles_of_six_ingredients() -> None:
    assert count("tile.*") == 33
    tiles = printed()["tiles"]
    assert {kind: tiles[kind]["count"] for kind in tiles} == {
        "frog": 6,
        "fern": 6,
        "foot": 6,
        "scorpion": 5,
        "feather": 5,
        "mandrake": 5,
    }
    box = {kind: {"count": sum(m.values()), "4": m["four"], "3+": m["three"]} for kind, m in data.tile_set(1).items()}
    assert tiles == box, "the printed marks are those that the engine counts by"


def test_60_result_tokens() -> None:
    assert count("result.*") == 60


def test_20_result_tokens_of_each_potion() -> None:
    assert printed()["results"] == dict.fromkeys(start().rules.potions, 20)


def test_four_trackers() -> None:
    assert count("tracker") == 4


def test_three_customers_and_the_closed_market() -> None:
    assert (count("customer.*"), count("closed")) == (3, 1)
    assert GAME.count(start())["customer"] == 4


def test_48_coins_of_two_values() -> None:
    coins = printed()["coins"]
    assert count("coin.*") == sum(coins.values()) == 48
    assert coins["1"] + 5 * coins["5"] == GAME.count(start())["coin"]


def test_four_bottles() -> None:
    assert count("bottle") == 4
    assert GAME.count(start(4))["bottle"] == 4
