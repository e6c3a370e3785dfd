# SPDX-License-Identifier: MIT
"""The lamps of levels 2 to 7, and the view that they are lit from."""

from __future__ import annotations

import json
from typing import Any, get_type_hints

import pytest
from tests.games.little_alchemists.levels import LEVELS, first, games, judged, owned
from tests.games.little_alchemists.rig import do

from aludel.games.little_alchemists import GAME, view_types
from aludel.games.little_alchemists.state import EQUAL, Phase, State, changed
from aludel.games.little_alchemists.view_types import SeatView, TableView
from aludel.games.referee import TABLE
from aludel.games.scene import OFF, Lamp

THEORY = "red theory frog fire+flying+love"


def seen(state: State, viewer: int = TABLE) -> dict[str, Any]:
    """What a viewer may know."""
    return dict(GAME.view(state, viewer))


def lamp(state: State, name: str) -> Lamp:
    """How a lamp is lit."""
    return GAME.scene(GAME.view(state, TABLE)).get(name, OFF)


def artifact_patterns(state: State) -> list[str]:
    """The patterns of the three artifact lamps."""
    return [lamp(state, f"artifact-{n}").pattern for n in (1, 2, 3)]


def end(level: int = 6, **changes: object) -> State:
    """Red may end its turn or go to the artifacts."""
    return first(level, phase=Phase.END, made=EQUAL, last=(0, EQUAL), tray=(0, 0), **changes)


# -- the view


@pytest.mark.parametrize("level", LEVELS)
def test_every_view_is_plain_data_of_the_shape_that_its_type_says(level: int) -> None:
    for game in games(level, 3):
        for state, _ in game:
            public, own = seen(state), seen(state, 0)
            assert public.keys() == get_type_hints(TableView).keys()
            assert own.keys() == get_type_hints(SeatView).keys()
            assert json.loads(json.dumps(own)) == own
            assert {name: own[name] for name in public} == public
            for name in ("coins", "hands", "bottles", "again", "gems", "broken", "pets", "artifacts"):
                assert len(public[name]) == len(public["seats"]), name


SHAPES = {
    "customer": "CustomerView",
    "last": "LastView",
    "theories": "TheoryView",
    "theory": "SharedView",
    "guesses": "GuessView",
    "judge": "JudgeView",
    "exam": "ExamView",
    "result": "ResultView",
    "tracker": "MarkView",
    "wrong": "WrongView",
}


def test_every_part_of_a_view_has_the_keys_that_its_type_says() -> None:
    met = set()
    for state in (state for level in LEVELS for game in games(level, 4) for state, _ in game):
        for name, shape in SHAPES.items():
            value = seen(state, 0)[name]
            for part in value if isinstance(value, list) else [value] if value else []:
                assert part.keys() == get_type_hints(getattr(view_types, shape)).keys()
                met.add(name)
    assert met == SHAPES.keys()


def test_a_right_theory_is_shown_without_its_ingredient_until_all_have_guessed() -> None:
    state = do(first(3, 3), THEORY)
    assert seen(state)["theory"] == {"seat": 0, "potions": ["fire", "flying", "love"]}
    assert (seen(state)["guessing"], seen(state)["theories"]) == (1, [])
    state = do(state, "yellow guess none")
    assert seen(state)["guesses"] == [{"seat": 1, "ingredient": None}]
    assert seen(state)["guessing"] == 2
    assert seen(state)["gems_left"] == [4, 4, 4, 3, 3]
    state = do(state, "green guess frog")
    assert (seen(state)["theory"], seen(state)["guesses"], seen(state)["guessing"]) == (None, [], None)
    assert seen(state)["theories"] == [
        {"ingredient": "frog", "potions": ["fire", "flying", "love"], "seat": 0, "points": 4}
    ]
    assert (seen(state)["gems_left"], seen(state)["gems"]) == ([4, 4, 3, 3], [[4], [], []])
    assert seen(state)["coins"] == [2, 2, 3]


def test_only_the_seat_itself_sees_what_its_wrong_theory_was() -> None:
    state = do(first(2), "red theory frog fire+luck")
    assert seen(state)["broken"] == [1, 0]
    assert seen(state, 0)["wrong"] == [{"ingredient": "frog", "potions": ["fire", "luck"]}]
    assert seen(state, 1)["wrong"] == []
    assert "frog" not in json.dumps({**seen(state, 1), "kinds": []})


def test_pets_and_wishes_are_seen_by_all() -> None:
    state = do(first(4), "red brew fern+frog")
    assert (seen(state)["pets"], seen(state)["pets_free"]) == (["fire", None], ["cat", "flying", "luck"])
    state = do(first(7, pets=(0, 1)), "red brew feather+flower")
    assert (seen(state)["last"], seen(state)["wish"]) == ({"seat": 0, "made": "wishes"}, None)
    assert seen(do(state, "red wish powerless"))["wish"] == "powerless"


