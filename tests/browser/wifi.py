# SPDX-License-Identifier: MIT
"""The wireless network that phones are in: a SOCKS 5 proxy (RFC 1928) that can fall silent, as radio does.

A browser that is told to be offline keeps the streams that are open already; only what carries them can cut them off.
"""

from __future__ import annotations

import socket
import struct
import threading
from contextlib import suppress

GREETING = b"\x05\x00"
"""Version 5, and nobody has to say who they are."""
CONNECTED = b"\x05\x00\x00\x01" + bytes(6)
IPV4 = 1
BLOCK = 65536


class Wifi:
    """Carries the connections of browsers until it is cut; `proxy` is what a browser context is told."""

    def __init__(self) -> None:
        self._there = threading.Event()
        self._there.set()
        self._open: set[socket.socket] = set()
        self._lock = threading.Lock()
        self._listener = socket.create_server(("127.0.0.1", 0))
        threading.Thread(target=self._listen, daemon=True).start()

    @property
    def proxy(self) -> dict[str, str]:
        """The proxy of a new browser context."""
        return {"server": f"socks5://127.0.0.1:{self._listener.getsockname()[1]}", "bypass": "<-loopback>"}

    def cut(self) -> None:
        """Carry nothing any more, without a word to anybody."""
        self._there.clear()

    def restore(self) -> None:
        """Carry again. Connections from before are found to be broken."""
        with self._lock:
            broken, self._open = self._open, set()
        for one in broken:
            _end(one)
        self._there.set()

    def close(self) -> None:
        """Carry nothing more, and leave nothing open."""
        _end(self._listener)
        self.restore()

    def _listen(self) -> None:
        with suppress(OSError):  # the listener has been closed
            while True:
                browser, _ = self._listener.accept()
                threading.Thread(target=self._serve, args=(browser,), daemon=True).start()

    def _serve(self, browser: socket.socket) -> None:
        self._keep(browser)
        try:
            console = socket.create_connection(_wanted(browser))
            self._keep(console)
            browser.sendall(CONNECTED)
        except (OSError, struct.error):  # nobody listens there, as after a kill: the browser is told by the end
            _end(browser)
            return
        threading.Thread(target=self._carry, args=(console, browser), daemon=True).start()
        self._carry(browser, console)

    def _keep(self, one: socket.socket) -> None:
        with self._lock:
            self._open.add(one)

    def _carry(self, source: socket.socket, target: socket.socket) -> None:
        with suppress(OSError):
            while block := source.recv(BLOCK):
                self._there.wait()
                target.sendall(block)
        _end(source)
        _end(target)


def _wanted(browser: socket.socket) -> tuple[str, int]:
    """Where a browser wants to go. Raises OSError and struct.error where it does not speak as it should."""
    _, methods = _exactly(browser, 2)
    _exactly(browser, methods)
    browser.sendall(GREETING)
    _, _, _, kind = _exactly(browser, 4)
    size = 4 if kind == IPV4 else _exactly(browser, 1)[0]
    named = _exactly(browser, size)
    (port,) = struct.unpack("!H", _exactly(browser, 2))
    return (socket.inet_ntoa(named) if kind == IPV4 else named.decode(), port)


def _exactly(source: socket.socket, size: int) -> bytes:
    got = b""
    while len(got) < size:
        block = source.recv(size - len(got))
        if not block:
            raise OSError("the browser has gone")
        got += block
    return got


def _end(one: socket.socket) -> None:
    with suppress(OSError):
        one.shutdown(socket.SHUT_RDWR)
    one.close()
