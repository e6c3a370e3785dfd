# SPDX-License-Identifier: MIT
"""Hints: true, private, with their reasons, and blind to whatever their seat has not seen."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from aludel.games.fate import CodeSource
from aludel.games.little_alchemists import GAME, hints, setting
from aludel.games.little_alchemists.deduction import Deduction
from aludel.games.little_alchemists.phrases import NO_TYPE
from aludel.games.little_alchemists.state import CLOSED, Phase, Secret, State, changed
from aludel.games.little_alchemists.worlds import Fact, Made, NotPlaced, Placed
from aludel.games.referee import TABLE, Event, Setup

from .enumerating import World, holds, left, mask_of

SEATS = ("red", "yellow", "green")
EXAM = ((0, 1), (1, 2), (2, 3), (3, 4), (4, 5), (0, 5))
REASONS = ("hint-because", "hint-because-board", "hint-because-wrong")


def position(level: int, rng: random.Random, results: int, solved: int = 0, wrong: int = 0) -> State:
    """A position in which every seat has seen so much."""
    setup = Setup(level, SEATS, first=0)
    state = GAME.new(setup, GAME.draw(setup, CodeSource(f"HINTS{rng.randrange(10_000)}"))).state
    kinds = range(len(state.rules.kinds))
    theories = level > 1
    shared = rng.sample(kinds, solved) if theories else []
    return changed(
        state,
        tracker=tuple(pairs(state, rng, results) for _ in SEATS),
        solved=tuple((kind, rng.randrange(3)) for kind in shared),
        wrong=tuple(false_theories(state, rng, wrong) if theories else () for _ in SEATS),
    )


def pairs(state: State, rng: random.Random, number: int) -> int:
    return sum(rng.sample(sorted(state.rules.pair_bit.values()), number))


def false_theories(state: State, rng: random.Random, number: int) -> tuple[tuple[int, int], ...]:
    masks = {kind: mask_of(state.rules.board.potions[space]) for kind, space in enumerate(state.secret.assignment)}
    lies = [(kind, mask) for kind in masks for mask in set(masks.values()) if mask != masks[kind]]
    return tuple(rng.sample(sorted(lies), number))


def told(state: State, seat: int = 0) -> list[Event]:
    return list(GAME.hints(state, seat))


def seen(state: State, seat: int) -> list[Fact]:
    """What a seat has seen with its own eyes, worked out without the engine's own list of it."""
    rules, secret = state.rules, state.secret
    mixed = [pair for pair, bit in rules.pair_bit.items() if state.tracker[seat] & bit]
    results: list[Fact] = [Made(a, b, secret.cross[a][b]) for a, b in mixed]
    board = [Placed(kind, mask_of(rules.board.potions[secret.assignment[kind]])) for kind, _ in state.solved]
    return results + board + [NotPlaced(*theory) for theory in state.wrong[seat]]


def world_of(state: State, secret: Secret) -> World:
    """A secret as the enumeration writes it."""
    potions = tuple(state.rules.board.potions[space] for space in secret.assignment)
    return World(potions, tuple(secret.cross[a][b] for a, b in state.rules.pairs))


def fitting(state: State, seat: int, rng: random.Random) -> State:
    """The same for this seat, but for another secret that it cannot tell from the true one; all else is drawn anew."""
    rules, known = state.rules, seen(state, seat)
    while True:
        spaces = tuple(rng.sample(range(len(rules.kinds)), len(rules.kinds)))
        secret = setting.secret(rules, spaces, rng.randrange(len(rules.board.crosses)), EXAM[: rules.questions])
        if all(holds(fact, world_of(state, secret)) for fact in known):
            break
    other = changed(state, secret=secret, shown=tuple(rng.randrange(3) for _ in rules.kinds))
    return changed(
        other,
        tracker=tuple(
            state.tracker[one] if one == seat else pairs(state, rng, rng.randrange(9)) for one in range(len(SEATS))
        ),
        wrong=tuple(
            state.wrong[one] if one == seat or not rules.theories else false_theories(other, rng, 1)
            for one in range(len(SEATS))
        ),
    )


