# SPDX-License-Identifier: MIT
"""A console with nothing but rules: no journal, no voice, no lamps. It lets whole games run in milliseconds."""

from __future__ import annotations

import random

import pytest

from aludel.games.fate import CodeSource
from aludel.games.referee import TABLE, Press, Refused, Setup, press, registry
from aludel.games.tray import Piece
from aludel.reading import Eye
from aludel.table.public import Public
from aludel.twin.direct import DirectTray
from aludel.twin.hands import Hands
from aludel.twin.little_alchemists.nature import Nature
from aludel.twin.little_alchemists.party import Party
from aludel.twin.tally import Tally, WatchedEye

GAME = registry()["little-alchemists"]
COLOURS = ("red", "yellow", "green", "blue")


class BareConsole:
    """Reads the tray and moves the engine; refusals change nothing. Records every press."""

    def __init__(self, players: int, code: str, eye: Eye, fate=None) -> None:
        self.setup = Setup(1, COLOURS[:players])
        self.fate = fate or GAME.draw(self.setup, CodeSource(code))
        self.state, _ = GAME.new(self.setup, self.fate)
        self.eye = eye
        self.before = []
        self.pressed: list[Press] = []
        self.refusals: list[str] = []
        self.told: list[str] = []
        self.phases: list[str] = []

    def press(self, pressed: Press) -> None:
        self.pressed.append(pressed)
        prompt = GAME.prompt(self.state)
        if pressed == press("back") and pressed not in {choice.press for choice in prompt.choices}:
            if self.before:
                self.state = self.before.pop()
            return
        try:
            self._move(self._tray(prompt, pressed), pressed)
        except Refused as refused:
            self.refusals.append(refused.reason)

    def _tray(self, prompt, pressed: Press) -> tuple[Piece, ...]:
        if not prompt.tray or pressed != press("confirm"):
            return ()
        reading = self.eye.look("la", prompt.tray)
        if not reading.sure:
            raise Refused(f"unsure-{reading.unsure[0].reason}")
        return reading.pieces

    def _move(self, tray: tuple[Piece, ...], pressed: Press) -> None:
        before = self.state
        self.state, events = GAME.apply(self.state, GAME.intent(self.state, tray, pressed))
        self.told.extend(event.kind for event in events)
        self.phases.append(GAME.view(self.state, TABLE)["phase"])
        self.before = [] if any(event.spoken for event in events) else [*self.before, before]

    def public(self) -> Public:
        mode = "game" if GAME.movers(self.state) else "over"
        return Public(mode, "little-alchemists", GAME.prompt(self.state), GAME.view(self.state, TABLE))


def new_party(seed: int, skills, *, clumsy: float = 0.0, names=None, fate=None, refusals: float = 0.0) -> Party:
    """A table with a bare console and a player of each of `skills`."""
    rng = random.Random(seed)
    tally = Tally(lambda: 0.0)
    tray = DirectTray(random.Random(seed), refusals)
    console = BareConsole(len(skills), f"SEED{seed}", WatchedEye(tray, lambda: tray.kinds, tally), fate)
    nature = Nature(len(skills), random.Random(rng.getrandbits(64)), names or {})
    players = [skill(random.Random(rng.getrandbits(64))) for skill in skills]
    return Party(nature, players, Hands(console, tray, tally, rng, clumsy))


@pytest.fixture(scope="session")
def party():
    """Makes a table: `party(seed, skills, ...)`, as new_party."""
    return new_party
