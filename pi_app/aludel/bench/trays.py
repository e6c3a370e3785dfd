# SPDX-License-Identifier: MIT
"""Trays to be read: every kind of the tag table as prompts ask for them, and trays that lie wrongly."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Final, Literal, TypeAlias

import numpy as np
from numpy.random import Generator

from aludel.frame import Pixels
from aludel.pieces import catalogue
from aludel.pieces import tags as printed
from aludel.pieces.numbers import numbers
from aludel.reading import Reading
from aludel.twin.camera import TwinCamera
from aludel.twin.holder import Lying, TrayContents, face_down, half_out, insert_for, laid, shape_of, size_of, touching
from aludel.twin.paper import Paper
from aludel.twin.scene import Face
from aludel.twin.shot import Faces

GAME: Final = "little-alchemists"
CODE: Final = "la"
LAST_LEVEL: Final = 7
FIRST_TILES: Final = 6
"""So many ingredients has level 1."""
HOSTILE_SHARE: Final = 0.3
LEFT: Final = 0.7
"""How likely a kind is still asked for, besides the one that is shown: ingredients get solved, artifacts bought."""
ON: Final = "+"
"""`tile.frog+tile.fern`: a frog with the stickers of a fern over its own tags."""
BARE: Final = "++"
"""The same on the back of a piece: art of no kind."""
Kinds: TypeAlias = frozenset[str]
Outcome: TypeAlias = Literal["right", "wrong", "refused"]


@dataclass(frozen=True, slots=True)
class Tray:
    """`lying` is all that lies there (one name a piece); only what is `right` may be named. Without `places` a hand
    lays the pieces into their pockets."""

    sort: str
    lying: tuple[str, ...]
    right: tuple[str, ...]
    allowed: Kinds
    places: tuple[Lying, ...] = ()

    def outcome(self, reading: Reading) -> Outcome:
        """What became of it. Wrong: a piece is named that is not there to be named, or one is missed for sure."""
        named = Counter(reading.kinds())
        if named - Counter(self.right):
            return "wrong"
        if not reading.sure:
            return "refused"
        return "right" if named == Counter(self.lying) else "wrong"

    @property
    def well(self) -> bool:
        """Whether it is a prompt well answered: a reader should read all of it."""
        return self.lying == self.right and not self.places

    def tags(self) -> list[int]:
        """The ids of all tags of its pieces."""
        return [printed.tag_id(CODE, kind) for kind in self.lying for _ in catalogue.spec(CODE, kind).tags]

    def into(self, camera: TwinCamera) -> None:
        """Lay it under the twin's camera."""
        if self.places:
            camera.put(self.places, TrayContents(insert=insert_for(self.lying)))
        else:
            camera.lay(self.lying)


@dataclass(frozen=True, slots=True)
class Menu:
    """What a prompt asks for: one piece of each slot, none twice; `fixed` prompts allow all their kinds."""

    sort: str
    slots: tuple[Kinds, ...]
    besides: Kinds = frozenset()
    fixed: bool = False
    twice: bool = False

    def tray(self, rng: Generator) -> Tray:
        """A tray that answers the prompt."""
        lying: list[str] = []
        for slot in self.slots:
            lying.append(str(rng.choice(sorted(slot if self.twice else slot - set(lying)))))
        every = frozenset[str]().union(*self.slots, self.besides)
        asked = every if self.fixed else frozenset(kind for kind in sorted(every) if rng.uniform() < LEFT)
        return Tray(self.sort, tuple(lying), tuple(lying), asked | set(lying))


def of(*sorts: str) -> Kinds:
    """All kinds whose first word is one of `sorts`."""
    return frozenset(kind for kind in printed.kinds(CODE) if kind.partition(".")[0] in sorts)


