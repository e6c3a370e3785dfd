# SPDX-License-Identifier: MIT
"""What can be done in Little Alchemists. A move names its seat by colour; a move without a seat is the table's."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final, TypeAlias

POTIONS: Final = ("fire", "flying", "luck", "love", "ghostly", "wishes", "powerless")
"""The order in which a theory names its potions; every level has the first ones of it."""
DEEDS: Final = ("coin", "pay", "draw", "discard")
"""What an owner may tell of a judged artifact."""


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
class CustomerAgain:
    """The customer named last was a slip: another one has come."""


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


@dataclass(frozen=True, slots=True)
class Theory:
    """Share which potions an ingredient can make (names, in the order of POTIONS). `repr` leaves the secret out."""

    seat: str
    ingredient: str = field(repr=False)
    potions: tuple[str, ...] = field(repr=False)


@dataclass(frozen=True, slots=True)
class Guess:
    """Say aloud which ingredient the theory was about, or None to decline."""

    seat: str
    ingredient: str | None


@dataclass(frozen=True, slots=True)
class ChoosePet:
    """Take a pet that is free."""

    seat: str
    pet: str


@dataclass(frozen=True, slots=True)
class WishFor:
    """Let the potion of wishes become another potion."""

    seat: str
    potion: str


@dataclass(frozen=True, slots=True)
class Shop:
    """Go to the artifacts."""

    seat: str


@dataclass(frozen=True, slots=True)
class Leave:
    """Leave the artifacts without buying one."""

    seat: str


@dataclass(frozen=True, slots=True)
class BuyArtifact:
    """Buy an artifact that lies face up."""

    seat: str
    artifact: str


@dataclass(frozen=True, slots=True)
class Judged:
    """Tell what a judged artifact does now: one of DEEDS."""

    seat: str
    deed: str


@dataclass(frozen=True, slots=True)
class JudgePoints:
    """Tell how many points the judged artifact asked about brings."""

    seat: str
    points: int


Move: TypeAlias = (
    Brew
    | Buy
    | Take
    | Sell
    | EndTurn
    | Customer
    | CustomerAgain
    | BoringMarket
    | StackEmpty
    | StartExam
    | SkipExam
    | ExamAnswer
    | Theory
    | Guess
    | ChoosePet
    | WishFor
    | Shop
    | Leave
    | BuyArtifact
    | Judged
    | JudgePoints
)


def brew(seat: str, one: str, other: str) -> Brew:
    """A Brew with its ingredients in order: what lies left in the tray does not matter."""
    return Brew(seat, *sorted((one, other)))


def theory(seat: str, ingredient: str, potions: Iterable[str]) -> Theory:
    """A Theory with its potions in order; names that are no potions come last."""
    return Theory(seat, ingredient, tuple(sorted(potions, key=_place)))


def _place(potion: str) -> tuple[int, str]:
    return POTIONS.index(potion) if potion in POTIONS else len(POTIONS), potion
