# SPDX-License-Identifier: MIT
"""What each move does: one function a kind, in a table. Each refuses with a reason or gives the new state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from aludel.games.little_alchemists import drawing
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
)
from aludel.games.little_alchemists.state import EQUAL, NONE, Phase, State, changed
from aludel.games.referee import Args, Event, Outcome, Refused, Seat

BUYING: Final = (Phase.BREW, Phase.END)
CORRECTABLE: Final = (Phase.BREW, Phase.END)
"""When somebody at the table can find the stack empty: the last drawing is over, the next has not begun."""
FEWEST_BORING: Final = 4
"""With fewer tiles than this on the market, four cannot be equal."""


def apply(state: State, move: Move) -> Outcome:
    """The state after a move, or Refused."""
    return _DEEDS[type(move)](state, move)


def _turn_of(state: State, seat: str, *phases: Phase) -> Seat:
    """The number of the seat whose turn it is, if it is `seat` and one of `phases` is on; else Refused."""
    number = state.rules.seat_index.get(seat)
    if number is None:
        raise Refused("la-no-seat")
    if state.phase not in phases:
        raise Refused(_elsewhere(state), number)
    if number != state.seat:
        raise Refused("la-no-turn", number)
    return number


def _table(state: State, *phases: Phase) -> None:
    if state.phase not in phases:
        raise Refused(_elsewhere(state))


def _elsewhere(state: State) -> str:
    return "la-no-over" if state.phase is Phase.OVER else "la-no-now"


def with_item(values: tuple[int, ...], i: int, value: int) -> tuple[int, ...]:
    """The same tuple with one item replaced."""
    return (*values[:i], value, *values[i + 1 :])


def room(state: State, kind: int) -> int:
    """How many more tiles of a kind can turn up before the discards are shuffled again."""
    return state.rules.limits[kind] - state.shown[kind]


def brew(state: State, move: Brew) -> Outcome:
    """Mix two tiles: a potion is told to all, its ingredients only to the seat's own page."""
    seat = _turn_of(state, move.seat, Phase.BREW)
    a, b = _kinds(state, seat, move)
    if state.hands[seat] < 2:
        raise Refused("la-no-hand", seat)
    for kind, needed in ((a, 2 if a == b else 1), (b, 1)):
        if room(state, kind) < needed:
            raise Refused("la-no-count", seat, ingredient=state.rules.kinds[kind], count=state.rules.limits[kind])
    shown = with_item(state.shown, a, state.shown[a] + 1)
    shown = with_item(shown, b, shown[b] + 1)
    hands = with_item(state.hands, seat, state.hands[seat] - 2)
    mixed = {"shown": shown, "hands": hands, "tray": (a, b), "boring": False}
    return _equal(state, seat, mixed) if a == b else _potion(state, seat, a, b, mixed)


def _kinds(state: State, seat: Seat, move: Brew) -> tuple[int, int]:
    index = state.rules.kind_index
    if move.a not in index or move.b not in index:
        raise Refused("la-no-ingredient", seat)
    a, b = index[move.a], index[move.b]
    return (a, b) if a <= b else (b, a)


def _equal(state: State, seat: Seat, mixed: dict[str, Any]) -> Outcome:
    phase = Phase.TAKE if state.market else Phase.END
    kind = "equal" if state.market else "equal-nothing"
    state = changed(state, phase=phase, made=EQUAL, last=(seat, EQUAL), **mixed)
    return Outcome(state, (Event(kind, {"seat": state.rules.seats[seat]}),))


def _potion(state: State, seat: Seat, a: int, b: int, mixed: dict[str, Any]) -> Outcome:
    rules = state.rules
    made = state.secret.cross[a][b]
    tracker = with_item(state.tracker, seat, state.tracker[seat] | rules.pair_bit[a, b])
    wanted = made == state.customer and not state.sold >> seat & 1
    phase = Phase.SELL if wanted else Phase.END
    state = changed(state, phase=phase, made=made, last=(seat, made), tracker=tracker, **mixed)
    name = rules.potions[made]
    mark = {"ingredient": rules.kinds[a], "other": rules.kinds[b], "potion": name}
    told = Event("potion", {"seat": rules.seats[seat], "potion": name})
    return Outcome(state, (told, Event("mark", mark, to=seat, spoken=False)))


def buy(state: State, move: Buy) -> Outcome:
    """Buy a market tile: not spoken, so that the table can still undo a slip of the finger."""
    seat = _turn_of(state, move.seat, *BUYING)
    market, price = _without(state, seat, move.place), state.rules.price
    if state.coins[seat] < price:
        raise Refused("la-no-coin", seat)
    state = changed(
        state,
        market=market,
        hands=with_item(state.hands, seat, state.hands[seat] + 1),
        coins=with_item(state.coins, seat, state.coins[seat] - price),
        bank=state.bank + price,
        boring=False,
    )
    told: Args = {"seat": move.seat, "place": move.place, "coins": state.coins[seat]}
    return Outcome(state, (Event("bought", told, spoken=False),))


def _without(state: State, seat: Seat, place: int) -> int:
    """The market without the tile on a place."""
    if not 1 <= place <= state.rules.places:
        raise Refused("la-no-place", seat)
    if not state.market >> place - 1 & 1:
        raise Refused("la-no-tile", seat)
    return state.market & ~(1 << place - 1)


