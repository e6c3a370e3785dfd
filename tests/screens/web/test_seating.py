# SPDX-License-Identifier: MIT
"""Seats of the pages: one holder each, freed by the host, and kept over a power cut."""

from __future__ import annotations

import pytest

from aludel.errors import PageFault
from aludel.games.referee import registry
from aludel.screens.web import tokens
from aludel.screens.web.kept import KeptBook
from aludel.screens.web.seating import Seating

COLOURS = ("red", "yellow", "green", "blue")


@pytest.fixture
def seating(tmp_path):
    return Seating(KeptBook(tmp_path / "pages.json"), COLOURS)


def refused(key, act, *args):
    with pytest.raises(PageFault) as fault:
        act(*args)
    assert fault.value.key == key


def test_each_seat_has_an_invitation_of_its_own_until_it_is_taken(seating):
    invitations = [seating.invitation(colour) for colour in COLOURS]
    assert len({*invitations}) == 4 and all(len(one) >= 22 for one in invitations)
    seating.claim(invitations[0])
    assert seating.invitation("red") is None and seating.taken == ("red",)


def test_a_seat_has_one_holder(seating):
    invitation = seating.invitation("red")
    token = seating.claim(invitation)
    assert seating.colour(token) == "red" and seating.holds(token, "red")
    refused("page-seat-taken", seating.claim, invitation)
    assert seating.invited(invitation) == "red"


def test_a_seat_that_is_freed_has_another_invitation_and_no_holder(seating):
    invitation = seating.invitation("red")
    token = seating.claim(invitation)
    seating.want_hints("red", True)
    seating.free("red")
    refused("page-seat-unknown", seating.colour, token)
    refused("page-invitation-unknown", seating.claim, invitation)
    assert not seating.holds(token, "red") and not seating.hints("red")
    assert seating.colour(seating.claim(seating.invitation("red"))) == "red"


def test_freeing_one_seat_leaves_the_others(seating):
    tokens_ = {colour: seating.claim(seating.invitation(colour)) for colour in COLOURS}
    seating.free("yellow")
    assert [seating.colour(tokens_[colour]) for colour in ("red", "green", "blue")] == ["red", "green", "blue"]


@pytest.mark.parametrize("token", ["", "x", "a" * 1000, "\ud800", "\0"])
def test_what_is_no_token_opens_nothing(seating, token):
    seating.claim(seating.invitation("red"))
    refused("page-seat-unknown", seating.colour, token)
    refused("page-invitation-unknown", seating.claim, token)


def test_a_seat_that_is_not_there_cannot_be_freed(seating):
    refused("page-no-seat", seating.free, "purple")
    assert seating.invitation("purple") is None


def test_holders_and_hints_outlast_a_restart(seating, tmp_path):
    token = seating.claim(seating.invitation("red"))
    seating.want_hints("red", True)
    again = Seating(KeptBook(tmp_path / "pages.json"), COLOURS)
    assert again.colour(token) == "red" and again.hints("red")
    assert again.invitation("yellow") == seating.invitation("yellow")


def test_no_token_lies_on_the_disk(seating, tmp_path):
    token = seating.claim(seating.invitation("red"))
    assert token not in (tmp_path / "pages.json").read_text("utf-8")


def test_tokens_are_compared_whole_and_in_constant_time(seating, monkeypatch):
    """Every kept hash is compared by hmac.compare_digest, also behind the one that fits."""
    held = {colour: seating.claim(seating.invitation(colour)) for colour in COLOURS}
    compared = []
    real = tokens.hmac.compare_digest

    def watched(one, other):
        compared.append((one, other))
        return real(one, other)

    monkeypatch.setattr(tokens.hmac, "compare_digest", watched)
    assert seating.colour(held["red"]) == "red"
    assert len(compared) == 4 and {len(text) for pair in compared for text in pair} == {64}


def test_there_is_a_seat_for_everybody_of_the_largest_game(served):
    most = max(game.info.seats[1] for game in registry().values())
    assert len(served.pages.seating.colours) >= most
