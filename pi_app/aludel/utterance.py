# SPDX-License-Identifier: MIT
"""What is to be told, before it is words: a phrase key with arguments, and the outlets that tell it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol

from aludel.games.scene import Scene


@dataclass(frozen=True, slots=True)
class Utterance:
    """A phrase to tell everybody. `key` is a Fluent message; `args` are its variables.

    A text argument `potion="fire"` is first looked up as the message `potion-fire` and its words are put in.
    """

    key: str
    args: Mapping[str, str | int] = field(default_factory=dict)


def piece_name(kind: str) -> str:
    """The phrase that names a piece, or a word or number that is offered in the place of one.

    >>> piece_name("theory.frog")
    'piece-theory-frog'
    """
    return f"piece-{kind.replace('.', '-')}"


class Voice(Protocol):
    """The one owner of the loudspeaker. Nothing here blocks: speech is queued, and a hung engine is replaced."""

    def say(self, utterance: Utterance) -> None:
        """Queue a phrase in the current language; its caption is shown at once."""

    def sound(self, name: str) -> None:
        """Mix a game sound in now, by its name in voice/sounds.py (`scan`, `coin`, ...)."""

    def hush(self) -> None:
        """Drop what is queued and stop what is being said."""

    def set_language(self, language: str) -> None:
        """Speak and caption in another language from the next phrase on."""

    def set_volume(self, percent: int) -> None:
        """Set the volume, 0 to 100, of the cap in the configuration."""

    def wait(self, timeout: float) -> bool:
        """Wait until everything queued is told; False when `timeout` seconds were not enough."""

    def close(self) -> None:
        """Stop the engine and give the device back."""


class Lamps(Protocol):
    """A lamp driver. It must not block; a lost board is told once through errors and play goes on."""

    def show(self, scene: Scene) -> None:
        """Show a whole scene; lamps that it does not name go out."""

    def close(self) -> None:
        """All lamps out, device given back."""
