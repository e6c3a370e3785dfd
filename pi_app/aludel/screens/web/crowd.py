# SPDX-License-Identifier: MIT
"""How many connections the pages take: neither a crowd nor one machine may use up what the console itself needs."""

from __future__ import annotations

import asyncio
import socket
from collections import Counter
from typing import Any, Final

from uvicorn.protocols.http.h11_impl import H11Protocol

MOST: Final = 400
"""Connections in all: well below the 1,024 files that a program may usually have open, the journal among them."""
MOST_EACH: Final = 40
"""Connections of one other machine. A browser opens six."""
PATIENCE: Final = 10.0
"""Seconds in which a new connection must have sent the head of a request."""
GONE: Final = 30_000
"""Milliseconds without an answer after which a phone counts as gone, and its streams end."""


class Crowd:
    """The open connections by the address they come from."""

    def __init__(self, most: int = MOST, most_each: int = MOST_EACH) -> None:
        self.most, self.most_each = most, most_each
        self.open: Counter[str] = Counter()

    def admits(self, address: str) -> bool:
        """Whether one more may come from there; this machine itself only shares in the whole."""
        return self.open.total() < self.most and (address.startswith("127.") or self.open[address] < self.most_each)


class Visitor(H11Protocol):
    """One connection, counted; one too many is closed at once, and so is one that says nothing."""

    crowd: Crowd
    _address = ""
    _silence: asyncio.TimerHandle | None = None

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.access_log = False  # tokens stand in addresses: no request is logged, whatever the loggers are set to

    def connection_made(self, transport: Any) -> None:
        """Take a new connection, or close it."""
        address = str((transport.get_extra_info("peername") or ("",))[0])
        if not self.crowd.admits(address):
            transport.abort()
            return
        self._address = address
        self.crowd.open[address] += 1
        transport.get_extra_info("socket").setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, GONE)
        super().connection_made(transport)
        self._silence = self.loop.call_later(PATIENCE, self._close_silent)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget a connection that has ended."""
        if not self._address:
            return
        self.crowd.open[self._address] -= 1
        if self._silence is not None:
            self._silence.cancel()
        super().connection_lost(exc)

    def _close_silent(self) -> None:
        if self.cycle is None:
            self.transport.close()


def visitor(crowd: Crowd) -> type[H11Protocol]:
    """The protocol of connections that are counted in this crowd."""
    return type("CountedVisitor", (Visitor,), {"crowd": crowd})
