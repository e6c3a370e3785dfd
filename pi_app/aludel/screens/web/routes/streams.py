# SPDX-License-Identifier: MIT
"""The event streams of the three pages."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter, Request

from aludel.screens.web.asking import host_only, pages_of, viewer_of
from aludel.screens.web.streams import EventStream, stream
from aludel.screens.web.viewer import Viewer

router = APIRouter(prefix="/api", default_response_class=EventStream)

EVENTS: Final = "Server-sent events: `look`, `beat` and `gone`."


@router.get("/table/stream", tags=["table"], response_description=EVENTS)
async def table_stream(request: Request) -> EventStream:
    """What keeps a table page up to date."""
    return stream(request, lambda asked: viewer_of(asked, "table"))


@router.get("/seats/{token}/stream", tags=["seats"], response_description=EVENTS)
async def seat_stream(request: Request, token: str) -> EventStream:
    """What keeps the page of one seat up to date."""

    def who(asked: Request) -> Viewer:
        return viewer_of(asked, "seat", pages_of(asked).seating.colour(token), token)

    return stream(request, who)


@router.get("/host/stream", tags=["host"], response_description=EVENTS)
async def host_stream(request: Request) -> EventStream:
    """What keeps the host page up to date."""

    def who(asked: Request) -> Viewer:
        host_only(asked)
        return viewer_of(asked, "host")

    return stream(request, who)
