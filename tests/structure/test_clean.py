# SPDX-License-Identifier: MIT
"""What every file carries (its licence) and what none may carry."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from .source import TOP, project_files

CODE, HARDWARE, DOCUMENT = "MIT", "CERN-OHL-P-2.0", "CC-BY-4.0"

VENDOR: Final = {"vendor": "0BSD"}
"""Folders of other people's code, unchanged, with its licence beside it."""

LICENCES: Final = {"hardware": HARDWARE, "enclosure": HARDWARE, "docs": DOCUMENT}
"""Top folder to the licence of its sources; everywhere else it is the licence of code."""

SOURCES: Final = {".py", ".sh", ".toml", ".ftl", ".lock", ".in", ".json", ".md", ".yml", ".yaml", ".c", ".h", ".scad",
                  ".service", ".rules", ".html", ".css", ".js"}  # fmt: skip

PROGRAMS: Final = {".py", ".sh"}
"""Sources that stay code wherever documents lie."""

PARTS: Final = (
    ("py", "pi", r"\.org"),
    ("python", "hosted", r"\.org"),
    ("npm", "js", r"\.(org|com)"),
    ("deb", r"\.debian\.org", ""),
    ("/wo", "rk", r"(/|\b)"),
    ("/ro", "ot", "/"),
    ("py", "env", r"/"),
    (r"\b(DESIGN|STYLE|PLATFORM|FAILURES|GAMES|", "RECOGNITION|ANCHORS)", r"\.md"),
)
FOREIGN: Final = re.compile("|".join("".join(parts) for parts in PARTS))
"""Registry hosts, paths of one machine and papers outside the project; in parts, so that this file itself is clean."""


def sources() -> list[Path]:
    return [path for path in project_files() if path.suffix in SOURCES or path.name in {"run", "setup.sh"}]


def licence_of(path: Path) -> str:
    inside = path.relative_to(TOP)
    for folder in VENDOR.keys() & set(inside.parts):
        return VENDOR[folder]
    usual = LICENCES.get(inside.parts[0], DOCUMENT if path.suffix == ".md" else CODE)
    return CODE if usual == DOCUMENT and path.suffix in PROGRAMS else usual


def test_every_source_names_the_licence_of_its_folder() -> None:
    wrong = [
        str(path.relative_to(TOP))
        for path in sources()
        if f"SPDX-License-Identifier: {licence_of(path)}" not in "\n".join(path.read_text("utf-8").splitlines()[:3])
    ]
    assert not wrong, "\n" + "\n".join(wrong)


@pytest.mark.parametrize(
    ("file", "begins"),
    [
        ("LICENSE", "MIT License"),
        ("hardware/LICENSE", "CERN Open Hardware Licence Version 2 - Permissive"),
        ("enclosure/LICENSE", "CERN Open Hardware Licence Version 2 - Permissive"),
        ("docs/LICENSE", "Creative Commons Attribution 4.0 International"),
    ],
)
def test_the_licences_are_there_in_full(file: str, begins: str) -> None:
    text = (TOP / file).read_text("utf-8")
    assert text.startswith(begins)
    assert len(text) > (1_000 if begins.startswith("MIT") else 8_000)


def test_no_file_names_a_registry_a_machine_or_a_paper_of_ours() -> None:
    wrong = [
        f"{path.relative_to(TOP)}:{number} {found[0]}"
        for path in project_files()
        if (text := text_of(path)) is not None
        for number, line in enumerate(text.splitlines(), 1)
        if (found := FOREIGN.search(line))
    ]
    assert not wrong, "\n" + "\n".join(wrong)


def text_of(path: Path) -> str | None:
    try:
        return path.read_text("utf-8")
    except UnicodeDecodeError:
        return None


def test_nothing_is_left_to_do() -> None:
    marks = re.compile(r"\b(TO" + "DO|FIX" + "ME|XX" + r"X)\b")
    wrong = [
        f"{path.relative_to(TOP)}:{number}"
        for path in sources()
        if not VENDOR.keys() & set(path.parts)
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if marks.search(line)
    ]
    assert not wrong, "\n" + "\n".join(wrong)


def test_lines_end_like_lines() -> None:
    wrong = [
        str(path.relative_to(TOP))
        for path in sources()
        if (text := path.read_text("utf-8")) and ("\r" in text or "\t" in text or not text.endswith("\n"))
    ]
    assert not wrong, "\n" + "\n".join(wrong)
