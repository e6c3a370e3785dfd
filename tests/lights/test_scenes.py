# SPDX-License-Identifier: MIT
"""Every game, played at random: each scene it shows can be shown, and says the same whatever the secret."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from aludel.games.fate import CodeSource
from aludel.games.referee import TABLE, Game, Setup, registry
from aludel.games.scene import Scene
from aludel.lights import Options
from aludel.lights.simulated import RecordedLamps
from aludel.lights.terminal import render

GAMES = sorted(registry())


def scenes(game: Game[Any, Any], level: int, seats: int, seed: int) -> Iterator[Scene]:
    """The scene after each move of one game at random."""
    chance = random.Random(seed)
    setup = Setup(level, game.info.colours[:seats])
    state, _ = game.new(setup, game.draw(setup, CodeSource(f"SCENES{seed:04}")))
    yield game.scene(game.view(state, TABLE))
    for _ in range(game.info.longest):
        movers = game.movers(state)
        if not movers:
            return
        moves = [move for seat in movers for move in game.moves(state, seat)]
        state, _ = game.apply(state, chance.choice(moves))
        yield game.scene(game.view(state, TABLE))
    raise AssertionError("the game did not end")


def setups(key: str) -> list[tuple[int, int]]:
    info = registry()[key].info
    return [(level, seats) for level in info.levels for seats in range(info.seats[0], info.seats[1] + 1)]


@pytest.mark.parametrize("key", GAMES)
def test_every_scene_of_every_game_can_be_shown(key: str) -> None:
    for level, seats in setups(key):
        lamps = RecordedLamps(Options())
        for scene in scenes(registry()[key], level, seats, seed=level * 10 + seats):
            lamps.show(scene)
        shown = {name for _, scene in lamps.scenes for name, lamp in scene.items() if lamp.pattern != "off"}
        assert "seat-1" in shown, "whose turn it is must be seen"


@pytest.mark.parametrize("key", GAMES)
def test_no_scene_needs_colour_to_be_told_apart(key: str) -> None:
    """Two scenes that differ must differ by place or pattern too, not by colour alone."""
    for level, seats in setups(key):
        grey: dict[frozenset[tuple[str, str]], Scene] = {}
        for scene in scenes(registry()[key], level, seats, seed=level + seats):
            plain = frozenset((name, lamp.pattern) for name, lamp in scene.items() if lamp.pattern != "off")
            assert render(grey.setdefault(plain, scene)) == render(scene)
