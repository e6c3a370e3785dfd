# SPDX-License-Identifier: MIT
"""The rulings for what the rulebook leaves open at levels 2 to 7, where no other file of this folder holds them."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.games.little_alchemists.levels import COLOURS, first
from tests.games.little_alchemists.rig import do, kinds, outcome, reason

from aludel.games.fate import CodeSource
from aludel.games.little_alchemists import GAME, data
from aludel.games.little_alchemists.state import NONE, Phase, State, changed
from aludel.games.referee import TABLE, BadSetup, Refused, Setup, press
from aludel.games.tray import shown

WRONG = "red theory frog fire+luck+ghostly"
GHOSTLY = 4


def own_board(level: int, **changes: Any) -> Setup:
    """A game with the packaged board of the level as an owner's, changed."""
    entry = {**data.board_entry(level), "levels": [level], **changes}
    return Setup(level, COLOURS[:2], house={"overlay": {"boards": [entry]}})


def rich(level: int = 6, **changes: Any) -> State:
    """The first position, with more coins."""
    plain = first(level)
    return changed(plain, coins=(20, 2), bank=plain.bank - 18, **changes)


# -- boards


@pytest.mark.parametrize("level", range(2, 8))
def test_every_ingredient_may_lie_on_every_space_of_every_level(level: int) -> None:
    """In 400 games, with each of the board's orientations."""
    setup = Setup(level, COLOURS[:2])
    fates = [GAME.draw(setup, CodeSource(f"board-{number}")) for number in range(400)]
    seen = {(kind, space) for drawn in fates for kind, space in drawn["assignment"].items()}
    assert len(seen) == len(first(level).rules.kinds) ** 2
    assert {drawn["orientation"] for drawn in fates} == ({0, 1} if level <= 4 else {0})


@pytest.mark.parametrize(
    ("level", "changes", "key"),
    [
        (5, {"FYL|FYV": "luck"}, "board-cross-potion"),
        (7, {"FYL|WVG": "fire"}, "board-cross-potion"),
        (7, {"FYG|FYL": "powerless"}, "board-cross-potion"),
        (5, {"FYV|FYG": "flying"}, "board-asymmetric"),
    ],
)
def test_an_owners_large_board_is_checked(level: int, changes: dict[str, str], key: str) -> None:
    """Each crossing makes a potion of both its spaces, or is powerless where they share none; both ways the same."""
    GAME.check(own_board(level))
    with pytest.raises(BadSetup) as refused:
        GAME.check(own_board(level, cross={**data.board_entry(level)["cross"], **changes}))
    assert refused.value.key == key


def test_an_owners_large_board_has_no_two_spaces_alike() -> None:
    spaces = {**data.board_entry(5)["spaces"], "FYL": ["fire", "flying", "love"]}
    with pytest.raises(BadSetup) as refused:
        GAME.check(own_board(5, spaces=spaces))
    assert refused.value.key == "board-twins"


@pytest.mark.parametrize(
    ("level", "space", "potions"),
    [(2, "FYa", ["fire", "flying", "luck"]), (2, "FYa", ["fire"]), (5, "FYL", ["fire", "flying"]), (7, "FYL", [])],
)
def test_every_space_of_an_owners_board_has_as_many_potions_as_a_theory_names(
    level: int, space: str, potions: list[str]
) -> None:
    with pytest.raises(BadSetup) as refused:
        GAME.check(own_board(level, spaces={**data.board_entry(level)["spaces"], space: potions}))
    assert refused.value.key == "board-set-size"
    assert refused.value.args_ == {"space": space, "given": len(potions), "wanted": data.level_entry(level)["theories"]}


# -- marks of the tiles that leave and come


def gone(level: int) -> Counter[tuple[str, str]]:
    """The tiles of the level before, by ingredient and mark, that are out at this level."""
    before, now = data.tile_set(level - 1), data.tile_set(level)
    lost = {(kind, mark): marks[mark] - now[kind][mark] for kind, marks in before.items() for mark in marks}
    return Counter({place: number for place, number in lost.items() if number})


def test_which_tiles_leave_for_mushrooms_and_flowers() -> None:
    assert gone(5) == {("frog", "four"): 1, ("fern", "three"): 1, ("foot", "plain"): 1}
    moons = (("scorpion", "four"), ("feather", "three"), ("mandrake", "plain"), ("fern", "plain"))
    assert gone(7) == dict.fromkeys(moons, 1)
    assert gone(2) == gone(3) == gone(4) == gone(6) == {}
    new = {"plain": 2, "three": 1, "four": 1}
    assert data.tile_set(5)["mushroom"] == data.tile_set(7)["mushroom"] == data.tile_set(7)["flower"] == new


# -- two equal tiles


def test_two_equal_tiles_are_an_action_after_which_an_artifact_may_be_bought() -> None:
    state = do(rich(), "red brew frog+frog", "red take 1")
    assert GAME.view(state, TABLE)["pets"] == [None, None]
    assert do(state, "red shop", "red artifact purple-5").artifacts[0]
    nothing = do(rich(market=0, stack=first(6).stack + 5), "red brew frog+frog")
    assert reason(nothing, "red shop") == ""


