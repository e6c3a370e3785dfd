# SPDX-License-Identifier: MIT
"""Level 7: flowers, wishes, and potions without power.

Mushroom and mandrake, mandrake and flower, feather and flower make wishes; frog and flower, fern and mushroom, foot and
mandrake, scorpion and feather have no power.
"""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from tests.games.little_alchemists.rig import do, event, kinds, outcome, reason
from tests.rulebook.little_alchemists.positions import (
    FIRE,
    FLYING,
    LUCK,
    at,
    closing,
    owned,
    placed,
    set_up,
    solved,
    spoken,
    tracked,
)

from aludel.games.little_alchemists import GAME, data
from aludel.games.little_alchemists.state import NONE, Phase, State, changed
from aludel.games.referee import TABLE

FIVE = ("fire", "flying", "luck", "love", "ghostly")
CAT, OF_FIRE, OF_FLYING, OF_LUCK = range(4)
WISHES, POWERLESS = "feather+flower", "flower+frog"
ALL_COME = 0b11111


def keeping(pet: int, **changes: Any) -> State:
    """Red has this pet since an earlier potion."""
    return at(7, pets=(pet, NONE), tracker=(tracked(at(7), "fern+frog"), 0), **changes)


def made(level: int) -> dict[str, list[str]]:
    """By potion the pairs that make it."""
    state, found = at(level), dict[str, list[str]]()
    for pair in combinations(state.rules.kinds, 2):
        line = "+".join(sorted(pair))
        potion = GAME.view(do(state, f"red brew {line}"), 0)["tracker"][0]["potion"]
        found.setdefault(potion, []).append(line)
    return found


def knowledge_points(*names: str, mixed: tuple[str, ...]) -> int:
    """What these gold artifacts of yellow's bring after it has mixed these, beside a purple one's own points."""
    state = at(7)
    state = closing(
        7,
        artifacts=(0, owned(state, "tea-set", "purple-5", *names)),
        tracker=(0, tracked(state, *mixed)),
        pets=(NONE, CAT),
    )
    _, events = outcome(state, "red end")
    told = [told.args for told in events if told.kind == "points-half"]
    printed = {entry["name"]: entry["points"] for entry in data.artifact_entries(7)}
    own: int = printed["tea-set"] + printed["purple-5"]
    return int(told[1]["artifacts"]) - own


# -- what is new


def test_flowers_are_the_eighth_ingredient() -> None:
    assert at(7).rules.kinds == (*at(6).rules.kinds, "flower")
    assert reason(at(6), "red brew flower+frog") == "la-no-ingredient"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_flowers_come_for_the_tiles_with_a_moon(seats: int) -> None:
    """Scorpion, feather, mandrake and fern leave, one each as far as they were in play; four flowers come."""
    before, now = (
        dict(zip(at(level, seats).rules.kinds, at(level, seats).rules.limits, strict=True)) for level in (6, 7)
    )
    gone = {kind: before[kind] - now[kind] for kind in before if before[kind] != now[kind]}
    moons = {"fern": 2, "scorpion": 4, "feather": 3, "mandrake": 2}
    assert gone == {kind: 1 for kind, fewest in moons.items() if seats >= fewest}
    assert now["flower"] == seats
    assert sum(sum(marks.values()) for marks in data.tile_set(7).values()) == 34
    assert kinds(set_up(7))[1] == "set-flowers"
    assert "moon" in spoken("set-flowers")


def test_the_tracker_has_a_space_for_every_two_of_eight_ingredients() -> None:
    state, spaces = at(7), set[str]()
    for pair in combinations(state.rules.kinds, 2):
        (mark,) = GAME.view(do(state, f"red brew {'+'.join(sorted(pair))}"), 0)["tracker"]
        spaces.add(f"{mark['one']}+{mark['other']}")
    assert len(spaces) == 28
    assert all(part in spoken("set-flowers") for part in ("mushroom part", "flower part"))


def test_the_board_of_level_7_is_used() -> None:
    assert event(set_up(7), "set-theories").args == {"tokens": 8, "gems": 7}
    assert "board of this level" in spoken("set-theories", tokens=8, gems=7)
    assert len(at(7).rules.board.spaces) == 8
    assert at(7).rules.board != at(6).rules.board