@cache
def menus() -> tuple[Menu, ...]:
    """Every prompt with a piece for an answer; together they show every kind of the table."""
    tiles, answers = of("tile"), of("answer")
    first = frozenset(list(numbers(CODE))[:FIRST_TILES])
    ingredients = frozenset(kind for kind in answers if kind.replace("answer.", "tile.") in tiles)
    potions = answers - ingredients
    one = {"guess": of("theory"), "pet": of("pet"), "customer": of("customer"), "artifact": of("artifact")}
    return (
        Menu("brew-level-1", (first, first), fixed=True, twice=True),
        Menu("brew", (tiles, tiles), answers, fixed=True, twice=True),
        Menu("theory-2", (ingredients, potions, potions), tiles, fixed=True),
        Menu("theory-3", (ingredients, potions, potions, potions), tiles, fixed=True),
        Menu("wish-or-exam", (potions,)),
        *(Menu(sort, (kinds,)) for sort, kinds in one.items()),
        Menu("box", (of("box"),)),
        Menu("closed", (of("closed"),), of("customer")),
    )


def menu(sort: str) -> Menu:
    """The prompt of that name."""
    return next(one for one in menus() if one.sort == sort)


def draw(rng: Generator) -> Tray:
    """Any tray: a prompt well answered, or one that is spoilt."""
    tray = menus()[rng.integers(len(menus()))].tray(rng)
    if rng.uniform() >= HOSTILE_SHARE:
        return tray
    spoil = tuple(HOSTILE.values())[rng.integers(len(HOSTILE))]
    return spoil(tray, rng)


def camera(seed: int, condition: str, folder: Path | None) -> TwinCamera:
    """The twin's camera over the printed pieces of every level, and stickers; sheets are kept in `folder`."""
    paper = Paper(GAME, LAST_LEVEL, seed, folder)
    return TwinCamera(GAME, LAST_LEVEL, seed, condition=condition, faces=Stuck(paper))


# Trays that lie wrongly


def _without(tray: Tray, sort: str, gone: int, name: str | None = None) -> Tray:
    """The same tray, of which piece `gone` may not be named; it is called `name`."""
    lying, right = list(tray.lying), list(tray.right)
    lying[gone] = name or lying[gone]
    del right[gone]
    return replace(tray, sort=sort, lying=tuple(lying), right=tuple(right))


def _foreign(tray: Tray, sort: str, kinds: Kinds, rng: Generator) -> Tray:
    """One piece of it is of a kind that nobody asked for, of the same shape."""
    at = int(rng.integers(len(tray.lying)))
    same = sorted(kind for kind in kinds - tray.allowed if shape_of(kind) == shape_of(tray.lying[at]))
    return _without(tray, sort, at, str(rng.choice(same))) if same else _other_level(tray, rng)


def _other_sort(tray: Tray, rng: Generator) -> Tray:
    mine = {kind.partition(".")[0] for kind in tray.lying}
    others = frozenset(kind for kind in printed.kinds(CODE) if kind.partition(".")[0] not in mine)
    return _foreign(tray, "piece of another sort", others, rng)


def _other_level(tray: Tray, rng: Generator) -> Tray:
    """A piece of its own sort which the level does not play with, or the prompt does not want."""
    at = int(rng.integers(len(tray.lying)))
    spoilt = _without(tray, "piece that is not asked for", at)
    gone = tray.lying[at]
    right = tuple(kind for kind in spoilt.right if kind != gone)
    return replace(spoilt, right=right, allowed=(tray.allowed - {gone}) | _some_of_its_shape(gone, tray.allowed))


def _some_of_its_shape(gone: str, allowed: Kinds) -> Kinds:
    """Something must be asked for, of the shape that the pocket takes."""
    if any(shape_of(kind) == shape_of(gone) for kind in allowed - {gone}):
        return frozenset()
    return frozenset(kind for kind in printed.kinds(CODE) if shape_of(kind) == shape_of(gone)) - {gone}


def _theory_among_answers(tray: Tray, rng: Generator) -> Tray:
    return _foreign(menu("theory-3").tray(rng), "theory token among answers", of("theory"), rng)


def _placed(tray: Tray, rng: Generator) -> list[Lying]:
    return list(laid(tray.lying, rng, [int(copy) for copy in rng.integers(0, 3, len(tray.lying))]))


def _one_changed(sort: str, change: Callable[[Lying, Generator], Lying], hides: bool) -> Callable[..., Tray]:
    """One piece lies otherwise than it should; `hides` where it then may not be named."""

    def spoil(tray: Tray, rng: Generator) -> Tray:
        places, at = _placed(tray, rng), int(rng.integers(len(tray.lying)))
        places[at] = change(places[at], rng)
        spoilt = _without(tray, sort, at) if hides else replace(tray, sort=sort)
        return replace(spoilt, places=tuple(places))

    return spoil


