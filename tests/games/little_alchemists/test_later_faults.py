# SPDX-License-Identifier: MIT
"""Faults of positions in what levels 2 to 7 add, and unsound positions."""

from __future__ import annotations

import contextlib
import re
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.little_alchemists.levels import first, judged
from tests.games.little_alchemists.rig import do

from aludel.games.little_alchemists import GAME, later_faults
from aludel.games.little_alchemists.state import NONE, Phase, State, changed
from aludel.games.referee import TABLE, BadNotation, Refused, hold, press
from aludel.games.tray import shown

# -- faults

SOLVED = tuple((n, 0) for n in range(5))
GUESSING = do(first(3, 3), "red theory frog fire+flying+love")
WISHING = do(first(7, pets=(0, 1), tracker=(1, 1)), "red brew feather+flower")
CHOOSING = do(first(4, pets=(NONE, 1), tracker=(0, 1)), "red brew fern+frog")
SHOPPING = do(first(6, coins=(9, 2), bank=85), "red brew frog+frog", "red take 1", "red shop")

FAULTY: list[tuple[State, dict[str, Any], set[str]]] = [
    (first(3), {"solved": ((6, 0),)}, {"theory-board"}),
    (first(3), {"solved": ((-1, 0),)}, {"theory-board"}),
    (first(3), {"solved": ((0, 2),)}, {"theory-board"}),
    (first(3), {"solved": ((0, 0), (0, 1))}, {"theory-board"}),
    (first(3), {"solved": (*SOLVED, (5, 0)), "phase": Phase.OVER}, {"theory-board", "closed-too-early"}),
    (first(1), {"solved": ((0, 0),)}, {"theory-board"}),
    (first(3), {"solved": SOLVED}, {"solved-not-closed"}),
    (first(3), {"solved": SOLVED, "phase": Phase.OVER}, set()),
    (first(3), {"solved": SOLVED[:4], "phase": Phase.OVER}, {"closed-too-early"}),
    (GUESSING, {}, set()),
    (GUESSING, {"theory": NONE}, {"nothing-to-guess"}),
    (GUESSING, {"solved": ((0, 0),)}, {"nothing-to-guess"}),
    (GUESSING, {"solved": ((1, 0),), "guesses": (1,)}, {"nothing-to-guess"}),
    (GUESSING, {"solved": ((1, 0),), "guesses": (2,)}, set()),
    (GUESSING, {"guesses": (NONE,)}, set()),
    (GUESSING, {"guesses": (1, 1)}, {"nothing-to-guess"}),
    (GUESSING, {"tray": (0, 0), "stack": GUESSING.stack - 2}, {"tray"}),
    (first(2), {"phase": Phase.GUESS, "theory": 0}, {"nothing-to-guess"}),
    (first(3), {"theory": 0}, {"theory-left"}),
    (first(3), {"guesses": (0,)}, {"theory-left"}),
    (first(3), {"wrong": (((6, 0b10011),), ()), "broken": (1, 0)}, {"wrong-theory"}),
    (first(3), {"wrong": (((0, 0b10011),), ()), "broken": (1, 0)}, set()),
    (first(3), {"wrong": (((0, 0b00011),), ()), "broken": (1, 0)}, {"wrong-theory"}),
    (first(3), {"wrong": (((0, 0b00111),), ()), "broken": (1, 0)}, {"wrong-theory"}),
    (first(3), {"wrong": (((0, 0b01011),), ()), "broken": (1, 0)}, {"wrong-theory"}),
    (first(3), {"wrong": (((0, 0b10011),), ())}, {"broken"}),
    (first(6), {"wrong": (((0, 0b10011),), ()), "artifacts": (0b100000, 0)}, set()),
    (first(6), {"wrong": (((0, 0b10011),), ()), "artifacts": (0, 0b100000)}, {"broken"}),
    (first(3), {"broken": (1, 0)}, {"broken"}),
    (first(3), {"broken": (0, -1)}, {"broken"}),
    (first(3), {"lost": 1}, {"tiles-lost"}),
    (first(3), {"lost": -1}, {"tiles-lost"}),
    (first(3, stack=0, discards=8), {"lost": 2, "phase": Phase.CUSTOMER, "then": Phase.END}, set()),
    (first(3, stack=0, discards=8), {"lost": 3, "phase": Phase.CUSTOMER, "then": Phase.END}, {"tiles-lost"}),
    (first(3, stack=0, discards=8), {"lost": 1, "phase": Phase.CUSTOMER, "then": Phase.OVER}, {"tiles-lost"}),
    (first(3), {"pets": (0, NONE)}, {"pets"}),
    (first(4), {"pets": (4, NONE), "tracker": (1, 0)}, {"pets"}),
    (first(4), {"pets": (-3, NONE), "tracker": (1, 0)}, {"pets"}),
    (first(4), {"pets": (0, 0), "tracker": (1, 1)}, {"pets"}),
    (first(4), {"pets": (0, NONE)}, {"first-pet"}),
    (first(4), {"tracker": (1, 0)}, {"first-pet"}),
    (first(4), {"pets": (0, 3), "tracker": (1, 1)}, set()),
    (CHOOSING, {}, set()),
    (CHOOSING, {"pets": (0, 1)}, {"first-pet"}),
    (CHOOSING, {"made": 1}, {"no-pet-due"}),
    (CHOOSING, {"made": NONE}, {"no-pet-due"}),
    (first(4), {"fresh": True}, {"fresh"}),
    (WISHING, {}, set()),
    (WISHING, {"made": 0}, {"wish"}),
    (WISHING, {"wished": 0}, {"wish"}),
    (WISHING, {"phase": Phase.END}, {"wish"}),
    (WISHING, {"phase": Phase.END, "wished": 0}, set()),
    (WISHING, {"phase": Phase.END, "wished": 5}, {"wish"}),
    (WISHING, {"phase": Phase.END, "wished": 7}, {"wish"}),
    (WISHING, {"phase": Phase.END, "wished": 0, "made": 1}, {"wish"}),
    (first(4, pets=(0, NONE), tracker=(1, 0), tray=(0, 1), stack=6), {"phase": Phase.WISH, "made": 0}, {"wish"}),
    (first(6), {"artifacts": (1, 1)}, {"artifact-owners"}),
    (first(6), {"artifacts": (1 << 12, 0)}, {"artifact-owners"}),
    (first(5), {"artifacts": (1, 0)}, {"artifact-owners"}),
    (first(6), {"artifacts": (0b1000000, 0)}, {"gold-too-early"}),
    (first(6), {"artifacts": (0b1000001, 0)}, set()),
    (first(6), {"artifacts": (0b1000000, 0b10000000)}, {"gold-too-early"}),
    (first(6), {"bought": True, "visits": 1}, {"bought"}),
    (first(6), {"bought": True, "artifacts": (1, 0)}, {"bought"}),
    (first(6), {"bought": True, "visits": 1, "artifacts": (1, 0)}, set()),
    (first(5), {"visits": 1}, {"bought"}),
    (SHOPPING, {}, set()),
    (SHOPPING, {"visits": 0}, {"shop"}),
    (SHOPPING, {"visits": 3}, set()),
    (SHOPPING, {"visits": 4}, {"bought"}),
    (first(6), {"visits": -1}, {"bought"}),
    (SHOPPING, {"bought": True, "artifacts": (1, 0)}, {"shop"}),
    (first(6), {"customer": 0, "come": 1, "sold": 1, "again": 1, "artifacts": (0b10000, 0)}, set()),
    (first(6), {"customer": 0, "come": 1, "sold": 0, "again": 1, "artifacts": (0b10000, 0)}, {"sold-twice"}),
    (first(6), {"customer": 0, "come": 1, "sold": 1, "again": 1}, {"sold-twice"}),
    (first(6), {"judged": (3,)}, {"judged"}),
    (judged(first(6), "purple-1"), {"artifacts": (1, 0), "phase": Phase.JUDGE, "come": 0b11111}, set()),
    (judged(first(6), "purple-1"), {"artifacts": (1, 0), "phase": Phase.OVER, "come": 0b11111}, {"judged"}),
    (
        judged(first(6), "purple-1"),
        {"artifacts": (1, 0), "phase": Phase.OVER, "come": 0b11111, "judged": (20,)},
        set(),
    ),
    (
        judged(first(6), "purple-1"),
        {"artifacts": (1, 0), "phase": Phase.OVER, "come": 0b11111, "judged": (21,)},
        {"judged"},
    ),
    (
        judged(first(6), "purple-1"),
        {"artifacts": (1, 0), "phase": Phase.JUDGE, "come": 0b11111, "judged": (3,)},
        {"judged"},
    ),
    (judged(first(6), "purple-1"), {"artifacts": (1, 0), "rulings": 6}, set()),
    (judged(first(6), "purple-1"), {"artifacts": (1, 0), "rulings": 7}, {"rulings"}),
    (judged(first(6), "purple-1"), {"artifacts": (1, 0), "rulings": -1}, {"rulings"}),
    (judged(first(6), "purple-1"), {"artifacts": (0, 1), "rulings": 1}, {"rulings"}),
    (first(6, stack=0, discards=9), {"phase": Phase.CUSTOMER, "then": Phase.OVER, "gift": True}, {"turn-left"}),
    (first(6, stack=0, discards=9), {"phase": Phase.CUSTOMER, "then": Phase.OVER, "visits": 1}, {"turn-left"}),
    (first(6, stack=0, discards=9), {"phase": Phase.CUSTOMER, "then": Phase.END, "visits": 1}, set()),
    (first(6, stack=0, discards=9), {"phase": Phase.CUSTOMER, "then": Phase.OVER}, set()),
    (first(2), {"phase": Phase.END}, set()),
    (first(2), {"phase": Phase.END, "made": 0}, {"tray"}),
    (first(2), {"phase": Phase.TAKE}, {"tray", "nothing-to-take"}),
    (first(2), {"bank": -4, "coins": (50, 50)}, set()),
]


