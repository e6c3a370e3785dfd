# SPDX-License-Identifier: MIT
"""Positions as text, on one line: `la1`, the public fields, and when asked for ` | ` and the secret fields.

    la1 seats=red+green turn=red phase=brew first=green ended=4 coins=2+3 bank=91 hands=3+3 market=11011 stack=4
    discards=8 stray=0 customer=fire come=fire mistaken=none sold=red boring=yes owed=0 refill=no then=brew made=none
    last=green:luck results=0.1.0+0.0.2 answers=none | assignment=FYa+YLb+... orientation=0 exam=frog:fern+... tray=none
    shown=0+1+... tracker=5+0 house={}

Higher levels have more public fields (solved=frog:red guesses=fern+pass broken=0+1 lost=0, then pets=cat+none, then
artifacts=red:gold-1 ...) and secret ones (theory=none wrong=red:frog:fire.luck). Lists are joined by `+`; `none` stands
for an empty list and for nothing.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from aludel.games.little_alchemists import artifacts
from aludel.games.little_alchemists.rules import Rules, rules_of
from aludel.games.little_alchemists.setting import first_state, secret
from aludel.games.little_alchemists.state import CLOSED, NONE, Phase, State, changed
from aludel.games.little_alchemists.state_fields import Field, hidden, number, public, split
from aludel.games.referee import BadNotation, BadSetup, Setup


def print_state(state: State, secrets: bool = False) -> str:
    """The position on one line."""
    head = f"la{state.rules.level} seats={'+'.join(state.rules.seats)}"
    line = " ".join([head, *_fields(state, public(state.rules.level))])
    if not secrets:
        return line
    return " ".join([line, "|", *_fields(state, hidden(state.rules.level)), f"house={state.rules.house}"])


def _fields(state: State, table: Mapping[str, Field]) -> list[str]:
    return [f"{word}={write(state)}" for word, (_, (write, _)) in table.items()]


def parse_state(text: str) -> State:
    """The position of a line that holds its secrets, or BadNotation."""
    shown, bar, rest = text.partition(" | ")
    secrets, has_house, house = rest.partition(" house=")
    if not bar or not has_house:
        raise BadNotation("a position needs its secret fields, after ' | ', and its house rules at the end")
    head, _, fields = shown.partition(" ")
    seats, _, fields = fields.partition(" ")
    rules = _rules(head, seats, house)
    values = _read(rules, fields, public(rules.level)) | _read(rules, secrets, hidden(rules.level))
    assignment, orientation, exam = (values.pop(name) for name in ("assignment", "orientation", "exam"))
    if orientation < 0:
        raise BadNotation("the orientation is negative")
    start = first_state(rules, secret(rules, assignment, orientation, exam), 0)
    state = changed(start, **values)
    if (missing := _missing(state)) is not None:
        raise BadNotation(missing)
    return state


def _missing(state: State) -> str | None:
    """What the phase cannot do without, or None: no move could be listed there."""
    rules = state.rules
    due = {
        Phase.EXAM: (len(state.answers) < rules.questions, "the exam has no question left"),
        Phase.GUESS: (state.theory != NONE and len(state.guesses) < state.seats - 1, "there is nothing to guess"),
        Phase.PET: (bool(state.free_pets), "there is no pet to choose"),
        Phase.WISH: (rules.wishes != NONE, "there are no wishes"),
        Phase.SHOP: (bool(rules.artifacts), "there are no artifacts"),
        Phase.JUDGE: (len(state.judged) < len(artifacts.judged(state)), "there is nothing to judge"),
    }
    there, why = due.get(state.phase, (True, ""))
    if not there:
        return why
    if state.ending == "solved" and state.phase not in CLOSED:
        return "the last theory has been shared"
    return None


def _rules(head: str, seats: str, house: str) -> Rules:
    level = number(head.removeprefix("la"))
    colours = tuple(split(seats.removeprefix("seats=")))
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


def _read(rules: Rules, text: str, table: Mapping[str, Field]) -> dict[str, Any]:
    values = {}
    given = [word.partition("=")[::2] for word in text.split(" ")]
    if [word for word, _ in given] != list(table):
        raise BadNotation(f"expected the fields {', '.join(table)}")
    for word, value in given:
        name, (_, read) = table[word]
        values[name] = read(rules, value)
    return values
