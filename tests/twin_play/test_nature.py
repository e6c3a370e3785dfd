# SPDX-License-Identifier: MIT
"""The physical procedure, step by step, as the rulebook tells people."""

from __future__ import annotations

import random
from collections import Counter
from itertools import pairwise

import pytest

from aludel.twin.little_alchemists import box
from aludel.twin.little_alchemists.box import CLOSED, Tile
from aludel.twin.little_alchemists.look import tradable
from aludel.twin.little_alchemists.nature import Nature
from aludel.twin.little_alchemists.score import half_points, winners
from aludel.twin.little_alchemists.turn import Misplay, Turn


def nature(players=3, seed=1, level=1):
    return Nature(players, random.Random(seed), level=level)


CARDS = {card.effect: card for card in box.artifacts(7) if card.purple}


def owner(effect, *, level=7, coins=9):
    """A table at which seat 0 has the artifact of this effect, and coins."""
    table = nature(level=level)
    table.owned[0].append(CARDS[effect])
    table.coins[0] = coins
    return table


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


OWN = [
    {"levels": [1, 2], "frog": {"plain": 1, "three": 2, "four": 3}},
    {"levels": [7], "scorpion": {"plain": 4, "three": 0, "four": 0}, "source": "a worn box"},
]


@pytest.mark.parametrize(
    ("level", "kind", "counts"),
    [
        (2, "tile.frog", [1, 3, 6]),
        (2, "tile.fern", [3, 5, 6]),
        (3, "tile.frog", [3, 4, 6]),
        (7, "tile.scorpion", [4, 4, 4]),
    ],
)
def test_the_marks_of_an_owners_box_say_which_tiles_stay_out(level, kind, counts):
    dealt = [box.tiles(players, level, OWN) for players in (2, 3, 4)]
    assert [sum(tile.kind == kind for tile in tiles) for tiles in dealt] == counts
    assert sorted(dealt[2]) == sorted(box.tiles(4, level))
    assert all(set(few) <= set(more) for few, more in pairwise(dealt))


@pytest.mark.parametrize(
    ("brewed", "places"), [(("frog", "frog"), [1, 3]), (("fern", "fern"), [0, 3, 4]), (("foot", "foot"), [0, 1, 3, 4])]
)
def test_two_equal_tiles_are_traded_for_another_kind(brewed, places):
    market = [Tile("tile.frog", 1), Tile("tile.fern", 7), None, Tile("tile.mandrake", 30), Tile("tile.frog", 2)]
    assert tradable(market, [Tile(f"tile.{name}", 40) for name in brewed]) == places


def test_where_all_are_alike_any_tile_is_given():
    market = [None, *[Tile("tile.frog", copy) for copy in range(3)], None]
    assert tradable(market, [Tile("tile.frog", 4), Tile("tile.frog", 5)]) == [1, 2, 3]


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


@pytest.mark.parametrize(
    ("level", "tiles", "kinds"),
    [(2, (19, 26, 33), 6), (4, (19, 26, 33), 6), (5, (20, 27, 34), 7), (6, (20, 27, 34), 7), (7, (20, 27, 34), 8)],
)
def test_the_box_of_each_level(level, tiles, kinds):
    assert tuple(len(box.tiles(players, level)) for players in (2, 3, 4)) == tiles
    assert len({tile.kind for tile in box.tiles(2, level)}) == kinds == len(box.kinds(level))


def test_stars_and_moons_leave_and_four_of_a_new_kind_come():
    counts = [Counter(tile.kind for tile in box.tiles(4, level)) for level in (4, 5, 7)]
    assert counts[0] - counts[1] == {"tile.frog": 1, "tile.fern": 1, "tile.foot": 1}
    assert counts[1] - counts[0] == {"tile.mushroom": 4}
    assert counts[1] - counts[2] == {"tile.scorpion": 1, "tile.feather": 1, "tile.mandrake": 1, "tile.fern": 1}
    assert counts[2] - counts[1] == {"tile.flower": 4}


