# SPDX-License-Identifier: MIT
"""What lies in the tray, and how a hand lays it there: pockets, slack, and the mishaps of real tables."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal, TypeAlias

from numpy.random import Generator

from aludel.errors import UsageFault
from aludel.twin.optics import optics

Shape: TypeAlias = Literal["tile", "token", "large"]
SHAPES: Final[dict[str, Shape]] = {
    "tile": "tile",
    "pet": "tile",
    "customer": "large",
    "closed": "large",
    "artifact": "large",
    "box": "large",
}
"""The pocket that the first word of a kind goes into; every other piece is a token."""
INSERTS: Final[dict[Shape, str]] = {"tile": "tiles", "token": "tiles", "large": "open"}


@dataclass(frozen=True, slots=True)
class Lying:
    """One piece in the tray: its middle in mm (x right, y towards the player), turned by `angle` degrees clockwise.

    `copy` counts the printed copies of the kind from 0; `face_up` False shows the back; `mirrored` is a piece
    printed the wrong way round (a transfer print, or a photo flipped by its maker).
    """

    kind: str
    x: float
    y: float
    angle: float = 0.0
    copy: int = 0
    face_up: bool = True
    mirrored: bool = False


@dataclass(frozen=True, slots=True)
class Thing:
    """Something that does not belong into the tray; `size` in mm. `above` lies on the pieces, not under them."""

    what: Literal["crumb", "coin", "paper"]
    x: float
    y: float
    size: float
    angle: float = 0.0
    above: bool = True


@dataclass(frozen=True, slots=True)
class TrayContents:
    """All that lies in the tray, and the insert under it (a table of `optics.toml`)."""

    pieces: tuple[Lying, ...] = ()
    things: tuple[Thing, ...] = ()
    insert: str = "tiles"


def shape_of(kind: str) -> Shape:
    """Which pocket a kind goes into."""
    return SHAPES.get(kind.partition(".")[0], "token")


def size_of(kind: str) -> float:
    """Side or diameter in mm."""
    return float(optics()["pieces"][shape_of(kind)])


def is_round(kind: str) -> bool:
    """Whether the piece is a disc."""
    return shape_of(kind) == "token"


def insert_for(kinds: Sequence[str]) -> str:
    """The insert that takes such pieces; tiles and tokens share one."""
    return INSERTS[shape_of(kinds[0])] if kinds else "tiles"


def laid(kinds: Sequence[str], rng: Generator, copies: Sequence[int] = ()) -> tuple[Lying, ...]:
    """`kinds` put into free pockets of their shape, in order, with the slack and turn that a pocket leaves.

    A numbered refusal when a kind finds no free pocket.
    """
    insert = optics()["insert"][insert_for(kinds)]
    free = [dict(pocket) for pocket in insert["pockets"]]
    pieces = []
    for number, kind in enumerate(kinds):
        pocket = next((p for p in free if p["kind"] == shape_of(kind)), None)
        if pocket is None:
            raise UsageFault("no-pocket", kind=kind)
        free.remove(pocket)
        copy = copies[number] if number < len(copies) else 0
        pieces.append(_settled(kind, copy, pocket, insert["slack"], insert["turn"], rng))
    return tuple(pieces)


def _settled(kind: str, copy: int, pocket: dict[str, float], slack: float, turn: float, rng: Generator) -> Lying:
    """A piece as it comes to rest in its pocket. A disc may be turned any way, a square by quarters."""
    off_x, off_y = rng.uniform(-slack, slack, 2)
    quarter = 90.0 * rng.integers(0, 4) + rng.uniform(-turn, turn)
    angle = rng.uniform(0, 360) if is_round(kind) else quarter
    return Lying(kind, pocket["x"] + float(off_x), pocket["y"] + float(off_y), float(angle) % 360, copy)


def face_down(piece: Lying) -> Lying:
    """The same piece, showing its back."""
    return replace(piece, face_up=False)


def half_out(piece: Lying, rng: Generator) -> Lying:
    """The piece leaning out of its pocket: moved by a quarter to half of its size, and turned."""
    reach = size_of(piece.kind) * float(rng.uniform(0.25, 0.5))
    side = 1.0 if rng.uniform() < 0.5 else -1.0
    turned = piece.angle + float(rng.uniform(-30, 30))
    return replace(piece, x=piece.x + side * reach, y=piece.y + float(rng.uniform(-6, 6)), angle=turned % 360)


def touching(first: Lying, second: Lying) -> tuple[Lying, Lying]:
    """The second piece pushed against the right side of the first, as if there were no pockets."""
    reach = (size_of(first.kind) + size_of(second.kind)) / 2 + 0.1
    return replace(first, angle=0.0), replace(second, x=first.x + reach, y=first.y, angle=0.0)


def litter(rng: Generator, count: int = 3) -> tuple[Thing, ...]:
    """Crumbs, a coin or a paper corner, anywhere in the tray."""
    sizes = {"crumb": (0.8, 3.0), "coin": (16.0, 24.0), "paper": (8.0, 25.0)}
    things = []
    for _ in range(count):
        what: Literal["crumb", "coin", "paper"] = rng.choice(["crumb", "crumb", "crumb", "coin", "paper"])
        x, y = float(rng.uniform(-90, 90)), float(rng.uniform(-62, 62))
        size, angle, above = float(rng.uniform(*sizes[what])), float(rng.uniform(0, 360)), bool(rng.uniform() < 0.5)
        things.append(Thing(what, x, y, size, angle, above))
    return tuple(things)