def _touching(tray: Tray, rng: Generator) -> Tray:
    """Two tokens or tiles pushed together, as if there were no pockets."""
    pair = menu(str(rng.choice(["theory-2", "brew"]))).tray(rng)
    places = _placed(pair, rng)
    places[0], places[1] = touching(places[0], places[1])
    return replace(pair, sort="pieces that touch", places=tuple(places))


def _overlapping(tray: Tray, rng: Generator) -> Tray:
    """Another piece that is asked for lies over a good part of one."""
    places, at = _placed(tray, rng), int(rng.integers(len(tray.lying)))
    under = places[at]
    over = str(rng.choice(sorted(kind for kind in tray.allowed if shape_of(kind) == shape_of(under.kind))))
    reach, heading = size_of(under.kind) * float(rng.uniform(0.3, 0.6)), float(rng.uniform(0, 2 * np.pi))
    x, y = under.x + reach * float(np.cos(heading)), under.y + reach * float(np.sin(heading))
    places.append(Lying(over, x, y, float(rng.uniform(0, 360))))
    both = (*tray.lying, over)
    return replace(
        tray, sort="piece half covered by another", lying=both, right=(*tray.right, over), places=tuple(places)
    )


def _sticker(sort: str, joint: str) -> Callable[..., Tray]:
    """The tags of a kind that is asked for on a piece that shows something else."""

    def spoil(tray: Tray, rng: Generator) -> Tray:
        at = int(rng.integers(len(tray.lying)))
        tagged = tray.lying[at]
        shape = shape_of(tagged)
        under = sorted(kind for kind in printed.kinds(CODE) if shape_of(kind) == shape and kind != tagged)
        return _without(tray, sort, at, f"{rng.choice(under)}{joint}{tagged}")

    return spoil


HOSTILE: Final[dict[str, Callable[[Tray, Generator], Tray]]] = {
    "other sort": _other_sort,
    "not asked for": _other_level,
    "theory among answers": _theory_among_answers,
    "face down": _one_changed("piece face down", lambda piece, _: face_down(piece), hides=True),
    "mirrored": _one_changed("mirrored piece", lambda piece, _: replace(piece, mirrored=True), hides=True),
    "half out": _one_changed("piece half out of its pocket", half_out, hides=False),
    "touching": _touching,
    "overlapping": _overlapping,
    "sticker": _sticker("sticker on another piece", ON),
    "bare sticker": _sticker("sticker on other art", BARE),
}


@dataclass(frozen=True, slots=True)
class Stuck:
    """Faces, with those of stickers on other pieces: the tags of one kind over the face, or the back, of another."""

    faces: Faces

    def face(self, kind: str, copy: int, face_up: bool) -> Face:
        """One side of a piece."""
        under, tagged, bare = _parted(kind)
        if not tagged or not face_up:
            return self.faces.face(under, copy, face_up)
        ground = self.faces.face(under, copy, not bare)
        return _with_tags(ground, self.faces.face(tagged, copy, face_up=True), tagged)

    def copies(self, kind: str) -> int:
        """How many there are of the piece below."""
        return self.faces.copies(_parted(kind)[0])

    def tags(self, kind: str) -> Sequence[tuple[float, float]]:
        """Where its tags lie."""
        return self.faces.tags(_parted(kind)[0])


def _parted(kind: str) -> tuple[str, str, bool]:
    """The piece below, the kind of its stickers (empty for none), and whether its back is up."""
    under, joint, tagged = kind.partition(BARE) if BARE in kind else kind.partition(ON)
    return under, tagged, joint == BARE


def _with_tags(ground: Face, tagged: Face, kind: str) -> Face:
    pixels: Pixels = ground.pixels.copy()
    middle = (pixels.shape[0] - 1) / 2
    for place in catalogue.spec(CODE, kind).tags:
        half = (place.side / 2 + 1.2) * ground.scale
        down, across = (slice(round(middle + at * ground.scale - half), round(middle + at * ground.scale + half))
                        for at in (place.y, place.x))  # fmt: skip
        pixels[down, across] = tagged.pixels[down, across]
    return replace(ground, pixels=pixels)
