# SPDX-License-Identifier: MIT
"""`aludel print`: sheets as files, and where each piece lies on them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Literal, TypeAlias

from aludel.errors import UsageFault
from aludel.pieces.layout import Page, Paper, Placement
from aludel.pieces.orders import Order, components, levels
from aludel.pieces.pdf import Leaf, to_pdf
from aludel.pieces.sheets import SHEETS
from aludel.pieces.svg import to_svg

Form: TypeAlias = Literal["pdf", "svg"]


def pages(game: str, sheet: str, level: int = 1, paper: Paper = "A4", new: bool = False) -> list[Page]:
    """The pages of one sheet with all that is played with up to `level`, or with `new` only what comes new with it.

    No page where the sheet has nothing for that. UsageFault for a game, level or sheet that is not there.
    """
    order = _order(game, level, new)
    _hold_known(sheet, order)
    return SHEETS[sheet](order, paper)


def _order(game: str, level: int, new: bool) -> Order:
    known = components()
    if game not in (known["game"], known["code"]):
        raise UsageFault("unknown-game", game=game, games=str(known["game"]))
    if level not in levels():
        raise UsageFault("unknown-level", game=game, level=level, levels=", ".join(map(str, levels())))
    return Order(str(known["code"]), level if new else levels()[0], level)


def _hold_known(sheet: str, order: Order) -> None:
    if sheet not in SHEETS:
        raise UsageFault("print-unknown-sheet", sheet=sheet, sheets=", ".join(sheets_for(order)))


def _hold_in(sheet: str, order: Order) -> None:
    """Hold that a sheet has something of an order; otherwise say with which level it comes."""
    _hold_known(sheet, order)
    if not SHEETS[sheet](order, "A4"):
        comes = [level for level in levels() if SHEETS[sheet](Order(order.game, level, level), "A4")]
        level = next((level for level in comes if level > order.last), comes[-1])
        raise UsageFault("print-other-level", sheet=sheet, level=level)


def sheets_for(order: Order) -> list[str]:
    """The names of the sheets that have something of an order."""
    return [name for name, made in SHEETS.items() if made(order, "A4")]


def placements(
    game: str, level: int = 1, paper: Paper = "A4", sheets: Sequence[str] = ("tiles",)
) -> tuple[Placement, ...]:
    """Where each face lies (sheet, page, middle and size in mm), to cut it out of the printed PDF."""
    return tuple(place for sheet in sheets for page in pages(game, sheet, level, paper) for place in page.placements)


def pdf_of(game: str, sheet: str, level: int = 1, paper: Paper = "A4", new: bool = False) -> bytes:
    """The PDF of one sheet; the same bytes every time."""
    return _pdf(game, sheet, pages(game, sheet, level, paper, new))


def _pdf(game: str, sheet: str, made: Sequence[Page]) -> bytes:
    return to_pdf([Leaf(page.width, page.height, page.parts) for page in made], f"aludel {game} {sheet}")


def print_sheets(
    game: str,
    what: tuple[str, ...],
    out: Path,
    paper: Paper = "A4",
    form: Form = "pdf",
    level: int = 1,
    new: bool = False,
) -> list[Path]:
    """Write the sheets named in `what` (all when empty) into the folder `out`: a PDF each, or an SVG a page.

    Nothing is written before every name is known to be right. UsageFault for a wrong name, AludelError when the
    folder cannot be written.
    """
    order = _order(game, level, new)
    for sheet in what:
        _hold_in(sheet, order)
    printed = {sheet: pages(game, sheet, level, paper, new) for sheet in what or SHEETS}
    made = [entry for sheet, leaves in printed.items() if leaves for entry in _contents(game, sheet, leaves, form)]
    try:
        out.mkdir(parents=True, exist_ok=True)
        for name, content in made:
            _write(out / name, content)
    except OSError as fault:
        raise UsageFault("print-cannot-write", path=str(out)) from fault
    return [out / name for name, _ in made]


def _write(path: Path, content: bytes) -> None:
    """Write whole or not at all: a full disk leaves the sheet of last time as it was."""
    draft = path.with_name(path.name + ".part")
    try:
        draft.write_bytes(content)
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)


def file_name(game: str, sheet: str, ending: str, page: int | None = None) -> str:
    """The name of a printed file; an SVG holds one page, counted from 1."""
    known = components()
    number = "" if page is None else f"-{page + 1}"
    return f"{known['game'] if game == known['code'] else game}-{sheet}{number}.{ending}"


def _contents(game: str, sheet: str, made: Sequence[Page], form: Form) -> list[tuple[str, bytes]]:
    if form == "pdf":
        return [(file_name(game, sheet, "pdf"), _pdf(game, sheet, made))]
    return [
        (file_name(game, sheet, "svg", number), to_svg(page.drawing, page.width, page.height, (0.0, 0.0)).encode())
        for number, page in enumerate(made)
    ]
