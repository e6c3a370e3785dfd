# SPDX-License-Identifier: MIT
"""What is drawn is what the data, the optics and the console say."""

import re
from pathlib import Path

import cv2
import numpy as np
import pytest
from tests.pieces.printing import PX, pages, printed

from aludel.games.little_alchemists import prompting
from aludel.games.little_alchemists.data import board_entry, table
from aludel.house import shared_toml
from aludel.pieces import catalogue, raster
from aludel.pieces.art import boards, boxes, cards, effects, icons, tabletop
from aludel.pieces.art.customers import customer
from aludel.pieces.numbers import numbers
from aludel.pieces.sheets import SHEETS, components, numbered
from aludel.table import console, play

# Other things on the sheets


def test_the_tray_shows_patch_and_pockets_where_the_optics_say():
    optics = shared_toml("enclosure/optics.toml")
    patch = optics["tray"]["white_patch"]
    for page, drawn in zip(pages("tray"), printed("tray"), strict=True):
        (place,) = page.placements
        name = place.kind.removeprefix("insert.")

        def at(x, y, drawn=drawn, place=place):
            return int(drawn[round((place.y + y) * PX), round((place.x + x) * PX)].mean())

        inside, outside = patch["size"] / 2 - 0.4, patch["size"] / 2 + 0.4
        assert all(at(patch["x"] + sx * inside, patch["y"] + sy * inside) > 250 for sx in (-1, 1) for sy in (-1, 1))
        assert all(at(patch["x"] + sx * outside, patch["y"]) < 80 for sx in (-1, 1))
        assert (place.width, place.height) == (optics["tray"]["width"], optics["tray"]["depth"])
        for pocket in optics["insert"][name]["pockets"]:
            assert at(pocket["x"] + pocket["size"] / 2, pocket["y"]) > 80
            assert at(pocket["x"], pocket["y"]) < 80


def test_the_market_board_has_room_for_the_pieces():
    assert catalogue.size_of("tile") < tabletop.PLACE
    assert catalogue.size_of("large") < tabletop.LARGE_PLACE
    assert tabletop.RESULT < tabletop.CELL


# Screens and cards tell the truth


def test_screens_number_the_ingredients_as_the_console_counts_them():
    known = numbers("la")
    assert [known[f"tile.{kind}"] for kind in numbered()] == [known[f"answer.{kind}"] for kind in numbered()]
    assert [known[f"tile.{kind}"] for kind in numbered()] == list(range(1, 9))
    assert [known[f"answer.{potion}"] for potion in numbered("answer")] == list(range(1, 7))
    assert {f"answer.{name}" for name in (*numbered(), *numbered("answer"))} == {
        kind for kind in known if kind.startswith("answer.")
    }
    assert list(icons.HOLDS[("back",)]()) == list(icons.by_number(len(numbered())))


def test_held_buttons_are_those_that_the_console_knows():
    game = (prompting.BORING, prompting.STACK_EMPTY, prompting.CUSTOMER_AGAIN)
    holds = (console.LOUDER, play.PAUSE, play.BY_HAND, *game)
    assert {frozenset(buttons) for buttons in icons.HOLDS} == {press.buttons for press in holds}
    assert all(press.held for press in holds)


def test_button_icons_bear_the_names_of_the_board():
    known = set(shared_toml("hardware/board.toml")["buttons"])
    assert set(icons.BUTTONS) == known - {f"market-{number}" for number in range(1, 6)}


def test_customers_show_their_price():
    """A coin more is a coin more on the tile, and nothing else."""
    field = catalogue.spec("la", "customer.fire").art
    three, four = (raster.rasterise(customer("fire", price, field), 60, 60, 6) for price in (3, 4))
    changed = np.argwhere(cv2.absdiff(three, four).max(axis=2) > 0) / 6 - 30
    top, left, bottom, right = (*changed.min(axis=0), *changed.max(axis=0))
    assert right - left == pytest.approx(bottom - top, abs=0.4) == pytest.approx(7.3, abs=0.5)


# Boards, boxes and artifacts tell the truth


