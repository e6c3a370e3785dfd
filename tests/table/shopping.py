# SPDX-License-Identifier: MIT
"""A family at the game of workshop.py: from menu to menu, with whole games in between."""

from __future__ import annotations

from aludel.games.referee import hold
from aludel.utterance import Utterance

from .parts import CONFIRM, NEXT
from .workshop import WORKSHOP

KEY = "workshop"
GAMES = {KEY: WORKSHOP}


def into_players(bench):
    """From the first menu to the number of players, taking whatever is offered first."""
    bench.pick("language-en")
    while bench.console.public().prompt.key != "table-choose-players":
        bench.press(CONFIRM)


def begin(bench):
    into_players(bench)
    bench.press(CONFIRM, CONFIRM)
    assert bench.console.public().mode == "game"


def end(bench, keys):
    """Stop the game that is on; its ending brings so many keys (at level 1: 5 pass the exam)."""
    bench.press(hold("next"))
    bench.pick("table-menu-yes")
    bench.press(NEXT)
    bench.pick(f"piece-number-{keys}")


def play(bench, keys):
    """A whole game from the first menu and back to it."""
    begin(bench)
    end(bench, keys)
    bench.pick("table-menu-new-game")


def to_levels(bench):
    bench.pick("language-en")
    if bench.console.public().prompt.key == "table-choose-players":
        bench.pick("table-menu-levels")


def on_offer(bench):
    """Every option of the menu, the one on offer first."""
    first, found = bench.offered(), []
    while not found or bench.offered() != first:
        found.append(bench.offered())
        bench.press(NEXT)
    return found


def reached(bench, number=None):
    return bench.campaign.progress(number or bench.campaign.current(KEY))


def told(bench, since=0):
    return [(said.key, dict(said.args)) for said in bench.voice.told[since:] if isinstance(said, Utterance)]


def start_another(bench):
    to_levels(bench)
    bench.pick("table-menu-family")
    bench.pick("table-menu-family-new")


def show_box(bench, *kinds):
    bench.tray.lay(kinds)
    bench.press(CONFIRM)
    bench.tray.clear()


def to_cards(bench):
    to_levels(bench)
    bench.pick("table-menu-box")
    assert bench.console.public().prompt.key == "table-show-box"
