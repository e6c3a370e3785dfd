# SPDX-License-Identifier: MIT
"""Drawings as PDF pages, every shape kept as vectors."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from io import BytesIO
from typing import Any, Final

from reportlab.pdfgen.canvas import FILL_EVEN_ODD, FILL_NON_ZERO, Canvas

from aludel.pieces.shapes import Drawing, Point, Shape

POINTS_PER_MM: Final = 72.0 / 25.4


@dataclass(frozen=True, slots=True)
class Leaf:
    """One page: millimetres, (0, 0) of the drawing at `origin` from the top left corner."""

    width: float
    height: float
    drawing: Drawing
    origin: Point = (0.0, 0.0)


def to_pdf(leaves: Iterable[Leaf], title: str) -> bytes:
    """A PDF of these pages; the same pages give the same bytes."""
    out = BytesIO()
    canvas = Canvas(out, pageCompression=1, invariant=1)
    canvas.setTitle(title)
    for leaf in leaves:
        _draw(canvas, leaf)
        canvas.showPage()
    canvas.save()
    return out.getvalue()


def _draw(canvas: Any, leaf: Leaf) -> None:
    canvas.setPageSize((leaf.width * POINTS_PER_MM, leaf.height * POINTS_PER_MM))
    canvas.translate(0, leaf.height * POINTS_PER_MM)
    canvas.scale(POINTS_PER_MM, -POINTS_PER_MM)
    canvas.translate(*leaf.origin)
    for shape in leaf.drawing:
        _fill(canvas, shape)


def _fill(canvas: Any, shape: Shape) -> None:
    canvas.setFillColorRGB(*(channel / 255 for channel in shape.colour))
    outline = canvas.beginPath()
    for ring in shape.rings:
        points = [(round(x, 3), round(y, 3)) for x, y in ring]
        outline.moveTo(*points[0])
        for point in points[1:]:
            outline.lineTo(*point)
        outline.close()
    canvas.drawPath(outline, stroke=0, fill=1, fillMode=FILL_NON_ZERO if shape.union else FILL_EVEN_ODD)
