# SPDX-License-Identifier: MIT
"""Artifacts: what lies on the market, buying, and what each effect does."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product
from typing import Any

import pytest
from tests.games.little_alchemists.levels import first, owned
from tests.games.little_alchemists.rig import do, kinds, outcome, reason
from tests.games.little_alchemists.shelf import (
    END,
    ENTRIES,
    GOLD,
    NAMES,
    PURPLE,
    RICH,
    at_end,
    holding,
    printed,
    shopping,
    with_house,
)

from aludel.errors import LANGUAGES
from aludel.games.little_alchemists import GAME, artifacts
from aludel.games.little_alchemists.effects import EFFECTS, Change
from aludel.games.little_alchemists.moves import BuyArtifact, Leave, Shop
from aludel.games.little_alchemists.state import Phase, changed
from aludel.games.referee import TABLE
from aludel.utterance import Utterance
from aludel.voice.phrasebook import Phrasebook

# -- the set


@pytest.mark.parametrize(("level", "number"), [(1, 0), (2, 0), (3, 0), (4, 0), (5, 0), (6, 12), (7, 13)])
def test_how_many_artifacts_a_level_has(level: int, number: int) -> None:
    rules = first(level).rules
    assert len(rules.artifacts) == number
    assert ("tea-set" in rules.artifact_index) == (level == 7)


def test_the_set_is_as_the_rulings_ask() -> None:
    """Ruling A.15."""
    assert Counter(entry["banner"] for entry in ENTRIES) == {"purple": 7, "gold": 6}
    assert all(3 <= entry["cost"] <= 6 for entry in ENTRIES)
    assert all(entry["points"] == 0 for entry in ENTRIES if entry["banner"] == "gold")
    assert all(1 <= entry["points"] <= 3 for entry in ENTRIES if entry["banner"] == "purple")
    paid = {entry.get("potion"): entry["effect"] for entry in ENTRIES if entry["banner"] == "gold"}
    assert paid == {**dict.fromkeys(["fire", "flying", "luck", "love", "ghostly"], "per-token"), None: "per-potion"}
    assert {entry["amount"] for entry in ENTRIES if entry["banner"] == "gold"} == {2}
    assert len({entry["effect"] for entry in ENTRIES if entry["banner"] == "purple"}) == 7
    for entry in ENTRIES:
        effect = EFFECTS[entry["effect"]]
        assert bool(entry["amount"]) == effect.counted
        assert ("potion" in entry) == effect.aimed


# -- the market


@pytest.mark.parametrize(("level", "stack"), [(6, 9), (7, 10)])
def test_three_lie_face_up_at_first(level: int, stack: int) -> None:
    state = first(level)
    assert (artifacts.face_up(state), artifacts.stack(state)) == (3, stack)
    assert (artifacts.face_up(first(5)), artifacts.stack(first(5))) == (0, 0)


def test_a_place_stays_empty_until_the_end_of_the_turn() -> None:
    state = do(shopping(), "red artifact purple-1")
    assert (artifacts.face_up(state), artifacts.stack(state)) == (2, 9)
    state, events = outcome(state, "red end")
    assert kinds(events)[:2] == ["end-turn", "reveal-artifact"]
    assert (artifacts.face_up(state), artifacts.stack(state)) == (3, 8)


def test_without_a_purchase_none_is_turned_up() -> None:
    assert "reveal-artifact" not in kinds(outcome(at_end(), "red end").events)
    assert "reveal-artifact" not in kinds(outcome(at_end(red=("purple-1",)), "red end").events)


@pytest.mark.parametrize("bought", range(12))
def test_counts_of_the_market_follow_the_purchases(bought: int) -> None:
    """Played beside a market of real tiles: three up, one turned up for each bought one while the stack lasts."""
    up, down = 3, 9
    for _ in range(bought):
        up, down = (up, down - 1) if down else (up - 1, 0)
    state = holding(red=tuple(NAMES[:bought]))
    assert (artifacts.face_up(state), artifacts.stack(state)) == (up, down)


def test_with_an_empty_stack_the_place_stays_empty() -> None:
    """Ruling A.15."""
    state = do(shopping(red=tuple(NAMES[:9])), "red artifact gold-4")
    assert "reveal-artifact" not in kinds(outcome(state, "red end").events)
    assert artifacts.face_up(do(state, "red end")) == 2
    state = do(shopping(red=tuple(NAMES[:8])), "red artifact gold-4")
    assert "reveal-artifact" in kinds(outcome(state, "red end").events), "the last one of the stack"


def test_when_all_are_sold_there_is_no_market() -> None:
    state = at_end(red=tuple(NAMES[:12]))
    assert (artifacts.face_up(state), artifacts.stack(state)) == (0, 0)
    assert reason(state, "red shop") == "la-no-artifact-coins"


# -- going there


def test_artifacts_are_bought_after_the_action_once_a_turn() -> None:
    state = first(6, coins=RICH)
    assert reason(state, "red shop") == "la-no-now"
    assert reason(at_end(), "yellow shop") == "la-no-turn"
    state, events = outcome(at_end(), "red shop")
    assert (kinds(events), events[0].args, events[0].spoken) == (["shop"], {"seat": "red"}, False)
    assert (state.phase, state.visits, state.bought) == (Phase.SHOP, 1, False)
    state = do(state, "red artifact purple-1")
    assert (state.phase, state.bought) == (Phase.END, True)
    assert reason(state, "red shop") == "la-no-now"
    state = do(state, "red end", "yellow brew fern+fern", "yellow take 1")
    assert (state.visits, state.bought) == (0, False)
    assert reason(state, "yellow shop") == ""


def test_who_leaves_without_an_artifact_may_come_back() -> None:
    """What is left by a slip is not lost; three visits a turn keep the game from going on without end."""
    state, events = outcome(shopping(), "red leave")
    assert (kinds(events), events[0].args, events[0].spoken) == (["leave"], {"seat": "red"}, False)
    assert (state.phase, state.visits, state.bought) == (Phase.END, 1, False)
    assert artifacts.face_up(state) == 3
    again = do(state, "red shop", "red artifact purple-1")
    assert (again.visits, again.bought, reason(again, "red shop")) == (2, True, "la-no-now")
    state = do(state, "red shop", "red leave", "red shop")
    assert reason(state, "red artifact purple-1") == ""
    state = do(state, "red leave")
    assert (state.visits, reason(state, "red shop"), GAME.view(state, TABLE)["may_shop"]) == (3, "la-no-now", False)
    assert GAME.status(changed(state, coins=first(6).coins)) == ()
    assert reason(at_end(), "red leave") == "la-no-now"


def test_an_artifact_may_be_bought_after_a_theory_right_or_wrong() -> None:
    """Ruling A.15: a wrong theory counts."""
    for line in ("red theory frog fire+flying+ghostly", "red theory fern fire+flying+ghostly"):
        state = do(first(6, coins=RICH), line)
        state = do(state, "yellow guess none") if state.phase is Phase.GUESS else state
        assert do(state, "red shop", "red artifact purple-2").artifacts[0] == owned(state, "purple-2")


def test_no_artifacts_before_level_6() -> None:
    state = do(first(5, coins=RICH), *END)
    assert reason(state, "red shop") == "la-no-now"
    assert Shop("red") not in GAME.moves(state, 0)


def test_who_can_pay_none_does_not_go_there() -> None:
    cheapest = min(entry["cost"] for entry in ENTRIES if entry["banner"] == "purple")
    for coins, why in ((cheapest - 1, "la-no-artifact-coins"), (cheapest, "")):
        state = do(first(6, coins=(coins, 2)), *END)
        assert reason(state, "red shop") == why
        assert (Shop("red") in GAME.moves(state, 0)) == (why == "")


# -- buying


@pytest.mark.parametrize("name", PURPLE)
def test_an_artifact_costs_what_is_printed(name: str) -> None:
    cost = printed(name)["cost"]
    state, events = outcome(shopping(), f"red artifact {name}")
    assert (kinds(events), events[0].spoken) == (["artifact"], True)
    assert events[0].args == {"seat": "red", "artifact": name, "coins": 30 - cost}
    assert state.coins == (30 - cost, 30)
    assert state.bank == first(6).bank + cost
    assert state.artifacts == (owned(state, name), 0)
    exact = do(first(6, coins=(cost, 2)), *END, "red shop")
    assert do(exact, f"red artifact {name}").coins[0] == 0


def test_one_that_is_too_dear_owned_or_unknown_is_refused() -> None:
    for name in PURPLE:
        cost = printed(name)["cost"]
        assert reason(changed(shopping(), coins=(cost - 1, 2)), f"red artifact {name}") == "la-no-artifact-coins"
        assert reason(changed(shopping(), coins=(cost, 2)), f"red artifact {name}") == ""
    assert reason(shopping(red=("purple-1",)), "red artifact purple-1") == "la-no-artifact"
    assert reason(shopping(yellow=("purple-1",)), "red artifact purple-1") == "la-no-artifact"
    assert reason(shopping(), "red artifact tea-set") == "la-no-artifact"
    assert reason(shopping(), "red artifact ring") == "la-no-artifact"
    assert reason(shopping(), "yellow artifact purple-1") == "la-no-turn"
    assert reason(at_end(), "red artifact purple-1") == "la-no-now"
    assert reason(shopping(level=7), "red artifact tea-set") == ""


def test_gold_ones_lie_open_only_when_others_were_bought_before() -> None:
    """Purple ones lie open at the start: each gold one must have come from the stack."""
    for name in GOLD:
        assert reason(shopping(), f"red artifact {name}") == "la-no-artifact-count"
        assert reason(shopping(yellow=("purple-1",)), f"red artifact {name}") == ""
    assert reason(shopping(red=("purple-1",), yellow=("gold-1",)), "red artifact gold-2") == ""
    one = shopping(red=("gold-1",))
    assert reason(one, "red artifact gold-2") == "la-no-artifact-count"
    assert reason(one, "red artifact purple-2") == ""


def test_no_purchase_is_refused_that_real_tiles_allow() -> None:
    """Every order of the stack by banner, and every order in which three are bought by banner."""
    for purple in combinations(range(9), 3):
        order = ["purple" if n in purple else "gold" for n in range(9)]
        for wishes in product(["purple", "gold"], repeat=3):
            _beside_real_tiles(order, wishes)


def _beside_real_tiles(order: list[str], wishes: tuple[str, ...]) -> None:
    market, names = ["purple"] * 3, {"purple": list(PURPLE), "gold": list(GOLD)}
    state, order = holding(coins=RICH), list(order)
    for banner in wishes:
        if banner in market:
            name = names[banner].pop()
            there = do(changed(state, seat=0, coins=RICH, phase=Phase.END, visits=0, bought=False), "red shop")
            assert reason(there, f"red artifact {name}") == "", "it lies there"
            state = do(there, f"red artifact {name}")
            market.remove(banner)
            market.append(order.pop(0))


def test_what_can_be_bought_is_listed_with_a_way_out() -> None:
    state = shopping(yellow=("purple-1",))
    names = [name for name in NAMES if name not in ("purple-1", "tea-set")]
    assert set(GAME.moves(state, 0)) == {Leave("red"), *(BuyArtifact("red", name) for name in names)}
    assert GAME.movers(state) == (0,)
    assert GAME.moves(state, 1) == ()


# -- effects


def test_the_first_tile_of_a_turn_is_free() -> None:
    state, events = outcome(holding(red=("purple-1",)), "red buy 2")
    assert (kinds(events), events[0].args, events[0].spoken) == (["bought-free"], {"seat": "red", "place": 2}, False)
    assert (state.coins, state.hands, state.market, state.gift) == ((2, 2), (4, 3), 0b11101, True)
    state, events = outcome(state, "red buy 3")
    assert (kinds(events), state.coins[0]) == (["bought"], 1)
    assert events[0].args == {"seat": "red", "place": 3, "coins": 1}


def test_a_free_tile_needs_no_coin_and_comes_every_turn() -> None:
    state = holding(red=("purple-1",), coins=(0, 2))
    assert [GAME.print_move(move) for move in GAME.moves(state, 0)].count("red buy 1") == 1
    state = do(state, "red buy 1")
    assert reason(state, "red buy 2") == "la-no-coin"
    state = do(state, *END[:1], "red take 2", "red end")
    assert not state.gift
    state = do(state, "yellow brew fern+fern", "yellow take 1", "yellow end")
    state = do(state, "table customer fire") if state.phase is Phase.CUSTOMER else state
    assert reason(state, "red buy 1") == ""


def test_a_tile_bought_before_the_artifact_was_the_first_one() -> None:
    state = do(first(6, coins=RICH), "red buy 2", *END, "red shop", "red artifact purple-1")
    assert kinds(outcome(state, "red buy 3").events) == ["bought"]
    state = do(first(6, coins=RICH), *END, "red shop", "red artifact purple-1")
    assert kinds(outcome(state, "red buy 3").events) == ["bought-free"]


def test_others_pay_for_their_tiles() -> None:
    assert do(holding(yellow=("purple-1",)), "red buy 2").coins == (1, 2)
    assert not do(first(5), "red buy 2").gift, "no such artifact, nothing to remember"


def test_tiles_may_be_drawn_after_a_theory() -> None:
    wrong = "red theory frog fire+flying+ghostly"
    state, events = outcome(do(holding(red=("purple-2",)), wrong), "red end")
    assert kinds(events)[0] == "end-theory-draw"
    assert events[0].args == {"seat": "red", "draw": 2, "gaps": 0}
    assert state.hands == (5, 3)
    assert do(holding(yellow=("purple-2",)), wrong, "red end").hands == (3, 3)
    state, events = outcome(do(holding(red=("purple-2",)), *END), "red end")
    assert (kinds(events)[0], state.hands[0]) == ("end-turn", 4), "after a potion two are drawn, not four"


def test_a_customer_may_pay_more() -> None:
    state, events = outcome(do(holding(red=("purple-4",), customer=0, come=1), "red brew fern+frog"), "red sell")
    assert events[0].args == {"seat": "red", "price": 4, "coins": 6}
    assert (state.coins, state.bank) == ((6, 2), first(6).bank - 4)
    state = do(holding(yellow=("purple-4",), customer=0, come=1), "red brew fern+frog", "red sell")
    assert state.coins[0] == 5


def test_a_second_sale_to_the_same_customer() -> None:
    again: dict[str, Any] = {"customer": 0, "come": 1, "sold": 1, "pets": (0, 0)}
    state = do(holding(red=("purple-5",), **again), "red brew fern+frog")
    assert state.phase is Phase.SELL
    state = do(state, "red sell")
    assert (state.sold, state.again, state.coins[0]) == (1, 1, 5)
    assert do(changed(state, phase=Phase.BREW, tray=(), hands=(3, 3)), "red brew fern+frog").phase is Phase.END, (
        "not a third time"
    )
    assert do(holding(yellow=("purple-5",), **again), "red brew fern+frog").phase is Phase.END
    assert do(holding(red=("purple-5",), **{**again, "sold": 0}), "red brew fern+frog", "red sell").again == 0
    kept = do(holding(red=("purple-5",), **again), "red brew fern+frog", "red keep")
    assert (kept.sold, kept.again) == (1, 0)


def test_a_new_customer_may_be_sold_to_twice_again() -> None:
    state = at_end(red=("purple-5",), customer=0, come=1, sold=1, again=1, stack=1, discards=9)
    state = do(state, "red end", "table customer luck")
    assert (state.sold, state.again) == (0, 0)


def test_powers_add_up_and_are_ones_own() -> None:
    state = holding(red=("purple-3", "purple-4"), yellow=("purple-1", "purple-5"))
    strength = {change: tuple(artifacts.power(state, seat, change) for seat in (0, 1)) for change in Change}
    assert strength == {
        **dict.fromkeys(Change, (0, 0)),
        Change.PET_COINS: (1, 0),
        Change.SALE_COINS: (1, 0),
        Change.FREE_TILES: (0, 1),
        Change.SECOND_SALES: (0, 1),
    }
    twice = {"overlay": {"artifacts": {"purple-1": {"effect": "sale-coins", "amount": 3}}}}
    state = changed(state, rules=with_house(6, twice).rules)
    assert artifacts.power(changed(state, artifacts=(0b1001, 0)), 0, Change.SALE_COINS) == 4


def test_whoever_is_helped_by_an_owners_artifact_hears_its_own_name() -> None:
    """An owner may give an effect to another artifact: then that one has helped, or the first of several."""
    owner = {"gold-2": {"effect": "no-broken-gem"}, "purple-1": {"effect": "powerless-coins", "amount": 1}}
    state = changed(holding(7, red=("gold-2", "purple-1", "purple-6")), rules=with_house(7, _own(owner)).rules)
    assert artifacts.cause(state, 0, Change.UNBROKEN) == "purple-6", "the first in the order in which they are offered"
    assert artifacts.cause(state, 0, Change.POWERLESS_COINS) == "purple-1"
    only = changed(holding(7, red=("gold-2",)), rules=state.rules)
    assert artifacts.cause(only, 0, Change.UNBROKEN) == "gold-2"
    events = outcome(only, "red theory frog fire+flying+ghostly").events
    assert events[0].args == {"seat": "red", "count": 2, "artifact": "gold-2"}
    assert "winged boots" in str(Phrasebook("en").caption(Utterance(f"la-{events[0].kind}", events[0].args)))


def _own(changes: dict[str, dict[str, Any]]) -> dict[str, Any]:
    return {"overlay": {"artifacts": changes}}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_phrase_names_the_artifact_that_has_an_effect_here(language: str) -> None:
    """The names are arguments: an owner's overlay may give any effect to any artifact."""
    book = Phrasebook(language)
    names = [book.caption(Utterance("artifact-" + name)) for name in ("purple-1", "purple-6", "tea-set")]
    told = {"seat": "red", "artifact": "gold-1", "count": 2, "gain": 1, "coins": 3}
    for key in ("la-theory-wrong-charmed", "la-tea-coins", "la-choice-buy-free", "la-bought-free"):
        words = book.caption(Utterance(key, {**told, "place": 1}))
        assert not [name for name in names if name in words], words
