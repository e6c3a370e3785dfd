# SPDX-License-Identifier: MIT
"""Deduction at level 7: the worlds left counted and the best next experiment found, beside counting by enumeration.

The peers count only; ours ranks all 28 pairs too. Building the worlds, once a board, is told apart.
"""

from __future__ import annotations

import random
import tracemalloc
from collections.abc import Callable, Iterator
from importlib.metadata import version
from itertools import combinations, permutations, repeat
from time import process_time
from typing import Any, Final

from aludel.bench.measure import PEERS, CannotRun, Effort, Measured, Peer, Row, millis
from aludel.games.little_alchemists.board import Board, cross_of
from aludel.games.little_alchemists.deduction import Deduction, Knowledge
from aludel.games.little_alchemists.rules import rules_of
from aludel.games.little_alchemists.worlds import Made, build
from aludel.games.referee import Setup

LEVEL: Final = 7
RESULTS: Final = 4
"""Results known in the later row."""
CALLS: Final = 20
"""Calls of ours in each repeat: one takes less than a millisecond."""


def board() -> Board:
    """The packaged board of the highest level."""
    return rules_of(Setup(LEVEL, ("red", "yellow"))).board


def start(effort: Effort) -> Measured:
    """Milliseconds with nothing known: the most worlds."""
    return _measured(Knowledge(), effort)


def later(effort: Effort) -> Measured:
    """Milliseconds with a few results known, the same ones for the same seed."""
    rng, theory_board = random.Random(effort.seed), board()
    size = len(theory_board.spaces)
    cross = cross_of(theory_board, tuple(rng.sample(range(size), size)), 0)
    pairs = rng.sample(list(combinations(range(size), 2)), RESULTS)
    return _measured(Knowledge(tuple(Made(a, b, cross[a][b]) for a, b in pairs)), effort)


def _measured(known: Knowledge, effort: Effort) -> Measured:
    theory_board = board()
    worlds = Deduction.of(theory_board, known).count
    ours = millis(repeat(lambda: _count_and_best(theory_board, known), effort.repeats * CALLS), process_time)
    peers = (_cp_sat(theory_board, known, worlds, effort), _plain(theory_board, known, worlds, effort))
    told = {"worlds": worlds, "peers": "count only", "clock": "processor time"}
    return Measured("ms", ours, peers, told | _building(theory_board, effort))


def _count_and_best(theory_board: Board, known: Knowledge) -> tuple[int, Any]:
    found = Deduction.of(theory_board, known)
    return found.count, found.best_experiments()[0]


def _building(theory_board: Board, effort: Effort) -> dict[str, Any]:
    """What the worlds cost once: time, memory kept, and most memory on the way."""
    spent = millis(repeat(lambda: build(theory_board), effort.repeats), process_time)
    tracemalloc.start()
    try:
        built = build(theory_board)
        kept, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    memory = {"kept": round(kept / 1e6, 2), "most": round(most / 1e6, 2), "worlds": built.every.bit_count()}
    return {"build_ms": spent.json(), "build_mb": memory}


def alike(name: str, theirs: int, ours: int) -> None:
    """Raise CannotRun when a peer counts other worlds than we do."""
    if theirs != ours:
        raise CannotRun(f"{name} counts {theirs} worlds, ours {ours}")


def _peer(name: str, count: Callable[[], int], ours: int, effort: Effort) -> Peer:
    alike(name, count(), ours)
    return Peer(name, millis(repeat(count, effort.repeats), process_time))


def _plain(theory_board: Board, known: Knowledge, ours: int, effort: Effort) -> Peer:
    """Every permutation tried, in plain Python."""
    cross, size = theory_board.crosses[0], len(theory_board.spaces)
    facts = [(fact.one, fact.other, fact.potion) for fact in known.results]

    def count() -> int:
        return sum(all(cross[on[a]][on[b]] == made for a, b, made in facts) for on in permutations(range(size)))

    return _peer("plain Python, every permutation tried", count, ours, effort)


def _cp_sat(theory_board: Board, known: Knowledge, ours: int, effort: Effort) -> Peer:
    """Every solution of a constraint model enumerated."""
    try:
        from ortools.sat.python import cp_model
    except ImportError:
        return Peer("OR-tools CP-SAT", install=PEERS)

    class Counter(cp_model.CpSolverSolutionCallback):  # type: ignore[misc]
        found = 0

        def on_solution_callback(self) -> None:
            self.found += 1

    def count() -> int:
        solver, counter = cp_model.CpSolver(), Counter()
        solver.parameters.enumerate_all_solutions = True
        solver.parameters.num_workers = 1
        solver.solve(_model(cp_model, theory_board, known), counter)
        return counter.found

    return _peer(f"OR-tools {version('ortools')} CP-SAT, enumeration", count, ours, effort)


def _model(cp_model: Any, theory_board: Board, known: Knowledge) -> Any:
    """Ingredients as variables over spaces, all different, each result a table of allowed pairs of spaces."""
    model, cross, spaces = cp_model.CpModel(), theory_board.crosses[0], range(len(theory_board.spaces))
    on = [model.new_int_var(0, len(spaces) - 1, f"on{i}") for i in spaces]
    model.add_all_different(on)
    for fact in known.results:
        allowed = [pair for pair in permutations(spaces, 2) if cross[pair[0]][pair[1]] == fact.potion]
        model.add_allowed_assignments([on[fact.one], on[fact.other]], allowed)
    return model


def rows() -> Iterator[Row]:
    """The rows of this module."""
    what = "worlds counted and best next experiment of all pairs, level 7, "
    yield Row("deduction-start", what + "nothing known", "<= 5 ms", start)
    yield Row("deduction-later", what + f"{RESULTS} results known", "<= 5 ms", later)
