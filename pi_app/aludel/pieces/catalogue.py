# SPDX-License-Identifier: MIT
"""Every tagged piece: its shape, where its tags and its art lie, its whole face and its back.

Millimetres from the middle of the piece, x to the right, y downwards, the piece upright (its tags upright).

Tags. A square piece carries its id twice, upright, in the top left and the bottom right corner: seen in the tag's own
frame the second tag always lies right and below (or, from the second, left and above), however the piece is turned. A
pair that lies otherwise is two pieces or a fake. A token carries one tag, left of its middle.

Art. It fills the rest of the face inside `Spec.art`. Whatever lies in `Spec.ignore` (the player-number mark, and the
sign of the level at which a tile leaves) differs between pieces of one kind; a check of the art leaves it out.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, Literal, TypeAlias

from aludel.games.little_alchemists.data import prices, table
from aludel.house import shared_toml
from aludel.pieces import tags
from aludel.pieces.art import FIGURES, GROUNDS, boxes, theories
from aludel.pieces.art.backs import pattern
from aludel.pieces.art.customers import closed_market, customer
from aludel.pieces.art.effects import artifact
from aludel.pieces.art.palette import BLACK, INK, WHITE, YELLOW, inked
from aludel.pieces.art.pets import pet
from aludel.pieces.art.seats import emblem, hue
from aludel.pieces.lettering import lettering
from aludel.pieces.shapes import (
    Colour,
    Drawing,
    Point,
    Ring,
    arc,
    circle,
    extent,
    fill,
    join,
    moved,
    path,
    rectangle,
    scaled,
    star,
    stroke,
    turned,
)

Form: TypeAlias = Literal["tile", "token", "large"]
Leaves: TypeAlias = Literal["star", "moon"]
"""The sign on a tile that later levels play without."""

CUT: Final = 1.0
"""How far a cut may stray: nothing that a check needs lies nearer the edge."""
RIM: Final = 1.5
"""White (on tokens: seat-coloured) rim that the art stays clear of."""
AIR: Final = 0.4
"""Ground left between a picture and the edge of its field."""
MARKS: Final = ("4", "3+")
_MARK_RADIUS: Final = 2.6
_MARK_CLEAR: Final = 3.2


@dataclass(frozen=True, slots=True)
class TagPlace:
    """The middle and the side of a tag's black square (its border of one cell included)."""

    x: float
    y: float
    side: float


@dataclass(frozen=True, slots=True)
class Disc:
    """A round area."""

    x: float
    y: float
    radius: float


@dataclass(frozen=True, slots=True)
class Spec:
    """What a checker needs to know of a kind. `size` is the side of a square or the diameter of a token."""

    kind: str
    shape: Form
    size: float
    tags: tuple[TagPlace, ...]
    art: Ring
    ignore: tuple[Disc, ...] = ()


def _sizes() -> dict[str, Any]:
    sizes: dict[str, Any] = shared_toml("enclosure/optics.toml")["pieces"]
    return sizes


def size_of(shape: Form) -> float:
    """Side or diameter in millimetres."""
    return float(_sizes()[shape])


_FORMS: Final[dict[str, Form]] = {
    "tile": "tile",
    "pet": "tile",
    "customer": "large",
    "closed": "large",
    "artifact": "large",
    "box": "large",
}


def shape_of(kind: str) -> Form:
    """The shape of a kind: by the first word of its name; everything that is not named here is a token."""
    return _FORMS.get(kind.partition(".")[0], "token")


@cache
def spec(game: str, kind: str) -> Spec:
    """Where things lie on a piece; KeyError when `game` has no such kind."""
    tags.tag_id(game, kind)
    shape = shape_of(kind)
    if shape == "token":
        return _token_spec(kind)
    return _square_spec(kind, shape)


def _square_spec(kind: str, shape: Form) -> Spec:
    half, tag, margin = size_of(shape) / 2, float(_sizes()["tag"]), float(_sizes()["tag_margin"])
    reach = half - CUT - margin - tag / 2
    places = (TagPlace(-reach, -reach, tag), TagPlace(reach, reach, tag))
    marks = _mark_places(half) if shape == "tile" else ()
    return Spec(kind, shape, half * 2, places, _art_between_tags(half - RIM, reach - tag / 2 - margin), marks)