@pytest.mark.parametrize(("state", "changes", "keys"), FAULTY, ids=[f"{n}-{list(f[1])}" for n, f in enumerate(FAULTY)])
def test_status_names_every_fault(state: State, changes: dict[str, Any], keys: set[str]) -> None:
    assert {fault.key for fault in GAME.status(changed(state, **changes))} == keys


def test_every_fault_is_shown_by_a_position() -> None:
    shown_here = {key for _, _, keys in FAULTY for key in keys} | {"nothing-to-sell"}
    assert {fault.key for fault in later_faults.faults(first(1))} == set()
    assert set(later_faults.TABLE) <= shown_here


def test_a_sale_is_due_for_what_was_wished_for() -> None:
    state = do(changed(WISHING, customer=2, come=0b100), "red wish luck")
    assert (state.phase, GAME.status(state)) == (Phase.SELL, ())
    for changes in ({"wished": 0}, {"sold": 1}, {"customer": 1, "come": 0b10}):
        assert {fault.key for fault in GAME.status(changed(state, **changes))} == {"nothing-to-sell"}


# -- unsound positions


@settings(max_examples=200, deadline=None)
@given(data=st.data())
def test_an_unsound_position_is_played_without_a_crash(data: st.DataObject) -> None:
    """A program may set up any position that the notation can say: the worst that may happen is a refusal."""
    line = GAME.print_state(first(7), secret=True)
    words = {
        "phase": [phase.value for phase in Phase],
        "market": ["00000", "11111"],
        "stack": ["0", "1", "9"],
        "customer": ["none", "fire", "wishes", "equal"],
        "come": ["none", "fire", "fire+flying+luck+love+ghostly"],
        "tray": ["none", "frog", "fern+flower"],
        "then": ["brew", "end", "over"],
        "made": ["none", "equal", "fire", "wishes", "powerless"],
        "solved": ["none", "frog:red", "frog:red+fern:red+foot:red+scorpion:red+feather:red+mandrake:red"],
        "pets": ["none+none", "cat+cat", "cat+fire"],
        "theory": ["none", "frog", "flower"],
        "guesses": ["none", "pass", "fern"],
        "lost": ["0", "2"],
        "fresh": ["yes", "no"],
        "artifacts": ["none", "red:gold-1", "red:purple-1+yellow:purple-1"],
        "bought": ["yes", "no"],
        "visits": ["1", "0"],
        "wished": ["none", "fire", "wishes"],
        "judged": ["none", "3"],
    }
    for name, choices in words.items():
        line = re.sub(rf" {name}=\S+", f" {name}={data.draw(st.sampled_from(choices))}", line)
    try:
        state = GAME.parse_state(line)
    except BadNotation:
        return
    for viewer in (TABLE, 0, 1):
        GAME.scene(GAME.view(state, viewer))
    GAME.prompt(state)
    GAME.status(state)
    GAME.result(state)
    GAME.earned(state)
    for seat in GAME.movers(state):
        for move in GAME.moves(state, seat)[::5]:
            with contextlib.suppress(Refused):
                GAME.apply(state, move)
    for pressed in (press("confirm"), press("back"), press("next"), press("market-1"), hold("next")):
        for tray in ((), ("tile.frog", "tile.fern"), ("answer.frog", "answer.fire", "answer.luck", "answer.love")):
            with contextlib.suppress(Refused):
                GAME.apply(state, GAME.intent(state, shown(*tray), pressed))
