# SPDX-License-Identifier: MIT
"""From the page of the virtual table phones are let in and the host's PIN is told, whatever is being asked."""

from __future__ import annotations

import pytest

from aludel.table.desk import Opened

from .sitting import Sitting

OPENED = Opened("http://192.0.2.7:8080", "409213")


class Doors:
    """Doors that stand open."""

    def open(self):
        return OPENED


@pytest.fixture
def seat(tmp_path):
    sitting = Sitting(tmp_path, seed=5, doors=Doors())
    yield sitting
    sitting.close()


def phones(seat):
    """The deed under More that opens the pages."""
    return next(deed for deed in seat.look.held if deed.buttons == ("back", "next") and deed.held)


def test_it_is_under_more_in_a_game_while_others_play_and_in_the_pause(seat):
    seat.start()
    assert "Phones and host" in phones(seat).does and 'data-press="back next" data-held' in seat.drawn
    seat.press("confirm", held=True)
    assert seat.look.mode == "paused" and "Phones and host" in phones(seat).does


def test_it_opens_the_pages_and_tells_where_they_are(seat):
    seat.start()
    seat.press(*phones(seat).buttons, held=True)
    assert seat.table.snapshot().opened == OPENED
