# SPDX-License-Identifier: MIT
"""Read many trays of all kinds: `python -m aludel.bench.all_kinds --readings 20000 --seed 1 --report FILE`.

A reading is of one frame, each of another presentation, without the steadiness over frames that a console adds. Before
them so many theories of four tokens are read as a console reads them, in working conditions.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Final, TypeAlias

import cv2
import numpy as np

from aludel.bench import trays
from aludel.bench.recognition import WITHIN, Shares, most_wrong
from aludel.bench.trays import CODE, Tray
from aludel.origin import heading, origin
from aludel.pieces import tags as printed
from aludel.reading import Reading
from aludel.shell import cache_folder
from aludel.sight import steady
from aludel.sight.geometry import optics
from aludel.sight.reader import TrayReader
from aludel.sight.tray import look
from aludel.twin.rendered import FrameClock

PROGRAM: Final = "python -m aludel.bench.all_kinds"
CONDITIONS: Final = ("clean", "working", "any")
OFTEN: Final = 250
"""Readings after which the report is written: a run may be cut off."""
Cell: TypeAlias = tuple[str, str]


@dataclass(slots=True)
class Tally:
    """Readings by sort and condition; `pieces` by sort in working conditions: read right, and shown."""

    shares: defaultdict[Cell, Shares] = field(default_factory=lambda: defaultdict(Shares))
    spoilt: set[str] = field(default_factory=set)
    pieces: dict[str, list[int]] = field(default_factory=lambda: defaultdict(lambda: [0, 0]))
    kinds: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)
    theories: Shares = field(default_factory=Shares)

    def count(self, tray: Tray, condition: str, reading: Reading) -> None:
        """One reading of one frame."""
        self.shares[tray.sort, condition].count(reading, tray)
        if not tray.well:
            self.spoilt.add(tray.sort)
        elif condition == "working":
            read = sum((Counter(reading.kinds()) & Counter(tray.lying)).values())
            self.pieces[tray.sort][0] += read
            self.pieces[tray.sort][1] += len(tray.lying)
        self.kinds.update(tray.lying)
        if tray.outcome(reading) == "wrong":
            self.wrong.append(f"{tray.sort}, {condition}: {', '.join(tray.lying)} read as {', '.join(reading.kinds())}")


def run(tally: Tally, readings: int, seed: int) -> Iterator[int]:
    """Count so many readings; after each, how many there are."""
    cv2.setNumThreads(1)
    rng, lens = np.random.default_rng(seed), optics()
    eye = trays.camera(seed, CONDITIONS[0], cache_folder() / "twin")
    for number in range(readings):
        eye.condition = CONDITIONS[number % len(CONDITIONS)]
        tray = trays.draw(rng)
        tray.into(eye)
        tally.count(tray, eye.condition, steady.of_one(look(eye.capture(1.0), lens, CODE, tray.allowed)))
        yield number + 1


def theories(tally: Tally, number: int, seed: int) -> None:
    """Theories of three potions, read by the console's reader."""
    eye, rng = trays.camera(seed + 1, "working", cache_folder() / "twin"), np.random.default_rng(seed + 1)
    clock = FrameClock(eye)
    reader = TrayReader(clock, clock=clock)
    for _ in range(number):
        tray = trays.menu("theory-3").tray(rng)
        tray.into(eye)
        tally.theories.count(reader.look(CODE, tray.allowed), tray)


def report(tally: Tally, command: str, made_with: Mapping[str, object], seconds: float) -> str:
    """The report as Markdown."""
    total = sum(shares.trays for shares in tally.shares.values())
    wrong = sum(shares.wrong for shares in tally.shares.values())
    parts = [
        "<!-- SPDX-License-Identifier: CC-BY-4.0 -->\n# Reading every kind of piece\n",
        f"Made by `{command}`.\n\n"
        "Of each presentation one frame is read, without the steadiness over several frames that a console adds.\n"
        "The trays are renders of the printed sheets, worn copies each; no real camera is in this report.\n",
        heading(dict(made_with), seconds=round(seconds)),
        f"\n{total} readings. {_shown(tally.kinds)}\n**Wrong: {wrong}**{_at_most(wrong, total)}.\n",
        *(f"* {one}" for one in tally.wrong),
        "Trays that a prompt asks for:\n",
        _table(tally, [cell for cell in _sorts(tally) if cell not in tally.spoilt]),
        "\nTrays that lie wrongly (a refusal is right wherever a piece may not be named):\n",
        _table(tally, [cell for cell in _sorts(tally) if cell in tally.spoilt]),
        "\nPieces of such trays read in working conditions, one frame each:\n",
        _pieces(tally),
        *_theories(tally.theories),
    ]
    return "\n".join(parts) + "\n"


