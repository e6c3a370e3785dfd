# SPDX-License-Identifier: MIT
"""Which moves the rules allow now."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from aludel.games.little_alchemists import deeds
from aludel.games.little_alchemists.moves import (
    BoringMarket,
    Brew,
    Buy,
    Customer,
    EndTurn,
    ExamAnswer,
    Move,
    Sell,
    SkipExam,
    StackEmpty,
    StartExam,
    Take,
    brew,
)
from aludel.games.little_alchemists.state import TURN, Phase, State
from aludel.games.referee import TABLE, Seat

BORING: Final = BoringMarket()
STACK_EMPTY: Final = StackEmpty()
CORRECTIONS: Final[tuple[Move, ...]] = (BORING, STACK_EMPTY)


def movers(state: State) -> tuple[Seat, ...]:
    """Who may move: the seat whose turn it is, the table, both or nobody.

    Within a turn the table's own moves all need a stack.
    """
    if state.phase not in TURN:
        return () if state.phase is Phase.OVER else (TABLE,)
    both = state.stack and state.phase in deeds.CORRECTABLE
    return (state.seat, TABLE) if both else (state.seat,)


def moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """Every legal move of a seat or of the table."""
    if seat == TABLE:
        return _table_moves(state)
    return _seat_moves(state) if seat == state.seat else ()


def _seat_moves(state: State) -> tuple[Move, ...]:
    colour = state.rules.seats[state.seat]
    match state.phase:
        case Phase.BREW:
            return (*_brews(state, colour), *_buys(state, colour))
        case Phase.TAKE:
            return _takes(colour, state.market)
        case Phase.SELL:
            return _sales(colour)
        case Phase.END:
            return (*_end(colour), *_buys(state, colour))
    return ()


def _table_moves(state: State) -> tuple[Move, ...]:
    match state.phase:
        case Phase.BREW:
            return CORRECTIONS if deeds.why_not_boring(state) is None else _stack_empty(state)
        case Phase.END:
            return _stack_empty(state)
        case Phase.CUSTOMER:
            return tuple(Customer(state.rules.potions[c]) for c in state.coming)
        case Phase.OFFER:
            return (StartExam(), SkipExam())
        case Phase.EXAM:
            return tuple(map(ExamAnswer, state.rules.potions))
    return ()


def _stack_empty(state: State) -> tuple[Move, ...]:
    return CORRECTIONS[1:] if state.stack else ()


def _brews(state: State, colour: str) -> tuple[Move, ...]:
    if state.hands[state.seat] < 2:
        return ()
    room = tuple(min(2, limit - shown) for limit, shown in zip(state.rules.limits, state.shown, strict=True))
    return _pairs(colour, state.rules.kinds, room)


@lru_cache(maxsize=4096)
def _pairs(colour: str, kinds: tuple[str, ...], room: tuple[int, ...]) -> tuple[Move, ...]:
    """Every mixing of two ingredients of which as many as `room` (0, 1, or 2 and more) can still turn up."""
    single = [brew(colour, a, b) for i, a in enumerate(kinds) for j, b in enumerate(kinds[:i]) if room[i] and room[j]]
    return (*single, *(Brew(colour, kind, kind) for kind, left in zip(kinds, room, strict=True) if left == 2))


def _buys(state: State, colour: str) -> tuple[Move, ...]:
    return _purchases(colour, state.market) if state.coins[state.seat] >= state.rules.price else ()


@lru_cache(maxsize=256)
def _purchases(colour: str, market: int) -> tuple[Move, ...]:
    return tuple(Buy(colour, place + 1) for place in range(market.bit_length()) if market >> place & 1)


@lru_cache(maxsize=256)
def _takes(colour: str, market: int) -> tuple[Move, ...]:
    return tuple(Take(colour, place + 1) for place in range(market.bit_length()) if market >> place & 1)


@lru_cache(maxsize=8)
def _sales(colour: str) -> tuple[Move, ...]:
    return (Sell(colour, True), Sell(colour, False))


@lru_cache(maxsize=8)
def _end(colour: str) -> tuple[Move, ...]:
    return (EndTurn(colour),)
