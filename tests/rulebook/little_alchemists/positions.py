# SPDX-License-Identifier: MIT
"""Sound positions of every level, and what everybody hears.

Ingredients lie on the places of the board in their order (tests/games/little_alchemists/levels.py). At level 2 frog and
fern make fire or flying, foot and scorpion fire or luck, feather and mandrake flying or luck.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tests.games.little_alchemists.levels import COLOURS, fate, first
from tests.games.little_alchemists.rig import do, kinds

from aludel.games.little_alchemists import GAME
from aludel.games.little_alchemists.state import State, changed
from aludel.games.referee import TABLE, Arg, Event, Result, Setup
from aludel.utterance import Utterance
from aludel.voice.phrasebook import Phrasebook

FIRE, FLYING, LUCK, LOVE, GHOSTLY = range(5)


def at(level: int, seats: int = 2, **changes: Any) -> State:
    """A position with red to mix or share. Bank and discards follow from `coins` and `stack`."""
    plain = first(level, seats)
    if "coins" in changes:
        changes["bank"] = plain.bank + sum(plain.coins) - sum(changes["coins"])
    if "stack" in changes:
        changes.setdefault("discards", plain.stack - changes["stack"])
    state = changed(plain, **changes)
    assert GAME.status(state) == ()
    return state


def placed(level: int, seats: int = 2, **places: str) -> State:
    """The first position with these ingredients on these places of the board, the others on the rest."""
    plain = fate(level, seats)
    rest = iter(sorted(set(plain["assignment"].values()) - set(places.values())))
    assignment = {kind: places.get(kind) or next(rest) for kind in plain["assignment"]}
    state: State = GAME.new(Setup(level, COLOURS[:seats]), {**plain, "assignment": assignment}).state
    return state


def solved(*seats: int) -> tuple[tuple[int, int], ...]:
    """The first ingredients on the theory board, shared by these seats in this order."""
    return tuple(enumerate(seats))


def theory(level: int, ingredient: int) -> str:
    """What is to be said for a right theory about that ingredient: its name and its potions."""
    rules = first(level).rules
    potions = [rules.potions[potion] for potion in sorted(rules.board.potions[ingredient])]
    return f"theory {rules.kinds[ingredient]} {'+'.join(potions)}"


def owned(state: State, *names: str) -> int:
    """These artifacts as the set that a seat owns."""
    return sum(1 << state.rules.artifact_index[name] for name in names)


def tracked(state: State, *pairs: str) -> int:
    """These mixings (`fern+frog`) as what a tracker holds."""
    rules = state.rules
    numbers = [sorted(rules.kind_index[name] for name in pair.split("+")) for pair in pairs]
    return sum(rules.pair_bit[one, other] for one, other in numbers)


def result(state: State) -> Result:
    """The result of a game that has ended."""
    found = GAME.result(state)
    assert found is not None
    return found


def closing(level: int, seats: int = 2, **changes: Any) -> State:
    """All customers have come, one tile is in the stack, and red has mixed feather and mandrake: ending the turn ends
    the game."""
    customers = first(level, seats).rules.customers
    come = sum(1 << customer for customer in customers)
    state = at(level, seats, stack=1, customer=customers[-1], come=come, **changes)
    return do(state, "red brew feather+mandrake")


def heard(events: Iterable[Event]) -> list[Event]:
    """What everybody is told."""
    return [told for told in events if told.to == TABLE]


def set_up(level: int) -> list[Event]:
    """What is told when a game of the level begins."""
    events = GAME.new(Setup(level, COLOURS[:2]), fate(level)).events
    assert kinds(events)[0] == "welcome"
    return list(events)


def spoken(kind: str, **args: Arg) -> str:
    """What the console says for an event."""
    return Phrasebook("en").spoken(Utterance(f"la-{kind}", args))
