# SPDX-License-Identifier: MIT
"""How the pins are reached: by the factory that is named, from a directory that can be written."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from aludel.errors import LANGUAGES, LampFault
from aludel.lights.factory import open_factory, run_directory

LGPIO = '''
"""Stands in for lgpio: like it, makes a pipe in the working directory when it is imported; has no chip."""
import os
assert os.environ["LG_WD"] == os.getcwd()
open(".lgd-nfy0", "wb").close()
SET_PULL_NONE = SET_PULL_UP = SET_PULL_DOWN = SET_BIAS_DISABLE = 0
BOTH_EDGES = RISING_EDGE = FALLING_EDGE = 0
class error(Exception):
    pass
def gpiochip_open(chip):
    raise error("can not open gpiochip")
'''


@pytest.fixture
def fresh(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """Nothing of lgpio imported yet, and no run-time directory given."""
    for name in ("lgpio", "gpiozero.pins.lgpio"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    for name in ("LG_WD", "RUNTIME_DIRECTORY", "XDG_RUNTIME_DIR"):
        monkeypatch.delenv(name, raising=False)
    return monkeypatch


def test_a_missing_module_is_told_with_the_package_that_brings_it(fresh: pytest.MonkeyPatch) -> None:
    fresh.setitem(sys.modules, "lgpio", None)
    with pytest.raises(LampFault) as caught:
        open_factory("lgpio")
    assert caught.value.key == "gpio-module-missing"
    assert all("python3-lgpio" in caught.value.text(language) for language in LANGUAGES)


def test_lgpio_makes_its_pipe_in_the_run_time_directory(fresh: pytest.MonkeyPatch, tmp_path: Path) -> None:
    modules, run, here = (tmp_path / name for name in ("modules", "run", "here"))
    for folder in (modules, run, here):
        folder.mkdir()
    (modules / "lgpio.py").write_text(LGPIO, "utf-8")
    fresh.syspath_prepend(str(modules))
    fresh.setenv("RUNTIME_DIRECTORY", f"{run}:/elsewhere")
    fresh.setenv("LG_WD", str(run))
    fresh.chdir(here)
    with pytest.raises(LampFault) as caught:
        open_factory("lgpio")
    assert caught.value.key == "gpio-not-opened"
    assert (run / ".lgd-nfy0").exists() and list(here.iterdir()) == []
    assert Path.cwd() == here


def test_without_a_run_time_directory_a_temporary_one_serves(fresh: pytest.MonkeyPatch) -> None:
    made = run_directory()
    assert made.is_dir() and os.access(made, os.W_OK)


def test_a_run_time_directory_that_cannot_be_written_is_passed_over(fresh: pytest.MonkeyPatch, tmp_path: Path) -> None:
    fresh.setenv("RUNTIME_DIRECTORY", str(tmp_path / "gone"))
    fresh.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    assert run_directory() == tmp_path


def test_the_mock_factory_is_only_used_by_name(fresh: pytest.MonkeyPatch) -> None:
    fresh.setenv("GPIOZERO_PIN_FACTORY", "mock")
    fresh.setitem(sys.modules, "lgpio", None)
    with pytest.raises(LampFault):
        open_factory("lgpio")
    assert type(open_factory("mock")).__name__ == "MockFactory"
