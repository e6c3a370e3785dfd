# SPDX-License-Identifier: MIT
"""What lies on the virtual table for all to see, and what the person has written down behind the screen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from aludel.games.referee import View
from aludel.twin.little_alchemists import box
from aludel.twin.little_alchemists.look import NOTHING, house_of
from aludel.twin.little_alchemists.lore import lore
from aludel.twin.little_alchemists.shown import name
from aludel.twin.virtual.look import CustomerLook, Mark, SeatLook, TheoryLook

if TYPE_CHECKING:
    from aludel.twin.virtual.showing import Showing


def of(showing: Showing) -> dict[str, Any]:
    """The fields of the look that tell of a game."""
    view, pieces = showing.public.view, showing.table.pieces
    nature = pieces.nature if pieces is not None else None
    return {
        "stack": len(nature.stack) if nature else view["stack"],
        "discards": len(nature.discards) if nature else view["discards"],
        "artifact_stack": view["artifact_stack"],
        "customers_left": view["customers_left"],
        "gems_left": tuple(view["gems_left"]),
        "seats": tuple(_seat(showing, at) for at in range(len(view["seats"]))),
        "customers": tuple(_customers(showing, view)),
        "board": tuple(_board(showing, view)),
        "marks": tuple(_marks(showing)),
        "wrong": tuple(_wrong(showing)),
        "ended": _ended(showing, view),
        "exam": _exam(showing, view),
    }


def _seat(showing: Showing, at: int) -> SeatLook:
    view, table, person = showing.public.view, showing.table, showing.person
    colour, pet, result = view["seats"][at], view["pets"][at], view["result"]
    alone = table.others is not None and table.others.own >= 0
    done = person.doing.get(at) if alone else None
    return SeatLook(
        colour=colour,
        name=showing.words(f"seat-{colour}", {}),
        mine=at == showing.seat,
        virtual=at in table.computed,
        asked=at == showing.asked_seat if showing.public.mode != "over" else False,
        coins=view["coins"][at],
        tiles=view["hands"][at],
        lamp=showing.seat_lamp(colour),
        bottle=view["bottles"][at],
        doing=showing.words(done.key, done.args) if done is not None else "",
        tray=len(table.laid) if table.acting == at else 0,
        gems=tuple(view["gems"][at]),
        broken=view["broken"][at],
        pet=showing.reach.look(f"pet.{pet}") if pet else None,
        artifacts=tuple(showing.reach.look(f"artifact.{one}") for one in view["artifacts"][at]),
        points=result["points"][at] if result else None,
        winner=bool(result) and at in result["winners"],
    )


def _ended(showing: Showing, view: View) -> str:
    """Who has won; nothing while questions of the exam are asked."""
    result, exam = view["result"], view["exam"]
    if result is None or (exam is not None and exam["question"] is not None):
        return ""
    winners = result["winners"]
    if len(winners) == 1:
        return showing.words("la-winner", {"seat": view["seats"][winners[0]]})
    return (
        showing.words("la-shared-points", {"count": len(winners)}) if winners else showing.words("page-table-over", {})
    )


def _exam(showing: Showing, view: View) -> str:
    exam = view["exam"]
    if exam is None or exam["passed"] is None:
        return ""
    verdict = showing.words(f"page-la-table-exam-{'passed' if exam['passed'] else 'failed'}", {})
    right = showing.words("page-la-table-exam-right", {"right": exam["right"], "asked": exam["asked"]})
    return f"{showing.words('page-la-table-exam', {})}: {verdict} ({right})"


def _customers(showing: Showing, view: View) -> Iterator[CustomerLook]:
    here = view["customer"] or {"potion": "", "price": 0}
    for potion in box.potions(view["level"]):
        present = here["potion"] == potion
        yield CustomerLook(
            potion=potion,
            name=showing.words(f"potion-{potion}", {}),
            lamp=showing.lamp(f"customer-{potion}"),
            present=present,
            price=here["price"] if present else 0,
            piece=showing.reach.look(f"customer.{potion}"),
        )


def _board(showing: Showing, view: View) -> Iterator[TheoryLook]:
    """Every place of the theory board with its potions, and the token that lies there."""
    if view["level"] < box.THEORIES:
        return
    pieces = showing.table.pieces
    own = lore(view["level"], house_of(pieces.nature) if pieces is not None else NOTHING)
    solved = [(own.ordered(one["potions"]), one) for one in view["theories"]]
    for potions, count in own.places.items():
        names = tuple(showing.words(f"potion-{potion}", {}) for potion in potions)
        there = [one for made, one in solved if made == potions]
        for one in there:
            token = showing.reach.look(f"theory.{one['ingredient']}")
            yield TheoryLook(potions, names, token, view["seats"][one["seat"]] if one["seat"] is not None else "")
        for _ in range(count - len(there)):
            yield TheoryLook(potions, names)


def _marks(showing: Showing) -> Iterator[Mark]:
    """What is marked in the person's tracker; in the exam all trackers lie together."""
    look = showing.reach.look
    for one, other, potion in dict.fromkeys(_pairs(showing)):
        yield Mark(look(f"tile.{one}"), look(f"tile.{other}"), potion, showing.words(f"potion-{potion}", {}))


def _pairs(showing: Showing) -> Iterator[tuple[str, str, str]]:
    pieces, seat = showing.table.pieces, showing.seat
    if showing.public.view["closed"] and pieces is not None:
        yield from ((_word(note.one), _word(note.other), note.potion) for note in pieces.notes)
    elif seat is not None and (own := showing.table.console.own(seat)) is not None:
        yield from ((mark["one"], mark["other"], mark["potion"]) for mark in own.view["tracker"])


def _wrong(showing: Showing) -> Iterator[str]:
    """The person's own theories that were wrong."""
    own = showing.table.console.own(showing.seat) if showing.seat is not None else None
    for one in own.view["wrong"] if own is not None else ():
        potions = ", ".join(showing.words(f"potion-{potion}", {}) for potion in one["potions"])
        yield f"{name(showing.words, 'tile.' + one['ingredient'])}: {potions}"


def _word(kind: str) -> str:
    return kind.partition(".")[2]