@pytest.mark.parametrize("level", range(1, 8))
def test_what_lies_beside_the_market_at_each_level(level):
    table = nature(level=level)
    assert len(table.large) == (4 if level < 3 else 6)
    assert len(table.gems) == (0 if level == 1 else len(box.kinds(level)) - 1)
    assert table.free_pets() == (["cat", "fire", "flying", "luck"] if level >= 4 else [])
    assert [card.purple for card in table.shelf if card] == ([True] * 3 if level >= 6 else [])
    assert len(table.artifacts) == {6: 9, 7: 10}.get(level, 0)


def test_the_gems_of_level_7_from_the_top():
    table = nature(level=7)
    assert [table.gems.pop() for _ in range(7)] == [5, 5, 4, 4, 4, 3, 3]


def test_a_right_theory_brings_the_top_gem_and_right_guesses_a_coin():
    table = nature(level=3)
    table.share(1, "frog", ("fire", "luck", "love"), [0, 2])
    assert (table.own_gems, table.coins) == ([[], [4], []], [3, 2, 3])
    assert table.board[0].potions == ("fire", "luck", "love")
    with pytest.raises(Misplay):
        table.share(0, "frog", ("fire", "luck", "love"))


def test_a_wrong_theory_breaks_a_gem_and_two_tiles_are_lost_after_which_nothing_is_drawn():
    table = nature(level=2)
    stack, hand = len(table.stack), len(table.hands[0])
    table.err(0)
    table.end_turn(0)
    assert (table.broken, len(table.stack), len(table.discards)) == ([1, 0, 0], stack - 2, 2)
    assert len(table.hands[0]) == hand


def test_lost_tiles_can_bring_a_customer_and_the_rest_is_lost_afterwards():
    table = nature(level=2)
    table.discards, table.stack = table.stack[:-1], table.stack[-1:]
    table.err(0)
    assert table.due and len(table.discards) == 26 - 5 - 9
    table.turn_large()
    assert not table.due
    assert (len(table.discards), len(table.stack)) == (1, 26 - 5 - 9 - 1)


def test_the_last_theory_ends_the_game_and_the_large_tiles_left_are_keys():
    table = nature(level=2)
    table.due = True
    table.turn_large()
    for number, name in enumerate(("frog", "fern", "foot", "scorpion", "feather")):
        assert not table.solved and not table.keys
        table.share(number % 3, name, ("fire", "luck"))
    assert table.solved
    assert (table.keys, table.customer, table.gems) == (3, "", [])


def test_the_first_potion_brings_its_pet_which_pays_from_the_next_one_on():
    table = nature(level=4)
    table.make(0, "ghostly")
    assert (table.pets[0], table.coins[0]) == ("cat", 2)
    table.end_turn(0)
    table.make(0, "love")
    assert table.coins[0] == 3


def test_whose_pet_is_gone_may_take_any_and_the_last_one_comes_by_itself():
    table = nature(players=4, level=4)
    table.pets[:3] = ["fire", "cat", ""]
    table.make(2, "fire")
    assert table.question(2) == "pet"
    table.adopt(2, "luck")
    table.end_turn(2)
    table.make(3, "luck")
    assert table.pets[3] == "flying"
    with pytest.raises(Misplay):
        table.adopt(2, "cat")


def test_a_wish_pays_what_the_potion_would_have_paid():
    table = nature(level=7)
    table.pets[0], table.customer = "fire", "customer.luck"
    table.make(0, "wishes")
    assert table.question(0) == "wish"
    table.wish(0, "fire")
    assert (table.coins[0], table.question(0)) == (3, "end")
    table.end_turn(0)
    table.make(0, "wishes")
    table.wish(0, "luck")
    assert (table.coins[0], table.question(0)) == (3, "sell")
    table.sell(0)
    assert table.coins[0] == 6


def test_a_first_potion_that_is_powerless_brings_any_pet_and_no_sale():
    table = nature(level=7)
    table.customer = "customer.fire"
    table.make(0, "powerless")
    assert table.question(0) == "pet"
    table.adopt(0, "fire")
    assert (table.question(0), table.coins[0]) == ("end", 2)


