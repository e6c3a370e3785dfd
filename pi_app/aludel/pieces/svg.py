# SPDX-License-Identifier: MIT
"""Drawings as SVG text, in millimetres."""

from __future__ import annotations

from aludel.pieces.shapes import Drawing, Point, Ring, Shape


def to_svg(drawing: Drawing, width_mm: float, height_mm: float, origin: Point | None = None) -> str:
    """An SVG page of this size on white. `origin` (mm from the top left) is where (0, 0) lies; else the middle."""
    x, y = origin or (width_mm / 2, height_mm / 2)
    shapes = "\n".join(_element(shape) for shape in drawing)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width_mm:g}mm" height="{height_mm:g}mm"'
        f' viewBox="{-x:g} {-y:g} {width_mm:g} {height_mm:g}">\n'
        f'<rect x="{-x:g}" y="{-y:g}" width="{width_mm:g}" height="{height_mm:g}" fill="#ffffff"/>\n{shapes}\n</svg>\n'
    )


def clear_svg(drawing: Drawing, box: tuple[float, float, float, float]) -> str:
    """A picture on clear ground for pages: `box` is its left, top, right and bottom, in the drawing's millimetres."""
    left, top, right, bottom = box
    shapes = "".join(_element(shape, 2) for shape in drawing)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left:.2f} {top:.2f} {right - left:.2f} {bottom - top:.2f}">'
        f"{shapes}</svg>\n"
    )


def _element(shape: Shape, places: int = 3) -> str:
    data = " ".join(_ring(ring, places) for ring in shape.rings)
    rule = "nonzero" if shape.union else "evenodd"
    return f'<path fill="#{bytes(shape.colour).hex()}" fill-rule="{rule}" d="{data}"/>'


def _ring(ring: Ring, places: int) -> str:
    return "M" + " ".join(f"{x:.{places}f},{y:.{places}f}" for x, y in ring) + "Z"