def _art_between_tags(far: float, near: float) -> Ring:
    """The square less the two corners of the tags and their quiet zones."""
    return (
        (-near, -far),
        (far, -far),
        (far, near),
        (near, near),
        (near, far),
        (-far, far),
        (-far, -near),
        (-near, -near),
    )


def _mark_places(half: float) -> tuple[Disc, ...]:
    """For one mark or two, one over the other."""
    reach = half - RIM - _MARK_CLEAR
    return Disc(-reach, reach, _MARK_CLEAR), Disc(-reach, reach - 2 * _MARK_CLEAR, _MARK_CLEAR)


TOKEN_TAG_X: Final = -4.6


def _token_spec(kind: str) -> Spec:
    radius, tag, margin = size_of("token") / 2, float(_sizes()["tag"]), float(_sizes()["tag_margin"])
    left, inner = TOKEN_TAG_X + tag / 2 + margin, radius - RIM
    steep = _degrees_at(left / inner)
    return Spec(kind, "token", radius * 2, (TagPlace(TOKEN_TAG_X, 0.0, tag),), arc(0, 0, inner, inner, -steep, steep))


def _degrees_at(share: float) -> float:
    return math.degrees(math.acos(share))


# Faces


def tag(game: str, kind: str, place: TagPlace) -> Drawing:
    """One tag, black cells only: the ground of a piece is white there."""
    cell = place.side / tags.CELLS
    black = tuple(tuple((x * cell, y * cell) for x, y in ring) for ring in tags.outline(tags.tag_id(game, kind)))
    return moved(fill(BLACK, *black), place.x - place.side / 2, place.y - place.side / 2)


def _quiet(place: TagPlace) -> Drawing:
    """The white round a tag, laid over a picture that reaches into it."""
    half = place.side / 2 + float(_sizes()["tag_margin"])
    return moved(fill(WHITE, rectangle(-half, -half, half, half)), place.x, place.y)


def outline(shape: Form) -> Ring:
    """The edge of a piece."""
    half = size_of(shape) / 2
    return circle(0, 0, half) if shape == "token" else rectangle(-half, -half, half, half)


@cache
def face(
    game: str, kind: str, mark: str | None = None, seat: str | None = None, leaves: Leaves | None = None
) -> Drawing:
    """The whole face, white ground included. `mark` is a tile's player-number mark, `leaves` the sign of the level at
    which it leaves, `seat` the owner of a token."""
    where = spec(game, kind)
    ground = fill(hue(seat) if seat else _RIMS.get(kind.partition(".")[0], WHITE), outline(where.shape))
    art = picture(game, kind)
    codes = tuple(shape for place in where.tags for shape in tag(game, kind, place))
    return ground + art + codes + _marks(where, mark, leaves)


_RIMS: Final[dict[str, Colour]] = {"theory": theories.GROUND}
"""The rim of the tokens that are nobody's: one cuts along it."""


@cache
def picture(game: str, kind: str) -> Drawing:
    """The art of a face alone: white where its tags lie."""
    return _PAINTERS[kind.partition(".")[0]](spec(game, kind))


def _marks(where: Spec, mark: str | None, leaves: Leaves | None) -> Drawing:
    """The marks of a tile at their places, the lowest first."""
    signs = ([lettering(mark, 2.4 if len(mark) > 1 else 3.0, INK)] if mark else []) + (
        [_LEAVING[leaves]] if leaves else []
    )
    discs = zip(signs, where.ignore, strict=False)
    return join(moved(_MARK_DISC + sign, place.x, place.y) for sign, place in discs)


_MARK_DISC: Final = fill(WHITE, circle(0, 0, _MARK_RADIUS)) + stroke(INK, 0.3, circle(0, 0, _MARK_RADIUS), closed=True)
_LEAVING: Final[dict[Leaves, Drawing]] = {
    "star": scaled(inked(YELLOW, star(0, 0.3, 6.4, 2.8)), 0.3),
    "moon": scaled(inked(YELLOW, path("M2.4 -6 C-8 -6 -8 6 2.4 6 C-2 3 -2 -3 2.4 -6 Z")), 0.3),
}