@pytest.mark.parametrize("level", [5, 7])
def test_a_large_board_shows_every_crossing_once(level):
    """The picture of each potion lies at each crossing where the data have it, and at no other."""
    entry = board_entry(level)
    names = list(entry["spaces"])
    top, bottom = boards.halves(entry)
    looks = {potion: patch(boards.badge(potion, boards.RESULT), 0, 0) for potion in {*entry["cross"].values()}}
    shown = 0
    for half, rows in ((top, range(boards.TOP_ROWS)), (bottom, range(boards.TOP_ROWS, len(names)))):
        drawn = raster.rasterise(half.drawing, half.width, half.height, 6)
        for row in rows:
            for column in range(row):
                x = boards.EDGE + (column + 0.5) * boards.CELL
                y = (row - rows[0] + 0.5) * boards.CELL + (boards.EDGE if half is top else 0)
                here = drawn[round(y * 6) - 40 : round(y * 6) + 40, round(x * 6) - 40 : round(x * 6) + 40].astype(int)
                nearest = min(looks, key=lambda potion: np.abs(looks[potion] - here).mean())
                assert nearest == boards.crossing(entry, names[row], names[column])
                assert np.abs(looks[nearest] - here).mean() < 12
                shown += 1
    assert shown == len(entry["cross"])


def patch(drawing, x, y):
    """80 pixels square about (x, y) mm, at 6 pixels a millimetre."""
    drawn = raster.rasterise(drawing, 40, 40, 6)
    middle = round(20 * 6 + y * 6), round(20 * 6 + x * 6)
    return drawn[middle[0] - 40 : middle[0] + 40, middle[1] - 40 : middle[1] + 40].astype(int)


def test_the_halves_of_a_board_fit_together():
    for level in (5, 7):
        top, bottom = boards.halves(board_entry(level))
        assert top.width == bottom.width
        above, below = (raster.rasterise(half.drawing, half.width, half.height, 4) for half in (top, bottom))
        free = round((boards.EDGE + (boards.TOP_ROWS + 1) * boards.CELL + boards.FLAG) * 4)
        across = np.abs(above[-2, free:].astype(int) - below[1, free:]).max(axis=1)
        assert (across > 60).mean() < 0.01
        assert (below[1, free:].max(axis=1) < 120).sum() / 4 == pytest.approx(2 * 4.8, abs=1.0)


def test_two_stickers_make_board_2_into_board_3():
    """Columns of board 2 with a sticker's potion are the spaces of board 3, row by row in the same order."""
    pairs = list(dict.fromkeys(boards.spaces(board_entry(2))))
    later = list(boards.stickers(board_entry(3)))
    made = {(*pair, potion) for pair in pairs for potion in later}
    assert made == set(boards.spaces(board_entry(3)))
    for potion in later:
        assert [space[:2] for space in boards.spaces(board_entry(3)) if space[2] == potion] == pairs
    assert all(pairs.count(pair) == 1 and boards.spaces(board_entry(2)).count(pair) == 2 for pair in pairs)


def test_locks_and_keys_are_those_of_the_rulings():
    assert [boxes.LOCKS[level] for level in components()["boxes"]] == [0, 3, 4, 4, 5, 6]
    needed = sum(boxes.LOCKS.values()) + boxes.TROPHY_LOCKS * len(components()["trophies"])
    assert components()["keys"] == needed
    assert boxes.KEY < boxes.LOCK < boxes.PITCH + 0.1


@pytest.mark.parametrize("entry", table("artifacts")["artifact"], ids=lambda entry: entry["name"])
def test_artifacts_show_cost_and_points_of_the_data(entry):
    field = catalogue.spec("la", f"artifact.{entry['name']}").art
    printed_face = catalogue.picture("la", f"artifact.{entry['name']}")
    assert effects.artifact(entry, field) == printed_face[: len(effects.artifact(entry, field))]
    for change in ({"cost": entry["cost"] + 1}, {"points": entry["points"] + 1}):
        assert effects.artifact({**entry, **change}, field) != effects.artifact(entry, field)
    assert len(effects.EFFECTS[entry["effect"]](entry)) >= 2


def test_level_cards_tell_the_numbers_of_the_data():
    known = table("levels")
    assert (known["theory"]["tiles_lost"], known["theory"]["guess_coins"]) == (cards.TILES_LOST, cards.GUESS_COINS)
    assert known["pet"]["coins"] == cards.PET_COINS
    points = {entry["amount"] for entry in table("artifacts")["artifact"] if entry["effect"] == "per-token"}
    assert points == {cards.TOKEN_POINTS}


def test_extensions_have_the_steps_of_the_tracker():
    for kind, row in (("mushroom", 6), ("flower", 7)):
        places = [place for page in pages("extensions") for place in page.placements if place.kind.endswith(kind)]
        assert [place.seat for place in places] == components()["seats"]
        assert all(place.width >= (row + 1) * tabletop.CELL for place in places)
        assert numbered()[row] == kind


# The guide


def test_the_printing_guide_names_every_sheet():
    guide = (Path(__file__).parents[2] / "docs" / "printing.md").read_text("utf-8")
    listed = re.findall(r"^\| `([a-z0-9-]+)` \|", guide, re.MULTILINE)
    assert listed == list(SHEETS)
