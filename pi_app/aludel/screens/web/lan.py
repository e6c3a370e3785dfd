# SPDX-License-Identifier: MIT
"""Whether the pages can be reached from the local network, and at which addresses."""

from __future__ import annotations

import asyncio
import fcntl
import socket
import struct
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from typing import Final

from aludel.errors import PageFault
from aludel.screens.web.kept import KeptBook

SIOCGIFADDR: Final = 0x8915
"""Linux: the IPv4 address of an interface (netdevice(7))."""
LOOPBACK: Final = "127.0.0.1"
USUAL: Final = 80
"""The port of addresses that name none."""
OWN_NAMES: Final = (LOOPBACK, "localhost")

Addresses = Callable[[], tuple[str, ...]]


class Lan:
    """The switch, and what listens now. The server keeps `port` and `listening` up to date."""

    def __init__(self, book: KeptBook, own: Addresses | None = None) -> None:
        self._book = book
        self._own = own or own_addresses
        self._one = asyncio.Lock()
        self.port = 0
        self.follow: Callable[[], Awaitable[None]] = _nothing
        """What the server does to listen where it should."""
        self.outside: frozenset[str] = frozenset()
        """Every address on which the pages have been served besides the console's own."""
        self.listening: tuple[str, ...] = ()
        """The addresses on which the pages are served besides the console's own."""

    @property
    def is_open(self) -> bool:
        """Whether the host wants the pages to be reached from the local network."""
        return self._book.now.lan

    async def switch(self, is_open: bool) -> tuple[str, ...]:
        """Open or close, one call after another, and return the addresses afterwards.

        Raises JournalFault, where they are closed all the same; and PageFault `page-lan-none` where nothing can be
        opened, with nothing changed.
        """
        async with self._one:
            before = self.is_open
            try:
                await self._keep(is_open)
            finally:
                await self.follow()
            if is_open and not self.listening:
                await self._keep(before)
                raise PageFault("page-lan-none")
            return self.addresses

    async def _keep(self, is_open: bool) -> None:
        """Write it down in another thread: the disk must not hold up those who look."""
        await asyncio.to_thread(self._book.change if is_open else self._book.withdraw, lan=is_open)

    @property
    def wanted(self) -> tuple[str, ...]:
        """The addresses that are to be served now; none where the kernel does not tell them."""
        with suppress(OSError):
            return self._own() if self.is_open else ()
        return ()

    @property
    def addresses(self) -> tuple[str, ...]:
        """Where the pages are found from the local network, as `http://192.0.2.7:8080`."""
        return tuple(f"http://{one}:{self.port}" for one in self.listening)

    @property
    def hosts(self) -> frozenset[str]:
        """What a browser may call this server; anything else is a page of somebody else's that points at us.

        Browsers leave out the usual port.
        """
        names = (*OWN_NAMES, *self.listening)
        return frozenset((*(f"{name}:{self.port}" for name in names), *(names if self.port == USUAL else ())))


async def _nothing() -> None:
    """Without a server nothing listens."""


def own_addresses() -> tuple[str, ...]:
    """The IPv4 addresses of this machine, those of the machine for itself left out."""
    return tuple(dict.fromkeys(one for one in _addresses() if not one.startswith("127.")))


def _addresses() -> Iterator[str]:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        for _, name in socket.if_nameindex():
            request = struct.pack("256s", name.encode()[:15])
            try:
                answer = fcntl.ioctl(asked.fileno(), SIOCGIFADDR, request)
            except OSError:  # this interface has no address now
                continue
            yield socket.inet_ntoa(answer[20:24])
