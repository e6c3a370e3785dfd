# SPDX-License-Identifier: MIT
"""How many connections the pages take, and how long: neither a crowd nor one machine, and nobody who sends slowly, may
use up what the console itself needs."""

from __future__ import annotations

import asyncio
import logging
import socket
from collections import Counter
from typing import Any, Final, NamedTuple

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from aludel.screens.web.guard import LOCKS

MOST: Final = 400
"""Connections in all: well below the 1,024 files that a program may usually have open, the journal among them."""
OWN_PLACES: Final = 40
"""Of these, so many are for the console's own machine, however many others come."""
MOST_EACH: Final = 40
"""Connections of one other machine. A browser opens six."""
PATIENCE: Final = 10.0
"""Seconds in which the head of a request must have come: the first from the connection on, others from its begin."""
LONGEST: Final = 15.0
"""Seconds in which a body must have come: whoever answers the request has said before that it is too slow."""
GONE: Final = 30_000
"""Milliseconds without an answer after which a phone counts as gone, and its streams end."""
UNREADABLE: Final = [
    (b"content-type", b"text/plain; charset=utf-8"),
    (b"cache-control", b"no-store"),
    (b"connection", b"close"),
    *((name.encode(), value.encode()) for name, value in LOCKS.items()),
]
"""The head of the answer to what is no request at all."""


class OnceEach(logging.Filter):
    """Lets each warning through once: whoever sends rubbish again and again fills no log."""

    def __init__(self) -> None:
        super().__init__()
        self._told: set[str] = set()

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether it is told; what is worse than a warning always is."""
        fresh = record.levelno > logging.WARNING or record.msg not in self._told
        self._told.add(record.msg)
        return fresh


VISITS: Final = logging.getLogger("uvicorn.error.visits")
VISITS.addFilter(OnceEach())


class Crowd:
    """The open connections by the address they come from."""

    def __init__(self, most: int = MOST, most_each: int = MOST_EACH, own: int = OWN_PLACES) -> None:
        self.most, self.most_each, self.own = most, most_each, own
        self.open: Counter[str] = Counter()

    def admits(self, address: str) -> bool:
        """Whether one more may come from there; this machine itself only shares in the whole."""
        if _is_own(address):
            return self.open.total() < self.most
        others = sum(count for one, count in self.open.items() if not _is_own(one))
        return others < self.most - self.own and self.open.total() < self.most and self.open[address] < self.most_each


def _is_own(address: str) -> bool:
    return address.startswith("127.")


class Coming(NamedTuple):
    """The part of a request that is still to come, after which other request; and how long it is waited for."""

    after: RequestResponseCycle | None
    patience: float


class Visitor(H11Protocol):
    """One connection, counted; one too many is closed at once, and so is one that keeps a request waiting."""

    crowd: Crowd
    _address = ""
    _coming: Coming | None = None
    _patience: asyncio.TimerHandle | None = None

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.access_log = False  # tokens stand in addresses: no request is logged, whatever the loggers are set to
        self.logger = VISITS

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
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget a connection that has ended."""
        if not self._address:
            return
        self.crowd.open[self._address] -= 1
        self._wait_for(None)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take what comes."""
        super().data_received(data)
        self._watch()

    def on_response_complete(self) -> None:
        """Go on with the next request, of which some may have come already."""
        super().on_response_complete()
        self._watch()

    def send_400_response(self, msg: str) -> None:
        """Answer what is no request, as locked down as every other answer; in the middle of another one just close."""
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            head = h11.Response(status_code=400, headers=UNREADABLE, reason=b"Bad Request")
            for part in (head, h11.Data(data=msg.encode("ascii")), h11.EndOfMessage()):
                self.transport.write(self.conn.send(part) or b"")
        self.transport.close()

    def _watch(self) -> None:
        """Be patient with each part of a request from its begin, and with none for ever."""
        state, begun = self.conn.their_state, self.cycle is None or bool(self.conn.trailing_data[0])
        if state is h11.SEND_BODY:
            self._wait_for(Coming(self.cycle, LONGEST))
        else:
            self._wait_for(Coming(self.cycle, PATIENCE) if state is h11.IDLE and begun else None)

    def _wait_for(self, coming: Coming | None) -> None:
        if coming == self._coming:
            return
        if self._patience is not None:
            self._patience.cancel()
        self._coming = coming
        self._patience = None if coming is None else self.loop.call_later(coming.patience, self.transport.close)


def visitor(crowd: Crowd) -> type[H11Protocol]:
    """The protocol of connections that are counted in this crowd."""
    return type("CountedVisitor", (Visitor,), {"crowd": crowd})
