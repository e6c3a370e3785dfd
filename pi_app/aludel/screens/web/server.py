# SPDX-License-Identifier: MIT
"""The web server: a thread of its own with an event loop, listening on this machine and, once opened, on its networks.

Each address has a listener of its own, which comes and goes while the server runs: a network may be joined after the
pages were opened to it.
"""

from __future__ import annotations

import asyncio
import errno
import socket
import threading
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from typing import Final

import uvicorn
from starlette.types import ASGIApp

from aludel.errors import AludelError, PageFault
from aludel.screens.web.crowd import Crowd, visitor
from aludel.screens.web.guard import HEAD
from aludel.screens.web.lan import LOOPBACK
from aludel.screens.web.pages import Pages
from aludel.shell import keep_fault, unforeseen

FOLLOW: Final = 5.0
"""Seconds between two looks at this machine's addresses."""
PARTING: Final = 2
"""Seconds that answers have to end when a listener closes."""
DEADLINE: Final = 5.0
"""Seconds in which another thread must see the pages opened or closed."""
WAITING: Final = 128
"""Connections that may wait to be taken."""


class PageServer:
    """Serves the pages from `start` to `close`. `port` 0 takes any free one.

    `app` makes the application: in the server's thread, so that starting the console does not wait for it.
    """

    def __init__(self, pages: Pages, app: Callable[[], ASGIApp], port: int) -> None:
        self.pages, self._make, self.port = pages, app, port
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread: threading.Thread | None = None
        self._stop: asyncio.Event | None = None
        self._listeners: dict[str, Listening] = {}
        self._config: uvicorn.Config | None = None
        self._lock: asyncio.Lock | None = None
        self.fault: AludelError | None = None
        """Why the server has ended, where nobody has closed it."""

    @property
    def address(self) -> str:
        """Where this machine finds the pages."""
        return f"http://{LOOPBACK}:{self.port}"

    def start(self) -> None:
        """Serve from now on. Raises PageFault `page-port-taken` or `page-port-unusable`."""
        first = bound(LOOPBACK, self.port)
        self.port = self.pages.lan.port = first.getsockname()[1]
        started: Future[None] = Future()
        self._thread = threading.Thread(target=self._run, args=(first, started), name="pages", daemon=True)
        self._thread.start()
        started.result()

    def close(self) -> None:
        """Serve nothing more; open streams end."""
        if self._thread is None or self._loop is None or self._stop is None:
            return
        self.pages.closing = True
        self.pages.hub.wake()
        with suppress(RuntimeError):  # it has ended by itself
            self._loop.call_soon_threadsafe(self._stop.set)
        self._thread.join()
        self._thread = None
        self.pages.close()

    def switch_lan(self, is_open: bool) -> tuple[str, ...]:
        """Open the pages to the local network, or close them; the addresses afterwards. For any other thread.

        Raises PageFault `page-lan-none` where there is no network to open them to, and `page-console-busy` where the
        server does not come to it: whatever it has come to by then is set back, as nobody hears of it. AludelError
        where the server has ended.
        """
        before = self.pages.lan.is_open
        try:
            return self._switched(is_open).result(DEADLINE)
        except TimeoutError as late:
            self._switched(before)
            raise PageFault("page-console-busy") from late

    def _switched(self, is_open: bool) -> Future[tuple[str, ...]]:
        """The addresses once the server has switched; it does so in the order in which it is asked."""
        assert self._loop is not None
        work = self.pages.lan.switch(is_open)
        try:
            return asyncio.run_coroutine_threadsafe(work, self._loop)
        except RuntimeError:  # its loop is closed
            work.close()
            raise self.fault or PageFault("page-console-busy") from None

    # -- in the server's thread

    def _run(self, first: socket.socket, started: Future[None]) -> None:
        try:
            asyncio.run(self._serve(first, started))
        except BaseException as fault:
            if not started.done():
                started.set_exception(fault)
                return
            self.fault = unforeseen(fault)
            raise

    async def _serve(self, first: socket.socket, started: Future[None]) -> None:
        self._loop, self._stop, self._lock = asyncio.get_running_loop(), asyncio.Event(), asyncio.Lock()
        self._config = configured(self._make())
        self._listeners[LOOPBACK] = await Listening.opened(self._config, first)
        self.pages.lan.follow = self._follow
        await self._follow()
        started.set_result(None)
        while not self._stop.is_set():
            with suppress(TimeoutError):
                async with asyncio.timeout(FOLLOW):
                    await self._stop.wait()
            await self._follow_on()
        await asyncio.gather(*(listener.closed() for listener in self._listeners.values()))

    async def _follow_on(self) -> None:
        """Follow the addresses; a mistake of ours in it is kept for us, and the pages go on."""
        try:
            await self._follow()
        except Exception as fault:
            keep_fault(fault)

    async def _follow(self) -> None:
        """Listen where the pages are to be reached now, and nowhere else."""
        assert self._lock is not None
        async with self._lock:
            wanted = self.pages.lan.wanted
            gone = [address for address in self._listeners if address not in (LOOPBACK, *wanted)]
            for address in wanted:
                await self._open(address)
            closing = [self._listeners.pop(address) for address in gone]
            self._tell()
            await asyncio.gather(*(listener.closed() for listener in closing))

    async def _open(self, address: str) -> None:
        """Listen on an address, unless that is done or cannot be: it is tried again, as networks come and go."""
        if address in self._listeners:
            return
        with suppress(PageFault):
            assert self._config is not None
            self._listeners[address] = await Listening.opened(self._config, bound(address, self.port))

    def _tell(self) -> None:
        lan = self.pages.lan
        listening = tuple(address for address in self._listeners if address != LOOPBACK)
        if listening != lan.listening:
            lan.outside |= set(listening)
            lan.listening = listening
            self.pages.hub.wake()


