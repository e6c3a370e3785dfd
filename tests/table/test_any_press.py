# SPDX-License-Identifier: MIT
"""Whatever is pressed, whenever: it never fails, and it is answered; but not what is counted in secret."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from aludel.games.referee import hold, press, registry
from aludel.table.by_hand import SilentCount

from .parts import CODE, CONFIRM, NEXT, Bench
from .workshop import WORKSHOP

LITTLE = type(registry()["little-alchemists"])

PRESSES = [press(name) for name in ("confirm", "next", "back", *(f"market-{n}" for n in range(1, 6)))]
HOLDS = [hold(name) for name in ("confirm", "next", "back", "mute", *(f"market-{n}" for n in range(1, 6)))]
CHORDS = [hold("back", "confirm"), hold("back", "next"), hold("next", "confirm"), press("mute")]
SILENT = {press("next"), press("confirm"), hold("next"), hold("confirm")}
STEPS = 2_000


class Fixed(LITTLE):
    """One level of Little Alchemists, so that random hands meet each of them."""

    def __init__(self, level):
        self.info = replace(LITTLE.info, levels=(level,))


GAMES = {"workshop": WORKSHOP, **{f"level-{level}": Fixed(level) for level in (1, 2, 3, 4, 5, 6, 7)}}


def lay(bench, rng):
    """Something that may lie in the tray now, something else, or nothing."""
    prompt = bench.console.public().prompt
    tray = sorted(prompt.tray) if prompt else []
    if tray and rng.random() < 0.8:
        way = rng.choice(prompt.ways)
        bench.tray.lay([rng.choice(sorted(kinds)) for kinds in way.slots])
    else:
        bench.tray.lay(rng.sample(["tile.frog", "box.3", "answer.fire", "nonsense"], rng.randrange(3)))


@pytest.mark.parametrize("name", GAMES)
def test_every_press_is_answered(tmp_path, name):
    game = GAMES[name]
    bench, rng = Bench(tmp_path, games={game.info.key: game}, refusals=0.2), random.Random(name)
    bench.pick("language-en")
    bench.pick("table-menu-levels")
    bench.pick("table-menu-box")
    modes = {type(bench.console.mode).__name__}
    for _ in range(STEPS):
        lay(bench, rng)
        pressed = rng.choice([CONFIRM] * 8 + [NEXT] * 3 + PRESSES * 2 + HOLDS + CHORDS)
        before, told = bench.console.mode, len(bench.voice.told)
        bench.press(pressed)
        modes.add(type(bench.console.mode).__name__)
        counted = isinstance(before, SilentCount) and pressed in SILENT
        assert counted or len(bench.voice.told) > told, (before, pressed)
        bench.codes[:] = [CODE]
    assert {"Play", "Picker", "ShowBox", "OpenChoice"} <= modes
    assert name == "workshop" or "SilentCount" in modes
    bench.close()
