# SPDX-License-Identifier: MIT
"""Whole games by virtual players at a real console: table, journal, voice and lamps are those that people use.

The twin knows no sight: who wants trays rendered and read back hands in `eye`, which makes an Eye of a camera.
"""

from __future__ import annotations

import random
import tempfile
import time
from collections import deque
from collections.abc import Callable, Mapping
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final, TypeAlias

from aludel.errors import UsageFault, VoiceFault
from aludel.frame import Camera, Clock
from aludel.games.referee import Game, registry
from aludel.journal import Journal, new_code
from aludel.journal.campaign import CampaignBook
from aludel.lights.options import Options
from aludel.lights.simulated import RecordedLamps
from aludel.reading import Eye
from aludel.table.console import Console
from aludel.table.desk import Desk, Settings
from aludel.twin.conditions import condition
from aludel.twin.direct import DirectTray, Tray
from aludel.twin.hands import Hands
from aludel.twin.little_alchemists.nature import Nature
from aludel.twin.little_alchemists.party import Party
from aludel.twin.little_alchemists.players import SKILLS
from aludel.twin.little_alchemists.turn import Misplay
from aludel.twin.report import Plan, Report
from aludel.twin.tally import Tally, WatchedCamera, WatchedEye, WatchedTable, WatchedVoice
from aludel.voice.speaker import VoiceOptions, open_voice

EyeMaker: TypeAlias = Callable[[Camera, Clock], Eye]
"""Makes an Eye that looks through a camera and keeps its deadlines by a clock."""

LATEST: Final = 20
"""Captions that stay to be seen."""
SHOW_BOX: Final = "table-show-box"
AGAIN: Final = "table-menu-again"
GO_ON: Final = "table-menu-go-on"


def rehearse(
    plan: Plan,
    *,
    eye: EyeMaker | None = None,
    voice_out: Path | None = None,
    clock: Clock = time.monotonic,
    games: Mapping[str, Game[Any, Any]] | None = None,
) -> Report:
    """Play whole games. With `eye` each tray is rendered by the twin's camera and read back by that eye.

    With `voice_out` the real voice says every announcement into WAV files there. Raises UsageFault or a driver's
    fault when the console cannot be built; what goes wrong in play stands in the report. `games` are the rule engines
    by key, those installed unless given.
    """
    engines = registry() if games is None else games
    check(plan, engines)
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="aludel-rehearsal-")))
        evening = Evening(plan, folder, engines, eye, voice_out, clock)
        stack.callback(evening.close)
        evening.play()
    return evening.report


def check(plan: Plan, games: Mapping[str, Game[Any, Any]]) -> None:
    """Refuse a plan that no game can follow."""
    if plan.game not in games:
        raise UsageFault("unknown-game", game=plan.game, games=", ".join(games))
    info = games[plan.game].info
    if plan.level not in info.levels:
        raise UsageFault("unknown-level", game=plan.game, level=plan.level, levels=", ".join(map(str, info.levels)))
    fewest, most = info.seats
    if not fewest <= plan.players <= most:
        raise UsageFault("wrong-seats", given=plan.players, fewest=fewest, most=most)
    condition(plan.condition)


