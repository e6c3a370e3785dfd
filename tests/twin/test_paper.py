# SPDX-License-Identifier: MIT
"""Pieces from the printed PDF, and what printing, cutting and use may do to them."""

from __future__ import annotations

import threading
from itertools import combinations
from pathlib import Path

import cv2
import numpy as np
import pytest

from aludel.errors import UsageFault
from aludel.pieces.sheets import components
from aludel.twin import prints, wear
from aludel.twin.holder import size_of
from aludel.twin.paper import Paper
from aludel.twin.prints import MARGIN, SCALE, Sheet, sheet

GAME = "little-alchemists"
INGREDIENTS = ("frog", "fern", "foot", "scorpion", "feather", "mandrake")
POTIONS = ("fire", "flying", "luck")
SIDE = 40.0
SPOTS = [(x, y) for x in (-16.0, 0.0, 16.0) for y in (-16.0, 0.0, 16.0)]


def _dotted() -> np.ndarray:
    """A blank tile with nine dots, each 2 mm across."""
    side = round((SIDE + 2 * MARGIN) * SCALE)
    pixels = np.full((side, side, 3), 255, np.uint8)
    for x, y in SPOTS:
        at = (round(((side - 1) / 2 + x * SCALE) * 16), round(((side - 1) / 2 + y * SCALE) * 16))
        cv2.circle(pixels, at, round(SCALE * 16), (0, 0, 0), cv2.FILLED, cv2.LINE_AA, 4)
    return pixels


def _copy(seed: int) -> np.ndarray:
    rng = np.random.default_rng(seed)
    return wear.printed(_dotted(), SCALE, SIDE, wear.draw(rng), rng)


def _misses(pixels: np.ndarray) -> list[float]:
    """How far (mm) each dot lies from where the sheet has it."""
    dark = np.clip(128.0 - cv2.cvtColor(pixels, cv2.COLOR_BGR2GRAY), 0, None)
    misses = []
    for x, y in SPOTS:
        left, top = (round((pixels.shape[0] - 1) / 2 + (v - 2.5) * SCALE) for v in (x, y))
        view = dark[top : top + round(5 * SCALE), left : left + round(5 * SCALE)]
        rows, columns = np.mgrid[: view.shape[0], : view.shape[1]]
        centre = np.array([(view * columns).sum(), (view * rows).sum()]) / view.sum()
        wanted = (np.array([x, y]) * SCALE + (pixels.shape[0] - 1) / 2) - (left, top)
        misses.append(float(np.hypot(*(centre - wanted)) / SCALE))
    return misses


def test_no_cut_misses_by_more_than_a_millimetre_and_many_miss_by_half() -> None:
    worst = [max(_misses(_copy(seed))) for seed in range(40)]
    assert max(worst) <= 1.05  # a twentieth of a millimetre is the measurement's own
    assert np.median(worst) > 0.3


def test_tones_stay_in_their_range() -> None:
    rng = np.random.default_rng(2)
    for _ in range(200):
        table = wear.tones(wear.draw(rng))[0].astype(float) / 255
        assert (table[255] >= wear.PAPER[0] - 0.01).all()
        assert (table[0] <= 0.35).all()
        assert (np.diff(table, axis=0) >= 0).all()
        assert (table[255] - table[0] > 0.55).all()


def test_dots_gain() -> None:
    def table(gain: float) -> np.ndarray:
        return wear.tones(wear.Wear((0, 0), 0, gain, (1, 1, 1), (1, 1, 1), 0.0, 0.05, 0, 0))

    none, full = table(0.0), table(wear.DOT_GAIN[1])
    assert none[0, 128, 0] == pytest.approx(128, abs=1)
    assert (128 - full[0, 128, 0]) / 255 == pytest.approx(wear.DOT_GAIN[1], abs=0.01)


def test_scratches_and_rubbed_rims_take_ink_away() -> None:
    dark = np.full((520, 520, 3), 40, np.uint8)

    def pale(scratches: int, rub: float) -> int:
        plain = wear.Wear((0, 0), 0, 0.05, (1, 1, 1), (1, 1, 1), 0.1, 0.05, scratches, rub)
        return int(np.count_nonzero(wear.printed(dark, SCALE, SIDE, plain, np.random.default_rng(5)) > 100))

    assert pale(0, 0.0) == 0
    assert pale(4, 0.0) > 100
    assert pale(0, 1.0) > 1000


@pytest.fixture(scope="module")
def paper() -> Paper:
    return Paper(GAME, 1, 7)


