# SPDX-License-Identifier: MIT
"""How a phone joins a seat: a code to scan for each free one, while phones are let in."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING

import segno
from markupsafe import Markup

from aludel.screens.words import Words
from aludel.table.snapshot import Snapshot

if TYPE_CHECKING:
    from aludel.screens.web.pages import Pages


@dataclass(frozen=True, slots=True)
class Join:
    """A seat to join. `code` is the picture to scan; empty where somebody holds the seat, or phones are not let in."""

    seat: str
    name: str
    taken: bool
    code: Markup = field(repr=False)


@dataclass(frozen=True, slots=True)
class Joining:
    """The seats, and where phones find the pages; no address while they are not let in."""

    seats: tuple[Join, ...]
    address: str


def joining(pages: Pages, snapshot: Snapshot, words: Words) -> Joining:
    """The seats of the game on the table; before one, all that there are."""
    address = next(iter(pages.lan.addresses), "")
    colours = snapshot.game.seats if snapshot.game is not None else pages.seating.colours
    return Joining(tuple(_join(pages, colour, address, words) for colour in colours), address)


def _join(pages: Pages, colour: str, address: str, words: Words) -> Join:
    invitation = pages.seating.invitation(colour)
    name = words(f"seat-{colour}", {})
    code = picture(f"{address}/join/{invitation}") if address and invitation is not None else Markup()
    return Join(colour, name, colour in pages.seating.taken, code)


@lru_cache(maxsize=16)
def picture(address: str) -> Markup:
    """The QR code of an address as an SVG element with its quiet zone; size and name are the page's."""
    code = segno.make(address, error="m", micro=False)
    return Markup(code.svg_inline(border=3, dark="#000", light="#fff", omitsize=True, svgclass="qr", lineclass=None))
