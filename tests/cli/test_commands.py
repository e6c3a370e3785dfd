# SPDX-License-Identifier: MIT
"""Every command: its help, its exit codes, and one numbered sentence where it is used wrongly."""

from __future__ import annotations

import re
from contextlib import closing

import pytest

from aludel.commands import COMMANDS, arena
from aludel.errors import LANGUAGES
from aludel.games.fate import CodeSource
from aludel.games.referee import Setup, registry
from aludel.journal import Journal
from aludel.utterance import Utterance
from aludel.voice.phrasebook import Phrasebook

SENTENCE = re.compile(r"E(\d{3}): [^\n]+\n")


def told(ended, number):
    """Exactly one numbered sentence on standard error, and nothing else anywhere."""
    found = SENTENCE.fullmatch(ended.err)
    assert found, ended.err
    assert int(found[1]) == number
    assert "Traceback" not in ended.out


@pytest.mark.parametrize("command", COMMANDS)
def test_help_says_what_each_command_does(shell, command):
    ended = shell(command, "--help")
    assert ended.code == 0 and not ended.err
    assert f"aludel {command}" in ended.out and COMMANDS[command][1:] in ended.out


@pytest.mark.parametrize("command", COMMANDS)
def test_the_installed_command_helps_without_a_keyboard(shell, command):
    ended = shell.bare(command, "--help")
    assert ended.code == 0 and not ended.err and f"aludel {command}" in ended.out


def test_the_list_of_commands_is_the_help_of_the_whole(shell):
    assert all(command in shell("--help").out for command in COMMANDS)


def test_without_a_command_the_help_is_shown_and_the_use_was_wrong(shell):
    ended = shell()
    assert ended.code == 2 and "play" in ended.out and not ended.err


def test_the_version_is_a_line(shell):
    ended = shell("--version")
    assert ended.code == 0 and re.fullmatch(r"aludel \d+\.\d+\.\d+\n", ended.out)


WRONG_LINES = [
    (["dance"], 121),
    (["play", "--loudly"], 121),
    (["resume"], 121),
    (["replay", "--journal"], 121),
    (["rehearse", "--games", "0"], 121),
    (["rehearse", "--clumsy", "2"], 121),
    (["rehearse", "--unplugged", "nan"], 121),
    (["bench", "--seconds", "0"], 121),
    (["rehearse", "--language", "fr"], 121),
    (["read"], 121),
    (["print", "--level", "one"], 121),
    (["print", "--paper", "A0"], 121),
    (["referee"], 121),
    (["bench", "--repeats", "0"], 121),
    (["arena"], 121),
    (["arena", "soundness", "--games", "0"], 121),
    (["arena", "artifacts", "--level", "8"], 121),
    (["check-config", "--nonsense"], 121),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("words", "number"), WRONG_LINES, ids=lambda value: "-".join(map(str, value)).strip("-")
                         if isinstance(value, list) else "")  # fmt: skip
def test_a_command_line_used_wrongly_is_a_sentence(shell, language, words, number):
    shell.speak(language)
    ended = shell(*words)
    assert ended.code == 2 and not ended.out
    told(ended, number)


PAGE = ("arena", "soundness", "--level", "1", "--games", "1", "--page")


def from_commit(monkeypatch, commit):
    """Have the figures of `aludel arena` come from this commit."""
    monkeypatch.setattr(arena, "origin", lambda seed: {"commit": commit, "seed": seed})


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_page_is_made_from_a_changed_checkout(shell, monkeypatch, language):
    from_commit(monkeypatch, "0123456789ab-dirty")
    shell.speak(language)
    ended = shell(*PAGE)
    assert ended.code == 2 and not ended.out
    told(ended, 122)
    assert "0123456789ab" in ended.err and "--allow-dirty" in ended.err and "ab-dirty" not in ended.err


@pytest.mark.parametrize(
    ("commit", "words"),
    [
        ("0123456789ab", PAGE),
        ("unknown", PAGE),
        ("0123456789ab-dirty", (*PAGE, "--allow-dirty")),
        ("0123456789ab-dirty", (*PAGE[:-1], "--json")),
        ("0123456789ab-dirty", PAGE[:-1]),
    ],
)
def test_a_page_is_made_from_a_commit_or_where_that_is_told_so(shell, monkeypatch, commit, words):
    from_commit(monkeypatch, commit)
    ended = shell(*words)
    assert ended.code == 0 and not ended.err
    assert commit in ended.out or words == PAGE[:-1]


