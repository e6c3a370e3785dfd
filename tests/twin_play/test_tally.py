# SPDX-License-Identifier: MIT
"""What a rehearsal counts: readings against the truth, time by stage, hands that try again."""

from __future__ import annotations

import random
from itertools import count

import pytest

from aludel.games.referee import Choice, Prompt, Way, press
from aludel.reading import Piece, Place, Reading, Reason, Unsure
from aludel.table.public import Public
from aludel.twin.direct import DirectTray
from aludel.twin.hands import TRIES, Hands
from aludel.twin.little_alchemists.slips import SLIPS
from aludel.twin.little_alchemists.turn import Misplay
from aludel.twin.tally import Tally, WatchedCamera, WatchedEye, WatchedVoice
from aludel.utterance import Utterance

ALLOWED = frozenset({"tile.frog", "tile.fern"})


def reading(*kinds, unsure=()):
    return Reading(tuple(Piece(kind, Place(0, 0)) for kind in kinds), tuple(Unsure(reason) for reason in unsure))


class Says:
    """An eye that says what it was told to say."""

    def __init__(self, said):
        self.said = said

    def look(self, game, allowed):
        return self.said

    def close(self):
        self.said = None


@pytest.mark.parametrize(
    ("said", "truth", "wrong", "refused"),
    [
        (reading("tile.frog", "tile.fern"), ("tile.fern", "tile.frog"), 0, 0),
        (reading("tile.frog", "tile.frog"), ("tile.fern", "tile.frog"), 1, 0),
        (reading("tile.frog"), ("tile.fern", "tile.frog"), 1, 0),
        (reading("tile.frog"), (), 1, 0),
        (reading("tile.frog", unsure=[Reason.GLARE]), ("tile.fern", "tile.frog"), 0, 1),
        (reading(unsure=[Reason.UNKNOWN]), ("customer.fire",), 0, 0),
        (reading(unsure=[Reason.DARK]), (), 0, 0),
    ],
)
def test_a_reading_is_held_against_what_lies_there(said, truth, wrong, refused):
    tally = Tally(lambda: 0.0)
    assert WatchedEye(Says(said), lambda: truth, tally).look("la", ALLOWED) == said
    assert len(tally.wrong) == wrong
    assert tally.counts["clean_refused"] == refused
    assert sum(tally.rejected.values()) == len(said.unsure)


def test_a_wrong_reading_is_reported_without_its_pieces():
    tally = Tally(lambda: 0.0)
    WatchedEye(Says(reading("tile.frog")), lambda: ("tile.fern",), tally).look("la", ALLOWED)
    assert "frog" not in tally.wrong[0]
    assert "fern" not in tally.wrong[0]


def test_time_counts_for_the_innermost_stage_only():
    ticks = count()
    tally = Tally(lambda: float(next(ticks)))
    with tally.stage("players"):
        with tally.stage("read"), tally.stage("render"):
            pass
        with tally.stage("rules"):
            pass
    assert tally.seconds == {"players": 3.0, "read": 2.0, "render": 1.0, "rules": 1.0}


def test_frames_and_their_time_are_counted():
    class Still:
        def capture(self, timeout):
            return "frame"

        def close(self):
            self.closed = True

    ticks = count()
    tally, still = Tally(lambda: float(next(ticks))), Still()
    camera = WatchedCamera(still, tally)
    assert [camera.capture(1.0) for _ in range(3)] == ["frame"] * 3
    camera.close()
    assert (tally.counts["frames"], tally.seconds["render"], still.closed) == (3, 3.0, True)


def test_a_voice_that_hangs_is_a_fault():
    class Hung:
        def say(self, utterance):
            self.last = utterance

        def wait(self, timeout):
            return False

    tally = Tally(lambda: 0.0)
    WatchedVoice(Hung(), tally, patience=0.0).say(Utterance("la-closed"))
    assert tally.counts["announcements"] == 1
    assert "la-closed" in tally.faults[0]


WAYS = (Way("brew", (frozenset({"tile.frog"}), frozenset({"tile.fern"}))), Way("share", (frozenset({"answer.luck"}),)))


