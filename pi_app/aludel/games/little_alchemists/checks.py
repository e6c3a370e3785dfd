# SPDX-License-Identifier: MIT
"""What every deed asks first: whose turn it is and what is being waited for; and changes that many deeds make."""

from __future__ import annotations

from typing import Any, TypeVar

from aludel.games.little_alchemists.state import Phase, State
from aludel.games.referee import Refused, Seat

T = TypeVar("T")


def seat_of(state: State, seat: str, *phases: Phase) -> Seat:
    """The number of a seat that plays, while one of `phases` is on; else Refused."""
    number = state.rules.seat_index.get(seat)
    if number is None:
        raise Refused("la-no-seat")
    if state.phase not in phases:
        raise Refused(elsewhere(state), number)
    return number


def turn_of(state: State, seat: str, *phases: Phase) -> Seat:
    """The number of the seat whose turn it is, if it is `seat` and one of `phases` is on; else Refused."""
    number = seat_of(state, seat, *phases)
    if number != state.seat:
        raise Refused("la-no-turn", number)
    return number


def table(state: State, *phases: Phase) -> None:
    """Refuse what belongs to the table while none of `phases` is on."""
    if state.phase not in phases:
        raise Refused(elsewhere(state))


def elsewhere(state: State) -> str:
    """Why something of another phase is refused."""
    return "la-no-over" if state.phase is Phase.OVER else "la-no-now"


def with_item(values: tuple[T, ...], i: int, value: T) -> tuple[T, ...]:
    """The same tuple with one item replaced."""
    return (*values[:i], value, *values[i + 1 :])


def paid(state: State, seat: Seat, coins: int) -> dict[str, Any]:
    """The fields that change when a seat gets coins from the bank, or pays (a negative number)."""
    return {"coins": with_item(state.coins, seat, state.coins[seat] + coins), "bank": state.bank - coins}