def test_the_tea_set_lies_among_the_artifacts() -> None:
    view = GAME.view(at(7), TABLE)
    assert (view["artifact_places"], view["artifact_stack"]) == (3, 13 - 3)
    state = do(at(7, coins=(9, 2)), "red theory frog fire+flying+ghostly", "red shop")
    assert reason(state, "red artifact tea-set") == ""
    assert (
        reason(do(at(6, coins=(9, 2)), "red theory frog fire+luck+ghostly", "red shop"), "red artifact tea-set") != ""
    )


def test_two_fives_lie_on_top_of_the_gems() -> None:
    assert GAME.view(at(7), TABLE)["gems_left"] == [5, 5, 4, 4, 4, 3, 3]


# -- wishes


def test_some_mixings_make_a_potion_of_wishes() -> None:
    assert made(7)["wishes"] == ["feather+flower", "mandrake+mushroom", "flower+mandrake"]
    assert "wishes" not in made(6)


def test_a_wish_is_any_other_potion_or_powerless() -> None:
    state = do(keeping(CAT), f"red brew {WISHES}")
    assert state.phase is Phase.WISH
    lines = [GAME.print_move(move) for move in GAME.moves(state, 0)]
    assert lines == [f"red wish {potion}" for potion in (*FIVE, "powerless")]
    assert reason(state, "red wish wishes") == "la-no-wish"
    for potion in (*FIVE, "powerless"):
        after = do(state, f"red wish {potion}")
        assert GAME.view(after, TABLE)["wish"] == potion
        assert after.phase is Phase.END


def test_a_wish_for_what_the_pet_likes_brings_a_coin() -> None:
    state = do(keeping(OF_FLYING), f"red brew {WISHES}")
    coins = {potion: do(state, f"red wish {potion}").coins[0] for potion in (*FIVE, "powerless")}
    assert coins == dict.fromkeys((*FIVE, "powerless"), 2) | {"flying": 3}


@pytest.mark.parametrize("wanted", range(5))
def test_a_wish_for_what_the_customer_wants_is_sold_at_full_price(wanted: int) -> None:
    potion, price = FIVE[wanted], at(7).rules.prices[wanted]
    state = at(7, customer=wanted, come=1 << wanted, pets=(CAT, NONE), tracker=(tracked(at(7), "fern+frog"), 0))
    before = do(state, f"red brew {WISHES}", f"red wish {potion}")
    state, events = outcome(before, "red sell")
    assert event(events, "sold").args["price"] == price
    assert state.coins[0] == before.coins[0] + price
    assert GAME.view(state, TABLE)["bottles"] == [True, False]


def test_pet_and_customer_both_pay_only_for_the_same_wish() -> None:
    def coins(pet: int, customer: int, wish: str) -> int:
        state = do(keeping(pet, customer=customer, come=1 << customer), f"red brew {WISHES}", f"red wish {wish}")
        return do(state, "red sell").coins[0] if state.phase is Phase.SELL else state.coins[0]

    assert coins(OF_FLYING, LUCK, "luck") == 2 + 3, "no coin of the pet"
    assert coins(OF_FLYING, LUCK, "flying") == 2 + 1, "no sale"
    assert coins(OF_FLYING, FLYING, "flying") == 2 + 1 + 3, "both"


@pytest.mark.parametrize("wish", [*FIVE, "powerless"])
def test_the_tracker_records_wishes(wish: str) -> None:
    state = do(keeping(CAT), f"red brew {WISHES}", f"red wish {wish}")
    assert {"one": "feather", "other": "flower", "potion": "wishes"} in GAME.view(state, 0)["tracker"]


def test_the_example_of_two_wishes_as_flying() -> None:
    """One is sold as fire, one as luck; in the end both count as flying for the artifact."""
    own = (owned(at(7), "purple-5", "gold-2"), 0)
    state = keeping(CAT, artifacts=own, customer=FIRE, come=1)
    state = do(
        state,
        "red brew feather+flower",
        "red wish fire",
        "red sell",
        "red end",
        "yellow brew foot+mushroom",
        "yellow end",
    )
    state = changed(state, customer=LUCK, come=ALL_COME, sold=0, stack=1, discards=state.discards + state.stack - 1)
    assert GAME.status(state) == ()
    state = do(state, "red brew mandrake+mushroom", "red wish luck", "red sell")
    assert state.coins[0] == 2 + 3 + 3
    _, events = outcome(state, "red end")
    (points,) = (told.args for told in events if told.kind == "points-half" and told.args["seat"] == "red")
    printed = next(entry["points"] for entry in data.artifact_entries(7) if entry["name"] == "purple-5")
    assert points["artifacts"] == printed + 2 * 2


