# SPDX-License-Identifier: MIT
"""After a power cut the same may be taken back as before it: what nobody has heard yet, and nothing more."""

from __future__ import annotations

import random

import pytest

from aludel.games.fate import CodeSource
from aludel.games.referee import Setup, announced, press, registry
from aludel.journal import Record
from aludel.table.session import Session

from .parts import BACK, CODE, CONFIRM, Bench

KEY = "little-alchemists"
GAME = registry()[KEY]
OWN = {f"purple-{n}": {"effect": "judged_by_players", "cost": 1} for n in range(1, 7)}
JUDGED = {"overlay": {"artifacts": OWN}}


class Undone:
    """A journal in which only taking back is counted."""

    def __init__(self) -> None:
        self.count = 0

    def undo(self, number: int) -> int:
        self.count += 1
        return 0


def test_purchases_before_a_power_cut_can_be_taken_back_after_it(tmp_path):
    game = Bench(tmp_path)
    game.start()
    game.brew("frog", "fern")
    for place in ("market-1", "market-2"):
        game.press(press(place))
    before = game.view()
    game.close()
    again = game.again()
    again.press(CONFIRM)
    assert again.view() == before and before["coins"][0] == 0
    coins = []
    for _ in range(3):
        again.press(BACK)
        coins.append(again.view()["coins"][0])
    assert coins == [1, 2, 2]
    assert [key for key in again.voice.phrases() if "undo" in key or "undone" in key] == [
        "table-undone",
        "table-undone",
        "table-nothing-to-undo",
    ]
    again.close()
    last = again.again()
    last.press(CONFIRM)
    assert last.view()["coins"][0] == 2 and last.view()["phase"] == before["phase"]
    last.close()


@pytest.mark.parametrize("level", [1, 3, 6, 7])
def test_at_any_moment_of_a_game_the_same_may_be_taken_back_as_without_a_cut(level):
    """Held to a plain stack of what was there before each move since the last one that was announced."""
    rng, verbs = random.Random(level), set()
    for seed in range(3):
        setup = Setup(level, ("red", "yellow", "green"), 0, JUDGED if level >= 6 else {})
        fate = GAME.draw(setup, CodeSource(f"{CODE}{seed}"))
        state, latest = GAME.new(setup, fate)
        moves, stack = [], []
        while movers := GAME.movers(state):
            move = rng.choice(GAME.moves(state, movers[0]))
            stack.append((state, latest))
            state, latest = GAME.apply(state, move)
            moves.append(GAME.print_move(move))
            if announced(latest):
                stack.clear()
                continue
            verbs.add(moves[-1].split(" ")[1])
            assert taken_back(Record(1, "t-1", KEY, setup, fate, CODE, tuple(moves))) == stack[::-1]
    assert {"buy"} <= verbs
    assert level < 6 or {"shop", "judge"} <= verbs


def taken_back(record):
    """The states and events that `back` leads to, one after another, in a game that goes on by its record."""
    journal, found = Undone(), []
    session = Session.resume(record, journal, registry())
    while session.undo():
        found.append((session.state, session.latest))
    assert journal.count == len(found)
    return found
