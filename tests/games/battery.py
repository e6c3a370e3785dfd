# SPDX-License-Identifier: MIT
"""What every game is put through: random players, and the ways to look at what they did.

A game joins by registering (entry point `aludel.games`); nothing here knows any game. It brings its transcripts and
counts (`python -m tests.games.golden` writes them) and a corpus of malformed lines (corpus/<game>.txt).
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from aludel.games.fate import CodeSource
from aludel.games.referee import TABLE, Event, Fate, Game, Refused, Setup, registry

AnyGame = Game[Any, Any]
Picker = Callable[[AnyGame, Any, random.Random], Any]
"""Chooses one of the legal moves."""

TABLE_SHARE = 0.1
"""How often the table's own move is taken where a seat may move too: these are corrections and rare events."""


@dataclass(frozen=True, slots=True)
class Case:
    """A game at one level with so many seats."""

    game: AnyGame
    setup: Setup

    def __str__(self) -> str:
        return f"{self.game.info.key}-{self.setup.level}-{len(self.setup.seats)}"


@dataclass(frozen=True, slots=True)
class Step:
    """One move of a game: the position before it, the move, and what came of it."""

    before: Any
    move: Any
    after: Any
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Played:
    """One whole game."""

    case: Case
    fate: Fate
    start: Any
    opening: tuple[Event, ...]
    steps: tuple[Step, ...]

    @property
    def moves(self) -> list[Any]:
        """The record."""
        return [step.move for step in self.steps]

    @property
    def states(self) -> list[Any]:
        """Every position, the first one included."""
        return [self.start, *(step.after for step in self.steps)]

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that was told."""
        return (*self.opening, *(event for step in self.steps for event in step.events))


def cases() -> list[Case]:
    """Every game at every level with every number of seats."""
    return [
        Case(game, Setup(level, game.info.colours[:seats]))
        for game in registry().values()
        for level in game.info.levels
        for seats in range(game.info.seats[0], game.info.seats[1] + 1)
    ]


def fate_of(case: Case, seed: int) -> Fate:
    """A fate that follows from the seed."""
    return case.game.draw(case.setup, CodeSource(f"battery-{seed}"))


def choose(game: AnyGame, state: Any, rng: random.Random) -> Any:
    """A random legal move: first a sort of move, so that rare sorts are not lost among many alike."""
    moves = game.moves(state, mover(game, state, rng))
    sort = rng.choice(sorted({type(move).__name__ for move in moves}))
    return rng.choice([move for move in moves if type(move).__name__ == sort])


def mover(game: AnyGame, state: Any, rng: random.Random) -> Any:
    """Who moves: mostly a seat, where the table may move too."""
    movers = game.movers(state)
    if len(movers) > 1 and TABLE in movers:
        seats = tuple(seat for seat in movers if seat != TABLE)
        movers = (TABLE,) if rng.random() < TABLE_SHARE else seats
    return rng.choice(movers)


def any_move(game: AnyGame, state: Any, rng: random.Random) -> Any:
    """A random legal move, each as likely as the others of its mover."""
    return rng.choice(game.moves(state, mover(game, state, rng)))


def run(case: Case, fate: Fate, rng: random.Random, pick: Picker = choose) -> Iterator[Step]:
    """Play at random until nothing is left to do, or one move past the longest game."""
    state, _ = case.game.new(case.setup, fate)
    for _ in range(case.game.info.longest + 1):
        if not case.game.movers(state):
            return
        move = pick(case.game, state, rng)
        after, events = case.game.apply(state, move)
        yield Step(state, move, after, events)
        state = after


def play(case: Case, seed: int) -> Played:
    """A whole random game that follows from the seed."""
    fate = fate_of(case, seed)
    start, opening = case.game.new(case.setup, fate)
    return Played(case, fate, start, opening, tuple(run(case, fate, random.Random(seed))))


def legal(game: AnyGame, state: Any) -> frozenset[str]:
    """Every legal move, as text."""
    return frozenset(game.print_move(move) for seat in game.movers(state) for move in game.moves(state, seat))


def lines(game: AnyGame, state: Any, depth: int) -> int:
    """How many lines of play of that depth there are (chess calls it perft); a finished game counts once."""
    movers = game.movers(state)
    if depth == 0 or not movers:
        return 1
    moves = [move for seat in movers for move in game.moves(state, seat)]
    return len(moves) if depth == 1 else sum(lines(game, game.apply(state, move).state, depth - 1) for move in moves)


def told(events: tuple[Event, ...]) -> tuple[Event, ...]:
    """What everybody hears of these events."""
    return tuple(event for event in events if event.to == TABLE)


def refusal(game: AnyGame, state: Any, move: Any) -> Refused | None:
    """Why a move is refused, or None when it is not."""
    try:
        game.apply(state, move)
    except Refused as refused:
        return refused
    return None


SLIPS = 3
"""Moves that are likely refused, tried at each position of a game and its twin."""


def turned(group: Sequence[str], known: frozenset[str]) -> dict[str, str]:
    """Each kind of a group renamed to the next one, `known` kinds left alone."""
    hidden = [kind for kind in group if kind not in known]
    return dict(zip(hidden, (*hidden[1:], *hidden[:1]), strict=True))


def spans(played: Played) -> Iterator[tuple[int, frozenset[str]]]:
    """Moves from the start, and the kinds made public on the way; the move after them makes more public, or none is."""
    known: frozenset[str] = frozenset()
    for length, step in enumerate(played.steps):
        more = known | played.case.game.revealed(step.before, step.move, step.after)
        if more != known:
            yield length, known
        known = more
    yield len(played.steps), known


def compare_with_twin(
    played: Played, groups: Iterable[Sequence[str]], slips: Sequence[Any], rng: random.Random
) -> None:
    """Play a game beside twins with kinds renamed: all that is public must be the same until the game has ended.

    Kinds are renamed within their group, as long as no rule has made them public. `slips` are moves of that game to
    stumble over on the way: what is refused, and why, must be the same too.
    """
    groups = list(groups)
    for length, known in spans(played):
        names = {old: new for group in groups for old, new in turned(group, known).items()}
        _compare(played, length, names, slips, rng)


def _compare(played: Played, length: int, names: Mapping[str, str], slips: Sequence[Any], rng: random.Random) -> None:
    game, setup = played.case.game, played.case.setup
    state, opening = game.new(setup, played.fate)
    twin, twins_opening = game.new(setup, game.relabel(names, played.fate))
    assert told(opening) == told(twins_opening)
    for move in played.moves[:length]:
        assert public(game, state) == public(game, twin)
        for slip in rng.sample(slips, min(SLIPS, len(slips))):
            assert _why(game, state, slip) == _why(game, twin, game.relabel_move(names, slip))
        state, events = game.apply(state, move)
        twin, twins_events = game.apply(twin, game.relabel_move(names, move))
        assert told(events) == told(twins_events)
        if game.result(state) is not None:
            return


def public(game: AnyGame, state: Any) -> tuple[Any, ...]:
    """All that a position shows to everybody."""
    view = game.view(state, TABLE)
    return dict(view), game.print_state(state), game.prompt(state), dict(game.scene(view)), game.movers(state)


def _why(game: AnyGame, state: Any, move: Any) -> str | None:
    refused = refusal(game, state, move)
    return refused and refused.reason
