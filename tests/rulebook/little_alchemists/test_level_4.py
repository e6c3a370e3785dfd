# SPDX-License-Identifier: MIT
"""Level 4: pets."""

from __future__ import annotations

from itertools import combinations

import pytest
from tests.games.little_alchemists.rig import do, event, kinds, outcome, reason
from tests.rulebook.little_alchemists.positions import at, set_up, tracked

from aludel.games.little_alchemists import GAME
from aludel.games.little_alchemists.state import NONE, Phase, State
from aludel.games.referee import TABLE

PAIRS = {
    "fire": "fern+frog",
    "flying": "frog+mandrake",
    "luck": "foot+scorpion",
    "love": "foot+frog",
    "ghostly": "fern+scorpion",
}
"""Two ingredients that make each potion."""
CAT, OF_FIRE, OF_FLYING, OF_LUCK = range(4)


def keeping(pet: int, **changes: int) -> State:
    """Red has this pet since an earlier potion, yellow has none yet."""
    return at(4, pets=(pet, NONE), tracker=(tracked(at(4), "feather+foot"), 0), **changes)


def pets(state: State) -> list[str | None]:
    """Who has which pet."""
    found: list[str | None] = GAME.view(state, TABLE)["pets"]
    return found


def test_pets_are_there_from_level_4_on() -> None:
    assert [bool(at(level).rules.pets) for level in range(1, 8)] == [False] * 3 + [True] * 4
    assert "pet" not in kinds(outcome(at(3), f"red brew {PAIRS['fire']}").events)


def test_pets_begin_beside_the_market() -> None:
    assert "set-pets" in kinds(set_up(4))
    view = GAME.view(at(4), TABLE)
    assert (view["pets"], view["pets_free"]) == ([None, None], ["cat", "fire", "flying", "luck"])


@pytest.mark.parametrize(
    ("potion", "pet"),
    [("fire", "fire"), ("flying", "flying"), ("luck", "luck"), ("love", "cat"), ("ghostly", "cat")],
)
def test_the_pet_that_likes_the_first_potion_comes(potion: str, pet: str) -> None:
    state, events = outcome(at(4), f"red brew {PAIRS[potion]}")
    assert kinds(events) == ["potion", "mark", "pet"]
    assert event(events, "pet").args == {"seat": "red", "pet": pet}
    assert pets(state) == [pet, None]
    assert state.phase is Phase.END


def test_any_pet_that_is_left_where_that_one_is_gone() -> None:
    state = do(at(4), f"red brew {PAIRS['fire']}", "red end", "yellow brew frog+scorpion")
    assert GAME.prompt(state).tray == {"pet.cat", "pet.flying", "pet.luck"}
    assert reason(state, "yellow pet fire") == "la-no-pet"
    for pet in ("cat", "flying", "luck"):
        assert pets(do(state, f"yellow pet {pet}")) == ["fire", pet]


def test_everybody_has_a_pet_after_the_first_round() -> None:
    """Four players make fire, one after another; the last takes the pet that is left without being asked."""
    state = do(at(4, 4), "red brew fern+frog", "red end", "yellow brew frog+scorpion", "yellow pet cat", "yellow end")
    state = do(state, "green brew fern+foot", "green pet luck", "green end", "blue brew fern+frog")
    assert pets(state) == ["fire", "cat", "luck", "flying"]
    assert GAME.view(state, TABLE)["pets_free"] == []


def test_pets_that_nobody_has_do_nothing() -> None:
    state = keeping(CAT)
    for potion in ("fire", "flying", "luck"):
        assert do(state, f"red brew {PAIRS[potion]}").coins == state.coins
    assert do(state, f"red brew {PAIRS['fire']}").pets == state.pets


def test_no_two_pets_like_the_same() -> None:
    rules = at(4).rules
    assert len(rules.pets) == 4
    assert all(not one & other for one, other in combinations(rules.liked, 2))
    assert sum(rules.liked) == (1 << len(rules.potions)) - 1, "every potion is liked"


@pytest.mark.parametrize(("pet", "potion"), [(OF_FIRE, "fire"), (OF_FLYING, "flying"), (OF_LUCK, "luck")])
def test_a_potion_that_ones_pet_likes_brings_a_coin(pet: int, potion: str) -> None:
    before = keeping(pet)
    for made, pair in PAIRS.items():
        state, events = outcome(before, f"red brew {pair}")
        assert state.coins == (3 if made == potion else 2, 2)
        assert state.bank == before.bank - (made == potion)
        assert ("pet-coin" in kinds(events)) == (made == potion)


def test_the_first_potion_brings_no_coin() -> None:
    """In the first turn, or later when a theory came before it; the next one does."""
    state = do(at(4), f"red brew {PAIRS['fire']}")
    assert (pets(state), state.coins) == (["fire", None], (2, 2))
    later = do(at(4), "red theory frog fire+luck+love", "red end", "yellow brew foot+frog", "yellow end")
    assert do(later, f"red brew {PAIRS['fire']}").coins == (2, 2)
    again = do(state, "red end", "yellow brew foot+frog", "yellow end", "red brew fern+foot")
    assert again.coins == (3, 2)


def test_the_cat_pays_for_two_potions() -> None:
    coins = {made: do(keeping(CAT), f"red brew {pair}").coins[0] for made, pair in PAIRS.items()}
    assert coins == {"fire": 2, "flying": 2, "luck": 2, "love": 3, "ghostly": 3}
