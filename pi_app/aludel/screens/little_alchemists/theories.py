# SPDX-License-Identifier: MIT
"""The theory board, the guesses and the gems, as the table page draws them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from aludel.games.little_alchemists.view_types import TableView, TheoryView
from aludel.games.referee import Args
from aludel.screens.little_alchemists.naming import Named, named, naming
from aludel.screens.words import Words

UNANSWERED: Final = ("powerless",)
"""What no theory names: an ingredient is not told by what it cannot do."""


@dataclass(frozen=True, slots=True)
class Column:
    """An ingredient on the board. `makes` has True or False by potion once it is solved, else None for each."""

    ingredient: Named
    makes: tuple[bool | None, ...]
    seat: Named | None
    points: int
    says: str

    @property
    def solved(self) -> bool:
        """Whether its theory lies on the board."""
        return self.seat is not None


@dataclass(frozen=True, slots=True)
class Shared:
    """The right theory that the others guess now: who shared it, and its potions."""

    seat: Named
    potions: tuple[Named, ...]


@dataclass(frozen=True, slots=True)
class Guess:
    """What a seat has guessed; `state` is `told`, `declined`, `now` or `waits`."""

    seat: Named
    state: str
    ingredient: Named | None
    says: str


def board(view: TableView, words: Words) -> Mapping[str, Any]:
    """The columns of the board, the theory under guess, the guesses, and the gems on the stack."""
    solved = {theory["ingredient"]: theory for theory in view["theories"]}
    potions = [potion for potion in view["potions"] if potion not in UNANSWERED]
    return {
        "rows": naming("potion", potions, words),
        "types": naming("type", potions, words),
        "columns": tuple(_column(view, kind, potions, solved.get(kind), words) for kind in view["kinds"]),
        "solved": len(solved),
        "shared": _shared(view, words),
        "guesses": guesses(view, words),
        "gems_left": tuple(view["gems_left"]),
    }


def _column(view: TableView, kind: str, potions: list[str], theory: TheoryView | None, words: Words) -> Column:
    ingredient = named("ingredient", kind, words)
    if theory is None:
        return Column(ingredient, (None,) * len(potions), None, 0, words("page-la-table-open", {}))
    seat = named("seat", view["seats"][theory["seat"]], words)
    args: Args = {"seat": seat.name, "points": theory["points"]}
    makes = tuple(potion in theory["potions"] for potion in potions)
    return Column(ingredient, makes, seat, theory["points"], words("page-la-table-solved-by", args))


def _shared(view: TableView, words: Words) -> Shared | None:
    if (theory := view["theory"]) is None:
        return None
    return Shared(named("seat", view["seats"][theory["seat"]], words), naming("potion", theory["potions"], words))


def guesses(view: TableView, words: Words) -> tuple[Guess, ...]:
    """All who guess, in their order; empty while nobody does."""
    if (theory := view["theory"]) is None or view["guessing"] is None:
        return ()
    told = {guess["seat"]: guess["ingredient"] for guess in view["guesses"]}
    count = len(view["seats"])
    order = [(theory["seat"] + n) % count for n in range(1, count)]
    return tuple(_guess(view, seat, told, words) for seat in order)


def _guess(view: TableView, seat: int, told: Mapping[int, str | None], words: Words) -> Guess:
    name = named("seat", view["seats"][seat], words)
    if seat not in told:
        state = "now" if seat == view["guessing"] else "waits"
        return Guess(name, state, None, words(f"page-la-table-guess-{state}", {}))
    if (kind := told[seat]) is None:
        return Guess(name, "declined", None, words("page-la-table-guess-declined", {}))
    ingredient = named("ingredient", kind, words)
    return Guess(name, "told", ingredient, ingredient.says)
