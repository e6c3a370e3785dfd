# SPDX-License-Identifier: MIT
"""What became of the mutants: counted by module, and the survivors with the reason why each may live."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

REASONS: Final = Path(__file__).with_name("survivors.toml")
KILLED: Final = frozenset({1, 3})
TIMEOUT: Final = frozenset({24, -24, 36, 152, 255})
UNTESTED: Final = frozenset({5, 33})


@dataclass(frozen=True, slots=True)
class Survivor:
    """A change that no test noticed: its function, the lines before and after, and why that may be (or nothing)."""

    module: str
    function: str
    before: str
    after: str
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Findings:
    """Counts by module (`killed`, `survived`), and every survivor."""

    modules: dict[str, Counter[str]]
    survivors: tuple[Survivor, ...]

    @property
    def total(self) -> int:
        """Mutants that were judged."""
        return sum(counts.total() for counts in self.modules.values())

    @property
    def killed(self) -> int:
        """Mutants that a test noticed."""
        return sum(counts["killed"] for counts in self.modules.values())


def findings(into: Path) -> Findings:
    """Read the folder of a run."""
    modules: dict[str, Counter[str]] = {}
    survivors = []
    reasons = _reasons()
    for name, code in _judged(into):
        module, function = _place(name)
        fate = "killed" if code in KILLED | TIMEOUT else "survived"
        modules.setdefault(module, Counter())[fate] += 1
        if fate == "survived":
            before, after = _change(into, name)
            why = reasons.get((module, function, before, after), "no test reaches it" if code in UNTESTED else "")
            survivors.append(Survivor(module, function, before, after, why))
    return Findings(modules, tuple(survivors))


def _judged(into: Path) -> Iterator[tuple[str, int]]:
    """Every mutant that was tried, with the exit code of its tests."""
    for file in sorted((into / "mutants" / "aludel" / "games").rglob("*.meta")):
        for name, code in json.loads(file.read_text("utf-8"))["exit_code_by_key"].items():
            if code is not None:
                yield name, code


def _place(name: str) -> tuple[str, str]:
    """Module and function of a mutant's name, e.g. `aludel.games.fate.xǁCodeSourceǁbelow__mutmut_3`."""
    dotted, _, mangled = name.rpartition(".")
    function = re.sub(r"__mutmut_\d+$", "", mangled).removeprefix("x").lstrip("_ǁ").replace("ǁ", ".")
    return dotted.removeprefix("aludel.games."), function


def _change(into: Path, name: str) -> tuple[str, str]:
    """The line that was changed, and what it was changed to."""
    command = [sys.executable, "-m", "mutmut", "show", name]
    shown = subprocess.run(command, cwd=into, capture_output=True, text=True, check=True).stdout.splitlines()
    gone = [line[1:].strip() for line in shown if line.startswith("-") and not line.startswith("---")]
    come = [line[1:].strip() for line in shown if line.startswith("+") and not line.startswith("+++")]
    return " ".join(gone), " ".join(come)


def _reasons() -> dict[tuple[str, str, str, str], str]:
    entries = tomllib.loads(REASONS.read_text("utf-8")).get("survivor", [])
    return {(entry["module"], entry["function"], entry["before"], entry["after"]): entry["reason"] for entry in entries}


def page(found: Findings, head: str) -> str:
    """The report."""
    share = 100 * found.killed / found.total if found.total else 0.0
    rows = "\n".join(_row(module, counts) for module, counts in sorted(found.modules.items()))
    lines = [
        "<!-- SPDX-License-Identifier: CC-BY-4.0 -->",
        "# Mutation testing of games/",
        "",
        "Made by `python -m tests.mutation.run`, then `--report`. A mutant is the program with one small change; it is",
        "killed when a test of `tests/games` or `tests/rulebook` fails or does not end.",
        "",
        head,
        "",
        f"**{found.killed} of {found.total} killed: {share:.1f} %.**",
        "",
        "| module | killed | survived |",
        "|---|---|---|",
        rows,
        "",
        "## Survivors",
        "",
        *(_listed(survivor) for survivor in found.survivors),
        "",
    ]
    return "\n".join(lines)


def _row(module: str, counts: Counter[str]) -> str:
    return f"| {module} | {counts['killed']} | {counts['survived']} |"


def _listed(survivor: Survivor) -> str:
    where = f"{survivor.module}.{survivor.function}"
    return f"- `{where}`: `{survivor.before}` → `{survivor.after}`: {survivor.reason or '**open**'}"
