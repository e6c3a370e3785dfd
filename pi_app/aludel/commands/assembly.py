# SPDX-License-Identifier: MIT
"""Puts a console together from the drivers that the configuration names."""

from __future__ import annotations

import secrets
import sys
import time
from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import chain
from typing import Any, Final

from aludel.config import Config
from aludel.errors import AludelError
from aludel.frame import Frame
from aludel.games.referee import registry
from aludel.journal.campaign import CampaignBook
from aludel.journal.choices import ChoiceBook, Choices
from aludel.journal.code import new_code
from aludel.journal.journal import Journal
from aludel.lights import Options, open_lamps
from aludel.reading import Eye
from aludel.shell import cache_folder, expanded
from aludel.table.console import Console
from aludel.table.desk import Desk, Doors, Settings
from aludel.utterance import Lamps, Utterance, Voice
from aludel.voice.sinks import Outlet
from aludel.voice.speaker import VoiceOptions, open_voice

KEPT_CAPTIONS: Final = 12
BOOT_BYTES: Final = 9
PIN: Final = "pin"

Tell = Callable[[str], None]


@dataclass(frozen=True, slots=True)
class Around:
    """What a console finds around it, besides what its configuration names.

    `view` takes a picture of the holder, `doors` opens the pages to other machines, `outlet` is a page that shows
    captions and takes sound. `private` gets the captions that nobody may keep: the host's PIN, a game code.
    """

    lamps: Lamps | None = None
    view: Callable[[], Frame] | None = None
    doors: Doors | None = None
    outlet: Outlet | None = None
    private: Tell | None = None


NOTHING: Final = Around()


def console(
    config: Config, eye: Eye, tell: Tell, house: Mapping[str, Any], code: str | None = None, around: Around = NOTHING
) -> Console:
    """The whole console. `tell` gets each caption, and each fault's sentence, as it comes; `around.private` instead of
    it what nobody may keep.

    With `code` the game of that code goes on; where this journal has none, the next new game gets its alchemy.
    """
    folder = config.journal.path()
    journal, choices = Journal.open(folder), ChoiceBook(folder)
    number = _unfinished(journal, code)
    settings = _settings(config, choices, goes_on=number is not None or journal.open_game() is not None)
    codes = chain([code] if code and number is None else [], iter(new_code, ""))
    lines = Lines(tell, around.private)
    options = voice_options(config, settings.language, around.outlet)
    speaker = open_voice(options, time.monotonic, lines.caption, on_private=lines.private)
    desk = Desk(
        eye=eye,
        voice=speaker,
        lamps=around.lamps or open_lamps(config.lamps.driver, lamp_options(config, speaker, settings)),
        journal=journal,
        campaign=CampaignBook.open(folder),
        games=registry(),
        new_code=lambda: next(codes),
        captions=lines.kept,
        settings=settings,
        choices=choices,
        view=around.view,
        doors=around.doors,
    )
    desk.voice.set_volume(settings.volume)
    if code and number is None:
        desk.say("table-code-elsewhere")
    return Console(desk, dict(house), number, boot=secrets.token_urlsafe(BOOT_BYTES))


class Lines:
    """Where captions go: the latest are kept for the pages. Those that nobody may keep go to `aside` alone."""

    def __init__(self, tell: Tell, aside: Tell | None) -> None:
        self.kept: deque[str] = deque(maxlen=KEPT_CAPTIONS)
        self._tell, self._aside = tell, aside

    def caption(self, line: str) -> None:
        """A line for everybody."""
        self.kept.append(line)
        self._tell(line)

    def private(self, told: Utterance, line: str) -> None:
        """A line for no log. A game code is also shown on the table's screens, as everybody hears it; a PIN is not."""
        if PIN not in told.args:
            self.kept.append(line)
        if self._aside is not None:
            self._aside(line)


def at_terminal(tell: Tell) -> Tell:
    """Tells only where somebody sits at a terminal: what is printed elsewhere is kept in a log."""

    def told(line: str) -> None:
        if sys.stdout.isatty():
            tell(line)

    return told


def _settings(config: Config, choices: ChoiceBook, goes_on: bool) -> Settings:
    configured = Choices(config.table.language, config.table.volume)
    return Settings.of(configured, choices.read(), goes_on)


def _unfinished(journal: Journal, code: str | None) -> int | None:
    number = journal.by_code(code) if code else None
    return None if number is None or journal.load(number).ended else number


def voice_options(config: Config, language: str, outlet: Outlet | None = None) -> VoiceOptions:
    """What the configuration says of the voice, which begins with a language."""
    return VoiceOptions(
        engine=config.voice.engine,
        sink=config.voice.sink,
        device=config.voice.device,
        volume_cap=config.voice.volume_cap,
        language=language,
        cache_dir=cache_folder() / "phrases",
        wav_dir=expanded(config.voice.folder),
        ahead=config.voice.sink in ("alsa", "pages"),
        outlet=outlet,
    )


def lamp_options(config: Config, speaker: Voice | None = None, settings: Settings | None = None) -> Options:
    """What lamp and button drivers need; what they lose in play is told by the voice."""

    def told(fault: AludelError) -> None:
        if speaker is not None:
            text = fault.text(settings.language if settings else config.table.language, places=False)
            speaker.say(Utterance("table-fault", {"number": fault.entry.number, "text": text}))

    return Options(profile=config.lamps.profile, pin_factory=config.lamps.pin_factory, out=sys.stdout, on_fault=told)


def say_line(line: str) -> None:
    """Show a caption in the terminal."""
    print(f"  » {line}", flush=True)
