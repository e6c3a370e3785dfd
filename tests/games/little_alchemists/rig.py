# SPDX-License-Identifier: MIT
"""Positions to test from, and short ways to play on."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from aludel.games.little_alchemists import GAME
from aludel.games.little_alchemists.state import State, changed
from aludel.games.referee import Event, Outcome, Refused, Setup

ASSIGNMENT = {"frog": "FYa", "fern": "FYb", "foot": "FLa", "scorpion": "FLb", "feather": "YLa", "mandrake": "YLb"}
"""Frog and fern make fire, foot and scorpion luck, feather and mandrake flying (orientation 0)."""
EXAM = [
    ["frog", "fern"],
    ["fern", "foot"],
    ["foot", "scorpion"],
    ["scorpion", "feather"],
    ["feather", "mandrake"],
    ["frog", "mandrake"],
]
TRUTH = ("fire", "fire", "luck", "luck", "flying", "flying")
"""The answers to that exam."""
COLOURS = ("red", "yellow", "green", "blue")


def fate(orientation: int = 0, first: int = 0, assignment: Mapping[str, str] = ASSIGNMENT) -> dict[str, Any]:
    """A fate with that assignment."""
    return {"assignment": dict(assignment), "orientation": orientation, "first": first, "exam": EXAM}


def start(seats: int = 2, first: int = 0, house: Mapping[str, Any] | None = None, **changes: Any) -> State:
    """The first position, with some of its fields changed."""
    state = GAME.new(Setup(1, COLOURS[:seats], house=house or {}), fate(first=first)).state
    return changed(state, **changes)


def do(state: State, *lines: str) -> State:
    """Play these moves."""
    for line in lines:
        state = GAME.apply(state, GAME.parse_move(line)).state
    return state


def outcome(state: State, line: str) -> Outcome:
    """Play one move and keep what it told."""
    return GAME.apply(state, GAME.parse_move(line))


def kinds(events: Iterable[Event]) -> list[str]:
    """What was told, by kind."""
    return [event.kind for event in events]


def event(events: Iterable[Event], kind: str) -> Event:
    """The first event of a kind."""
    return next(told for told in events if told.kind == kind)


def reason(state: State, line: str) -> str:
    """Why a move is refused; empty when it is not."""
    try:
        GAME.apply(state, GAME.parse_move(line))
    except Refused as refused:
        return refused.reason
    return ""
