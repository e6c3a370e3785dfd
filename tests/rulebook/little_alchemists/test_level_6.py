# SPDX-License-Identifier: MIT
"""Level 6: artifacts, and coins that are half a point."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.games.little_alchemists.rig import do, event, kinds, outcome, reason
from tests.rulebook.little_alchemists.positions import LUCK, at, closing, owned, result, set_up, solved, spoken, tracked

from aludel.games.little_alchemists import GAME, data
from aludel.games.little_alchemists.state import NONE, Phase, State, changed
from aludel.games.referee import TABLE

OF_FIRE = 1
ENTRIES = data.artifact_entries(6)
PURPLE = [entry["name"] for entry in ENTRIES if entry["banner"] == "purple"]
GOLD = [entry["name"] for entry in ENTRIES if entry["banner"] == "gold"]
COSTS = {entry["name"]: entry["cost"] for entry in ENTRIES}
RIGHT, WRONG = "red theory frog fire+flying+love", "red theory frog fire+luck+ghostly"
TO_THE_ARTIFACTS = ("red brew fern+frog", "red shop")


def rich(*names: str, coins: int = 20) -> State:
    """Red has many coins and these artifacts, the pet that likes fire, and has mixed once."""
    state = at(6)
    mixed = (tracked(state, "feather+foot"), 0)
    return at(6, coins=(coins, 2), artifacts=(owned(state, *names), 0), pets=(OF_FIRE, NONE), tracker=mixed)


def artifact_points(*names: str, mixed: tuple[str, ...] = (), level: int = 6, **changes: Any) -> int:
    """What yellow's artifacts bring at the end of a game in which it has mixed these."""
    state = at(level)
    pets = (NONE, OF_FIRE) if mixed else (NONE, NONE)
    state = closing(
        level, artifacts=(0, owned(state, *names)), tracker=(0, tracked(state, *mixed)), pets=pets, **changes
    )
    _, events = outcome(state, "red end")
    (told,) = (told for told in events if told.kind == "points-half" and told.args["seat"] == "yellow")
    return int(told.args["artifacts"])


# -- what there is


def test_three_artifacts_are_on_offer() -> None:
    view = GAME.view(at(6), TABLE)
    assert (view["artifact_places"], view["market"]) == (3, [True] * 5)
    assert GAME.view(at(5), TABLE)["artifact_places"] == 0


def test_purple_artifacts_can_do_something_and_have_points() -> None:
    purple = [artifact for artifact in at(6).rules.artifacts if artifact.banner == "purple"]
    assert len({artifact.effect for artifact in purple}) == len(purple) == 6
    assert all(1 <= artifact.points <= 3 for artifact in purple)
    assert artifact_points("purple-4") == next(entry["points"] for entry in ENTRIES if entry["name"] == "purple-4")


def _wanted(state: State, sold: int) -> State:
    """The same with a customer for luck; `sold` are the seats whose bottle stands there. Red has made luck."""
    kept = {name: getattr(state, name) for name in ("artifacts", "pets", "tracker", "coins")}
    return do(at(6, customer=LUCK, come=1 << LUCK, sold=sold, **kept), "red brew foot+scorpion")


def sale(state: State) -> int:
    """Coins after a sale."""
    return do(_wanted(state, sold=0), "red sell").coins[0]


def second_sale(state: State) -> int:
    """Coins after trying to sell to a customer who has bought from red before."""
    state = _wanted(state, sold=1)
    return do(state, "red sell").coins[0] if state.phase is Phase.SELL else state.coins[0]


CAN_DO: dict[str, tuple[Callable[[State], int], int]] = {
    "purple-1": (lambda state: do(state, "red buy 1").coins[0], 1),
    "purple-2": (lambda state: do(state, WRONG, "red end").hands[0], 2),
    "purple-3": (lambda state: do(state, "red brew fern+frog").coins[0], 1),
    "purple-4": (sale, 1),
    "purple-5": (second_sale, 3),
    "purple-6": (lambda state: do(state, WRONG).broken[0], -1),
}
"""A way to see what an artifact can do, and the difference that it makes there."""