class Listening:
    """One address that is listened on."""

    def __init__(self, server: uvicorn.Server, task: asyncio.Task[None]) -> None:
        self._server, self._task = server, task

    @classmethod
    async def opened(cls, config: uvicorn.Config, on: socket.socket) -> Listening:
        """Begin to listen on a bound socket; it does when this returns."""
        server = uvicorn.Server(config)
        task = asyncio.create_task(server.serve(sockets=[on]))
        while not server.started and not task.done():
            await asyncio.sleep(0)
        return cls(server, task)

    async def closed(self) -> None:
        """Listen no longer, once the answers that are under way have ended or PARTING is over."""
        self._server.should_exit = True
        await asyncio.wait([self._task])


def configured(app: ASGIApp) -> uvicorn.Config:
    """How uvicorn serves us: no log of requests, since tokens stand in addresses, and nothing believed of a proxy."""
    return uvicorn.Config(
        app,
        http=visitor(Crowd()),
        ws="none",
        loop="none",
        lifespan="off",
        log_config=None,
        log_level="warning",
        access_log=False,
        proxy_headers=False,
        server_header=False,
        h11_max_incomplete_event_size=HEAD,
        timeout_graceful_shutdown=PARTING,
    )


def bound(address: str, port: int) -> socket.socket:
    """A socket on this address and port. Raises PageFault `page-port-taken` or `page-port-unusable`."""
    # The protocol is named so that asyncio sends at once (TCP_NODELAY); else an answer waits 40 ms for the one before.
    made = socket.socket(socket.AF_INET, socket.SOCK_STREAM | socket.SOCK_CLOEXEC, socket.IPPROTO_TCP)
    try:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind((address, port))
        made.listen(WAITING)
    except OSError as fault:
        made.close()
        raise PageFault(
            "page-port-taken" if fault.errno == errno.EADDRINUSE else "page-port-unusable", port=str(port)
        ) from fault
    return made
