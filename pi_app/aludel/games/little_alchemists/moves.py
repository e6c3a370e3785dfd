# SPDX-License-Identifier: MIT
"""What can be done in Little Alchemists. A move names its seat by colour; a move without a seat is the table's."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Brew:
    """Mix two ingredients (names, in alphabetical order). They are secret, so `repr` leaves them out."""

    seat: str
    a: str = field(repr=False)
    b: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class Buy:
    """Buy the tile on a market place (1-5)."""

    seat: str
    place: int


@dataclass(frozen=True, slots=True)
class Take:
    """Take the tile on a market place (1-5) for two equal ones."""

    seat: str
    place: int


@dataclass(frozen=True, slots=True)
class Sell:
    """Sell the potion just made to the customer, or keep it."""

    seat: str
    sells: bool


@dataclass(frozen=True, slots=True)
class EndTurn:
    """Lay the two tiles away, draw two, refill the market, pass the turn on."""

    seat: str


@dataclass(frozen=True, slots=True)
class Customer:
    """The large tile just revealed is the customer who wants `potion`."""

    potion: str


@dataclass(frozen=True, slots=True)
class BoringMarket:
    """Four or five market tiles are equal: all go back and new ones are dealt."""


@dataclass(frozen=True, slots=True)
class StackEmpty:
    """The stack of tiles is empty on the table although the count says otherwise."""


@dataclass(frozen=True, slots=True)
class StartExam:
    """Take the exam."""


@dataclass(frozen=True, slots=True)
class SkipExam:
    """Leave the exam for another time."""


@dataclass(frozen=True, slots=True)
class ExamAnswer:
    """What the two ingredients asked about make, as all players together say."""

    potion: str


Move: TypeAlias = (
    Brew | Buy | Take | Sell | EndTurn | Customer | BoringMarket | StackEmpty | StartExam | SkipExam | ExamAnswer
)


def brew(seat: str, one: str, other: str) -> Brew:
    """A Brew with its ingredients in order: what lies left in the tray does not matter."""
    return Brew(seat, *sorted((one, other)))
