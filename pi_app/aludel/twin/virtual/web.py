# SPDX-License-Identifier: MIT
"""The addresses of the virtual table's page: the page itself, its events, and what a person does there.

They are for the machine that the table runs on, and for the host: whoever plays there sees a hand.
"""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable, Mapping
from dataclasses import replace
from pathlib import Path as FilePath
from typing import Annotated, Any, Final, Literal, TypeVar

from fastapi import APIRouter, Depends, Path, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response
from pydantic import Field

from aludel.errors import PageFault, UsageFault
from aludel.games.referee import Press
from aludel.screens.web.answers import PROBLEMS, PROBLEMS_ELSEWHERE, Done, Responses
from aludel.screens.web.app import More
from aludel.screens.web.asking import is_at_table, pages_of, site_of, viewer_of
from aludel.screens.web.bodies import Asked, Body, Language, Name, Pressed, Spoken, Switched
from aludel.screens.web.site import Look
from aludel.screens.web.streams import BEAT, HEADERS, RETRY, EventStream, event, serves
from aludel.screens.web.viewer import Viewer
from aludel.shell import unforeseen
from aludel.twin.virtual.feed import Listener
from aludel.twin.virtual.front import Front

PAGE: Final = "virtual"
FOLDER: Final = FilePath(__file__).parent
"""Where its templates/ and static/ lie."""
DRAWN: Final = 120.0
"""Seconds in which the console must have answered: a slow machine first prints the sheets that its camera sees."""
LOOKED: Final = 1.0
"""Seconds after which a stream looks whether it still serves anybody."""

T = TypeVar("T")


class Start(Body):
    """A game to begin at once. One that is on, or waits to be resumed, is given up only with `replace`."""

    asked: Asked
    players: int = Field(ge=1, le=9)
    level: int = Field(ge=1, le=99)
    skill: Literal["competent", "random", "none"]
    language: Language
    replace: bool = False


class Lay(Body):
    """All that is to lie in the tray: pieces by their ids on the page."""

    asked: Asked
    pieces: list[Name] = Field(max_length=8)


class Take(Body):
    """Nothing is to lie in the tray."""

    asked: Asked


class Ready(Body):
    """The colour of the seat whose person has come."""

    seat: Name


class Pace(Body):
    """Whether virtual players are quick from now on; `skip` lets them play to the person's next turn at once."""

    fast: bool | None = None
    skip: bool = False


def more(front: Front) -> More:
    """The page of one table, for `create_app`."""
    kinds = {PAGE: lambda pages, snapshot, viewer, words: {"look": front.drawn()}}
    return More((router,), (FOLDER,), kinds, {PAGE: front}, front.people)


def front_of(request: Request) -> Front:
    """The table that a request is about, for whoever may play there. Raises UsageFault for anybody else."""
    if not is_at_table(request):
        raise UsageFault("virtual-here-only")
    front: Front = request.app.state.virtual
    return front


def _file_of(kind: str) -> Responses:
    """What an address answers that hands out a file."""
    return {200: {"content": {kind: {}}}, **PROBLEMS_ELSEWHERE}


Here = Annotated[Front, Depends(front_of)]
Number = Annotated[int, Path(ge=0, le=2**31)]
router = APIRouter()
interface = APIRouter(prefix="/api/virtual", tags=["virtual"], responses=PROBLEMS)


@router.get("/", include_in_schema=False)
async def page(request: Request) -> Response:
    """The virtual table; other machines are led to the table page."""
    if not is_at_table(request):
        return RedirectResponse("/table", 303)
    return HTMLResponse(await site_of(request).page(_viewer(request)))


@interface.get(
    "/stream",
    response_class=EventStream,
    response_description="Server-sent events.",
    responses=PROBLEMS_ELSEWHERE,
)
async def stream(request: Request, front: Here) -> EventStream:
    """What keeps the page up to date: `look`, `say`, `sound`, `effect`, `hush`, `frame`, `notice`.

    Besides, for programs that look on: `scene`, the lamps, and `hand`, what a virtual player does.
    """
    return EventStream(_events(request, front), headers=HEADERS)


