# SPDX-License-Identifier: MIT
"""Pages: a grid of pieces with cut marks, a 100 mm ruler to check the printer's scale, and where each piece lies."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Final, Literal, TypeAlias

from aludel.pieces.art.palette import INK
from aludel.pieces.lettering import lettering
from aludel.pieces.lettering import width as text_width
from aludel.pieces.pdf import Placed
from aludel.pieces.shapes import Drawing, fill, join, mirrored, moved, rectangle, turned

Paper: TypeAlias = Literal["A4", "letter"]
PAPERS: Final[dict[Paper, tuple[float, float]]] = {"A4": (210.0, 297.0), "letter": (215.9, 279.4)}

TOP: Final = 8.0
"""Unprinted by most printers up to 5 mm; the rest is air."""
BOTTOM: Final = 15.0
"""Room for the ruler and the name of the sheet."""
SIDE: Final = 8.0
GUTTER: Final = 4.0
"""Between pieces: two cut marks and air."""
TICK: Final = 1.4
TICK_OFF: Final = 0.4
"""A cut mark starts this far from the piece, so that no piece keeps a trace of it."""
HAIR: Final = 0.15
RULER: Final = 100.0
NAME: Final = 2.4


@dataclass(frozen=True, slots=True)
class Item:
    """A thing to be cut out: width x height mm, drawn about its middle. `kind` names what it is."""

    kind: str
    width: float
    height: float
    drawing: Drawing
    mark: str | None = None
    seat: str | None = None
    square_cut: bool = True
    leaves: str | None = None


@dataclass(frozen=True, slots=True)
class Placement:
    """Where a piece lies on a printed page: its middle in mm from the page's top left corner; pages count from 0.

    `sheet` is the sheet's name, so the file too; `kind`, `mark`, `seat` and `leaves` are those of the catalogue's face.
    """

    sheet: str
    page: int
    x: float
    y: float
    width: float
    height: float
    kind: str
    mark: str | None
    seat: str | None
    leaves: str | None = None


@dataclass(frozen=True, slots=True)
class Page:
    """One printed page and what can be cut out of it."""

    width: float
    height: float
    parts: tuple[Placed, ...]
    placements: tuple[Placement, ...]

    @property
    def drawing(self) -> Drawing:
        """All of it, (0, 0) in the page's top left corner."""
        return join(moved(part.drawing, part.x, part.y) for part in self.parts)


def page_size(paper: Paper, landscape: bool = False) -> tuple[float, float]:
    """Width and height in mm."""
    width, height = PAPERS[paper]
    return (height, width) if landscape else (width, height)


def grid(sheet: str, items: Sequence[Item], paper: Paper, gutter: float = GUTTER) -> list[Page]:
    """Pages with `items`, all of one size, in reading order; no page for no items."""
    if not items:
        return []
    size = page_size(paper)
    columns, rows = _fit(items[0], size, gutter)
    batches = [items[k : k + columns * rows] for k in range(0, len(items), columns * rows)]
    return [
        compose(sheet, number, len(batches), _spread(batch, columns, size[0], gutter), paper)
        for number, batch in enumerate(batches)
    ]


Spot: TypeAlias = tuple[Item, float, float]
"""A thing and where its middle lies on the page."""


def _fit(item: Item, size: tuple[float, float], gutter: float) -> tuple[int, int]:
    columns = int((size[0] - 2 * SIDE + gutter) // (item.width + gutter))
    rows = int((size[1] - TOP - BOTTOM + gutter) // (item.height + gutter))
    return columns, rows


def _spread(items: Sequence[Item], columns: int, width: float, gutter: float) -> list[Spot]:
    """Columns lie symmetrically about the middle of the page: a back printed in mirrored order meets its face."""
    across, down = items[0].width + gutter, items[0].height + gutter
    left = width / 2 - across * (columns - 1) / 2
    top = TOP + items[0].height / 2
    return [(item, left + across * (k % columns), top + down * (k // columns)) for k, item in enumerate(items)]


def compose(sheet: str, number: int, count: int, spots: Sequence[Spot], paper: Paper, landscape: bool = False) -> Page:
    """A page with things at their places, cut marks, the ruler and the sheet's name."""
    width, height = page_size(paper, landscape)
    cuts = join(moved(_cut_marks(item.width, item.height), x, y) for item, x, y in spots if item.square_cut)
    places = tuple(
        Placement(sheet, number, x, y, item.width, item.height, item.kind, item.mark, item.seat, item.leaves)
        for item, x, y in spots
    )
    foot = moved(_ruler(), width / 2, height - 7.5) + moved(_name(sheet, number, count), width - SIDE, height - 6)
    pictures = (Placed(item.drawing, x, y) for item, x, y in spots)
    return Page(width, height, (Placed(cuts + foot, 0, 0), *pictures), places)


def backs(page: Page, sheet: str, back_of: Callable[[Placement], Drawing]) -> Page:
    """The page to print on the other side of `page` (turned over its long edge): the columns in mirrored order.

    `back_of` gives the back of a face by the place of that face.
    """
    there = tuple(
        replace(place, sheet=sheet, x=page.width - place.x, kind="back", mark=None, leaves=None)
        for place in page.placements
    )
    drawings = map(back_of, page.placements)
    parts = tuple(Placed(drawing, place.x, place.y) for drawing, place in zip(drawings, there, strict=True))
    return Page(page.width, page.height, parts, there)


@cache
def _cut_marks(width: float, height: float) -> Drawing:
    """Two ticks at each corner, in line with the edges and clear of the piece."""
    half_w, half_h = width / 2, height / 2
    near, far = TICK_OFF, TICK_OFF + TICK
    ticks = fill(INK, rectangle(half_w + near, half_h - HAIR / 2, half_w + far, half_h + HAIR / 2)) + fill(
        INK, rectangle(half_w - HAIR / 2, half_h + near, half_w + HAIR / 2, half_h + far)
    )
    right = ticks + _flipped(ticks)
    return right + mirrored(right)


def _flipped(drawing: Drawing) -> Drawing:
    return turned(mirrored(drawing), 180)


def _ruler() -> Drawing:
    """100 mm with a tick each 10 mm: measure it to see that the printer did not scale the page."""
    line = fill(INK, rectangle(-RULER / 2, -0.1, RULER / 2, 0.1))
    ticks = join(
        fill(INK, rectangle(x - 0.1, -1.6 if x % 50 else -2.6, x + 0.1, 0))
        for x in (k * 10 - RULER / 2 for k in range(11))
    )
    ends = moved(lettering("0", 2.2, INK), -RULER / 2, 2) + moved(lettering("100", 2.2, INK), RULER / 2, 2)
    return line + ticks + ends


def _name(sheet: str, number: int, count: int) -> Drawing:
    """The sheet's name and page, ending at the origin."""
    text = f"{sheet.upper()} {number + 1}/{count}"
    return moved(lettering(text, NAME, INK), -text_width(text, NAME) / 2, 0)


def singles(sheet: str, items: Sequence[Item], paper: Paper) -> list[Page]:
    """A landscape page for each thing, in the middle."""
    width, height = page_size(paper, landscape=True)
    middle = (width / 2, (height + TOP - BOTTOM) / 2)
    return [
        compose(sheet, number, len(items), [(item, *middle)], paper, landscape=True)
        for number, item in enumerate(items)
    ]
