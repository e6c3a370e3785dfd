# SPDX-License-Identifier: MIT
"""The shapes of the views. Seats count from 0; ingredients, potions, pets and artifacts go by name."""

from __future__ import annotations

from typing import TypedDict


class CustomerView(TypedDict):
    """The customer on the market."""

    potion: str
    price: int


class LastView(TypedDict):
    """The latest mixing: `made` is a potion or `equal`."""

    seat: int
    made: str


class TheoryView(TypedDict):
    """A theory on the board; `points` are those of the gem that it won."""

    ingredient: str
    potions: list[str]
    seat: int
    points: int


class SharedView(TypedDict):
    """A right theory while the others guess: who shared it and which potions it names."""

    seat: int
    potions: list[str]


class GuessView(TypedDict):
    """One guess; without an ingredient the seat declined."""

    seat: int
    ingredient: str | None


class JudgeView(TypedDict):
    """The judged artifact whose points are asked for, and its owner."""

    seat: int
    artifact: str


class ExamView(TypedDict):
    """The exam: the number of questions answered and right, and the ingredients asked about now."""

    asked: int
    right: int
    questions: int
    question: list[str] | None
    passed: bool | None


class ResultView(TypedDict):
    """The end: points by seat (with halves where coins count half), winners, what ended the game, keys won."""

    points: list[float]
    winners: list[int]
    ending: str
    keys: int


class MarkView(TypedDict):
    """One entry of a seat's own tracker."""

    one: str
    other: str
    potion: str


class WrongView(TypedDict):
    """A theory of a seat's own that was wrong."""

    ingredient: str
    potions: list[str]


class MarketView(TypedDict):
    """What level 1 has. `market` and `buy` are by place; `coins`, `hands`, `bottles` and `again` by seat."""

    game: str
    level: int
    seats: list[str]
    kinds: list[str]
    """The ingredients of the level."""
    potions: list[str]
    phase: str
    turn: int
    round: int
    coins: list[int]
    hands: list[int]
    market: list[bool]
    buy: list[bool]
    """Places whose tile the seat on turn may have now: bought, or in phase `take` for nothing."""
    stack: int
    discards: int
    tray: int
    stray: int
    customer: CustomerView | None
    coming: list[str]
    """Potions of the customers that may still come, in button order."""
    customers_left: int
    mistaken: list[str]
    """Customers that were named by a slip for the present large tile, and taken back."""
    bottles: list[bool]
    again: list[bool]
    """Who has sold to the present customer a second time."""
    may_deal_anew: bool
    last: LastView | None


class BoardView(TypedDict):
    """Theories, guesses and gems. `gems` and `broken` are by seat."""

    theories: list[TheoryView]
    theory: SharedView | None
    guesses: list[GuessView]
    guessing: int | None
    """The seat whose guess is waited for."""
    gems_left: list[int]
    """Points of the gems on the stack, the top first."""
    gems: list[list[int]]
    broken: list[int]


class TreasureView(TypedDict):
    """Pets, wishes and artifacts. `pets` and `artifacts` are by seat."""

    pets: list[str | None]
    pets_free: list[str]
    wish: str | None
    """What the potion of wishes of this turn has become."""
    artifacts: list[list[str]]
    artifact_places: int
    """Artifacts that lie face up now; which ones, only the table sees."""
    artifact_stack: int
    may_shop: bool


class EndView(TypedDict):
    """What is asked and told after the market has closed."""

    judge: JudgeView | None
    closed: bool
    exam: ExamView | None
    result: ResultView | None


class TableView(MarketView, BoardView, TreasureView, EndView):
    """What everybody may know."""


class SeatView(TableView):
    """What one seat may know besides."""

    own: int
    tracker: list[MarkView]
    wrong: list[WrongView]
