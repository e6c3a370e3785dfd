# SPDX-License-Identifier: MIT
"""A whole console whose every outlet is recorded: real rules, real journal, real phrases; no camera, no loudspeaker."""

from __future__ import annotations

import random
import time
from collections import deque
from dataclasses import dataclass, field
from pathlib import Path

from aludel.frame import Clock
from aludel.games.referee import Press, press, registry
from aludel.journal.campaign import CampaignBook
from aludel.journal.choices import ChoiceBook, Choices
from aludel.journal.journal import Journal
from aludel.lights.options import Options
from aludel.lights.simulated import RecordedLamps
from aludel.reading import Reading, Reason, Unsure
from aludel.table.console import Console
from aludel.table.desk import Desk, Settings
from aludel.twin.direct import DirectTray
from aludel.utterance import Utterance
from aludel.voice.phrasebook import Phrasebook

CONFIRM, NEXT, BACK = press("confirm"), press("next"), press("back")
CODE = "ABCDEFGHJK"


@dataclass
class RecordedVoice:
    """A Voice that keeps what it was told, with the captions of its language."""

    captions: deque[str] = field(default_factory=lambda: deque(maxlen=12))
    told: list[Utterance | str] = field(default_factory=list)
    language: str = "en"
    volume: int = 100
    closed: bool = False

    def say(self, utterance: Utterance) -> None:
        self.told.append(utterance)
        if "pin" not in utterance.args:  # as in commands/assembly.py: what nobody may keep is no caption of the pages
            self.captions.append(Phrasebook(self.language).caption(utterance))

    def sound(self, name: str) -> None:
        self.told.append(name)

    def hush(self) -> None:
        self.told.append("(hush)")

    def set_language(self, language: str) -> None:
        self.language = language

    def set_volume(self, percent: int) -> None:
        self.volume = percent

    def wait(self, timeout: float) -> bool:
        return True

    def close(self) -> None:
        self.closed = True

    def phrases(self) -> list[str]:
        """The phrase keys said so far."""
        return [said.key for said in self.told if isinstance(said, Utterance)]


class BlindEye:
    """An Eye that reports one reason, whatever lies in the tray."""

    def __init__(self, reason: Reason) -> None:
        self.reason = reason

    def look(self, game: str, allowed: frozenset[str]) -> Reading:
        return Reading((), (Unsure(self.reason),))

    def close(self) -> None:
        """Nothing to give back."""


class Bench:
    """A console on a work bench. `seats` games start by pressing through the menu."""

    def __init__(
        self,
        folder: Path,
        codes: list[str] | None = None,
        eye: object | None = None,
        games: dict | None = None,
        refusals: float = 0.0,
        house: dict | None = None,
        boot: str = "",
        doors: object | None = None,
        view: object | None = None,
        clock: Clock = time.monotonic,
    ) -> None:
        self.folder, self.codes, self.games = folder, list(codes or [CODE] * 20), games
        self.tray = DirectTray(random.Random(1), refusals)
        self.voice = RecordedVoice()
        self.lamps = RecordedLamps(Options())
        self.journal = Journal.open(folder)
        self.campaign = CampaignBook.open(folder)
        self.choices = ChoiceBook(folder)
        goes_on = self.journal.open_game() is not None
        settings = Settings.of(Choices("en", 70), self.choices.read(), goes_on)
        self.voice.set_language(settings.language)
        self.voice.set_volume(settings.volume)
        desk = Desk(
            eye=eye or self.tray,
            voice=self.voice,
            lamps=self.lamps,
            journal=self.journal,
            campaign=self.campaign,
            games=games or registry(),
            new_code=lambda: self.codes.pop(0),
            captions=self.voice.captions,
            settings=settings,
            choices=self.choices,
            doors=doors,
            view=view,
        )
        self.console = Console(desk, house, boot=boot, clock=clock)

    def press(self, *presses: Press) -> None:
        for pressed in presses:
            self.console.press(pressed)

    def start(self, players: int = 2, first: int | None = 0) -> None:
        """From the first menu into a game."""
        self.pick("language-en")
        self.pick(f"players-{players}")
        self.pick("first-any" if first is None else f"seat-{('red', 'yellow', 'green', 'blue')[first]}")

    def pick(self, key: str) -> None:
        """Go round a menu by `next` and take an option."""
        for _ in range(20):
            if self.offered() == key:
                self.press(CONFIRM)
                return
            self.press(NEXT)
        raise AssertionError(f"{key} is not on this menu")

    def offered(self) -> str:
        """The option that the menu offers now."""
        return self.console.public().prompt.choices[0].key

    def brew(self, one: str, other: str) -> None:
        self.tray.lay([f"tile.{one}", f"tile.{other}"])
        self.press(CONFIRM)
        self.tray.clear()

    def turn(self, one: str = "frog", other: str = "fern") -> None:
        """A whole turn: brew, sell if asked, end the turn, name a customer if asked."""
        self.brew(one, other)
        for _ in range(4):
            phase = self.view()["phase"]
            if phase in ("brew", "offer"):
                return
            if phase == "customer":
                self.tray.lay([f"customer.{self.view()['coming'][0]}"])
            self.press(press("market-1") if phase == "take" else CONFIRM)
            self.tray.clear()

    def view(self) -> dict:
        return dict(self.console.public().view)

    def close(self) -> None:
        self.console.close()

    def again(self) -> Bench:
        """Another console on the same folder, as after a power cut."""
        return Bench(self.folder, self.codes, games=self.games)


PAIRS = [("frog", "fern"), ("foot", "scorpion"), ("feather", "mandrake"), ("frog", "foot"), ("fern", "scorpion")]


def play_to_the_end(game):
    for turn in range(60):
        if game.console.public().prompt.key == "la-prompt-offer":
            return
        game.turn(*PAIRS[turn % len(PAIRS)])
    raise AssertionError("the market never closes")


def pass_the_exam(game, since=0, until=6):
    """Answer some questions of the exam rightly, starting it with the first."""
    if since == 0:
        game.press(CONFIRM)
    state = game.console.mode.session.state
    for one, other in state.secret.exam[since:until]:
        potion = state.rules.potions[state.secret.cross[one][other]]
        game.tray.lay([f"answer.{potion}"])
        game.press(CONFIRM)
