# SPDX-License-Identifier: MIT
"""The lamps, from what everybody may know."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, cast

from aludel.games.little_alchemists import data
from aludel.games.little_alchemists.rules import COLOURS
from aludel.games.little_alchemists.view_types import TableView
from aludel.games.referee import View
from aludel.games.scene import Lamp, Scene

ASKING: Final = ("pet", "wish", "sell", "shop")
"""Phases in which the seat on turn is asked something within its turn."""


def scene(view: View) -> Scene:
    """Market, artifacts, customers, bottles and seats; lamps that are out are not named."""
    public = cast(TableView, view)
    return dict(_ended(public) if public["closed"] else _playing(public))


def _playing(public: TableView) -> Iterator[tuple[str, Lamp]]:
    yield from _market(public)
    yield from _artifacts(public)
    yield from _customers(public)
    yield from _bottles(public)
    if public["phase"] != "customer":
        yield from _seats(public)


def _seats(public: TableView) -> Iterator[tuple[str, Lamp]]:
    """Whose turn it is is lit, and blinks while the seat is asked something; so does who guesses now."""
    asked = "blink" if public["phase"] in ASKING else "steady"
    yield _seat(public, public["turn"], asked)
    if (guesser := public["guessing"]) is not None:
        yield _seat(public, guesser, "blink")


def _seat(public: TableView, seat: int, pattern: str) -> tuple[str, Lamp]:
    colour = public["seats"][seat]
    return seat_lamp(colour), Lamp(colour, pattern)


def seat_lamp(colour: str) -> str:
    """The lamp of a seat: it keeps its place round the table however many play."""
    return f"seat-{COLOURS.index(colour) + 1}"


def _market(public: TableView) -> Iterator[tuple[str, Lamp]]:
    """Lit where a tile lies, breathing where it may be bought now, green and blinking where it is free of charge."""
    colour, may_be_had = ("green", "blink") if public["phase"] == "take" else ("white", "breathe")
    for place, (there, may) in enumerate(zip(public["market"], public["buy"], strict=True), start=1):
        if there:
            yield f"market-{place}", Lamp(colour, may_be_had if may else "steady")


def _artifacts(public: TableView) -> Iterator[tuple[str, Lamp]]:
    """As many as lie face up; they breathe while one may be bought and blink while one is chosen."""
    pattern = "blink" if public["phase"] == "shop" else "breathe" if public["may_shop"] else "steady"
    for place in range(1, public["artifact_places"] + 1):
        yield f"artifact-{place}", Lamp("purple", pattern)


def _customers(public: TableView) -> Iterator[tuple[str, Lamp]]:
    """The wanted potion is lit, and blinks while a sale is asked; those who may have come breathe."""
    colours = data.customer_lamps()
    if public["phase"] == "customer":
        for potion in public["coming"]:
            yield f"customer-{potion}", Lamp(colours[potion], "breathe")
    elif (customer := public["customer"]) is not None:
        pattern = "blink" if public["phase"] == "sell" else "steady"
        yield f"customer-{customer['potion']}", Lamp(colours[customer["potion"]], pattern)


def _bottles(public: TableView) -> Iterator[tuple[str, Lamp]]:
    for colour, has_sold in zip(public["seats"], public["bottles"], strict=True):
        if has_sold:
            yield f"bottle-{colour}", Lamp(colour, "steady")


def _ended(public: TableView) -> Iterator[tuple[str, Lamp]]:
    """The winners' lamps run, or that of who is asked for points blinks; everything else is out."""
    if (judge := public["judge"]) is not None:
        yield _seat(public, judge["seat"], "blink")
    result = public["result"]
    for seat in result["winners"] if result else ():
        yield _seat(public, seat, "chase")
