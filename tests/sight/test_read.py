# SPDX-License-Identifier: MIT
"""`aludel read`: one line for each photo, of any size."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import cv2
import numpy as np
import pytest
from stage import blurred, in_pocket, paper_camera, showing

from aludel.sight.read import read_photos
from aludel.twin.sensor import preview

KEYS = {"status", "kind", "reason", "box", "margin"}


@pytest.fixture(scope="module")
def photo() -> np.ndarray:
    eye = paper_camera("clean", 6)
    eye.lay(["tile.frog", "tile.fern"])
    return preview(eye.capture(1.0))


def read(capsys: pytest.CaptureFixture[str], *paths: Path, expected: int = 0) -> list[dict[str, Any]]:
    assert read_photos(list(paths), "little-alchemists", as_json=True) == expected
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def saved(path: Path, image: np.ndarray) -> Path:
    cv2.imwrite(str(path), image)
    return path


def kinds(row: dict[str, Any]) -> list[str]:
    return sorted(piece["kind"] for piece in row["pieces"] if piece["status"] == "read")


@pytest.mark.parametrize("ending", ["png", "jpg"])
def test_a_photo_of_the_tray(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], photo: np.ndarray, ending: str
) -> None:
    path = saved(tmp_path / f"tray.{ending}", photo)
    (row,) = read(capsys, path)
    assert row["file"] == str(path)
    assert kinds(row) == ["tile.fern", "tile.frog"]
    assert all(set(piece) == KEYS for piece in row["pieces"])
    assert row["ms"] > 0


@pytest.mark.parametrize("zoom", [0.5, 0.7, 1.3, 2.0])
def test_a_photo_of_another_size(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], photo: np.ndarray, zoom: float
) -> None:
    smooth = cv2.INTER_AREA if zoom < 1 else cv2.INTER_CUBIC
    image = cv2.resize(photo[250:1000, 600:1800], None, fx=zoom, fy=zoom, interpolation=smooth)
    (row,) = read(capsys, saved(tmp_path / "part.png", image))
    assert kinds(row) == ["tile.fern", "tile.frog"]
    left, top, width, height = next(piece["box"] for piece in row["pieces"] if piece["kind"] == "tile.frog")
    assert left + width / 2 == pytest.approx((1151.5 - 35 * 6.87 - 600) * zoom, abs=25 * zoom)
    assert top + height / 2 == pytest.approx((647.5 - 22 * 6.87 - 250) * zoom, abs=25 * zoom)


def test_a_turned_photo(tmp_path: Path, capsys: pytest.CaptureFixture[str], photo: np.ndarray) -> None:
    image = np.ascontiguousarray(np.rot90(photo))
    (row,) = read(capsys, saved(tmp_path / "turned.png", image))
    assert kinds(row) == ["tile.fern", "tile.frog"]


def test_a_piece_that_is_not_read_has_its_reason(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    image = preview(blurred(showing(in_pocket("tile.frog")), 4))
    (row,) = read(capsys, saved(tmp_path / "blur.png", image))
    (piece,) = row["pieces"]
    assert (piece["status"], piece["kind"], piece["reason"], piece["margin"]) == ("unsure", None, "blur", None)
    assert len(piece["box"]) == 4


def test_a_photo_without_pieces_has_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rng = np.random.default_rng(1)
    noise = rng.integers(0, 256, (300, 400, 3), np.uint8)
    down, across = np.mgrid[:600, :800]
    table = 90 + across / 20 + down / 40 + rng.normal(0, 4, down.shape)
    eye = paper_camera("clean", 7)
    eye.clear()
    tray = cv2.resize(preview(eye.capture(1.0)), (1600, 900), interpolation=cv2.INTER_AREA)
    grey = np.full((64, 64, 3), 200, np.uint8)
    bare = np.repeat(np.clip(table, 0, 255).astype(np.uint8)[..., None], 3, axis=2)
    for name, image in {"noise": noise, "table": bare, "tray": tray, "grey": grey, "dot": grey[:1, :1]}.items():
        (row,) = read(capsys, saved(tmp_path / f"{name}.png", image))
        assert row["pieces"] == [], name


@pytest.mark.parametrize("width, height", [(5000, 1), (1, 9000), (2, 4001), (3, 17000)])
@pytest.mark.parametrize("level, reasons", [(200, []), (255, ["bright"]), (0, ["dark"])])
def test_a_strip_a_pixel_wide_and_longer_than_is_looked_at_whole_shows_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], width: int, height: int, level: int, reasons: list[str]
) -> None:
    (row,) = read(capsys, saved(tmp_path / "strip.png", np.full((height, width, 3), level, np.uint8)))
    assert [piece["reason"] for piece in row["pieces"]] == reasons


@pytest.mark.parametrize("zoom", [0.4, 0.7, 1.3])
def test_a_photo_of_another_size_that_is_dark_bright_or_blurred_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], photo: np.ndarray, zoom: float
) -> None:
    image = cv2.resize(photo, None, fx=zoom, fy=zoom, interpolation=cv2.INTER_AREA)
    spoiled = {
        "dark": (image * 0.05).astype(np.uint8),
        "bright": np.clip(image.astype(np.float32) * 9, 0, 255).astype(np.uint8),
        "blur": cv2.GaussianBlur(image, (0, 0), 6),
    }
    smear = np.zeros((31, 31), np.float32)
    smear[15] = 1 / 31
    spoiled["blur-by-motion"] = cv2.filter2D(image, -1, smear)
    spoiled["dark-black"] = np.zeros_like(image)
    for name, bad in spoiled.items():
        (row,) = read(capsys, saved(tmp_path / f"{name}.png", bad))
        told = [(piece["status"], piece["reason"], piece["box"]) for piece in row["pieces"]]
        assert told == [("unsure", name.split("-")[0], None)], name


def test_bad_files_get_a_line_with_a_number_and_the_rest_is_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], photo: np.ndarray
) -> None:
    (tmp_path / "text.png").write_text("hello")
    good = saved(tmp_path / "good.png", photo)
    rows = read(capsys, tmp_path / "text.png", tmp_path / "none.png", tmp_path, good, expected=1)
    assert [row.get("error") for row in rows] == [213, 211, 214, None]
    assert all(row["message"].startswith(f"E{row['error']}: ") for row in rows[:3])
    assert kinds(rows[3]) == ["tile.fern", "tile.frog"]


def test_plain_lines_for_people(tmp_path: Path, capsys: pytest.CaptureFixture[str], photo: np.ndarray) -> None:
    path = saved(tmp_path / "tray.png", photo)
    assert read_photos([path, tmp_path / "none.png"], "la", as_json=False) == 1
    told = capsys.readouterr()
    assert told.out == f"{path}: tile.frog, tile.fern\n"
    assert told.err.startswith("E211: ")
