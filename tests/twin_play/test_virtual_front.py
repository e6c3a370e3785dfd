# SPDX-License-Identifier: MIT
"""The virtual table's page, from the console's side: a person plays by what it draws, and others keep their secrets."""

from __future__ import annotations

import pytest

from aludel.games.referee import registry

from .sitting import GAME, Sitting

LEVELS = registry()[GAME].info.levels


@pytest.fixture
def sit(tmp_path):
    seated = []

    def make(**more):
        seated.append(Sitting(tmp_path, **more))
        return seated[-1]

    yield make
    for one in seated:
        one.close()


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("skill", ["competent", "random", "none"])
def test_a_whole_game_is_played_by_what_the_page_draws(sit, level, skill):
    seat = sit(seed=level)
    seat.start(level, 3, skill)
    seat.play()
    assert (seat.unlike, seat.table.pieces is None) == ([], False)
    assert sum(one.winner for one in seat.look.seats) >= 1
    assert all(one.points is not None for one in seat.look.seats)