class Menu:
    """A table that offers one option after another, and takes nothing from the tray."""

    def __init__(self, options=("red", "green")):
        self.options, self.at, self.taken = options, 0, ""
        self.pressed = []

    def press(self, pressed):
        self.pressed.append(pressed)
        if pressed == press("next"):
            self.at = (self.at + 1) % len(self.options)
        elif pressed == press("confirm") and self.options:
            self.taken = self.options[self.at]

    def public(self):
        choices = (Choice(press("confirm"), self.options[self.at]),)
        return Public("menu", prompt=Prompt("menu", (), ways=WAYS, choices=choices))


def hands(table, clumsy=0.0):
    rng = random.Random(1)
    return Hands(table, DirectTray(rng), Tally(lambda: 0.0), rng, clumsy)


def test_a_menu_is_gone_round_until_the_wanted_option():
    table = Menu()
    hands(table).choose(["green", "blue"])
    assert table.taken == "green"


def test_a_menu_without_the_wanted_option_is_a_misplay():
    with pytest.raises(Misplay, match="blue"):
        hands(Menu()).choose(["blue"])


def test_pieces_are_put_in_again_so_often_and_then_given_up():
    table = Menu()
    theirs = hands(table)
    assert not theirs.show(["tile.frog"])
    assert table.pressed.count(press("confirm")) == TRIES
    assert theirs.tray.kinds == ()


def test_a_direct_tray_is_unsure_as_often_as_it_is_told_and_never_wrong():
    tray = DirectTray(random.Random(2), refusals=0.5)
    tray.lay(["tile.frog", "tile.fern"])
    seen = [tray.look("la", ALLOWED) for _ in range(50)]
    assert {look.kinds() for look in seen if look.sure} == {("tile.frog", "tile.fern")}
    assert 10 < sum(not look.sure for look in seen) < 40


class Browser:
    """A table whose prompt may be gone through by name, and which reads no piece unless it `sees`."""

    def __init__(self, sees=False):
        self.sees, self.at, self.taken, self.pressed = sees, None, "", []
        self.kinds = ("theory.frog", "theory.fern", "word.none")

    def press(self, pressed):
        self.pressed.append(pressed)
        if pressed == press("next"):
            self.at = 0 if self.at is None else (self.at + 1) % len(self.kinds)
        elif pressed == press("confirm") and self.at is not None:
            self.taken, self.at = self.kinds[self.at], None
        elif pressed == press("confirm") and self.sees:
            self.taken = "shown"

    def public(self):
        choices = (
            () if self.at is None else (Choice(press("confirm"), f"piece-{self.kinds[self.at].replace('.', '-')}"),)
        )
        way = Way("guess", (frozenset(self.kinds[:2]),))
        prompt = Prompt("guess", (), ways=(way,), choices=choices, browse=self.kinds)
        return Public("game", prompt=prompt, view={"taken": self.taken})


def test_what_has_no_piece_is_chosen_by_name():
    table = Browser()
    assert hands(table).browse("word.none")
    assert table.taken == "word.none"
    assert not hands(table).browse("theory.foot")


def test_a_piece_that_cannot_be_seen_is_chosen_by_name_and_one_that_can_is_mostly_shown():
    blind = Browser()
    assert hands(blind).give("theory.fern")
    assert blind.taken == "theory.fern"
    seeing = [Browser(sees=True) for _ in range(40)]
    theirs = hands(seeing[0])
    for table in seeing:
        theirs.table = table
        assert theirs.give("theory.fern")
    shown = sum(table.taken == "shown" for table in seeing)
    assert 0 < len(seeing) - shown < shown


class Gullible(Menu):
    """A table that takes whatever is done for an answer."""

    def press(self, pressed):
        super().press(pressed)
        self.at = (self.at + 1) % len(self.options)


@pytest.mark.parametrize("slip", sorted(set(SLIPS), key=lambda slip: slip.__name__))
def test_a_slip_that_is_taken_for_an_answer_is_a_misplay(slip):
    with pytest.raises(Misplay):
        slip(hands(Gullible(("red", "green", "blue"))), ["tile.frog", "tile.fern"])


@pytest.mark.parametrize("slip", sorted(set(SLIPS), key=lambda slip: slip.__name__))
def test_a_slip_that_changes_nothing_is_none(slip):
    class Deaf(Menu):
        def press(self, pressed):
            self.pressed.append(pressed)

    table = Deaf()
    slip(hands(table), ["tile.frog", "tile.fern"])
    assert table.pressed