@pytest.mark.parametrize("name", PURPLE)
def test_what_each_purple_artifact_can_do(name: str) -> None:
    see, difference = CAN_DO[name]
    assert see(rich(name)) - see(rich()) == difference
    others = [other for other in PURPLE if other != name]
    assert {see(rich(other)) - see(rich()) for other in others} == {0}


def test_gold_artifacts_do_nothing_before_the_end() -> None:
    """What is told and what all see is the same with all six gold ones as without, but for who has them."""
    lines = {RIGHT: "yellow guess none", WRONG: "red end", "red brew fern+frog": "red end", "red buy 1": "red buy 2"}
    with_gold, without = rich(*PURPLE, *GOLD), rich(*PURPLE)
    for line, after in lines.items():
        assert outcome(with_gold, line).events == outcome(without, line).events
        views = [dict(GAME.view(do(state, line, after), TABLE)) for state in (with_gold, without)]
        for view in views:
            for owners in ("artifacts", "artifact_places", "artifact_stack", "may_shop"):
                del view[owners]
        assert views[0] == views[1]
    assert {artifact.points for artifact in at(6).rules.artifacts if artifact.banner == "gold"} == {0}


def test_a_gold_artifact_may_bring_many_points() -> None:
    fire = ("fern+frog", "frog+scorpion", "fern+foot", "foot+mushroom", "mushroom+scorpion")
    most_of_purple = max(entry["points"] for entry in ENTRIES if entry["banner"] == "purple")
    base = artifact_points("purple-4")
    assert artifact_points("purple-4", "gold-1", mixed=fire) - base == 10 > most_of_purple
    assert artifact_points("purple-4", "gold-1") == base, "nothing, if its owner has made nothing of it"


# -- setting up


def test_the_first_three_are_purple() -> None:
    """Before one has been bought, only purple ones can lie there; a gold one may come in their place."""
    state = do(rich(), *TO_THE_ARTIFACTS)
    assert {name: reason(state, f"red artifact {name}") for name in PURPLE} == dict.fromkeys(PURPLE, "")
    assert {reason(state, f"red artifact {name}") for name in GOLD} == {"la-no-artifact-count"}
    later = do(rich("purple-1"), *TO_THE_ARTIFACTS)
    assert {reason(later, f"red artifact {name}") for name in GOLD} == {""}


def test_how_to_lay_out_the_artifacts_is_told() -> None:
    assert "set-artifacts" in kinds(set_up(6))
    assert "set-artifacts" not in kinds(set_up(5))
    said = spoken("set-artifacts").lower()
    assert all(word in said for word in ("mix", "face down", "three purple", "gold", "stack"))


def test_the_others_are_a_stack() -> None:
    assert GAME.view(at(6), TABLE)["artifact_stack"] == 12 - 3


def test_the_stack_serves_until_it_is_empty() -> None:
    names = [*PURPLE, *GOLD]
    for bought in range(2, 12):
        state = rich(*names[:bought])
        view = GAME.view(state, TABLE)
        assert view["artifact_stack"] == max(0, 9 - bought)
        assert view["artifact_places"] == min(3, 12 - bought)
        state = do(state, *TO_THE_ARTIFACTS, f"red artifact {names[bought]}")
        assert ("reveal-artifact" in kinds(outcome(state, "red end").events)) == (bought < 9)


# -- buying


@pytest.mark.parametrize("lines", [("red brew fern+frog",), (RIGHT, "yellow guess none"), (WRONG,)])
def test_an_artifact_is_bought_after_the_turns_action(lines: tuple[str, ...]) -> None:
    assert reason(rich(), "red shop") == "la-no-now"
    state = do(rich(), *lines, "red shop", "red artifact purple-5")
    assert GAME.view(state, TABLE)["artifacts"] == [["purple-5"], []]


def test_one_artifact_a_turn() -> None:
    state = do(rich(), *TO_THE_ARTIFACTS, "red artifact purple-5")
    assert reason(state, "red artifact purple-1") == "la-no-now"
    assert reason(state, "red shop") == "la-no-now"
    state = do(state, "red end", "yellow brew foot+mandrake", "yellow end", "red brew fern+foot")
    assert reason(state, "red shop") == "", "but another one in the next turn"


