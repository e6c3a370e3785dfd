# SPDX-License-Identifier: MIT
"""What stands on the table page after the market has closed: points, winners, keys and the exam."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from aludel.games.little_alchemists.data import level_entry, table
from aludel.games.little_alchemists.view_types import ResultView, TableView
from aludel.screens.little_alchemists.naming import Named, named, naming
from aludel.screens.words import Words


@dataclass(frozen=True, slots=True)
class Line:
    """The points of a seat. Parts are written as people write them (`3½`, `−2`); a level without a part has none."""

    seat: Named
    coins: int
    for_coins: str
    gems: str
    broken: str
    artifacts: str
    points: str
    won: bool


@dataclass(frozen=True, slots=True)
class Ending:
    """The ledger of a game that has ended, a line a seat, and the keys that it won."""

    lines: tuple[Line, ...]
    keys_won: int
    says_keys: str


@dataclass(frozen=True, slots=True)
class Exam:
    """How the exam stands: `question` holds the two ingredients asked about, or nothing once it is over."""

    asked: int
    right: int
    questions: int
    question: tuple[Named, ...]
    passed: bool | None


def end(view: TableView, words: Words) -> Mapping[str, Any]:
    """The result, the exam and the judged artifact; None where it is not their time."""
    return {"result": _result(view, words), "exam": _exam(view, words), "judge": _judge(view, words)}


def points_text(points: float) -> str:
    """Points with halves, as written on a ledger.

    >>> points_text(3.5), points_text(-0.5), points_text(-2), points_text(0.5)
    ('3½', '−½', '−2', '½')
    """
    sign, whole, half = "−" if points < 0 else "", int(abs(points)), abs(points) % 1
    return sign + (f"{whole or ''}½" if half else str(whole))


def _result(view: TableView, words: Words) -> Ending | None:
    if (result := view["result"]) is None:
        return None
    return Ending(
        lines=tuple(_line(view, result, seat, words) for seat in range(len(view["seats"]))),
        keys_won=result["keys"],
        says_keys=words("la-keys", {"count": result["keys"]}) if result["keys"] else "",
    )


def _line(view: TableView, result: ResultView, seat: int, words: Words) -> Line:
    """What artifacts brought is what the other parts leave of the sum."""
    level, coins, gems = level_entry(view["level"]), view["coins"][seat], sum(view["gems"][seat])
    lost = view["broken"][seat] * table("levels")["theory"]["broken"]
    for_coins = coins / 2 if level["half_coins"] else coins
    points = result["points"][seat]
    return Line(
        seat=named("seat", view["seats"][seat], words),
        coins=coins,
        for_coins=points_text(for_coins),
        gems=points_text(gems) if level["gems"] else "",
        broken=points_text(-lost) if level["gems"] else "",
        artifacts=points_text(points - for_coins - gems + lost) if level["artifacts"] else "",
        points=points_text(points),
        won=seat in result["winners"],
    )


def _exam(view: TableView, words: Words) -> Exam | None:
    if (exam := view["exam"]) is None:
        return None
    question = naming("ingredient", exam["question"] or (), words)
    return Exam(exam["asked"], exam["right"], exam["questions"], question, exam["passed"])


def _judge(view: TableView, words: Words) -> Mapping[str, Named] | None:
    if (judge := view["judge"]) is None:
        return None
    seat = view["seats"][judge["seat"]]
    return {"seat": named("seat", seat, words), "artifact": named("artifact", judge["artifact"], words)}
