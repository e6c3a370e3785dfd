# SPDX-License-Identifier: MIT
"""Level 5: mushrooms, and a theory board that shows what two ingredients make."""

from __future__ import annotations

from dataclasses import fields

import pytest
from tests.games.little_alchemists.rig import do, event, kinds, outcome, reason
from tests.rulebook.little_alchemists.positions import at, placed, set_up, solved, spoken

from aludel.games.little_alchemists import GAME, data
from aludel.games.little_alchemists.deduction import Deduction
from aludel.games.little_alchemists.hints import knowledge_of
from aludel.games.little_alchemists.rules import Rules
from aludel.games.little_alchemists.state import State, changed
from aludel.games.referee import TABLE

MARKS = ("plain", "three", "four")


def limits(level: int, seats: int) -> dict[str, int]:
    """Tiles in play by ingredient."""
    rules = at(level, seats).rules
    return dict(zip(rules.kinds, rules.limits, strict=True))


# -- mushrooms


def test_a_mushroom_makes_a_potion_with_every_other() -> None:
    for kind in ("frog", "fern", "foot", "scorpion", "feather", "mandrake"):
        _, events = outcome(at(5), f"red brew {'+'.join(sorted((kind, 'mushroom')))}")
        assert event(events, "potion").args["potion"] in ("fire", "flying", "luck", "love", "ghostly")
    assert reason(at(4), "red brew frog+mushroom") == "la-no-ingredient"


def test_the_rest_is_as_at_level_4() -> None:
    """The rules of the two levels differ in the ingredients, what follows from their number, and the gems."""
    four, five = at(4).rules, at(5).rules
    differing = {field.name for field in fields(Rules) if getattr(four, field.name) != getattr(five, field.name)}
    ingredients = {
        "level",
        "kinds",
        "limits",
        "tiles",
        "board",
        "sets",
        "sets_named",
        "pairs",
        "kind_index",
        "pair_bit",
        "result_places",
    }
    assert differing == ingredients | {"gems"}
    assert five.kinds == (*four.kinds, "mushroom")


# -- setting up


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_mushrooms_come_for_the_tiles_with_a_star(seats: int) -> None:
    """One frog, one fern and one chicken foot leave, as far as they were in play; four mushrooms come."""
    before, now = limits(4, seats), limits(5, seats)
    gone = {kind: before[kind] - now[kind] for kind in before if before[kind] != now[kind]}
    starred = {"frog": 4, "fern": 3, "foot": 2}
    assert gone == {kind: 1 for kind, fewest in starred.items() if seats >= fewest}
    assert now["mushroom"] == seats
    whole = {kind: sum(marks.values()) for kind, marks in data.tile_set(4).items()}
    later = {kind: sum(marks.values()) for kind, marks in data.tile_set(5).items()}
    assert later == whole | dict.fromkeys(starred, 5) | {"mushroom": 4}


def test_tiles_with_a_star_never_come_back() -> None:
    for level in (5, 6, 7):
        for kind, marks in data.tile_set(4).items():
            assert all(data.tile_set(level)[kind][mark] <= marks[mark] for mark in MARKS)
        assert [sum(data.tile_set(level)[kind].values()) for kind in ("frog", "foot")] == [5, 5]
        assert sum(data.tile_set(level)["fern"].values()) <= 5


def test_the_board_of_the_level_is_named_at_the_start() -> None:
    assert event(set_up(5), "set-theories").args == {"tokens": 7, "gems": 6}
    assert "board of this level" in spoken("set-theories", tokens=7, gems=6)
    assert len(at(5).rules.board.spaces) == 7
    assert kinds(set_up(5))[1] == "set-mushrooms"


def test_the_five_lies_on_top() -> None:
    assert GAME.view(at(5), TABLE)["gems_left"] == [5, *GAME.view(at(4), TABLE)["gems_left"]]


@pytest.mark.parametrize("kind", ["frog", "fern", "foot", "scorpion", "feather", "mandrake"])
def test_the_tracker_has_a_space_for_every_mixing_with_a_mushroom(kind: str) -> None:
    state = do(at(5), f"red brew {'+'.join(sorted((kind, 'mushroom')))}")
    (mark,) = GAME.view(state, 0)["tracker"]
    assert (mark["one"], mark["other"]) == (kind, "mushroom")
    assert "mushroom part" in spoken("set-mushrooms")


# -- the theory board


def test_the_board_tells_what_two_places_make() -> None:
    """What two ingredients make follows from their places alone: a potion that both can make."""
    rules = at(5).rules
    (cross,) = rules.board.crosses
    for one, row in enumerate(cross):
        for other, potion in enumerate(row):
            assert one == other or potion in rules.board.potions[one] & rules.board.potions[other]
    state = at(5)
    assert [list(row) for row in state.secret.cross] == [list(row) for row in cross], "in the order of the places"


def of_the_example() -> State:
    """The mushroom makes fire, flying and love, and all know it; red has mixed it with a chicken foot."""
    state = placed(5, mushroom="FYV", foot="FLG")
    return do(changed(state, solved=((6, 1),)), "red brew foot+mushroom")


def test_the_example_of_the_two_places_for_the_foot() -> None:
    state = of_the_example()
    (mark,) = GAME.view(state, 0)["tracker"]
    assert mark["potion"] == "fire"
    assert GAME.view(state, TABLE)["theories"][0]["potions"] == ["fire", "flying", "love"]
    found = Deduction.of(state.rules.board, knowledge_of(state, 0))
    chances = found.theory_chances(state.rules.kind_index["foot"])
    assert len(chances) == 2
    hint = event(GAME.hints(state, 0), "hint-worlds")
    assert hint.args == {"count": 2 * 5 * 4 * 3 * 2}, "the two places, and any order of the other five ingredients"
    other = event(GAME.hints(state, 1), "hint-worlds")
    assert other.args == {"count": 6 * 5 * 4 * 3 * 2}, "yellow has not seen the result"


def test_what_the_board_tells_is_not_recorded() -> None:
    """Both theories are known, and so what the two make; nobody has made it."""
    state = at(5, solved=solved(0, 1))
    pair = Deduction.of(state.rules.board, knowledge_of(state, 0)).certain_pairs()
    assert pair[0, 1] == state.rules.potion_index["fire"]
    assert GAME.view(state, 0)["tracker"] == []
    assert state.tracker == (0, 0)


def test_what_the_board_tells_is_recorded_once_it_is_made() -> None:
    state = do(at(5, solved=solved(0, 1)), "red brew fern+frog")
    assert GAME.view(state, 0)["tracker"] == [{"one": "frog", "other": "fern", "potion": "fire"}]
    assert GAME.view(state, 1)["tracker"] == []
