# SPDX-License-Identifier: MIT
"""Who is to do what now, in large words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from aludel.games.referee import TABLE, Prompt
from aludel.screens.presses import is_menu
from aludel.screens.words import Words
from aludel.table.snapshot import Snapshot

WAITING: Final = "table-resume-game"
"""What a console asks that has found a game cut off by a power failure."""
LONG: Final = 90
"""Letters from which on a sentence is set smaller; letters of Japanese count twice."""
WIDE: Final = "぀"
"""Letters from here on take the room of two."""


@dataclass(frozen=True, slots=True)
class Now:
    """What is asked: of whom (`seat` is a colour, empty for everybody), in a few words, and in full.

    `offer` is the option of a menu that the big button takes now.
    """

    seat: str
    name: str
    headline: str
    sentence: str
    offer: str

    @property
    def length(self) -> str:
        """`long` for a sentence that needs smaller letters."""
        return "long" if sum(2 if letter > WIDE else 1 for letter in self.sentence) > LONG else "short"


def now(snapshot: Snapshot, words: Words) -> Now:
    """What the console asks for; the rest of a moment without a question."""
    public = snapshot.public
    prompt = public.prompt or Prompt("page-table-title", ())
    seat = asked(snapshot, prompt)
    name = words(f"seat-{seat}", {}) if seat else words("page-table-everybody", {}) if TABLE in prompt.seats else ""
    sentence = words(prompt.key, prompt.args)
    short = words(f"page-{prompt.key}", prompt.args)
    if short == f"page-{prompt.key}":
        short, sentence = sentence, ""
    return Now(seat, name, short, sentence, offer(prompt, words))


def asked(snapshot: Snapshot, prompt: Prompt) -> str:
    """The colour of the seat that is asked; empty for none or all."""
    seats = snapshot.game.seats if snapshot.game is not None else ()
    alone = [seats[seat] for seat in prompt.seats if 0 <= seat < len(seats)]
    return alone[0] if len(alone) == 1 else ""


def waits(snapshot: Snapshot) -> bool:
    """Whether a game that was cut off waits to be gone on with."""
    prompt = snapshot.public.prompt
    return snapshot.public.mode == "menu" and prompt is not None and prompt.key == WAITING


def offer(prompt: Prompt, words: Words) -> str:
    """The option on offer; empty where there is no menu."""
    return words(prompt.choices[0].key, prompt.args) if is_menu(prompt) else ""
