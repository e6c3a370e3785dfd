# SPDX-License-Identifier: MIT
"""What stands before every page: foreign and malformed requests go no further, and every answer is locked down.

A page somewhere else must not be able to make a browser here do anything: it may not use another name for this
server (DNS rebinding), not send from another origin, and not fill in a form, since a form cannot send JSON.
"""

from __future__ import annotations

import asyncio
from typing import Final

from fastapi import Request
from fastapi.responses import PlainTextResponse, Response
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from aludel.errors import AludelError, PageFault
from aludel.screens.web.asking import text_of
from aludel.screens.web.faults import told
from aludel.screens.web.pages import Pages
from aludel.shell import unforeseen

MOST_BYTES: Final = 8 * 1024
HEAD: Final = 16 * 1024
"""Bytes of the head of a request."""
PATIENCE: Final = 10.0
"""Seconds in which the body of a request must have come."""
READING: Final = ("GET", "HEAD", "OPTIONS")
OWN_SITES: Final = ("same-origin", "none")
POLICY: Final = "; ".join((
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
))  # fmt: skip
LOCKS: Final = {
    "Content-Security-Policy": POLICY,
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


class Guard:
    """The outermost layer of the application, in plain ASGI so that streams pass through it unchanged."""

    def __init__(self, app: ASGIApp, pages: Pages) -> None:
        self.app, self.pages = app, pages

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request. Nothing that goes wrong below leaves here as an exception."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        locked = Locked(send)
        try:
            _bound_head(scope)
            self._check(scope["method"], Headers(scope=scope))
            await self.app(scope, await _whole(scope, receive), locked)
        except AludelError as fault:
            await self._tell(fault, scope, receive, locked)
        except Exception as fault:
            await self._tell(unforeseen(fault), scope, receive, locked)

    async def _tell(self, fault: AludelError, scope: Scope, receive: Receive, send: Locked) -> None:
        """Tell a fault; where the answer has begun, it can only be left unfinished."""
        if not send.begun:
            await (await self._answer(fault, Request(scope, receive)))(scope, receive, send)

    async def _answer(self, fault: AludelError, request: Request) -> Response:
        """The answer that tells a fault; as plain text where even the page for it cannot be drawn."""
        try:
            return await told(request, fault)
        except Exception as worse:
            return PlainTextResponse(text_of(request, unforeseen(worse)), 500)

    def _check(self, method: str, headers: Headers) -> None:
        """Raise PageFault for a request that a page of ours would not have made."""
        host = headers.get("host", "").lower()
        if host not in self.pages.lan.hosts:
            raise PageFault("page-other-name")
        opens_page = method in READING and headers.get("sec-fetch-mode") == "navigate"
        if headers.get("sec-fetch-site", "none") not in OWN_SITES and not opens_page:
            raise PageFault("page-foreign")
        if method in READING:
            return
        if headers.get("origin", f"http://{host}").lower() != f"http://{host}":
            raise PageFault("page-foreign")
        if headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
            raise PageFault("page-not-json")


class Locked:
    """Sends an answer with every lock on it; `begun` once its head is out. Pages are not kept by browsers."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self.begun = False

    async def __call__(self, message: Message) -> None:
        """Send one part of the answer."""
        if message["type"] == "http.response.start":
            self.begun = True
            headers = MutableHeaders(raw=message.setdefault("headers", []))
            for name, value in LOCKS.items():
                headers[name] = value
            headers.setdefault("Cache-Control", "no-store")
        await self._send(message)


def _bound_head(scope: Scope) -> None:
    """Raise PageFault for a head that is too long: the server itself bounds only one that comes in several pieces."""
    size = len(scope["raw_path"]) + len(scope["query_string"])
    if size + sum(len(name) + len(value) for name, value in scope["headers"]) > HEAD:
        raise PageFault("page-too-long", most=HEAD)


async def _whole(scope: Scope, receive: Receive) -> Receive:
    """The body of a request, read to its end before anybody uses it. Raises PageFault where it is too long or slow."""
    if scope["method"] in READING:
        return receive
    try:
        async with asyncio.timeout(PATIENCE):
            body = await _read(receive)
    except TimeoutError as late:
        raise PageFault("page-too-slow") from late
    waiting = [_message(body)]

    async def replayed() -> Message:
        return waiting.pop() if waiting else await receive()

    return replayed


def _message(body: bytes) -> Message:
    return {"type": "http.request", "body": body, "more_body": False}


async def _read(receive: Receive) -> bytes:
    body = b""
    while True:
        message = await receive()
        body += bytes(message.get("body", b""))
        if len(body) > MOST_BYTES:
            raise PageFault("page-too-long", most=MOST_BYTES)
        if not message.get("more_body", False):
            return body
