# SPDX-License-Identifier: MIT
"""One immutable look at the console, for pages that live in other threads."""

from __future__ import annotations

from dataclasses import dataclass, field

from aludel.games.referee import Seat
from aludel.table.desk import Opened
from aludel.table.own import Own
from aludel.table.public import Public


@dataclass(frozen=True, slots=True)
class GameOn:
    """The game on the table, or the one that has just ended: its number in the journal, its name, level and seats.

    `family` is the number of the family that plays it, once that has one.
    """

    number: int
    key: str
    level: int
    seats: tuple[str, ...]
    over: bool = False
    family: int | None = None


@dataclass(frozen=True, slots=True)
class Sound:
    """What people may change while the console runs; volume in percent."""

    language: str = "en"
    volume: int = 70
    muted: bool = False
    lights: bool = True


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The console as it stood after some piece of work; `number` counts them up.

    `asked` changes whenever something else is asked for: a page that sends back an older one is out of date. A seat's
    page goes by that of its own look.
    `own` holds the private look of each seat of a game that is being played. It stays out of repr.
    """

    number: int
    asked: str
    public: Public
    sound: Sound = field(default_factory=Sound)
    game: GameOn | None = None
    own: tuple[Own, ...] = field(default=(), repr=False)
    opened: Opened | None = field(default=None, repr=False)
    """Where the pages are and the host's PIN, just told at the table: for this machine's own screen, for no other."""

    def own_of(self, seat: Seat) -> Own | None:
        """The private look of one seat, where somebody may sit there now."""
        return self.own[seat] if 0 <= seat < len(self.own) else None

    def own_by(self, colour: str) -> Own | None:
        """The private look of the seat of a colour; None while it does not play."""
        seats = self.game.seats if self.game is not None else ()
        return self.own_of(seats.index(colour)) if colour in seats else None

    def asked_by(self, colour: str) -> str:
        """What a page sends back: that of the seat of a colour, where it plays, else of the whole table."""
        own = self.own_by(colour)
        return self.asked if own is None else own.asked
