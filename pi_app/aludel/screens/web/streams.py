# SPDX-License-Identifier: MIT
"""Event streams that keep pages up to date (Server-Sent Events).

`look` carries the inside of `<main>` whenever it has changed, `beat` shows every few seconds that the console is there,
`gone` says why a page is no longer good. A reader that is slow gets the latest look only: nothing is queued for it.
Neither what comes nor when tells of anything that the page does not show: a look that is the same is not sent, and
beats keep their times whatever else happens.
"""

from __future__ import annotations

import json
import time
from collections.abc import AsyncIterator, Callable
from typing import Any, Final

from fastapi import Request
from fastapi.responses import StreamingResponse

from aludel.errors import AludelError
from aludel.screens.web.asking import pages_of, site_of, text_of
from aludel.screens.web.viewer import Viewer
from aludel.shell import unforeseen

BEAT: Final = 5.0
"""Seconds between two signs of life."""
RETRY: Final = 1000
"""Milliseconds after which a browser tries again when a stream breaks off."""
HEADERS: Final = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}


class Beats:
    """When a stream is to give a sign of life: at fixed times from its beginning. `clock` counts seconds."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock, self._next = clock, clock() + BEAT

    def left(self) -> float:
        """Seconds until the next one."""
        return max(0.0, self._next - self._clock())

    def due(self) -> bool:
        """Whether one is due; it then counts as given, and those that were missed are left out."""
        late = self._clock() - self._next
        if late < 0:
            return False
        self._next += BEAT * (1 + late // BEAT)
        return True


class EventStream(StreamingResponse):
    """A response that is an event stream."""

    media_type = "text/event-stream"


def stream(request: Request, who: Callable[[Request], Viewer]) -> EventStream:
    """The stream of a page. `who` is asked anew at each change, and raises AludelError once the page is not good."""
    return EventStream(_events(request, who), headers=HEADERS)


async def _events(request: Request, who: Callable[[Request], Viewer]) -> AsyncIterator[bytes]:
    pages, site, sent = pages_of(request), site_of(request), None
    beat = event("beat", {})
    yield f"retry: {RETRY}\n".encode() + beat
    beats = Beats()
    while serves(request):
        if beats.due():
            yield beat
        version = pages.hub.version
        try:
            viewer = who(request)
            look = await site.look(viewer)
        except AludelError as fault:
            yield event("gone", {"text": text_of(request, fault)})
            return
        except Exception as fault:  # this look cannot be drawn, the next one perhaps can
            look = site.sorry(viewer, text_of(request, unforeseen(fault)))
        if look.shown != sent:
            sent = look.shown
            yield look.event
        await pages.hub.changed(version, beats.left())


def serves(request: Request) -> bool:
    """Whether the pages are still to be reached where this request came in."""
    lan, server = pages_of(request).lan, request.scope.get("server") or ("", 0)
    inside = server[0] not in lan.outside or server[0] in lan.listening
    return inside and not pages_of(request).closing


def event(name: str, data: Any) -> bytes:
    """One event, as it goes over the wire."""
    return f"event: {name}\ndata: {json.dumps(data)}\n\n".encode()
