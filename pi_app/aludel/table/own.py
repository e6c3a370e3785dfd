# SPDX-License-Identifier: MIT
"""A private look for one seat: what its own page, or somebody alone at the virtual table, may see besides `Public`."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from aludel.games.referee import Game, Prompt, Seat, View
from aludel.utterance import Utterance


@dataclass(frozen=True, slots=True)
class Own:
    """The game as one seat knows it, as it stood when it was asked for. It never goes where another seat can see it.

    The position stays out of repr, so that no log can hold it.
    """

    seat: Seat
    _game: Game[Any, Any] = field(repr=False)
    _state: Any = field(repr=False)
    told: tuple[Utterance, ...] = field(default=(), repr=False)
    """What was last told to this seat alone."""
    refused: Utterance | None = field(default=None, repr=False)
    """Why the latest move was refused, with what only this seat may know, if it was this seat's."""
    prompt: Prompt | None = field(default=None, repr=False)
    """What this seat is to answer now, as it may know it; None where it is asked nothing."""
    asked: str = field(default="", repr=False)
    """Another text whenever this seat, or the whole table, is asked something else; in a snapshot only."""

    @property
    def view(self) -> View:
        """The seat's own view, which holds the public one."""
        return self._game.view(self._state, self.seat)

    def hints(self) -> tuple[Utterance, ...]:
        """What is certain for the seat, and what it may try next. Worked out anew at each call."""
        code = self._game.info.code
        return tuple(
            Utterance(f"{code}-{event.kind}", event.args)
            for event in self._game.hints(self._state, self.seat)
            if event.to == self.seat
        )
