# SPDX-License-Identifier: MIT
"""What the shell of a user says."""

from __future__ import annotations

from pathlib import Path

import pytest

from aludel import shell

VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME")


@pytest.fixture(autouse=True)
def nothing_said(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))


@pytest.mark.parametrize(
    ("said", "spoken"),
    [
        ({}, "en"),
        ({"LANG": "cs_CZ.UTF-8"}, "cs"),
        ({"LANG": "cs_CZ.UTF-8", "LC_ALL": "de_AT"}, "de"),
        ({"LANG": "ja_JP", "LC_MESSAGES": "C"}, "en"),
        ({"LANG": "fr_FR"}, "en"),
        ({"LANG": ""}, "en"),
    ],
)
def test_the_language_of_the_shell(monkeypatch: pytest.MonkeyPatch, said: dict[str, str], spoken: str) -> None:
    for name, value in said.items():
        monkeypatch.setenv(name, value)
    assert shell.language() == spoken


def test_folders_lie_in_the_home_or_where_they_are_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert shell.config_folder() == tmp_path / ".config" / "aludel"
    assert shell.state_folder() == tmp_path / ".local" / "state" / "aludel"
    assert shell.cache_folder() == tmp_path / ".cache" / "aludel"
    monkeypatch.setenv("XDG_STATE_HOME", "/var/lib/elsewhere")
    assert shell.state_folder() == Path("/var/lib/elsewhere/aludel")
