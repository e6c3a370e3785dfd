# SPDX-License-Identifier: MIT
"""One whole game through the camera: printed, laid, photographed, read back, spoken, lit and written down."""

from __future__ import annotations

import json

import pytest

from aludel import cli


@pytest.mark.slow
@pytest.mark.parametrize("level", ["1", "4", "7"])
def test_a_whole_game_through_the_camera_with_nothing_wrong(level, tmp_path, capsys):
    words = ["little-alchemists", "--level", level, "--players", "3", "--games", "1", "--seed", "11"]
    code = cli.main(["rehearse", *words, "--through-camera", "--json", "--voice-out", str(tmp_path)])
    told = json.loads(capsys.readouterr().out)
    assert (code, told["faults"]) == (0, [])
    assert (told["games_finished"], told["wrong"], told["by_hand"]) == (1, 0, 0)
    assert told["frames"] >= told["readings"] > told["turns"]
    assert told["clean_refused"] <= 0.05
    assert len(list(tmp_path.glob("*.wav"))) == told["announcements"]


def test_rehearse_without_a_camera_tells_in_words(capsys):
    assert cli.main(["rehearse", "--players", "2", "--seed", "4"]) == 0
    told = capsys.readouterr().out
    assert "games_finished: 1" in told
    assert "wrong: 0" in told


WRONG_USE = [
    (["chess"], 601),
    (["--level", "8"], 602),
    (["--players", "5"], 603),
    (["--through-camera", "--condition", "fog"], 253),
]


@pytest.mark.parametrize(("words", "number"), WRONG_USE)
def test_wrong_use_is_refused_with_a_number_and_no_traceback(words, number, capsys):
    assert cli.main(["rehearse", *words]) == 2
    assert f"E{number}:" in capsys.readouterr().err


def test_a_rehearsal_that_found_something_ends_with_1(monkeypatch, capsys):
    monkeypatch.setattr("aludel.twin.little_alchemists.box.PRICES", {"fire": 4, "flying": 4, "luck": 4})
    assert cli.main(["rehearse", "--players", "4", "--games", "2", "--seed", "1"]) == 1
    assert "coins" in capsys.readouterr().out
