# SPDX-License-Identifier: MIT
"""The pictures and the play guide are what the program draws and says today."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest

from aludel import cli

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


def test_the_tray_in_the_readme_is_read_by_the_recogniser(capsys):
    assert cli.main(["read", str(DOCS / "pictures" / "tray.png")]) == 0
    assert capsys.readouterr().out.split(": ")[1].split() == ["tile.frog,", "tile.mandrake"]
