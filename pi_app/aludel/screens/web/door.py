# SPDX-License-Identifier: MIT
"""The host's door: a PIN, sessions of browsers that have given it, and patience that doubles with each wrong one.

The delay belongs to the console, not to an address: whoever guesses from many phones waits as long. It ends by itself,
and asking for the PIN at the table (back and next held) ends it too, since only somebody who stands there can do that.
The wrong PINs so far are forgotten at a start: whoever can start the console stands at the table too.
What changes the door may be called by any thread, and waits for the disk.
"""

from __future__ import annotations

import hmac
import math
import secrets
from collections.abc import Callable
from typing import Final

from aludel.errors import PageFault
from aludel.screens.web.kept import KeptBook
from aludel.screens.web.tokens import hashed, new_token, which

DIGITS: Final = 6
FREE_TRIES: Final = 3
"""Wrong PINs before one has to wait: fingers slip."""
LONGEST_WAIT: Final = 300.0
"""Seconds. At one try in five minutes a million PINs outlast the console."""
A_DAY: Final = 24 * 3600
"""Seconds that a session lasts; after a restart again, since a console may not know the time of day."""
MOST_SESSIONS: Final = 8
"""Browsers that may be the host's at once; a further one ends the oldest."""


def new_pin() -> str:
    """A PIN by chance: digits, so that it can be said aloud in any language and typed on any phone."""
    return f"{secrets.randbelow(10**DIGITS):0{DIGITS}}"


class Door:
    """PIN and sessions. `clock` counts seconds and never goes back; `pin` draws a PIN."""

    def __init__(
        self,
        book: KeptBook,
        clock: Callable[[], float],
        token: Callable[[], str] = new_token,
        pin: Callable[[], str] = new_pin,
    ) -> None:
        self._book, self._clock, self._token, self._draw = book, clock, token, pin
        self._ends = dict.fromkeys(book.now.sessions, clock() + A_DAY)
        self.be_patient()
        if len(book.now.pin) != DIGITS or not book.now.pin.isascii() or not book.now.pin.isdigit():
            book.change(pin=pin())

    @property
    def pin(self) -> str:
        """The PIN: for those at the table, never for a log."""
        return self._book.now.pin

    @property
    def wait(self) -> int:
        """Whole seconds until a PIN may be tried again; 0 when it may be now."""
        return max(0, math.ceil(self._until - self._clock()))

    def enter(self, pin: str) -> str:
        """The token of a new session. Raises PageFault `page-pin-wrong`, or `page-pin-wait` with the seconds."""
        with self._book.lock:
            if self.wait:
                raise PageFault("page-pin-wait", seconds=self.wait)
            if not hmac.compare_digest(pin.encode("utf-8", "surrogatepass"), self.pin.encode()):
                raise self._refused()
            self.be_patient()
            token = self._token()
            mine = hashed(token)
            self._book.change(sessions=(*self._book.now.sessions, mine)[-MOST_SESSIONS:])
            self._ends = {one: self._ends.get(one, self._clock() + A_DAY) for one in self._book.now.sessions}
        return token

    def _refused(self) -> PageFault:
        self._wrong += 1
        if self._wrong < FREE_TRIES:
            return PageFault("page-pin-wrong")
        seconds = min(LONGEST_WAIT, 2.0 ** (self._wrong - FREE_TRIES + 1))
        self._until = self._clock() + seconds
        return PageFault("page-pin-wait", seconds=self.wait)

    def be_patient(self) -> None:
        """Forget the wrong PINs so far."""
        self._wrong, self._until = 0, self._clock()

    def admits(self, token: str) -> bool:
        """Whether a session's token is good, and given out less than a day ago."""
        now, ends = self._clock(), self._ends
        good = (one for one in self._book.now.sessions if ends.get(one, now) > now)
        return which(token, ((one, one) for one in good)) is not None

    def leave(self, token: str) -> None:
        """End one session."""
        gone = hashed(token)
        with self._book.lock:
            self._book.withdraw(sessions=tuple(one for one in self._book.now.sessions if one != gone))

    def hand_over(self) -> str:
        """End every session and draw a new PIN, which somebody else gets."""
        with self._book.lock:
            self.be_patient()
            self._book.withdraw(sessions=(), pin=self._draw())
            return self.pin