def _subject(kind: str) -> str:
    return kind.rpartition(".")[2]


def _paint_tile(where: Spec) -> Drawing:
    """The picture leans to the right by an eighth of a turn: its waist then lies between the two tags."""
    subject = _subject(where.kind)
    leaning = _amid(turned(FIGURES[subject](), 45))
    reach = where.size / 2 - RIM - AIR
    picture = scaled(leaning, reach / max(map(abs, extent(leaning))))
    return _under_tags(where, fill(GROUNDS[subject], where.art) + picture)


def _amid(leaning: Drawing) -> Drawing:
    """`leaning`, where it hangs low, moved up its own axis: it then reaches equally far to both ends."""
    left, top, right, bottom = extent(leaning)
    along = max(0.0, top + bottom - left - right) / 4
    return moved(leaning, along, -along)


def _paint_token(where: Spec) -> Drawing:
    """The picture, upright, right of the tag."""
    subject, inner = _subject(where.kind), where.size / 2 - RIM
    field = fill(WHITE, circle(0, 0, inner)) + fill(GROUNDS[subject], where.art)
    left = min(x for x, _ in where.art) + AIR
    return field + _beside(FIGURES[subject](), left, inner - AIR)


def _beside(picture: Drawing, left: float, radius: float) -> Drawing:
    """`picture` as large as fits right of x = `left` in a disc of `radius` about the origin."""
    west, north, _, south = extent(picture)
    flush = moved(picture, -west, -(north + south) / 2)
    points = [point for shape in flush for ring in shape.rings for point in ring]
    return moved(scaled(flush, min(_growth(point, left, radius) for point in points)), left, 0)


def _growth(point: Point, left: float, radius: float) -> float:
    """How far `point` may be scaled about (left, 0) until it meets the circle."""
    x, y = point
    reach = math.hypot(x, y) or 1e-9
    along = left * x / reach
    return (math.sqrt(along * along + radius * radius - left * left) - along) / reach


def _paint_theory(where: Spec) -> Drawing:
    """The ingredient before a sunburst: it has come to light."""
    name, inner = _subject(where.kind), where.size / 2 - RIM
    left = min(x for x, _ in where.art) + AIR
    return theories.sunburst(name, where.art, inner) + _beside(FIGURES[name](), left, inner - AIR)


def _paint_customer(where: Spec) -> Drawing:
    potion = _subject(where.kind)
    return _under_tags(where, customer(potion, prices()[potion], where.art))


def _paint_closed(where: Spec) -> Drawing:
    return _under_tags(where, closed_market(where.art))


def _paint_pet(where: Spec) -> Drawing:
    name = _subject(where.kind)
    likes = next(entry["likes"] for entry in table("pets")["pet"] if entry["name"] == name)
    return _under_tags(where, pet(name, likes, where.art))


def _paint_box(where: Spec) -> Drawing:
    return _under_tags(where, boxes.face(int(_subject(where.kind)), where.art))


def _paint_artifact(where: Spec) -> Drawing:
    name = _subject(where.kind)
    entry = next(entry for entry in table("artifacts")["artifact"] if entry["name"] == name)
    return _under_tags(where, artifact(entry, where.art))


def _under_tags(where: Spec, picture: Drawing) -> Drawing:
    """A picture with room made for the tags."""
    return picture + join(map(_quiet, where.tags))


_PAINTERS: Final = {
    "tile": _paint_tile,
    "answer": _paint_token,
    "theory": _paint_theory,
    "customer": _paint_customer,
    "closed": _paint_closed,
    "pet": _paint_pet,
    "box": _paint_box,
    "artifact": _paint_artifact,
}
"""By the first word of a kind."""


@cache
def back(game: str, shape: Form, seat: str | None = None) -> Drawing:
    """The back: the same for every piece of a shape (of a seat's set), so that it tells nothing; no tag on it."""
    del game
    rim = outline(shape)
    middle = emblem(seat, 7.5) if seat else ()
    return fill(WHITE, rim) + pattern(shape, size_of(shape) / 2, hue(seat) if seat else None) + middle
