# SPDX-License-Identifier: MIT
"""What goes wrong at the virtual table's page is told once, and people play on."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from aludel.errors import AludelError
from aludel.games.referee import press
from aludel.reading import Reading
from aludel.twin.companions import Answer, Others
from aludel.twin.rendered import RenderedTray
from aludel.twin.virtual.showing import Showing

from .sitting import GAME


def until_others_are_asked(seat, players=2):
    """Begin a game and play until a virtual player is asked; none has done anything yet."""
    seat.begin(players, 1, "random", "en")
    seat.lay(*[piece.id for piece in seat.look.hand][:2])
    while not seat.table.others_asked():
        pressed = press("confirm") if seat.button("confirm").live else press("market-1")
        seat.do(lambda pressed=pressed: seat.front.press(pressed, seat.look.asked))


def test_a_mistake_in_a_virtual_player_is_told_once_and_people_play_on_for_it(sit, monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    seat = sit(seed=20)
    until_others_are_asked(seat)

    def wrong(*_):
        raise KeyError("tile.scorpion")

    monkeypatch.setattr(Answer, "give", wrong)
    seat.others()
    assert seat.bench.voice.phrases().count("table-fault") == 1 and not seat.rests
    assert seat.look.lost and seat.look.next_step != "wait"
    assert "KeyError" in (tmp_path / "state" / "aludel" / "fault.txt").read_text("utf-8")
    seat.press("confirm" if seat.button("confirm").live else "market-1")


def test_a_look_that_cannot_be_drawn_is_told_once_and_the_console_goes_on(sit, monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    seat = sit(seed=21)
    seat.start()
    published = []
    seat.front.publish = published.append

    def wrong(_):
        raise KeyError("tile.scorpion")

    with monkeypatch.context() as patched:
        patched.setattr(Showing, "look", wrong)
        for _ in range(3):
            seat.do(lambda: seat.table.press(press("mute")))
        assert seat.bench.voice.phrases().count("table-fault") == 1
        assert len(published) == 3 and published[-1].sound.muted
        with pytest.raises(AludelError, match="unforeseen"):
            seat.front.drawn()
    seat.do(lambda: seat.table.press(press("mute")))
    assert seat.front.drawn() is seat.look and not seat.look.muted


def test_virtual_players_who_cannot_be_asked_do_not_end_the_program(sit, monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    seat = sit(seed=22)
    until_others_are_asked(seat)

    def wrong(*_):
        raise IndexError

    seat.front.publish = lambda snapshot: None
    monkeypatch.setattr(Others, "seat_of", wrong)
    for _ in range(3):
        seat._after()
    assert seat.bench.voice.phrases().count("table-fault") in (1, 2)


def test_a_picture_that_cannot_be_made_costs_neither_the_look_into_the_tray_nor_the_game(sit, monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    seat = sit(seed=23)
    seat.start()
    tray = RenderedTray(GAME, 1, 1, lambda: 0.0)
    tray.lay(["tile.frog", "tile.fern"])
    frame = tray.camera.capture(1.0)
    seat.front.seen(Reading(()), frame)
    assert seat.front.frame(1) is not None
    for pixels in (frame.pixels[:7], np.zeros(3)):
        seat.front.seen(Reading(()), replace(frame, pixels=pixels))
    assert seat.bench.voice.phrases().count("table-fault") == 1
    assert seat.front.frame(1) is None and ("frame", {"picture": None, "pieces": [], "unsure": None}) in seat.told
