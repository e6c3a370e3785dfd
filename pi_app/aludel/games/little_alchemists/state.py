# SPDX-License-Identifier: MIT
"""A position of Little Alchemists: what lies where by count, whose turn it is, and the secret."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from functools import lru_cache
from typing import Any, Final, NamedTuple

from aludel.games.little_alchemists.board import Cross
from aludel.games.little_alchemists.rules import Pair, Rules

NONE: Final = -1
"""No customer, no potion, no seat."""
EQUAL: Final = -2
"""Two equal tiles were mixed: a result, but no potion."""


class Phase(StrEnum):
    """What is being waited for."""

    BREW = "brew"
    """The seat mixes two tiles or shares a theory; it may buy first."""
    TAKE = "take"
    """The seat takes a market tile for two equal ones."""
    GUESS = "guess"
    """The other seats guess, one after another, which ingredient a right theory was about."""
    PET = "pet"
    """The seat chooses a pet after its first potion."""
    WISH = "wish"
    """The seat says what its potion of wishes becomes."""
    SELL = "sell"
    """The seat sells the potion or keeps it."""
    END = "end"
    """The seat may buy more, then ends its turn."""
    SHOP = "shop"
    """The seat buys an artifact or leaves."""
    CUSTOMER = "customer"
    """The table says which customer has come; a drawing may be waiting."""
    JUDGE = "judge"
    """The game has ended; an owner tells what a judged artifact brings."""
    OFFER = "offer"
    """The market is closed; the table takes the exam or leaves it."""
    EXAM = "exam"
    OVER = "over"


TURN: Final = (
    Phase.BREW,
    Phase.TAKE,
    Phase.GUESS,
    Phase.PET,
    Phase.WISH,
    Phase.SELL,
    Phase.END,
    Phase.SHOP,
)
"""The phases within a seat's turn."""
CLOSED: Final = (Phase.JUDGE, Phase.OFFER, Phase.EXAM, Phase.OVER)
"""The phases after the market has closed or the last theory was shared."""


@dataclass(frozen=True, slots=True)
class Secret:
    """What nobody may know: the space of each ingredient, the board's orientation, the exam's questions."""

    assignment: tuple[int, ...]
    orientation: int
    exam: tuple[Pair, ...]
    cross: Cross = field(repr=False, compare=False)
    """What every two ingredients make; follows from the rest."""


class State(NamedTuple):
    """A position. Sets of market places, customers, seats and pairs are bit sets; seats count from 0.

    What is secret stays out of `repr`, and so out of logs and reports. A tuple, as a referee does little else than
    make the next one, and none is made faster.
    """

    rules: Rules
    secret: Secret
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
    tray: tuple[int, ...]
    """Secret: the ingredients mixed this turn, not yet laid away; their number is public."""
    stray: int
    """Tiles that the count lost when the table said that the stack is empty."""
    customer: int
    """The potion that the present customer wants."""
    come: int
    """Customers that have come, the present one included."""
    mistaken: int
    """Customers taken back since the present large tile was turned, a bit set: they were named by a slip. While the
    right one is to be told, nothing waits to be drawn."""
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
    results: tuple[tuple[int, ...], ...]
    """By seat how often each potion has been told as its result: public, unlike which of them were new to it."""
    shown: tuple[int, ...]
    """Secret: tiles of each ingredient mixed since the discards were last shuffled."""
    tracker: tuple[int, ...]
    """Secret: by seat, the pairs mixed so far."""
    answers: tuple[int, ...]
    """Potions answered in the exam."""
    solved: tuple[tuple[int, int], ...]
    """Ingredients on the theory board with the seat that shared each, in order: the n-th has the n-th gem."""
    theory: int
    """Secret: the ingredient of a right theory while the others guess, or NONE."""
    guesses: tuple[int, ...]
    """Ingredients guessed so far, from the seat after the sharer on; NONE for a seat that declined."""
    wrong: tuple[tuple[tuple[int, int], ...], ...]
    """Secret: by seat its different wrong theories, each an ingredient and a bit set of potions."""
    broken: tuple[int, ...]
    """Broken gems by seat."""
    lost: int
    """Tiles of a wrong theory still to go from the stack to the discards."""
    pets: tuple[int, ...]
    """By seat its pet, or NONE before its first potion."""
    fresh: bool
    """Whether the pet came with the potion just made, and so brings no coin yet."""
    wished: int
    """What the potion of wishes just made has become, or NONE."""
    artifacts: tuple[int, ...]
    """Artifacts by seat, bit sets."""
    visits: int
    """How often the seat on turn has been at the artifacts this turn."""
    bought: bool
    """Whether it has bought one there."""
    gift: bool
    """Whether a market tile was bought this turn, and the free one with it."""
    again: int
    """Seats that have sold twice to the present customer."""
    judged: tuple[int, ...]
    """Points told so far for judged artifacts, by seat and then by artifact."""
    rulings: int
    """How often a judged artifact was told this turn."""

    def __repr__(self) -> str:
        public = [f"{name}={value!r}" for name, value in zip(_NAMES, self, strict=True) if name not in SECRETS]
        return f"State({', '.join(public)})"

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.rules.seats)

    @property
    def coming(self) -> tuple[int, ...]:
        """The customers that have not come yet, in button order."""
        return coming(self.rules.customers, self.come)

    @property
    def unsolved(self) -> tuple[int, ...]:
        """The ingredients that are not on the theory board."""
        return _unsolved(len(self.rules.kinds), self.solved)

    @property
    def guesser(self) -> int:
        """The seat whose guess is next."""
        return (self.seat + 1 + len(self.guesses)) % self.seats

    @property
    def free_pets(self) -> tuple[int, ...]:
        """The pets that nobody has."""
        return tuple(pet for pet in range(len(self.rules.pets)) if pet not in self.pets)

    @property
    def ending(self) -> str:
        """What ends or has ended the game: `solved` when all ingredients but one are on the board, else `closed`."""
        return "solved" if self.rules.gems and len(self.solved) == len(self.rules.gems) else "closed"


SECRETS: Final = frozenset({"secret", "tray", "shown", "tracker", "theory", "wrong"})
"""The fields that nobody, or only one seat, may know."""


@lru_cache(maxsize=1024)
def coming(customers: tuple[int, ...], come: int) -> tuple[int, ...]:
    """The customers that are not in the bit set `come`, in button order."""
    return tuple(customer for customer in customers if not come >> customer & 1)


@lru_cache(maxsize=4096)
def _unsolved(kinds: int, solved: tuple[tuple[int, int], ...]) -> tuple[int, ...]:
    done = {ingredient for ingredient, _ in solved}
    return tuple(kind for kind in range(kinds) if kind not in done)


_NAMES: Final = State._fields
_PLACE: Final = {name: place for place, name in enumerate(_NAMES)}


def changed(state: State, **changes: Any) -> State:
    """`State._replace`, several times as fast."""
    values = list(state)
    for name, value in changes.items():
        values[_PLACE[name]] = value
    return tuple.__new__(State, values)
