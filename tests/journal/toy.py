# SPDX-License-Identifier: MIT
"""The smallest game with a secret: what journal and protocol are tested with, so that neither knows a real one.

Seats in turn hide a stone; the table says what it is worth (drawn before the game), never which stone it was.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace

from aludel.games.referee import (
    TABLE,
    BadNotation,
    BadSetup,
    Choice,
    Event,
    Fate,
    Fault,
    Game,
    GameInfo,
    Outcome,
    Press,
    Prompt,
    Refused,
    Result,
    Seat,
    Setup,
    Source,
    View,
    Way,
    press,
)
from aludel.games.scene import Lamp, Scene
from aludel.games.tray import Piece

STONES = ("amber", "beryl", "coral")


@dataclass(frozen=True, slots=True)
class Hide:
    seat: Seat
    stone: str


@dataclass(frozen=True, slots=True)
class ToyState:
    seats: tuple[str, ...]
    first: int
    rounds: int
    worth: tuple[int, ...]
    """By stone, in the order of STONES. Secret."""
    hidden: tuple[str, ...] = ()


def _whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


class ToyGame(Game[ToyState, Hide]):
    info = GameInfo("toy", "toy", (1, 2), (2, 4), ("red", "yellow", "green", "blue"), 40)

    def check(self, setup: Setup) -> None:
        if setup.level not in self.info.levels:
            raise BadSetup("unknown-level", game="toy", level=setup.level, levels="1, 2")
        if not 2 <= len(setup.seats) <= 4 or not set(setup.seats) <= set(self.info.colours):
            raise BadSetup("wrong-seats", given=len(setup.seats), fewest=2, most=4)
        if setup.first is not None and not 0 <= setup.first < len(setup.seats):
            raise BadSetup("wrong-seats", given=setup.first, fewest=2, most=4)

    def draw(self, setup: Setup, source: Source) -> Fate:
        fate = {"worth": list(source.permutation("worth", 3))}
        if setup.first is None:
            fate["first"] = source.below("first", len(setup.seats))
        return fate

    def new(self, setup: Setup, fate: Fate) -> Outcome:
        self.check(setup)
        if not isinstance(fate.get("worth"), list | tuple) or sorted(map(str, fate["worth"])) != ["0", "1", "2"]:
            raise BadNotation("worth: a permutation of 0, 1, 2")
        first = fate.get("first", 0) if setup.first is None else setup.first
        if not _whole(first) or not 0 <= first < len(setup.seats):
            raise BadNotation("first: a seat")
        state = ToyState(setup.seats, first, 6 * setup.level, tuple(fate["worth"]))
        return Outcome(state, (Event("begun", {"seats": len(setup.seats)}),))

    def _turn(self, state: ToyState) -> Seat:
        return (state.first + len(state.hidden)) % len(state.seats)

    def movers(self, state: ToyState) -> tuple[Seat, ...]:
        return () if self.result(state) else (self._turn(state),)

    def moves(self, state: ToyState, seat: Seat) -> tuple[Hide, ...]:
        if seat not in self.movers(state):
            return ()
        return tuple(Hide(seat, stone) for stone in STONES if stone not in state.hidden[-1:])

    def apply(self, state: ToyState, move: Hide) -> Outcome:
        if move.seat not in self.movers(state):
            raise Refused("toy-not-your-turn", move.seat)
        if state.hidden and state.hidden[-1] == move.stone:
            raise Refused("toy-same-again", move.seat, stone=move.stone)
        after = replace(state, hidden=(*state.hidden, move.stone))
        events = [Event("told", {"seat": move.seat, "worth": self._worth(state, move.stone)})]
        events.append(Event("own", {"stone": move.stone}, to=move.seat))
        if self.result(after):
            events.append(Event("over", {}))
        return Outcome(after, tuple(events))

    def _worth(self, state: ToyState, stone: str) -> int:
        return state.worth[STONES.index(stone)]

    def view(self, state: ToyState, viewer: Seat) -> View:
        told = [self._worth(state, stone) for stone in state.hidden]
        own = [stone for at, stone in enumerate(state.hidden) if self._owner(state, at) == viewer]
        return {"turn": self._turn(state), "told": told} | ({"own": own} if viewer != TABLE else {})

    def _owner(self, state: ToyState, at: int) -> Seat:
        return (state.first + at) % len(state.seats)

    def prompt(self, state: ToyState) -> Prompt:
        kinds = frozenset(f"stone.{stone}" for stone in STONES)
        way, choice = Way("toy-way", (kinds,)), Choice(press("confirm"), "toy-do")
        return Prompt("toy-hide", self.movers(state), {}, (way,), (choice,), True)

    def intent(self, state: ToyState, tray: tuple[Piece, ...], pressed: Press) -> Hide:
        if pressed != press("confirm") or len(tray) != 1 or not tray[0].kind.startswith("stone."):
            raise Refused("toy-one-stone")
        return Hide(self._turn(state), tray[0].kind.removeprefix("stone."))

    def scene(self, view: View) -> Scene:
        return {f"seat-{view['turn'] + 1}": Lamp("white", "steady")}

    def result(self, state: ToyState) -> Result | None:
        if len(state.hidden) < state.rounds:
            return None
        points = [0.0] * len(state.seats)
        for at, stone in enumerate(state.hidden):
            points[self._owner(state, at)] += self._worth(state, stone) / 2
        best = max(points)
        return Result(tuple(points), tuple(s for s, p in enumerate(points) if p == best), "rounds")

    def status(self, state: ToyState) -> tuple[Fault, ...]:
        return (Fault("toy-too-many"),) if len(state.hidden) > state.rounds else ()

    def count(self, state: ToyState) -> Mapping[str, int]:
        return {"stone": 3}

    def print_move(self, move: Hide) -> str:
        return f"{move.seat} hides {move.stone}"

    def parse_move(self, text: str) -> Hide:
        words = text.split(" ")
        if len(words) != 3 or words[1] != "hides" or words[2] not in STONES or words[0] not in ("0", "1", "2", "3"):
            raise BadNotation(f"not a move: {text[:40]}")
        return Hide(int(words[0]), words[2])

    def print_state(self, state: ToyState, secret: bool = False) -> str:
        told = ",".join(str(self._worth(state, stone)) for stone in state.hidden) or "-"
        public = f"toy {'/'.join(state.seats)} {state.first} {state.rounds} {told}"
        return public + (f" {json.dumps([state.worth, state.hidden], separators=(',', ':'))}" if secret else "")

    def parse_state(self, text: str) -> ToyState:
        try:
            name, seats, first, rounds, told, rest = text.split(" ")
            worth, hidden = json.loads(rest)
            state = ToyState(tuple(seats.split("/")), int(first), int(rounds), tuple(worth), tuple(hidden))
            if name != "toy" or self.print_state(state, secret=True) != text or sorted(worth) != [0, 1, 2]:
                raise ValueError(told)
            if not 2 <= len(state.seats) <= 4 or not 0 <= state.first < len(state.seats):
                raise ValueError(seats)
        except (ValueError, TypeError, LookupError, RecursionError):
            raise BadNotation("not a position") from None
        return state

    def relabel(self, names: Mapping[str, str], fate: Fate) -> Fate:
        back = {new: old for old, new in names.items()}
        return dict(fate) | {"worth": [fate["worth"][STONES.index(back.get(stone, stone))] for stone in STONES]}

    def relabel_move(self, names: Mapping[str, str], move: Hide) -> Hide:
        return Hide(move.seat, names.get(move.stone, move.stone))

    def secret_kinds(self, setup: Setup) -> tuple[str, ...]:
        return STONES


TOY = ToyGame()
GAMES = {"toy": TOY}
SETUP = Setup(1, ("red", "green"), None)