@settings(max_examples=60, deadline=None)
@given(level=st.integers(1, 7), seed=st.integers(0, 1_000_000))
def test_hints_are_blind_to_what_their_seat_has_not_seen(level: int, seed: int) -> None:
    rng = random.Random(seed)
    state = position(level, rng, rng.randrange(4), rng.randrange(3), rng.randrange(2))
    for seat in (0, 2):
        assert told(fitting(state, seat, rng), seat) == told(state, seat)


@pytest.mark.parametrize("level", [1, 2, 4, 6, 7])
def test_hints_for_the_table_need_the_theory_board_alone(level: int) -> None:
    rng = random.Random(level)
    state = position(level, rng, 6, 2, 1)
    bare = changed(state, tracker=(0, 0, 0), wrong=((), (), ()))
    assert told(state, TABLE) == told(bare, TABLE)
    assert [event.args for event in told(state, TABLE)] == [event.args for event in told(bare, 1)]


@settings(max_examples=60, deadline=None)
@given(level=st.integers(1, 7), rng=st.randoms(use_true_random=False))
def test_hints_are_private_silent_and_true(level: int, rng: random.Random) -> None:
    state = position(level, rng, rng.randrange(9), rng.randrange(3), rng.randrange(2))
    rules, cross = state.rules, state.secret.cross
    for event in told(state, 1):
        assert event.to == 1
        assert not event.spoken
        args = event.args
        if event.kind in ("hint-pair", "hint-because"):
            made = cross[rules.kind_index[args["ingredient"]]][rules.kind_index[args["other"]]]
            assert rules.potions[made] == args["potion"]
        elif event.kind == "hint-certain":
            space = state.secret.assignment[rules.kind_index[args["ingredient"]]]
            names = [args[key].removeprefix("type-") for key in ("one", "two", "three")[: rules.theories]]
            assert names == [rules.potions[potion] for potion in sorted(rules.board.potions[space])]


@settings(max_examples=60, deadline=None)
@given(level=st.integers(1, 7), rng=st.randoms(use_true_random=False))
def test_hints_tell_all_that_is_certain_and_not_yet_seen(level: int, rng: random.Random) -> None:
    state = position(level, rng, rng.randrange(9), rng.randrange(3), rng.randrange(2))
    rules, events = state.rules, told(state)
    found = Deduction.of(rules.board, hints.knowledge_of(state, 0))
    assert events[0].kind == "hint-worlds"
    assert events[0].args == {"count": found.count}
    mixed = {pair for pair, bit in rules.pair_bit.items() if state.tracker[0] & bit}
    on_board = {kind for kind, _ in state.solved}
    assert {pair_in(rules, event) for event in events if event.kind == "hint-pair"} == set(
        found.certain_pairs()
    ) - mixed
    named = {rules.kind_index[event.args["ingredient"]] for event in events if event.kind == "hint-certain"}
    assert named == (set(found.certain_theories()) - on_board if rules.theories else set())


def pair_in(rules, event: Event) -> tuple[int, int]:
    return rules.kind_index[event.args["ingredient"]], rules.kind_index[event.args["other"]]


def test_nothing_is_certain_at_the_start_and_any_pair_teaches() -> None:
    state = position(7, random.Random(1), 0)
    assert [event.kind for event in told(state)] == ["hint-worlds", "hint-nothing", "hint-try"]
    assert told(state)[0].args == {"count": 40_320}


def test_when_all_is_known_no_mixing_is_advised() -> None:
    state = position(5, random.Random(2), 0)
    everything = changed(state, tracker=(sum(state.rules.pair_bit.values()), 0, 0))
    kinds = [event.kind for event in told(everything)]
    assert kinds.count("hint-certain") == 7
    assert "hint-try" not in kinds
    assert "hint-nothing" not in kinds
    assert "hint-pair" not in kinds


def groups(events: list[Event]) -> list[tuple[Event, list[Event]]]:
    """Each certainty with the reasons told after it."""
    found: list[tuple[Event, list[Event]]] = []
    for event in events:
        if event.kind in ("hint-certain", "hint-pair"):
            found.append((event, []))
        elif event.kind in REASONS:
            found[-1][1].append(event)
    return found


