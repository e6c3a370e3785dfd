# SPDX-License-Identifier: MIT
"""Bad input of every kind, in every language: one numbered sentence with what to do, no traceback, nothing lost."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
from contextlib import closing

import cv2
import numpy as np
import pytest

from aludel.errors import LANGUAGES, AludelError, catalogue, sentence
from aludel.journal import Journal

from .conftest import ALONE, COMMAND, PATIENCE
from .test_commands import told

OF_NUMBER = {entry.number: entry for entry in catalogue().values()}


def photo(path):
    cv2.imwrite(str(path), np.full((64, 64, 3), 200, np.uint8))
    return path


def made(place):
    """The files that the commands below speak of."""
    (place / "empty").mkdir(exist_ok=True)
    for name in ("text.png", "text.mp4"):
        (place / name).write_text("no picture " * 50, "utf-8")
    photo(place / "whole.png")
    (place / "cut.png").write_bytes((place / "whole.png").read_bytes()[:100])
    (place / "nothing.png").write_bytes(b"")
    (place / "blob").write_bytes(b"\xff\xfe\x00")
    (place / "words.toml").write_text("this is no TOML", "utf-8")
    (place / "sixth.toml").write_text("[table]\nvolume = 600\n", "utf-8")
    (place / "odd.toml").write_text("[table]\nvolum = 60\n", "utf-8")
    (place / "house.toml").write_text('[games.overlays]\nchess = "x.toml"\n', "utf-8")
    (place / "overlay.toml").write_text(f'[games.overlays]\nlittle-alchemists = "{place}/none.toml"\n', "utf-8")
    (place / "foreign.toml").write_text(f'[games.overlays]\nlittle-alchemists = "{place}/odd.toml"\n', "utf-8")
    (place / "marks.toml").write_text("[[marks]]\nlevels = [5]\ntoad = {plain = 2, three = 1, four = 1}\n", "utf-8")
    (place / "later.toml").write_text(f'[games.overlays]\nlittle-alchemists = "{place}/marks.toml"\n', "utf-8")
    (place / "rule.toml").write_text('[games.rules.little-alchemists]\nspeed = "high"\n', "utf-8")
    (place / "rule-value.toml").write_text('[games.rules.little-alchemists]\nmarks = "none"\n', "utf-8")
    (place / "rule-game.toml").write_text('[games.rules.chess]\nmarks = "unknown"\n', "utf-8")
    (place / "rule-shape.toml").write_text("[games.rules]\nlittle-alchemists = 1\n", "utf-8")
    nobody = "~nobody-of-this-name/x"
    (place / "homeless.toml").write_text(f'[games.overlays]\nlittle-alchemists = "{nobody}"\n', "utf-8")
    for name, driver, path in (
        ("pi", "picamera2", ""),
        ("folder", "photos", place / "empty"),
        ("nowhere", "photos", place / "none"),
        ("video", "video", place / "none.mp4"),
        ("film", "video", place / "text.mp4"),
    ):
        camera = f'[camera]\ndriver = "{driver}"\npath = "{path}"\n[voice]\nengine = "none"\nsink = "null"\n'
        (place / f"{name}.toml").write_text(camera, "utf-8")
    still = f'{ALONE}[camera]\ndriver = "photos"\npath = "{place / "photos"}"\n'
    (place / "photos").mkdir(exist_ok=True)
    photo(place / "photos" / "one.png")
    (place / "still.toml").write_text(still, "utf-8")
    (place / "gpio.toml").write_text(still + '[lamps]\ndriver = "gpio"\n', "utf-8")
    (place / "buttons.toml").write_text('[buttons]\ndriver = "gpio"\n[camera]\ndriver = "twin"\n', "utf-8")
    (place / "nobody.toml").write_text(still.replace('"typed"', '"pages"'), "utf-8")
    (place / "nul.toml").write_text('[journal]\nfolder = "games\\u0000"\n', "utf-8")
    (place / "deep.toml").write_text(f"[table]\nvolume = {'[' * 100_000}\n", "utf-8")
    (place / "wav.toml").write_text(still.replace('"null"', '"wav"\nfolder = "/proc/none"'), "utf-8")


BAD = {
    "no-photo": (["read", "none.png"], 211),
    "photo-is-text": (["read", "text.png"], 213),
    "photo-cut-short": (["read", "cut.png"], 213),
    "photo-empty": (["read", "nothing.png"], 213),
    "photo-name-too-long": (["read", "x" * 300], 212),
    "config-name-too-long": (["play", "--config", "x" * 300], 702),
    "photo-never-ends": (["read", "/dev/zero"], 213),
    "photo-is-folder": (["read", "empty"], 214),
    "read-unknown-game": (["read", "--game", "chess", "whole.png"], 601),
    "print-unknown-game": (["print", "--game", "chess"], 601),
    "print-unknown-level": (["print", "--level", "9"], 602),
    "print-unknown-sheet": (["print", "maps"], 801),
    "print-of-a-later-level": (["print", "pets"], 803),
    "print-unwritable": (["print", "coins", "--out", "text.png/sheets"], 802),
    "rehearse-unknown-game": (["rehearse", "chess"], 601),
    "rehearse-unknown-level": (["rehearse", "--level", "9"], 602),
    "five-players": (["rehearse", "--players", "5"], 603),
    "no-players": (["rehearse", "--players", "0"], 603),
    "unknown-condition": (["rehearse", "--condition", "fog"], 253),
    "referee-unknown-game": (["referee", "chess"], 601),
    "unknown-row": (["bench", "--only", "nonsense"], 120),
    "code-too-short": (["resume", "AAAA"], 516),
    "code-letter": (["resume", "ABCD-EFG-HJK1"], 515),
    "code-check": (["resume", "ABCD-EFG-HJKV"], 517),
    "replay-code": (["replay", "ABCD-EFG-HJKV", "--journal", "games"], 517),
    "replay-nothing": (["replay", "--journal", "empty"], 507),
    "config-missing": (["play", "--config", "none.toml"], 701),
    "config-unreadable": (["play", "--config", "empty"], 702),
    "config-binary": (["play", "--config", "blob"], 703),
    "config-no-toml": (["play", "--config", "words.toml"], 704),
    "config-unknown": (["play", "--config", "odd.toml"], 705),
    "config-value": (["play", "--config", "sixth.toml"], 706),
    "check-config": (["check-config", "sixth.toml"], 706),
    "check-missing": (["check-config", "none.toml"], 701),
    "house-game": (["play", "--config", "house.toml"], 601),
    "house-file": (["play", "--config", "overlay.toml"], 101),
    "house-of-nobody": (["play", "--config", "homeless.toml"], 101),
    "house-rule": (["check-config", "rule.toml"], 623),
    "house-rule-value": (["check-config", "rule-value.toml"], 624),
    "house-rule-game": (["check-config", "rule-game.toml"], 601),
    "house-rule-shape": (["check-config", "rule-shape.toml"], 706),
    "house-part": (["check-config", "foreign.toml"], 625),
    "house-later-level": (["play", "--config", "later.toml"], 629),
    "journal-name": (["check-config", "nul.toml"], 706),
    "journal-name-played": (["play", "--config", "nul.toml"], 706),
    "settings-too-deep": (["check-config", "deep.toml"], 704),
    "settings-too-deep-played": (["play", "--config", "deep.toml"], 704),
    "no-camera": (["play", "--config", "pi.toml"], 205),
    "folder-empty": (["play", "--config", "folder.toml"], 216),
    "folder-missing": (["play", "--config", "nowhere.toml"], 215),
    "video-missing": (["play", "--config", "video.toml"], 217),
    "video-unreadable": (["play", "--config", "film.toml"], 218),
    "no-lamps": (["play", "--config", "gpio.toml"], 409),
    "virtual-buttons": (["play", "--config", "buttons.toml"], 708),
    "nothing-to-press": (["play", "--config", "nobody.toml"], 710),
    "voice-folder": (["play", "--config", "wav.toml"], 313),
    "journal-unwritable": (["play", "--config", "still.toml", "--journal", "text.png/games"], 501),
    "journal-is-file": (["play", "--config", "still.toml", "--journal", "text.png"], 501),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("case", BAD)
def test_bad_input_is_one_sentence_in_the_language_of_the_shell(shell, monkeypatch, language, case):
    words, number = BAD[case]
    made(shell.place)
    monkeypatch.chdir(shell.place)
    before = {path: path.read_bytes() for path in shell.place.rglob("*") if path.is_file()}
    shell.speak(language)
    ended = shell(*words)
    told(ended, number)
    assert ended.code == OF_NUMBER[number].exit and not ended.out
    assert ended.err.split(": ", 1)[1].startswith(opening(number, language))
    assert {path: path.read_bytes() for path in before} == before


def opening(number, language):
    """The words of a sentence up to its first variable."""
    mark = "\N{REPLACEMENT CHARACTER}"
    values = dict.fromkeys(("file", "path", "game", "level", "given", "condition", "row", "sheet", "letter", "letters",
                            "setting", "driver", "module", "name", "why", "ingredient"), mark)  # fmt: skip
    return sentence(number, values, language)[0].partition(mark)[0].partition("{")[0]


@pytest.mark.parametrize("case", ["photo-is-text", "code-letter", "config-no-toml", "no-camera", "journal-is-file"])
def test_the_installed_command_says_the_same_without_a_keyboard(shell, case):
    words, number = BAD[case]
    made(shell.place)
    ended = shell.bare(*words)
    told(ended, number)
    assert ended.code == OF_NUMBER[number].exit


@pytest.mark.parametrize("closed", [(), (1,), (1, 2)])
def test_play_ends_quietly_where_nobody_can_type_or_read(shell, closed):
    made(shell.place)
    ended = shell.bare("play", "--config", "still.toml", "--journal", "games", closed=closed)
    assert ended.code == 0 and not ended.err


def test_one_bad_photo_does_not_hide_the_others(shell):
    made(shell.place)
    ended = shell("read", shell.place / "none.png", shell.place / "whole.png")
    assert ended.code == 1
    told(ended, 211)
    assert "whole.png" in ended.out


def test_every_fault_of_a_configuration_is_told(shell):
    file = shell.place / "config.toml"
    file.write_text("[table]\nvolume = 600\nlanguage = 'fr'\n", "utf-8")
    ended = shell("check-config", file)
    assert ended.code == 1 and [line[:5] for line in ended.err.splitlines()] == ["E706:", "E706:"]


# -- the journal


def console(shell, language="en", journal="games", typed=""):
    """A console of photos, spoken to by typing, in a language of its own."""
    made(shell.place)
    config = shell.place / "still.toml"
    config.write_text(f'{config.read_text("utf-8")}\n[table]\nlanguage = "{language}"\n', "utf-8")
    return shell("play", "--config", config, "--journal", shell.place / journal, typed=typed)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_corrupt_journal_is_set_aside_by_date_and_a_new_game_can_begin(shell, language):
    games = shell.place / "games"
    games.mkdir()
    (games / "journal.db").write_bytes(b"this was a journal " * 1000)
    ended = console(shell, language, typed="\n\n\n")
    assert ended.code == 0 and not ended.err
    aside = next(games.glob("damaged-journal-2*"))
    assert (aside / "journal.db").read_bytes() == b"this was a journal " * 1000
    assert AludelError("journal-set-aside", name=aside.name).text(language) in ended.out
    with closing(Journal.read(games)) as journal:
        assert len(journal.games()) == 1


def test_a_journal_damaged_inside_keeps_what_its_seals_prove(shell):
    games = shell.place / "games"
    console(shell, typed="\n\n\nhold back\n" + "next\n\nnext\nnext\n\n" * 2)
    with closing(sqlite3.connect(games / "journal.db", isolation_level=None)) as db:
        assert db.execute("UPDATE entry SET text = 'nonsense'").rowcount
    ended = console(shell, typed="")
    assert ended.code == 0 and "E509: " in ended.out and not ended.err


def test_a_journal_in_use_is_said_so(shell):
    made(shell.place)
    with closing(Journal.open(shell.place / "games")):
        ended = shell.run("play", "--config", "still.toml", "--journal", "games", cwd=shell.place)
    told(ended, 504)


# -- the voice


def speaking(shell, voice):
    made(shell.place)
    config = shell.place / "voice.toml"
    text = (shell.place / "still.toml").read_text("utf-8")
    config.write_text(text.replace('engine = "none"\nsink = "null"\n', voice), "utf-8")
    return config


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_sound_program_it_is_said_once_and_captions_go_on(shell, monkeypatch, language):
    monkeypatch.setenv("PATH", "/nonexistent")
    config = speaking(shell, f'engine = "none"\nsink = "alsa"\n[table]\nlanguage = "{language}"\n')
    ended = shell("play", "--config", config, "--journal", shell.place / "games", typed="\n")
    assert ended.code == 0 and not ended.err
    assert ended.out.count("E311: ") == 1
    assert AludelError("sound-missing").text(language) in ended.out


NO_LIBRARY = """
import ctypes
load = ctypes.CDLL.__init__
def refuse(self, name, *rest, **more):
    if "espeak" in str(name):
        raise OSError("cannot open shared object file")
    load(self, name, *rest, **more)
