# SPDX-License-Identifier: MIT
"""The vector model, and its three back ends showing the same picture."""

import math
from itertools import pairwise

import cv2
import numpy as np
import pypdfium2
import pytest
import resvg_py
from hypothesis import given, settings
from hypothesis import strategies as st

from aludel.pieces import catalogue, pdf, raster, shapes, svg
from aludel.pieces.lettering import lettering, width

DPI = 200
PX = DPI / 25.4


def as_raster(drawing, size):
    return raster.rasterise(drawing, size, size, PX)


def as_pdf(drawing, size):
    made = pdf.to_pdf([pdf.Leaf(size, size, (pdf.Placed(drawing, size / 2, size / 2),))], "test")
    return pypdfium2.PdfDocument(made)[0].render(scale=DPI / 72).to_numpy()[..., :3]


def as_svg(drawing, size):
    made = resvg_py.svg_to_bytes(svg_string=svg.to_svg(drawing, size, size), dpi=DPI)
    return cv2.imdecode(np.frombuffer(bytes(made), np.uint8), cv2.IMREAD_COLOR)


KINDS = ["tile.frog", "tile.fern", "tile.feather", "answer.flying", "customer.luck", "closed"]


@pytest.mark.parametrize("other", [as_pdf, as_svg])
@pytest.mark.parametrize("kind", KINDS)
def test_back_ends_show_the_same_picture(kind, other):
    drawing, size = catalogue.face("la", kind), catalogue.spec("la", kind).size
    one, two = as_raster(drawing, size), other(drawing, size)
    high, wide = min(one.shape[0], two.shape[0]), min(one.shape[1], two.shape[1])
    assert abs(one.shape[0] - two.shape[0]) <= 1
    apart = cv2.absdiff(one[:high, :wide], two[:high, :wide]).max(axis=2)
    assert apart.mean() < 3
    assert (apart > 96).mean() < 0.004


def test_back_ends_tell_different_pictures_apart():
    frog, fern = catalogue.face("la", "tile.frog"), catalogue.face("la", "tile.fern")
    assert cv2.absdiff(as_raster(frog, 40), as_svg(fern, 40)[:315, :315]).mean() > 20


def test_the_same_pages_give_the_same_bytes():
    leaf = pdf.Leaf(40, 40, (pdf.Placed(catalogue.face("la", "tile.frog"), 20, 20),))
    assert pdf.to_pdf([leaf], "x") == pdf.to_pdf([leaf], "x")


def test_a_drawing_placed_twice_is_stored_once_and_shown_twice():
    frog = catalogue.face("la", "tile.frog")
    one = pdf.to_pdf([pdf.Leaf(90, 40, (pdf.Placed(frog, 20, 20),))], "x")
    two = pdf.to_pdf([pdf.Leaf(90, 40, (pdf.Placed(frog, 20, 20), pdf.Placed(frog, 70, 20)))], "x")
    assert len(two) < len(one) * 1.1
    shown = pypdfium2.PdfDocument(two)[0].render(scale=254 / 72).to_numpy()[:, :, :3].astype(int)
    assert np.abs(shown[:400, :400] - shown[:400, 500:900]).max() <= 8
    assert shown[:400, :400].std() > 50


def area(drawing, size=40.0, px=20.0):
    return (raster.rasterise(drawing, size, size, px)[..., 0] < 128).sum() / px / px


BLACK = (0, 0, 0)


@pytest.mark.parametrize(
    ("drawing", "square_mm"),
    [
        (shapes.fill(BLACK, shapes.circle(0, 0, 10)), math.pi * 100),
        (shapes.fill(BLACK, shapes.circle(0, 0, 10), shapes.circle(0, 0, 5)), math.pi * 75),
        (shapes.fill(BLACK, shapes.ellipse(1, 2, 10, 4, 30)), math.pi * 40),
        (shapes.fill(BLACK, shapes.rectangle(-3, -4, 5, 6)), 80),
        (shapes.fill(BLACK, shapes.regular(0, 0, 10, 4)), 200),
        (shapes.stroke(BLACK, 2, ((-10, 0), (10, 0))), 40 + math.pi),
        (shapes.stroke(BLACK, 1, shapes.circle(0, 0, 10), closed=True), math.pi * 20),
        (shapes.scaled(shapes.fill(BLACK, shapes.circle(0, 0, 5)), 2), math.pi * 100),
    ],
)
def test_areas(drawing, square_mm):
    assert area(drawing) == pytest.approx(square_mm, rel=0.01)


