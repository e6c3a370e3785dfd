# SPDX-License-Identifier: MIT
"""Random play: decisions a second on one core, beside catanatron's random players and python-chess."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import partial
from importlib.metadata import version
from itertools import count
from statistics import median
from typing import Any

from aludel.bench.measure import PEERS, CannotRun, Effort, Measured, Peer, Row, Spread, rates
from aludel.games.fate import CodeSource
from aludel.games.referee import Game, Setup, registry

PLIES = 400
"""A random chess game is cut here, as in the peers' own examples."""


def play_out(game: Game[Any, Any], level: int, rng: random.Random, number: int) -> int:
    """One game of uniformly random moves; how many there were."""
    setup = Setup(level, game.info.colours[: game.info.seats[1]], first=0)
    state, _ = game.new(setup, game.draw(setup, CodeSource(f"BENCH{number}")))
    for made in count():
        movers = game.movers(state)
        if not movers:
            return made
        if made > game.info.longest:
            raise CannotRun(f"random play of {game.info.key} does not end")
        moves = game.moves(state, movers[0] if len(movers) == 1 else rng.choice(movers))
        state, _ = game.apply(state, rng.choice(moves))
    raise AssertionError("count() never ends")


def random_play(game: Game[Any, Any], effort: Effort) -> Measured:
    """Moves a second of one game: every level is measured, and the slowest is the one that counts."""
    levels = {level: _level(game, level, effort) for level in game.info.levels}
    slowest = min(levels, key=lambda level: median(levels[level].values))
    each = {str(level): spread.json() for level, spread in levels.items()}
    detail = {"clock": "processor time", "slowest_level": slowest, "levels": each}
    return Measured("moves/s", levels[slowest], (catanatron(effort), chess(effort)), detail)


def _level(game: Game[Any, Any], level: int, effort: Effort) -> Spread:
    rng, numbers = random.Random(effort.seed), count()
    return rates(lambda: play_out(game, level, rng, next(numbers)), effort)


def catanatron(effort: Effort) -> Peer:
    """Four random players of Catan."""
    try:
        from catanatron import Color, RandomPlayer
        from catanatron import Game as Catan
    except ImportError:
        return Peer("catanatron", install=PEERS)
    seeds = random.Random(effort.seed)

    def play() -> int:
        random.seed(seeds.random())
        game = Catan([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
        game.play()
        return len(game.state.actions)

    return Peer(f"catanatron {version('catanatron')}, 4 random players", rates(play, effort))


def chess(effort: Effort) -> Peer:
    """Random chess with the end of the game checked at each ply."""
    try:
        import chess as rules
    except ImportError:
        return Peer("python-chess", install=PEERS)
    rng = random.Random(effort.seed)

    def play() -> int:
        board, plies = rules.Board(), 0
        while plies < PLIES and not board.is_game_over():
            board.push(rng.choice(list(board.legal_moves)))
            plies += 1
        return plies

    return Peer(f"python-chess {version('chess')}", rates(play, effort))


def rows() -> Iterator[Row]:
    """One row for each installed game."""
    for key, game in registry().items():
        what = f"random play of {key}, its slowest level, most seats, one core"
        yield Row(f"rules-{key}", what, ">= 30,000 moves/s (reach for 60,000)", partial(random_play, game))
