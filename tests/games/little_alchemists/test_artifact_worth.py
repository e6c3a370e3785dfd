# SPDX-License-Identifier: MIT
"""What artifacts pay at the end, those that the table judges, and those of an owner."""

from __future__ import annotations

import random
from itertools import combinations, product
from typing import Any

import pytest
from tests.games.little_alchemists.levels import first, games, judged, owned
from tests.games.little_alchemists.rig import do, event, kinds, outcome, reason
from tests.games.little_alchemists.shelf import END, ENTRIES, GOLD, at_end, holding, printed, with_house

from aludel.games.little_alchemists import GAME, artifacts, scoring
from aludel.games.little_alchemists.moves import Judged, JudgePoints
from aludel.games.little_alchemists.state import Phase, State, changed
from aludel.games.referee import TABLE, Refused

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
    state = with_house(6, {"overlay": {"artifacts": {"gold-1": {"effect": "judged_by_players"}}}})
    state = changed(state, artifacts=(owned(state, "gold-1"), 0), tracker=(2**21 - 1, 0))
    assert artifacts.judged(state) == [(0, state.rules.artifact_index["gold-1"])]
    assert artifacts.points(state, 0) == 0
    assert reason(state, "red judged coin") == ""
