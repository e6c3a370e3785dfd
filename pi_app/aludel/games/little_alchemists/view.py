# SPDX-License-Identifier: MIT
"""What may be known: the public view, and a seat's own."""

from __future__ import annotations

from typing import Final, TypedDict, cast

from aludel.games.little_alchemists import deeds, drawing
from aludel.games.little_alchemists.state import CLOSED, EQUAL, NONE, Phase, State
from aludel.games.referee import TABLE, Json, Seat, View


class CustomerView(TypedDict):
    """The customer on the market."""

    potion: str
    price: int


class LastView(TypedDict):
    """The latest mixing: `made` is a potion or `equal`."""

    seat: int
    made: str


class ExamView(TypedDict):
    """The exam: the number of questions answered and right, and the ingredients asked about now."""

    asked: int
    right: int
    questions: int
    question: list[str] | None
    passed: bool | None


class ResultView(TypedDict):
    """The end: points by seat, winners, and what ended the game."""

    points: list[int]
    winners: list[int]
    ending: str


class MarkView(TypedDict):
    """One entry of a seat's own tracker."""

    one: str
    other: str
    potion: str


class TableView(TypedDict):
    """What everybody may know. Seats are numbered from 0; `market` and `buy` are by place, `bottles` by seat."""

    game: str
    level: int
    seats: list[str]
    phase: str
    turn: int
    round: int
    coins: list[int]
    hands: list[int]
    market: list[bool]
    buy: list[bool]
    """Places whose tile the seat on turn may have now: for a coin, or in phase `take` for nothing."""
    stack: int
    discards: int
    tray: int
    stray: int
    customer: CustomerView | None
    coming: list[str]
    """Potions of the customers that may still come, in button order."""
    customers_left: int
    bottles: list[bool]
    may_deal_anew: bool
    last: LastView | None
    closed: bool
    exam: ExamView | None
    result: ResultView | None


class SeatView(TableView):
    """What one seat may know besides."""

    own: int
    tracker: list[MarkView]


ENDING: Final = "closed"


def view(state: State, viewer: Seat) -> View:
    """The table's view, or a seat's with its own tracker."""
    public = table_view(state)
    if viewer == TABLE:
        return cast(dict[str, Json], public)
    return {**public, "own": viewer, "tracker": tracker(state, viewer)}


def table_view(state: State) -> TableView:
    """What everybody may know."""
    rules = state.rules
    market = _bits(state.market, rules.places)
    coming = [rules.potions[c] for c in state.coming]
    return {
        "game": "little-alchemists",
        "level": rules.level,
        "seats": list(rules.seats),
        "phase": state.phase.value,
        "turn": state.seat,
        "round": state.turns // state.seats + 1,
        "coins": list(state.coins),
        "hands": list(state.hands),
        "market": market,
        "buy": market if _may_have(state) else [False] * rules.places,
        "stack": state.stack,
        "discards": state.discards,
        "tray": len(state.tray),
        "stray": state.stray,
        "customer": _customer(state),
        "coming": coming,
        "customers_left": len(coming),
        "bottles": _bits(state.sold, state.seats),
        "may_deal_anew": state.phase is Phase.BREW and deeds.why_not_boring(state) is None,
        "last": _last(state),
        "closed": state.phase in CLOSED,
        "exam": _exam(state),
        "result": _result(state),
    }


def _bits(mask: int, size: int) -> list[bool]:
    return [bool(mask >> i & 1) for i in range(size)]


def _may_have(state: State) -> bool:
    """Whether a market tile may be taken or bought now."""
    if state.phase is Phase.TAKE:
        return True
    return state.phase in deeds.BUYING and state.coins[state.seat] >= state.rules.price


def _customer(state: State) -> CustomerView | None:
    if state.customer == NONE:
        return None
    return {"potion": state.rules.potions[state.customer], "price": state.rules.prices[state.customer]}


def made_name(state: State, made: int) -> str:
    """The public name of a result."""
    return "equal" if made == EQUAL else state.rules.potions[made]


def _last(state: State) -> LastView | None:
    seat, made = state.last
    return None if seat == NONE else {"seat": seat, "made": made_name(state, made)}


def _exam(state: State) -> ExamView | None:
    rules, asked = state.rules, len(state.answers)
    if state.phase is not Phase.EXAM and not asked:
        return None
    right = deeds.right_answers(state)
    over = asked == rules.questions
    question = None if over else [rules.kinds[kind] for kind in state.secret.exam[asked]]
    return {
        "asked": asked,
        "right": right,
        "questions": rules.questions,
        "question": question,
        "passed": right >= rules.passing if over else None,
    }


def _result(state: State) -> ResultView | None:
    if state.phase not in CLOSED:
        return None
    return {"points": list(state.coins), "winners": list(drawing.winners(state)), "ending": ENDING}


def tracker(state: State, seat: Seat) -> list[MarkView]:
    """What a seat has mixed so far."""
    rules = state.rules
    return [
        {"one": rules.kinds[a], "other": rules.kinds[b], "potion": rules.potions[state.secret.cross[a][b]]}
        for i, (a, b) in enumerate(rules.pairs)
        if state.tracker[seat] >> i & 1
    ]
