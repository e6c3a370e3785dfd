# SPDX-License-Identifier: MIT
"""What is public stays the same, byte for byte, when ingredients that nobody has named are exchanged."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict
from itertools import combinations

import pytest
from tests.games.little_alchemists.levels import LEVELS, fate, first, games, legal

from aludel.games.little_alchemists import GAME
from aludel.games.little_alchemists.moves import Guess, Move
from aludel.games.little_alchemists.state import Phase, State, changed
from aludel.games.referee import TABLE, Event, Prompt, Refused, Setup

GAMES = 6
"""Random games a level."""
SLIPS = 40
"""Moves of the positions before that are tried again, to compare why they are refused."""

Record = list[tuple[State, Move | None]]


def swaps(state: State) -> Iterator[dict[str, str]]:
    """Every exchange of two ingredients of which there are equally many tiles."""
    rules = state.rules
    for (one, n), (other, m) in combinations(zip(rules.kinds, rules.limits, strict=True), 2):
        if n == m:
            yield {f"tile.{one}": f"tile.{other}", f"tile.{other}": f"tile.{one}"}


def twin_of(state: State, names: dict[str, str]) -> State:
    """The same first position with ingredients exchanged."""
    rules = state.rules
    renamed = GAME.relabel(names, fate(rules.level, len(rules.seats)))
    twin = GAME.new(Setup(rules.level, rules.seats), renamed).state
    return changed(twin, rules=rules, coins=state.coins)


def public(state: State) -> str:
    """All that a position shows to everybody, as text."""
    return json.dumps(
        [GAME.view(state, TABLE), asked(GAME.prompt(state)), GAME.scene(GAME.view(state, TABLE)), repr(state)]
    )


def asked(prompt: Prompt) -> list[object]:
    """A prompt as plain data; a way's kinds in order."""
    ways = [[way.key, [sorted(kinds) for kinds in way.slots]] for way in prompt.ways]
    choices = [[sorted(choice.press.buttons), choice.press.held, choice.key, choice.sure] for choice in prompt.choices]
    return [prompt.key, prompt.seats, dict(prompt.args), ways, choices, prompt.secret, prompt.browse]


def heard(events: tuple[Event, ...]) -> list[str]:
    """What everybody is told."""
    return [json.dumps(asdict(event), sort_keys=True) for event in events if event.to == TABLE]


def why(state: State, move: Move) -> str:
    """Why a move is refused; empty when it is not."""
    try:
        GAME.apply(state, move)
    except Refused as refused:
        return refused.reason
    return ""


def names_one(state: State, move: Move | None, names: dict[str, str]) -> bool:
    """Whether an exchanged ingredient is on the board, is named aloud now, or the exam asks about all."""
    kinds = {name.removeprefix("tile.") for name in names}
    board = {state.rules.kinds[kind] for kind, _ in state.solved}
    aloud = {move.ingredient} if isinstance(move, Guess) else set()
    return bool(kinds & (board | aloud)) or state.phase is Phase.EXAM


def compared(record: Record, names: dict[str, str]) -> Iterator[State]:
    """Play a record and its twin side by side as long as both ingredients are secret; each position compared."""
    twin = twin_of(record[0][0], names)
    assert GAME.print_state(twin, secret=True) != GAME.print_state(record[0][0], secret=True)
    slips: list[Move] = []
    for state, move in record:
        if names_one(state, move, names):
            return
        assert public(state) == public(twin)
        yield state
        for slip in slips[-SLIPS:]:
            assert why(state, slip) == why(twin, GAME.relabel_move(names, slip))
        slips += legal(state)[:: 1 + len(legal(state)) // 4]
        if move is not None:
            told, twin_told = GAME.apply(state, move), GAME.apply(twin, GAME.relabel_move(names, move))
            ends = names_one(told.state, None, names)
            assert ends or heard(told.events) == heard(twin_told.events)
            twin = twin_told.state


@pytest.mark.parametrize("level", LEVELS)
def test_no_public_byte_depends_on_which_ingredient_is_which(level: int) -> None:
    phases = {
        state.phase
        for record in games(level, GAMES)
        for names in swaps(record[0][0])
        for state in compared(record, names)
    }
    assert {Phase.BREW, Phase.END, Phase.CUSTOMER} <= phases
    assert (Phase.GUESS in phases) == (level >= 3)


def test_a_leak_would_be_found() -> None:
    """What is for the seat's own page alone does differ, and the comparison sees it."""
    state = first(3)
    names = {"tile.frog": "tile.fern", "tile.fern": "tile.frog"}
    twin, move = twin_of(state, names), GAME.parse_move("red brew frog+scorpion")
    (after, told), (twin_after, twin_told) = GAME.apply(state, move), GAME.apply(twin, GAME.relabel_move(names, move))
    assert public(after) == public(twin_after)
    assert heard(told) == heard(twin_told)
    assert told != twin_told
    assert GAME.view(after, 0) != GAME.view(twin_after, 0)
    assert GAME.view(after, 1) == GAME.view(twin_after, 1), "another seat learns nothing"