def test_every_printed_tile_is_a_copy_of_its_own(paper: Paper) -> None:
    kinds = [(f"tile.{name}", copy) for name in INGREDIENTS for copy in range(paper.copies(f"tile.{name}"))]
    assert len(kinds) == 33
    faces = [paper.face(kind, copy, True).pixels for kind, copy in kinds]
    assert all(np.abs(a.astype(int) - b).max() > 40 for a, b in combinations(faces, 2))


@pytest.mark.parametrize(
    "kind",
    [
        *(f"{group}.{name}" for group in ("tile", "answer") for name in INGREDIENTS),
        *(f"{group}.{name}" for group in ("answer", "customer") for name in POTIONS),
        "closed",
    ],
)
def test_every_kind_is_printed_at_its_size(paper: Paper, kind: str) -> None:
    face = paper.face(kind, 0, True)
    assert face.size == pytest.approx(size_of(kind), abs=0.1)
    assert face.pixels.shape[0] == pytest.approx((size_of(kind) + 2 * MARGIN) * SCALE, abs=1)
    assert face.pixels.std() > 15
    assert len(paper.tags(kind)) == (1 if kind.startswith("answer") else 2)


def test_each_seat_has_its_own_answer_set(paper: Paper) -> None:
    copies = {paper.copy_of("answer.fire", seat) for seat in components()["seats"]}
    assert len(copies) == len(components()["seats"])
    assert paper.copy_of("tile.frog", "red") == 0


def test_backs_tell_nothing(paper: Paper) -> None:
    backs = sheet(GAME, 1, "tile-backs").pictures
    assert len(backs) == 33
    assert all(np.abs(back.astype(int) - backs[0]).mean() < 4 for back in backs)
    assert paper.face("tile.frog", 0, False).pixels.std() > 15


def test_the_same_seed_prints_the_same_and_another_does_not(paper: Paper) -> None:
    again, other = Paper(GAME, 1, 7), Paper(GAME, 1, 8)
    face = paper.face("tile.fern", 2, True).pixels
    assert np.array_equal(again.face("tile.fern", 2, True).pixels, face)
    assert not np.array_equal(other.face("tile.fern", 2, True).pixels, face)


def test_sheets_are_kept_in_the_folder_that_was_given(tmp_path: Path) -> None:
    fresh = sheet(GAME, 1, "tiles", tmp_path)
    old = tmp_path / f"{GAME}-1-tiles-0123456789abcdef.npz"
    (kept,) = tmp_path.glob("*.npz")
    kept.rename(old)
    prints._sheet.cache_clear()
    assert _same(sheet(GAME, 1, "tiles", tmp_path), fresh)
    assert [path.name for path in tmp_path.iterdir()] == [kept.name]
    prints._sheet.cache_clear()
    assert _same(sheet(GAME, 1, "tiles", tmp_path), fresh)


def test_a_kept_sheet_that_is_damaged_is_made_again(tmp_path: Path) -> None:
    fresh = sheet(GAME, 1, "answers", tmp_path)
    (kept,) = tmp_path.glob("*.npz")
    kept.write_bytes(kept.read_bytes()[:5000])
    prints._sheet.cache_clear()
    assert _same(sheet(GAME, 1, "answers", tmp_path), fresh)


def _same(one: Sheet, other: Sheet) -> bool:
    pictures = all(np.array_equal(a, b) for a, b in zip(one.pictures, other.pictures, strict=True))
    return one.kinds == other.kinds and one.seats == other.seats and pictures


def test_a_kind_that_is_not_printed_is_refused(paper: Paper) -> None:
    with pytest.raises(UsageFault, match="E252"):
        paper.face("tile.dragon", 0, True)


def test_sheets_are_printed_ahead_step_by_step_and_found_by_whoever_looks_then(tmp_path):
    ahead = list(prints.steps(GAME, 1, tmp_path))
    ahead[0]()
    assert [one.name.startswith(f"{GAME}-1-tiles") for one in tmp_path.iterdir()] == [True]
    before = next(tmp_path.iterdir()).stat().st_mtime_ns
    ahead[0]()
    prints._sheet.cache_clear()
    assert _same(sheet(GAME, 1, "tiles", tmp_path), sheet(GAME, 1, "tiles"))
    assert next(tmp_path.iterdir()).stat().st_mtime_ns == before


def test_two_threads_print_a_sheet_once(tmp_path, monkeypatch):
    printed, prints_it = [], prints._printed
    monkeypatch.setattr(prints, "_printed", lambda *which: (printed.append(which), prints_it(*which))[1])
    prints._sheet.cache_clear()
    threads = [threading.Thread(target=sheet, args=(GAME, 1, "tiles", tmp_path)) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert printed == [(GAME, 1, "tiles")]
