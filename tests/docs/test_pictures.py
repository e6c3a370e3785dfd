# SPDX-License-Identifier: MIT
"""The pictures in README are what the program draws today."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[2] / "docs"


def drawn_by_docs():
    spec = importlib.util.spec_from_file_location("make_pictures", DOCS / "make_pictures.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.slow
def test_the_virtual_table_in_the_readme_is_drawn_by_the_program():
    module = drawn_by_docs()
    picture = module.as_svg(module.virtual_table())
    assert "has made a" in picture
    assert picture == (DOCS / "pictures" / "virtual-table.svg").read_text("utf-8"), "run: python docs/make_pictures.py"
