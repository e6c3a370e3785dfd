# SPDX-License-Identifier: MIT
"""What follows from a player's knowledge, beside plain enumeration of every drawing of a game."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations
from math import isclose, log2
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from aludel.games.little_alchemists.board import Board
from aludel.games.little_alchemists.deduction import Deduction, Knowledge
from aludel.games.little_alchemists.worlds import Made, NotPlaced, Placed, Worlds, potion_set

from .enumerating import World, built, chances, drawings, knowledge, left, mask_of, packaged

LEVELS = range(1, 8)
COUNTS = {1: 180, 2: 180, 3: 1_440, 4: 1_440, 5: 5_040, 6: 5_040, 7: 40_320}
FIRE, FLYING, LUCK, LOVE, GHOSTLY, WISHES, POWERLESS = range(7)
NAMES = ("fire", "flying", "luck")


@st.composite
def owners_boards(draw: Any) -> Board:
    """Any board that an owner may lay over level 1: twins, uneven sets, one orientation or two."""
    sets = st.sampled_from([("fire", "flying"), ("fire", "luck"), ("flying", "luck"), NAMES])
    spaces = {name: list(draw(sets)) for name in "ABCDEF"}
    pairs = {f"{a}|{b}": sorted(set(spaces[a]) & set(spaces[b])) for a, b in combinations(spaces, 2)}
    entry = {
        "levels": [1],
        "spaces": spaces,
        "cross": {pair: draw(st.sampled_from(all_)) for pair, all_ in pairs.items()},
    }
    if draw(st.booleans()):
        turned = draw(st.sets(st.sampled_from(sorted(pairs)), max_size=4))
        entry["turned"] = {pair: draw(st.sampled_from(pairs[pair])) for pair in sorted(turned)}
    return built(entry, 1)


def uneven() -> Board:
    """A board whose two orientations have unequally many twins, so that its worlds are not equally likely."""
    spaces = {name: list(NAMES) for name in "ABCDEF"}
    cross = {"|".join(pair): "fire" for pair in combinations(spaces, 2)}
    return built({"levels": [1], "spaces": spaces, "cross": cross, "turned": {"A|B": "luck", "C|D": "flying"}}, 1)


@pytest.mark.parametrize("level", LEVELS)
def test_worlds_that_nothing_tells_apart_count_once(level: int) -> None:
    worlds = Worlds.of(packaged(level))
    assert worlds.every.bit_count() == COUNTS[level] == len(drawings(packaged(level)))
    assert worlds.weight(worlds.every) == drawings(packaged(level)).total()


def test_worlds_are_built_once_a_board() -> None:
    assert Worlds.of(packaged(3)) is Worlds.of(packaged(4))


def agrees(board: Board, known: Knowledge) -> None:
    """Everything that a Deduction says is what the enumeration says."""
    ours, theirs = Deduction.of(board, known), left(board, known.facts)
    kinds = range(len(board.spaces))
    assert ours.count == len(theirs)
    pairs = {pair: chances(theirs, lambda world, pair=pair: world.makes(*pair)) for pair in combinations(kinds, 2)}
    places = {kind: chances(theirs, lambda world, kind=kind: mask_of(world.potions[kind])) for kind in kinds}
    for pair, shares in pairs.items():
        assert ours.chances(pair) == pytest.approx({potion: float(share) for potion, share in shares.items()})
    for kind, shares in places.items():
        assert ours.theory_chances(kind) == pytest.approx({mask: float(share) for mask, share in shares.items()})
    assert ours.certain_pairs() == {pair: next(iter(shares)) for pair, shares in pairs.items() if len(shares) == 1}
    assert ours.certain_theories() == {kind: next(iter(shares)) for kind, shares in places.items() if len(shares) == 1}
    ranked(ours, theirs, pairs)


def ranked(ours: Deduction, theirs: Counter[World], pairs: dict[tuple[int, int], Any]) -> None:
    """The experiments are those of the enumeration, from most to least information."""
    found = ours.best_experiments()
    assert {one.pair for one in found} == set(pairs)
    for one in found:
        bits = sum(float(share) * log2(1 / share) for share in pairs[one.pair].values())
        sizes = Counter(world.makes(*one.pair) for world in theirs)
        expected = sum(float(share) * sizes[potion] for potion, share in pairs[one.pair].items())
        assert isclose(one.bits, bits, abs_tol=1e-9)
        assert isclose(one.worlds, expected, abs_tol=1e-6)
    order = [(-one.bits, one.worlds, one.pair) for one in found]
    assert order == sorted(order)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("level", LEVELS)
def test_random_knowledge_leaves_what_enumeration_leaves(level: int, seed: int) -> None:
    rng = random.Random(f"{level} {seed}")
    for results in (0, 1, 3, 6):
        if level < 7 or results:
            agrees(packaged(level), knowledge(rng, packaged(level), results, rng.randrange(3), rng.randrange(3))[1])


def test_nothing_known_leaves_every_world_of_the_highest_level() -> None:
    agrees(packaged(7), Knowledge())


def test_an_owners_uneven_board_gives_true_chances() -> None:
    board = uneven()
    worlds = Worlds.of(board)
    assert len({share for _, share in worlds.shares}) == 2
    agrees(board, Knowledge())
    agrees(board, Knowledge((Made(0, 1, FIRE),)))


@settings(max_examples=40, deadline=None)
@given(board=owners_boards(), rng=st.randoms(use_true_random=False))
def test_any_board_of_an_owner_agrees_with_enumeration(board: Board, rng: random.Random) -> None:
    kinds = range(6)
    world = rng.choice(tuple(drawings(board)))
    pairs = rng.sample(list(combinations(kinds, 2)), rng.randrange(4))
    agrees(board, Knowledge(tuple(Made(a, b, world.makes(a, b)) for a, b in pairs)))


def test_a_mushroom_leaves_a_chicken_foot_two_places() -> None:
    """The rulebook's example of level 5: mushroom makes love, fire and flying, and with a chicken foot fire."""
    foot, mushroom = 2, 6
    known = Knowledge((Made(foot, mushroom, FIRE),), (Placed(mushroom, potion_set({LOVE, FIRE, FLYING})),))
    assert len(Deduction.of(packaged(5), known).theory_chances(foot)) == 2