def test_one_artifact_a_turn_and_its_place_is_filled_when_the_turn_ends():
    table = nature(level=6)
    table.coins[0] = 30
    name = table.shelf[1].name
    table.buy_artifact(0, name)
    assert table.shelf[1] is None
    assert table.affordable(0) == []
    with pytest.raises(Misplay):
        table.buy_artifact(0, table.shelf[0].name)
    table.end_turn(0)
    assert table.shelf[1] is not None
    assert len(table.artifacts) == 8


def test_purple_artifacts_change_one_rule_each():
    free = owner("free-tile")
    free.buy(0, 0)
    free.buy(0, 1)
    assert free.coins[0] == 8
    charmed = owner("no-broken-gem")
    charmed.err(0)
    assert charmed.broken == [0, 0, 0]
    drawing = owner("theory-draw")
    drawing.err(0)
    drawing.end_turn(0)
    assert len(drawing.hands[0]) == 5
    pet = owner("pet-coins")
    pet.pets[0] = "luck"
    pet.make(0, "luck")
    assert pet.coins[0] == 11
    tea = owner("powerless-coins")
    tea.pets[0] = "luck"
    tea.make(0, "powerless")
    assert tea.coins[0] == 11


def test_artifacts_that_sell_more_and_again():
    richer = owner("sale-coins")
    richer.customer, richer.pets[0] = "customer.love", "luck"
    richer.make(0, "love")
    richer.sell(0)
    assert richer.coins[0] == 14
    twice = owner("second-sale")
    twice.customer, twice.pets[0] = "customer.fire", "luck"
    for coins in (12, 15):
        twice.make(0, "fire")
        twice.sell(0)
        twice.end_turn(0)
        assert twice.coins[0] == coins
    twice.make(0, "fire")
    assert (twice.question(0), twice.again) == ("end", {0})


def test_second_bottles_go_home_with_the_customer_too():
    table = owner("second-sale")
    table.customer, table.pets[0], table.bottles, table.again = "customer.fire", "luck", {0, 1}, {0}
    assert not table.may_sell(0)
    table.due = True
    potion = table.turn_large().removeprefix("customer.")
    assert (table.bottles, table.again, table.counts()["again"]) == (set(), set(), [False] * 3)
    coins = [table.coins[0]]
    for _ in range(2):
        assert table.may_sell(0)
        table.make(0, potion)
        table.sell(0)
        table.turn = Turn()
        coins.append(table.coins[0])
    assert coins[0] < coins[1] < coins[2] and not table.may_sell(0)


def golden(name):
    return next(card for card in box.artifacts(7) if card.name == name)


@pytest.mark.parametrize(
    ("name", "tokens", "points"),
    [
        ("gold-1", ["fire", "fire", "luck"], 4),
        ("gold-1", ["fire", "wishes", "wishes", "powerless"], 6),
        ("gold-5", [], 0),
        ("gold-6", ["fire", "fire", "love", "powerless"], 4),
        ("gold-6", ["fire", "luck", "love", "ghostly", "flying", "wishes"], 10),
        ("gold-6", ["wishes", "wishes"], 4),
    ],
)
def test_golden_artifacts_count_tokens_and_wishes_as_what_is_best(name, tokens, points):
    table = nature(level=7)
    table.coins, table.owned[0] = [0, 0, 0], [golden(name)]
    assert half_points(table, [tokens, [], []]) == [2 * points, 0, 0]


def test_coins_count_half_from_level_6_on_and_ties_are_broken_by_gems_then_coins():
    table = nature(level=6)
    table.coins, table.own_gems, table.broken = [8, 2, 4], [[], [3], [3]], [0, 0, 1]
    points = half_points(table, [[], [], []])
    assert points == [8, 8, 8]
    assert winners(table, points) == [2]
    table.coins, table.broken = [8, 2, 2], [0, 0, 0]
    assert winners(table, half_points(table, [[], [], []])) == [1, 2]
