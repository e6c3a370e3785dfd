# SPDX-License-Identifier: MIT
"""The pictures and the play guide are what the program draws and says today."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest

from aludel import cli
from aludel.games.little_alchemists.rules import rules_of
from aludel.games.referee import Setup
from aludel.utterance import Utterance
from aludel.voice.phrasebook import Phrasebook

DOCS = Path(__file__).parents[2] / "docs"


def maker(name):
    """One of the programs in docs/ that write its pages."""
    spec = importlib.util.spec_from_file_location(name, DOCS / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.slow
def test_the_virtual_table_in_the_readme_is_drawn_by_the_program():
    module = maker("make_pictures")
    picture = module.as_svg(module.virtual_table())
    assert "has made a" in picture
    assert picture == (DOCS / "pictures" / "virtual-table.svg").read_text("utf-8"), "run: python docs/make_pictures.py"


def test_the_play_guides_say_what_the_console_does():
    pages = maker("make_play_guide").pages()
    assert set(pages) == set((DOCS / "play").iterdir())
    for path, text in pages.items():
        assert text == path.read_text("utf-8"), f"{path.name}: run: python docs/make_play_guide.py"


@pytest.mark.parametrize("level", range(1, 8))
def test_a_play_guide_tells_what_to_print_and_to_lay_out_for_every_number_of_players(level):
    page = guide(level)
    assert f"`aludel print --level {level}`" in page
    assert ("--new" in page) == (level > 1)
    assert "answer tokens" in page
    laid = page.split("## What you lay out")[1].split("**How")[0]
    assert [f"- {players} players: " in laid for players in range(1, 6)] == [False, True, True, True, False]
    assert laid.count("Put the closed market at the bottom") == 1


@pytest.mark.parametrize("level", range(1, 8))
def test_a_play_guide_lists_the_combinations_of_the_theory_board(level):
    _, head, board = guide(level).partition("## The theory board")
    assert bool(head) == (level > 1)
    book = Phrasebook("en")
    known = {
        frozenset(book.caption(Utterance(f"type-{potion}")) for potion in potions)
        for potions in rules_of(Setup(level, ("red", "yellow"), 0)).sets_named
    }
    listed = [line[2:].split(", ") for line in board.split("**How")[0].splitlines() if line.startswith("- ")]
    assert not head or (len(listed) == len(known) and {frozenset(potions) for potions in listed} == known)


def test_the_play_guide_says_when_a_pet_is_chosen():
    assert "you are not asked" in guide(4) and "but its pet is taken" in guide(4)
    assert "pet" not in guide(3)


def guide(level):
    return (DOCS / "play" / f"little-alchemists-level-{level}.md").read_text("utf-8")


def test_the_tray_in_the_readme_is_read_by_the_recogniser(capsys):
    assert cli.main(["read", str(DOCS / "pictures" / "tray.png")]) == 0
    assert capsys.readouterr().out.split(": ")[1].split() == ["tile.frog,", "tile.mandrake"]
