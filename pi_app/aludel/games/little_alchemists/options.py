# SPDX-License-Identifier: MIT
"""Which moves the rules allow now."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Final

from aludel.games.little_alchemists import arriving, artifacts, deeds, shop, theory
from aludel.games.little_alchemists.moves import (
    DEEDS,
    BoringMarket,
    Brew,
    Buy,
    BuyArtifact,
    ChoosePet,
    Customer,
    CustomerAgain,
    EndTurn,
    ExamAnswer,
    Guess,
    Judged,
    JudgePoints,
    Leave,
    Move,
    Sell,
    Shop,
    SkipExam,
    StackEmpty,
    StartExam,
    Take,
    Theory,
    WishFor,
    brew,
)
from aludel.games.little_alchemists.rules import Rules
from aludel.games.little_alchemists.state import TURN, Phase, State
from aludel.games.referee import TABLE, Seat

BORING: Final = BoringMarket()
STACK_EMPTY: Final = StackEmpty()
CUSTOMER_AGAIN: Final = CustomerAgain()


def movers(state: State) -> tuple[Seat, ...]:
    """Who may move: the seat whose turn it is, who guesses or judges, the table, seat and table, or nobody."""
    match state.phase:
        case Phase.OVER:
            return ()
        case Phase.GUESS:
            return (state.guesser,)
        case Phase.JUDGE:
            return (shop.asked(state)[0],)
    if state.phase not in TURN:
        return (TABLE,)
    both = (state.stack and state.phase in deeds.CORRECTABLE) or arriving.may_rethink(state)
    return (state.seat, TABLE) if both else (state.seat,)


def moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """Every legal move of a seat or of the table."""
    if seat == TABLE:
        return _table_moves(state)
    if seat == state.seat and state.phase in _OF_TURN:
        return _OF_TURN[state.phase](state, state.rules.seats[seat])
    return _others(state, seat)


def _others(state: State, seat: Seat) -> tuple[Move, ...]:
    """What a seat may do whether or not it is its turn."""
    if state.phase is Phase.GUESS and seat == state.guesser:
        names = (state.rules.kinds[kind] for kind in state.unsolved)
        return tuple(Guess(state.rules.seats[seat], name) for name in (*names, None))
    if state.phase is Phase.JUDGE and seat == shop.asked(state)[0]:
        return tuple(JudgePoints(state.rules.seats[seat], n) for n in range(state.rules.judged_points + 1))
    return ()


def _in_brew(state: State, colour: str) -> tuple[Move, ...]:
    found = (*_brews(state, colour), *_buys(state, colour))
    return (*found, *_theories(state, colour), *_judged(state, colour)) if state.rules.theories else found


def _in_end(state: State, colour: str) -> tuple[Move, ...]:
    found = (*_end(colour), *_buys(state, colour))
    if not state.rules.artifacts:
        return found
    visit = (Shop(colour),) if artifacts.why_not_shop(state) is None else ()
    return (*found, *visit, *_judged(state, colour))


def _in_take(state: State, colour: str) -> tuple[Move, ...]:
    return _takes(colour, state.market)


def _in_pet(state: State, colour: str) -> tuple[Move, ...]:
    return tuple(ChoosePet(colour, state.rules.pets[pet]) for pet in state.free_pets)


def _in_wish(state: State, colour: str) -> tuple[Move, ...]:
    rules = state.rules
    return tuple(WishFor(colour, name) for i, name in enumerate(rules.potions) if i != rules.wishes)


def _in_sell(_: State, colour: str) -> tuple[Move, ...]:
    return _sales(colour)


def _in_shop(state: State, colour: str) -> tuple[Move, ...]:
    names = (state.rules.artifacts[number].name for number in artifacts.on_sale(state, state.seat))
    return (Leave(colour), *(BuyArtifact(colour, name) for name in names))


_OF_TURN: Final[dict[Phase, Callable[[State, str], tuple[Move, ...]]]] = {
    Phase.BREW: _in_brew,
    Phase.TAKE: _in_take,
    Phase.PET: _in_pet,
    Phase.WISH: _in_wish,
    Phase.SELL: _in_sell,
    Phase.END: _in_end,
    Phase.SHOP: _in_shop,
}
"""What the seat whose turn it is may do in each phase."""


def _table_moves(state: State) -> tuple[Move, ...]:
    match state.phase:
        case Phase.BREW | Phase.SELL | Phase.END:
            return tuple(_corrections(state))
        case Phase.CUSTOMER:
            return tuple(Customer(state.rules.potions[c]) for c in state.coming)
        case Phase.OFFER:
            return (StartExam(), SkipExam())
        case Phase.EXAM:
            return tuple(map(ExamAnswer, state.rules.potions))
    return ()


def _corrections(state: State) -> Iterator[Move]:
    """What the table may tell within a turn."""
    if state.phase is Phase.BREW and deeds.why_not_boring(state) is None:
        yield BORING
    if state.stack and state.phase in deeds.CORRECTABLE:
        yield STACK_EMPTY
    if arriving.may_rethink(state):
        yield CUSTOMER_AGAIN


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
    return _purchases(colour, state.market) if state.coins[state.seat] >= deeds.price(state) else ()


def _theories(state: State, colour: str) -> tuple[Move, ...]:
    return _shares(state.rules, colour, state.unsolved, theory.taken(state))


@lru_cache(maxsize=1024)
def _shares(rules: Rules, colour: str, unsolved: tuple[int, ...], taken: tuple[int, ...]) -> tuple[Move, ...]:
    """Every theory on an `unsolved` ingredient; `taken` are the potions of the others."""
    places = zip(dict.fromkeys(rules.sets), rules.sets_named, strict=True)
    free = [named for potions, named in places if rules.sets.count(potions) > taken.count(potions)]
    return tuple(Theory(colour, rules.kinds[kind], potions) for kind in unsolved for potions in free)


def _judged(state: State, colour: str) -> tuple[Move, ...]:
    if not state.artifacts[state.seat]:
        return ()
    return tuple(Judged(colour, deed) for deed in DEEDS if shop.why_not_judged(state, state.seat, deed) is None)


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