# -- theories


def test_who_declines_earns_nothing_and_loses_nothing() -> None:
    state, events = outcome(do(first(3), "red theory frog fire+flying+love"), "yellow guess none")
    assert kinds(events) == ["guess-declined", "reveal", "guess-none", "gem"]
    assert (state.coins, state.broken) == ((2, 2), (0, 0))


def test_after_the_last_theory_no_artifact_is_bought() -> None:
    solved = tuple((kind, 0) for kind in range(5))
    state = do(rich(solved=solved), "red theory mandrake flying+luck+ghostly")
    state, events = outcome(state, "yellow guess mandrake")
    assert kinds(events)[1:6] == ["reveal", "guess-right", "gem", "solved", "keys"]
    assert state.phase is Phase.OVER
    assert reason(state, "red shop") == "la-no-over"
    points = [told.args for told in events if told.kind == "points-half"]
    assert [(told["coins"], told["gems"]) for told in points] == [(20, 5 + 4 + 4 + 4 + 3 + 3), (3, 0)]


# -- keys


def test_locks_of_boxes_and_lines_of_trophies() -> None:
    plan = GAME.campaign()
    assert {box.level: box.keys for box in plan.boxes} == {2: 0, 3: 3, 4: 4, 5: 4, 6: 5, 7: 6}
    assert [(line.name, line.keys) for line in plan.trophies] == [("bronze", 6), ("silver", 6), ("gold", 6)]


# -- supplies


def test_an_empty_bank_pays_all_the_same() -> None:
    plain = first(3)
    state = changed(plain, coins=(2, plain.rules.bank - 2), bank=0, customer=GHOSTLY, come=1 << GHOSTLY)
    assert GAME.status(state) == ()
    state = do(state, "red brew fern+scorpion", "red sell")
    assert (state.coins[0], state.bank) == (2 + 4, -4)
    assert GAME.status(state) == ()


def test_a_ninth_broken_gem_counts_too() -> None:
    state = do(first(3, broken=(4, 4), wrong=(((0, 0b01101),), ((0, 0b01101),))), WRONG)
    assert state.broken == (5, 4)
    assert GAME.status(state) == ()


def test_more_wishes_than_tokens_are_recorded() -> None:
    """Four trackers have twelve places for wishes, the box ten tokens."""
    plain = first(7, 4)
    ways = [plain.rules.pair_bit[pair] for pair in ((4, 7), (5, 6), (5, 7))]
    state = changed(plain, tracker=(ways[0] | ways[1], *(sum(ways),) * 3), pets=(0, 1, 2, 3))
    assert GAME.status(state) == ()
    state = do(state, "red brew flower+mandrake")
    made = [mark["potion"] for seat in range(4) for mark in GAME.view(state, seat)["tracker"]]
    assert made.count("wishes") == 12


# -- wishes


def test_a_wish_is_waited_for_and_never_assumed() -> None:
    plain = first(7)
    before = changed(plain, pets=(0, NONE), tracker=(plain.rules.pair_bit[0, 1], 0))
    state = do(before, "red brew feather+flower")
    assert (state.phase, GAME.movers(state)) == (Phase.WISH, (0,))
    for line in ("red end", "red sell", "red keep", "red buy 1", "table stack-empty"):
        assert reason(state, line) == "la-no-now"
    with pytest.raises(Refused):
        GAME.intent(state, shown(), press("confirm"))
    assert GAME.prompt(state).key == "la-prompt-wish"
    assert do(state, "red wish luck").phase is Phase.END


# -- customers


def test_what_customers_pay_and_pets_like() -> None:
    rules = first(4).rules
    assert dict(zip(rules.potions, rules.prices, strict=True)) == {
        "fire": 3,
        "flying": 3,
        "luck": 3,
        "love": 4,
        "ghostly": 4,
    }
    assert [len(first(level).rules.customers) for level in range(1, 8)] == [3, 3, 5, 5, 5, 5, 5]
    liked = [[name for i, name in enumerate(rules.potions) if liked >> i & 1] for liked in rules.liked]
    assert dict(zip(rules.pets, liked, strict=True)) == {
        "cat": ["love", "ghostly"],
        "fire": ["fire"],
        "flying": ["flying"],
        "luck": ["luck"],
    }


# -- what the console knows of artifacts


def test_which_artifacts_lie_open_is_not_known_but_how_many_is() -> None:
    """Any that nobody has may be shown; nothing public names one that was not bought."""
    state = do(rich(), WRONG, "red shop")
    assert GAME.prompt(state).tray == {f"artifact.{one.name}" for one in state.rules.artifacts}
    view = GAME.view(state, TABLE)
    assert not any(one.name in str(view) for one in state.rules.artifacts)
    assert (view["artifact_places"], view["artifact_stack"]) == (3, 9)
