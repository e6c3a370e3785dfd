# SPDX-License-Identifier: MIT
"""Tags that are sought by the art: it says where to look and nothing else, so no piece without its tags is read."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from stage import ANSWERS, GAME, TILES, in_pocket, kinds, reasons, seen, showing

from aludel.frame import Frame
from aludel.pieces import catalogue
from aludel.pieces import tags as printed
from aludel.pieces.shapes import Drawing, fill, rectangle
from aludel.sight import floor, rescue
from aludel.sight.convert import grey
from aludel.sight.geometry import optics
from aludel.sight.judge import Question
from aludel.sight.pose import Crop
from aludel.sight.tags import Tag
from aludel.sight.view import view

BLACK, WHITE = (0, 0, 0), (255, 255, 255)
CONDITIONS = ("perfect", "clean", "noise-30")
Flips = Sequence[int]
"""Cells of a tag that are printed wrongly, 0 to 63, row by row."""


def ground(place: catalogue.TagPlace) -> Drawing:
    half = place.side / 2 + 1.2
    return fill(WHITE, rectangle(place.x - half, place.y - half, place.x + half, place.y + half))


def flipped(place: catalogue.TagPlace, number: int, flips: Flips) -> Drawing:
    """The tag `number` on white, with some of its cells the other way round."""
    cells = printed.cells(number).copy()
    for flip in flips:
        cells[flip // 8, flip % 8] = ~cells[flip // 8, flip % 8]
    cell = place.side / printed.CELLS
    left, top = place.x - place.side / 2, place.y - place.side / 2
    squares = [
        rectangle(left + x * cell, top + y * cell, left + (x + 1) * cell, top + (y + 1) * cell)
        for y, x in np.argwhere(cells).tolist()
    ]
    return ground(place) + fill(BLACK, *squares)


def wearing(kind: str, tags: Sequence[tuple[int, Flips] | None]) -> Drawing:
    """The face of a piece with other tags: a number and wrong cells for each place, or None for bare white."""
    face = catalogue.face(GAME, kind)
    for place, worn in zip(catalogue.spec(GAME, kind).tags, tags, strict=True):
        face += ground(place) if worn is None else flipped(place, *worn)
    return face


def shown(kind: str, drawing: Drawing, condition: str, seed: int = 1) -> Frame:
    pocket = 0 if kind in TILES else 3
    name = f"{kind}-worn"
    return showing(in_pocket(name, pocket), condition=condition, seed=seed, fakes={name: drawing})


def rescued(frame: Frame, kind: str) -> list[Tag]:
    """What the art leads to, whether or not the tags could be found without it."""
    known, number = optics(), 0 if kind in TILES else 3
    seen_view, pocket = view(frame, known), known.pockets[number]
    reach = pocket.size + 2 * floor.PLAY
    box = known.box(pocket.x, pocket.y, reach)
    crop = Crop.of(grey(frame, box), (box.x, box.y))
    thing = floor.thing_at(seen_view, pocket.x, pocket.y, reach)
    assert thing is not None
    asked = Question(GAME, TILES | ANSWERS, known, seen_view.card, known.card_scale)
    return rescue.tags_by_art(crop, thing, pocket.shape, asked)


def never_read(kind: str, drawing: Drawing, condition: str, seed: int = 1) -> None:
    frame = shown(kind, drawing, condition, seed)
    assert rescued(frame, kind) == []
    looked = seen(frame, TILES | ANSWERS)
    assert kinds(looked) == []
    assert reasons(looked) != []


@pytest.mark.parametrize("condition", CONDITIONS)
@pytest.mark.parametrize("kind", ["tile.frog", "tile.mandrake", "answer.frog", "answer.fire"])
def test_the_right_tags_are_found_by_the_art(kind: str, condition: str) -> None:
    """Else the tests below could not fail."""
    own = printed.tag_id(GAME, kind)
    frame = shown(kind, wearing(kind, [(own, ())] * len(catalogue.spec(GAME, kind).tags)), condition)
    assert {tag.id for tag in rescued(frame, kind)} == {own}
    assert kinds(seen(frame, TILES | ANSWERS)) == [kind]


@pytest.mark.parametrize("condition", CONDITIONS)
@pytest.mark.parametrize("other", ["tile.fern", "tile.scorpion", "answer.frog"])
def test_the_art_with_foreign_tags_is_never_read(other: str, condition: str) -> None:
    never_read("tile.frog", wearing("tile.frog", [(printed.tag_id(GAME, other), ())] * 2), condition)


@pytest.mark.parametrize("condition", CONDITIONS)
def test_the_art_with_tags_of_no_piece_is_never_read(condition: str) -> None:
    unused = max(printed.table()[GAME].values()) + 7
    never_read("tile.fern", wearing("tile.fern", [(unused, ())] * 2), condition)


@pytest.mark.parametrize("condition", CONDITIONS)
@pytest.mark.parametrize("kind", ["tile.frog", "tile.mandrake", "answer.fern", "answer.luck"])
def test_the_art_without_any_tag_is_never_read(kind: str, condition: str) -> None:
    never_read(kind, wearing(kind, [None] * len(catalogue.spec(GAME, kind).tags)), condition)


@pytest.mark.parametrize("condition", CONDITIONS)
@pytest.mark.parametrize("wrong", range(1, 7))
def test_tags_with_wrong_cells_are_never_read(wrong: int, condition: str) -> None:
    """The family could mend six of them; here every cell must be right."""
    rng = np.random.default_rng(wrong)
    own = printed.tag_id(GAME, "tile.scorpion")
    worn = [(own, tuple(rng.choice(64, wrong, replace=False).tolist())) for _ in range(2)]
    never_read("tile.scorpion", wearing("tile.scorpion", worn), condition, seed=wrong)


@pytest.mark.parametrize("condition", CONDITIONS)
@pytest.mark.parametrize("flip", [0, 7, 9, 27, 36, 54, 63])
def test_one_wrong_cell_anywhere_on_a_lone_tag_is_one_too_many(flip: int, condition: str) -> None:
    never_read("answer.frog", wearing("answer.frog", [(printed.tag_id(GAME, "answer.frog"), (flip,))]), condition)


FLIPS = st.frozensets(st.integers(0, 63), min_size=1, max_size=12)


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(
    st.sampled_from(sorted(TILES)), st.tuples(FLIPS, FLIPS), st.sampled_from(["clean", "noise-30"]), st.integers(1, 99)
)
def test_no_wrong_cells_are_ever_read(
    kind: str, flips: tuple[frozenset[int], frozenset[int]], condition: str, seed: int
) -> None:
    own = printed.tag_id(GAME, kind)
    never_read(kind, wearing(kind, [(own, sorted(wrong)) for wrong in flips]), condition, seed)