def test_a_crossing_stroke_has_no_hole():
    loop = shapes.stroke(BLACK, 4, ((-10, -10), (10, 10), (10, -10), (-10, 10)))
    middle = raster.rasterise(loop, 40, 40, 10)[190:210, 190:210]
    assert middle.max() == 0
    assert as_pdf(loop, 40)[157, 157].max() == 0
    assert as_svg(loop, 40)[157, 157].max() == 0


def test_a_rolled_stroke_has_no_hole_where_it_touches_itself():
    turns = [(math.radians(20 * k), 8 - 0.1 * k) for k in range(60)]
    roll = shapes.stroke(BLACK, 3, [(r * math.cos(a), r * math.sin(a)) for a, r in turns])
    pictures = [as_raster(roll, 24), as_pdf(roll, 24), as_svg(roll, 24)]
    for one in pictures[1:]:
        assert cv2.absdiff(pictures[0][:188, :188], one[:188, :188]).mean() < 4
    middle_of_line = [
        pictures[0][round((12 + 7.2 * math.sin(a)) * PX), round((12 + 7.2 * math.cos(a)) * PX)].max()
        for a, _ in turns[:18]
    ]
    assert max(middle_of_line) == 0


def distances(size_px, px_per_mm, line):
    """How far (mm) each pixel's middle lies from the line through `line`."""
    y, x = (np.mgrid[0:size_px, 0:size_px] + 0.5) / px_per_mm - size_px / px_per_mm / 2
    best = np.full((size_px, size_px), np.inf)
    for (ax, ay), (bx, by) in pairwise(line):
        dx, dy = bx - ax, by - ay
        share = np.clip(((x - ax) * dx + (y - ay) * dy) / max(dx * dx + dy * dy, 1e-12), 0, 1)
        best = np.minimum(best, np.hypot(x - ax - share * dx, y - ay - share * dy))
    return best


coordinate = st.integers(-9, 9).map(float)


@settings(max_examples=60, deadline=None)
@given(
    line=st.lists(st.tuples(coordinate, coordinate), min_size=3, max_size=8, unique=True),
    width_mm=st.sampled_from([0.8, 2.0]),
    closed=st.booleans(),
)
def test_a_stroke_covers_its_line_and_no_more(line, width_mm, closed):
    drawn = raster.rasterise(shapes.stroke(BLACK, width_mm, line, closed), 24, 24, 10)[..., 0]
    away = distances(240, 10, [*line, line[0]] if closed else line)
    assert drawn[away < width_mm / 2 - 0.1].max() == 0
    assert drawn[away > width_mm / 2 + 0.15].min() == 255


def test_transforms():
    line = (shapes.Shape((((1.0, 0.0), (3.0, 0.0), (3.0, 1.0)),), BLACK),)
    assert shapes.extent(shapes.moved(line, 2, 5)) == (3, 5, 5, 6)
    assert shapes.extent(shapes.mirrored(line)) == (-3, 0, -1, 1)
    assert shapes.extent(shapes.turned(line, 90)) == pytest.approx((-1, 1, 0, 3))
    assert shapes.extent(shapes.both_sides(line)) == (-3, 0, 3, 1)


def test_paths_read_the_letters_of_svg():
    assert shapes.path("M0 0 L3 0 L3 -1.5 Z") == ((0, 0), (3, 0), (3, -1.5))
    curve = shapes.path("M0 0 Q5 10 10 0")
    assert curve[-1] == (10, 0)
    assert curve[shapes.CURVE_STEPS // 2] == pytest.approx((5, 5))
    assert shapes.path("M0 0 C0 4 4 4 4 0")[shapes.CURVE_STEPS // 2] == pytest.approx((2, 3))


def test_lettering_is_centred_and_as_high_as_asked():
    left, top, right, bottom = shapes.extent(lettering("100", 6.0, BLACK))
    pen = 0.16 * 6.0
    assert (top, bottom) == pytest.approx((-3 - pen / 2, 3 + pen / 2), abs=0.1)
    assert right - left == pytest.approx(width("100", 6.0) + pen, abs=1.0)
    with pytest.raises(KeyError):
        lettering("ä", 6.0, BLACK)
