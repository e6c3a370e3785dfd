# SPDX-License-Identifier: MIT
"""What many games say: how often competent players win, how much each artifact is bought, and what broke."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean
from typing import Any, Final

from aludel.twin.little_alchemists.arena import Played
from aludel.twin.little_alchemists.lore import lore

SURE: Final = 1.96
"""Standard deviations of a 95 % interval."""
BOUGHT: Final = (0.05, 0.60)
"""Least and greatest share of games in which an artifact may be bought, for none to be idle or a must."""


@dataclass(slots=True)
class Soundness:
    """Games by how they ended, and every fault with the seed that brings it back."""

    games: int = 0
    moves: int = 0
    turns: int = 0
    rulings: int = 0
    judgements: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    faults: list[dict[str, Any]] = field(default_factory=list)

    def count(self, played: Played) -> None:
        """Count one game."""
        self.games += 1
        self.moves += played.moves
        self.turns += played.turns
        self.rulings += played.rulings
        self.judgements += played.judgements
        self.endings[played.ending or "broken"] += 1
        if played.fault:
            match = played.match
            self.faults.append(
                {
                    "level": match.level,
                    "skills": list(match.skills),
                    "seed": match.seed,
                    "judged": list(match.judged),
                    "fault": played.fault,
                }
            )

    def json(self) -> dict[str, Any]:
        """The counts as plain data; moves and turns are means of one game, what the table judged is of all."""
        return {
            "games": self.games,
            "moves": round(self.moves / self.games, 1) if self.games else 0,
            "turns": round(self.turns / self.games, 1) if self.games else 0,
            "judged": {"deeds": self.rulings, "points": self.judgements},
            "endings": dict(sorted(self.endings.items())),
            "faults": self.faults,
        }


def wilson(share: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share seen in so many games (Wilson's score).

    >>> [round(limit, 2) for limit in wilson(0.9, 100)]
    [0.83, 0.94]
    """
    square = SURE**2 / games
    middle = (share + square / 2) / (1 + square)
    half = SURE / (1 + square) * sqrt(share * (1 - share) / games + square / (4 * games))
    return middle - half, middle + half


def competence(games: Iterable[Played]) -> dict[str, Any]:
    """The share of games in which the best competent player has more points than the best random one; ties half."""
    margins = [one.best("competent") - one.best("random") for one in games]
    if not margins:
        return {"games": 0, "share": 0.0, "low": 0.0, "high": 1.0, "margin": 0.0}
    share = fmean((margin > 0) + (margin == 0) / 2 for margin in margins)
    low, high = wilson(share, len(margins))
    return {
        "games": len(margins),
        "share": round(share, 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "margin": round(fmean(margins), 2),
    }


def artifacts(games: Sequence[Played], level: int) -> list[dict[str, Any]]:
    """One row for each artifact of a level: cost, points, and how it was bought and won with.

    `wins` is the share of the games that its buyer won, `fair` what it would be if all won equally often; points are
    means over the games in which it was bought.
    """
    return [_artifact(name, games, level) for name in lore(level).artifacts]


def _artifact(name: str, games: Sequence[Played], level: int) -> dict[str, Any]:
    card = lore(level).artifacts[name]
    bought = [(one, seat, turn) for one in games for seat, its, turn in one.bought if its == name]
    wins = [(seat in one.winners) / len(one.winners) for one, seat, _ in bought]
    return {
        "artifact": name,
        "effect": card.effect,
        "potion": card.potion,
        "cost": card.cost,
        "points": card.points,
        "bought": round(len(bought) / max(1, len(games)), 4),
        "wins": _mean(wins),
        "fair": _mean(1 / len(one.points) for one, _, _ in bought),
        "mean_points": _mean(one.points[seat] for one, seat, _ in bought),
        "others": _mean(fmean(own for at, own in enumerate(one.points) if at != seat) for one, seat, _ in bought),
        "round": _mean(turn / len(one.points) + 1 for one, _, turn in bought),
    }


def _mean(values: Iterable[float]) -> float | None:
    every = list(values)
    return round(fmean(every), 3) if every else None


def balanced(rows: Iterable[Mapping[str, Any]], games: int) -> bool:
    """Whether no artifact is surely idle and none surely a must: the intervals of their shares reach the goal.

    Without a game nothing is known, which is no goal reached.
    """
    if not games:
        return False
    least, most = BOUGHT
    intervals = (wilson(row["bought"], games) for row in rows)
    return all(high >= least and low <= most for low, high in intervals)