class Evening:
    """One console on one table, and the games played there one after another."""

    def __init__(
        self,
        plan: Plan,
        folder: Path,
        games: Mapping[str, Game[Any, Any]],
        eye: EyeMaker | None,
        voice_out: Path | None,
        clock: Clock,
    ) -> None:
        self.plan, self.folder, self.clock = plan, folder, clock
        self.games = {plan.game: games[plan.game]}
        self.tally = Tally(clock)
        self.report = Report(plan, self.tally)
        self.rng, self.codes = random.Random(plan.seed), random.Random(plan.seed)
        self.lamps: list[RecordedLamps] = []
        self.captions: deque[str] = deque(maxlen=LATEST)
        self.tray, seen = _tray(plan, eye, self.tally)
        self.eye = WatchedEye(seen, lambda: tuple(self.tray.kinds), self.tally)
        self.voice_options = _voice_options(plan, folder, voice_out)
        self.console = self._console()
        self.hands = Hands(WatchedTable(self.console, self.tally), self.tray, self.tally, self.rng, plan.clumsy)

    def _console(self) -> Console:
        """Plug a console in: it finds in its folder what an earlier one left there."""
        self.lamps.append(RecordedLamps(Options(clock=self.clock)))
        voice = open_voice(self.voice_options, self.clock, self.captions.append, self._voice_fault)
        desk = Desk(
            eye=self.eye,
            voice=WatchedVoice(voice, self.tally),
            lamps=self.lamps[-1],
            journal=self.tally.timed(Journal.open(self.folder), "journal"),
            campaign=CampaignBook.open(self.folder),
            games=self.games,
            new_code=lambda: new_code(self.codes.randbytes),
            captions=self.captions,
            settings=Settings(language=self.plan.language),
        )
        return Console(desk)

    def _perhaps_unplug(self) -> None:
        """Now and then: cut the power, plug in again, and go on with the game."""
        if self.rng.random() >= self.plan.unplugged:
            return
        self.tally.counts["unplugged"] += 1
        desk = self.console.desk
        for part in (desk.voice, desk.journal, desk.campaign):
            part.close()
        self.console = self._console()
        self.hands.table = WatchedTable(self.console, self.tally)
        self.hands.choose((GO_ON,))

    def play(self) -> None:
        """Play all games; what goes wrong ends the evening and stands in the report."""
        with self.tally.stage("players"):
            try:
                for number in range(self.report.plan.games):
                    self._start(number)
                    self._game(number)
            except Misplay as fault:
                self.tally.faults.append(str(fault))
        self.report.light_scenes = sum(len(lamps.scenes) for lamps in self.lamps)

    def close(self) -> None:
        """Give back what the console holds now."""
        self.console.close()

    def _start(self, number: int) -> None:
        """Choose the game by buttons, and open the box of its level by its card; later games are the same again."""
        plan = self.report.plan
        if number:
            self.hands.choose((AGAIN,))
            return
        boxed = plan.level != min(self.games[plan.game].info.levels)
        while self.console.public().mode == "menu":
            if self.hands.prompt().key == SHOW_BOX:
                boxed = not self.hands.show([f"box.{plan.level}"])
            else:
                self.hands.choose(_options(plan, boxed))

    def _game(self, number: int) -> None:
        plan, report = self.report.plan, self.report
        nature = Nature(plan.players, random.Random(self.rng.getrandbits(64)), plan.names, plan.level)
        skills = plan.skills(number)
        players = [SKILLS[skill](random.Random(self.rng.getrandbits(64))) for skill in skills]
        party = Party(nature, players, self.hands, between=self._perhaps_unplug)
        try:
            party.play()
        finally:
            report.turns += party.turns
            self.tally.faults.extend(f"game {number + 1}, {fault}" for fault in party.faults)
        report.count(skills, party)

    def _voice_fault(self, fault: VoiceFault) -> None:
        self.tally.faults.append(fault.text())


def _options(plan: Plan, boxed: bool) -> tuple[str, ...]:
    """What is chosen in the menus on the way to a game; `boxed` is a level whose box is still closed."""
    level = ("table-menu-levels", "table-menu-box") if boxed else (f"level-{plan.level}", f"players-{plan.players}")
    return (f"language-{plan.language}", f"game-{plan.game}", *level, "first-any")


def _tray(plan: Plan, eye: EyeMaker | None, tally: Tally) -> tuple[Tray, Eye]:
    """The tray and the eye that looks into it. The camera's modules are loaded only when it is wanted."""
    if eye is None:
        direct = DirectTray(random.Random(plan.seed), plan.refusals)
        return direct, direct
    from aludel.twin.rendered import FrameClock, RenderedTray

    with tally.stage("render"):
        rendered = RenderedTray(plan.game, plan.level, plan.seed, tally.clock, plan.condition)
    timed = FrameClock(WatchedCamera(rendered.camera, tally))
    return tally.timed(rendered, "render"), eye(timed, timed)


def _voice_options(plan: Plan, folder: Path, voice_out: Path | None) -> VoiceOptions:
    cache = folder / "phrases"
    if voice_out is None:
        return VoiceOptions(engine="none", sink="null", language=plan.language, cache_dir=cache)
    return VoiceOptions(sink="wav", wav_dir=voice_out, volume_cap=100, language=plan.language, cache_dir=cache)
