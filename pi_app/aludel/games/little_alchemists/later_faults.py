# SPDX-License-Identifier: MIT
"""Everything that can be wrong with what levels 2 to 7 add to a position: a table of faults by key."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from aludel.games.little_alchemists import artifacts, brewing, theory
from aludel.games.little_alchemists.effects import Change
from aludel.games.little_alchemists.state import CLOSED, NONE, Phase, State
from aludel.games.referee import Fault

UNTIL_OVER: Final = (Phase.BREW, Phase.TAKE, Phase.PET, Phase.WISH, Phase.SELL, Phase.END, Phase.SHOP)
"""Phases in which nobody is guessing and the game goes on."""


def faults(state: State) -> Iterator[Fault]:
    """The faults of the fields that level 1 does without."""
    yield from (Fault(key) for key, wrong in TABLE.items() if wrong(state))


def _board(state: State) -> bool:
    kinds = [ingredient for ingredient, _ in state.solved]
    known = all(0 <= kind < len(state.rules.kinds) for kind in kinds)
    seated = all(0 <= seat < state.seats for _, seat in state.solved)
    return not (known and seated) or len(set(kinds)) < len(kinds) or len(kinds) > len(state.rules.gems)


def _solved_on(state: State) -> bool:
    return state.ending == "solved" and state.phase not in CLOSED


def _guessing(state: State) -> bool:
    """In phase GUESS a right theory of an ingredient that is not on the board waits for a guess."""
    if state.phase is not Phase.GUESS:
        return False
    unsolved = state.unsolved
    told = all(kind == NONE or kind in unsolved for kind in state.guesses)
    waits = len(state.guesses) < state.seats - 1
    return not (state.rules.guesses and state.theory in unsolved and told and waits)


def _theory_left(state: State) -> bool:
    return state.phase is not Phase.GUESS and (state.theory != NONE or state.guesses != ())


def _wrong(state: State) -> bool:
    """A wrong theory names an ingredient, as many potions as the level asks for, and is wrong."""
    rules, every = state.rules, [one for theories in state.wrong for one in theories]
    if any(not 0 <= kind < len(rules.kinds) for kind, _ in every):
        return True
    return any(
        potions.bit_count() != rules.theories or potions not in rules.sets or potions == theory.makes(state, kind)
        for kind, potions in every
    )


def _broken(state: State) -> bool:
    """Every different wrong theory has brought a broken gem, unless an artifact keeps them off."""
    seats = zip(range(state.seats), state.broken, state.wrong, strict=True)
    return any(
        broken < 0
        or (broken > 0 and not known)
        or (broken < len(known) and not artifacts.power(state, seat, Change.UNBROKEN))
        for seat, broken, known in seats
    )


def _lost(state: State) -> bool:
    over = not 0 <= state.lost <= state.rules.tiles_lost
    return over or (state.lost > 0 and (state.phase is not Phase.CUSTOMER or state.then is not Phase.END))


def _pets(state: State) -> bool:
    owned = [pet for pet in state.pets if pet != NONE]
    return any(not 0 <= pet < len(state.rules.pets) for pet in owned) or len(set(owned)) < len(owned)


def _first_pet(state: State) -> bool:
    """A pet comes with the first potion, and not before; while it is chosen it is missing."""
    if not state.rules.pets:
        return False
    seats = zip(range(state.seats), state.pets, state.tracker, strict=True)
    choosing = state.seat if state.phase is Phase.PET else NONE
    return any((pet == NONE) != (not mixed or seat == choosing) for seat, pet, mixed in seats)


def _choosing(state: State) -> bool:
    if state.phase is not Phase.PET:
        return False
    liked = any(state.rules.liked[pet] >> max(state.made, 0) & 1 for pet in state.free_pets)
    return state.made < 0 or liked or len(state.free_pets) < 2


def _fresh(state: State) -> bool:
    return state.fresh and (state.pets[state.seat] == NONE or not state.tracker[state.seat])


def _wish(state: State) -> bool:
    """A wish is made of a potion of wishes just brewed, and is none itself."""
    wishes = state.rules.wishes
    if state.phase is Phase.WISH:
        return wishes == NONE or state.made != wishes or state.wished != NONE
    if state.wished == NONE:
        return state.phase in UNTIL_OVER and state.made >= 0 and state.made == wishes and state.phase is not Phase.PET
    return state.made != wishes or state.wished == wishes or not 0 <= state.wished < len(state.rules.potions)


def _owners(state: State) -> bool:
    known = (1 << len(state.rules.artifacts)) - 1
    total = sum(owned.bit_count() for owned in state.artifacts)
    return any(owned & ~known for owned in state.artifacts) or artifacts.sold(state).bit_count() != total


def _gold(state: State) -> bool:
    """A gold artifact can lie open only after another was bought in an earlier turn."""
    owned = artifacts.sold(state)
    golds = (owned & state.rules.golds).bit_count()
    return bool(golds) and golds + 1 > owned.bit_count()


def _bought(state: State) -> bool:
    if state.bought and not (state.visits and state.artifacts[state.seat]):
        return True
    return not 0 <= state.visits <= (state.rules.visits if state.rules.artifacts else 0)


def _shop(state: State) -> bool:
    return state.phase is Phase.SHOP and (not state.visits or state.bought)


def _again(state: State) -> bool:
    """Only who has a bottle on the customer, and the artifact for it, can have sold twice."""
    seats = [seat for seat in range(state.seats) if state.again >> seat & 1]
    allowed = all(artifacts.power(state, seat, Change.SECOND_SALES) for seat in seats)
    return bool(state.again & ~state.sold) or not allowed


def _sale(state: State) -> bool:
    return state.phase is Phase.SELL and not brewing.wanted(state, state.seat, brewing.offered(state))


def _judged(state: State) -> bool:
    """Points for judged artifacts are told after the game: all of them, one by one."""
    owed, told = len(artifacts.judged(state)), len(state.judged)
    if any(not 0 <= points <= state.rules.judged_points for points in state.judged):
        return True
    if state.phase is Phase.JUDGE:
        return told >= owed
    return told != (owed if state.phase in CLOSED else 0)


def _rulings(state: State) -> bool:
    if not 0 <= state.rulings <= state.rules.judged_deeds:
        return True
    return state.rulings > 0 and not artifacts.power(state, state.seat, Change.RULINGS)


def _turn_left(state: State) -> bool:
    """What belongs to a turn is forgotten when the drawing at its end begins."""
    left = state.fresh or state.visits or state.bought or state.gift or state.rulings or state.wished != NONE
    return state.phase is Phase.CUSTOMER and state.then is Phase.OVER and bool(left)


TABLE: Final[dict[str, Callable[[State], bool]]] = {
    "theory-board": _board,
    "solved-not-closed": _solved_on,
    "nothing-to-guess": _guessing,
    "theory-left": _theory_left,
    "wrong-theory": _wrong,
    "broken": _broken,
    "tiles-lost": _lost,
    "pets": _pets,
    "first-pet": _first_pet,
    "no-pet-due": _choosing,
    "fresh": _fresh,
    "wish": _wish,
    "artifact-owners": _owners,
    "gold-too-early": _gold,
    "bought": _bought,
    "shop": _shop,
    "sold-twice": _again,
    "nothing-to-sell": _sale,
    "judged": _judged,
    "rulings": _rulings,
    "turn-left": _turn_left,
}
"""Every fault by its key."""
