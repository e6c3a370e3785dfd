# SPDX-License-Identifier: MIT
"""One person against virtual players: what is said of them, and what is remembered over a restart."""

from __future__ import annotations

import json

import pytest

from aludel.twin.little_alchemists.box import Tile
from aludel.twin.virtual.typed import Quit

from .test_virtual_levels import EVERYBODY, Alone, Seat


def quitting(seat):
    """What is said to somebody who stops now."""
    seat.out.truncate(0)
    with pytest.raises(Quit):
        seat.type("quit")
    return seat.out.getvalue()


def test_a_person_alone_is_told_the_own_seat_where_players_are_counted_and_in_the_game(tmp_path):
    seat = Seat(tmp_path, 1, own=0)
    seat.type("")
    seat.table.show()
    assert seat.asked.key == "table-choose-players"
    assert "You play Red." in seat.out.getvalue()
    seat.out.truncate(0)
    seat.type("", "")
    assert seat.out.getvalue().count("You play Red.") == 1
    seat.bench.close()


def test_somebody_who_plays_all_seats_is_told_of_no_virtual_players(tmp_path):
    seat = Seat(tmp_path, 1)
    seat.type("")
    seat.table.show()
    seat.type("", "")
    seat.table.show()
    assert "irtual" not in seat.out.getvalue()
    seat.bench.close()


@pytest.mark.parametrize(
    ("own", "skill", "command"),
    [
        (None, "random", "./setup.sh play --terminal\n"),
        (0, "random", "./setup.sh play --terminal --alone random\n"),
        (0, "competent", "./setup.sh play --terminal --alone competent\n"),
    ],
)
def test_who_stops_is_told_how_to_go_on_in_the_same_way(tmp_path, own, skill, command):
    seat = Seat(tmp_path, 1, own=own, skill=skill)
    seat.type("", "", "")
    assert quitting(seat).endswith(command)
    seat.bench.close()


def test_who_stops_where_no_game_waits_is_not_told_of_one(tmp_path):
    seat = Seat(tmp_path, 1, own=0)
    assert "setup.sh" not in quitting(seat) and "No game" in seat.out.getvalue()
    seat.bench.close()


def test_a_game_that_was_played_alone_goes_on_so_though_nothing_says_it(tmp_path):
    seat = Alone(tmp_path, 3, own=0, skill="competent", seed=5)
    seat.start(players=3)
    for _ in range(4):
        seat.turn()
    again = Alone(tmp_path, 3, seed=6)
    again.choose("table-menu-go-on")
    assert again.table.others is not None
    assert again.table.others.kept == ("competent", 0)
    assert sorted(again.table.others.players) == [1, 2]
    for hand in again.nature.hands[1:]:
        hand[:] = [Tile("tile.scorpion", 27)] * len(hand)
    again.nature.hands[0][:] = [Tile("tile.frog", 1)] * 3
    again.nature.market[:] = [Tile("tile.fern", 7)] * 5
    again.out.truncate(0)
    again.table.show()
    assert "scorpion" not in again.out.getvalue().partition("tiles ")[2].partition("notes ")[0]
    assert set(again.asked.seats) <= {0, EVERYBODY}
    seat.bench.close()
    again.bench.close()


@pytest.mark.parametrize(
    "alone", ["7", '["nobody", 0]', '["random", 2]', '["random", -1]', '["random", "red"]', '["random"]', "null"]
)
def test_a_record_that_names_no_virtual_players_seats_none(tmp_path, alone):
    seat = Seat(tmp_path, 1)
    seat.type("", "", "")
    file = tmp_path / "virtual.json"
    file.write_text(json.dumps({**json.loads(file.read_text("utf-8")), "alone": json.loads(alone)}), "utf-8")
    again = Seat(tmp_path, 1)
    again.choose("table-menu-go-on")
    assert again.table.pieces is not None and again.table.others is None
    seat.bench.close()
    again.bench.close()
