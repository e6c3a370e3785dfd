# SPDX-License-Identifier: MIT
"""Pieces that are lost: the person is told what has happened, and can go on in two ways."""

from __future__ import annotations

import pytest

from aludel.errors import LANGUAGES
from aludel.screens.words import words_of

from .test_virtual_web import asked, seat

__all__ = ["seat"]
LEVELS = (1, 4, 7)


def lost(seat, level=1, language="en"):
    """A game that has lost its pieces in the person's turn."""
    seat.start(level, 2, "random", language)
    seat.do(seat.table.lose)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_person_is_told_what_happened_and_what_to_do(seat, language):
    seat.start(language=language)
    assert "v-lost" not in seat.drawn
    seat.do(seat.table.lose)
    words = words_of(language)
    for key in ("page-virtual-lost", "page-virtual-lost-why", "page-virtual-lost-new", "page-virtual-lost-on"):
        assert words(key, {}) != key and words(key, {}) in seat.drawn


def test_another_game_like_it_has_its_pieces_again(seat):
    lost(seat)
    again = {"players": len(seat.look.seats), "level": seat.look.level, "skill": seat.look.skill, "language": "en"}
    assert again == {"players": 2, "level": 1, "skill": "random", "language": "en"}
    again |= {"asked": seat.look.asked, "replace": True}
    assert asked(seat, "/api/virtual/start", again).status_code == 200
    seat._after()
    assert not seat.look.lost and seat.look.hand and "v-lost" not in seat.drawn


@pytest.mark.parametrize("level", LEVELS)
def test_by_hand_a_potion_is_brewed_with_any_pieces(seat, level):
    lost(seat, level)
    assert asked(seat, "/api/virtual/by-hand", {}).status_code == 200
    seat._after()
    assert not seat.look.lost and "v-lost" not in seat.drawn
    tiles = [piece.id for drawer in seat.look.drawers if drawer.sort == "tile" for piece in drawer.pieces]
    assert len(tiles) >= 4
    before = seat.table.snapshot().asked
    seat.lay(*tiles[:2])
    assert seat.look.tray.full
    seat.press("confirm")
    assert seat.table.snapshot().asked != before and not seat.look.lost


def test_a_game_that_is_over_needs_no_pieces(seat):
    seat.start()
    seat.play()
    seat.do(seat.table.lose)
    assert not seat.look.lost
