# SPDX-License-Identifier: MIT
"""What nobody foresaw: a numbered sentence, and a file that says where, but never what the exception said."""

from __future__ import annotations

import argparse
import stat
import sys
import threading
from types import ModuleType

import cv2
import numpy as np
import pytest

from aludel import commands
from aludel.errors import LANGUAGES, AludelError
from aludel.games.referee import registry

SECRET = "the frog is a bottle with a plus"


def broken(_arguments: argparse.Namespace) -> int:
    raise LookupError(SECRET)


def broken_thread(_arguments: argparse.Namespace) -> int:
    worker = threading.Thread(target=broken, args=(_arguments,))
    worker.start()
    worker.join()
    return 0


@pytest.fixture
def command(monkeypatch):
    """A command of the test's own."""

    def add(run):
        module = ModuleType("aludel.commands.stumble")
        module.add_arguments, module.run = (lambda parser: None), run
        monkeypatch.setitem(sys.modules, module.__name__, module)
        monkeypatch.setattr("aludel.cli.COMMANDS", {**commands.COMMANDS, "stumble": "fall over"})

    return add


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentence_names_a_file_that_says_where_but_not_what(shell, command, language):
    command(broken)
    shell.speak(language)
    ended = shell("stumble")
    file = shell.place / "state" / "aludel" / "fault.txt"
    assert ended.code == 1 and not ended.out
    assert ended.err == AludelError("unforeseen", file=str(file)).text(language) + "\n"
    kept = file.read_text("utf-8")
    assert "in broken" in kept and kept.endswith("LookupError\n") and SECRET not in kept
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert stat.S_IMODE(file.parent.stat().st_mode) == 0o700


def test_a_worker_that_stumbles_is_told_the_same_way(shell, command):
    command(broken_thread)
    ended = shell("stumble")
    assert ended.code == 0 and ended.err.startswith("E900: ") and ended.err.count("\n") == 1
    assert SECRET not in (shell.place / "state" / "aludel" / "fault.txt").read_text("utf-8")


def test_where_no_file_can_be_written_the_sentence_stands_alone(shell, command, monkeypatch):
    command(broken)
    (shell.place / "file").write_text("", "utf-8")
    monkeypatch.setenv("XDG_STATE_HOME", str(shell.place / "file"))
    ended = shell("stumble")
    assert ended.code == 1 and ended.err == AludelError("unforeseen", file="-").text() + "\n"


def test_rules_that_stumble_end_the_program_but_not_the_game(shell, monkeypatch):
    """The exception of a rule engine may name what lies in the tray: none of it is shown, logged or kept."""
    game = type(registry()["little-alchemists"])
    photos = shell.place / "photos"
    photos.mkdir()
    cv2.imwrite(str(photos / "one.png"), np.zeros((64, 64, 3), np.uint8))
    config = shell.config(f'[camera]\ndriver = "photos"\npath = "{photos}"\n[lamps]\ndriver = "none"\n')
    words = ("play", "--config", config, "--journal", shell.place / "games")
    honest = game.apply

    def stumbling(self, state, move):
        raise LookupError(f"{SECRET}: {state} {move}")

    monkeypatch.setattr(game, "apply", stumbling)
    ended = shell(*words, typed="\n\n\nmarket-1\nmarket-2\n")
    kept = (shell.place / "state" / "aludel" / "fault.txt").read_text("utf-8")
    assert ended.code == 1 and ended.err.startswith("E900: ") and ended.err.count("\n") == 1
    assert "in stumbling" in kept
    assert not [text for text in (ended.out, ended.err, kept) if SECRET in text or "scorpion" in text]
    monkeypatch.setattr(game, "apply", honest)
    again = shell(*words, typed="\nmarket-1\n")
    assert again.code == 0 and not again.err and "two ingredients" in again.out
