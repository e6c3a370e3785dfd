# SPDX-License-Identifier: MIT
"""The end of a game: points, winners, keys, and what is asked before the score is told.

Points are counted in halves, so that they stay whole numbers.
"""

from __future__ import annotations

from typing import NamedTuple

from aludel.games.little_alchemists import artifacts
from aludel.games.little_alchemists.state import CLOSED, NONE, Phase, State, changed
from aludel.games.referee import Event, Outcome, Result, Seat

POINT = 2
"""Halves in a point."""


class Score(NamedTuple):
    """What a seat has at the end; `halves` are all of its points, counted in halves."""

    halves: int
    coins: int
    gems: int
    broken: int
    artifacts: int


def gems_of(state: State, seat: Seat) -> list[int]:
    """The gems of a seat by their points, in the order in which it got them."""
    return [points for points, (_, owner) in zip(state.rules.gems, state.solved, strict=False) if owner == seat]


def gems_left(state: State) -> tuple[int, ...]:
    """The gems on the stack, from the top down."""
    return state.rules.gems[len(state.solved) :]


def score(state: State, seat: Seat) -> Score:
    """What a seat has, if the game ends here."""
    rules, coins, broken = state.rules, state.coins[seat], state.broken[seat]
    gems, treasures = sum(gems_of(state, seat)), artifacts.points(state, seat)
    halves = coins * (1 if rules.half_coins else POINT) + POINT * (gems - rules.broken * broken + treasures)
    return Score(halves, coins, gems, broken, treasures)


def winners(state: State) -> tuple[Seat, ...]:
    """The seats with the most points; of these the most gems by number, then the most coins decide; else they share."""
    seats = range(state.seats)
    ranks = [(score(state, seat).halves, len(gems_of(state, seat)), state.coins[seat]) for seat in seats]
    best = max(ranks)
    return tuple(seat for seat in seats if ranks[seat] == best)


def result(state: State) -> Result | None:
    """Points and winners, once every judged artifact has been asked about."""
    if state.phase not in CLOSED or state.phase is Phase.JUDGE:
        return None
    points = tuple(score(state, seat).halves / POINT for seat in range(state.seats))
    return Result(points, winners(state), state.ending)


def keys(state: State) -> int:
    """Keys won: the large tiles that are still under the tiles when the last theory was shared; else none."""
    return len(state.coming) + 1 if state.ending == "solved" else 0


def close(state: State, told: list[Event]) -> Outcome:
    """The game has ended: ask about judged artifacts, then tell the score and who has won."""
    state = changed(state, customer=NONE, mistaken=0, sold=0, again=0, boring=False)
    if len(state.judged) < len(artifacts.judged(state)):
        return Outcome(changed(state, phase=Phase.JUDGE), tuple(told))
    phase = Phase.OFFER if state.rules.questions else Phase.OVER
    return Outcome(changed(state, phase=phase), (*told, *_scores(state)))


def _scores(state: State) -> list[Event]:
    """The score seat by seat, then who has won."""
    names, plain = state.rules.seats, not state.rules.gems
    told = [_coins(state, seat) if plain else _points(state, seat) for seat in range(state.seats)]
    best = winners(state)
    if len(best) == 1:
        return [*told, Event("winner", {"seat": names[best[0]]})]
    together = {"count": len(best), "points": max(state.coins)} if plain else {"count": len(best)}
    shared = [Event("shares", {"seat": names[seat]}) for seat in best]
    return [*told, Event("shared" if plain else "shared-points", together), *shared]


def _coins(state: State, seat: Seat) -> Event:
    return Event("score", {"seat": state.rules.seats[seat], "points": state.coins[seat]})


def _points(state: State, seat: Seat) -> Event:
    """Whole points and the half beside them, below zero both negative or 0; where coins count half, that is said."""
    halves, coins, gems, broken, treasures = score(state, seat)
    whole, half = divmod(abs(halves), POINT)
    sign = -1 if halves < 0 else 1
    return Event(
        "points-half" if state.rules.half_coins else "points",
        {
            "seat": state.rules.seats[seat],
            "points": sign * whole,
            "half": sign * half,
            "coins": coins,
            "gems": gems,
            "broken": broken,
            "artifacts": treasures,
        },
    )