@pytest.mark.parametrize("name", [*PURPLE, *GOLD])
def test_an_artifact_costs_what_it_says(name: str) -> None:
    """After a wrong theory, which pays nothing."""
    first = "purple-1" if name != "purple-1" else "purple-2"
    enough = do(rich(first, coins=COSTS[name]), WRONG, "red shop")
    state, events = outcome(enough, f"red artifact {name}")
    assert event(events, "artifact").args == {"seat": "red", "artifact": name, "coins": 0}
    assert (state.coins[0], state.bank) == (0, enough.bank + COSTS[name])


def test_an_artifact_that_is_too_dear_is_not_sold() -> None:
    state = do(rich(), WRONG, "red shop")
    for name in PURPLE:
        assert reason(changed(state, coins=(COSTS[name] - 1, 2)), f"red artifact {name}") == "la-no-artifact-coins"
        assert reason(changed(state, coins=(COSTS[name], 2)), f"red artifact {name}") == ""


def test_everybody_sees_who_has_which_artifact() -> None:
    state, events = outcome(do(rich(), *TO_THE_ARTIFACTS), "red artifact purple-4")
    told = event(events, "artifact")
    assert (told.to, told.spoken, told.args["artifact"]) == (TABLE, True, "purple-4")
    assert GAME.view(state, TABLE)["artifacts"] == GAME.view(state, 1)["artifacts"] == [["purple-4"], []]
    assert reason(do(state, "red end", "yellow brew foot+frog"), "yellow artifact purple-4") != ""


def test_another_artifact_is_turned_up_when_the_turn_ends() -> None:
    state = do(rich(), *TO_THE_ARTIFACTS, "red artifact purple-4")
    assert GAME.view(state, TABLE)["artifact_places"] == 2
    state, events = outcome(state, "red end")
    assert "reveal-artifact" in kinds(events)
    assert GAME.view(state, TABLE)["artifact_places"] == 3
    assert "reveal-artifact" not in kinds(outcome(do(rich(), "red brew fern+frog"), "red end").events)


# -- half points


@pytest.mark.parametrize(("level", "points"), [(4, (4, 2)), (5, (4, 2)), (6, (2, 1)), (7, (2, 1))])
def test_a_coin_is_half_a_point_at_levels_6_and_7(level: int, points: tuple[float, float]) -> None:
    assert result(do(closing(level, coins=(4, 2)), "red end")).points == points


def test_five_coins_are_two_points_and_a_half() -> None:
    state, events = outcome(closing(6, coins=(5, 2)), "red end")
    assert result(state).points[0] == 2.5
    told = event(events, "points-half").args
    assert (told["points"], told["half"]) == (2, 1)
    assert GAME.view(state, TABLE)["result"]["points"] == [2.5, 1]


# -- points for knowledge


def test_most_gold_artifacts_count_the_tokens_of_one_potion() -> None:
    """Five of six, each for a potion of its own: one token of that potion is two points more, of others none."""
    one_of = {
        "fire": "fern+frog",
        "flying": "frog+mandrake",
        "luck": "foot+scorpion",
        "love": "foot+frog",
        "ghostly": "fern+scorpion",
    }
    base = artifact_points("purple-4")
    for name, potion in zip(GOLD[:5], one_of, strict=True):
        for made, pair in one_of.items():
            brings = artifact_points("purple-4", name, mixed=(pair,)) - base
            assert brings == (2 if made == potion else 0), (name, made)


def test_the_example_of_three_times_two() -> None:
    fire = ("fern+frog", "frog+scorpion", "fern+foot")
    assert artifact_points("purple-4", "gold-1", mixed=fire) - artifact_points("purple-4") == 3 * 2 == 6


def test_what_is_only_deduced_is_not_paid() -> None:
    """Four theories tell what many pairs make; nobody has made them."""
    known = solved(1, 1, 1, 1)
    base = artifact_points("purple-4")
    assert artifact_points("purple-4", "gold-1", solved=known) == base
    assert artifact_points("purple-4", "gold-1", solved=known, mixed=("fern+frog",)) == base + 2


def test_the_same_mixing_is_paid_once() -> None:
    state = do(rich(), "red brew fern+frog", "red end", "yellow brew foot+frog", "yellow end")
    again = do(state, "red brew fern+frog")
    assert again.tracker == state.tracker
    assert len(GAME.view(again, 0)["tracker"]) == 2
