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
    """A seat to join. `link` leads there; empty where somebody holds it.

    While phones are not let in the link leads there on the console itself only, and `code`, the picture to scan, is
    empty. A `computed` seat is a virtual player's: nothing leads there.
    """

    seat: str
    name: str
    taken: bool
    link: str = field(repr=False)
    code: Markup = field(repr=False)
    computed: bool = False


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
    if pages.computed(colour):
        return Join(colour, words(f"seat-{colour}", {}), False, "", Markup(), computed=True)
    invitation = pages.seating.invitation(colour)
    link = "" if invitation is None else f"{address}/join/{invitation}"
    code = picture(link) if address and link else Markup()
    return Join(colour, words(f"seat-{colour}", {}), invitation is None, link, code)


@lru_cache(maxsize=16)
def picture(address: str) -> Markup:
    """The QR code of an address as an SVG element with its quiet zone; size and name are the page's."""
    code = segno.make(address, error="m", micro=False)
    return Markup(code.svg_inline(border=4, dark="#000", light="#fff", omitsize=True, svgclass="qr", lineclass=None))