def _shown(kinds: Counter[str]) -> str:
    every = sorted(printed.kinds(CODE))
    there = sum(kinds[kind] > 0 for kind in every)
    least = min(kinds[kind] for kind in every)
    return f"Of the {len(every)} kinds of the tag table {there} were shown, each {least} times or more."


def _sorts(tally: Tally) -> list[str]:
    return sorted({sort for sort, _ in tally.shares})


def _at_most(wrong: int, total: int) -> str:
    most = most_wrong(wrong, total)
    return "" if most is None else f" (at most {most:.2%} with 95 % certainty)"


def _table(tally: Tally, sorts: Sequence[str]) -> str:
    head = "| tray | n | wrong | at most (95 %) | refused clean | refused working | refused any | reasons |"
    return "\n".join([head, "|---|---|---|---|---|---|---|---|", *(_row(tally, sort) for sort in sorts)])


def _row(tally: Tally, sort: str) -> str:
    cells = [tally.shares[sort, condition] for condition in CONDITIONS]
    trays_, wrong = sum(cell.trays for cell in cells), sum(cell.wrong for cell in cells)
    most, why = most_wrong(wrong, trays_), Counter[str]()
    for cell in cells:
        why.update(cell.refused)
    refused = " | ".join(_refused(cell) for cell in cells)
    reasons = ", ".join(f"{reason} {number}" for reason, number in why.most_common(4))
    return f"| {sort} | {trays_} | {wrong} | {'' if most is None else f'{most:.2%}'} | {refused} | {reasons} |"


def _refused(cell: Shares) -> str:
    gone = cell.trays - cell.right - cell.wrong
    return f"{gone / cell.trays:.1%} of {cell.trays}" if cell.trays else ""


def _pieces(tally: Tally) -> str:
    rows = (f"| {sort} | {shown} | {read / shown:.2%} |" for sort, (read, shown) in sorted(tally.pieces.items()))
    return "\n".join(["| tray | pieces shown | read |", "|---|---|---|", *rows])


def _theories(told: Shares) -> Iterator[str]:
    if told.trays:
        yield (
            f"\nTheories of four tokens in working conditions, as a console reads them: {told.trays} trays, "
            f"{told.in_time / told.trays:.2%} read within {WITHIN} frames, {told.right / told.trays:.2%} in all, "
            f"wrong {told.wrong}{_at_most(told.wrong, told.trays)}."
        )


def main(words: Sequence[str] | None = None) -> int:
    """1 when a reading was wrong."""
    asked = _arguments().parse_args(words)
    made_with, start, tally = origin(asked.seed), time.monotonic(), Tally()
    told = partial(_told, asked, made_with, start)
    theories(tally, asked.theories, asked.seed)
    for number in run(tally, asked.readings, asked.seed):
        if asked.report and number % OFTEN == 0:
            asked.report.write_text(told(tally), "utf-8")
    if asked.report:
        asked.report.write_text(told(tally), "utf-8")
    else:
        print(told(tally))
    return int(bool(tally.wrong or tally.theories.wrong))


def _arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog=PROGRAM)
    parser.add_argument("--readings", type=int, default=20000)
    parser.add_argument("--theories", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--report", type=Path)
    return parser


def _told(asked: argparse.Namespace, made_with: Mapping[str, object], start: float, tally: Tally) -> str:
    words = f"{PROGRAM} --readings {asked.readings} --theories {asked.theories} --seed {asked.seed}"
    return report(tally, words, made_with, time.monotonic() - start)


if __name__ == "__main__":
    sys.exit(main())
