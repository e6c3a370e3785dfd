# SPDX-License-Identifier: MIT
"""Reasons: enough to prove what they explain, and nothing idle in them; both checked by plain enumeration."""

from __future__ import annotations

import random
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from aludel.games.little_alchemists.board import Board
from aludel.games.little_alchemists.deduction import Deduction, Knowledge
from aludel.games.little_alchemists.explaining import conflict, explain
from aludel.games.little_alchemists.worlds import Fact, Made, NotPlaced, Placed, Worlds, potion_set

from .enumerating import all_false, holds, knowledge, left, packaged

FIRE, FLYING, LUCK, LOVE, GHOSTLY = range(5)


def proves(board: Board, reasons: tuple[Fact, ...], fact: Fact) -> bool:
    """Whether a fact is true in every world of the reasons, by enumeration."""
    return all(holds(fact, world) for world in left(board, reasons))


def without_one(reasons: tuple[Fact, ...]) -> list[tuple[Fact, ...]]:
    return [reasons[:i] + reasons[i + 1 :] for i in range(len(reasons))]


def explained(board: Board, known: Knowledge, fact: Fact) -> tuple[Fact, ...]:
    """The explanation of a fact, once it is known to be known, sufficient and minimal."""
    reasons = explain(Worlds.of(board), known, fact)
    assert reasons is not None
    assert set(reasons) <= set(known.facts)
    assert proves(board, reasons, fact)
    assert not any(proves(board, rest, fact) for rest in without_one(reasons))
    return reasons


def certain(found: Deduction) -> list[Fact]:
    """Everything certain, as facts."""
    pairs = [Made(*pair, potion) for pair, potion in found.certain_pairs().items()]
    return [*pairs, *(Placed(*theory) for theory in found.certain_theories().items())]


@settings(max_examples=25, deadline=None)
@given(level=st.sampled_from([1, 2, 3, 4]), rng=st.randoms(use_true_random=False))
def test_every_certain_fact_has_reasons_that_prove_it_and_none_idle(level: int, rng: random.Random) -> None:
    board = packaged(level)
    _, known = knowledge(rng, board, rng.randrange(8), rng.randrange(3), rng.randrange(3))
    for fact in certain(Deduction.of(board, known)):
        explained(board, known, fact)


@pytest.mark.parametrize("level", [5, 7])
def test_a_few_reasons_of_the_highest_levels_prove_and_none_is_idle(level: int) -> None:
    rng, board, number = random.Random(level), packaged(level), 0
    for _ in range(3):
        _, known = knowledge(rng, board, 7, 1, 2)
        facts = certain(Deduction.of(board, known))
        for fact in rng.sample(facts, min(3, len(facts))):
            explained(board, known, fact)
            number += 1
    assert number >= 6


def test_what_is_not_certain_has_no_explanation() -> None:
    board, known = packaged(3), Knowledge((Made(0, 1, LOVE),))
    assert explain(Worlds.of(board), known, Made(0, 2, LOVE)) is None
    assert explain(Worlds.of(board), known, Placed(0, potion_set({FIRE, FLYING, LOVE}))) is None


def test_what_was_seen_is_its_own_reason() -> None:
    known = Knowledge((Made(0, 1, LOVE), Made(2, 3, GHOSTLY)))
    assert explained(packaged(3), known, Made(0, 1, LOVE)) == (Made(0, 1, LOVE),)


def test_what_the_board_says_needs_no_reason() -> None:
    never = NotPlaced(0, potion_set({LOVE, GHOSTLY, FIRE}))
    assert explained(packaged(3), Knowledge((Made(0, 1, LOVE),)), never) == ()


def test_theories_and_wrong_theories_are_reasons_too() -> None:
    """Five of six places are taken or ruled out for the frog: four on the board, one by a wrong theory of its own."""
    sets = [{FIRE, FLYING, LOVE}, {FIRE, FLYING, GHOSTLY}, {FIRE, LUCK, LOVE}, {FIRE, LUCK, GHOSTLY}]
    taken = tuple(Placed(kind, potion_set(potions)) for kind, potions in enumerate(sets, start=2))
    wrong = NotPlaced(0, potion_set({FLYING, LUCK, LOVE}))
    known = Knowledge(revealed=taken, wrong=(wrong,))
    assert explained(packaged(3), known, Placed(0, potion_set({FLYING, LUCK, GHOSTLY}))) == (*taken, wrong)


@settings(max_examples=30, deadline=None)
@given(level=st.sampled_from([1, 3]), rng=st.randoms(use_true_random=False))
def test_a_contradiction_is_told_by_facts_that_cannot_all_be(level: int, rng: random.Random) -> None:
    board = packaged(level)
    world, known = knowledge(rng, board, 6, 1, 1)
    assert conflict(Worlds.of(board), known) is None
    pair = rng.choice(list(combinations(range(6), 2)))
    lie = Made(*pair, (world.makes(*pair) + 1) % 3)
    known = known.with_facts(lie, *(Placed(fact.ingredient, fact.potions) for fact in all_false(world, [0])))
    facts = conflict(Worlds.of(board), known)
    if left(board, known.facts):
        assert facts is None
    else:
        assert facts is not None
        assert set(facts) <= set(known.facts)
        assert not left(board, facts)
        assert all(left(board, rest) for rest in without_one(facts))
        assert explain(Worlds.of(board), known, lie) is None
