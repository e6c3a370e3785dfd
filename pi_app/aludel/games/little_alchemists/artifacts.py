# SPDX-License-Identifier: MIT
"""Artifacts: what each effect does, what lies on the market, and what they are worth at the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from aludel.games.little_alchemists.effects import EFFECTS, JUDGED, Change
from aludel.games.little_alchemists.rules import Artifact
from aludel.games.little_alchemists.state import State
from aludel.games.referee import Seat

Payoff: TypeAlias = Callable[[State, Seat, Artifact], int]


def tokens(state: State, seat: Seat) -> tuple[int, ...]:
    """By potion the result tokens of a seat: the pairs that it has mixed."""
    count = [0] * len(state.rules.potions)
    for i, (a, b) in enumerate(state.rules.pairs):
        if state.tracker[seat] >> i & 1:
            count[state.secret.cross[a][b]] += 1
    return tuple(count)


def _wishes(state: State, own: tuple[int, ...]) -> int:
    return 0 if state.rules.wishes < 0 else own[state.rules.wishes]


def _per_token(state: State, seat: Seat, artifact: Artifact) -> int:
    """A wish token counts as the potion that is paid for."""
    own = tokens(state, seat)
    return artifact.amount * (own[artifact.potion] + _wishes(state, own))


def _per_potion(state: State, seat: Seat, artifact: Artifact) -> int:
    """A wish token counts as a potion that is still missing; a powerless one is none."""
    own, wanted = tokens(state, seat), state.rules.customers
    different = sum(1 for potion in wanted if own[potion])
    return artifact.amount * min(len(wanted), different + _wishes(state, own))


PAYOFFS: Final[dict[Change, Payoff]] = {Change.TOKEN_POINTS: _per_token, Change.POTION_POINTS: _per_potion}
"""What the effects that work at the end pay, in points."""


def power(state: State, seat: Seat, change: Change) -> int:
    """By how much the artifacts of a seat change something, all together; 0 where none does."""
    owned = state.artifacts[seat]
    if not owned:
        return 0
    total = 0
    for i, artifact in enumerate(state.rules.artifacts):
        if owned >> i & 1 and (effect := EFFECTS[artifact.effect]).change is change:
            total += artifact.amount if effect.fixed is None else effect.fixed
    return total


def cause(state: State, seat: Seat, change: Change) -> str:
    """The first artifact of a seat, by name, that changes something; to be asked where `power` is not 0."""
    owned = state.artifacts[seat]
    return next(
        artifact.name
        for i, artifact in enumerate(state.rules.artifacts)
        if owned >> i & 1 and EFFECTS[artifact.effect].change is change
    )


def points(state: State, seat: Seat) -> int:
    """What the artifacts of a seat are worth now: printed, paid by their effects, and given by the table."""
    if not state.artifacts[seat]:
        return 0
    total = sum(given for (owner, _), given in zip(judged(state), state.judged, strict=False) if owner == seat)
    for i, artifact in enumerate(state.rules.artifacts):
        if state.artifacts[seat] >> i & 1:
            pays = PAYOFFS.get(EFFECTS[artifact.effect].change)
            total += artifact.points + (pays(state, seat, artifact) if pays else 0)
    return total


def judged(state: State) -> list[tuple[Seat, int]]:
    """Owner and number of each judged artifact that is owned, in the order in which they are asked about."""
    return [
        (seat, i)
        for seat, owned in enumerate(state.artifacts)
        if owned
        for i, artifact in enumerate(state.rules.artifacts)
        if owned >> i & 1 and artifact.effect == JUDGED
    ]


def sold(state: State) -> int:
    """The artifacts that somebody owns, a bit set."""
    every = 0
    for owned in state.artifacts:
        every |= owned
    return every


def _earlier(state: State) -> int:
    """How many were bought in earlier turns: so often one was turned up from the stack, while it lasted."""
    return sold(state).bit_count() - state.bought


def stack(state: State) -> int:
    """Artifacts that lie face down."""
    return max(0, len(state.rules.artifacts) - state.rules.open - _earlier(state))


def face_up(state: State) -> int:
    """Artifacts that lie face up."""
    return len(state.rules.artifacts) - sold(state).bit_count() - stack(state)


def why_not(state: State, seat: Seat, number: int) -> str | None:
    """Why a seat cannot buy an artifact now, or None when it can.

    Purple ones lie open at the start, so that a gold one can only have come when another was bought before.
    """
    owned = sold(state)
    if owned >> number & 1:
        return "la-no-artifact"
    golds = state.rules.golds
    if golds >> number & 1 and (owned & golds).bit_count() + 1 > _earlier(state):
        return "la-no-artifact-count"
    return "la-no-artifact-coins" if state.coins[seat] < state.rules.artifacts[number].cost else None


def on_sale(state: State, seat: Seat) -> list[int]:
    """The artifacts that a seat can buy, by number."""
    if state.coins[seat] < state.rules.cheapest:
        return []
    return [i for i in range(len(state.rules.artifacts)) if why_not(state, seat, i) is None]


def why_not_shop(state: State) -> str | None:
    """Why the seat on turn cannot go to the artifacts, or None when it can."""
    if state.bought or state.visits >= state.rules.visits or not state.rules.artifacts:
        return "la-no-now"
    return None if on_sale(state, state.seat) else "la-no-artifact-coins"
