# SPDX-License-Identifier: MIT
"""What players decide, and what experience tells them."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations

import pytest

from aludel.games.fate import CodeSource
from aludel.games.referee import Setup, registry
from aludel.twin.little_alchemists.competent import KINDS
from aludel.twin.little_alchemists.nature import Tile
from aludel.twin.little_alchemists.odds1 import POTIONS, chances, tables
from aludel.twin.little_alchemists.players import Buy, CompetentPlayer, Look, RandomPlayer, brews, pair

GAME = registry()["little-alchemists"]


def tiles(*kinds):
    return tuple(Tile(f"tile.{kind}", copy) for copy, kind in enumerate(kinds))


def look(hand, market=(), coins=2, customer="", coming="fire", sold=False):
    places = (*market, None, None, None, None, None)[:5]
    return Look(hand, places, coins, customer, coming, sold)


def player(**known):
    tracker = {frozenset(kind for kind in two.split("_")): potion for two, potion in known.items()}
    return CompetentPlayer(random.Random(1), tracker)


def test_there_are_180_tables_with_five_ways_to_each_potion():
    assert len(set(tables())) == len(tables()) == 180
    assert {tuple(sorted(Counter(table).values())) for table in tables()} == {(5, 5, 5)}


@pytest.mark.parametrize("number", range(40))
def test_the_engine_never_makes_what_experience_rules_out(number):
    setup = Setup(1, ("red", "yellow"), first=0)
    state, _ = GAME.new(setup, GAME.draw(setup, CodeSource(f"LORE{number}")))
    truth = {
        frozenset((a, b)): state.rules.potions[state.secret.cross[state.rules.kind_index[a]][state.rules.kind_index[b]]]
        for a, b in combinations(state.rules.kinds, 2)
    }
    shares = chances(truth, KINDS)
    assert all(shares[two][POTIONS.index(potion)] == 1.0 for two, potion in truth.items())


def test_nothing_known_leaves_every_potion_equally_likely():
    assert set(chances({}, KINDS).values()) == {(1 / 3, 1 / 3, 1 / 3)}


def test_a_known_potion_is_brewed_for_the_customer():
    hand = tiles("frog", "fern", "foot")
    chosen = player(frog_fern="luck", fern_foot="fire").act(look(hand, customer="luck", coming="flying"))
    assert pair(chosen) == {"frog", "fern"}


def test_a_tile_is_bought_when_it_makes_a_sale():
    hand = tiles("frog", "foot", "foot")
    market = tiles("mandrake", "fern")
    chosen = player(frog_fern="luck", frog_foot="fire").act(look(hand, market, customer="luck", coming=""))
    assert chosen == Buy(1)


def test_no_tile_is_bought_without_a_coin():
    hand, market = tiles("frog", "foot", "foot"), tiles("mandrake", "fern")
    chosen = player(frog_fern="luck").act(look(hand, market, coins=0, customer="luck"))
    assert not isinstance(chosen, Buy)


def test_equal_tiles_are_the_last_resort():
    assert pair(player().act(look(tiles("frog", "frog", "fern")))) == {"frog", "fern"}


def test_an_untested_pair_comes_before_a_known_one():
    chosen = player(frog_fern="luck").act(look(tiles("frog", "fern", "frog"), customer="flying", coming=""))
    assert pair(chosen) == {"frog", "fern"} or pair(chosen) == {"frog"}
    chosen = player(frog_fern="luck").act(look(tiles("frog", "fern", "foot"), customer="flying", coming=""))
    assert pair(chosen) != {"frog", "fern"}


def test_the_exam_is_answered_from_what_everybody_knows():
    pooled = {frozenset(("frog", "fern")): "luck"}
    assert player().answer(frozenset(("frog", "fern")), pooled) == "luck"


def test_random_players_do_everything_that_is_possible():
    rng, hand, market = random.Random(3), tiles("frog", "fern", "foot"), tiles("mandrake", "fern")
    done = Counter(RandomPlayer(rng).act(look(hand, market)) for _ in range(400))
    assert set(done) == {Buy(0), Buy(1), *brews(hand)}
    assert min(done.values()) > 40
