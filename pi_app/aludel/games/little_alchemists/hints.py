# SPDX-License-Identifier: MIT
"""Hints for one seat's own eyes: what is certain by its own knowledge, why, and what to mix next.

Only what the seat has seen itself goes in: its own results, the theory board, its own wrong theories. So hints are the
same for every secret that fits these.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from aludel.games.little_alchemists.deduction import Deduction, Knowledge
from aludel.games.little_alchemists.explaining import conflict, explain
from aludel.games.little_alchemists.phrases import types
from aludel.games.little_alchemists.rules import Rules, named
from aludel.games.little_alchemists.state import CLOSED, NONE, State
from aludel.games.little_alchemists.worlds import Fact, Made, NotPlaced, Placed, potion_set
from aludel.games.referee import TABLE, Arg, Args, Event, Seat


def hints(state: State, seat: Seat) -> tuple[Event, ...]:
    """The hints for a seat, all addressed to it; for TABLE those from the theory board alone, which everybody may have.

    First how many worlds are left; then what is certain and not seen yet, each followed by its reasons, or that nothing
    is; then the mixing that teaches most, if any teaches something. A pair that the board alone gives for two certain
    ingredients is told without reasons: those of its ingredients are told before. Without theories (level 1) no
    ingredient is told. After the market has closed there are none: the exam is asked of people.
    """
    if state.phase in CLOSED:
        return ()
    found = Deduction.of(state.rules.board, knowledge_of(state, seat))
    told = [("hint-worlds", {"count": found.count}), *_told(state.rules, found)]
    return tuple(Event(kind, args, to=seat, spoken=False) for kind, args in told)


def knowledge_of(state: State, viewer: Seat) -> Knowledge:
    """What a seat knows of the alchemy by itself; what everybody knows for TABLE."""
    revealed = tuple(_place(state, ingredient) for ingredient, _ in state.solved)
    if viewer == TABLE:
        return Knowledge(revealed=revealed)
    if viewer == state.seat and state.theory != NONE:
        revealed = (*revealed, _place(state, state.theory))
    results = tuple(
        Made(one, other, state.secret.cross[one][other])
        for i, (one, other) in enumerate(state.rules.pairs)
        if state.tracker[viewer] >> i & 1
    )
    return Knowledge(results, revealed, tuple(NotPlaced(*theory) for theory in state.wrong[viewer]))


def _place(state: State, ingredient: int) -> Placed:
    space = state.secret.assignment[ingredient]
    return Placed(ingredient, potion_set(state.rules.board.potions[space]))


def _told(rules: Rules, found: Deduction) -> Iterator[tuple[str, Args]]:
    if not found.left:
        yield from _reasons(rules, conflict(found.worlds, found.knowledge) or ())
        return
    certain = [*_certain_theories(rules, found), *_certain_pairs(rules, found)]
    yield from certain or [("hint-nothing", {})]
    best = found.best_experiments()[0]
    if best.bits:
        yield "hint-try", _pair(rules, *best.pair)


def _certain_theories(rules: Rules, found: Deduction) -> Iterator[tuple[str, Args]]:
    for ingredient, potions in found.certain_theories().items() if rules.theories else ():
        fact = Placed(ingredient, potions)
        if fact not in found.knowledge.facts:
            yield "hint-certain", _types(rules, fact)
            yield from _reasons(rules, explain(found.worlds, found.knowledge, fact) or ())


def _certain_pairs(rules: Rules, found: Deduction) -> Iterator[tuple[str, Args]]:
    for pair, potion in found.certain_pairs().items():
        fact = Made(*pair, potion)
        if fact in found.knowledge.facts:
            continue
        yield "hint-pair", {**_pair(rules, *pair), "potion": rules.potions[potion]}
        if not (rules.theories and _on_board(found, fact)):
            yield from _reasons(rules, explain(found.worlds, found.knowledge, fact) or ())


def _on_board(found: Deduction, fact: Made) -> bool:
    """Whether both ingredients are certain, and the board then leaves their pair no choice."""
    certain = found.certain_theories()
    if not {fact.one, fact.other} <= certain.keys():
        return False
    places = [Placed(ingredient, certain[ingredient]) for ingredient in (fact.one, fact.other)]
    return not found.worlds.all_of(places, found.worlds.every) & ~found.worlds.where(fact)


def _reasons(rules: Rules, facts: Iterable[Fact]) -> Iterator[tuple[str, Args]]:
    """One event for each fact used."""
    for fact in facts:
        match fact:
            case Made(one, other, potion):
                yield "hint-because", {**_pair(rules, one, other), "potion": rules.potions[potion]}
            case Placed(ingredient, _):
                yield "hint-because-board", {"ingredient": rules.kinds[ingredient]}
            case NotPlaced(ingredient, _):
                yield "hint-because-wrong", {"ingredient": rules.kinds[ingredient]}


def _pair(rules: Rules, one: int, other: int) -> dict[str, Arg]:
    return {"ingredient": rules.kinds[one], "other": rules.kinds[other]}


def _types(rules: Rules, fact: Placed) -> dict[str, Arg]:
    """An ingredient and its potions."""
    return {"ingredient": rules.kinds[fact.ingredient], **types(named(rules.potions, fact.potions))}
