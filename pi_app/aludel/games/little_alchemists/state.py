# SPDX-License-Identifier: MIT
"""A position of Little Alchemists: what lies where by count, whose turn it is, and the secret."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from enum import StrEnum
from operator import attrgetter
from typing import Any, Final

from aludel.games.little_alchemists.board import Cross
from aludel.games.little_alchemists.rules import Pair, Rules

NONE: Final = -1
"""No customer, no potion, no seat."""
EQUAL: Final = -2
"""Two equal tiles were mixed: a result, but no potion."""


class Phase(StrEnum):
    """What is being waited for."""

    BREW = "brew"
    """The seat mixes two tiles; it may buy first."""
    TAKE = "take"
    """The seat takes a market tile for two equal ones."""
    SELL = "sell"
    """The seat sells the potion or keeps it."""
    END = "end"
    """The seat may buy more, then ends its turn."""
    CUSTOMER = "customer"
    """The table says which customer has come; a drawing may be waiting."""
    OFFER = "offer"
    """The market is closed; the table takes the exam or leaves it."""
    EXAM = "exam"
    OVER = "over"


TURN: Final = (Phase.BREW, Phase.TAKE, Phase.SELL, Phase.END)
"""The phases within a seat's turn."""
CLOSED: Final = (Phase.OFFER, Phase.EXAM, Phase.OVER)
"""The phases after the market has closed."""


@dataclass(frozen=True, slots=True)
class Secret:
    """What nobody may know: the space of each ingredient, the board's orientation, the exam's questions."""

    assignment: tuple[int, ...]
    orientation: int
    exam: tuple[Pair, ...]
    cross: Cross = field(repr=False, compare=False)
    """What every two ingredients make; follows from the rest."""


@dataclass(frozen=True, slots=True)
class State:
    """A position. Sets of market places, customers, seats and pairs are bit sets; seats count from 0.

    What is secret stays out of `repr`, and so out of logs and reports.
    """

    rules: Rules
    secret: Secret = field(repr=False)
    phase: Phase
    seat: int
    """Whose turn it is."""
    first: int
    turns: int
    """Turns ended so far."""
    coins: tuple[int, ...]
    bank: int
    hands: tuple[int, ...]
    market: int
    stack: int
    discards: int
    tray: tuple[int, ...] = field(repr=False)
    """Secret: the ingredients mixed this turn, not yet laid away; their number is public."""
    stray: int
    """Tiles that the count lost when the table said that the stack is empty."""
    customer: int
    """The potion that the present customer wants."""
    come: int
    """Customers that have come, the present one included."""
    sold: int
    """Seats whose bottle stands on the present customer."""
    boring: bool
    """Whether the market may still be dealt anew: until the first deed after a deal or a refill."""
    owed: int
    """Tiles still to be drawn when a customer interrupted the drawing."""
    refill: bool
    """Whether the market is still to be refilled then."""
    then: Phase
    """Where play goes on after the drawing; OVER stands for the next seat's turn, BREW for no drawing too."""
    made: int
    """The potion mixed this turn."""
    last: tuple[int, int]
    """Seat and result of the latest mixing."""
    shown: tuple[int, ...] = field(repr=False)
    """Secret: tiles of each ingredient mixed since the discards were last shuffled."""
    tracker: tuple[int, ...] = field(repr=False)
    """Secret: by seat, the pairs mixed so far."""
    answers: tuple[int, ...]
    """Potions answered in the exam."""

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.rules.seats)

    @property
    def coming(self) -> tuple[int, ...]:
        """The customers that have not come yet, in button order."""
        return tuple(c for c in self.rules.customers if not self.come >> c & 1)


_NAMES: Final = tuple(item.name for item in fields(State))
_PLACE: Final = {name: place for place, name in enumerate(_NAMES)}
_VALUES: Final = attrgetter(*_NAMES)


def changed(state: State, **changes: Any) -> State:
    """`dataclasses.replace` for a State, several times as fast: a referee does little else."""
    values = list(_VALUES(state))
    for name, value in changes.items():
        values[_PLACE[name]] = value
    return State(*values)
