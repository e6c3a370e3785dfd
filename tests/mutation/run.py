# SPDX-License-Identifier: MIT
"""Mutation testing of the rules: `python -m tests.mutation.run` changes games/ in thousands of places and counts the
changes that the tests of the rules notice.

It needs mutmut (the extra `mutation`) and takes an hour or two on two cores. The work lies in a folder of its own,
`--into`, and goes on from there when it is called again; `--report` writes the page for docs/reports from it.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from tests.mutation.findings import findings, page

from aludel.origin import heading, origin

ROOT: Final = Path(__file__).parents[2]
INTO: Final = Path(os.environ.get("TMPDIR", "/tmp")) / "aludel-mutation"
COPIED: Final = ("tests", "docs", "hardware", "enclosure", "CHANGELOG.md", "README.md")
SELECTED: Final = ("tests/games", "tests/rulebook")
"""The tests that have to notice a change of the rules."""

SETTINGS: Final = """
[tool.mutmut]
source_paths = ["aludel/"]
only_mutate = ["aludel/games/*"]
do_not_mutate = ["aludel/games/*/data/*"]
pytest_add_cli_args_test_selection = [{selected}]
pytest_add_cli_args = ["-p", "no:cacheprovider", "--hypothesis-seed=0", "--ignore-glob=*/test_components.py"]
also_copy = [{copied}]
track_dependencies = false
"""
"""A hypothesis seed makes a mutant die in every run or in none. Tests of printed pieces judge no rule."""


def lay_out(into: Path) -> None:
    """Copy the checkout to where mutmut may change it, with the package at the top as mutmut wants it."""
    into.mkdir(parents=True, exist_ok=True)
    for name in COPIED:
        _copy(ROOT / name, into / name)
    _copy(ROOT / "pi_app" / "aludel", into / "aludel")
    quoted = {"selected": _quoted(SELECTED), "copied": _quoted((*COPIED, "pyproject.toml"))}
    text = (ROOT / "pyproject.toml").read_text("utf-8") + SETTINGS.format(**quoted)
    (into / "pyproject.toml").write_text(text, "utf-8")


def _quoted(names: tuple[str, ...]) -> str:
    return ", ".join(f'"{name}"' for name in names)


def _copy(source: Path, target: Path) -> None:
    """Copy a file or a tree; times are kept, since mutmut goes on where files are as old as they were."""
    if source.is_file():
        shutil.copy2(source, target)
    else:
        ignored = shutil.ignore_patterns("__pycache__", "*.pyc")
        shutil.copytree(source, target, dirs_exist_ok=True, ignore=ignored)


def mutate(into: Path, only: list[str], children: int) -> int:
    """Run mutmut; its exit code."""
    command = [sys.executable, "-m", "mutmut", "run", "--max-children", str(children), *only]
    return subprocess.run(command, cwd=into, check=False).returncode


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--into", type=Path, default=INTO, help="folder for the changed copy (default: %(default)s)")
    parser.add_argument("--only", nargs="*", default=[], help="names of mutants, with * (default: all)")
    parser.add_argument("--children", type=int, default=os.cpu_count() or 1, help="processes at once")
    parser.add_argument("--report", type=Path, help="write the page from what lies in the folder, and run nothing")
    given = parser.parse_args()
    if given.report is None:
        lay_out(given.into)
        return mutate(given.into, given.only, given.children)
    found = findings(given.into)
    given.report.write_text(page(found, heading(origin(0), mutants=found.total)), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
