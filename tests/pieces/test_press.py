# SPDX-License-Identifier: MIT
"""`aludel print`: files and refusals."""

import re
from pathlib import Path

import pypdfium2
import pytest

from aludel.errors import AludelError
from aludel.pieces import layout, press
from aludel.pieces.sheets import SHEETS


def test_every_sheet_is_written_as_a_pdf(tmp_path):
    made = press.print_sheets("little-alchemists", (), tmp_path, level=7)
    assert [path.name for path in made] == [f"little-alchemists-{sheet}.pdf" for sheet in SHEETS]
    for path, sheet in zip(made, SHEETS, strict=True):
        assert len(pypdfium2.PdfDocument(path)) == len(press.pages("la", sheet, 7))


def test_a_level_prints_only_sheets_that_have_something(tmp_path):
    made = press.print_sheets("la", (), tmp_path, level=3, new=True)
    assert [path.name for path in made] == [
        f"little-alchemists-{sheet}.pdf"
        for sheet in SHEETS
        if sheet
        in ("answers", "answer-backs", "customers", "customer-backs", "results", "board-3", "level-cards", "stickers")
    ]
    first = {path.name for path in press.print_sheets("la", (), tmp_path / "1")}
    assert "little-alchemists-pets.pdf" not in first


@pytest.mark.parametrize(
    ("sheet", "level", "new", "comes"),
    [
        ("pets", 1, False, 4),
        ("pets", 3, True, 4),
        ("pets", 5, True, 4),
        ("artifacts", 4, False, 6),
        ("tiles", 2, True, 5),
        ("tiles", 6, True, 7),
        ("screens", 2, True, 1),
    ],
)
def test_a_sheet_of_another_level_is_refused_with_what_to_add(tmp_path, sheet, level, new, comes):
    out = tmp_path / "out"
    with pytest.raises(AludelError) as refusal:
        press.print_sheets("la", ("board", sheet) if not new else (sheet,), out, level=level, new=new)
    assert refusal.value.key == "print-other-level"
    assert f"--level {comes} --new" in refusal.value.text()
    assert not out.exists()
    assert press.print_sheets("la", (sheet,), out, level=comes, new=new)


def test_an_unknown_sheet_is_refused_with_the_names_that_there_are(tmp_path):
    with pytest.raises(AludelError) as refusal:
        press.print_sheets("la", ("tiles", "maps"), tmp_path / "out", level=3)
    assert refusal.value.key == "print-unknown-sheet"
    assert "theory-tokens" in refusal.value.text()
    assert "artifacts" not in refusal.value.text()


def test_svg_is_a_file_a_page(tmp_path):
    made = press.print_sheets("la", ("tiles", "board"), tmp_path / "new", "letter", "svg")
    assert [path.name for path in made] == [
        "little-alchemists-tiles-1.svg",
        "little-alchemists-tiles-2.svg",
        "little-alchemists-board-1.svg",
    ]
    width, height = layout.PAPERS["letter"]
    assert f'width="{width:g}mm" height="{height:g}mm"' in made[0].read_text("utf-8")
    assert f'width="{height:g}mm" height="{width:g}mm"' in made[2].read_text("utf-8")


def test_printing_again_gives_the_same_bytes(tmp_path):
    (first,) = press.print_sheets("la", ("customers",), tmp_path / "1")
    (second,) = press.print_sheets("la", ("customers",), tmp_path / "2")
    assert first.read_bytes() == second.read_bytes()


@pytest.mark.parametrize(
    ("game", "what", "level", "key"),
    [
        ("chess", ("tiles",), 1, "unknown-game"),
        ("la", ("tiles",), 9, "unknown-level"),
        ("la", ("tiles", "wallpaper"), 1, "print-unknown-sheet"),
    ],
)
def test_wrong_names_are_refused_before_anything_is_written(tmp_path, game, what, level, key):
    with pytest.raises(AludelError) as refusal:
        press.print_sheets(game, what, tmp_path / "out", level=level)
    assert refusal.value.key == key
    assert not (tmp_path / "out").exists()


def test_a_folder_that_is_a_file_is_refused(tmp_path):
    taken = tmp_path / "taken"
    taken.write_text("mine")
    for out in (taken, taken / "below"):
        with pytest.raises(AludelError) as refusal:
            press.print_sheets("la", ("board",), out)
        assert refusal.value.key == "print-cannot-write"
        assert str(out) in refusal.value.text()
    assert taken.read_text() == "mine"


def test_a_device_without_room_is_refused():
    full = Path("/proc")
    with pytest.raises(AludelError) as refusal:
        press.print_sheets("la", ("board",), full / "aludel")
    assert refusal.value.entry.number == 802


def test_a_sheet_that_cannot_be_replaced_stays_and_leaves_no_draft(tmp_path):
    (tmp_path / "little-alchemists-board.pdf").mkdir()
    with pytest.raises(AludelError) as refusal:
        press.print_sheets("la", ("board",), tmp_path)
    assert refusal.value.key == "print-cannot-write"
    assert [path.name for path in tmp_path.iterdir()] == ["little-alchemists-board.pdf"]


@pytest.mark.parametrize("language", ["en", "cs", "de", "ja"])
@pytest.mark.parametrize("key", ["print-unknown-sheet", "print-cannot-write", "print-other-level"])
def test_refusals_speak_every_language(key, language):
    text = AludelError(key, sheet="walls", sheets="tiles", path="/x", level=4).text(language)
    assert re.match(r"E80[123]: ", text)
    assert "{" not in text


def test_placements_name_kind_mark_seat_and_place():
    places = press.placements("la", 1, "A4", ("tiles", "answers"))
    assert len(places) == 33 + 36
    first = places[0]
    assert (first.sheet, first.page, first.kind, first.mark, first.seat) == ("tiles", 0, "tile.frog", "4", None)
    assert (first.width, first.height) == (40, 40)
    assert {place.seat for place in places if place.sheet == "answers"} == {"red", "yellow", "green", "blue"}