def test_a_powerless_potion_tells_a_place() -> None:
    """The rulebook's example of level 7, with the frog for its toad."""
    frog, scorpion = 0, 3
    known = Knowledge((Made(frog, scorpion, POWERLESS),), (Placed(frog, potion_set({FIRE, FLYING, GHOSTLY})),))
    assert Deduction.of(packaged(7), known).certain_theories()[scorpion] == potion_set({LUCK, LOVE, WISHES})


@settings(max_examples=60, deadline=None)
@given(level=st.sampled_from([1, 3, 5, 7]), rng=st.randoms(use_true_random=False))
def test_knowing_more_never_leaves_more(level: int, rng: random.Random) -> None:
    board = packaged(level)
    _, known = knowledge(rng, board, rng.randrange(1, 8), rng.randrange(3), rng.randrange(3))
    less = Knowledge(known.results[1:], known.revealed, known.wrong)
    more, fewer = Deduction.of(board, known), Deduction.of(board, less)
    assert more.left & ~fewer.left == 0
    assert more.left == Deduction.of(board, less.with_facts(known.results[0])).left
    assert 1 <= more.count <= fewer.count
    for pair, potion in fewer.certain_pairs().items():
        assert Deduction.of(board, less.with_facts(Made(*pair, potion))).left == fewer.left


@settings(max_examples=60, deadline=None)
@given(level=st.sampled_from([1, 3, 5, 7]), rng=st.randoms(use_true_random=False))
def test_the_truth_is_always_left_and_is_found_in_the_end(level: int, rng: random.Random) -> None:
    """Following the best experiment leads to one world, in fewer mixings than there are pairs."""
    board = packaged(level)
    world, known = knowledge(rng, board, 0, 0, 0)
    for _ in range(len(board.spaces) * 2):
        found = Deduction.of(board, known)
        best = found.best_experiments()[0]
        if not best.bits:
            break
        assert best.worlds < found.count
        known = known.with_facts(Made(*best.pair, world.makes(*best.pair)))
    assert found.count == 1
    assert found.certain_pairs() == {pair: world.makes(*pair) for pair in combinations(range(len(board.spaces)), 2)}
    assert found.certain_theories() == dict(enumerate(map(mask_of, world.potions)))


def test_only_what_can_be_mixed_is_ranked() -> None:
    found = Deduction.of(packaged(3), Knowledge((Made(0, 1, LOVE),)))
    some = found.best_experiments([(4, 2), (0, 1), (2, 4)])
    assert [one.pair for one in some] == [(2, 4), (0, 1)]
    assert some[1].bits == 0
    assert some[1].worlds == found.count
    assert found.best_experiments([]) == ()


def test_what_is_known_twice_counts_once() -> None:
    once, twice = Knowledge((Made(0, 1, LOVE),)), Knowledge((Made(0, 1, LOVE), Made(0, 1, LOVE)))
    assert once.facts == twice.facts
    assert Deduction.of(packaged(3), once).left == Deduction.of(packaged(3), twice).left


def test_contradictions_leave_no_world_and_promise_nothing() -> None:
    known = Knowledge((Made(0, 1, LOVE), Made(1, 0, FIRE)))
    found = Deduction.of(packaged(3), known)
    assert found.count == 0
    assert not found.follows(Made(0, 1, LOVE))
    assert found.certain_pairs() == found.certain_theories() == found.chances((0, 1)) == found.theory_chances(0) == {}
    assert {(one.bits, one.worlds) for one in found.best_experiments()} == {(0, 0)}


@pytest.mark.parametrize("fact", [Made(0, 1, WISHES), Placed(0, potion_set({FIRE})), Made(0, 1, -1)])
def test_what_the_board_cannot_have_is_true_nowhere(fact: Made | Placed) -> None:
    assert Worlds.of(packaged(3)).where(fact) == 0


def test_a_wrong_theory_rules_out_its_place_alone() -> None:
    potions = potion_set({FIRE, LUCK, LOVE})
    found = Deduction.of(packaged(5), Knowledge(wrong=(NotPlaced(3, potions),)))
    assert potions not in found.theory_chances(3)
    assert set(found.theory_chances(3).values()) == {1 / 6}
    assert found.theory_chances(2)[potions] == 1 / 6
    assert found.count == 5_040 * 6 // 7


def test_what_is_known_stays_out_of_logs() -> None:
    known = Knowledge((Made(2, 5, LOVE),), (Placed(3, 7),), (NotPlaced(4, 11),))
    shown = repr((known, *known.facts, Deduction.of(packaged(7), known)))
    assert not any(letter.isdigit() for letter in shown)
