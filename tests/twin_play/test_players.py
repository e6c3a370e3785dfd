# SPDX-License-Identifier: MIT
"""What players decide, and what follows from what they know."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations

import pytest

from aludel.games.fate import CodeSource
from aludel.games.referee import Setup, registry
from aludel.twin.little_alchemists.box import Tile
from aludel.twin.little_alchemists.competent import CompetentPlayer
from aludel.twin.little_alchemists.look import Brew, Buy, Look, Theory, brews, pair
from aludel.twin.little_alchemists.lore import lore
from aludel.twin.little_alchemists.odds import Odds
from aludel.twin.little_alchemists.player import pooled
from aludel.twin.little_alchemists.random_player import RandomPlayer

GAME = registry()["little-alchemists"]
LEVELS = range(1, 8)


def tiles(*kinds):
    return tuple(Tile(f"tile.{kind}", copy) for copy, kind in enumerate(kinds))


def look(hand, market=(), coins=2, customer="", coming="fire", sold=False, **more):
    places = (*market, None, None, None, None, None)[:5]
    return Look(hand, places, coins, customer, coming, sold, **more)


def public(gems=(4, 4, 4, 3, 3), theories=(), **more):
    """A public view of a game for two with plenty of time."""
    return {
        "seats": ["red", "blue"], "stack": 8, "discards": 4, "customers_left": 3, "gems_left": list(gems),
        "theories": [{"ingredient": name, "potions": potions} for name, potions in theories],
        "pets": [None, None], "artifacts": [[], []], **more,
    }  # fmt: skip


def tracker(**known):
    return {frozenset(two.split("_")): potion for two, potion in known.items()}


def player(**known):
    return CompetentPlayer(random.Random(1), tracker(**known))


def odds(level=1, solved=None, wrong=(), **known):
    return Odds.of(lore(level), tracker(**known), solved or {}, wrong)


# -- what follows


def truth(level, number):
    """Every result of one drawn game, and what each ingredient can make."""
    setup = Setup(level, ("red", "yellow"), first=0)
    state, _ = GAME.new(setup, GAME.draw(setup, CodeSource(f"LORE{number}")))
    rules, secret = state.rules, state.secret
    results = {
        frozenset((rules.kinds[a], rules.kinds[b])): rules.potions[secret.cross[a][b]]
        for a, b in combinations(range(len(rules.kinds)), 2)
    }
    spaces = {
        kind: tuple(rules.potions[made] for made in sorted(rules.board.potions[space]))
        for kind, space in zip(rules.kinds, secret.assignment, strict=True)
    }
    return results, spaces


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("number", range(3))
def test_whoever_has_seen_every_result_is_certain_of_the_truth(level, number):
    results, spaces = truth(level, number)
    known = Odds.of(lore(level), results, {}, ())
    assert known.open_bits == 0
    assert all(known.chances(two) == {potion: 1.0} for two, potion in results.items())
    assert all(known.theories(name) == {potions: 1.0} for name, potions in spaces.items())


def test_nothing_known_leaves_every_potion_of_level_1_equally_likely():
    assert odds().chances(frozenset(("frog", "fern"))) == pytest.approx(
        dict.fromkeys(("fire", "flying", "luck"), 1 / 3)
    )


def test_equal_tiles_make_nothing_and_teach_nothing():
    assert odds().chances(frozenset(("frog",))) == {}
    assert odds().bits(frozenset(("frog",))) == 0


def test_a_wrong_theory_and_the_board_rule_out_what_they_say():
    wrong = [Theory("frog", ("fire", "flying"))]
    left = odds(2, solved={"fern": ("fire", "luck"), "foot": ("fire", "luck")}, wrong=wrong)
    assert left.theories("frog") == {("flying", "luck"): 1.0}


# -- level 1


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
    assert isinstance(chosen, Brew)


def test_equal_tiles_are_the_last_resort():
    assert pair(player().act(look(tiles("frog", "frog", "fern")))) == {"frog", "fern"}


def test_an_untested_pair_comes_before_a_known_one():
    chosen = player(frog_fern="luck").act(look(tiles("frog", "fern", "foot"), customer="flying", coming=""))
    assert pair(chosen) != {"frog", "fern"}


def test_the_exam_is_answered_from_what_everybody_knows():
    asked = frozenset(("frog", "fern"))
    assert player().answer(asked, tracker(frog_fern="luck")) == "luck"


# -- theories and guesses


CERTAIN = {"frog_fern": "fire", "frog_foot": "flying"}
"""At level 2 an ingredient that has made two potions can make just these."""


def test_for_the_exam_all_trackers_are_laid_together():
    first, other, nobody = player(frog_fern="fire"), player(foot_scorpion="luck"), player()
    assert pooled([first, other, nobody]) == tracker(frog_fern="fire", foot_scorpion="luck")
    assert first.tracker == tracker(frog_fern="fire"), "laying them together moves nothing"


def test_a_certain_theory_is_shared():
    at = look(tiles("frog", "fern", "foot"), level=2, view=public())
    assert player(**CERTAIN).act(at) == Theory("frog", ("fire", "flying"))


def test_a_shaky_theory_waits_while_there_is_time_to_learn():
    at = look(tiles("frog", "fern", "foot"), level=3, view=public())
    assert isinstance(player(frog_fern="fire").act(at), Brew)


def test_a_shaky_theory_is_shared_when_there_is_no_time_left():
    late = public(stack=1, discards=2, customers_left=0)
    hand = tiles("frog", "scorpion", "frog")
    at = look(hand, level=3, view=late, coming="")
    known = {"frog_fern": "fire", "frog_foot": "flying", "fern_foot": "love", "frog_scorpion": "fire"}
    chosen = player(**known).act(at)
    assert isinstance(chosen, Theory)


def test_what_is_on_the_board_is_not_shared_again():
    solved = [("frog", ("fire", "flying"))]
    at = look(tiles("frog", "fern", "foot"), level=2, view=public(theories=solved))
    chosen = player(**CERTAIN).act(at)
    assert not isinstance(chosen, Theory) or chosen.ingredient != "frog"


def test_nothing_is_shared_when_no_gem_is_left():
    at = look(tiles("frog", "fern", "foot"), level=2, view=public(gems=()))
    assert isinstance(player(**CERTAIN).act(at), Brew)


def test_the_guess_is_the_ingredient_that_the_potions_fit_best():
    results, spaces = truth(3, 1)
    known = CompetentPlayer(random.Random(1), dict(results))
    at = look(tiles(*list(spaces)[:3]), tiles(*list(spaces)[3:]), level=3, view=public())
    assert all(known.guess(at, potions) == name for name, potions in spaces.items())


def test_nobody_guesses_what_is_on_the_board_already():
    results, spaces = truth(3, 1)
    name, potions = next(iter(spaces.items()))
    known = CompetentPlayer(random.Random(1), dict(results))
    at = look(tiles(*spaces), level=3, view=public(theories=[(name, potions)]))
    assert known.guess(at, potions) is None


# -- pets, wishes, artifacts


def test_the_pet_that_likes_most_results_is_chosen():
    results, _ = truth(4, 2)
    known = CompetentPlayer(random.Random(1), dict(results))
    at = look(tiles("frog", "fern", "foot"), level=4, view=public())
    assert known.pet(at, ("fire", "cat", "luck")) == "cat"


@pytest.mark.parametrize(
    ("customer", "sold", "artifacts", "pet", "wished"),
    [
        ("love", False, [], "fire", "love"),
        ("love", True, [], "fire", "fire"),
        ("", True, ["tea-set"], "fire", "powerless"),
    ],
)
def test_a_wish_is_for_whoever_pays_most(customer, sold, artifacts, pet, wished):
    view = public(pets=[pet, None], artifacts=[artifacts, []])
    at = look(tiles("frog", "fern"), customer=customer, sold=sold, level=7, view=view)
    assert player().wish(at) == wished


def test_a_gold_artifact_is_bought_for_the_tokens_that_one_has():
    full = player(frog_fern="fire", frog_foot="fire", fern_foot="fire")
    at = look(tiles("frog"), coins=6, level=6, view=public(), artifacts=("gold-1", "gold-2"))
    assert full.artifact(at, ["gold-2", "gold-1"]) == "gold-1"


def test_nothing_is_bought_that_brings_less_than_it_costs():
    last = public(stack=0, discards=0, customers_left=0)
    at = look(tiles("frog"), coins=6, level=6, view=last, artifacts=("gold-2",))
    assert player(frog_fern="fire").artifact(at, ["gold-2"]) is None


def test_a_free_tile_is_always_taken():
    at = look(tiles("frog"), tiles("fern", "foot"), coins=0, level=6, view=public(), free=True)
    assert isinstance(player().more(at), Buy)
    assert player().more(look(tiles("frog"), tiles("fern"), coins=5, level=6, view=public())) is None


# -- random players


def test_random_players_do_everything_that_is_possible():
    rng, hand, market = random.Random(3), tiles("frog", "fern", "foot"), tiles("mandrake", "fern")
    done = Counter(RandomPlayer(rng).act(look(hand, market)) for _ in range(400))
    assert set(done) == {Buy(0), Buy(1), *brews(hand)}
    assert min(done.values()) > 40


def test_random_players_share_every_theory_that_the_board_has_room_for():
    full = [("frog", ("fire", "flying")), ("fern", ("fire", "flying"))]
    at = look(tiles("frog", "fern", "foot"), tiles("mandrake"), coins=0, level=2, view=public(theories=full))
    chooser = RandomPlayer(random.Random(3))
    done = {action for _ in range(400) if isinstance(action := chooser.act(at), Theory)}
    assert done == {
        Theory(name, made) for name in ("foot", "mandrake") for made in (("fire", "luck"), ("flying", "luck"))
    }