@interface.get("/sounds/{number}.wav", response_class=Response, responses=_file_of("audio/wav"))
async def sound(number: Number, front: Here) -> Response:
    """A phrase or a game sound that an event has named a short while ago."""
    return _file(front.feed.sound(number), "audio/wav")


@interface.get("/frame/{number}.jpg", response_class=Response, responses=_file_of("image/jpeg"))
async def frame(number: Number, front: Here) -> Response:
    """What the camera saw of the person's tray at the last look."""
    return _file(front.frame(number), "image/jpeg")


@interface.post("/start")
async def start(request: Request, message: Start, front: Here) -> Done:
    """Begin a game."""
    wanted = message.players, message.level, message.skill, message.language
    return await _do(request, lambda: front.start(*wanted, message.asked, message.replace))


@interface.post("/lay")
async def lay(request: Request, message: Lay, front: Here) -> Done:
    """Let exactly these pieces lie in the tray."""
    return await _do(request, lambda: front.lay(message.pieces, message.asked))


@interface.post("/take")
async def take(request: Request, message: Take, front: Here) -> Done:
    """Take everything out of the tray."""
    return await _do(request, lambda: front.take(message.asked))


@interface.post("/press")
async def press(request: Request, message: Pressed, front: Here) -> Done:
    """Press buttons."""
    pressed = Press(frozenset(message.buttons), message.held)
    return await _do(request, lambda: front.press(pressed, message.asked))


@interface.post("/ready")
async def ready(request: Request, message: Ready, front: Here) -> Done:
    """Open the screen of the seat that is asked."""
    return await _do(request, lambda: front.ready(message.seat))


@interface.post("/hint")
async def hint(request: Request, message: Switched, front: Here) -> Done:
    """Show hints, or no longer."""
    return await _do(request, lambda: front.hint(message.on))


@interface.post("/pace")
async def pace(request: Request, message: Pace, front: Here) -> Done:
    """Let virtual players be quicker or calmer, or play on at once."""
    return await _do(request, lambda: front.pace(message.fast, message.skip))


@interface.post("/by-hand")
async def by_hand(request: Request, message: Body, front: Here) -> Done:
    """Go on though the pieces of this table are lost."""
    return await _do(request, front.by_hand)


@interface.post("/language")
async def language(request: Request, message: Spoken, front: Here) -> Done:
    """Speak another language."""
    return await _do(request, lambda: front.speak(message.language))


router.include_router(interface)


async def _do(request: Request, work: Callable[[], object]) -> Done:
    """Have the console's thread do something."""
    await pages_of(request).ask(lambda _: work(), DRAWN)
    return Done()


def _file(content: bytes | None, kind: str) -> Response:
    if content is None:
        raise PageFault("page-none")
    return Response(content, media_type=kind)


def _viewer(request: Request) -> Viewer:
    """The page speaks as the table does."""
    spoken = pages_of(request).snapshot.sound.language
    return replace(viewer_of(request, PAGE), language=spoken, pinned=False)


async def _events(request: Request, front: Front) -> AsyncIterator[bytes]:
    sent, last = None, time.monotonic()
    beat = event("beat", {})
    with front.feed.listening() as listener:
        yield f"retry: {RETRY}\n".encode() + beat
        name: str = "look"
        data: Mapping[str, Any] = {}
        while serves(request):
            if name == "look":
                look = await _look(request)
                if look.shown != sent:
                    sent = look.shown
                    yield look.event
            elif name:
                yield event(name, data)
            name, data = await _next(listener)
            if not name and time.monotonic() - last >= BEAT:
                last = time.monotonic()
                yield beat


async def _look(request: Request) -> Look:
    """The table as it is now, or why it cannot be drawn: the next look perhaps can."""
    viewer = _viewer(request)
    try:
        return await site_of(request).look(viewer)
    except Exception as fault:
        return site_of(request).sorry(viewer, unforeseen(fault).text(viewer.language))


async def _next(listener: Listener) -> tuple[str, Mapping[str, Any]]:
    """The next event; no name where none came for a while."""
    happening = await listener.next(LOOKED)
    return happening if happening is not None else ("", {})