def test_artifacts_are_counted_and_the_market_is_filled_at_the_end_of_the_turn() -> None:
    state = end(coins=(9, 2))
    assert (seen(state)["artifact_places"], seen(state)["artifact_stack"], seen(state)["may_shop"]) == (3, 9, True)
    state = do(state, "red shop")
    assert not seen(state)["may_shop"]
    state = do(state, "red artifact purple-2")
    assert seen(state)["artifacts"] == [["purple-2"], []]
    assert (seen(state)["artifact_places"], seen(state)["artifact_stack"], seen(state)["may_shop"]) == (2, 9, False)
    state = do(state, "red end")
    assert (seen(state)["artifact_places"], seen(state)["artifact_stack"]) == (3, 8)


def test_a_free_tile_may_be_had_without_a_coin() -> None:
    state = first(6, coins=(0, 2))
    assert not any(seen(state)["buy"])
    state = changed(state, artifacts=(owned(state, "purple-1"), 0))
    assert all(seen(state)["buy"])
    assert not any(seen(do(state, "red buy 1"))["buy"])


def test_the_result_has_halves_where_coins_count_half() -> None:
    for level, points in ((5, [3, 2]), (6, [1.5, 1])):
        state = first(level, phase=Phase.OVER, coins=(3, 2), come=0b11111)
        result = seen(state)["result"]
        assert result == {"points": points, "winners": [0], "ending": "closed", "keys": 0}
        assert [type(one) for one in result["points"]] == [type(one) for one in points]


def test_all_solved_brings_keys_to_the_view_and_to_the_campaign() -> None:
    solved = tuple((kind, 0) for kind in range(5))
    state = first(3, phase=Phase.OVER, solved=solved, come=0b1, customer=-1)
    assert seen(state)["result"] == {"points": [20, 2], "winners": [0], "ending": "solved", "keys": 5}
    assert GAME.earned(state) == {"keys": 5}


def test_while_an_artifact_is_judged_there_is_no_result_yet() -> None:
    state = judged(first(6), "purple-3")
    state = changed(state, phase=Phase.JUDGE, artifacts=(0, owned(state, "purple-3")), customer=-1)
    assert (seen(state)["judge"], seen(state)["result"]) == ({"seat": 1, "artifact": "purple-3"}, None)
    assert GAME.result(state) is None
    state = do(state, "yellow judge 7")
    printed = state.rules.artifacts[state.rules.artifact_index["purple-3"]].points
    assert (seen(state)["judge"], seen(state)["result"]["points"]) == (None, [1, 1 + printed + 7])


# -- the lamps


def test_the_guesser_blinks_beside_the_steady_lamp_of_who_shares() -> None:
    state = do(first(3, 3), THEORY)
    assert (lamp(state, "seat-1"), lamp(state, "seat-2")) == (Lamp("red", "steady"), Lamp("yellow", "blink"))
    state = do(state, "yellow guess frog")
    assert (lamp(state, "seat-2").pattern, lamp(state, "seat-3")) == ("off", Lamp("green", "blink"))


def test_the_lamp_on_turn_blinks_while_a_pet_a_wish_or_an_artifact_is_chosen() -> None:
    pet = do(first(4, pets=(-1, 1)), "red brew fern+frog")
    wish = do(first(7, pets=(0, 1)), "red brew feather+flower")
    assert [lamp(state, "seat-1").pattern for state in (pet, wish, do(wish, "red wish love"))] == [
        "blink",
        "blink",
        "steady",
    ]


def test_artifact_lamps_breathe_while_one_may_be_bought_and_go_out_where_it_was() -> None:
    assert artifact_patterns(first(5)) == ["off", "off", "off"]
    assert artifact_patterns(first(6)) == ["steady", "steady", "steady"]
    state = end(coins=(9, 2))
    assert artifact_patterns(state) == ["breathe", "breathe", "breathe"]
    state = do(state, "red shop")
    assert artifact_patterns(state) == ["blink", "blink", "blink"]
    assert lamp(state, "seat-1").pattern == "blink"
    assert artifact_patterns(do(state, "red artifact purple-2")) == ["steady", "steady", "off"]
    assert artifact_patterns(end(coins=(0, 2))) == ["steady", "steady", "steady"]


def test_with_the_last_artifacts_the_lamps_stay_out() -> None:
    state = first(6)
    bought = owned(state, *(one.name for one in state.rules.artifacts[:11]))
    assert artifact_patterns(changed(state, artifacts=(bought, 0))) == ["steady", "off", "off"]


def test_who_is_asked_for_points_blinks_alone() -> None:
    state = judged(first(6), "purple-3")
    state = changed(state, phase=Phase.JUDGE, artifacts=(0, owned(state, "purple-3")), customer=-1)
    assert dict(GAME.scene(GAME.view(state, TABLE))) == {"seat-2": Lamp("yellow", "blink")}
