# SPDX-License-Identifier: MIT
"""Reads event streams as a browser would."""

from __future__ import annotations

import http.client
import json
import socket
import threading
from contextlib import contextmanager, suppress
from urllib.parse import urlsplit


class Stream:
    """The events of one stream, read in a thread of its own. `look` waits until one fits."""

    def __init__(self, address, cookies=None):
        self.events = []
        self.ended = False
        self._news = threading.Condition()
        place = urlsplit(address)
        connection = http.client.HTTPConnection(place.hostname, place.port, timeout=20)
        headers = {"Cookie": "; ".join(f"{name}={value}" for name, value in (cookies or {}).items())}
        connection.request("GET", address.partition(place.netloc)[2], headers=headers)
        self._socket = connection.sock
        answer = connection.getresponse()
        self.status = answer.status
        self._thread = threading.Thread(target=self._read, args=(answer,), daemon=True)
        self._thread.start()

    def _read(self, answer):
        with suppress(OSError, http.client.HTTPException, ValueError):
            self._lines(answer)
        with self._news:
            self.ended = True
            self._news.notify_all()

    def _lines(self, answer):
        name = ""
        for line in iter(answer.readline, b""):
            if line.startswith(b"event: "):
                name = line.removeprefix(b"event: ").strip().decode()
            elif line.startswith(b"data: "):
                with self._news:
                    self.events.append((name, json.loads(line.removeprefix(b"data: "))))
                    self._news.notify_all()

    def of(self, name):
        """The data of all events of a name so far."""
        return [data for one, data in self.events if one == name]

    def wait(self, fits, seconds=20):
        """Wait until something holds of this stream."""
        with self._news:
            assert self._news.wait_for(lambda: fits(self), seconds), self.events[-3:]

    def look(self, fits=lambda look: True):
        """The first look that fits, waited for."""
        self.wait(lambda stream: any(map(fits, stream.of("look"))))
        return next(filter(fits, self.of("look")))

    def end(self):
        """Wait until the server ends the stream."""
        self.wait(lambda stream: stream.ended)

    def close(self):
        with suppress(OSError):
            self._socket.shutdown(socket.SHUT_RDWR)
        self._thread.join(20)


@contextmanager
def streaming(address, cookies=None):
    """An open stream."""
    stream = Stream(address, cookies)
    try:
        yield stream
    finally:
        stream.close()
