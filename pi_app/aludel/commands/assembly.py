# SPDX-License-Identifier: MIT
"""Puts a console together from the drivers that the configuration names."""

from __future__ import annotations

import sys
import time
from collections import deque
from collections.abc import Callable, Mapping
from itertools import chain
from typing import Any, Final

from aludel.config import Config
from aludel.errors import AludelError
from aludel.games.referee import registry
from aludel.journal.campaign import CampaignBook
from aludel.journal.choices import ChoiceBook, Choices
from aludel.journal.code import new_code
from aludel.journal.journal import Journal
from aludel.lights import Options, open_lamps
from aludel.reading import Eye
from aludel.shell import cache_folder, expanded
from aludel.table.console import Console
from aludel.table.desk import Desk, Settings
from aludel.utterance import Lamps, Utterance, Voice
from aludel.voice.speaker import VoiceOptions, open_voice

KEPT_CAPTIONS: Final = 12

Tell = Callable[[str], None]


def console(
    config: Config, eye: Eye, tell: Tell, house: Mapping[str, Any], lamps: Lamps | None = None, code: str | None = None
) -> Console:
    """The whole console. `tell` gets each caption, and each fault's sentence, as it comes.

    With `code` the game of that code goes on; where this journal has none, the next new game gets its alchemy.
    """
    captions: deque[str] = deque(maxlen=KEPT_CAPTIONS)

    def caption(line: str) -> None:
        captions.append(line)
        tell(line)

    folder = config.journal.path()
    journal, choices = Journal.open(folder), ChoiceBook(folder)
    number = _unfinished(journal, code)
    goes_on = number is not None or journal.open_game() is not None
    settings = Settings.of(Choices(config.table.language, config.table.volume), choices.read(), goes_on)
    codes = chain([code] if code and number is None else [], iter(new_code, ""))
    speaker = voice(config, caption, settings.language)
    desk = Desk(
        eye=eye,
        voice=speaker,
        lamps=lamps or open_lamps(config.lamps.driver, lamp_options(config, speaker, settings)),
        journal=journal,
        campaign=CampaignBook.open(folder),
        games=registry(),
        new_code=lambda: next(codes),
        captions=captions,
        settings=settings,
        choices=choices,
    )
    desk.voice.set_volume(settings.volume)
    if code and number is None:
        desk.say("table-code-elsewhere")
    return Console(desk, dict(house), number)


def _unfinished(journal: Journal, code: str | None) -> int | None:
    number = journal.by_code(code) if code else None
    return None if number is None or journal.load(number).ended else number


def voice(config: Config, caption: Tell, language: str) -> Voice:
    """The voice of the configuration, speaking a language."""
    options = VoiceOptions(
        engine=config.voice.engine,
        sink=config.voice.sink,
        device=config.voice.device,
        volume_cap=config.voice.volume_cap,
        language=language,
        cache_dir=cache_folder() / "phrases",
        wav_dir=expanded(config.voice.folder),
        ahead=config.voice.sink == "alsa",
    )
    return open_voice(options, time.monotonic, caption)


def lamp_options(config: Config, speaker: Voice | None = None, settings: Settings | None = None) -> Options:
    """What lamp and button drivers need; what they lose in play is told by the voice."""

    def told(fault: AludelError) -> None:
        if speaker is not None:
            text = fault.text(settings.language if settings else config.table.language)
            speaker.say(Utterance("table-fault", {"number": fault.entry.number, "text": text}))

    return Options(profile=config.lamps.profile, pin_factory=config.lamps.pin_factory, out=sys.stdout, on_fault=told)


def say_line(line: str) -> None:
    """Show a caption in the terminal."""
    print(f"  » {line}", flush=True)
