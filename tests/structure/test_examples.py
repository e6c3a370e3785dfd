# SPDX-License-Identifier: MIT
"""Every module can be imported on a machine without hardware, and the examples in its docstrings hold."""

from __future__ import annotations

import doctest
from importlib import import_module
from pathlib import Path

import pytest

from .source import PACKAGE, modules, name_of


@pytest.mark.parametrize("path", modules(), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_examples_hold(path: Path) -> None:
    module = import_module(f"aludel.{name_of(path)}".rstrip("."))
    assert doctest.testmod(module).failed == 0
