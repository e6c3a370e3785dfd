# SPDX-License-Identifier: MIT
"""A console with nothing but rules: no journal, no voice, no lamps. It lets whole games run in milliseconds."""

from __future__ import annotations

import random

import pytest

from aludel.games.fate import CodeSource
from aludel.games.referee import TABLE, Choice, Press, Prompt, Refused, Setup, press, registry
from aludel.games.tray import Piece, shown
from aludel.reading import Eye
from aludel.table.public import Public
from aludel.twin.direct import DirectTray
from aludel.twin.hands import Hands
from aludel.twin.little_alchemists.nature import Nature
from aludel.twin.little_alchemists.party import Party
from aludel.twin.tally import Tally, WatchedEye

from .sitting import Sitting

GAME = registry()["little-alchemists"]
COLOURS = ("red", "yellow", "green", "blue")


class BareConsole:
    """Reads the tray and moves the engine; refusals change nothing. Records every press."""

    def __init__(self, players: int, code: str, eye: Eye, fate=None, level: int = 1, overlay=None) -> None:
        self.setup = Setup(level, COLOURS[:players], house={"overlay": overlay} if overlay else {})
        self.fate = fate or GAME.draw(self.setup, CodeSource(code))
        self.state, _ = GAME.new(self.setup, self.fate)
        self.eye = eye
        self.before = []
        self.pressed: list[Press] = []
        self.refusals: list[str] = []
        self.told: list[str] = []
        self.phases: list[str] = []
        self.offered: int | None = None
        """What is offered by name, as its place in the prompt's list."""

    def press(self, pressed: Press) -> None:
        self.pressed.append(pressed)
        prompt = GAME.prompt(self.state)
        offers = pressed == press("next") and pressed not in {choice.press for choice in prompt.choices}
        if prompt.browse and (self.offered is not None or offers):
            self._browse(prompt.browse, pressed)
        else:
            self._answer(prompt, pressed)

    def _browse(self, kinds, pressed: Press) -> None:
        at, self.offered = self.offered, None
        if pressed == press("next"):
            self.offered = 0 if at is None else (at + 1) % len(kinds)
        elif pressed == press("confirm"):
            self._try(shown(kinds[at]), pressed)

    def _answer(self, prompt, pressed: Press) -> None:
        if pressed == press("back") and pressed not in {choice.press for choice in prompt.choices}:
            if self.before:
                self.state = self.before.pop()
            return
        try:
            tray = self._tray(prompt, pressed)
        except Refused as refused:
            self.refusals.append(refused.reason)
        else:
            self._try(tray, pressed)

    def _try(self, tray, pressed: Press) -> None:
        try:
            self._move(tray, pressed)
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
        return Public(mode, "little-alchemists", self._prompt(), GAME.view(self.state, TABLE))

    def _prompt(self):
        prompt = GAME.prompt(self.state)
        if self.offered is None:
            return prompt
        key = f"piece-{prompt.browse[self.offered].replace('.', '-')}"
        return Prompt(prompt.key, prompt.seats, prompt.args, choices=(Choice(press("confirm"), key),))


def new_party(seed: int, skills, *, level=1, clumsy=0.0, names=None, fate=None, refusals=0.0, overlay=None):
    """A table with a bare console and a player of each of `skills`."""
    rng = random.Random(seed)
    tally = Tally(lambda: 0.0)
    tray = DirectTray(random.Random(seed), refusals)
    console = BareConsole(len(skills), f"SEED{seed}", WatchedEye(tray, lambda: tray.kinds, tally), fate, level, overlay)
    nature = Nature(len(skills), random.Random(rng.getrandbits(64)), names or {}, level, overlay or {})
    players = [skill(random.Random(rng.getrandbits(64))) for skill in skills]
    return Party(nature, players, Hands(console, tray, tally, rng, clumsy))


@pytest.fixture(scope="session")
def party():
    """Makes a table: `party(seed, skills, ...)`, as new_party."""
    return new_party


@pytest.fixture
def sit(tmp_path):
    """Seats people at the page of a virtual table: `sit(seed=...)`, as Sitting."""
    seated = []

    def make(**more):
        seated.append(Sitting(tmp_path, **more))
        return seated[-1]

    yield make
    for one in seated:
        one.close()
