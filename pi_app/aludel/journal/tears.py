# SPDX-License-Identifier: MIT
"""Torn writes: the journal's write-ahead log cut at a random byte, half of the time with garbage where it ended.

That is closer to a power cut than a kill can be. `python -m aludel.twin.cuts` runs it beside kills of a whole console.
"""

from __future__ import annotations

import random
import shutil
from collections import Counter
from contextlib import closing
from pathlib import Path

from aludel.games.referee import Setup
from aludel.journal.code import new_code
from aludel.journal.journal import FILE, Journal


def tears(count: int, seed: int, place: Path) -> Counter[str]:
    """Cut the write-ahead log `count` times and count what is wrong with what is left."""
    rng, tally = random.Random(seed), Counter[str]()
    whole, sizes = _write_whole(place / "whole", rng)
    log = (whole / f"{FILE}-wal").read_bytes()
    for number in range(count):
        torn, sound = _tear(log, rng, garbage=number % 2 == 1)
        folder = place / "torn"
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir()
        shutil.copy(whole / FILE, folder)
        (folder / f"{FILE}-wal").write_bytes(torn)
        tally += _examine_torn(folder, sum(size <= sound for size in sizes))
        tally["tears"] += 1
    return tally


def _tear(log: bytes, rng: random.Random, garbage: bool) -> tuple[bytes, int]:
    """A torn log, and how many of its bytes are as they were."""
    cut = rng.randrange(len(log) + 1)
    spoilt = min(rng.randrange(1, 4097), cut) if garbage else 0
    return log[: cut - spoilt] + rng.randbytes(spoilt), cut - spoilt


def _write_whole(folder: Path, rng: random.Random) -> tuple[Path, list[int]]:
    """A journal whose every commit is still in the log, and the size of the log after each (the first: begin).

    It is copied while open: closing would move the log into the file.
    """
    sizes = []
    with closing(Journal.open(folder / "open")) as journal, journal.unchecked() as db:
        db.execute("PRAGMA wal_autocheckpoint=0")
        number = journal.begin("torn", Setup(1, ("red", "blue")), {}, new_code(rng.randbytes))
        sizes.append((folder / "open" / f"{FILE}-wal").stat().st_size)
        for at in range(300):
            journal.append(number, f"{at} {'x' * rng.randint(0, 400)}")
            sizes.append((folder / "open" / f"{FILE}-wal").stat().st_size)
        for name in (FILE, f"{FILE}-wal"):
            shutil.copy(folder / "open" / name, folder)
    return folder, sizes


def _examine_torn(folder: Path, synced: int) -> Counter[str]:
    tally: Counter[str] = Counter()
    with closing(Journal.open(folder)) as journal:
        tally["set_aside"] += journal.set_aside is not None
        tally["damaged"] += len(journal.damage)
        moves = journal.load(1).moves if journal.games() else ()
        kept = len(moves) + len(journal.games())
        tally["rows"] += kept
        tally["missing"] += kept < synced
        tally["not_a_prefix"] += [int(move.split(" ")[0]) for move in moves] != list(range(len(moves)))
    return tally
