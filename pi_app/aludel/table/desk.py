# SPDX-License-Identifier: MIT
"""What lies ready on the console's desk: every part that a mode may use, handed in from outside."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from aludel.errors import AludelError
from aludel.frame import Frame
from aludel.games.referee import Args, Game
from aludel.games.scene import Scene
from aludel.journal.campaign import CampaignBook
from aludel.journal.choices import ChoiceBook, Choices
from aludel.journal.journal import Journal
from aludel.reading import Eye
from aludel.utterance import Lamps, Utterance, Voice


class Opened(NamedTuple):
    """Where pages can be reached now, and the host's PIN."""

    address: str
    pin: str

    @property
    def told(self) -> Utterance:
        """What tells it; the address as people type it."""
        address = self.address.removeprefix("http://").rstrip("/")
        return Utterance("table-pages-open", {"address": address, "pin": self.pin})


class Doors(Protocol):
    """Whoever can open the pages to other machines."""

    def open(self) -> Opened | None:
        """Open them, or leave them open; None where there are no pages.

        Raises AludelError where they cannot be opened: no network, a full card, a server that has ended.
        """


@dataclass(slots=True)
class Doorway:
    """Doors that are put in later: pages are built round a console that is there already."""

    doors: Doors | None = None

    def open(self) -> Opened | None:
        """Open whatever doors are in."""
        return None if self.doors is None else self.doors.open()


@dataclass(slots=True)
class Settings:
    """What people change while the console runs: a language of errors.LANGUAGES, volume in percent, silence, lamps."""

    language: str = "en"
    volume: int = 70
    muted: bool = False
    lights: bool = True

    @classmethod
    def of(cls, configured: Choices, kept: Choices | None, goes_on: bool) -> Settings:
        """What the console starts with.

        The language is the one chosen last; a game that goes on (`goes_on`) also has its volume, while another evening
        begins with the configured one: the loudest or the softest of last time may startle, or not be heard.
        """
        chosen = kept or configured
        return cls(chosen.language, chosen.volume if goes_on else configured.volume)


@dataclass(frozen=True, slots=True)
class Desk:
    """The parts of one console. `new_code` draws a fresh game code; `captions` is what the voice has captioned.

    `choices` keeps the language and the volume over a power cut; without it they are forgotten. `view` takes one
    picture of the holder, or raises CameraFault. `doors` opens the pages to other machines.
    """

    eye: Eye
    voice: Voice
    lamps: Lamps
    journal: Journal
    campaign: CampaignBook
    games: Mapping[str, Game[Any, Any]]
    new_code: Callable[[], str]
    captions: Sequence[str]
    settings: Settings
    choices: ChoiceBook | None = None
    view: Callable[[], Frame] | None = None
    doors: Doors | None = None

    def speak(self, language: str) -> None:
        """Speak a language from now on, also after a power cut."""
        self._keep(Choices(language, self.settings.volume))
        self.settings.language = language
        self.voice.set_language(language)

    def sound_at(self, volume: int) -> None:
        """Be as loud as this, in percent, from now on, also after a power cut."""
        self._keep(Choices(self.settings.language, volume))
        self.settings.volume, self.settings.muted = volume, False
        self.voice.set_volume(volume)

    def mute(self, muted: bool) -> None:
        """Be silent, or no longer, and tell so."""
        self.settings.muted = muted
        self.voice.set_volume(0 if muted else self.settings.volume)
        self.say("table-muted" if muted else "table-unmuted")

    def _keep(self, choices: Choices) -> None:
        if self.choices is not None:
            self.choices.write(choices)

    def say(self, key: str, args: Args | None = None) -> None:
        """Tell everybody one phrase."""
        self.voice.say(Utterance(key, args or {}))

    def tell_fault(self, fault: AludelError) -> None:
        """Tell a numbered fault: its sentence as the caption, and spoken where the voice can read it."""
        self.voice.sound("refusal")
        text = fault.text(self.settings.language, places=False)
        self.say("table-fault", {"number": fault.entry.number, "text": text})

    def refuse(self, key: str, args: Args | None = None) -> None:
        """Tell everybody why nothing happened."""
        self.voice.sound("refusal")
        self.say(key, args)

    def light(self, scene: Scene) -> None:
        """Show a scene on the lamps, unless people have switched them off."""
        self.lamps.show(scene if self.settings.lights else {})