def as_fact(state: State, event: Event) -> Fact:
    """What an event tells; a reason is looked up among what its seat has seen."""
    rules, args = state.rules, event.args
    kind = rules.kind_index[args["ingredient"]]
    if "other" in args:
        return Made(kind, rules.kind_index[args["other"]], rules.potion_index[args["potion"]])
    if event.kind == "hint-certain":
        names = [args[key].removeprefix("type-") for key in ("one", "two", "three") if args[key] != NO_TYPE]
        return Placed(kind, mask_of(rules.potion_index[name] for name in names))
    sort = Placed if event.kind == "hint-because-board" else NotPlaced
    return next(fact for fact in seen(state, 0) if isinstance(fact, sort) and fact.ingredient == kind)


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("level", [1, 2, 3, 5])
def test_the_reasons_told_prove_what_they_stand_under(level: int, seed: int) -> None:
    """A pair without reasons is what the board gives for two ingredients that are certain themselves."""
    state = position(level, random.Random(f"{level} {seed}"), 5 + seed % 3, seed % 3)
    board = state.rules.board
    certain = [as_fact(state, event) for event, _ in groups(told(state)) if event.kind == "hint-certain"]
    certain += [fact for fact in seen(state, 0) if isinstance(fact, Placed)]
    for event, reasons in groups(told(state)):
        fact, facts = as_fact(state, event), [as_fact(state, reason) for reason in reasons]
        assert facts or event.kind == "hint-pair"
        facts = facts or [one for one in certain if one.ingredient in (fact.one, fact.other)]
        assert all(holds(fact, world) for world in left(board, facts))
        assert set(facts) <= {*seen(state, 0), *certain}


def test_board_and_wrong_theories_are_named_as_reasons() -> None:
    """All but two ingredients are on the board, and a wrong theory has told the last two apart."""
    state = position(3, random.Random(4), 0, solved=4)
    one, other = state.unsolved
    theirs = mask_of(state.rules.board.potions[state.secret.assignment[other]])
    events = told(changed(state, wrong=(((one, theirs),), (), ())))
    certain = {event.args["ingredient"] for event in events if event.kind == "hint-certain"}
    assert certain == {state.rules.kinds[one], state.rules.kinds[other]}
    kinds = [event.kind for event in events]
    assert kinds.count("hint-because-board") >= 8
    assert kinds.count("hint-because-wrong") >= 2


def test_a_theory_under_guess_is_known_to_its_sharer_alone() -> None:
    state = changed(position(5, random.Random(5), 0), phase=Phase.GUESS, theory=3)
    assert told(state, 0)[0].args == {"count": 720}
    assert told(state, 1)[0].args == told(state, TABLE)[0].args == {"count": 5_040}


def test_level_1_tells_pairs_but_no_theories() -> None:
    state = position(1, random.Random(6), 9)
    kinds = {event.kind for event in told(state)}
    assert "hint-pair" in kinds
    assert "hint-certain" not in kinds


@pytest.mark.parametrize("phase", CLOSED)
def test_after_the_market_has_closed_there_are_no_hints(phase: Phase) -> None:
    assert told(changed(position(1, random.Random(7), 9), phase=phase)) == []


def test_a_record_that_contradicts_itself_says_which_facts_do() -> None:
    """No play leads there; a damaged line of notation could."""
    state = position(3, random.Random(8), 0, solved=2)
    kind = state.solved[0][0]
    mask = mask_of(state.rules.board.potions[state.secret.assignment[kind]])
    events = told(changed(state, wrong=(((kind, mask),), (), ())))
    assert [event.kind for event in events] == ["hint-worlds", "hint-because-board", "hint-because-wrong"]
    assert events[0].args == {"count": 0}


@pytest.mark.parametrize("level", range(1, 8))
def test_hints_stay_true_through_whole_games(level: int) -> None:
    """Whoever moves asks first; what is told fits the secret, and the worlds left never become more."""
    rng, setup = random.Random(level), Setup(level, SEATS, first=0)
    state = GAME.new(setup, GAME.draw(setup, CodeSource(f"WHOLE{level}"))).state
    counts = [told(state, seat)[0].args["count"] for seat in range(len(SEATS))]
    most = max(counts)
    while movers := GAME.movers(state):
        seat = rng.choice(movers)
        events = told(state, state.seat)
        for event, _ in groups(events):
            assert holds(as_fact(state, event), world_of(state, state.secret))
        if events:
            assert 1 <= events[0].args["count"] <= counts[state.seat]
            counts[state.seat] = events[0].args["count"]
        state = GAME.apply(state, rng.choice(GAME.moves(state, seat))).state
    assert min(counts) < most
