# SPDX-License-Identifier: MIT
"""The table page of Little Alchemists: from the public view to what is drawn. Values hold words and picture names."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from aludel.games.little_alchemists.view_types import TableView
from aludel.games.scene import OFF, Lamp, Scene
from aludel.screens.little_alchemists import ending, theories
from aludel.screens.little_alchemists.naming import Named, named, naming
from aludel.screens.views import Tab, TableLook
from aludel.screens.words import Words

THEORIES: Final = 2
PETS: Final = 4
ARTIFACTS: Final = 6
"""The levels from which on a table has these."""


@dataclass(frozen=True, slots=True)
class Place:
    """A market place: whether a tile lies there, and what its lamp means now (`off`, `there`, `buy`, `free`)."""

    number: int
    there: bool
    state: str
    says: str


@dataclass(frozen=True, slots=True)
class Customer:
    """The customer at the counter."""

    potion: str
    name: str
    price: int
    mistaken: bool
    says: str


@dataclass(frozen=True, slots=True)
class Made:
    """The latest mixing: a potion's name, or `equal`."""

    potion: str
    name: str
    seat: str
    says: str

    @property
    def art(self) -> str:
        """The name of its picture."""
        return self.potion if self.potion == "equal" else f"potion.{self.potion}"


@dataclass(frozen=True, slots=True)
class Player:
    """One seat as everybody may see it; `role` is `turn`, `asked`, `won` or empty, `says` tells that role."""

    seat: str
    name: str
    role: str
    says: str
    coins: int
    hand: int
    bottle: bool
    again: bool
    gems: tuple[int, ...]
    broken: int
    pet: Named | None
    artifacts: tuple[Named, ...]


def table(view: TableView, scene: Scene, words: Words) -> TableLook:
    """What the table page draws."""
    place = words("page-la-table-place", {"level": view["level"], "round": view["round"]})
    tabs = (Tab("board", words("page-thing-theories", {})),) if view["level"] >= THEORIES else ()
    return TableLook(drawn(view, scene, words), place, tabs)


def drawn(view: TableView, scene: Scene, words: Words) -> Mapping[str, Any]:
    """What templates/la/table.html draws. The parts that a level does not have are empty or None."""
    return {
        "phase": view["phase"],
        "closed": view["closed"],
        "places": places(view, words),
        "stack": view["stack"],
        "discards": view["discards"],
        "customer": customer(view, words),
        "coming": naming("potion", view["coming"], words),
        "customers_left": view["customers_left"],
        "made": made(view, words),
        "wish": None if view["wish"] is None else named("potion", view["wish"], words),
        "players": players(view, words),
        "shows": shows(view),
        "pets_free": naming("pet", view["pets_free"], words),
        "artifact_places": view["artifact_places"],
        "artifact_stack": view["artifact_stack"],
        "artifact_lamp": lamp_state(scene.get("artifact-1", OFF)),
        **theories.board(view, words),
        **ending.end(view, words),
    }


def shows(view: TableView) -> Mapping[str, bool]:
    """Which parts the level has."""
    level = view["level"]
    return {"theories": level >= THEORIES, "pets": level >= PETS, "artifacts": level >= ARTIFACTS}


def lamp_state(lamp: Lamp) -> str:
    """The pattern of a lamp, by which a page tells lamps apart; the colour is beside it.

    >>> lamp_state(Lamp("white", "breathe"))
    'breathe'
    """
    return lamp.pattern


def places(view: TableView, words: Words) -> tuple[Place, ...]:
    """The market from left to right."""
    both = enumerate(zip(view["market"], view["buy"], strict=True), start=1)
    return tuple(_place(number, there, may, view["phase"], words) for number, (there, may) in both)


def _place(number: int, there: bool, may: bool, phase: str, words: Words) -> Place:
    state = "off" if not there else "there" if not may else "free" if phase == "take" else "buy"
    return Place(number, there, state, words(f"page-la-table-place-{state}", {"place": number}))


def customer(view: TableView, words: Words) -> Customer | None:
    """The customer at the counter; None while there is none."""
    if (now := view["customer"]) is None:
        return None
    potion, price = now["potion"], now["price"]
    says = words("page-la-table-customer-wants", {"potion": potion, "price": price})
    return Customer(potion, words(f"potion-{potion}", {}), price, bool(view["mistaken"]), says)


def made(view: TableView, words: Words) -> Made | None:
    """The latest mixing; None before the first."""
    if (last := view["last"]) is None:
        return None
    seat, potion = view["seats"][last["seat"]], last["made"]
    name = words("page-la-table-equal", {}) if potion == "equal" else words(f"potion-{potion}", {})
    return Made(potion, name, seat, words("page-la-table-made-by", {"seat": seat}))


def players(view: TableView, words: Words) -> tuple[Player, ...]:
    """The seats in clockwise order."""
    return tuple(_player(view, seat, words) for seat in range(len(view["seats"])))


def _player(view: TableView, seat: int, words: Words) -> Player:
    colour, role, pet = view["seats"][seat], role_of(view, seat), view["pets"][seat]
    return Player(
        seat=colour,
        name=words(f"seat-{colour}", {}),
        role=role,
        says=words(f"page-la-table-role-{role}", {}) if role else "",
        coins=view["coins"][seat],
        hand=view["hands"][seat],
        bottle=view["bottles"][seat],
        again=view["again"][seat],
        gems=tuple(view["gems"][seat]),
        broken=view["broken"][seat],
        pet=None if pet is None else named("pet", pet, words),
        artifacts=naming("artifact", view["artifacts"][seat], words),
    )


def role_of(view: TableView, seat: int) -> str:
    """What a seat is doing: winning, being asked, or having its turn."""
    if (result := view["result"]) is not None:
        return "won" if seat in result["winners"] else ""
    judge = view["judge"]
    if seat in (view["guessing"], judge["seat"] if judge else None):
        return "asked"
    if view["closed"] or view["phase"] == "customer":
        return ""
    return "turn" if seat == view["turn"] else ""
