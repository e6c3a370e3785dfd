# SPDX-License-Identifier: MIT
"""The printed sheets: how things lie on them, how large, and whether a camera could read them."""

import cv2
import numpy as np
import pypdfium2
import pytest
from tests.pieces.detecting import detector
from tests.pieces.printing import FACES_OF, LAST, PAPERS, PX, pages, printed

from aludel.house import shared_toml
from aludel.pieces import catalogue, layout, press, stickers, tags
from aludel.pieces.sheets import SHEETS

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
    document = pypdfium2.PdfDocument(press.pdf_of("la", sheet, LAST, paper))
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


def dark_beside(grey, x, y, along):
    """Whether a hair line runs through (x, y) mm, and is gone 0.6 mm to either side."""
    step = np.array((0, 1) if along == "x" else (1, 0))

    def darkest(mm):
        px = np.array((x, y)) * PX + step * mm * PX
        left, top = np.floor(px).astype(int)
        return grey[top - 1 : top + 2, left - 1 : left + 2].min() if mm == 0 else grey[top, left]

    return darkest(0) < 190 and darkest(0.6) > 220 and darkest(-0.6) > 220


@pytest.mark.parametrize(
    "sheet", ["tiles", "customers", "results", "pets", "artifacts", "boxes", "board-3", "level-cards"]
)
def test_cut_marks_lie_in_line_with_the_edges(sheet):
    off = layout.TICK_OFF + layout.TICK / 2
    for page, drawn in zip(pages(sheet), printed(sheet), strict=True):
        grey = cv2.cvtColor(drawn, cv2.COLOR_BGR2GRAY)
        for place in page.placements:
            for sx in (-1, 1):
                for sy in (-1, 1):
                    x, y = place.x + sx * place.width / 2, place.y + sy * place.height / 2
                    assert dark_beside(grey, x + sx * off, y, "x"), (place, sx, sy)
                    assert dark_beside(grey, x, y + sy * off, "y"), (place, sx, sy)


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


TAGGED = ("tiles", "answers", "customers", "theory-tokens", "pets", "artifacts", "boxes", "stickers")


def tags_on(kind):
    """The kind of a printed piece that carries tags, and where they lie on it."""
    if kind.startswith("sticker."):
        kind = kind.removeprefix("sticker.")
        return kind, stickers.places("la", kind)
    return kind, catalogue.spec("la", kind).tags if kind in tags.kinds("la") else ()


@pytest.mark.parametrize(
    ("sheet", "paper"), [(sheet, "A4") for sheet in SHEETS] + [(sheet, "letter") for sheet in TAGGED]
)
def test_every_printed_tag_is_decoded_at_its_place_and_no_other(sheet, paper):
    side = shared_toml("enclosure/optics.toml")["pieces"]["tag"]
    for page, drawn in zip(pages(sheet, paper), printed(sheet, paper), strict=True):
        wanted = sorted(
            (tags.tag_id("la", kind), place.x + tag.x, place.y + tag.y)
            for place in page.placements
            for kind, where in [tags_on(place.kind)]
            for tag in where
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


def test_every_back_sheet_is_tested():
    assert set(FACES_OF) == {name for name in SHEETS if name.endswith("-backs")}


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("backs", FACES_OF)
def test_backs_meet_their_faces_when_the_page_is_turned_like_a_leaf(backs, paper):
    for front, back in zip(pages(FACES_OF[backs], paper), pages(backs, paper), strict=True):
        there = {(round(back.width - place.x, 6), round(place.y, 6)): place.seat for place in back.placements}
        assert there == {(round(place.x, 6), round(place.y, 6)): place.seat for place in front.placements}


OWN_BACKS = {"box-backs"}
"""Boxes lie open on the table: their backs are their locks."""


@pytest.mark.parametrize("backs", sorted(FACES_OF.keys() - OWN_BACKS))
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
