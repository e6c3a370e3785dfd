# SPDX-License-Identifier: MIT
"""Artifacts: what lies on the market, buying, each effect, what they pay, and those that the table judges."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations, product
from typing import Any

import pytest
from tests.games.little_alchemists.levels import COLOURS, fate, first, games, judged, owned
from tests.games.little_alchemists.rig import do, event, kinds, outcome, reason

from aludel.games.little_alchemists import GAME, artifacts, data, scoring
from aludel.games.little_alchemists.effects import EFFECTS
from aludel.games.little_alchemists.moves import BuyArtifact, Judged, JudgePoints, Leave, Shop
from aludel.games.little_alchemists.state import Phase, State, changed
from aludel.games.referee import TABLE, Refused, Setup

ENTRIES = data.table("artifacts")["artifact"]
NAMES = [entry["name"] for entry in ENTRIES]
PURPLE = [f"purple-{n}" for n in range(1, 7)]
GOLD = [f"gold-{n}" for n in range(1, 7)]
RICH = (30, 30)
END = ("red brew frog+frog", "red take 1")


def at_end(level: int = 6, red: tuple[str, ...] = (), yellow: tuple[str, ...] = (), **changes: Any) -> State:
    """Red has mixed two equal tiles and is about to end its turn; both have artifacts and coins."""
    return do(holding(level, red, yellow, coins=RICH, **changes), *END)


def holding(level: int = 6, red: tuple[str, ...] = (), yellow: tuple[str, ...] = (), **changes: Any) -> State:
    """The first position with artifacts in front of red and yellow."""
    state = first(level)
    return first(level, artifacts=(owned(state, *red), owned(state, *yellow)), **changes)


def shopping(level: int = 6, red: tuple[str, ...] = (), yellow: tuple[str, ...] = (), **changes: Any) -> State:
    """Red stands at the artifacts."""
    return do(at_end(level, red, yellow, **changes), "red shop")


def printed(name: str) -> dict[str, Any]:
    """An artifact as its data file has it."""
    return next(entry for entry in ENTRIES if entry["name"] == name)


def with_house(level: int, house: dict[str, Any]) -> State:
    """The first position under house rules."""
    return GAME.new(Setup(level, COLOURS[:2], house=house), fate(level)).state


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
    assert (state.phase, state.shopped, state.bought) == (Phase.SHOP, True, False)
    state = do(state, "red artifact purple-1")
    assert (state.phase, state.bought) == (Phase.END, True)
    assert reason(state, "red shop") == "la-no-now"
    state = do(state, "red end", "yellow brew fern+fern", "yellow take 1")
    assert (state.shopped, state.bought) == (False, False)
    assert reason(state, "yellow shop") == ""


def test_who_leaves_has_been_there() -> None:
    state, events = outcome(shopping(), "red leave")
    assert (kinds(events), events[0].args, events[0].spoken) == (["leave"], {"seat": "red"}, False)
    assert (state.phase, state.shopped, state.bought) == (Phase.END, True, False)
    assert reason(state, "red shop") == "la-no-now"
    assert artifacts.face_up(state) == 3
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
    least = min(entry["cost"] for entry in ENTRIES if entry["banner"] == "purple")
    state = do(first(6, coins=(least, 2)), *END, "red shop")
    dear = next(name for name in PURPLE if printed(name)["cost"] > least)
    assert reason(state, f"red artifact {dear}") == "la-no-artifact-coins"
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
            there = do(changed(state, seat=0, coins=RICH, phase=Phase.END, shopped=False, bought=False), "red shop")
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
    strength = {effect: (artifacts.power(state, 0, effect), artifacts.power(state, 1, effect)) for effect in EFFECTS}
    assert strength == {
        **dict.fromkeys(EFFECTS, (0, 0)),
        "pet-coins": (1, 0),
        "sale-coins": (1, 0),
        "free-tile": (0, 1),
        "second-sale": (0, 1),
    }
    twice = {"overlay": {"artifacts": {"purple-1": {"effect": "sale-coins", "amount": 3}}}}
    state = changed(state, rules=with_house(6, twice).rules)
    assert artifacts.power(changed(state, artifacts=(0b1001, 0)), 0, "sale-coins") == 4


# -- what they pay


def independent(state: State, seat: int) -> int:
    """Artifact points counted anew, straight from the data file."""
    rules = state.rules
    made = [
        rules.potions[state.secret.cross[a][b]]
        for n, (a, b) in enumerate(combinations(range(len(rules.kinds)), 2))
        if state.tracker[seat] & 2**n
    ]
    wishes, total = made.count("wishes"), 0
    customers = ("fire", "flying", "luck", "love", "ghostly")
    for n, entry in enumerate(entry for entry in ENTRIES if rules.level in entry["levels"]):
        if not state.artifacts[seat] & 2**n:
            continue
        total += entry["points"]
        choices = list(product(customers, repeat=wishes))
        if entry["effect"] == "per-token":
            rest = [potion for potion in made if potion not in ("wishes", "powerless")]
            total += max(2 * [*rest, *choice].count(entry["potion"]) for choice in choices)
        if entry["effect"] == "per-potion":
            rest = [potion for potion in made if potion in customers]
            total += max(2 * len({*rest, *choice}) for choice in choices)
    return total


@pytest.mark.parametrize("level", [6, 7])
def test_artifact_points_are_an_independent_count(level: int) -> None:
    rng, state = random.Random(level), first(level)
    everything = (1 << len(state.rules.artifacts)) - 1
    for _ in range(300):
        red = rng.getrandbits(len(state.rules.artifacts))
        trackers = tuple(rng.getrandbits(28) & rng.getrandbits(28) & (2 ** len(state.rules.pairs) - 1) for _ in "ab")
        state = changed(state, artifacts=(red, everything & ~red), tracker=trackers)
        for seat in (0, 1):
            assert artifacts.points(state, seat) == independent(state, seat)


def test_wishes_count_for_each_gold_artifact_as_its_best_choice() -> None:
    """Ruling A.13."""
    state = first(7)
    pairs = {pair: n for n, pair in enumerate(state.rules.pairs)}
    tracker = sum(1 << pairs[pair] for pair in ((4, 7), (5, 6), (0, 7)))
    assert artifacts.tokens(changed(state, tracker=(tracker, 0)), 0) == (0, 0, 0, 0, 0, 2, 1)
    for name in GOLD:
        worth = changed(state, tracker=(tracker, 0), artifacts=(owned(state, name), 0))
        assert artifacts.points(worth, 0) == 4, "two wishes; the powerless one counts nowhere"
    all_gold = changed(state, tracker=(tracker, 0), artifacts=(owned(state, *GOLD), 0))
    assert artifacts.points(all_gold, 0) == 24


def test_different_potions_are_five_at_most() -> None:
    state = first(7)
    whole = changed(state, tracker=(2**28 - 1, 0), artifacts=(owned(state, "gold-6"), 0))
    assert artifacts.points(whole, 0) == 10


def test_the_tokens_of_others_pay_nothing() -> None:
    state = first(6, tracker=(0, 2**21 - 1))
    assert artifacts.points(changed(state, artifacts=(owned(state, "gold-1"), 0)), 0) == 0


# -- judged by the table


def judging(*names: str, **changes: Any) -> State:
    """Red owns artifacts that the table judges."""
    return judged(holding(red=names, **changes), *names)


def test_what_a_judged_artifact_does_is_told_in_ones_own_turn() -> None:
    state = judging("purple-1")
    listed = {move.deed for move in GAME.moves(state, 0) if isinstance(move, Judged)}
    assert listed == {"coin", "pay", "draw", "discard"}
    assert {move.deed for move in GAME.moves(do(state, *END), 0) if isinstance(move, Judged)} == listed - {"discard"}
    assert reason(state, "yellow judged coin") == "la-no-turn"
    assert reason(holding(red=("purple-1",)), "red judged coin") == "la-no-judged"
    assert reason(judged(holding(yellow=("purple-1",)), "purple-1"), "red judged coin") == "la-no-judged"
    assert reason(do(state, "red brew frog+frog"), "red judged coin") == "la-no-now"
    assert reason(first(3), "red judged coin") == "la-no-judged"
    move = Judged("red", "dance")
    assert GAME.print_move(move) == "red judged dance"
    with pytest.raises(Refused, match="la-no-judged"):
        GAME.apply(state, move)


def test_a_coin_comes_from_the_bank_or_goes_there() -> None:
    state = judging("purple-1")
    after, events = outcome(state, "red judged coin")
    assert (kinds(events), events[0].args) == (["judged-coin"], {"seat": "red", "coins": 3})
    assert (after.coins, after.bank, after.phase) == ((3, 2), state.bank - 1, Phase.BREW)
    after, events = outcome(state, "red judged pay")
    assert (kinds(events), events[0].args) == (["judged-pay"], {"seat": "red", "coins": 1})
    assert (after.coins, after.bank) == ((1, 2), state.bank + 1)
    assert reason(judging("purple-1", coins=(0, 2)), "red judged pay") == "la-no-coin"
    assert Judged("red", "pay") not in GAME.moves(judging("purple-1", coins=(0, 2)), 0)


def test_a_tile_is_drawn_from_the_stack_and_play_goes_on_where_it_was() -> None:
    state, events = outcome(judging("purple-1"), "red judged draw")
    assert (kinds(events), events[0].args) == (["judged-draw"], {"seat": "red"})
    assert (state.hands, state.stack, state.phase, state.seat) == ((4, 3), first(6).stack - 1, Phase.BREW, 0)
    state = do(judging("purple-1", stack=1, discards=8), *END, "red judged draw")
    assert (state.phase, state.then) == (Phase.CUSTOMER, Phase.END)
    assert do(state, "table customer fire").phase is Phase.END


def test_a_tile_is_discarded_while_two_are_left_to_mix() -> None:
    state, events = outcome(judging("purple-1"), "red judged discard")
    assert (kinds(events), events[0].args) == (["judged-discard"], {"seat": "red"})
    assert (state.hands, state.discards, state.stack) == ((2, 3), 1, first(6).stack)
    assert reason(state, "red judged discard") == "la-no-hand"
    assert Judged("red", "discard") not in GAME.moves(state, 0)


def test_a_judged_artifact_is_told_six_times_a_turn_at_most() -> None:
    """Else a game would need no end."""
    state = do(judging("purple-1"), *["red judged coin"] * 6)
    assert (state.rulings, reason(state, "red judged coin")) == (6, "la-no-judged")
    assert not [move for move in GAME.moves(state, 0) if isinstance(move, Judged)]
    assert do(state, *END, "red end").rulings == 0


def test_what_is_judged_ends_the_time_for_a_new_market() -> None:
    assert not do(judging("purple-1"), "red judged coin").boring


def closing(red: tuple[str, ...], yellow: tuple[str, ...], *names: str) -> State:
    """The market is about to close at the end of red's turn."""
    return judged(at_end(6, red, yellow, stack=1, discards=9, customer=4, come=0b11111), *names)


