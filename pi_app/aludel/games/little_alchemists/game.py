# SPDX-License-Identifier: MIT
"""Little Alchemists as a Game: the parts of this package behind the contract of games/referee.py."""

from __future__ import annotations

from collections.abc import Mapping

from aludel.games.campaign import Campaign
from aludel.games.little_alchemists import campaign as locks
from aludel.games.little_alchemists import (
    data,
    deeds,
    faults,
    hints,
    intents,
    lamps,
    move_text,
    options,
    prompting,
    scoring,
    setting,
    state_text,
    view,
)
from aludel.games.little_alchemists.moves import Move
from aludel.games.little_alchemists.rules import COLOURS, rules_of
from aludel.games.little_alchemists.state import State
from aludel.games.referee import (
    Event,
    Fate,
    Fault,
    Game,
    GameInfo,
    Outcome,
    Press,
    Prompt,
    Result,
    Seat,
    Setup,
    Source,
    View,
)
from aludel.games.scene import Scene
from aludel.games.tray import Piece

LONGEST = 2200
"""Six passes through at most 34 tiles, two tiles a turn, and seven right theories are at most 115 turns. A turn has at
most eleven deeds, two looks at the artifacts among them, and six of judged artifacts. Beside these are purchases, each
for a tile less to draw, guesses, pets and corrections: together fewer than 200."""


class LittleAlchemists(Game[State, Move]):
    """The referee of Little Alchemists."""

    info = GameInfo(
        key="little-alchemists",
        code="la",
        levels=data.playable_levels(),
        seats=(2, len(COLOURS)),
        colours=COLOURS,
        longest=LONGEST,
    )

    def check(self, setup: Setup) -> None:
        rules_of(setup)

    def draw(self, setup: Setup, source: Source) -> Fate:
        return setting.draw(setup, source)

    def new(self, setup: Setup, fate: Fate) -> Outcome:
        return setting.new(setup, fate)

    def movers(self, state: State) -> tuple[Seat, ...]:
        return options.movers(state)

    def moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        return options.moves(state, seat)

    def apply(self, state: State, move: Move) -> Outcome:
        return deeds.apply(state, move)

    def view(self, state: State, viewer: Seat) -> View:
        return view.view(state, viewer)

    def prompt(self, state: State) -> Prompt:
        return prompting.prompt(state)

    def intent(self, state: State, tray: tuple[Piece, ...], pressed: Press) -> Move:
        return intents.intent(state, tuple(piece.kind for piece in tray), pressed)

    def scene(self, view: View) -> Scene:
        return lamps.scene(view)

    def result(self, state: State) -> Result | None:
        return scoring.result(state)

    def earned(self, state: State) -> Mapping[str, int]:
        exam = view.exam(state)
        passed = exam is not None and bool(exam["passed"])
        won = {"exam": int(passed), "keys": scoring.keys(state)}
        return {name: count for name, count in won.items() if count}

    def campaign(self) -> Campaign:
        return locks.campaign()

    def hints(self, state: State, seat: Seat) -> tuple[Event, ...]:
        return hints.hints(state, seat)

    def revealed(self, before: State, move: Move, after: State) -> frozenset[str]:
        return setting.revealed(before, move, after)

    def status(self, state: State) -> tuple[Fault, ...]:
        return faults.status(state)

    def count(self, state: State) -> Mapping[str, int]:
        return faults.count(state)

    def print_move(self, move: Move) -> str:
        return move_text.print_move(move)

    def parse_move(self, text: str) -> Move:
        return move_text.parse_move(text)

    def print_state(self, state: State, secret: bool = False) -> str:
        return state_text.print_state(state, secret)

    def parse_state(self, text: str) -> State:
        return state_text.parse_state(text)

    def relabel(self, names: Mapping[str, str], fate: Fate) -> Fate:
        return setting.relabel(names, fate)

    def relabel_move(self, names: Mapping[str, str], move: Move) -> Move:
        return setting.relabel_move(names, move)

    def secret_kinds(self, setup: Setup) -> tuple[str, ...]:
        return setting.secret_kinds(setup)
