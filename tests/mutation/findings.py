# SPDX-License-Identifier: MIT
"""What became of the mutants: counted by module, and the survivors with the reason why each may live."""

from __future__ import annotations

import json
import math
import re
import tomllib
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from tests.mutation.making import MADE, Mutant, place

REASONS: Final = Path(__file__).with_name("survivors.toml")
JUDGED: Final = "judged.jsonl"
DEAD: Final = ("killed", "endless")


ABOUT: Final = (
    "Made by `python -m tests.mutation.run`, then `--report`. A mutant is the program with one small change that",
    "mutmut made; it is killed when a test of `tests/games` or `tests/rulebook` fails, or does not end. Properties and",
    "functions under `@cache` are mutated too; constants of a module and the data files are not.",
    "",
    "A mutant meets the tests that come by its function, the quickest first, for as much processor time as the run's",
    "budget gives, then two written-down games: the share is at least what stands here. Every test that killed one was",
    "run without a mutant too, and passed. A verdict stands while its function is the same, whatever else changes.",
)


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
    """Counts by module (`made`, `killed`, `survived`), and every survivor."""

    modules: dict[str, Counter[str]]
    survivors: tuple[Survivor, ...]

    @property
    def total(self) -> int:
        """Mutants that were judged."""
        return self.killed + self._sum("survived")

    @property
    def made(self) -> int:
        """All the mutants there are."""
        return self._sum("made")

    @property
    def killed(self) -> int:
        """Mutants that a test noticed."""
        return self._sum("killed")

    def _sum(self, what: str) -> int:
        return sum(counts[what] for counts in self.modules.values())


def settled(into: Path, budget: float = 0.0) -> dict[tuple[str, str], dict[str, Any]]:
    """What was judged, by name and mark; of those that lived, only what was tried with this budget or a larger one."""
    file = into / JUDGED
    entries = [json.loads(line) for line in file.read_text("utf-8").splitlines()] if file.exists() else []
    return {
        (entry["name"], entry["mark"]): entry for entry in entries if entry["fate"] in DEAD or entry["budget"] >= budget
    }


def findings(into: Path) -> Findings:
    """Read the folder of a run."""
    judged, reasons = settled(into), _reasons()
    modules: dict[str, Counter[str]] = {}
    survivors = []
    for mutant in [Mutant(**entry) for entry in json.loads((into / MADE).read_text("utf-8"))]:
        module, function = place(mutant.name)
        counts = modules.setdefault(module, Counter())
        counts["made"] += 1
        entry = judged.get((mutant.name, mutant.mark))
        if entry is None:
            continue
        counts["killed" if entry["fate"] in DEAD else "survived"] += 1
        if entry["fate"] not in DEAD:
            why = reasons.get((module, function, mutant.before, mutant.after)) or reasons.get(
                (module, function, "", "")
            )
            why = why or alike(mutant.before, mutant.after)
            survivors.append(Survivor(module, function, mutant.before, mutant.after, why))
    return Findings(modules, tuple(survivors))


def _reasons() -> dict[tuple[str, str, str, str], str]:
    """By module, function, and the lines before and after; without these a reason holds for the whole function."""
    entries = tomllib.loads(REASONS.read_text("utf-8")).get("survivor", [])
    return {
        (entry["module"], entry["function"], entry.get("before", ""), entry.get("after", "")): entry["reason"]
        for entry in entries
    }


def alike(before: str, after: str) -> str:
    """Why a change makes no difference by its form alone, or nothing."""
    for entry in tomllib.loads(REASONS.read_text("utf-8")).get("alike", []):
        may = not re.search(entry["unless"], after) if "unless" in entry else True
        if may and _without(entry["part"], before) == _without(entry["part"], after):
            return str(entry["reason"])
    return ""


def _without(part: str, text: str) -> str:
    """A line without a part of it; what only laid the rest out goes too."""
    return re.sub(r"[\s,]+(?=\))", "", re.sub(part, "", text))


def estimate(modules: Mapping[str, Counter[str]]) -> tuple[float, float, float]:
    """The share of kills among all mutants, in percent, with the lower and upper end of its 95 % interval.

    Each module is a stratum, with the mutants that were judged as its sample; the spread within one is taken with two
    kills and two survivors more (Agresti and Coull), so that a module without survivors is not taken for certain. A
    module of which nothing was judged may have any share.
    """
    made = sum(counts["made"] for counts in modules.values())
    middle = variance = unknown = 0.0
    for counts in modules.values():
        part, judged = counts["made"] / made, counts["killed"] + counts["survived"]
        if not judged:
            unknown += part
            continue
        spread = (counts["killed"] + 2) / (judged + 4)
        middle += part * counts["killed"] / judged
        variance += part**2 * spread * (1 - spread) / (judged + 4) * (1 - judged / counts["made"])
    half = 1.96 * math.sqrt(variance)
    return 100 * middle, 100 * max(0.0, middle - half), 100 * min(1.0, middle + unknown + half)


def page(found: Findings, head: str) -> str:
    """The report."""
    rows = "\n".join(_row(module, counts) for module, counts in sorted(found.modules.items()))
    known = [survivor for survivor in found.survivors if survivor.reason]
    still = [survivor for survivor in found.survivors if not survivor.reason]
    lines = [
        "<!-- SPDX-License-Identifier: CC-BY-4.0 -->",
        "# Mutation testing of games/",
        "",
        *ABOUT,
        "",
        head,
        "",
        _share(found),
        "",
        "| module | mutants | judged | killed | survived | killed % |",
        "|---|---|---|---|---|---|",
        rows,
        "",
        f"## Survivors that may live ({len(known)})",
        "",
        *(_listed(survivor) for survivor in known),
        "",
        f"## Survivors that ask for a test ({len(still)})",
        "",
        *(_listed(survivor) for survivor in still),
        "",
    ]
    return "\n".join(lines)


def _share(found: Findings) -> str:
    share = 100 * found.killed / found.total if found.total else 0.0
    said = f"**{found.killed} of {found.total} killed: {share:.1f} %.**"
    if found.total == found.made:
        return said
    all_, low, high = estimate(found.modules)
    return (
        f"{said} These are a random sample of all {found.made} mutants, drawn module by module (the first ones in the "
        "order of a hash of their names). Weighted by the modules' sizes, the share among all of them "
        f"is {all_:.1f} %, 95 % interval {low:.1f} % to {high:.1f} %."
    )


def _row(module: str, counts: Counter[str]) -> str:
    judged = counts["killed"] + counts["survived"]
    share = f"{100 * counts['killed'] / judged:.1f}" if judged else "-"
    return f"| {module} | {counts['made']} | {judged} | {counts['killed']} | {counts['survived']} | {share} |"


def _listed(survivor: Survivor) -> str:
    where = f"{survivor.module}.{survivor.function}"
    change = f"`{survivor.before or '(nothing)'}` → `{survivor.after or '(nothing)'}`"
    return f"- `{where}`: {change}" + (f": {survivor.reason}" if survivor.reason else "")
