# SPDX-License-Identifier: MIT
"""What lies ready on the console's desk: every part that a mode may use, handed in from outside."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from aludel.errors import AludelError
from aludel.games.referee import Args, Game
from aludel.games.scene import Scene
from aludel.journal.campaign import CampaignBook
from aludel.journal.choices import ChoiceBook, Choices
from aludel.journal.journal import Journal
from aludel.reading import Eye
from aludel.utterance import Lamps, Utterance, Voice


@dataclass(slots=True)
class Settings:
    """What people change while the console runs: a language of errors.LANGUAGES, volume in percent, silence."""

    language: str = "en"
    volume: int = 70
    muted: bool = False

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

    `choices` keeps the language and the volume over a power cut; without it they are forgotten.
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

    def _keep(self, choices: Choices) -> None:
        if self.choices is not None:
            self.choices.write(choices)

    def say(self, key: str, args: Args | None = None) -> None:
        """Tell everybody one phrase."""
        self.voice.say(Utterance(key, args or {}))

    def tell_fault(self, fault: AludelError) -> None:
        """Tell a numbered fault: its sentence as the caption, and spoken where the voice can read it."""
        self.voice.sound("refusal")
        self.say("table-fault", {"number": fault.entry.number, "text": fault.text(self.settings.language)})

    def refuse(self, key: str, args: Args | None = None) -> None:
        """Tell everybody why nothing happened."""
        self.voice.sound("refusal")
        self.say(key, args)

    def light(self, scene: Scene) -> None:
        """Show a scene on the lamps."""
        self.lamps.show(scene)
