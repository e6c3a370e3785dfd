# SPDX-License-Identifier: MIT
"""Whatever goes wrong becomes a numbered plain sentence: as JSON for the interface, as a page for a person."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import HTMLResponse, JSONResponse, Response
from starlette.exceptions import HTTPException

from aludel.errors import AludelError, CameraFault, LampFault, PageFault, VoiceFault
from aludel.games.referee import BadSetup
from aludel.screens.web.asking import site_of, text_of, viewer_of

CONFLICT: Final = 409
"""What cannot be done as things stand."""
BROKEN: Final = 503
"""Something of the console itself that does not work: a card, a camera, a loudspeaker."""

STATUS: Final[Mapping[str, int]] = {
    "page-malformed": 422,
    "page-too-long": 413,
    "page-too-slow": 408,
    "page-not-json": 415,
    "page-foreign": 403,
    "page-other-name": 421,
    "page-none": 404,
    "page-method": 405,
    "page-invitation-unknown": 404,
    "page-seat-unknown": 404,
    "page-no-seat": 404,
    "page-host-only": 401,
    "page-table-only": 403,
    "virtual-here-only": 403,
    "page-pin-wrong": 403,
    "page-pin-wait": 429,
    "page-console-busy": BROKEN,
    "unforeseen": 500,
    "journal-readonly": BROKEN,
    "journal-full": BROKEN,
    "journal-worn": BROKEN,
    "journal-busy": BROKEN,
    "journal-damaged": BROKEN,
    "journal-no-game": 404,
    "unknown-game": 404,
    "campaign-none": 404,
}
"""The HTTP status of an error by its key, where it is not CONFLICT."""

BY_STATUS: Final[Mapping[int, str]] = {404: "page-none", 405: "page-method"}
"""The errors for what the web framework itself refuses; the rest is malformed."""


def status_of(fault: AludelError) -> int:
    """The HTTP status that an error is told with."""
    broken = isinstance(fault, CameraFault | VoiceFault | LampFault)
    return STATUS.get(fault.key, BROKEN if broken else CONFLICT)


def is_interface(request: Request) -> bool:
    """Whether a program reads the answer; else a person does."""
    return request.url.path.startswith("/api/")


async def told(request: Request, fault: AludelError) -> Response:
    """The answer that tells an error, in the language of the page that asked."""
    text, status, headers = text_of(request, fault), status_of(fault), _headers(fault)
    if is_interface(request):
        content: dict[str, str | int] = {"number": fault.entry.number, "text": text}
        if fault.key == "page-pin-wait":
            content["seconds"] = fault.values["seconds"]
        return JSONResponse(content, status, headers)
    page = await site_of(request).plain("error", viewer_of(request, "error"), fault=text)
    return HTMLResponse(page, status, headers)


def _headers(fault: AludelError) -> dict[str, str]:
    return {"Retry-After": str(fault.values["seconds"])} if fault.key == "page-pin-wait" else {}


def tell_faults(app: FastAPI) -> None:
    """Have every refusal of an app told so."""

    @app.exception_handler(AludelError)
    async def known(request: Request, fault: AludelError) -> Response:
        return await told(request, fault)

    @app.exception_handler(BadSetup)
    async def setup(request: Request, fault: BadSetup) -> Response:
        return await told(request, AludelError(fault.key, **fault.args_))

    @app.exception_handler(RequestValidationError)
    async def malformed(request: Request, fault: RequestValidationError) -> Response:
        return await told(request, PageFault("page-malformed", place=_place(fault)))

    @app.exception_handler(HTTPException)
    async def refused(request: Request, fault: HTTPException) -> Response:
        key = BY_STATUS.get(fault.status_code, "page-malformed")
        answer = await told(request, PageFault(key, place="-"))
        answer.headers.update(fault.headers or {})
        return answer


def _place(fault: RequestValidationError) -> str:
    """Where in a request the first thing is that cannot be; never what stands there."""
    first = next(iter(fault.errors()), None)
    return ".".join(str(part) for part in (first or {}).get("loc", ()) if isinstance(part, str | int))[:64] or "-"
