# SPDX-License-Identifier: MIT
"""The sample of 2,000 readings of degraded trays: none may be wrong. (The run of 100,000 is a command.)

Each reading is of one frame, without the steadiness over several frames that a console adds.
"""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest
from stage import ANSWERS, GAME, LARGE, TILES, kinds, paper_camera, reasons, seen

from aludel.sight.reader import TrayReader

DEGRADED = 2000
PARTS = 20
WORKING = 200
CLEAN = 200
MENUS = (
    (sorted(TILES), TILES, 2),
    (sorted(TILES), TILES | ANSWERS, 2),
    (sorted(ANSWERS), ANSWERS, 4),
    (sorted(LARGE), LARGE, 1),
)
"""What is put in, what is allowed, and how many pieces at most."""


def outcomes(condition: str, seed: int, readings: int) -> Counter[str]:
    """Read so many trays; `right`, `wrong`, or the reasons why not."""
    rng, eye, told = np.random.default_rng(seed), paper_camera(condition, seed), Counter[str]()
    for _ in range(readings):
        choice, allowed, most = MENUS[rng.choice(len(MENUS), p=[0.55, 0.15, 0.15, 0.15])]
        truth = sorted(str(kind) for kind in rng.choice(choice, rng.integers(1, most + 1)))
        eye.lay(truth)
        looked = seen(eye.capture(1.0), allowed)
        why, got = reasons(looked), kinds(looked)
        right = got == truth if not why else not Counter(got) - Counter(truth)
        told["wrong" if not right else "unsure" if why else "right"] += 1
        told.update({f"because {reason}" for reason in why})
    return told


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
def test_sample_of_2000_degraded_readings_has_none_wrong(part: int) -> None:
    told = outcomes("any", 7000 + part, DEGRADED // PARTS)
    assert told["wrong"] == 0, told
    assert told["right"] > 0


@pytest.mark.slow
def test_sample_of_200_clean_readings_refuses_few() -> None:
    told = outcomes("clean", 42, CLEAN)
    assert told["wrong"] == 0
    assert told["unsure"] <= 0.05 * CLEAN, told


@pytest.mark.slow
def test_sample_of_200_two_tile_trays_in_working_conditions() -> None:
    """To reach within four frames: 99.5 %. A reader that reaches it misses five or more of 200 once in 300 times."""
    rng, eye, told = np.random.default_rng(43), paper_camera("working", 43), Counter[str]()
    reader = TrayReader(eye, lambda: 0.0)
    for _ in range(WORKING):
        truth = sorted(str(kind) for kind in rng.choice(sorted(TILES), 2))
        eye.lay(truth)
        reading = reader.look(GAME, TILES)
        right = reading.sure and sorted(reading.kinds()) == truth
        told["in time" if right and reading.frames <= 4 else "late" if right else "refused"] += 1
        told["wrong"] += reading.sure and not right
    assert told["wrong"] == 0
    assert told["in time"] >= WORKING - 4, told
