# SPDX-License-Identifier: MIT
"""Going to the artifacts, buying one, and what the table tells of artifacts that it judges itself."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from aludel.games.little_alchemists import artifacts, drawing, scoring
from aludel.games.little_alchemists.checks import paid, seat_of, turn_of, with_item
from aludel.games.little_alchemists.effects import Change
from aludel.games.little_alchemists.moves import BuyArtifact, Judged, JudgePoints, Leave, Shop
from aludel.games.little_alchemists.state import NONE, Phase, State, changed
from aludel.games.referee import Args, Event, Outcome, Refused, Seat

JUDGING: Final = (Phase.BREW, Phase.END)
FEWEST_HAND: Final = 2
"""A judged artifact leaves at least so many tiles in a hand: enough to mix."""


def shop(state: State, move: Shop) -> Outcome:
    """Go to the artifacts; who left without one may come back a few times."""
    seat = turn_of(state, move.seat, Phase.END)
    if (reason := artifacts.why_not_shop(state)) is not None:
        raise Refused(reason, seat)
    state = changed(state, phase=Phase.SHOP, visits=state.visits + 1)
    return Outcome(state, (Event("shop", {"seat": move.seat}, spoken=False),))


def leave(state: State, move: Leave) -> Outcome:
    """Leave without an artifact."""
    turn_of(state, move.seat, Phase.SHOP)
    return Outcome(changed(state, phase=Phase.END), (Event("leave", {"seat": move.seat}, spoken=False),))


def buy_artifact(state: State, move: BuyArtifact) -> Outcome:
    """Buy an artifact that nobody owns."""
    seat = turn_of(state, move.seat, Phase.SHOP)
    number = state.rules.artifact_index.get(move.artifact, NONE)
    reason = "la-no-artifact" if number == NONE else artifacts.why_not(state, seat, number)
    if reason is not None:
        raise Refused(reason, seat)
    state = changed(
        state,
        phase=Phase.END,
        bought=True,
        artifacts=with_item(state.artifacts, seat, state.artifacts[seat] | 1 << number),
        **paid(state, seat, -state.rules.artifacts[number].cost),
    )
    told: Args = {"seat": move.seat, "artifact": move.artifact, "coins": state.coins[seat]}
    return Outcome(state, (Event("artifact", told),))


def why_not_judged(state: State, seat: Seat, deed: str) -> str | None:
    """Why the seat on turn may not tell this of a judged artifact now, or None when it may."""
    if state.rulings >= state.rules.judged_deeds or not artifacts.power(state, seat, Change.RULINGS):
        return "la-no-judged"
    if deed == "pay" and not state.coins[seat]:
        return "la-no-coin"
    return "la-no-hand" if deed == "discard" and state.hands[seat] <= FEWEST_HAND else None


def judged(state: State, move: Judged) -> Outcome:
    """Count what a judged artifact does: a coin gained or paid, a tile drawn or discarded."""
    seat = turn_of(state, move.seat, *JUDGING)
    reason = why_not_judged(state, seat, move.deed) if move.deed in _JUDGED else "la-no-judged"
    if reason is not None:
        raise Refused(reason, seat)
    return _JUDGED[move.deed](changed(state, rulings=state.rulings + 1, boring=False), seat)


def _coins(state: State, seat: Seat, *, kind: str, amount: int) -> Outcome:
    state = changed(state, **paid(state, seat, amount))
    return Outcome(state, (Event(kind, {"seat": state.rules.seats[seat], "coins": state.coins[seat]}),))


def _draw(state: State, seat: Seat) -> Outcome:
    desk = drawing.desk(state)
    desk.owed, desk.then = 1, state.phase
    desk.events.append(Event("judged-draw", {"seat": state.rules.seats[seat]}))
    return drawing.draw(desk)


def _discard(state: State, seat: Seat) -> Outcome:
    hands = with_item(state.hands, seat, state.hands[seat] - 1)
    told = Event("judged-discard", {"seat": state.rules.seats[seat]})
    return Outcome(changed(state, hands=hands, discards=state.discards + 1), (told,))


_JUDGED: Final[dict[str, Callable[[State, Seat], Outcome]]] = {
    "coin": partial(_coins, kind="judged-coin", amount=1),
    "pay": partial(_coins, kind="judged-pay", amount=-1),
    "draw": _draw,
    "discard": _discard,
}


def asked(state: State) -> tuple[Seat, int]:
    """Owner and number of the judged artifact that is asked about in phase JUDGE."""
    return artifacts.judged(state)[len(state.judged)]


def judge_points(state: State, move: JudgePoints) -> Outcome:
    """Tell what a judged artifact is worth; after the last one the score is told."""
    seat = seat_of(state, move.seat, Phase.JUDGE)
    if seat != asked(state)[0]:
        raise Refused("la-no-turn", seat)
    if move.points not in range(state.rules.judged_points + 1):
        raise Refused("la-no-judge", seat)
    return scoring.close(changed(state, judged=(*state.judged, move.points)), [])