def test_points_of_judged_artifacts_are_asked_before_the_score() -> None:
    state = closing(("gold-6", "purple-1"), ("gold-1",), "gold-6", "purple-1", "gold-1")
    state, events = outcome(state, "red end")
    assert kinds(events)[-1] == "closed"
    assert (state.phase, GAME.result(state), GAME.movers(state)) == (Phase.JUDGE, None, (0,))
    assert GAME.view(state, TABLE)["judge"] == {"seat": 0, "artifact": "purple-1"}
    assert set(GAME.moves(state, 0)) == {JudgePoints("red", n) for n in range(21)}
    assert GAME.moves(state, 1) == GAME.moves(state, TABLE) == ()
    assert reason(state, "yellow judge 3") == "la-no-turn"
    assert reason(state, "red judge 21") == "la-no-judge"
    with pytest.raises(Refused, match="la-no-judge"):
        GAME.apply(state, JudgePoints("red", -1))
    state, events = outcome(state, "red judge 5")
    assert (events, state.phase) == ((), Phase.JUDGE)
    assert GAME.view(state, TABLE)["judge"] == {"seat": 0, "artifact": "gold-6"}
    state = do(state, "red judge 20")
    assert GAME.movers(state) == (1,)
    state, events = outcome(state, "yellow judge 0")
    assert kinds(events) == ["points-half", "points-half", "winner"]
    points = printed("purple-1")["points"] + 25
    assert (event(events, "points-half").args["artifacts"], state.judged) == (points, (5, 20, 0))
    assert state.phase is Phase.OVER
    assert reason(state, "red judge 3") == "la-no-over"
    assert reason(first(6), "red judge 3") == "la-no-now"


