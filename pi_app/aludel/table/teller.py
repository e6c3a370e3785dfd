# SPDX-License-Identifier: MIT
"""Events to sound and speech. Only what is addressed to the table is ever told."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from aludel.games.referee import TABLE, Event, Game, Prompt
from aludel.table.desk import Desk


@cache
def _sounds(engine: type) -> Mapping[str, str]:
    """Event kind to sound name, from the sounds.toml beside the engine or one it derives from; else silence."""
    for kind in engine.__mro__:
        package = kind.__module__.rpartition(".")[0]
        if package.startswith("aludel.") or package == engine.__module__.rpartition(".")[0]:
            source = files(package).joinpath("sounds.toml")
            if source.is_file():
                return tomllib.loads(source.read_text("utf-8"))
    return {}


def tell(desk: Desk, game: Game[Any, Any], events: Iterable[Event]) -> None:
    """Tell the public events in order: the sound first, then the phrase."""
    sounds = _sounds(type(game))
    for event in events:
        if event.to != TABLE:
            continue
        if event.kind in sounds:
            desk.voice.sound(sounds[event.kind])
        if event.spoken:
            desk.say(f"{game.info.code}-{event.kind}", event.args)


def ask(desk: Desk, prompt: Prompt) -> None:
    """Say what is asked for now."""
    desk.say(prompt.key, prompt.args)
