# SPDX-License-Identifier: MIT
"""A small game in which all seats are asked at once, each for stones of its own that nobody else sees."""

from __future__ import annotations

from dataclasses import replace

from tests.journal.toy import STONES, Hide, ToyGame, ToyState

from aludel.games.referee import TABLE, Event, Outcome, Prompt, Refused, Seat, View, Way

ROUNDS = 2


def stones(colour: str) -> tuple[str, ...]:
    """The pieces of one seat."""
    return tuple(f"stone.{colour}.{stone}" for stone in STONES)


class Together(ToyGame):
    """In each round every seat hides one stone, in any order; `hidden` holds `<seat> <stone>`."""

    def _round(self, state: ToyState) -> int:
        return len(state.hidden) // len(state.seats)

    def movers(self, state: ToyState) -> tuple[Seat, ...]:
        if self._round(state) == ROUNDS:
            return ()
        begun = state.hidden[self._round(state) * len(state.seats) :]
        done = {int(one.split()[0]) for one in begun}
        return tuple(seat for seat in range(len(state.seats)) if seat not in done)

    def apply(self, state: ToyState, move: Hide) -> Outcome:
        if move.seat not in self.movers(state):
            raise Refused("toy-not-your-turn", move.seat)
        after = replace(state, hidden=(*state.hidden, f"{move.seat} {move.stone}"))
        return Outcome(after, (Event("told", {"seat": move.seat}), Event("own", {"stone": move.stone}, to=move.seat)))

    def view(self, state: ToyState, viewer: Seat) -> View:
        own = [one for one in state.hidden if one.startswith(f"{viewer} ")]
        return {"turn": 0, "told": len(state.hidden)} | ({"own": own} if viewer != TABLE else {})

    def prompt(self, state: ToyState) -> Prompt:
        kinds = frozenset(kind for colour in state.seats for kind in stones(colour))
        return Prompt("toy-hide", self.movers(state), {}, (Way("toy-way", (kinds,)),), secret=True)

    def prompt_of(self, state: ToyState, seat: Seat) -> Prompt:
        way = Way("toy-way", (frozenset(stones(state.seats[seat])),))
        return replace(self.prompt(state), ways=(way,))

    def intent(self, state: ToyState, tray, pressed) -> Hide:
        if len(tray) != 1 or tray[0].kind.count(".") != 2:
            raise Refused("toy-one-stone")
        _, colour, stone = tray[0].kind.split(".")
        return Hide(state.seats.index(colour), stone)

    def result(self, state: ToyState):
        return None


TOGETHER = {"toy": Together()}