def test_a_wish_counts_for_every_gold_artifact() -> None:
    """For each as that artifact's best choice."""
    assert knowledge_points("gold-1", mixed=(WISHES,)) == 2
    assert knowledge_points("gold-4", mixed=(WISHES,)) == 2
    assert knowledge_points("gold-1", "gold-4", mixed=(WISHES,)) == 2 + 2
    assert knowledge_points("gold-6", mixed=(WISHES, "mandrake+mushroom")) == 2 * 2, "two different potions"
    assert knowledge_points("gold-6", mixed=(WISHES, "fern+frog")) == 2 * 2


# -- without power


def test_some_mixings_have_no_power() -> None:
    assert made(7)["powerless"] == ["flower+frog", "fern+mushroom", "foot+mandrake", "feather+scorpion"]
    assert "powerless" not in made(6)
    assert kinds(outcome(keeping(CAT), f"red brew {POWERLESS}").events) == ["powerless", "mark"]


@pytest.mark.parametrize("customer", range(5))
@pytest.mark.parametrize("pet", range(4))
@pytest.mark.parametrize("lines", [(POWERLESS,), (WISHES, "powerless")])
def test_a_powerless_potion_is_neither_liked_nor_bought(lines: tuple[str, ...], pet: int, customer: int) -> None:
    """Brewed or wished for."""
    mix, *wish = lines
    state = do(keeping(pet, customer=customer, come=1 << customer), f"red brew {mix}", *(f"red wish {w}" for w in wish))
    assert state.phase is Phase.END
    assert state.coins == (2, 2)
    assert GAME.view(state, TABLE)["bottles"] == [False, False]


def test_a_powerless_potion_is_recorded() -> None:
    state = do(keeping(CAT), f"red brew {POWERLESS}")
    assert {"one": "frog", "other": "flower", "potion": "powerless"} in GAME.view(state, 0)["tracker"]


def test_powerless_is_no_potion_of_any_theory_or_score() -> None:
    assert reason(at(7), "red theory frog fire+flying+powerless") == "la-no-theory"
    assert "answer.powerless" not in GAME.prompt(at(7)).tray
    powerless = ("flower+frog", "fern+mushroom")
    assert [knowledge_points(f"gold-{n}", mixed=powerless) for n in range(1, 7)] == [0] * 6


@pytest.mark.parametrize("mix", [WISHES, POWERLESS])
def test_a_first_potion_that_no_pet_likes_brings_any_free_pet(mix: str) -> None:
    state = do(at(7), f"red brew {mix}")
    assert state.phase is Phase.PET
    assert GAME.prompt(state).tray == {"pet.cat", "pet.fire", "pet.flying", "pet.luck"}
    for pet in ("cat", "fire", "flying", "luck"):
        after = do(state, f"red pet {pet}")
        assert GAME.view(after, TABLE)["pets"] == [pet, None]
        assert after.phase is (Phase.WISH if mix == WISHES else Phase.END)
    assert do(at(7), f"red brew {WISHES}", "red pet fire", "red wish fire").coins[0] == 2, "no coin in that turn"


# -- what powerless means


def test_powerless_pairs_share_no_potion() -> None:
    rules, powerless = at(7).rules, made(7)["powerless"]
    for (one, other), line in zip(rules.pairs, combinations(rules.kinds, 2), strict=True):
        shared = rules.board.potions[one] & rules.board.potions[other]
        assert ("+".join(sorted(line)) in powerless) == (not shared)


def test_each_place_is_powerless_with_few_others() -> None:
    """One other each: four of 28 crossings."""
    partners = [row.count(at(7).rules.powerless) for row in at(7).rules.board.crosses[0]]
    assert partners == [1] * 8


def test_the_example_of_frog_and_scorpion() -> None:
    """All know what the frog makes; red alone has mixed it with the scorpion, and so knows the scorpion's place."""
    state = changed(placed(7, frog="FYG", scorpion="WVL"), solved=solved(1))
    assert GAME.view(state, TABLE)["theories"][0]["potions"] == ["fire", "flying", "ghostly"]
    assert "hint-certain" not in kinds(GAME.hints(state, 0))
    state, events = outcome(state, "red brew frog+scorpion")
    assert kinds(events)[0] == "powerless"
    certain = event(GAME.hints(state, 0), "hint-certain").args
    assert certain == {"ingredient": "scorpion", "one": "type-luck", "two": "type-love", "three": "type-wishes"}
    assert "hint-certain" not in kinds(GAME.hints(state, 1))
