# SPDX-License-Identifier: MIT
"""Tray and buttons are enough: every legal move can be made with them, and whatever is offered is taken."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from itertools import product

import pytest
from tests.games.little_alchemists.levels import LEVELS, games, legal

from aludel.games.little_alchemists import GAME, phrases
from aludel.games.little_alchemists.moves import BuyArtifact, Move
from aludel.games.little_alchemists.prompting import CONFIRM, NEXT
from aludel.games.little_alchemists.state import Phase, State
from aludel.games.referee import TABLE, Press, Prompt, Refused, hold, press
from aludel.games.tray import shown

GAMES = 9
"""Random games a level."""
PLAIN = {"la-no-artifact-coins", "la-no-artifact-count"}
"""Why an artifact that may be named cannot be bought: which ones lie face up, the console does not know."""

Tray = tuple[str, ...]


@cache
def positions(level: int) -> tuple[State, ...]:
    """Every position of the games of a level."""
    return tuple(state for game in games(level, GAMES) for state, _ in game)


def trays(prompt: Prompt) -> set[Tray]:
    """Every filling of the tray that the prompt names, as what lies there in any order."""
    return {tuple(sorted(tray)) for way in prompt.ways for tray in product(*way.slots)}


def answers(prompt: Prompt) -> Iterator[tuple[Tray, Press]]:
    """Whatever people can do by tray, button and name while this is asked."""
    for choice in prompt.choices:
        yield (), choice.press
    if any(choice.press == CONFIRM for choice in prompt.choices):
        yield from ((tray, CONFIRM) for tray in trays(prompt))
    yield from (((kind,), CONFIRM) for kind in prompt.browse)


def meant(state: State, tray: Tray, pressed: Press) -> Move | None:
    """The move meant, if any is."""
    try:
        return GAME.intent(state, shown(*tray), pressed)
    except Refused:
        return None


def accepted(state: State, tray: Tray, pressed: Press) -> bool:
    """Whether the rules take what is meant."""
    try:
        GAME.apply(state, GAME.intent(state, shown(*tray), pressed))
    except Refused:
        return False
    return True


@pytest.mark.parametrize("level", LEVELS)
def test_every_legal_move_can_be_made_by_tray_and_buttons(level: int) -> None:
    for state in positions(level):
        prompt = GAME.prompt(state)
        found = {GAME.print_move(move) for tray, pressed in answers(prompt) if (move := meant(state, tray, pressed))}
        assert {GAME.print_move(move) for move in legal(state)} <= found, (prompt.key, state.phase)


@pytest.mark.parametrize("level", LEVELS)
def test_every_choice_that_is_offered_is_taken(level: int) -> None:
    for state in positions(level):
        prompt = GAME.prompt(state)
        for choice in prompt.choices:
            if choice.press == CONFIRM and prompt.ways:
                assert any(accepted(state, tray, CONFIRM) for tray in trays(prompt)), prompt.key
            else:
                assert accepted(state, (), choice.press), (prompt.key, choice.key)


@pytest.mark.parametrize("level", LEVELS)
def test_whatever_is_offered_by_name_is_taken_or_plainly_refused(level: int) -> None:
    for state in positions(level):
        for kind in GAME.prompt(state).browse:
            move = GAME.intent(state, shown(kind), CONFIRM)
            if not isinstance(move, BuyArtifact):
                GAME.apply(state, move)
                continue
            try:
                GAME.apply(state, move)
            except Refused as refused:
                assert refused.reason in PLAIN


@pytest.mark.parametrize("level", LEVELS)
def test_each_way_to_fill_the_tray_can_be_taken(level: int) -> None:
    """None is there for show; only with an empty hand nothing can be mixed."""
    for state in positions(level):
        for way in GAME.prompt(state).ways:
            taken = any(accepted(state, tray, CONFIRM) for tray in product(*way.slots))
            assert taken or (way.key == "la-way-brew" and state.hands[state.seat] < 2), way.key


@pytest.mark.parametrize("level", LEVELS)
def test_a_prompt_is_complete_and_asks_who_may_answer(level: int) -> None:
    for state in positions(level):
        prompt, movers = GAME.prompt(state), GAME.movers(state)
        assert set(prompt.seats) <= {*movers, TABLE}
        assert bool(prompt.choices or prompt.browse) == bool(movers)
        assert len({choice.press for choice in prompt.choices}) == len(prompt.choices), "a button means one thing"
        assert not (prompt.browse and any(choice.press == NEXT for choice in prompt.choices)), "so does `next`"
        if prompt.seats != (TABLE,):
            assert prompt.args["seat"] == state.rules.seats[prompt.seats[0]]


ANY_KIND = (
    *(f"{sort}.{name}" for sort in ("tile", "answer", "theory") for name in ("frog", "flower", "toad")),
    *("answer.fire", "answer.luck", "answer.love", "answer.wishes", "answer.powerless", "customer.fire", "closed"),
    *("pet.cat", "pet.dog", "artifact.gold-1", "artifact.tea-set", "box.2", "word.none", "word.shop", "number.21"),
    *("word.judged-pay", "word.judged-steal", "number.", "number.-1", "", "tile."),
)
ANY_PRESS = (
    *(press(name) for name in ("confirm", "back", "next", "mute", *(f"market-{n}" for n in range(1, 6)))),
    *(press("confirm", "back"), hold("next"), hold("back", "confirm"), hold("market-1")),
)


@pytest.mark.parametrize("level", LEVELS)
def test_anything_in_the_tray_with_any_press_is_a_move_or_has_a_listed_reason(level: int) -> None:
    rng, listed = random.Random(level), phrases.phrase_keys()
    for state in positions(level):
        for _ in range(20):
            tray, pressed = rng.choices(ANY_KIND, k=rng.randrange(6)), rng.choice(ANY_PRESS)
            try:
                GAME.apply(state, GAME.intent(state, shown(*tray), pressed))
            except Refused as refused:
                assert refused.reason in listed


def test_the_games_come_by_all_there_is() -> None:
    """Without this the tests above could be true of nothing."""
    seen = {state.phase for level in LEVELS for state in positions(level)}
    assert seen == set(Phase)
    keys = {GAME.prompt(state).key for level in LEVELS for state in positions(level)}
    assert len(keys) == 16
    kinds = {type(move) for level in LEVELS for state in positions(level) for move in legal(state)}
    assert len(kinds) == 21
