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
from aludel.journal.journal import Journal
from aludel.reading import Eye
from aludel.utterance import Lamps, Utterance, Voice


@dataclass(slots=True)
class Settings:
    """What people change while the console runs: a language of errors.LANGUAGES, volume in percent, silence."""

    language: str = "en"
    volume: int = 70
    muted: bool = False


@dataclass(frozen=True, slots=True)
class Desk:
    """The parts of one console. `new_code` draws a fresh game code; `captions` is what the voice has captioned."""

    eye: Eye
    voice: Voice
    lamps: Lamps
    journal: Journal
    campaign: CampaignBook
    games: Mapping[str, Game[Any, Any]]
    new_code: Callable[[], str]
    captions: Sequence[str]
    settings: Settings

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
