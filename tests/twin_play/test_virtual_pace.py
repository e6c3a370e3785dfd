# SPDX-License-Identifier: MIT
"""Whoever does not want to watch virtual players leads the game to the own next turn with a button."""

from __future__ import annotations

import re

from aludel.games.referee import press

from .test_virtual_web import asked, seat

__all__ = ["seat"]


def skip(seat):
    """The button as it is drawn: whether it is there, and whether it can be pressed."""
    found = re.search(r"<button[^>]*data-skip[^>]*>", seat.drawn)
    return None if found is None else "disabled" not in found[0]


def test_skipping_is_offered_while_virtual_players_play_and_leads_to_the_persons_turn(seat):
    assert skip(seat) is None
    seat.do(lambda: seat.front.start(3, 1, "random", "en", seat.look.asked))
    while seat.look.next_step != "wait":
        assert skip(seat) is False
        look = seat.look
        if look.next_step == "fill":
            fitting = [piece.id for piece in look.hand if piece.fits][:2]
            seat.do(lambda ids=fitting, now=look.asked: seat.front.lay(ids, now))
        button = "confirm" if seat.button("confirm").live else "market-1"
        seat.do(lambda name=button: seat.front.press(press(name), seat.look.asked))
    assert skip(seat) is True
    assert asked(seat, "/api/virtual/pace", {"skip": True}).status_code == 200
    seat._after()
    assert seat.look.next_step != "wait" and skip(seat) is False


def test_people_who_share_the_page_have_nobody_to_skip(seat):
    seat.start(1, 2, "none")
    seat.do(lambda: seat.front.ready("red"))
    assert seat.look.stage == "table" and skip(seat) is None