def test_judged_points_go_to_the_owner_and_the_printed_ones_stay() -> None:
    state = do(closing(("purple-1",), ("gold-1",), "purple-1", "gold-1"), "red end", "red judge 2", "yellow judge 7")
    assert [scoring.score(state, seat).artifacts for seat in (0, 1)] == [printed("purple-1")["points"] + 2, 7]


def test_a_last_theory_also_asks_before_the_score() -> None:
    state = judged(holding(red=("purple-1",), solved=tuple((n, 0) for n in range(5))), "purple-1")
    state = do(state, "red theory mandrake flying+luck+ghostly")
    state, events = outcome(state, "yellow guess none")
    assert kinds(events)[-2:] == ["solved", "keys"]
    assert state.phase is Phase.JUDGE
    state, events = outcome(state, "red judge 3")
    assert kinds(events) == ["points-half", "points-half", "winner"]
    assert GAME.earned(state) == {"keys": 6}


def test_games_with_judged_artifacts_end_within_the_bound_and_keep_all_pieces() -> None:
    for record in games(7, 8):
        counts = {tuple(sorted(GAME.count(state).items())) for state, _ in record}
        assert len(counts) == 1
        assert len(record) <= GAME.info.longest


def test_an_owners_artifact_costs_pays_and_does_what_the_owner_says() -> None:
    own = {"purple-1": {"cost": 9, "points": 7, "effect": "per-token", "amount": 5, "potion": "fire"}}
    state = with_house(6, {"overlay": {"artifacts": own}})
    artifact = state.rules.artifacts[0]
    assert (artifact.name, artifact.banner, artifact.cost, artifact.points) == ("purple-1", "purple", 9, 7)
    state = changed(state, artifacts=(1, 0), tracker=(1, 0))
    assert artifacts.points(state, 0) == 7 + 5
    rest = [one for one in state.rules.artifacts if one.name != "purple-1"]
    assert rest == [one for one in first(6).rules.artifacts if one.name != "purple-1"]


def test_an_owner_may_leave_an_effect_to_the_table() -> None:
    state = with_house(6, {"overlay": {"artifacts": {"gold-1": {"effect": "judged"}}}})
    state = changed(state, artifacts=(owned(state, "gold-1"), 0), tracker=(2**21 - 1, 0))
    assert artifacts.judged(state) == [(0, state.rules.artifact_index["gold-1"])]
    assert artifacts.points(state, 0) == 0
    assert reason(state, "red judged coin") == ""
