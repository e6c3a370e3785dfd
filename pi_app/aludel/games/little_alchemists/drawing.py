# SPDX-License-Identifier: MIT
"""Drawing tiles, one by one, and what an empty stack brings: the next customer, or the end of the market."""

from __future__ import annotations

from dataclasses import dataclass, field
from operator import attrgetter
from typing import Any, Final

from aludel.games.little_alchemists import scoring
from aludel.games.little_alchemists.checks import with_item
from aludel.games.little_alchemists.state import NONE, Phase, State, changed, coming
from aludel.games.referee import Event, Outcome

COUNTS: Final = (
    "stack",
    "discards",
    "tray",
    "market",
    "owed",
    "refill",
    "then",
    "customer",
    "come",
    "sold",
    "again",
    "lost",
    "shown",
)
"""The fields of a state that a drawing changes, besides the hand that draws; a Desk has them in the same order."""
_counts: Final = attrgetter(*COUNTS)
"""These fields of a State or of a Desk."""


@dataclass(slots=True)
class Desk:
    """The counts that a drawing changes, while it goes on."""

    state: State
    hand: int
    stack: int
    discards: int
    tray: tuple[int, ...]
    market: int
    owed: int
    refill: bool
    then: Phase
    customer: int
    come: int
    sold: int
    again: int
    lost: int
    shown: tuple[int, ...]
    changes: dict[str, Any] = field(default_factory=dict)
    """Fields that change, whether or not the drawing is interrupted: what ends with a turn or with a customer."""
    events: list[Event] = field(default_factory=list)

    @property
    def wants(self) -> bool:
        """Whether another tile is to be drawn."""
        return self.owed > 0 or self.lost > 0 or (self.refill and self.market != self.state.rules.full_market)

    @property
    def coming(self) -> tuple[int, ...]:
        """The customers that have not come yet."""
        return coming(self.state.rules.customers, self.come)

    def take(self) -> None:
        """Draw one tile: to the discards while some are lost, to the hand while some are owed, then to the market."""
        self.stack -= 1
        if self.lost > 0:
            self.lost -= 1
            self.discards += 1
        elif self.owed > 0:
            self.owed -= 1
            self.hand += 1
        else:
            self.market |= ~self.market & self.market + 1

    def enter(self, customer: int) -> None:
        """A customer comes: the former one goes, the bottles go home, the discards become the stack.

        With nothing to shuffle the drawing stops here; the next one that finds no tile brings the next large tile.
        """
        rules = self.state.rules
        kind = "customer" if self.customer == NONE else "next-customer"
        self.events.append(Event(kind, {"potion": rules.potions[customer], "price": rules.prices[customer]}))
        self.customer, self.come = customer, self.come | 1 << customer
        self.sold = self.again = 0
        self.stack, self.discards = self.discards, 0
        self.shown = tuple(self.tray.count(kind) for kind in range(len(rules.kinds)))
        if not self.stack:
            self.owed, self.lost, self.refill = 0, 0, False
            self.events.append(Event("no-discards"))

    def rest(self) -> None:
        """Say what is still to be drawn now that there is a stack again."""
        if self.lost > 0:
            self.events.append(Event("lose-on", {"count": self.lost}))
        if self.owed > 0:
            self.events.append(Event("draw-on", {"count": self.owed}))
        gaps = self.state.rules.places - self.market.bit_count()
        if self.refill and gaps:
            self.events.append(Event("refill-on", {"count": gaps}))

    def laid(self, phase: Phase, **changes: Any) -> State:
        """The state with these counts, and with `changes`."""
        state = self.state
        counts: dict[str, Any] = dict(zip(COUNTS, _counts(self), strict=True))
        counts["phase"] = phase
        if self.hand != state.hands[state.seat]:
            counts["hands"] = with_item(state.hands, state.seat, self.hand)
        counts.update(self.changes)
        counts.update(changes)
        return changed(state, **counts)


def desk(state: State) -> Desk:
    """The counts of a state, to draw from."""
    return Desk(state, state.hands[state.seat], *_counts(state))


def welcome(state: State, customer: int) -> Outcome:
    """Let a customer in that the table has named, and go on drawing."""
    table = desk(state)
    table.enter(customer)
    table.rest()
    return draw(table)


def draw(table: Desk, emptied: bool = False) -> Outcome:
    """Draw all that the desk wants. `emptied` says that the last tile has just gone, so a large tile lies open."""
    while True:
        if table.stack == 0 and (emptied or table.wants):
            if (waiting := _reveal(table)) is not None:
                return waiting
            emptied = False
        elif table.wants:
            table.take()
            emptied = table.stack == 0
        else:
            return _finish(table)


def _reveal(table: Desk) -> Outcome | None:
    """Turn to the large tile under the empty stack: an Outcome when the game waits or ends there."""
    table.events.append(Event("stack-empty"))
    table.changes = {**table.changes, "mistaken": 0}
    coming = table.coming
    if not coming:
        return _close(table)
    if len(coming) > 1:
        return Outcome(table.laid(Phase.CUSTOMER), tuple(table.events))
    table.enter(coming[0])
    table.rest()
    return None


def _finish(table: Desk) -> Outcome:
    """Everything is drawn: back to where the drawing began, or on to the next seat."""
    state, then = table.state, table.then
    table.refill, table.then = False, Phase.BREW
    if then is not Phase.OVER:
        return Outcome(table.laid(then), tuple(table.events))
    seat = (state.seat + 1) % state.seats
    table.events.append(Event("turn", {"seat": state.rules.seats[seat]}))
    return Outcome(
        table.laid(Phase.BREW, seat=seat, turns=state.turns + 1, boring=True, made=NONE), tuple(table.events)
    )


def _close(table: Desk) -> Outcome:
    """The closed market lies open: the game ends at once, whoever's turn it is."""
    table.owed, table.lost, table.refill, table.then = 0, 0, False, Phase.BREW
    return scoring.close(table.laid(table.state.phase), [*table.events, Event("closed")])
