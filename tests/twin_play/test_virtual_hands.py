# SPDX-License-Identifier: MIT
"""A seat's own page at the virtual table offers what that seat's hand holds, and nothing else."""

from __future__ import annotations

import re

import pytest

from aludel.twin.little_alchemists.box import Tile

from .sitting import Sitting
from .test_virtual_web import asked


@pytest.fixture
def seat(tmp_path):
    sitting = Sitting(tmp_path, seed=6)
    yield sitting
    sitting.close()


def phone(seat, colour):
    """The page of a seat, drawn for whoever holds it."""
    seat.pages.publish(seat.table.snapshot())
    token = seat.pages.seating.claim(seat.pages.seating.invitation(colour))
    return asked(seat, f"/seat/{token}").text


def offered(page):
    """The kinds of tiles that one can choose."""
    return set(re.findall(r'value="(tile\.[a-z]+)"', page))


@pytest.mark.parametrize("level", [1, 4])
def test_only_tiles_of_the_hand_are_offered(seat, level):
    seat.start(level, 2, "none")
    seat.table.pieces.nature.hands[0][:] = [Tile("tile.frog", 1), Tile("tile.fern", 2), Tile("tile.fern", 3)]
    page = phone(seat, "red")
    assert offered(page) == {"tile.frog", "tile.fern"}
    assert ("answer." in page) == (level >= 4)


def test_once_nobody_knows_the_pieces_any_may_be_told(seat):
    seat.start(1, 2, "none")
    seat.table.lose()
    assert len(offered(phone(seat, "red"))) > 2
