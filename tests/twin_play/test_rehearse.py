# SPDX-License-Identifier: MIT
"""Rehearsals at the real console: buttons, table, journal, voice and lamps, with a tray that needs no camera."""

from __future__ import annotations

import json
import wave
from array import array

import pytest

from aludel.errors import UsageFault
from aludel.twin import rehearse as rehearsing
from aludel.twin.little_alchemists import box
from aludel.twin.little_alchemists.nature import Nature
from aludel.twin.rehearse import Plan, rehearse

KEYS = {
    "theories_right", "theories_wrong", "guesses", "guesses_right", "gems", "broken_gems", "keys", "pets", "artifacts",
    "endings", "games_finished", "turns", "frames", "readings", "rejected", "wrong", "by_hand",
    "announcements", "seconds",
}  # fmt: skip


@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_are_played_to_the_end_by_tray_and_buttons_alone(players):
    report = rehearse(Plan(players=players, games=3, seed=players))
    told = report.json()
    assert report.sound, told["faults"]
    assert told["games_finished"] == 3
    assert told["turns"] >= 3 * 2 * players
    assert told["readings"] > told["turns"]
    assert told["announcements"] > told["turns"]
    assert told["light_scenes"] > told["turns"]
    assert told["competent_beats_random"] > 0
    assert (told["wrong"], told["by_hand"], told["frames"], told["clean_refused"]) == (0, 0, 0, 0.0)


LEVELS = range(2, 8)


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_is_played_by_tray_and_buttons_alone_once_its_box_card_is_shown(level):
    report = rehearse(Plan(level=level, players=2 + level % 3, games=2, seed=level))
    told = report.json()
    assert report.sound, told["faults"]
    assert (told["level"], told["games_finished"]) == (level, 2)
    assert told["gems"] == told["theories_right"] > 0
    assert sum(told["endings"].values()) == 2
    assert (told["keys"] > 0) == ("solved" in told["endings"])
    assert (told["guesses"] > 0) == (level >= 3)
    assert bool(told["pets"]) == (level >= 4)
    assert level >= 6 or not told["artifacts"]


def test_artifacts_are_bought_and_counted_by_name():
    told = rehearse(Plan(level=7, players=4, games=4, seed=11)).json()
    assert told["faults"] == []
    assert sum(told["artifacts"].values()) > 0
    assert set(told["artifacts"]) <= {card.name for card in box.artifacts(7)}


@pytest.mark.parametrize("level", LEVELS)
def test_a_blind_console_plays_every_level_by_hand(level):
    told = rehearse(Plan(level=level, players=2 + level % 3, seed=level, refusals=1.0, clumsy=0.0)).json()
    assert told["faults"] == []
    assert told["games_finished"] == 1
    assert told["by_hand"] > told["turns"]
    assert told["theories_right"] > 0


@pytest.mark.parametrize("level", LEVELS)
def test_power_cuts_anywhere_at_every_level_change_nothing(level):
    told = rehearse(Plan(level=level, players=3, seed=level, unplugged=0.25)).json()
    assert told["faults"] == []
    assert told["games_finished"] == 1
    assert told["unplugged"] > 3


def test_a_level_that_was_opened_stays_open_and_levels_may_follow_each_other():
    """The card is shown once; every further game of the evening is chosen from the menu after the last one."""
    told = rehearse(Plan(level=5, players=2, games=4, seed=12)).json()
    assert told["games_finished"] == 4
    assert told["faults"] == []


def test_the_report_is_plain_data_with_the_promised_keys():
    told = rehearse(Plan(players=2)).json()
    assert set(told) >= KEYS
    assert json.loads(json.dumps(told)) == told
    assert set(told["seconds"]) >= {"read", "rules", "voice", "journal", "players"}


def test_the_same_seed_gives_the_same_games():
    once, again = (rehearse(Plan(players=3, games=2, seed=9)).json() for _ in range(2))
    assert once | {"seconds": {}} == again | {"seconds": {}}


def test_what_a_camera_would_refuse_is_put_in_again():
    told = rehearse(Plan(players=2, games=2, seed=4, refusals=0.15, clumsy=0.0)).json()
    assert told["rejected"]["blur"] > 0
    assert told["by_hand"] == 0
    assert 0 < told["clean_refused"] < 0.4


def test_a_blind_console_is_played_by_hand_and_that_is_reported():
    report = rehearse(Plan(players=2, seed=2, refusals=1.0, clumsy=0.0))
    told = report.json()
    assert told["games_finished"] == 1
    assert told["by_hand"] > told["turns"]
    assert not report.sound


def test_fumbles_are_refused_and_change_nothing():
    told = rehearse(Plan(players=4, seed=6, clumsy=1.0)).json()
    assert told["games_finished"] == 1
    assert told["fumbles"] > 0
    assert told["faults"] == []


@pytest.mark.parametrize("seed", range(4))
def test_power_cuts_anywhere_in_a_game_change_nothing(seed):
    told = rehearse(Plan(players=2 + seed % 3, seed=seed, unplugged=0.3)).json()
    assert told["faults"] == []
    assert told["games_finished"] == 1
    assert told["unplugged"] > 3


class Thief(Nature):
    """A table from which somebody takes a coin."""

    def counts(self):
        self.coins[0] -= 1
        return super().counts()


def test_a_missing_coin_ends_the_evening_and_is_reported(monkeypatch):
    monkeypatch.setattr(rehearsing, "Nature", Thief)
    report = rehearse(Plan(players=2, games=2))
    assert report.games_finished == 0
    assert any("coins" in fault for fault in report.json()["faults"])
    assert not report.sound


@pytest.mark.parametrize(
    ("plan", "number"),
    [
        (Plan(game="chess"), 601),
        (Plan(level=9), 602),
        (Plan(players=5), 603),
        (Plan(players=1), 603),
    ],
)
def test_a_plan_that_no_game_can_follow_is_refused_with_a_number(plan, number):
    with pytest.raises(UsageFault, match=f"E{number}"):
        rehearse(plan)


def test_every_announcement_is_said_into_a_file_at_the_level_of_speech(tmp_path):
    report = rehearse(Plan(players=2, seed=11), voice_out=tmp_path)
    files = sorted(tmp_path.glob("*.wav"))
    assert report.sound, report.json()["faults"]
    assert len(files) == report.json()["announcements"]
    assert all(loudest(file) > 2000 for file in files)


def loudest(path):
    with wave.open(str(path)) as file:
        return max(map(abs, array("h", file.readframes(file.getnframes()))), default=0)
