# SPDX-License-Identifier: MIT
"""Pets, potions of wishes and powerless potions: who gets which pet, what brings a coin, what a customer buys."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest
from tests.games.little_alchemists.levels import first, owned
from tests.games.little_alchemists.rig import do, event, kinds, outcome, reason

from aludel.games.little_alchemists import GAME, data
from aludel.games.little_alchemists.moves import ChoosePet, WishFor
from aludel.games.little_alchemists.state import NONE, Phase, State

CAT, FIRE, FLYING, LUCK = range(4)
"""Pets by number."""
MADE = {
    "fire": "fern+frog",
    "flying": "frog+mandrake",
    "luck": "foot+scorpion",
    "love": "foot+frog",
    "ghostly": "fern+scorpion",
}
"""At level 4, what makes each potion."""
WISH = "feather+flower"
POWERLESS = "flower+frog"


def owners(**changes: Any) -> State:
    """Level 7: red has the cat, yellow the pet that likes fire; both have brewed before."""
    return first(7, **{"pets": (CAT, FIRE), "tracker": (1, 1), **changes})


# -- the first potion


@pytest.mark.parametrize("level", [1, 2, 3])
def test_no_pets_before_level_4(level: int) -> None:
    state = do(first(level), "red brew fern+frog")
    assert (state.pets, state.rules.pets, state.phase) == ((NONE, NONE), (), Phase.END)


@pytest.mark.parametrize(
    ("potion", "pet"), [("fire", FIRE), ("flying", FLYING), ("luck", LUCK), ("love", CAT), ("ghostly", CAT)]
)
def test_a_first_potion_brings_the_pet_that_likes_it(potion: str, pet: int) -> None:
    state, events = outcome(first(4), f"red brew {MADE[potion]}")
    assert kinds(events) == ["potion", "mark", "pet"]
    assert events[2].args == {"seat": "red", "pet": state.rules.pets[pet]}
    assert (state.pets, state.phase, state.coins) == ((pet, NONE), Phase.END, (2, 2))


def test_the_cat_likes_two_potions_and_the_others_one() -> None:
    likes = {pet["name"]: set(pet["likes"]) for pet in data.table("pets")["pet"]}
    assert likes == {"cat": {"love", "ghostly"}, "fire": {"fire"}, "flying": {"flying"}, "luck": {"luck"}}
    rules = first(4).rules
    for name, liked in zip(rules.pets, rules.liked, strict=True):
        assert {rules.potions[n] for n in range(5) if liked >> n & 1} == likes[name]


def test_when_that_pet_is_taken_any_free_one_may_be_chosen() -> None:
    state, events = outcome(first(4, pets=(NONE, FIRE)), "red brew fern+frog")
    assert kinds(events) == ["potion", "mark"]
    assert (state.phase, state.pets[0]) == (Phase.PET, NONE)
    assert set(GAME.moves(state, 0)) == {ChoosePet("red", name) for name in ("cat", "flying", "luck")}
    assert reason(state, "red pet fire") == "la-no-pet"
    assert reason(state, "red pet dog") == "la-no-pet"
    assert reason(state, "yellow pet cat") == "la-no-turn"
    assert reason(state, "red end") == "la-no-now"
    state, events = outcome(state, "red pet luck")
    assert (kinds(events), events[0].args) == (["pet"], {"seat": "red", "pet": "luck"})
    assert (state.pets, state.phase) == ((LUCK, FIRE), Phase.END)


def test_the_last_pet_comes_by_itself() -> None:
    state, events = outcome(first(4, 4, pets=(NONE, FIRE, CAT, FLYING)), "red brew fern+frog")
    assert event(events, "pet").args == {"seat": "red", "pet": "luck"}
    assert (state.pets[0], state.phase) == (LUCK, Phase.END)


def test_with_two_pets_left_one_is_still_chosen() -> None:
    state = do(first(4, 3, pets=(NONE, FIRE, CAT)), "red brew fern+frog")
    assert state.phase is Phase.PET
    assert len(GAME.moves(state, 0)) == 2


def test_everybody_has_another_pet_after_the_first_round() -> None:
    """All orders in which four seats make first potions, two of them alike."""
    for potions in set(permutations(["fire", "fire", "love", "ghostly"])):
        state = first(4, 4)
        for colour, potion in zip(("red", "yellow", "green", "blue"), potions, strict=True):
            state = do(state, f"{colour} brew {MADE[potion]}")
            if state.phase is Phase.PET:
                state = GAME.apply(state, GAME.moves(state, state.seat)[0]).state
            state = do(state, f"{colour} end")
            if state.phase is Phase.CUSTOMER:
                state = do(state, "table customer luck")
        assert sorted(state.pets) == [CAT, FIRE, FLYING, LUCK]


def test_two_equal_tiles_and_theories_bring_no_pet() -> None:
    """Ruling A.5."""
    state = do(first(4), "red brew frog+frog", "red take 1")
    assert (state.pets, state.phase) == ((NONE, NONE), Phase.END)
    assert do(first(4), "red theory frog fire+flying+ghostly").pets == (NONE, NONE)


def test_the_first_potion_is_sold_after_the_pet_has_come() -> None:
    state = do(first(4, customer=0, come=1), "red brew fern+frog")
    assert (state.phase, state.pets[0]) == (Phase.SELL, FIRE)
    state = do(first(4, customer=0, come=1, pets=(NONE, FIRE)), "red brew fern+frog")
    assert state.phase is Phase.PET
    state, events = outcome(do(state, "red pet cat"), "red sell")
    assert (state.coins[0], kinds(events)) == (5, ["sold"])


# -- coins from pets


@pytest.mark.parametrize("potion", MADE)
@pytest.mark.parametrize("pet", [CAT, FIRE, FLYING, LUCK])
def test_a_later_potion_that_the_pet_likes_brings_a_coin(pet: int, potion: str) -> None:
    state, events = outcome(first(4, pets=(pet, NONE)), f"red brew {MADE[potion]}")
    rules = state.rules
    gain = int(potion in data.table("pets")["pet"][pet]["likes"])
    assert kinds(events) == ["potion", "mark", "pet-coin"][: 2 + gain]
    if gain:
        assert events[2].args == {"seat": "red", "pet": rules.pets[pet], "gain": 1, "coins": 3}
    assert (state.coins, state.bank) == ((2 + gain, 2), first(4).bank - gain)
    assert state.phase is Phase.END


def test_the_coin_comes_with_a_sale_and_the_same_potion_again_too() -> None:
    state = do(first(4, customer=0, come=1, pets=(FIRE, CAT)), "red brew fern+frog", "red sell")
    assert state.coins[0] == 2 + 1 + 3
    state = do(first(4, pets=(NONE, CAT)), "red brew fern+frog", "red end", "yellow brew frog+fern", "yellow end")
    assert state.coins[0] == 2
    assert do(state, "red brew fern+frog").coins[0] == 3, "the second fire potion, though of the same pair"


def test_the_pet_of_another_brings_nothing() -> None:
    assert do(first(4, pets=(LUCK, FIRE)), "red brew fern+frog").coins == (2, 2)


def test_the_turn_after_the_pet_came_its_coin_is_due() -> None:
    state = do(first(4), "red brew fern+frog")
    assert state.fresh
    state = do(state, "red end")
    assert not state.fresh


# -- wishes and powerless potions


def test_a_powerless_potion_is_told_as_such_and_brings_nothing() -> None:
    state, events = outcome(owners(), f"red brew {POWERLESS}")
    assert kinds(events) == ["powerless", "mark"]
    assert (events[0].args, events[0].to) == ({"seat": "red"}, -1)
    assert events[1].args == {"ingredient": "frog", "other": "flower", "potion": "powerless"}
    assert (state.phase, state.coins, state.made) == (Phase.END, (2, 2), state.rules.powerless)


def test_only_a_powerless_potion_is_told_without_its_name() -> None:
    assert kinds(outcome(owners(), f"red brew {WISH}").events)[0] == "potion"
    assert outcome(owners(), f"red brew {WISH}").events[0].args == {"seat": "red", "potion": "wishes"}
    assert kinds(outcome(owners(), "red brew fern+frog").events)[0] == "potion"


@pytest.mark.parametrize("pair", [POWERLESS, WISH])
def test_a_first_potion_without_a_liking_lets_one_choose_any_pet(pair: str) -> None:
    """The rulebook, level 7: New potion and pets."""
    state = do(first(7), f"red brew {pair}")
    assert state.phase is Phase.PET
    assert len(GAME.moves(state, 0)) == 4
    state = do(state, "red pet luck")
    assert (state.pets[0], state.phase) == (LUCK, Phase.WISH if pair == WISH else Phase.END)


def test_the_last_pet_comes_by_itself_before_the_wish() -> None:
    state, events = outcome(first(7, 4, pets=(NONE, FIRE, CAT, FLYING)), f"red brew {WISH}")
    assert kinds(events) == ["potion", "mark", "pet"]
    assert (state.pets[0], state.phase) == (LUCK, Phase.WISH)


def test_a_wish_may_be_any_other_potion_and_a_powerless_one() -> None:
    state = do(owners(), f"red brew {WISH}")
    assert state.phase is Phase.WISH
    others = ("fire", "flying", "luck", "love", "ghostly", "powerless")
    assert set(GAME.moves(state, 0)) == {WishFor("red", potion) for potion in others}
    assert reason(state, "red wish wishes") == "la-no-wish"
    assert reason(state, "red wish soup") == "la-no-wish"
    assert reason(state, "yellow wish fire") == "la-no-turn"
    assert reason(state, "red end") == "la-no-now"
    assert reason(owners(), "red wish fire") == "la-no-now"


def test_a_wish_is_told_and_kept_for_the_turn() -> None:
    state, events = outcome(do(owners(), f"red brew {WISH}"), "red wish luck")
    assert (kinds(events), events[0].args) == (["wished"], {"seat": "red", "potion": "luck"})
    assert (state.wished, state.made, state.phase) == (2, state.rules.wishes, Phase.END)
    assert do(state, "red end").wished == NONE


@pytest.mark.parametrize("potion", ["love", "ghostly"])
def test_a_wish_that_the_pet_likes_brings_its_coin(potion: str) -> None:
    state, events = outcome(do(owners(), f"red brew {WISH}"), f"red wish {potion}")
    assert kinds(events) == ["wished", "pet-coin"]
    assert events[1].args == {"seat": "red", "pet": "cat", "gain": 1, "coins": 3}
    assert state.coins == (3, 2)


def test_the_potion_of_wishes_itself_is_liked_by_no_pet() -> None:
    for pet in range(4):
        state = do(owners(pets=(pet, NONE)), f"red brew {WISH}")
        assert state.coins == (2, 2)
        assert kinds(outcome(state, "red wish powerless").events) == ["wished-powerless"]


def test_the_first_potion_brings_no_coin_even_when_wished_for() -> None:
    """Ruling A.7: its coin counts from the next potion on."""
    state = do(first(7), f"red brew {WISH}", "red pet luck", "red wish luck")
    assert state.coins == (2, 2)
    state = do(first(7, 4, pets=(NONE, FIRE, CAT, FLYING)), f"red brew {WISH}", "red wish luck")
    assert state.coins[0] == 2


def test_a_later_wish_from_the_same_pair_brings_the_coin() -> None:
    state = do(first(7), f"red brew {WISH}", "red pet luck", "red wish luck", "red end")
    state = do(state, "yellow brew fern+frog", "yellow end")
    state = do(state, "table customer fire") if state.phase is Phase.CUSTOMER else state
    assert do(state, f"red brew {WISH}", "red wish luck").coins[0] == 3


def test_a_wish_that_the_customer_wants_is_sold_at_full_price() -> None:
    state = do(owners(customer=3, come=0b1000), f"red brew {WISH}", "red wish love")
    assert state.phase is Phase.SELL
    state, events = outcome(state, "red sell")
    assert events[0].args == {"seat": "red", "price": 4, "coins": 2 + 1 + 4}
    assert (state.sold, state.phase) == (1, Phase.END)


def test_a_wish_for_the_customer_gives_no_coin_for_a_pet_with_another_taste() -> None:
    state = do(owners(customer=2, come=0b100), f"red brew {WISH}", "red wish luck", "red sell")
    assert state.coins[0] == 2 + 3


def test_a_wish_that_the_customer_does_not_want_is_not_sold() -> None:
    state = do(owners(customer=2, come=0b100), f"red brew {WISH}", "red wish fire")
    assert (state.phase, state.coins[0]) == (Phase.END, 2)
    state = do(owners(customer=2, come=0b100, sold=1), f"red brew {WISH}", "red wish luck")
    assert state.phase is Phase.END, "the bottle stands there already"


def test_a_wish_for_a_powerless_potion_is_told_as_such() -> None:
    state, events = outcome(do(owners(), f"red brew {WISH}"), "red wish powerless")
    assert (kinds(events), events[0].args) == (["wished-powerless"], {"seat": "red"})
    assert (state.wished, state.phase) == (state.rules.powerless, Phase.END)


def test_the_tracker_keeps_the_potion_of_wishes() -> None:
    state = do(owners(tracker=(0, 0)), f"red brew {WISH}", "red wish fire")
    assert GAME.view(state, 0)["tracker"] == [{"one": "feather", "other": "flower", "potion": "wishes"}]


# -- what an artifact adds


def test_the_tea_set_pays_for_powerless_potions_brewed_or_wished_for() -> None:
    tea = owned(first(7), "tea-set")
    state, events = outcome(owners(artifacts=(tea, 0)), f"red brew {POWERLESS}")
    assert kinds(events) == ["powerless", "mark", "tea-coins"]
    assert events[2].args == {"seat": "red", "artifact": "tea-set", "gain": 2, "coins": 4}
    assert (state.coins, state.bank) == ((4, 2), first(7).bank - 2)
    state, events = outcome(do(owners(artifacts=(tea, 0)), f"red brew {WISH}"), "red wish powerless")
    assert kinds(events) == ["wished-powerless", "tea-coins"]
    assert state.coins[0] == 4
    assert do(owners(artifacts=(tea, 0)), "red brew fern+frog").coins[0] == 2
    assert do(owners(artifacts=(0, tea)), f"red brew {POWERLESS}").coins == (2, 2)
    assert do(first(7, artifacts=(tea, 0)), f"red brew {POWERLESS}", "red pet luck").coins[0] == 4


def test_the_artifact_for_pets_adds_a_coin_to_each_coin_of_a_pet() -> None:
    treat = owned(first(7), "purple-3")
    state, events = outcome(owners(artifacts=(treat, 0)), "red brew foot+flower")
    assert event(events, "pet-coin").args == {"seat": "red", "pet": "cat", "gain": 2, "coins": 4}
    assert state.coins[0] == 4
    assert do(owners(artifacts=(treat, 0)), "red brew fern+frog").coins[0] == 2
    assert do(owners(artifacts=(0, treat)), "red brew foot+flower").coins[0] == 3
    assert do(first(7, artifacts=(treat, 0)), "red brew foot+flower").coins[0] == 2, "the pet has just come"
