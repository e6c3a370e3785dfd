# SPDX-License-Identifier: MIT
"""The printed sheets: what is on them, how large, and whether a camera could read it."""

import re
from collections import Counter
from functools import cache
from pathlib import Path

import cv2
import numpy as np
import pypdfium2
import pytest
from tests.pieces.detecting import detector

from aludel.games.little_alchemists import prompting
from aludel.games.little_alchemists.data import tile_set
from aludel.house import shared_toml
from aludel.pieces import catalogue, layout, press, raster, tags
from aludel.pieces.art import icons, tabletop
from aludel.pieces.art.customers import customer
from aludel.pieces.numbers import numbers
from aludel.pieces.sheets import SHEETS, components, numbered
from aludel.table import console, play

DPI = 200
PX = DPI / 25.4
RULEBOOK = Path(__file__).parents[2].parent / "shared" / "rulebooks" / "little_alchemists.txt"
PAPERS = sorted(layout.PAPERS)


@cache
def pages(sheet, paper="A4"):
    return press.pages("la", sheet, 1, paper)


@cache
def printed(sheet, paper="A4"):
    """The pages of the PDF as pixels (BGR)."""
    document = pypdfium2.PdfDocument(press.pdf_of("la", sheet, 1, paper))
    return [np.ascontiguousarray(page.render(scale=DPI / 72).to_numpy()[..., :3]) for page in document]


def counts(sheet):
    return Counter(place.kind for page in pages(sheet) for place in page.placements)


def matching(found, kinds):
    patterns = [re.compile(kind.replace(".", r"\.").replace("*", ".+")) for kind in kinds]
    return sum(count for kind, count in found.items() if any(p.fullmatch(kind) for p in patterns))


# What is there

ROWS = components()["rulebook"] + components()["kit"]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.get("says", ",".join(row["kinds"])))
def test_each_component_is_printed_as_often_as_the_list_says(row):
    if not row["kinds"]:
        assert row["count"] == 0
        assert row["why_not"]
        return
    assert set(row["sheets"]) <= set(SHEETS)
    assert matching(counts(row["sheets"][0]), row["kinds"]) == row["count"]


def test_every_sheet_belongs_to_a_component():
    assert {sheet for row in ROWS for sheet in row["sheets"]} == set(SHEETS)


def test_the_parts_add_up():
    known = components()
    total = {row["says"]: row["count"] for row in known["rulebook"]}
    assert sum(known["results"].values()) == total["result tokens"]
    assert sum(known["coins"].values()) == total["coins"]
    assert len(known["seats"]) == total["screens"]
    assert known["ingredients"] == list(tile_set(1))


def test_marks_leave_33_26_and_19_tiles():
    marks = Counter(place.mark for page in pages("tiles") for place in page.placements)
    assert marks == {"4": 7, "3+": 7, None: 19}
    doubled = {(mark, kind) for (mark, kind), count in marked_kinds().items() if mark and count == 2}
    assert doubled == {("4", "tile.frog"), ("3+", "tile.fern")}


def marked_kinds():
    return Counter((place.mark, place.kind) for page in pages("tiles") for place in page.placements)


def test_each_seat_gets_one_whole_answer_set():
    known = components()
    wanted = Counter(f"answer.{name}" for name in (*known["ingredients"], *known["potions"]))
    for seat in known["seats"]:
        places = [place for page in pages("answers") for place in page.placements if place.seat == seat]
        assert Counter(place.kind for place in places) == wanted


def rulebook_components():
    """The lines of the rulebook's components list."""
    lines = RULEBOOK.read_text("utf-8").splitlines()
    start = lines.index("Components") + 1
    end = next(k for k in range(start, len(lines)) if not lines[k].startswith("- "))
    return lines[start:end]


needs_rulebook = pytest.mark.skipif(not RULEBOOK.exists(), reason="the rulebook's text is not part of the project")


@needs_rulebook
@pytest.mark.parametrize("row", components()["rulebook"], ids=lambda row: row["says"])
def test_counts_are_those_of_the_rulebook(row):
    line = rulebook_components()[row["line"] - 1]
    first_word = row["says"].split()[-1].rstrip("s")
    assert first_word in line
    if row["kinds"]:
        assert str(row["count"]) in re.findall(r"\d+", line)


@needs_rulebook
def test_no_component_of_the_rulebook_is_forgotten():
    assert {row["line"] for row in components()["rulebook"]} == set(range(1, len(rulebook_components()) + 1))


@needs_rulebook
def test_tiles_and_tokens_are_split_as_in_the_rulebook():
    tiles, results = rulebook_components()[2], rulebook_components()[3]
    assert [counts("tiles")[f"tile.{kind}"] for kind in components()["ingredients"]] == [6, 6, 6, 5, 5, 5]
    assert re.findall(r"(\d+)pcs", tiles) == ["6", "5"]
    for potion, count in components()["results"].items():
        assert f"{count} {potion} potions" in results


