# SPDX-License-Identifier: MIT
"""What the host may change beside the games: language, sound, lamps, families, and the view into the holder."""

from __future__ import annotations

import numpy as np
import pytest

from aludel.errors import AludelError
from aludel.frame import Frame
from aludel.games.referee import hold, press
from aludel.journal.campaign import Gain
from aludel.table.desk import Doorway
from aludel.table.host import Host, NewGame

from .hosting import GAME, TWO, fault, host, outside, over
from .parts import BACK, CONFIRM, NEXT, Bench

# -- sound and light


@pytest.mark.parametrize("where", ["menu", "game", "paused"])
def test_another_language_is_spoken_at_once(bench, where):
    if where != "menu":
        host(bench, "begin", TWO)
    if where == "paused":
        host(bench, "pause")
    before = bench.console.public()
    host(bench, "speak", "de")
    assert bench.voice.language == "de" and bench.choices.read().language == "de"
    assert bench.console.snapshot().sound.language == "de"
    assert before.prompt.key in bench.voice.phrases()[-2:] and bench.console.public().prompt == before.prompt
    assert fault(bench, "speak", "fr") == "page-language"
    assert bench.voice.language == "de"


@pytest.mark.parametrize(("asked", "volume"), [(0, 0), (35, 35), (100, 100), (140, 100), (-5, 0)])
def test_the_volume_is_set_and_kept(bench, asked, volume):
    host(bench, "sound_at", asked)
    assert bench.voice.volume == volume == bench.choices.read().volume == bench.console.snapshot().sound.volume


def test_silence_is_switched_and_not_toggled(bench):
    for _ in range(2):
        host(bench, "mute", True)
        assert bench.voice.volume == 0 and bench.console.snapshot().sound.muted
    assert bench.voice.phrases().count("table-muted") == 1
    bench.press(press("mute"))
    host(bench, "mute", False)
    assert bench.voice.volume == 70 and not bench.console.snapshot().sound.muted


def test_lamps_are_dark_while_they_are_off_and_right_when_they_are_on_again(bench):
    host(bench, "begin", TWO)
    lit = bench.lamps.scenes[-1][1]
    assert lit
    host(bench, "lights", False)
    assert not bench.lamps.scenes[-1][1] and not bench.console.snapshot().sound.lights
    since = len(bench.lamps.scenes)
    bench.turn("frog", "fern")
    host(bench, "pause")
    bench.press(BACK)
    assert not any(scene for _, scene in bench.lamps.scenes[since:])
    assert bench.console.public().scene
    host(bench, "lights", True)
    assert bench.lamps.scenes[-1][1] == bench.console.public().scene != lit


# -- families


def test_families_are_listed_chosen_and_added(bench):
    assert host(bench, "campaign", GAME) == ()
    one = host(bench, "new_family", GAME)
    bench.campaign.credit(one, "t-1", Gain(levels=(2,), keys=3, boxes=("box.2",), trophies=("trophy.a",)))
    two = host(bench, "new_family", GAME)
    first, second = host(bench, "campaign", GAME)
    assert (first.number, first.playing, first.levels, first.keys) == (one, False, (1, 2), 3)
    assert (first.boxes, first.trophies, first.games) == (("box.2",), ("trophy.a",), 1)
    assert (second.number, second.playing, second.levels, second.keys) == (two, True, (1,), 0)
    host(bench, "choose_family", GAME, one)
    assert bench.campaign.current(GAME) == one
    assert fault(bench, "choose_family", GAME, 99) == "campaign-none"
    assert fault(bench, "campaign", "chess") == fault(bench, "new_family", "chess") == "unknown-game"
    assert bench.campaign.current(GAME) == one


def test_a_menu_of_levels_is_not_left_open_for_another_family(bench):
    one = host(bench, "new_family", GAME)
    bench.campaign.credit(one, "t-1", Gain(levels=(2,)))
    bench.press(CONFIRM)
    assert bench.console.public().prompt.key == "table-choose-level"
    host(bench, "new_family", GAME)
    assert bench.console.public().prompt.key == "table-choose-language"


def test_families_are_chosen_without_disturbing_a_game(bench):
    host(bench, "begin", TWO)
    before = outside(bench)
    host(bench, "new_family", GAME)
    assert outside(bench) == before


# -- the holder

FRAME = Frame(np.zeros((6, 4), np.uint8), "nv12", 1, 0.5)


class Camera:
    """A camera that counts its pictures."""

    def __init__(self):
        self.taken = 0

    def __call__(self):
        self.taken += 1
        return FRAME


@pytest.fixture
def seeing(tmp_path):
    made = Bench(tmp_path / "seeing", view=Camera(), doors=Doorway())
    yield made
    made.close()


def test_the_holder_is_seen_before_a_game_and_after_it(seeing):
    assert host(seeing, "holder") is FRAME
    over(seeing)
    assert host(seeing, "holder") is FRAME
    host(seeing, "end")
    assert host(seeing, "holder") is FRAME


@pytest.mark.parametrize(
    "pressed", [(), (hold("confirm"),), (hold("back"), NEXT), (hold("back", "confirm"),), (hold("confirm"), NEXT)]
)
def test_no_picture_is_even_taken_while_a_game_is_on(seeing, pressed):
    host(seeing, "begin", TWO)
    seeing.press(*pressed)
    taken = seeing.console.desk.view.taken
    assert fault(seeing, "holder") == "page-view-in-game"
    assert seeing.console.desk.view.taken == taken


def test_a_console_without_a_view_says_so(bench):
    assert fault(bench, "holder") == "page-no-view"


def test_the_host_is_told_by_its_number_what_cannot_be_done(bench):
    with pytest.raises(AludelError, match="E602"):
        bench.console.manage(lambda one: one.begin(NewGame(GAME, 9, ("red", "yellow"))))
    assert bench.console.manage(lambda one: isinstance(one, Host))
