# SPDX-License-Identifier: MIT
"""Artifacts: what each effect does, what lies on the market, and what they are worth at the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple, TypeAlias

from aludel.games.little_alchemists.rules import Artifact
from aludel.games.little_alchemists.state import State
from aludel.games.referee import Seat

GOLD: Final = "gold"
JUDGED: Final = "judged"

FREE_TILE: Final = "free-tile"
"""The first market tile that its owner buys in a turn costs nothing."""
THEORY_DRAW: Final = "theory-draw"
"""Its owner draws `amount` tiles at the end of a turn with a theory too."""
PET_COINS: Final = "pet-coins"
"""The pet brings `amount` coins more."""
SALE_COINS: Final = "sale-coins"
"""A customer pays `amount` coins more."""
SECOND_SALE: Final = "second-sale"
"""Its owner may sell to the same customer a second time."""
NO_BROKEN_GEM: Final = "no-broken-gem"
"""A wrong theory brings no broken gem."""
POWERLESS_COINS: Final = "powerless-coins"
"""A powerless potion, brewed or wished for, brings `amount` coins."""
PER_TOKEN: Final = "per-token"
"""`amount` points at the end for each of the owner's result tokens of `potion`."""
PER_POTION: Final = "per-potion"
"""`amount` points at the end for each different potion among the owner's result tokens."""

Payoff: TypeAlias = Callable[[State, Seat, Artifact], int]


class Effect(NamedTuple):
    """Which words of an artifact an effect uses, and what it pays at the end."""

    counted: bool = False
    """Whether `amount` says how much."""
    aimed: bool = False
    """Whether `potion` says of what."""
    pays: Payoff | None = None


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


EFFECTS: Final[dict[str, Effect]] = {
    FREE_TILE: Effect(),
    THEORY_DRAW: Effect(counted=True),
    PET_COINS: Effect(counted=True),
    SALE_COINS: Effect(counted=True),
    SECOND_SALE: Effect(),
    NO_BROKEN_GEM: Effect(),
    POWERLESS_COINS: Effect(counted=True),
    PER_TOKEN: Effect(counted=True, aimed=True, pays=_per_token),
    PER_POTION: Effect(counted=True, pays=_per_potion),
    JUDGED: Effect(),
}
"""Every effect that an artifact can have."""


def power(state: State, seat: Seat, effect: str) -> int:
    """How strong an effect is for a seat: the amounts of its artifacts, 1 for each that counts nothing; 0 for none."""
    owned = state.artifacts[seat]
    if not owned:
        return 0
    return sum(
        artifact.amount if EFFECTS[effect].counted else 1
        for i, artifact in enumerate(state.rules.artifacts)
        if owned >> i & 1 and artifact.effect == effect
    )


def points(state: State, seat: Seat) -> int:
    """What the artifacts of a seat are worth now: printed, paid by their effects, and given by the table."""
    total = sum(given for (owner, _), given in zip(judged(state), state.judged, strict=False) if owner == seat)
    for i, artifact in enumerate(state.rules.artifacts):
        if state.artifacts[seat] >> i & 1:
            pays = EFFECTS[artifact.effect].pays
            total += artifact.points + (pays(state, seat, artifact) if pays else 0)
    return total


def judged(state: State) -> list[tuple[Seat, int]]:
    """Owner and number of each judged artifact that is owned, in the order in which they are asked about."""
    return [
        (seat, i)
        for seat, owned in enumerate(state.artifacts)
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
    owned, artifacts = sold(state), state.rules.artifacts
    if owned >> number & 1:
        return "la-no-artifact"
    golds = sum(1 for i, artifact in enumerate(artifacts) if owned >> i & 1 and artifact.banner == GOLD)
    if artifacts[number].banner == GOLD and golds + 1 > _earlier(state):
        return "la-no-artifact-count"
    return "la-no-artifact-coins" if state.coins[seat] < artifacts[number].cost else None


def on_sale(state: State, seat: Seat) -> list[int]:
    """The artifacts that a seat can buy, by number."""
    return [i for i in range(len(state.rules.artifacts)) if why_not(state, seat, i) is None]


def why_not_shop(state: State) -> str | None:
    """Why the seat on turn cannot go to the artifacts, or None when it can."""
    if state.shopped or not state.rules.artifacts:
        return "la-no-now"
    return None if on_sale(state, state.seat) else "la-no-artifact-coins"
