# SPDX-License-Identifier: MIT
"""Making a potion."""

from __future__ import annotations

import tomllib
from itertools import combinations
from pathlib import Path

import pytest
from tests.games.little_alchemists.rig import COLOURS, do, event, fate, outcome, reason, start

from aludel.games import little_alchemists
from aludel.games.little_alchemists import GAME
from aludel.games.little_alchemists.state import State
from aludel.games.referee import TABLE, Event, Refused, Setup, press
from aludel.games.tray import shown

CONFIRM = press("confirm")


def mixed(state: State, pair: str) -> str:
    """The potion that red gets from a pair."""
    return str(event(outcome(state, f"red brew {pair}").events, "potion").args["potion"])


def told_of(state: State) -> dict[str, object]:
    """The public view but for the names of all ingredients of the level."""
    return {name: value for name, value in GAME.view(state, TABLE).items() if name != "kinds"}


def public(events: tuple[Event, ...]) -> str:
    """Everything that everybody hears."""
    return str([told for told in events if told.to == TABLE])


def test_the_console_asks_for_two_tiles_in_the_tray() -> None:
    prompt = GAME.prompt(start())
    assert prompt.pieces == (2, 2)
    assert all(kind.startswith("tile.") for kind in prompt.tray)


def test_a_tracker_is_its_owners_alone() -> None:
    state = do(start(3), "red brew fern+frog")
    assert "tracker" not in GAME.view(state, TABLE)
    assert GAME.view(state, 0)["tracker"] != []
    assert GAME.view(state, 1)["tracker"] == GAME.view(state, 2)["tracker"] == []


def test_a_result_is_recorded_at_its_two_ingredients() -> None:
    """Every two different ingredients have a space of their own."""
    for a, b in combinations(start().rules.kinds, 2):
        state = do(start(), f"red brew {a}+{b}")
        (mark,) = GAME.view(state, 0)["tracker"]
        assert {mark["one"], mark["other"]} == {a, b}
        assert mark["potion"] == mixed(start(), f"{a}+{b}")


def test_a_mixing_is_heard() -> None:
    told = event(outcome(start(), "red brew fern+frog").events, "potion")
    sounds = tomllib.loads((Path(little_alchemists.__file__).parent / "sounds.toml").read_text("utf-8"))
    assert told.spoken
    assert sounds[told.kind] == "success"


def test_two_different_ingredients_make_a_potion() -> None:
    for a, b in combinations(start().rules.kinds, 2):
        assert mixed(start(), f"{a}+{b}") in ("fire", "flying", "luck")


def test_one_potion_a_turn() -> None:
    assert reason(do(start(), "red brew fern+frog"), "red brew fern+frog") == "la-no-now"


@pytest.mark.parametrize(
    ("tray", "why"),
    [((), "la-no-tray-empty"), (("tile.frog",), "la-no-tray-one"), (("tile.frog",) * 3, "la-no-tray-many")],
)
def test_exactly_two_tiles_are_mixed(tray: tuple[str, ...], why: str) -> None:
    with pytest.raises(Refused) as refused:
        GAME.intent(start(), shown(*tray), CONFIRM)
    assert refused.value.reason == why


def test_the_mixing_is_asked_in_secret() -> None:
    assert GAME.prompt(start()).secret


def test_the_big_button_mixes() -> None:
    move = GAME.intent(start(), shown("tile.frog", "tile.fern"), CONFIRM)
    assert GAME.print_move(move) == "red brew fern+frog"


def test_the_potion_is_told_to_all() -> None:
    told = event(outcome(start(), "red brew fern+frog").events, "potion")
    assert (told.to, told.spoken) == (TABLE, True)
    assert told.args == {"seat": "red", "potion": "fire"}


def test_nobody_hears_the_ingredients() -> None:
    for pair in ("fern+frog", "frog+frog", "feather+scorpion"):
        state, events = outcome(start(), f"red brew {pair}")
        heard = public(events) + str(told_of(state)) + GAME.print_state(state) + str(GAME.prompt(state).args)
        assert not any(kind in heard for kind in state.rules.kinds)


def test_the_same_pair_is_recorded_once() -> None:
    state = do(start(), "red brew fern+frog", "red end", "yellow brew foot+fern", "yellow end", "red brew fern+frog")
    assert len(GAME.view(state, 0)["tracker"]) == 1


def test_the_example_of_a_flying_potion() -> None:
    alike = {"scorpion": "YLa", "feather": "FYa", "frog": "FYb", "fern": "FLa", "foot": "FLb", "mandrake": "YLb"}
    state = GAME.new(Setup(1, COLOURS), fate(assignment=alike)).state
    assert mixed(state, "scorpion+feather") == "flying"
    state = do(state, "red brew scorpion+feather")
    assert GAME.view(state, 0)["tracker"] == [{"one": "scorpion", "other": "feather", "potion": "flying"}]


def test_the_same_two_always_make_the_same() -> None:
    state = start()
    for _ in range(3):
        for colour in ("red", "yellow"):
            state, events = outcome(state, f"{colour} brew fern+frog")
            assert event(events, "potion").args["potion"] == "fire"
            state = do(start(), *(["red brew foot+frog", "red end"] if colour == "red" else []))


def test_every_game_has_its_own_alchemy() -> None:
    other = {**fate()["assignment"], "fern": "YLb", "mandrake": "FYb"}
    assert mixed(start(), "fern+frog") == "fire"
    assert mixed(GAME.new(Setup(1, COLOURS), fate(assignment=other)).state, "fern+frog") == "flying"
    assert mixed(GAME.new(Setup(1, COLOURS), fate(orientation=1)).state, "fern+frog") == "flying"
