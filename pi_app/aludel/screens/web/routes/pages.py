# SPDX-License-Identifier: MIT
"""The pages that people open, the files that they need, and the pictures of pieces."""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response

from aludel.errors import PageFault
from aludel.screens.views import screens_of
from aludel.screens.web.asking import SEAT_COOKIE, is_host, pages_of, site_of, viewer_of
from aludel.screens.web.static_files import mark

router = APIRouter(include_in_schema=False)

FOR_EVER = "public, max-age=31536000, immutable"
FOR_A_DAY = "public, max-age=86400"


@router.get("/")
@router.get("/table")
async def table(request: Request) -> Response:
    """The table page."""
    return await _page(request, "table")


@router.get("/host")
async def host(request: Request) -> Response:
    """The host page, or its door."""
    if is_host(request):
        return await _page(request, "host")
    return HTMLResponse(await site_of(request).plain("login", viewer_of(request, "login")))


@router.get("/seat/{token}")
async def seat(request: Request, token: str) -> Response:
    """The page of one seat."""
    return await _page(request, "seat", pages_of(request).seating.colour(token), token)


@router.get("/join/{invitation}")
async def join(request: Request, invitation: str) -> Response:
    """Where the QR code of a seat leads: to its page for whoever holds it already, else to the question."""
    seating = pages_of(request).seating
    colour = seating.invited(invitation)
    held = request.cookies.get(f"{SEAT_COOKIE}{colour}", "")
    if seating.holds(held, colour):
        return RedirectResponse(f"/seat/{held}", 303)
    computed, taken = pages_of(request).computed(colour), colour in seating.taken
    names = {"colour": colour, "computed": computed, "taken": taken, "invitation": invitation}
    page = await site_of(request).plain("join", viewer_of(request, "join", colour), **names)
    return HTMLResponse(page, 409 if taken or computed else 200)


@router.get("/static/{name:path}")
async def static(request: Request, name: str) -> Response:
    """A style sheet, script or picture of the pages."""
    file = site_of(request).static.files.get(name)
    if file is None:
        raise PageFault("page-none")
    fresh = request.query_params.get("v") == file.mark
    return Response(file.content, media_type=file.kind, headers={"Cache-Control": FOR_EVER if fresh else "no-cache"})


@router.get("/art/{game}/{kind}.svg")
def art(request: Request, game: str, kind: str) -> Response:
    """The picture of a piece. In a thread of its own: to draw one takes a while, and others need not wait."""
    drawn = screens_of(game)
    picture = drawn.art(kind) if drawn else None
    if picture is None:
        raise PageFault("page-none")
    headers = {"Cache-Control": FOR_A_DAY, "ETag": f'"{mark(picture.encode())}"'}
    if request.headers.get("if-none-match") == headers["ETag"]:
        return Response(status_code=304, headers=headers)
    return Response(picture, media_type="image/svg+xml", headers=headers)


async def _page(request: Request, page: str, colour: str = "", token: str = "") -> Response:
    return HTMLResponse(await site_of(request).page(viewer_of(request, page, colour, token)))