ctypes.CDLL.__init__ = refuse
"""


@pytest.mark.parametrize(("engine", "language"), [("espeak-ng", "en"), ("pyttsx3", "de"), ("pyttsx3", "ja")])
def test_without_espeak_ng_it_is_said_once_and_captions_go_on(shell, monkeypatch, terminal, engine, language):
    """Neither the program nor the library can be found."""
    monkeypatch.setenv("PATH", "/nonexistent")
    hidden = shell.place / "hidden"
    hidden.mkdir()
    (hidden / "sitecustomize.py").write_text(NO_LIBRARY, "utf-8")
    monkeypatch.setenv("PYTHONPATH", str(hidden))
    config = speaking(shell, f'engine = "{engine}"\nsink = "null"\n[table]\nlanguage = "{language}"\n')
    monkeypatch.setenv("XDG_CACHE_HOME", str(shell.place / "cache"))
    played = terminal("play", "--config", config, "--journal", shell.place / "games")
    played.read("E301: ")
    before = played.screen
    assert AludelError("voice-missing").text(language) in before
    played.type("next", "»")
    ended = played.end()
    assert ended.code == 0 and not ended.err
    assert ended.out.count("E301: ") == 1 and len(ended.out) > len(before)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_terminal_without_our_letters_is_no_reason_to_stop(shell, monkeypatch, language):
    """An old locale, in which Python writes and reads ASCII only."""
    for variable, value in (("LC_ALL", "C"), ("PYTHONUTF8", "0"), ("PYTHONCOERCECLOCALE", "0")):
        monkeypatch.setenv(variable, value)
    monkeypatch.delenv("PYTHONIOENCODING")
    made(shell.place)
    config = shell.place / "still.toml"
    config.write_text(f'{config.read_text("utf-8")}[table]\nlanguage = "{language}"\n', "utf-8")
    typed = "\n\n\nžába 青\n".encode()
    ended = shell.run("play", "--config", config, "--journal", shell.place / "games", typed=typed)
    assert ended.code == 0 and not ended.err
    assert ended.out.isascii() and "E413: " in ended.out


# -- endings in the middle of a game


def test_a_console_in_the_background_of_a_shell_can_be_interrupted(shell, terminal):
    """A shell without job control starts such programs with SIGINT ignored, and that is inherited."""
    made(shell.place)
    usual = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        console = terminal("play", "--config", shell.place / "still.toml", "--journal", shell.place / "games")
    finally:
        signal.signal(signal.SIGINT, usual)
    console.read("English")
    assert console.end(signal.SIGINT).code == 130


@pytest.mark.parametrize(
    ("number", "code"), [(signal.SIGTERM, 130), (signal.SIGINT, 130), (signal.SIGHUP, 130), (signal.SIGKILL, -9)]
)
def test_a_game_that_is_stopped_goes_on_at_the_same_prompt(shell, terminal, number, code):
    made(shell.place)
    words = ("play", "--config", shell.place / "still.toml", "--journal", shell.place / "games")
    first = terminal(*words)
    first.read("English")
    first.type("", "Two players")
    first.type("", "I will choose somebody")
    asked = first.type("", "two ingredients").splitlines()[-1]
    ended = first.end(number)
    assert ended.code == code and not ended.err and "Traceback" not in ended.out
    again = terminal(*words)
    again.read("Play on")
    assert asked in again.type("", "two ingredients")
    assert again.end().code == 0


def test_a_reader_that_has_gone_ends_the_game_quietly_and_nothing_is_lost(shell, terminal):
    made(shell.place)
    words = [COMMAND, "play", "--config", shell.place / "still.toml", "--journal", shell.place / "games"]
    reader, writer = os.pipe()
    with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=writer, stderr=subprocess.PIPE) as played:
        os.close(writer)
        assert b"elcome" in os.read(reader, 4096)
        os.close(reader)
        _, err = played.communicate(b"\n" * 3, timeout=PATIENCE)
    assert played.returncode == 1 and not err
    again = shell("play", "--config", shell.place / "still.toml", "--journal", shell.place / "games")
    assert again.code == 0 and not again.err


def test_help_into_a_closed_pipe_says_nothing_more(shell):
    line = f'"{COMMAND}" print --help | true'
    done = subprocess.run(["sh", "-c", line], capture_output=True, timeout=PATIENCE, check=False)
    assert not done.stderr


def test_a_home_that_cannot_be_looked_into_is_a_home_without_a_configuration(shell, monkeypatch):
    """As after `sudo -u` with another user's home; here its name is one that no file can have."""
    made(shell.place)
    monkeypatch.setenv("XDG_CONFIG_HOME", str(shell.place / ("x" * 300)))
    ended = shell("play", "--terminal", "--journal", shell.place / "games")
    assert ended.code == 0 and not ended.err
