# SPDX-License-Identifier: MIT
"""Who holds which seat: an invitation on the table page becomes one phone's own page, and the host may free it again.

Seats are colours; nobody's name is asked for. They stay over games and over a power cut. What changes them may be
called by any thread, and waits for the disk.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from aludel.errors import PageFault
from aludel.screens.web.kept import KeptBook
from aludel.screens.web.tokens import hashed, new_token, which


class Seating:
    """The seats of the pages. `colours` are all there can be, in order; `token` draws a fresh secret text."""

    def __init__(self, book: KeptBook, colours: Iterable[str], token: Callable[[], str] = new_token) -> None:
        self._book, self._token = book, token
        self.colours = tuple(colours)
        missing = [colour for colour in self.colours if colour not in book.now.invitations]
        if missing:
            book.change(invitations={**book.now.invitations, **{colour: token() for colour in missing}})

    @property
    def taken(self) -> tuple[str, ...]:
        """The colours that somebody holds."""
        return tuple(colour for colour in self.colours if colour in self._book.now.holders)

    def invitation(self, colour: str) -> str | None:
        """The open invitation to a seat; None where somebody holds it, or there is no such seat."""
        now = self._book.now
        return None if colour in now.holders else now.invitations.get(colour)

    def invited(self, invitation: str) -> str:
        """The colour that an invitation is for, taken or not. Raises PageFault `page-invitation-unknown`."""
        known = ((colour, hashed(text)) for colour, text in self._book.now.invitations.items())
        colour = which(invitation, known)
        if colour is None:
            raise PageFault("page-invitation-unknown")
        return colour

    def offered(self, invitation: str) -> str:
        """The colour of a seat that is still free. Raises PageFault `page-invitation-unknown` or `page-seat-taken`."""
        colour = self.invited(invitation)
        if colour in self._book.now.holders:
            raise PageFault("page-seat-taken")
        return colour

    def claim(self, invitation: str) -> str:
        """Take a seat: the token of its page. Raises PageFault `page-invitation-unknown` or `page-seat-taken`."""
        with self._book.lock:
            colour = self.offered(invitation)
            token = self._token()
            self._book.change(holders={**self._book.now.holders, colour: hashed(token)})
        return token

    def colour(self, token: str) -> str:
        """The seat that a token belongs to. Raises PageFault `page-seat-unknown`."""
        colour = which(token, self._book.now.holders.items())
        if colour is None:
            raise PageFault("page-seat-unknown")
        return colour

    def holds(self, token: str, colour: str) -> bool:
        """Whether a token is that of whoever holds this seat."""
        return which(token, self._book.now.holders.items()) == colour

    def free(self, colour: str) -> None:
        """Take a seat from whoever holds it, and invite anew. Raises PageFault `page-no-seat`, and see KeptBook."""
        if colour not in self.colours:
            raise PageFault("page-no-seat")
        with self._book.lock:
            now = self._book.now
            holders = {name: one for name, one in now.holders.items() if name != colour}
            hints = tuple(name for name in now.hints if name != colour)
            self._book.withdraw(holders=holders, hints=hints, invitations={**now.invitations, colour: self._token()})

    def hints(self, colour: str) -> bool:
        """Whether whoever holds a seat wants hints."""
        return colour in self._book.now.hints

    def want_hints(self, colour: str, wanted: bool) -> None:
        """Switch hints for a seat on or off."""
        with self._book.lock:
            others = tuple(name for name in self._book.now.hints if name != colour)
            self._book.change(hints=(*others, colour) if wanted else others)
