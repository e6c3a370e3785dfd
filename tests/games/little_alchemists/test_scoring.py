# SPDX-License-Identifier: MIT
"""Points, halves, ties, and how the score is told."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.games.little_alchemists.levels import first, owned
from tests.games.little_alchemists.rig import do, event, kinds, outcome, reason

from aludel.games.little_alchemists import GAME, scoring
from aludel.games.little_alchemists.state import Phase, State, changed
from aludel.games.referee import Event, Result


def ended(level: int, seats: int = 2, **changes: Any) -> tuple[Result, list[Event]]:
    """The result and the last words of a game that the closed market ends while a theory loses its tiles."""
    broken = changes.pop("broken", (0,) * seats)
    state = first(level, seats, **{"stack": 1, "customer": 0, "come": 0b11111, "discards": 0, **changes})
    colour = state.rules.seats[seats - 1]
    state = changed(state, seat=seats - 1, broken=(*broken[:-1], broken[-1] - 1))
    wrong = next(move for move in GAME.moves(state, seats - 1) if f"{colour} theory mandrake" in GAME.print_move(move))
    state, events = GAME.apply(state, wrong)
    result = GAME.result(state)
    assert result is not None
    assert state.phase is Phase.OVER
    return result, list(events)


@pytest.mark.parametrize(
    ("level", "points"), [(2, (5 + 4 + 3, 3 + 4 - 2)), (5, (5 + 5 + 4, 3 + 4 - 2)), (6, (2.5 + 9, 1.5 + 4 - 2))]
)
def test_coins_gems_and_broken_gems(level: int, points: tuple[float, ...]) -> None:
    """From level 6 on a coin is worth half a point."""
    solved = ((0, 0), (1, 1), (2, 0)) if level > 2 else ((0, 1), (2, 0), (1, 0))
    changes: dict[str, Any] = {"coins": (5, 3), "broken": (0, 2), "solved": solved}
    if level == 2:
        changes |= {"solved": ((0, 1), (1, 0)), "come": 0b111}
        points = (5 + 4, 3 + 4 - 2)
    result, _ = ended(level, **changes)
    assert result.points == points
    assert result.ending == "closed"


def test_half_points_are_kept_exactly() -> None:
    assert ended(6, coins=(5, 4), broken=(0, 1))[0].points == (2.5, 1.0)
    assert ended(7, coins=(1, 0), broken=(1, 1))[0].points == (-0.5, -1.0)
    assert ended(5, coins=(5, 4), broken=(0, 1))[0].points == (5.0, 3.0)


def test_artifacts_add_their_points() -> None:
    state = first(6)
    mine = owned(state, "purple-2", "gold-1")
    result, events = ended(6, coins=(0, 0), broken=(0, 1), artifacts=(mine, 0), tracker=(1, 0))
    printed = sum(one.points for one in state.rules.artifacts if one.name in ("purple-2", "gold-1"))
    assert result.points == (printed + 2, -1)
    assert event(events, "points-half").args["artifacts"] == printed + 2


@pytest.mark.parametrize(
    ("coins", "broken", "whole", "half"),
    [
        (5, 0, 2, 1),
        (4, 0, 2, 0),
        (0, 0, 0, 0),
        (1, 1, 0, -1),
        (1, 4, -3, -1),
        (2, 4, -3, 0),
        (0, 1, -1, 0),
        (3, 1, 0, 1),
    ],
)
def test_the_score_is_told_in_whole_points_and_a_half(coins: int, broken: int, whole: int, half: int) -> None:
    _, events = ended(6, coins=(coins, 0), broken=(broken, 1))
    told = event(events, "points-half").args
    assert told == {
        "seat": "red",
        "points": whole,
        "half": half,
        "coins": coins,
        "gems": 0,
        "broken": broken,
        "artifacts": 0,
    }


def test_whole_coins_are_told_with_points_of_their_own() -> None:
    _, events = ended(4, coins=(5, 0), broken=(0, 1), solved=((0, 0), (1, 0)))
    assert kinds(events)[-3:] == ["points", "points", "winner"]
    assert event(events, "points").args == {
        "seat": "red",
        "points": 13,
        "half": 0,
        "coins": 5,
        "gems": 8,
        "broken": 0,
        "artifacts": 0,
    }


# -- ties (ruling A.12)


def test_of_equal_points_more_gems_win() -> None:
    """Red has 4 points in a gem and none in coins, yellow 4 coins."""
    result, events = ended(4, coins=(0, 5), broken=(0, 1), solved=((0, 0),))
    assert (result.points, result.winners) == ((4.0, 4.0), (0,))
    assert events[-1] == Event("winner", {"seat": "red"})


def test_gems_are_compared_by_their_number_not_by_their_points() -> None:
    solved = ((0, 0), (1, 1), (2, 1))
    result, _ = ended(6, coins=(8, 0), broken=(0, 1), solved=solved, artifacts=(0, 0))
    assert result.points == (5 + 4, 4 + 4 - 1)
    result, _ = ended(6, coins=(4, 0), broken=(0, 1), solved=solved)
    assert (result.points, result.winners) == ((7.0, 7.0), (1,))


def test_of_equal_points_and_gems_more_coins_win() -> None:
    result, _ = ended(4, coins=(3, 4), broken=(0, 1))
    assert (result.points, result.winners) == ((3.0, 3.0), (1,))
    result, _ = ended(4, coins=(4, 5), broken=(0, 1))
    assert result.winners == (1,)


def test_else_the_win_is_shared() -> None:
    result, events = ended(4, 3, coins=(4, 4, 2), broken=(0, 0, 1))
    assert (result.points, result.winners) == ((4.0, 4.0, 1.0), (0, 1))
    assert kinds(events)[-3:] == ["shared-points", "shares", "shares"]
    assert events[-3].args == {"count": 2}
    assert [told.args for told in events[-2:]] == [{"seat": "red"}, {"seat": "yellow"}]


def test_level_1_counts_coins_alone() -> None:
    state = first(1, 3, phase=Phase.OFFER, come=0b111, coins=(4, 6, 6))
    result = GAME.result(state)
    assert result is not None
    assert (result.points, result.winners, result.ending) == ((4.0, 6.0, 6.0), (1, 2), "closed")


@pytest.mark.parametrize("level", range(2, 8))
def test_winners_are_an_independent_ranking(level: int) -> None:
    rng = random.Random(level)
    gems = first(level).rules.gems
    for _ in range(200):
        seats = rng.randint(2, 4)
        coins = tuple(rng.randint(0, 6) for _ in range(seats))
        broken = tuple(rng.randint(0, 2) for _ in range(seats))
        solved = tuple((n, rng.randrange(seats)) for n in range(rng.randint(0, len(gems))))
        state: State = first(level, seats, phase=Phase.OVER, coins=coins, broken=broken, solved=solved)
        own = [[gems[n] for n, (_, owner) in enumerate(solved) if owner == seat] for seat in range(seats)]
        worth = 0.5 if level >= 6 else 1
        points = [coins[seat] * worth + sum(own[seat]) - broken[seat] for seat in range(seats)]
        best = max((points[seat], len(own[seat]), coins[seat]) for seat in range(seats))
        winners = tuple(seat for seat in range(seats) if (points[seat], len(own[seat]), coins[seat]) == best)
        assert GAME.result(state) == Result(tuple(points), winners, "solved" if len(solved) == len(gems) else "closed")
        assert [scoring.gems_of(state, seat) for seat in range(seats)] == own
        assert scoring.gems_left(state) == gems[len(solved) :]


def test_there_is_no_result_before_the_end() -> None:
    for phase in Phase:
        result = GAME.result(first(2, phase=phase))
        assert (result is None) == (phase not in (Phase.OFFER, Phase.EXAM, Phase.OVER))


def test_nothing_is_done_after_the_end() -> None:
    state = first(6, phase=Phase.OVER)
    lines = ("red theory frog fire+flying+love", "red shop", "red leave", "red artifact purple-1", "red pet cat")
    for line in (*lines, "red guess frog", "red wish fire", "red judged coin", "red judge 1", "red end", "red buy 1"):
        assert reason(state, line) == "la-no-over"
    assert do(state).phase is Phase.OVER
    assert outcome(first(2), "red theory frog fire+flying").state.phase is Phase.END