# How it lies on the page


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("sheet", SHEETS)
def test_things_lie_inside_the_page_and_apart(sheet, paper):
    for page in pages(sheet, paper):
        boxes = [
            (p.x - p.width / 2, p.y - p.height / 2, p.x + p.width / 2, p.y + p.height / 2) for p in page.placements
        ]
        for left, top, right, bottom in boxes:
            assert min(left, top) >= 6
            assert right <= page.width - 6
            assert bottom <= page.height - 10
        for k, one in enumerate(boxes):
            for two in boxes[:k]:
                apart = max(one[0] - two[2], two[0] - one[2], one[1] - two[3], two[1] - one[3])
                assert apart >= 2, (sheet, one, two)


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("sheet", ["tiles", "screens"])
def test_pages_have_the_size_of_the_paper(sheet, paper):
    document = pypdfium2.PdfDocument(press.pdf_of("la", sheet, 1, paper))
    for page in document:
        size = tuple(sorted(length / 72 * 25.4 for length in page.get_size()))
        assert size == pytest.approx(layout.PAPERS[paper], abs=0.1)


@pytest.mark.parametrize("sheet", [sheet for sheet in SHEETS if not sheet.endswith("-backs")])
def test_the_ruler_is_100_millimetres_long(sheet):
    for page in printed(sheet):
        foot = cv2.cvtColor(page, cv2.COLOR_BGR2GRAY)[round(-9 * PX) : round(-6.5 * PX)]
        row = max(foot, key=lambda line: (line < 160).sum())
        dark = np.nonzero(row < 160)[0]
        assert (dark[-1] - dark[0] + 1) / PX == pytest.approx(layout.RULER, abs=0.4)
        assert (dark[0] + dark[-1] + 1) / 2 / PX == pytest.approx(page.shape[1] / PX / 2, abs=0.2)


def dark_beside(page, x, y, along):
    """Whether a hair line runs through (x, y) mm, and is gone 0.6 mm to either side."""
    grey = cv2.cvtColor(page, cv2.COLOR_BGR2GRAY)
    step = np.array((0, 1) if along == "x" else (1, 0))

    def darkest(mm):
        px = np.array((x, y)) * PX + step * mm * PX
        left, top = np.floor(px).astype(int)
        return grey[top - 1 : top + 2, left - 1 : left + 2].min() if mm == 0 else grey[top, left]

    return darkest(0) < 190 and darkest(0.6) > 220 and darkest(-0.6) > 220


@pytest.mark.parametrize("sheet", ["tiles", "customers", "results"])
def test_cut_marks_lie_in_line_with_the_edges(sheet):
    off = layout.TICK_OFF + layout.TICK / 2
    for number, page in enumerate(pages(sheet)):
        for place in page.placements:
            for sx in (-1, 1):
                for sy in (-1, 1):
                    x, y = place.x + sx * place.width / 2, place.y + sy * place.height / 2
                    assert dark_beside(printed(sheet)[number], x + sx * off, y, "x"), (place, sx, sy)
                    assert dark_beside(printed(sheet)[number], x, y + sy * off, "y"), (place, sx, sy)


# What a camera makes of it


def decoded(page):
    """Each tag found: id, middle in mm, side in mm, turn in degrees."""
    found_by = detector()
    corners, ids, _ = found_by.detectMarkers(page)
    for quad, tag in zip(corners, [] if ids is None else ids.ravel().tolist(), strict=True):
        (ax, ay), (bx, by) = quad[0][0], quad[0][1]
        # OpenCV's whole numbers are the middles of pixels.
        middle = (quad[0].mean(axis=0) + 0.5) / PX
        yield (
            tag,
            *middle.tolist(),
            float(np.hypot(bx - ax, by - ay) / PX),
            float(np.degrees(np.arctan2(by - ay, bx - ax))),
        )


TAGGED = ("tiles", "answers", "customers")


@pytest.mark.parametrize(
    ("sheet", "paper"), [(sheet, "A4") for sheet in SHEETS] + [(sheet, "letter") for sheet in TAGGED]
)
def test_every_printed_tag_is_decoded_at_its_place_and_no_other(sheet, paper):
    side = shared_toml("enclosure/optics.toml")["pieces"]["tag"]
    for page, drawn in zip(pages(sheet, paper), printed(sheet, paper), strict=True):
        wanted = sorted(
            (tags.tag_id("la", place.kind), place.x + tag.x, place.y + tag.y)
            for place in page.placements
            if place.kind in tags.kinds("la")
            for tag in catalogue.spec("la", place.kind).tags
        )
        found = list(decoded(drawn))
        assert len(found) == len(wanted)
        left = [(tag, x, y) for tag, x, y, _, _ in found]
        for tag, x, y in wanted:
            near = [one for one in left if one[0] == tag and np.hypot(one[1] - x, one[2] - y) < 0.25]
            assert len(near) == 1, (tag, x, y)
        for _, _, _, measured, turn in found:
            assert measured == pytest.approx(side, abs=0.25)
            assert turn == pytest.approx(0, abs=1.5)


