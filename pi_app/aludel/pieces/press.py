# SPDX-License-Identifier: MIT
"""`aludel print`: sheets as files, and where each piece lies on them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Literal, TypeAlias

from aludel.errors import UsageFault
from aludel.pieces.layout import Page, Paper, Placement
from aludel.pieces.pdf import Leaf, to_pdf
from aludel.pieces.sheets import SHEETS, components
from aludel.pieces.svg import to_svg

Form: TypeAlias = Literal["pdf", "svg"]


def pages(game: str, sheet: str, level: int = 1, paper: Paper = "A4") -> list[Page]:
    """The pages of one sheet. UsageFault for a game, level or sheet that is not there."""
    code = _checked(game, level)
    if sheet not in SHEETS:
        raise UsageFault("print-unknown-sheet", sheet=sheet, sheets=", ".join(SHEETS))
    return SHEETS[sheet](code, paper)


def _checked(game: str, level: int) -> str:
    known = components()
    if game not in (known["game"], known["code"]):
        raise UsageFault("unknown-game", game=game, games=str(known["game"]))
    if level not in known["levels"]:
        raise UsageFault("unknown-level", game=game, level=level, levels=", ".join(map(str, known["levels"])))
    return str(known["code"])


def placements(
    game: str, level: int = 1, paper: Paper = "A4", sheets: Sequence[str] = ("tiles",)
) -> tuple[Placement, ...]:
    """Where each face lies (sheet, page, middle and size in mm), to cut it out of the printed PDF."""
    return tuple(place for sheet in sheets for page in pages(game, sheet, level, paper) for place in page.placements)


def pdf_of(game: str, sheet: str, level: int = 1, paper: Paper = "A4") -> bytes:
    """The PDF of one sheet; the same bytes every time."""
    leaves = [Leaf(page.width, page.height, page.parts) for page in pages(game, sheet, level, paper)]
    return to_pdf(leaves, f"aludel {game} {sheet}")


def print_sheets(
    game: str, what: tuple[str, ...], out: Path, paper: Paper = "A4", form: Form = "pdf", level: int = 1
) -> list[Path]:
    """Write the sheets named in `what` (all when empty) into the folder `out`: a PDF each, or an SVG a page.

    Nothing is written before every name is known to be right. UsageFault for a wrong name, AludelError when the
    folder cannot be written.
    """
    names = what or tuple(SHEETS)
    made = [entry for sheet in names for entry in _contents(game, sheet, level, paper, form)]
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


def _contents(game: str, sheet: str, level: int, paper: Paper, form: Form) -> list[tuple[str, bytes]]:
    if form == "pdf":
        return [(file_name(game, sheet, "pdf"), pdf_of(game, sheet, level, paper))]
    return [
        (file_name(game, sheet, "svg", number), to_svg(page.drawing, page.width, page.height, (0.0, 0.0)).encode())
        for number, page in enumerate(pages(game, sheet, level, paper))
    ]
