# SPDX-License-Identifier: MIT
"""Drawings as PDF pages, every shape kept as vectors."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from io import BytesIO
from typing import Any, Final, NamedTuple

from reportlab.pdfgen.canvas import FILL_EVEN_ODD, FILL_NON_ZERO, Canvas

from aludel.pieces.shapes import Drawing, Shape, extent

POINTS_PER_MM: Final = 72.0 / 25.4


class Placed(NamedTuple):
    """A drawing with its origin at (x, y) mm from the page's top left corner."""

    drawing: Drawing
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Leaf:
    """One page, in millimetres. A drawing that is placed more than once is stored once."""

    width: float
    height: float
    parts: tuple[Placed, ...]


def to_pdf(leaves: Sequence[Leaf], title: str) -> bytes:
    """A PDF of these pages; the same pages give the same bytes."""
    out = BytesIO()
    canvas = Canvas(out, pageCompression=1, invariant=1)
    canvas.setTitle(title)
    forms = _forms(canvas, leaves)
    for leaf in leaves:
        _draw(canvas, leaf, forms)
        canvas.showPage()
    canvas.save()
    return out.getvalue()


def _forms(canvas: Any, leaves: Sequence[Leaf]) -> dict[int, str]:
    """Store every drawing that occurs again, and name it; by identity, as pages share their drawings."""
    parts = {id(part.drawing): part.drawing for leaf in leaves for part in leaf.parts}
    often = Counter(id(part.drawing) for leaf in leaves for part in leaf.parts)
    names = {key: f"p{number}" for number, key in enumerate(parts) if often[key] > 1 and parts[key]}
    for key, name in names.items():
        canvas.beginForm(name, *extent(parts[key]))
        _paint(canvas, parts[key])
        canvas.endForm()
    return names


def _draw(canvas: Any, leaf: Leaf, forms: dict[int, str]) -> None:
    canvas.setPageSize((leaf.width * POINTS_PER_MM, leaf.height * POINTS_PER_MM))
    canvas.translate(0, leaf.height * POINTS_PER_MM)
    canvas.scale(POINTS_PER_MM, -POINTS_PER_MM)
    for part in leaf.parts:
        canvas.saveState()
        canvas.translate(part.x, part.y)
        form = forms.get(id(part.drawing))
        if form:
            canvas.doForm(form)
        else:
            _paint(canvas, part.drawing)
        canvas.restoreState()


def _paint(canvas: Any, drawing: Drawing) -> None:
    for shape in drawing:
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
