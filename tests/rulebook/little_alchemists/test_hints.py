# SPDX-License-Identifier: MIT
"""Helpful hints."""

from __future__ import annotations

import pytest
from tests.games.little_alchemists.rig import do, reason, start

from aludel.games.little_alchemists import GAME
from aludel.games.little_alchemists.state import Phase, changed
from aludel.reading import Reason
from aludel.utterance import Utterance
from aludel.voice.phrasebook import Phrasebook

FIRE = 0


def advice(reason: Reason) -> str:
    """What the console says when it could not read the tray."""
    return Phrasebook("en").caption(Utterance(f"unsure-{reason.value}"))


def test_what_to_do_when_something_moved() -> None:
    assert "still" in advice(Reason.MOVED)


def test_what_to_do_against_glare() -> None:
    assert "shines" in advice(Reason.GLARE)


def test_what_to_do_in_the_dark() -> None:
    assert "lamp" in advice(Reason.DARK)


def test_what_to_do_when_the_camera_is_silent() -> None:
    assert "again" in advice(Reason.CAMERA)


@pytest.mark.parametrize("tray", [("tile.frog", "tile.fern"), ("tile.scorpion", "tile.scorpion")])
def test_every_ingredient_can_be_chosen_by_hand(tray: tuple[str, ...]) -> None:
    """The engine takes kinds, however they were chosen, and says that this choice is a secret one."""
    prompt = GAME.prompt(start())
    assert prompt.secret
    assert set(tray) <= prompt.tray
    for kind in prompt.tray:
        key = "piece-" + kind.replace(".", "-")
        assert Phrasebook("en").caption(Utterance(key)) != key


def test_a_bought_tile_makes_the_hand_larger_for_good() -> None:
    state = do(start(), "red buy 1", "red brew fern+frog", "red end")
    assert state.hands[0] == 4
    state = do(state, "yellow brew fern+foot", "yellow end", "red brew scorpion+feather", "red end")
    assert state.hands[0] == 4


def test_only_a_potion_of_this_turn_is_sold() -> None:
    """Red knows how to make fire, but what it makes now is luck."""
    state = do(start(), "red brew fern+frog", "red end", "yellow brew fern+foot", "yellow end")
    state = do(changed(state, customer=FIRE, come=1), "red brew feather+foot")
    assert state.phase is Phase.END
    assert reason(state, "red sell") == "la-no-now"


def test_a_sale_leaves_the_tracker_alone() -> None:
    state = do(start(customer=FIRE, come=1), "red brew fern+frog")
    assert do(state, "red sell").tracker == state.tracker


def test_a_lucky_potion_counts() -> None:
    """Nothing has been mixed before."""
    state = start(customer=FIRE, come=1)
    assert state.tracker == (0, 0)
    assert do(state, "red brew fern+frog", "red sell").coins[0] == 5


def test_as_many_tiles_as_one_can_pay() -> None:
    state = do(start(), "red buy 1", "red buy 2")
    assert state.hands[0] == 5
    assert reason(state, "red buy 3") == "la-no-coin"


def test_a_coin_spent_is_a_point_less() -> None:
    state = start(stack=1, discards=7, customer=2, come=0b111)
    state = do(state, "red buy 1", "red brew fern+frog", "red end")
    result = GAME.result(state)
    assert result is not None
    assert result.points == (1, 2)


def test_tiles_are_laid_away_face_down() -> None:
    told = GAME.apply(do(start(), "red brew fern+frog"), GAME.parse_move("red end")).events[0]
    assert "face down" in Phrasebook("en").caption(Utterance(f"la-{told.kind}", told.args))
