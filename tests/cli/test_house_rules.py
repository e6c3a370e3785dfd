# SPDX-License-Identifier: MIT
"""House rules that the configuration names: checked by `aludel check-config`, and what a console plays with."""

from __future__ import annotations

from pathlib import Path

from aludel.commands.house import house_rules
from aludel.config import load_config
from aludel.games.little_alchemists.rules import COLOURS, Rules, rules_of
from aludel.games.referee import Setup

MARKS = "[[marks]]\nlevels = [1, 2, 3, 4]\nfrog = {plain = 6, three = 0, four = 0}\n"


def written(place: Path, overlay: bool) -> Path:
    """A configuration that does not know the marks, with or without an overlay file beside it."""
    file = place / "config.toml"
    text = '[games.rules.little-alchemists]\nmarks = "unknown"\n'
    if overlay:
        (place / "ours.toml").write_text(MARKS, "utf-8")
        text += f'[games.overlays]\nlittle-alchemists = "{place / "ours.toml"}"\n'
    file.write_text(text, "utf-8")
    return file


def played(file: Path, level: int) -> Rules:
    """The rules that two play a level by."""
    return rules_of(Setup(level, COLOURS[:2], house=house_rules(load_config(file))["little-alchemists"]))


def test_unknown_marks_are_sound_and_reach_the_rules(shell, tmp_path: Path) -> None:
    file = written(tmp_path, overlay=False)
    ended = shell("check-config", str(file))
    assert (ended.code, ended.err) == (0, "") and str(file) in ended.out
    assert house_rules(load_config(file)) == {"little-alchemists": {"marks": "unknown"}}
    assert played(file, 5).limits[0] == 6
    assert rules_of(Setup(5, COLOURS[:2])).limits[0] == 3


def test_house_rules_and_an_overlay_go_together(shell, tmp_path: Path) -> None:
    file = written(tmp_path, overlay=True)
    assert shell("check-config", str(file)).code == 0
    assert set(house_rules(load_config(file))["little-alchemists"]) == {"marks", "overlay"}
    assert played(file, 1).tiles == rules_of(Setup(1, COLOURS[:2])).tiles + 3


def test_without_either_there_are_no_house_rules(tmp_path: Path) -> None:
    file = tmp_path / "config.toml"
    file.write_text("[games]\n", "utf-8")
    assert house_rules(load_config(file)) == {}


def test_marks_that_too_few_could_play_with_are_told_before_a_console_starts(shell, tmp_path: Path) -> None:
    """Two have enough tiles, three have not."""
    file = tmp_path / "config.toml"
    marks = [(6, 0), (6, 0), (1, 5), (0, 5), (0, 5), (0, 5)]
    kinds = zip(("frog", "fern", "foot", "scorpion", "feather", "mandrake"), marks, strict=True)
    own = "".join(f"{kind} = {{plain = {plain}, three = 0, four = {four}}}\n" for kind, (plain, four) in kinds)
    (tmp_path / "ours.toml").write_text(f"[[marks]]\nlevels = [1]\n{own}", "utf-8")
    file.write_text(f'[games.overlays]\nlittle-alchemists = "{tmp_path / "ours.toml"}"\n', "utf-8")
    ended = shell("check-config", str(file))
    assert ended.code == 2 and "E648" in ended.err and ended.err.count(": 3.") == 1
