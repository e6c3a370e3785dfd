# SPDX-License-Identifier: MIT
"""Moves as text, one line each.

red brew feather+frog      red buy 3         red take 3       red sell      red keep      red end
table customer fire        table boring-market                table stack-empty
table customer-again
table exam                 table no-exam     table answer luck
red theory frog fire+luck  blue guess frog   blue guess none
red pet cat                red wish love     red shop         red leave     red artifact gold-1
red judged coin            red judge 6
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

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
    theory,
)
from aludel.games.little_alchemists.rules import COLOURS
from aludel.games.referee import BadNotation

NOTHING: Final = "none"
ARTIFACT: Final = re.compile(r"[a-z]+(-[a-z0-9]+)*")
POINTS: Final = re.compile(r"0|[1-9][0-9]?", re.ASCII)

_PRINT: Final[dict[type, Callable[[Any], str]]] = {
    Brew: lambda m: f"{m.seat} brew {m.a}+{m.b}",
    Buy: lambda m: f"{m.seat} buy {m.place}",
    Take: lambda m: f"{m.seat} take {m.place}",
    Sell: lambda m: f"{m.seat} {'sell' if m.sells else 'keep'}",
    EndTurn: lambda m: f"{m.seat} end",
    Customer: lambda m: f"table customer {m.potion}",
    CustomerAgain: lambda m: "table customer-again",
    BoringMarket: lambda m: "table boring-market",
    StackEmpty: lambda m: "table stack-empty",
    StartExam: lambda m: "table exam",
    SkipExam: lambda m: "table no-exam",
    ExamAnswer: lambda m: f"table answer {m.potion}",
    Theory: lambda m: f"{m.seat} theory {m.ingredient} {'+'.join(m.potions)}",
    Guess: lambda m: f"{m.seat} guess {m.ingredient or NOTHING}",
    ChoosePet: lambda m: f"{m.seat} pet {m.pet}",
    WishFor: lambda m: f"{m.seat} wish {m.potion}",
    Shop: lambda m: f"{m.seat} shop",
    Leave: lambda m: f"{m.seat} leave",
    BuyArtifact: lambda m: f"{m.seat} artifact {m.artifact}",
    Judged: lambda m: f"{m.seat} judged {m.deed}",
    JudgePoints: lambda m: f"{m.seat} judge {m.points}",
}


def print_move(move: Move) -> str:
    """A move as text."""
    return _PRINT[type(move)](move)


def _word(text: str) -> str:
    if not (text.isascii() and text.isalpha() and text.islower()):
        raise BadNotation(f"not a name: {text!r}")
    return text


def _place(text: str) -> int:
    if text not in ("1", "2", "3", "4", "5"):
        raise BadNotation(f"not a market place: {text!r}")
    return int(text)


def _brew(seat: str, text: str) -> Move:
    names = text.split("+")
    if len(names) != 2:
        raise BadNotation(f"not two ingredients: {text!r}")
    return brew(seat, *map(_word, names))


def _theory(seat: str, ingredient: str, potions: str) -> Move:
    return theory(seat, _word(ingredient), map(_word, potions.split("+")))


def _guess(seat: str, text: str) -> Move:
    return Guess(seat, None if text == NOTHING else _word(text))


def _artifact(seat: str, text: str) -> Move:
    if not ARTIFACT.fullmatch(text):
        raise BadNotation(f"not an artifact: {text[:40]!r}")
    return BuyArtifact(seat, text)


def _judged(seat: str, text: str) -> Move:
    if text not in DEEDS:
        raise BadNotation(f"not one of {', '.join(DEEDS)}: {text[:20]!r}")
    return Judged(seat, text)


def _judge(seat: str, text: str) -> Move:
    if not POINTS.fullmatch(text):
        raise BadNotation(f"not a number of points: {text[:20]!r}")
    return JudgePoints(seat, int(text))


_SEAT_ALONE: Final[dict[str, Callable[[str], Move]]] = {
    "sell": lambda seat: Sell(seat, True),
    "keep": lambda seat: Sell(seat, False),
    "end": EndTurn,
    "shop": Shop,
    "leave": Leave,
}
_SEAT_WITH: Final[dict[str, Callable[[str, str], Move]]] = {
    "brew": _brew,
    "buy": lambda seat, text: Buy(seat, _place(text)),
    "take": lambda seat, text: Take(seat, _place(text)),
    "guess": _guess,
    "pet": lambda seat, text: ChoosePet(seat, _word(text)),
    "wish": lambda seat, text: WishFor(seat, _word(text)),
    "artifact": _artifact,
    "judged": _judged,
    "judge": _judge,
}
_TABLE_ALONE: Final[dict[str, Callable[[], Move]]] = {
    "customer-again": CustomerAgain,
    "boring-market": BoringMarket,
    "stack-empty": StackEmpty,
    "exam": StartExam,
    "no-exam": SkipExam,
}
_TABLE_WITH: Final[dict[str, Callable[[str], Move]]] = {
    "customer": lambda text: Customer(_word(text)),
    "answer": lambda text: ExamAnswer(_word(text)),
}


def parse_move(text: str) -> Move:
    """The move of a line, or BadNotation."""
    match text.split(" "):
        case ["table", deed] if deed in _TABLE_ALONE:
            return _TABLE_ALONE[deed]()
        case ["table", deed, rest] if deed in _TABLE_WITH:
            return _TABLE_WITH[deed](rest)
        case [seat, deed] if seat in COLOURS and deed in _SEAT_ALONE:
            return _SEAT_ALONE[deed](seat)
        case [seat, deed, rest] if seat in COLOURS and deed in _SEAT_WITH:
            return _SEAT_WITH[deed](seat, rest)
        case [seat, "theory", ingredient, potions] if seat in COLOURS:
            return _theory(seat, ingredient, potions)
    raise BadNotation(f"not a move: {text[:80]!r}")