# Both sides


FACES_OF = {"tile-backs": "tiles", "answer-backs": "answers", "customer-backs": "customers"}


def test_every_back_sheet_is_tested():
    assert set(FACES_OF) == {name for name in SHEETS if name.endswith("-backs")}


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("backs", FACES_OF)
def test_backs_meet_their_faces_when_the_page_is_turned_like_a_leaf(backs, paper):
    for front, back in zip(pages(FACES_OF[backs], paper), pages(backs, paper), strict=True):
        there = {(round(back.width - place.x, 6), round(place.y, 6)): place.seat for place in back.placements}
        assert there == {(round(place.x, 6), round(place.y, 6)): place.seat for place in front.placements}


@pytest.mark.parametrize("backs", FACES_OF)
def test_all_backs_of_a_seat_are_printed_alike(backs):
    looks = {}
    for page, drawn in zip(pages(backs), printed(backs), strict=True):
        for place in page.placements:
            half = round(place.width / 2 * PX)
            x, y = round(place.x * PX), round(place.y * PX)
            cut = drawn[y - half : y + half, x - half : x + half].astype(int)
            first = looks.setdefault(place.seat, cut)
            assert (
                np.abs(cv2.blur(cut.astype(np.float32), (9, 9)) - cv2.blur(first.astype(np.float32), (9, 9))).mean() < 6
            )


# Other things on the sheets


def test_the_tray_shows_patch_and_pockets_where_the_optics_say():
    optics = shared_toml("enclosure/optics.toml")
    patch = optics["tray"]["white_patch"]
    for page, drawn in zip(pages("tray"), printed("tray"), strict=True):
        (place,) = page.placements
        name = place.kind.removeprefix("insert.")

        def at(x, y, drawn=drawn, place=place):
            return int(drawn[round((place.y + y) * PX), round((place.x + x) * PX)].mean())

        inside, outside = patch["size"] / 2 - 0.4, patch["size"] / 2 + 0.4
        assert all(at(patch["x"] + sx * inside, patch["y"] + sy * inside) > 250 for sx in (-1, 1) for sy in (-1, 1))
        assert all(at(patch["x"] + sx * outside, patch["y"]) < 80 for sx in (-1, 1))
        assert (place.width, place.height) == (optics["tray"]["width"], optics["tray"]["depth"])
        for pocket in optics["insert"][name]["pockets"]:
            assert at(pocket["x"] + pocket["size"] / 2, pocket["y"]) > 80
            assert at(pocket["x"], pocket["y"]) < 80


def test_the_market_board_has_room_for_the_pieces():
    assert catalogue.size_of("tile") < tabletop.PLACE
    assert catalogue.size_of("large") < tabletop.LARGE_PLACE
    assert tabletop.RESULT < tabletop.CELL


# Screens and cards tell the truth


def test_screens_number_the_ingredients_as_the_console_counts_them():
    assert [f"tile.{kind}" for kind in numbered()] == [kind for kind in numbers("la") if kind.startswith("tile.")]
    assert numbered()[:6] == components()["ingredients"]
    assert list(icons.HOLDS[("back",)]()) == list(icons.by_number(len(numbered())))


def test_held_buttons_are_those_that_the_console_knows():
    holds = (console.LOUDER, play.PAUSE, play.BY_HAND, prompting.BORING, prompting.STACK_EMPTY)
    assert {frozenset(buttons) for buttons in icons.HOLDS} == {press.buttons for press in holds}
    assert all(press.held for press in holds)


def test_button_icons_bear_the_names_of_the_board():
    known = set(shared_toml("hardware/board.toml")["buttons"])
    assert set(icons.BUTTONS) == known - {f"market-{number}" for number in range(1, 6)}


def test_customers_show_their_price():
    """A coin more is a coin more on the tile, and nothing else."""
    field = catalogue.spec("la", "customer.fire").art
    three, four = (raster.rasterise(customer("fire", price, field), 60, 60, 6) for price in (3, 4))
    changed = np.argwhere(cv2.absdiff(three, four).max(axis=2) > 0) / 6 - 30
    top, left, bottom, right = (*changed.min(axis=0), *changed.max(axis=0))
    assert right - left == pytest.approx(bottom - top, abs=0.4) == pytest.approx(7.3, abs=0.5)


# The guide


def test_the_printing_guide_names_every_sheet():
    guide = (Path(__file__).parents[2] / "docs" / "printing.md").read_text("utf-8")
    listed = re.findall(r"^\| `([a-z-]+)` \|", guide, re.MULTILINE)
    assert listed == list(SHEETS)
