# SPDX-License-Identifier: MIT
"""A tiny vector model: a Drawing is a tuple of filled shapes in millimetres, painted one over the other.

x runs to the right, y downwards. Curves are flattened when a shape is made, so every back end (raster, SVG, PDF) only
ever fills polygons and all of them show the same picture. Angles are degrees, clockwise as seen.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final, TypeAlias

Point: TypeAlias = tuple[float, float]
Ring: TypeAlias = tuple[Point, ...]
Colour: TypeAlias = tuple[int, int, int]
"""Red, green, blue, 0-255."""

FLAT: Final = 0.015
"""How far (mm) a flattened arc may lie off the true one."""
GENTLE: Final = 24.0
"""A line that turns by less (degrees) needs no round joint."""
SHARP: Final = 180.0
LONGEST: Final = 140.0
"""Gentle bends (degrees together) that one ribbon may take."""
CURVE_STEPS: Final = 12


@dataclass(frozen=True, slots=True)
class Shape:
    """An area in one colour: the even-odd inside of its rings or, with `union`, all that lies in any of them.

    The rings of a union turn the same way round, so that a nonzero winding rule fills them too.
    """

    rings: tuple[Ring, ...]
    colour: Colour
    union: bool = False


Drawing: TypeAlias = tuple[Shape, ...]


def fill(colour: Colour, *rings: Ring) -> Drawing:
    """The even-odd inside of `rings`."""
    return (Shape(rings, colour),)


def ellipse(x: float, y: float, rx: float, ry: float, turn: float = 0.0) -> Ring:
    """An ellipse about (x, y), turned by `turn` degrees."""
    return arc(x, y, rx, ry, 0.0, 360.0, turn)[:-1]


def circle(x: float, y: float, radius: float) -> Ring:
    """A circle about (x, y)."""
    return ellipse(x, y, radius, radius)


def arc(x: float, y: float, rx: float, ry: float, start: float, end: float, turn: float = 0.0) -> Ring:
    """Points along an ellipse from `start` to `end` degrees (0 = right, 90 = down), both ends included."""
    steps = max(2, math.ceil(abs(end - start) / _arc_step(max(rx, ry))))
    angles = (math.radians(start + (end - start) * k / steps) for k in range(steps + 1))
    flat = tuple((x + rx * math.cos(a), y + ry * math.sin(a)) for a in angles)
    return turn_ring(flat, turn, (x, y)) if turn else flat


def _arc_step(radius: float) -> float:
    return math.degrees(2 * math.acos(1 - min(FLAT / radius, 0.1)))


def rectangle(left: float, top: float, right: float, bottom: float) -> Ring:
    """An upright rectangle."""
    return ((left, top), (right, top), (right, bottom), (left, bottom))


def regular(x: float, y: float, radius: float, corners: int, turn: float = 0.0) -> Ring:
    """A regular polygon with its first corner on top."""
    angles = (math.radians(turn - 90.0 + 360.0 * k / corners) for k in range(corners))
    return tuple((x + radius * math.cos(a), y + radius * math.sin(a)) for a in angles)


def star(x: float, y: float, outer: float, inner: float, points: int = 5, turn: float = 0.0) -> Ring:
    """A star with one point on top."""
    far = regular(x, y, outer, points, turn)
    near = regular(x, y, inner, points, turn + 180.0 / points)
    return tuple(point for pair in zip(far, near, strict=True) for point in pair)


def stroke(colour: Colour, width: float, line: Sequence[Point], closed: bool = False) -> Drawing:
    """A line `width` wide with round ends and joints, as one shape."""
    points = [line[0], *(after for point, after in pairwise(line) if point != after)]
    if closed and points[0] == points[-1]:
        points.pop()
    bends = _bends(points, closed)
    if max(bends) <= GENTLE:
        around = [*points, points[0]]
        return fill(colour, _beside(around, width / 2, True)[:-1], _beside(around, -width / 2, True)[:-1])
    bends = _broken(bends)
    ribbons = (_ribbon(run, width / 2) for run in _runs(points, bends, closed))
    joints = (circle(x, y, width / 2) for (x, y), bend in zip(points, bends, strict=True) if bend > GENTLE)
    return (Shape((*ribbons, *joints), colour, union=True),)


def _broken(bends: Sequence[float]) -> list[float]:
    """Gentle bends that add up to most of a half turn get a joint between them: no ribbon can then cross itself."""
    total, broken = 0.0, []
    for bend in bends:
        total = 0.0 if bend > GENTLE else total + bend
        broken.append(SHARP if total > LONGEST else bend)
        total = 0.0 if total > LONGEST else total
    return broken


def _runs(points: Sequence[Point], bends: Sequence[float], closed: bool) -> Iterator[list[Point]]:
    """The stretches between sharp bends, gentle bends inside them."""
    first = next(k for k, bend in enumerate(bends) if bend > GENTLE)
    order = [*range(first, len(points)), *range(first)] + ([first] if closed else [])
    run = [points[order[0]]]
    for k in order[1:]:
        run.append(points[k])
        if bends[k] > GENTLE:
            yield run
            run = [points[k]]


def _ribbon(run: Sequence[Point], half: float) -> Ring:
    return _beside(run, half, False) + _beside(run, -half, False)[::-1]


def _beside(run: Sequence[Point], away: float, closed: bool) -> Ring:
    """The line that runs `away` mm to the right of `run` (to the left when negative), mitred at its gentle bends."""
    normals = [_normal(a, b) for a, b in pairwise(run)]
    before, after = (normals[-1], normals[0]) if closed else (normals[0], normals[-1])
    return tuple(
        _shifted(point, one, two, away)
        for point, one, two in zip(run, [before, *normals], [*normals, after], strict=True)
    )


def _normal(a: Point, b: Point) -> Point:
    length = math.dist(a, b)
    return (b[1] - a[1]) / length, (a[0] - b[0]) / length


def _shifted(point: Point, one: Point, two: Point, away: float) -> Point:
    """`point` moved to where the two lines beside it meet."""
    x, y = one[0] + two[0], one[1] + two[1]
    scale = 2 * away / (x * x + y * y)
    return point[0] + x * scale, point[1] + y * scale


def _bends(points: Sequence[Point], closed: bool) -> list[float]:
    """By how much the line turns at each point; the ends of an open line count as sharp."""
    around = [points[-1], *points, points[0]]
    bends = [_bend(a, b, c) for a, b, c in zip(around[:-2], points, around[2:], strict=True)]
    if not closed:
        bends[0] = bends[-1] = SHARP
    return bends


def _bend(a: Point, b: Point, c: Point) -> float:
    """By how many degrees a line turns at `b`."""
    turn = math.degrees(math.atan2(c[1] - b[1], c[0] - b[0]) - math.atan2(b[1] - a[1], b[0] - a[0]))
    return abs((turn + 180) % 360 - 180)


def outlined(colour: Colour, line: Colour, width: float, *rings: Ring) -> Drawing:
    """Filled rings with a line of `width` drawn along each of them."""
    return fill(colour, *rings) + tuple(shape for ring in rings for shape in stroke(line, width, ring, closed=True))


# Paths: the letters of SVG path data that drawings here need, absolute coordinates only.
_ARGUMENTS: Final = {"M": 2, "L": 2, "Q": 4, "C": 6, "Z": 0}
_TOKEN: Final = re.compile(r"[MLQCZ]|-?\d*\.?\d+")


def path(data: str) -> Ring:
    """One ring (or line) from path data such as `M0 0 L3 0 Q4 1 3 2 C2 3 1 3 0 2 Z`, its curves flattened."""
    points: list[Point] = []
    for letter, numbers in _commands(data):
        ends: list[Point] = list(zip(numbers[::2], numbers[1::2], strict=True))
        points += _curve([points[-1], *ends]) if letter in "QC" else ends
    return tuple(points)


def _commands(data: str) -> Iterator[tuple[str, list[float]]]:
    tokens, letter = _TOKEN.findall(data), "M"
    while tokens:
        if tokens[0] in _ARGUMENTS:
            letter = tokens.pop(0)
        count = _ARGUMENTS[letter]
        yield letter, [float(token) for token in tokens[:count]]
        del tokens[:count]


def _curve(controls: Sequence[Point]) -> list[Point]:
    return [_bezier(controls, k / CURVE_STEPS) for k in range(1, CURVE_STEPS + 1)]


def _bezier(controls: Sequence[Point], t: float) -> Point:
    points = list(controls)
    while len(points) > 1:
        points = [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for a, b in pairwise(points)]
    return points[0]


def turn_ring(ring: Ring, degrees: float, centre: Point = (0.0, 0.0)) -> Ring:
    """`ring` turned clockwise about `centre`."""
    cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    cx, cy = centre
    return tuple((cx + (x - cx) * cos - (y - cy) * sin, cy + (x - cx) * sin + (y - cy) * cos) for x, y in ring)


def _mapped(drawing: Drawing, change: Callable[[Ring], Ring]) -> Drawing:
    return tuple(replace(shape, rings=tuple(map(change, shape.rings))) for shape in drawing)


def moved(drawing: Drawing, dx: float, dy: float) -> Drawing:
    """`drawing` shifted."""
    return _mapped(drawing, lambda ring: tuple((x + dx, y + dy) for x, y in ring))


def turned(drawing: Drawing, degrees: float) -> Drawing:
    """`drawing` turned clockwise about the origin."""
    return _mapped(drawing, lambda ring: turn_ring(ring, degrees))


def scaled(drawing: Drawing, factor: float) -> Drawing:
    """`drawing` made `factor` times as large about the origin."""
    return _mapped(drawing, lambda ring: tuple((x * factor, y * factor) for x, y in ring))


def mirrored(drawing: Drawing) -> Drawing:
    """`drawing` with left and right swapped about the origin."""
    return _mapped(drawing, lambda ring: tuple((-x, y) for x, y in ring))


def both_sides(drawing: Drawing) -> Drawing:
    """`drawing` and its mirror image."""
    return drawing + mirrored(drawing)


def join(drawings: Iterable[Drawing]) -> Drawing:
    """The drawings painted in turn."""
    return tuple(shape for drawing in drawings for shape in drawing)


def extent(drawing: Drawing) -> tuple[float, float, float, float]:
    """Left, top, right, bottom of all points."""
    points = [point for shape in drawing for ring in shape.rings for point in ring]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs), min(ys), max(xs), max(ys)
