# SPDX-License-Identifier: MIT
"""Positions as text, on one line: `la1`, the public fields, and when asked for ` | ` and the secret fields.

    la1 seats=red+green turn=red phase=brew first=green ended=4 coins=2+3 bank=91 hands=3+3 market=11011 stack=4
    discards=8 stray=0 customer=fire come=fire sold=red boring=yes owed=0 refill=no then=brew made=none
    last=green:luck answers=none | assignment=FYa+YLb+... orientation=0 exam=frog:fern+... tray=none
    shown=0+1+... tracker=5+0 house={}

Lists are joined by `+`; `none` stands for an empty list and for nothing.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from aludel.games.little_alchemists.rules import Pair, Rules, rules_of
from aludel.games.little_alchemists.setting import secret
from aludel.games.little_alchemists.state import EQUAL, NONE, Phase, State
from aludel.games.referee import BadNotation, BadSetup, Setup

Writer: TypeAlias = Callable[[State], str]
Reader: TypeAlias = Callable[[Rules, str], Any]

NOTHING: Final = "none"
LARGEST: Final = 10_000
"""No count of pieces, coins or turns comes near it."""
LARGEST_SET: Final = 1 << 32


def _join(words: list[str]) -> str:
    return "+".join(words) or NOTHING


def _split(text: str) -> list[str]:
    return [] if text == NOTHING else text.split("+")


def _number(text: str, most: int = LARGEST) -> int:
    """A decimal number below `most`; a minus sign is read, for positions that `status` is to judge."""
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdigit() and len(digits) <= 10 and int(digits) < most):
        raise BadNotation(f"not a number: {text[:20]!r}")
    return int(text)


def _numbers(text: str, size: int, most: int = LARGEST) -> tuple[int, ...]:
    values = tuple(_number(word, most) for word in _split(text))
    if len(values) != size:
        raise BadNotation(f"not {size} numbers: {text[:80]!r}")
    return values


def _index(names: tuple[str, ...], text: str) -> int:
    if text not in names:
        raise BadNotation(f"not one of {', '.join(names)}: {text[:20]!r}")
    return names.index(text)


def _set_words(names: tuple[str, ...], mask: int) -> str:
    return _join([name for i, name in enumerate(names) if mask >> i & 1])


def _set(names: tuple[str, ...], text: str) -> int:
    mask = 0
    for word in _split(text):
        mask |= 1 << _index(names, word)
    return mask


def _flag(text: str) -> bool:
    if text not in ("yes", "no"):
        raise BadNotation(f"not yes or no: {text[:20]!r}")
    return text == "yes"


def _flag_word(value: bool) -> str:
    return "yes" if value else "no"


def _phase(text: str) -> Phase:
    try:
        return Phase(text)
    except ValueError:
        raise BadNotation(f"not a phase: {text[:20]!r}") from None


def _goes_on(text: str) -> Phase:
    phase = _phase(text)
    if phase not in (Phase.BREW, Phase.END, Phase.OVER):
        raise BadNotation(f"no drawing leads there: {text!r}")
    return phase


def _made_word(rules: Rules, made: int) -> str:
    return {NONE: NOTHING, EQUAL: "equal"}.get(made) or rules.potions[made]


def _made(rules: Rules, text: str) -> int:
    return {NOTHING: NONE, "equal": EQUAL}[text] if text in (NOTHING, "equal") else _index(rules.potions, text)


def _last_word(state: State) -> str:
    seat, made = state.last
    return NOTHING if seat == NONE else f"{state.rules.seats[seat]}:{_made_word(state.rules, made)}"


def _last(rules: Rules, text: str) -> tuple[int, int]:
    if text == NOTHING:
        return NONE, NONE
    seat, _, made = text.partition(":")
    if made == NOTHING:
        raise BadNotation(f"not a result: {text[:40]!r}")
    return _index(rules.seats, seat), _made(rules, made)


def _market_word(state: State) -> str:
    return "".join("1" if state.market >> place & 1 else "0" for place in range(state.rules.places))


def _market(rules: Rules, text: str) -> int:
    if len(text) != rules.places or set(text) - set("01"):
        raise BadNotation(f"not a market: {text[:20]!r}")
    return sum(1 << place for place, there in enumerate(text) if there == "1")


def _pair(rules: Rules, text: str) -> Pair:
    one, _, other = text.partition(":")
    a, b = sorted((_index(rules.kinds, one), _index(rules.kinds, other)))
    if a == b:
        raise BadNotation(f"not two ingredients: {text[:40]!r}")
    return a, b


def _exam(rules: Rules, text: str) -> tuple[Pair, ...]:
    pairs = tuple(_pair(rules, word) for word in _split(text))
    if len(pairs) != rules.questions:
        raise BadNotation(f"not {rules.questions} questions: {text[:80]!r}")
    return pairs


def _assignment(rules: Rules, text: str) -> tuple[int, ...]:
    spaces = tuple(_index(rules.board.spaces, word) for word in _split(text))
    if len(spaces) != len(rules.kinds) or len(set(spaces)) != len(spaces):
        raise BadNotation(f"not an assignment: {text[:80]!r}")
    return spaces


def _tray(rules: Rules, text: str) -> tuple[int, ...]:
    return tuple(_index(rules.kinds, word) for word in _split(text))


def _answers(rules: Rules, text: str) -> tuple[int, ...]:
    answers = tuple(_index(rules.potions, word) for word in _split(text))
    if len(answers) > rules.questions:
        raise BadNotation(f"too many answers: {text[:80]!r}")
    return answers


def _count(name: str) -> tuple[Writer, Reader]:
    return lambda s: str(getattr(s, name)), lambda r, text: _number(text)


def _by_seat(name: str, most: int = LARGEST) -> tuple[Writer, Reader]:
    return (
        lambda s: _join([str(value) for value in getattr(s, name)]),
        lambda r, text: _numbers(text, len(r.seats), most),
    )


_PUBLIC: Final[dict[str, tuple[str, tuple[Writer, Reader]]]] = {
    "turn": ("seat", (lambda s: s.rules.seats[s.seat], lambda r, text: _index(r.seats, text))),
    "phase": ("phase", (lambda s: s.phase.value, lambda r, text: _phase(text))),
    "first": ("first", (lambda s: s.rules.seats[s.first], lambda r, text: _index(r.seats, text))),
    "ended": ("turns", _count("turns")),
    "coins": ("coins", _by_seat("coins")),
    "bank": ("bank", _count("bank")),
    "hands": ("hands", _by_seat("hands")),
    "market": ("market", (_market_word, _market)),
    "stack": ("stack", _count("stack")),
    "discards": ("discards", _count("discards")),
    "stray": ("stray", _count("stray")),
    "customer": ("customer", (lambda s: _made_word(s.rules, s.customer), _made)),
    "come": ("come", (lambda s: _set_words(s.rules.potions, s.come), lambda r, text: _set(r.potions, text))),
    "sold": ("sold", (lambda s: _set_words(s.rules.seats, s.sold), lambda r, text: _set(r.seats, text))),
    "boring": ("boring", (lambda s: _flag_word(s.boring), lambda r, text: _flag(text))),
    "owed": ("owed", _count("owed")),
    "refill": ("refill", (lambda s: _flag_word(s.refill), lambda r, text: _flag(text))),
    "then": ("then", (lambda s: s.then.value, lambda r, text: _goes_on(text))),
    "made": ("made", (lambda s: _made_word(s.rules, s.made), _made)),
    "last": ("last", (_last_word, _last)),
    "answers": ("answers", (lambda s: _join([s.rules.potions[a] for a in s.answers]), _answers)),
}
"""Word in the text: field of the state, how it is written, how it is read."""

_SECRET: Final[dict[str, tuple[str, tuple[Writer, Reader]]]] = {
    "assignment": (
        "assignment",
        (lambda s: _join([s.rules.board.spaces[n] for n in s.secret.assignment]), _assignment),
    ),
    "orientation": (
        "orientation",
        (lambda s: str(s.secret.orientation), lambda r, text: _number(text, len(r.board.crosses))),
    ),
    "exam": (
        "exam",
        (lambda s: _join([f"{s.rules.kinds[a]}:{s.rules.kinds[b]}" for a, b in s.secret.exam]), _exam),
    ),
    "tray": ("tray", (lambda s: _join([s.rules.kinds[n] for n in s.tray]), _tray)),
    "shown": ("shown", (lambda s: _join([str(n) for n in s.shown]), lambda r, text: _numbers(text, len(r.kinds)))),
    "tracker": ("tracker", _by_seat("tracker", LARGEST_SET)),
}


def print_state(state: State, secrets: bool = False) -> str:
    """The position on one line."""
    head = f"la{state.rules.level} seats={'+'.join(state.rules.seats)}"
    line = " ".join([head, *_fields(state, _PUBLIC)])
    if not secrets:
        return line
    return " ".join([line, "|", *_fields(state, _SECRET), f"house={state.rules.house}"])


def _fields(state: State, table: Mapping[str, tuple[str, tuple[Writer, Reader]]]) -> list[str]:
    return [f"{word}={write(state)}" for word, (_, (write, _)) in table.items()]


def parse_state(text: str) -> State:
    """The position of a line that holds its secrets, or BadNotation."""
    public, bar, rest = text.partition(" | ")
    hidden, has_house, house = rest.partition(" house=")
    if not bar or not has_house:
        raise BadNotation("a position needs its secret fields, after ' | ', and its house rules at the end")
    head, _, fields = public.partition(" ")
    seats, _, fields = fields.partition(" ")
    rules = _rules(head, seats, house)
    values = _read(rules, fields, _PUBLIC) | _read(rules, hidden, _SECRET)
    assignment, orientation, exam = (values.pop(name) for name in ("assignment", "orientation", "exam"))
    if orientation < 0:
        raise BadNotation("the orientation is negative")
    if values["phase"] is Phase.EXAM and len(values["answers"]) >= rules.questions:
        raise BadNotation("the exam has no question left")
    return State(rules=rules, secret=secret(rules, assignment, orientation, exam), **values)


def _rules(head: str, seats: str, house: str) -> Rules:
    level = _number(head.removeprefix("la"))
    colours = tuple(_split(seats.removeprefix("seats=")))
    if not head.startswith("la") or not seats.startswith("seats="):
        raise BadNotation(f"not a position of this game: {head[:20]!r}")
    try:
        return rules_of(Setup(level, colours, house=_house(house)))
    except BadSetup as error:
        raise BadNotation(f"no such game: {error.key}") from error


def _house(text: str) -> dict[str, Any]:
    try:
        house = json.loads(text)
    except (ValueError, RecursionError):
        raise BadNotation(f"not house rules: {text[:80]!r}") from None
    if not isinstance(house, dict):
        raise BadNotation(f"not house rules: {text[:80]!r}")
    return house


def _read(rules: Rules, text: str, table: Mapping[str, tuple[str, tuple[Writer, Reader]]]) -> dict[str, Any]:
    values = {}
    given = [word.partition("=")[::2] for word in text.split(" ")]
    if [word for word, _ in given] != list(table):
        raise BadNotation(f"expected the fields {', '.join(table)}")
    for word, value in given:
        name, (_, read) = table[word]
        values[name] = read(rules, value)
    return values