def take(state: State, move: Take) -> Outcome:
    """Take a market tile for two equal ones, free of charge."""
    seat = _turn_of(state, move.seat, Phase.TAKE)
    market = _without(state, seat, move.place)
    hands = with_item(state.hands, seat, state.hands[seat] + 1)
    told = Event("taken", {"seat": move.seat, "place": move.place}, spoken=False)
    return Outcome(changed(state, phase=Phase.END, market=market, hands=hands), (told,))


def sell(state: State, move: Sell) -> Outcome:
    """Sell the potion to the customer and set the bottle there, or keep it."""
    seat = _turn_of(state, move.seat, Phase.SELL)
    if not move.sells:
        return Outcome(changed(state, phase=Phase.END), (Event("kept", {"seat": move.seat}, spoken=False),))
    price = state.rules.prices[state.customer]
    coins = state.coins[seat] + price
    state = changed(
        state,
        phase=Phase.END,
        coins=with_item(state.coins, seat, coins),
        bank=state.bank - price,
        sold=state.sold | 1 << seat,
    )
    return Outcome(state, (Event("sold", {"seat": move.seat, "price": price, "coins": coins}),))


def end_turn(state: State, move: EndTurn) -> Outcome:
    """Discard, draw, refill, and on to the next seat, unless the stack runs out on the way."""
    _turn_of(state, move.seat, Phase.END)
    rules = state.rules
    gaps = rules.places - state.market.bit_count()
    told = Event("end-turn", {"seat": move.seat, "draw": rules.draw, "gaps": gaps})
    desk = drawing.desk(state)
    desk.discards += len(desk.tray)
    desk.tray, desk.owed, desk.refill, desk.then = (), rules.draw, True, Phase.OVER
    state, events = drawing.draw(desk)
    return Outcome(state, (told, *events))


def customer(state: State, move: Customer) -> Outcome:
    """Let in the customer that the table sees."""
    _table(state, Phase.CUSTOMER)
    number = state.rules.potion_index.get(move.potion, NONE)
    if number not in state.coming:
        raise Refused("la-no-customer")
    return drawing.welcome(state, number)


def why_not_boring(state: State) -> str | None:
    """Why the market may not be dealt anew now, or None when it may."""
    if not state.boring:
        return "la-no-boring-late"
    if state.market.bit_count() < FEWEST_BORING:
        return "la-no-boring-few"
    return None if state.stack else "la-no-boring-stack"


def boring_market(state: State, _: BoringMarket) -> Outcome:
    """All market tiles go back into the stack and new ones are dealt, once."""
    _table(state, Phase.BREW)
    if (reason := why_not_boring(state)) is not None:
        raise Refused(reason)
    desk = drawing.desk(changed(state, boring=False))
    desk.stack += desk.market.bit_count()
    desk.market, desk.refill = 0, True
    state, events = drawing.draw(desk)
    return Outcome(state, (Event("boring"), *events))


def stack_empty(state: State, _: StackEmpty) -> Outcome:
    """Believe the table's eyes: the stack is empty, the count was wrong, a large tile lies open."""
    _table(state, *CORRECTABLE)
    if not state.stack:
        raise Refused("la-no-stack-left")
    told = Event("ledger-corrected", {"count": state.stack})
    desk = drawing.desk(changed(state, stray=state.stray + state.stack))
    desk.stack, desk.then = 0, state.phase
    state, events = drawing.draw(desk, emptied=True)
    return Outcome(state, (told, *events))


def start_exam(state: State, _: StartExam) -> Outcome:
    """All players together begin the exam."""
    _table(state, Phase.OFFER)
    rules = state.rules
    return Outcome(
        changed(state, phase=Phase.EXAM),
        (Event("exam", {"questions": rules.questions, "pass": rules.passing}),),
    )


def skip_exam(state: State, _: SkipExam) -> Outcome:
    """The exam waits for another game."""
    _table(state, Phase.OFFER)
    return Outcome(changed(state, phase=Phase.OVER), (Event("exam-skipped"),))


def exam_answer(state: State, move: ExamAnswer) -> Outcome:
    """Answer one question; the sixth answer ends the exam."""
    _table(state, Phase.EXAM)
    rules = state.rules
    if move.potion not in rules.potion_index:
        raise Refused("la-no-answer")
    truth = true_answer(state, len(state.answers))
    given = rules.potion_index[move.potion]
    told = [Event("exam-right" if given == truth else "exam-wrong", {"potion": rules.potions[truth]})]
    state = changed(state, answers=(*state.answers, given))
    if len(state.answers) == rules.questions:
        state = changed(state, phase=Phase.OVER)
        right = right_answers(state)
        kind = "exam-passed" if right >= rules.passing else "exam-failed"
        told.append(Event(kind, {"right": right, "questions": rules.questions}))
    return Outcome(state, tuple(told))


def true_answer(state: State, question: int) -> int:
    """The potion that answers an exam question."""
    a, b = state.secret.exam[question]
    return state.secret.cross[a][b]


def right_answers(state: State) -> int:
    """How many exam answers so far are right."""
    return sum(given == true_answer(state, i) for i, given in enumerate(state.answers))


_DEEDS: Final[dict[type, Callable[[State, Any], Outcome]]] = {
    Brew: brew,
    Buy: buy,
    Take: take,
    Sell: sell,
    EndTurn: end_turn,
    Customer: customer,
    BoringMarket: boring_market,
    StackEmpty: stack_empty,
    StartExam: start_exam,
    SkipExam: skip_exam,
    ExamAnswer: exam_answer,
}
