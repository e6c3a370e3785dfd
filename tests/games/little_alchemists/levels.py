# SPDX-License-Identifier: MIT
"""Positions of every level, and random games that come by all that a level has."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import groupby
from typing import Any

from aludel.games.fate import CodeSource
from aludel.games.little_alchemists import GAME, theory
from aludel.games.little_alchemists.effects import JUDGED
from aludel.games.little_alchemists.moves import (
    BoringMarket,
    Buy,
    CustomerAgain,
    Judged,
    Leave,
    Move,
    StackEmpty,
    Theory,
)
from aludel.games.little_alchemists.rules import rules_of
from aludel.games.little_alchemists.state import State, changed
from aludel.games.referee import Fate, Setup

COLOURS = ("red", "yellow", "green", "blue")
LEVELS = range(1, 8)
TRUE_SHARE = 0.4
"""How often a theory that is shared is a right one."""
WEIGHTS = {StackEmpty: 0.02, BoringMarket: 0.02, CustomerAgain: 0.02, Buy: 0.3, Judged: 0.3, Leave: 0.2}
"""How likely a kind of move is, where it is not 1: what ends a game early or leads nowhere leaves little to see."""


def fate(level: int, seats: int = 2) -> Fate:
    """The ingredients lie on the spaces of the board in their order: frog on the first, fern on the second."""
    setup = Setup(level, COLOURS[:seats])
    rules = rules_of(setup)
    assignment = dict(zip(rules.kinds, rules.board.spaces, strict=True))
    return {**GAME.draw(setup, CodeSource("levels")), "assignment": assignment, "orientation": 0, "first": 0}


def first(level: int, seats: int = 2, **changes: Any) -> State:
    """The first position of a level, red to move, with some of its fields changed."""
    return changed(GAME.new(Setup(level, COLOURS[:seats]), fate(level, seats)).state, **changes)


def judged(state: State, *names: str) -> State:
    """The same position, with the effect of these artifacts left to the table."""
    own = tuple(replace(one, effect=JUDGED) if one.name in names else one for one in state.rules.artifacts)
    return changed(state, rules=replace(state.rules, artifacts=own))


def owned(state: State, *names: str) -> int:
    """These artifacts as a bit set."""
    return sum(1 << state.rules.artifact_index[name] for name in names)


def wander(state: State, seed: int) -> Iterator[tuple[State, Move | None]]:
    """A random game from a position on: each position with the move made there, None in the last."""
    rng = random.Random(seed)
    while GAME.movers(state):
        move = _chosen(state, rng)
        yield state, move
        state = GAME.apply(state, move).state
    yield state, None


def _chosen(state: State, rng: random.Random) -> Move:
    """A random kind of move that is possible, then one of that kind."""
    every = sorted(legal(state), key=lambda move: type(move).__name__)
    kinds = {kind: list(some) for kind, some in groupby(every, type)}
    weights = [WEIGHTS.get(kind, 1.0) for kind in kinds]
    among = kinds[rng.choices(list(kinds), weights)[0]]
    true = [move for move in among if isinstance(move, Theory) and is_true(state, move)]
    return rng.choice(true if true and rng.random() < TRUE_SHARE else among)


def is_true(state: State, move: Theory) -> bool:
    """Whether a theory is right."""
    rules = state.rules
    return theory.makes(state, rules.kind_index[move.ingredient]) == sum(
        1 << rules.potion_index[potion] for potion in move.potions
    )


def legal(state: State) -> list[Move]:
    """Every legal move of everybody."""
    return [move for seat in GAME.movers(state) for move in GAME.moves(state, seat)]


def games(level: int, number: int) -> Iterator[list[tuple[State, Move | None]]]:
    """Random games with two to four seats; in every other one coins are plenty and the table judges two artifacts."""
    for seed in range(number):
        seats = 2 + seed % 3
        plenty = {"coins": (12,) * seats} if seed % 2 else {}
        state = first(level, seats, **plenty)
        yield list(wander(judged(state, "purple-3", "gold-6") if seed % 2 else state, seed))
