# SPDX-License-Identifier: MIT
"""Who sits at the page of the virtual table, and what this person may see of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from aludel.games.referee import Press, Prompt, Seat, hold, press
from aludel.table.public import Public
from aludel.twin.companions import Others
from aludel.utterance import Utterance

PLAYING: Final = ("game", "by-hand")
ANYTIME: Final = (press("mute"), hold("mute"), hold("confirm"), hold("back", "next"))
"""What may be pressed whoever is asked: sound, the pause, and opening the pages."""


@dataclass(slots=True)
class Person:
    """The person at the page; where several share it, the one for whom the screen was opened last.

    `doing` is what virtual players have done last, by seat.
    """

    opened: Seat | None = None
    hints: bool = False
    fast: bool = False
    hurry: bool = False
    """Whether virtual players are to play on without a rest until a person is asked."""
    by_hand: bool = False
    """Whether this person goes on though nobody knows any more where the pieces lie."""
    doing: dict[Seat, Utterance] = field(default_factory=dict)
    asked: Seat | None = None
    """The seat that the game has asked last; while something is told by hand it stays."""

    def heed(self, public: Public) -> None:
        """Note whom the game asks now."""
        if public.mode == "game":
            self.asked = seat_of(public.prompt)

    def seat(self, public: Public, others: Others | None) -> Seat | None:
        """The seat whose pieces may be shown now; None for nobody's."""
        if not public.view or public.mode == "paused":
            return None
        if others is not None and others.own >= 0:
            return others.own
        if public.mode == "over" or self.asked is None:
            return self.opened
        return self.asked if self.opened == self.asked else None

    def waits_for(self, public: Public, others: Others | None) -> Seat | None:
        """The seat for which the screen is to be opened first; None where nobody has to come."""
        alone = others is not None and others.own >= 0
        if alone or public.mode not in PLAYING or self.asked in (None, self.opened):
            return None
        return self.asked


def seat_of(prompt: Prompt | None) -> Seat | None:
    """The one seat that a prompt is for; None where all are asked, or nobody."""
    seats: Sequence[Seat] = prompt.seats if prompt else ()
    return next((seat for seat in seats if seat >= 0), None)


def anytime(pressed: Press) -> bool:
    """Whether this may be pressed whoever is asked."""
    return pressed in ANYTIME
