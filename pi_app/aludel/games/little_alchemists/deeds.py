# SPDX-License-Identifier: MIT
"""What each move does: one function a kind, in a table. Each refuses with a reason or gives the new state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from aludel.games.little_alchemists import arriving, artifacts, brewing, drawing, shop, supplies, theory
from aludel.games.little_alchemists.checks import paid, table, turn_of, with_item
from aludel.games.little_alchemists.effects import Change
from aludel.games.little_alchemists.moves import (
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
)
from aludel.games.little_alchemists.state import NONE, Phase, State, changed
from aludel.games.referee import Args, Event, Outcome, Refused, Seat

BUYING: Final = (Phase.BREW, Phase.END)
CORRECTABLE: Final = (Phase.BREW, Phase.END)
"""When somebody at the table can find the stack empty: the last drawing is over, the next has not begun."""
TURN_ENDED: Final = {
    "fresh": False,
    "wished": NONE,
    "visits": 0,
    "bought": False,
    "gift": False,
    "rulings": 0,
}
"""What is forgotten of a turn when it ends."""
FEWEST_BORING: Final = 4
"""With fewer tiles than this on the market, four cannot be equal."""


def apply(state: State, move: Move) -> Outcome:
    """The state after a move, or Refused."""
    return supplies.counted(state, _DEEDS[type(move)](state, move))


def price(state: State) -> int:
    """What the seat on turn pays for its next market tile."""
    free = not state.gift and artifacts.power(state, state.seat, Change.FREE_TILES) > 0
    return 0 if free else state.rules.price


def buy(state: State, move: Buy) -> Outcome:
    """Buy a market tile: not spoken, so that the table can still undo a slip of the finger."""
    seat = turn_of(state, move.seat, *BUYING)
    market, cost = _without(state, seat, move.place), price(state)
    if state.coins[seat] < cost:
        raise Refused("la-no-coin", seat)
    state = changed(
        state,
        market=market,
        hands=with_item(state.hands, seat, state.hands[seat] + 1),
        boring=False,
        gift=bool(state.rules.artifacts),
        **paid(state, seat, -cost),
    )
    told: Args = {"seat": move.seat, "place": move.place}
    if not cost:
        return Outcome(state, (Event("bought-free", told, spoken=False),))
    return Outcome(state, (Event("bought", {**told, "coins": state.coins[seat]}, spoken=False),))


def _without(state: State, seat: Seat, place: int) -> int:
    """The market without the tile on a place."""
    if not 1 <= place <= state.rules.places:
        raise Refused("la-no-place", seat)
    if not state.market >> place - 1 & 1:
        raise Refused("la-no-tile", seat)
    return state.market & ~(1 << place - 1)


def take(state: State, move: Take) -> Outcome:
    """Take a market tile for two equal ones, free of charge."""
    seat = turn_of(state, move.seat, Phase.TAKE)
    market = _without(state, seat, move.place)
    hands = with_item(state.hands, seat, state.hands[seat] + 1)
    told = Event("taken", {"seat": move.seat, "place": move.place}, spoken=False)
    return Outcome(changed(state, phase=Phase.END, market=market, hands=hands), (told,))


def end_turn(state: State, move: EndTurn) -> Outcome:
    """Discard, draw, refill, and on to the next seat, unless the stack runs out on the way."""
    seat = turn_of(state, move.seat, Phase.END)
    rules = state.rules
    desk = drawing.desk(state)
    desk.discards += len(desk.tray)
    desk.owed = rules.draw if state.tray else artifacts.power(state, seat, Change.THEORY_DRAW)
    desk.events.append(_end(state, desk.owed))
    if state.bought and artifacts.stack(state):
        desk.events.append(Event("reveal-artifact"))
    desk.tray, desk.refill, desk.then, desk.changes = (), True, Phase.OVER, TURN_ENDED
    return drawing.draw(desk)


def _end(state: State, draws: int) -> Event:
    """How a turn ends: two tiles lie in the tray unless a theory was shared."""
    gaps = state.rules.places - state.market.bit_count()
    told: Args = {"seat": state.rules.seats[state.seat], "draw": draws, "gaps": gaps}
    if state.tray:
        return Event("end-turn", told)
    if draws:
        return Event("end-theory-draw", told)
    return Event("end-theory", {"seat": state.rules.seats[state.seat], "gaps": gaps})


def why_not_boring(state: State) -> str | None:
    """Why the market may not be dealt anew now, or None when it may."""
    if not state.boring:
        return "la-no-boring-late"
    if state.market.bit_count() < FEWEST_BORING:
        return "la-no-boring-few"
    return None if state.stack else "la-no-boring-stack"


def boring_market(state: State, _: BoringMarket) -> Outcome:
    """All market tiles go back into the stack and new ones are dealt, once."""
    table(state, Phase.BREW)
    if (reason := why_not_boring(state)) is not None:
        raise Refused(reason)
    desk = drawing.desk(changed(state, boring=False))
    desk.stack += desk.market.bit_count()
    desk.market, desk.refill = 0, True
    state, events = drawing.draw(desk)
    return Outcome(state, (Event("boring"), *events))


def stack_empty(state: State, _: StackEmpty) -> Outcome:
    """Believe the table's eyes: the stack is empty, the count was wrong, a large tile lies open."""
    table(state, *CORRECTABLE)
    if not state.stack:
        raise Refused("la-no-stack-left")
    told = Event("ledger-corrected", {"count": state.stack})
    desk = drawing.desk(changed(state, stray=state.stray + state.stack))
    desk.stack, desk.then = 0, state.phase
    state, events = drawing.draw(desk, emptied=True)
    return Outcome(state, (told, *events))


def start_exam(state: State, _: StartExam) -> Outcome:
    """All players together begin the exam."""
    table(state, Phase.OFFER)
    rules = state.rules
    return Outcome(
        changed(state, phase=Phase.EXAM),
        (Event("exam", {"questions": rules.questions, "pass": rules.passing}),),
    )


def skip_exam(state: State, _: SkipExam) -> Outcome:
    """The exam waits for another game."""
    table(state, Phase.OFFER)
    return Outcome(changed(state, phase=Phase.OVER), (Event("exam-skipped"),))


def exam_answer(state: State, move: ExamAnswer) -> Outcome:
    """Answer one question; the sixth answer ends the exam."""
    table(state, Phase.EXAM)
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
    Brew: brewing.brew,
    Buy: buy,
    Take: take,
    Sell: brewing.sell,
    EndTurn: end_turn,
    Customer: arriving.customer,
    CustomerAgain: arriving.customer_again,
    BoringMarket: boring_market,
    StackEmpty: stack_empty,
    StartExam: start_exam,
    SkipExam: skip_exam,
    ExamAnswer: exam_answer,
    Theory: theory.theory,
    Guess: theory.guess,
    ChoosePet: brewing.choose_pet,
    WishFor: brewing.wish_for,
    Shop: shop.shop,
    Leave: shop.leave,
    BuyArtifact: shop.buy_artifact,
    Judged: shop.judged,
    JudgePoints: shop.judge_points,
}
