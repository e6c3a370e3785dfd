# SPDX-License-Identifier: MIT
"""The start of a game: what chance decides, the first position, and the same fate under other names."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import pairwise
from typing import Any, Final

from aludel.games.little_alchemists import board
from aludel.games.little_alchemists.moves import Brew, Guess, Move, Theory, brew
from aludel.games.little_alchemists.rules import Pair, Rules, rules_of
from aludel.games.little_alchemists.state import NONE, Phase, Secret, State
from aludel.games.referee import BadSetup, Event, Fate, Outcome, Setup, Source

PREFIX = "tile."
MUSHROOM, FLOWER = "mushroom", "flower"
"""Ingredients whose tiles replace others, so that the table is told at the start."""
UNPLAYED: Final[dict[str, Any]] = {
    "phase": Phase.BREW,
    "turns": 0,
    "discards": 0,
    "tray": (),
    "stray": 0,
    "customer": NONE,
    "come": 0,
    "mistaken": 0,
    "sold": 0,
    "boring": True,
    "owed": 0,
    "refill": False,
    "then": Phase.BREW,
    "made": NONE,
    "last": (NONE, NONE),
    "answers": (),
    "solved": (),
    "theory": NONE,
    "guesses": (),
    "lost": 0,
    "fresh": False,
    "wished": NONE,
    "visits": 0,
    "bought": False,
    "gift": False,
    "again": 0,
    "judged": (),
    "rulings": 0,
}
"""What is the same at the start of every game: nothing has been played."""


def draw(setup: Setup, source: Source) -> Fate:
    """Draw the assignment, the orientation, the starting seat and the exam.

    The fate is `{"assignment": {ingredient: space}, "orientation": n, "first": seat, "exam": [[one, other], ...]}`.
    """
    rules = rules_of(setup)
    spaces = source.permutation("assignment", len(rules.kinds))
    first = source.below("first", len(setup.seats)) if setup.first is None else setup.first
    return {
        "assignment": {kind: rules.board.spaces[space] for kind, space in zip(rules.kinds, spaces, strict=True)},
        "orientation": source.below("orientation", len(rules.board.crosses)),
        "first": first,
        "exam": _questions(rules, source),
    }


def _questions(rules: Rules, source: Source) -> list[list[str]]:
    """Six different pairs with each ingredient in two: the sides of a hexagon of ingredients, in mixed order."""
    if not rules.questions:
        return []
    ring = source.permutation("exam-ring", len(rules.kinds))
    sides = [*pairwise(ring), (ring[-1], ring[0])]
    order = source.permutation("exam-order", len(sides))
    return [[rules.kinds[i] for i in sorted(sides[n])] for n in order]


def new(setup: Setup, fate: Fate) -> Outcome:
    """The first position: five tiles on the market, three in each hand, two coins each."""
    rules = rules_of(setup)
    state = first_state(rules, secret_of(rules, fate), _first(rules, fate))
    return Outcome(state, (*_set_up(rules), Event("turn", {"seat": rules.seats[state.seat]})))


def _set_up(rules: Rules) -> Iterator[Event]:
    """What the table lays out, in the order in which it is done."""
    players = len(rules.seats)
    yield Event("welcome", {"level": rules.level, "players": players})
    if FLOWER in rules.kinds:
        yield Event("set-flowers")
    elif MUSHROOM in rules.kinds:
        yield Event("set-mushrooms")
    yield Event("set-tiles", {"players": players})
    if rules.theories:
        yield Event("set-customers", {"count": len(rules.customers)})
    yield Event("deal", {"tiles": rules.places, "hand": rules.hand, "coins": rules.coins})
    if rules.theories:
        yield Event("set-theories", {"tokens": len(rules.kinds), "gems": len(rules.gems)})
    if rules.pets:
        yield Event("set-pets")
    if rules.artifacts:
        yield Event("set-artifacts")


def first_state(rules: Rules, secret: Secret, first: int) -> State:
    """The position after the deal."""
    seats = len(rules.seats)
    return State(
        rules=rules,
        secret=secret,
        seat=first,
        first=first,
        coins=(rules.coins,) * seats,
        bank=rules.bank - rules.coins * seats,
        hands=(rules.hand,) * seats,
        market=rules.full_market,
        stack=rules.tiles - rules.places - rules.hand * seats,
        results=((0,) * len(rules.potions),) * seats,
        shown=(0,) * len(rules.kinds),
        tracker=(0,) * seats,
        wrong=((),) * seats,
        broken=(0,) * seats,
        pets=(NONE,) * seats,
        artifacts=(0,) * seats,
        **UNPLAYED,
    )


def secret_of(rules: Rules, fate: Mapping[str, Any]) -> Secret:
    """The secret of a fate, or BadSetup when the fate does not fit the rules."""
    assignment = _assignment(rules, fate.get("assignment"))
    orientation = fate.get("orientation")
    if type(orientation) is not int or orientation not in range(len(rules.board.crosses)):
        raise BadSetup("bad-fate", part="orientation")
    return secret(rules, assignment, orientation, _exam(rules, fate.get("exam")))


def secret(rules: Rules, assignment: tuple[int, ...], orientation: int, exam: tuple[Pair, ...]) -> Secret:
    """A secret with its cross table worked out."""
    return Secret(assignment, orientation, exam, board.cross_of(rules.board, assignment, orientation))


def _first(rules: Rules, fate: Mapping[str, Any]) -> int:
    first = fate.get("first")
    if type(first) is not int or first not in range(len(rules.seats)):
        raise BadSetup("bad-fate", part="first")
    return first


def _assignment(rules: Rules, raw: Any) -> tuple[int, ...]:
    if not isinstance(raw, Mapping) or set(raw) != set(rules.kinds):
        raise BadSetup("bad-fate", part="assignment")
    if sorted(map(str, raw.values())) != sorted(rules.board.spaces):
        raise BadSetup("bad-fate", part="assignment")
    return tuple(rules.board.spaces.index(raw[kind]) for kind in rules.kinds)


def _exam(rules: Rules, raw: Any) -> tuple[Pair, ...]:
    if not isinstance(raw, list | tuple) or len(raw) != rules.questions:
        raise BadSetup("bad-fate", part="exam")
    return tuple(_pair(rules, names) for names in raw)


def _pair(rules: Rules, names: Any) -> Pair:
    """Two different ingredients as a pair of numbers, the smaller first."""
    if not isinstance(names, list | tuple) or len(names) != 2 or not set(names) <= set(rules.kinds):
        raise BadSetup("bad-fate", part="exam")
    a, b = sorted(rules.kind_index[name] for name in names)
    if a == b:
        raise BadSetup("bad-fate", part="exam")
    return a, b


def secret_kinds(setup: Setup) -> tuple[str, ...]:
    """The pieces of the largest group of ingredients with equally many tiles: a count tells them not apart."""
    rules = rules_of(setup)
    groups = [
        tuple(PREFIX + kind for kind, count in zip(rules.kinds, rules.limits, strict=True) if count == limit)
        for limit in dict.fromkeys(rules.limits)
    ]
    return max(groups, key=len)


def _renamed(names: Mapping[str, str], kind: str) -> str:
    """The other name of an ingredient; `names` is by piece kind."""
    return names.get(PREFIX + kind, PREFIX + kind).removeprefix(PREFIX)


def relabel(names: Mapping[str, str], fate: Fate) -> Fate:
    """The same fate with ingredients renamed, the exam's questions too."""
    return {
        **fate,
        "assignment": {_renamed(names, kind): space for kind, space in fate["assignment"].items()},
        "exam": [[_renamed(names, kind) for kind in pair] for pair in fate["exam"]],
    }


def relabel_move(names: Mapping[str, str], move: Move) -> Move:
    """The same move with ingredients renamed."""
    match move:
        case Brew(seat, a, b):
            return brew(seat, _renamed(names, a), _renamed(names, b))
        case Theory(ingredient=ingredient):
            return replace(move, ingredient=_renamed(names, ingredient))
        case Guess(ingredient=str(ingredient)):
            return replace(move, ingredient=_renamed(names, ingredient))
    return move


def revealed(before: State, move: Move, after: State) -> frozenset[str]:
    """The pieces of the ingredients that a move makes public: guessed aloud, or now on the theory board."""
    placed = {after.rules.kinds[kind] for kind, _ in after.solved[len(before.solved) :]}
    guessed = {move.ingredient} if isinstance(move, Guess) and move.ingredient else set()
    return frozenset(PREFIX + kind for kind in placed | guessed)
