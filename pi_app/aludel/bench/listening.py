# SPDX-License-Identifier: MIT
"""Many open table pages in one process: `python -m aludel.bench.listening PORT COUNT`.

Opens event streams of the table page and prints one line of JSON for each look that has reached all of them: when it
came to each, by the monotonic clock of this machine, in seconds. The first line is the look that each begins with.
"""

from __future__ import annotations

import asyncio
import json
import sys
import time
from typing import Final

HOST: Final = "127.0.0.1"
LOOK: Final = b"event: look"
PATH: Final = "/api/table/stream"
LONGEST: Final = 1 << 20
"""Bytes of a line; a look is one line."""


async def listen(port: int, count: int) -> None:
    """Open the streams and tell of every look, until they end."""
    arrived: list[list[float]] = [[] for _ in range(count)]
    await asyncio.gather(*(_stream(port, own, arrived) for own in arrived))


async def _stream(port: int, own: list[float], arrived: list[list[float]]) -> None:
    reader, writer = await asyncio.open_connection(HOST, port, limit=LONGEST)
    writer.write(f"GET {PATH} HTTP/1.1\r\nHost: {HOST}:{port}\r\n\r\n".encode())
    while line := await reader.readline():
        if line.startswith(LOOK):
            await reader.readline()  # the look itself: it has come as a whole
            own.append(time.monotonic())
            _tell(len(own), arrived)


def _tell(number: int, arrived: list[list[float]]) -> None:
    """Print the times of a look once it has come to the last stream."""
    if min(map(len, arrived)) == number:
        print(json.dumps([own[number - 1] for own in arrived]), flush=True)


if __name__ == "__main__":
    asyncio.run(listen(int(sys.argv[1]), int(sys.argv[2])))