def test_print_makes_the_sheets_that_it_names(shell):
    ended = shell("print", "coins", "--form", "svg", "--out", shell.place / "sheets")
    assert ended.code == 0 and not ended.err
    files = ended.out.split()
    assert files and all(shell.place in shell.place.joinpath(file).parents for file in files)
    assert sorted(map(str, (shell.place / "sheets").iterdir())) == sorted(files)


def test_a_sound_configuration_is_named_and_the_sample_is_one(shell):
    file = shell.place / "sample.toml"
    file.write_text(shell("check-config", "--sample").out, "utf-8")
    ended = shell("check-config", file)
    assert ended == type(ended)(0, f"{file}: in order\n", "")


def test_the_referee_speaks_until_its_input_ends(shell):
    ended = shell.run("referee", "little-alchemists", typed=b'{"command": "games"}\n')
    assert ended.code == 0 and not ended.err and ended.out.startswith("{")


def test_replay_tells_a_game_that_was_played(shell):
    config = shell.config('[camera]\ndriver = "twin"\n')
    journal = shell.place / "games"
    shell.run("play", "--config", config, "--journal", journal, typed=b"\n\n\n")
    ended = shell("replay", "--journal", journal, "--notation")
    assert ended.code == 0 and not ended.err
    assert ended.out.startswith("game little-alchemists level=1 seats=red,yellow\n")
    assert "fate" not in ended.out and "code" not in ended.out


@pytest.mark.parametrize(
    ("language", "welcome"),
    [
        ("en", "Welcome to Little Alchemists, level 1!"),
        ("cs", "Malí alchymisté"),
        ("de", "Kleine Alchemisten"),
        ("ja", "レベル"),
    ],
)
def test_replay_speaks_the_language_of_the_shell(shell, language, welcome):
    config = shell.config('[camera]\ndriver = "twin"\n')
    journal = shell.place / "games"
    shell.run("play", "--config", config, "--journal", journal, typed=b"\n\n\n")
    shell.speak(language)
    ended = shell("replay", "--journal", journal)
    assert ended.code == 0 and not ended.err
    assert welcome in ended.out.splitlines()[0]
    assert "la-" not in ended.out and "event" not in ended.out


@pytest.mark.parametrize("language", ["en", "cs", "de"])
def test_every_line_of_a_replay_begins_as_a_sentence(shell, language):
    """Once a game has ended, what was marked is told too, and that begins with the name of an ingredient."""
    setup = Setup(1, ("red", "yellow"), 0)
    with closing(Journal.open(shell.place / "games")) as journal:
        game = registry()["little-alchemists"]
        number = journal.begin(game.info.key, setup, game.draw(setup, CodeSource("ABCDEFGHJK")), "ABCDEFGHJK")
        journal.append(number, "red brew foot+scorpion")
        journal.finish(number, None)
    shell.speak(language)
    lines = shell("replay", "--journal", shell.place / "games").out.splitlines()
    words = Phrasebook(language).caption(Utterance("ingredient-foot"))
    assert any(line.lower().startswith(words.lower()) for line in lines)
    assert [line for line in lines if line[0].islower()] == []


@pytest.mark.parametrize(
    ("language", "told"), [("en", "in order"), ("cs", "v pořádku"), ("de", "in Ordnung"), ("ja", "問題ありません")]
)
def test_a_configuration_in_order_is_said_to_be(shell, language, told):
    shell.speak(language)
    file = shell.config("[table]\nvolume = 3\n")
    ended = shell("check-config", file)
    assert ended.code == 0 and not ended.err and ended.out == f"{file}: {told}\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_configuration_the_defaults_are_pointed_to(shell, monkeypatch, language):
    monkeypatch.setattr("aludel.config.SYSTEM", shell.place / "none.toml")
    shell.speak(language)
    ended = shell("check-config")
    assert ended.code == 0 and not ended.err and "--sample" in ended.out


def test_the_table_of_artifacts_has_the_names_that_are_spoken(shell):
    rows = shell("arena", "artifacts", "--level", "7", "--games", "1").out.splitlines()
    assert rows[0].startswith("| level | artifact | name | effect |")
    book = Phrasebook("en")
    named = {cells[2].strip(): cells[3].strip() for cells in (row.split("|") for row in rows[2:])}
    assert len(named) == 13 and named == {name: book.caption(Utterance(f"artifact-{name}")) for name in named}
    assert not any(value.startswith("artifact-") for value in named.values())
