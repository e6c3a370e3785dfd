# SPDX-License-Identifier: MIT
"""The physical procedure, step by step, as the rulebook tells people."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from aludel.twin.little_alchemists import box
from aludel.twin.little_alchemists.box import CLOSED, Tile
from aludel.twin.little_alchemists.nature import Misplay, Nature


def nature(players=3, seed=1):
    return Nature(players, random.Random(seed))


def every_tile(table):
    market = [tile for tile in table.market if tile]
    hands = [tile for hand in table.hands for tile in hand]
    return sorted([*table.stack, *table.discards, *table.scanned, *market, *hands])


@pytest.mark.parametrize(("players", "tiles"), [(2, 19), (3, 26), (4, 33)])
def test_the_box_by_number_of_players(players, tiles):
    assert len(box.tiles(players)) == tiles
    assert len({tile.copy for tile in box.tiles(players)}) == tiles


def test_the_full_box_has_six_and_five_of_each():
    assert sorted(Counter(tile.kind for tile in box.tiles(4)).values()) == [5, 5, 5, 6, 6, 6]


def test_the_deal():
    table = nature()
    assert [len(hand) for hand in table.hands] == [3, 3, 3]
    assert None not in table.market
    assert len(table.stack) == 26 - 5 - 9
    assert table.coins == [2, 2, 2]
    assert table.large[0] == CLOSED
    assert sorted(table.large[1:]) == ["customer.fire", "customer.flying", "customer.luck"]


def test_tiles_are_conserved_through_a_game():
    table, seat = nature(), 0
    while not table.closed:
        table.scan(seat, table.hands[seat][:2])
        table.end_turn(seat)
        while table.due and not table.closed:
            table.turn_large()
        assert every_tile(table) == sorted(box.tiles(3))
        seat = (seat + 1) % 3
    assert table.customer == CLOSED


def test_the_last_tile_drawn_brings_the_customer_at_once_and_drawing_goes_on():
    table = nature()
    table.discards, table.stack = table.stack[:-1], table.stack[-1:]
    expected = table.next_large()
    table.scan(0, table.hands[0][:2])
    table.end_turn(0)
    assert table.due
    assert len(table.hands[0]) == 2
    assert table.turn_large() == expected
    assert len(table.hands[0]) == 3
    assert table.discards == []


def test_with_no_discards_one_customer_comes_and_drawing_stops():
    table = nature()
    table.stack, table.scanned, table.owed, table.due = [], [], [0, 0], True
    table.turn_large()
    assert (table.owed, table.due, table.stack) == ([], False, [])


def test_bottles_go_home_with_the_customer():
    table = nature()
    table.due = True
    table.make(1, table.turn_large().removeprefix("customer."))
    table.sell(1)
    assert (table.coins[1], table.bottles) == (5, {1})
    with pytest.raises(Misplay):
        table.sell(1)
    table.due = True
    table.turn_large()
    assert table.bottles == set()


def test_a_boring_market_goes_back_and_five_new_ones_are_dealt():
    table = nature()
    table.market = [Tile("tile.fern", copy) for copy in (90, 91, 92, 93)] + [Tile("tile.frog", 94)]
    assert table.boring
    before = every_tile(table)
    table.redeal()
    assert every_tile(table) == before
    assert None not in table.market


@pytest.mark.parametrize(
    "deed",
    [
        lambda table: table.sell(0),
        lambda table: table.turn_large(),
        lambda table: [table.buy(0, place) for place in range(3)],
        lambda table: (table.buy(0, 1), table.take(0, 1)),
        lambda table: table.unbuy(0, 0),
    ],
)
def test_what_cannot_be_done_with_pieces_is_a_misplay(deed):
    with pytest.raises(Misplay):
        deed(nature())


def test_a_purchase_taken_back_leaves_no_trace():
    table = nature()
    before = (list(table.market), [list(hand) for hand in table.hands], list(table.coins))
    table.buy(2, 4)
    table.unbuy(2, 4)
    assert before == (table.market, table.hands, table.coins)
