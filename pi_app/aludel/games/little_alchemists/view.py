# SPDX-License-Identifier: MIT
"""What may be known: the public view, and a seat's own."""

from __future__ import annotations

from typing import cast

from aludel.games.little_alchemists import artifacts, deeds, scoring, shop, theory
from aludel.games.little_alchemists.rules import Rules, named
from aludel.games.little_alchemists.state import CLOSED, EQUAL, NONE, Phase, State
from aludel.games.little_alchemists.view_types import (
    BoardView,
    CustomerView,
    EndView,
    ExamView,
    GuessView,
    JudgeView,
    LastView,
    MarketView,
    MarkView,
    ResultView,
    SeatView,
    SharedView,
    TableView,
    TheoryView,
    TreasureView,
    WrongView,
)
from aludel.games.referee import TABLE, Json, Seat, View


def view(state: State, viewer: Seat) -> View:
    """The table's view, or a seat's with its own tracker and wrong theories."""
    public = table_view(state)
    if viewer == TABLE:
        return cast(dict[str, Json], public)
    own: SeatView = {**public, "own": viewer, "tracker": tracker(state, viewer), "wrong": _wrong(state, viewer)}
    return cast(dict[str, Json], own)


def table_view(state: State) -> TableView:
    """What everybody may know."""
    return {**_market(state), **_board(state), **_treasures(state), **_ending(state)}


def _market(state: State) -> MarketView:
    """What level 1 has: tiles, coins, customers."""
    rules = state.rules
    market = _bits(state.market, rules.places)
    coming = [rules.potions[c] for c in state.coming]
    return {
        "game": "little-alchemists",
        "level": rules.level,
        "seats": list(rules.seats),
        "kinds": list(rules.kinds),
        "potions": list(rules.potions),
        "phase": state.phase.value,
        "turn": state.seat,
        "round": state.turns // state.seats + 1,
        "coins": list(state.coins),
        "hands": list(state.hands),
        "market": market,
        "buy": market if may_have(state) else [False] * rules.places,
        "stack": state.stack,
        "discards": state.discards,
        "tray": len(state.tray),
        "stray": state.stray,
        "customer": _customer(state),
        "coming": coming,
        "customers_left": len(coming),
        "mistaken": [rules.potions[c] for c in rules.customers if state.mistaken >> c & 1],
        "bottles": _bits(state.sold, state.seats),
        "again": _bits(state.again, state.seats),
        "may_deal_anew": state.phase is Phase.BREW and deeds.why_not_boring(state) is None,
        "last": _last(state),
    }


def _board(state: State) -> BoardView:
    """Theories, guesses and gems."""
    return {
        "theories": _theories(state),
        "theory": _theory(state),
        "guesses": _guesses(state),
        "guessing": state.guesser if state.phase is Phase.GUESS else None,
        "gems_left": list(scoring.gems_left(state)),
        "gems": [scoring.gems_of(state, seat) for seat in range(state.seats)],
        "broken": list(state.broken),
    }


def _treasures(state: State) -> TreasureView:
    """Pets, wishes and artifacts."""
    rules = state.rules
    return {
        "pets": [None if pet == NONE else rules.pets[pet] for pet in state.pets],
        "pets_free": [rules.pets[pet] for pet in state.free_pets],
        "wish": None if state.wished == NONE else rules.potions[state.wished],
        "artifacts": [_owned(rules, owned) for owned in state.artifacts],
        "artifact_places": artifacts.face_up(state),
        "artifact_stack": artifacts.stack(state),
        "may_shop": may_shop(state),
    }


def _ending(state: State) -> EndView:
    """What is asked and told after the market has closed."""
    return {
        "judge": _judge(state),
        "closed": state.phase in CLOSED,
        "exam": exam(state),
        "result": _result(state),
    }


def _bits(mask: int, size: int) -> list[bool]:
    return [bool(mask >> i & 1) for i in range(size)]


def may_have(state: State) -> bool:
    """Whether a market tile may be taken or bought now."""
    if state.phase is Phase.TAKE:
        return True
    return state.phase in deeds.BUYING and state.coins[state.seat] >= deeds.price(state)


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


def potions_of(state: State, ingredient: int) -> tuple[str, ...]:
    """What an ingredient can make: a secret until its theory is shared."""
    return named(state.rules.potions, theory.makes(state, ingredient))


def _owned(rules: Rules, owned: int) -> list[str]:
    return [artifact.name for i, artifact in enumerate(rules.artifacts) if owned >> i & 1]


def _theories(state: State) -> list[TheoryView]:
    kinds = state.rules.kinds
    return [
        {"ingredient": kinds[kind], "potions": list(potions_of(state, kind)), "seat": seat, "points": points}
        for (kind, seat), points in zip(state.solved, state.rules.gems, strict=False)
    ]


def _theory(state: State) -> SharedView | None:
    """What has been told of the theory under guess; its ingredient has not."""
    if state.theory == NONE:
        return None
    return {"seat": state.seat, "potions": list(potions_of(state, state.theory))}


def _guesses(state: State) -> list[GuessView]:
    kinds = state.rules.kinds
    return [
        {"seat": (state.seat + n) % state.seats, "ingredient": None if kind == NONE else kinds[kind]}
        for n, kind in enumerate(state.guesses, start=1)
    ]


def may_shop(state: State) -> bool:
    """Whether the seat on turn may go to the artifacts now."""
    return state.phase is Phase.END and artifacts.why_not_shop(state) is None


def _judge(state: State) -> JudgeView | None:
    if state.phase is not Phase.JUDGE:
        return None
    seat, artifact = shop.asked(state)
    return {"seat": seat, "artifact": state.rules.artifacts[artifact].name}


def exam(state: State) -> ExamView | None:
    """How the exam stands; None before it."""
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
    if (result := scoring.result(state)) is None:
        return None
    return {
        "points": [int(points) if points.is_integer() else points for points in result.points],
        "winners": list(result.winners),
        "ending": result.ending,
        "keys": scoring.keys(state),
    }


def tracker(state: State, seat: Seat) -> list[MarkView]:
    """What a seat has mixed so far."""
    rules = state.rules
    return [
        {"one": rules.kinds[a], "other": rules.kinds[b], "potion": rules.potions[state.secret.cross[a][b]]}
        for i, (a, b) in enumerate(rules.pairs)
        if state.tracker[seat] >> i & 1
    ]


def _wrong(state: State, seat: Seat) -> list[WrongView]:
    rules = state.rules
    return [
        {"ingredient": rules.kinds[kind], "potions": list(named(rules.potions, made))}
        for kind, made in state.wrong[seat]
    ]
