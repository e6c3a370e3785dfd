# SPDX-License-Identifier: MIT
"""A whole console with its pages on a free port of this machine: for tests of pages, and to look at them.

`python -m tests.screens.served --level 4` serves one until it is stopped.
"""

from __future__ import annotations

import argparse
import itertools
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

from aludel.games.referee import Press
from aludel.screens.web.app import ALONE, More, create_app
from aludel.screens.web.kept import FILE
from aludel.screens.web.pages import Pages
from aludel.screens.web.server import PageServer
from aludel.screens.web.tokens import new_token
from aludel.table.console import Console
from aludel.table.host import NewGame
from aludel.table.inbox import Inbox
from aludel.table.loop import Publish, drive
from aludel.table.operated import Operated
from aludel.table.snapshot import Snapshot

from ..table.parts import CONFIRM, Bench

GAME = "little-alchemists"
COLOURS = ("red", "yellow", "green", "blue")
T = TypeVar("T")


class Served:
    """A console in its thread, and its pages in theirs. `base_url` is where a browser finds them."""

    def __init__(
        self,
        folder: Path,
        port: int = 0,
        clock: Callable[[], float] = time.monotonic,
        own: Callable[[], tuple[str, ...]] = lambda: (),
        token: Callable[[], str] = new_token,
        **bench: object,
    ) -> None:
        self.folder, self.inbox, self._ended = folder, Inbox(), threading.Event()
        self.publish: Publish = lambda snapshot: None
        ready: Future[Bench] = Future()
        self._thread = threading.Thread(target=self._work, args=(ready, bench), name="console", daemon=True)
        self._thread.start()
        self.bench = ready.result()
        self.console: Console = self.bench.console
        self.pages = Pages(self.inbox, self.operated, folder / FILE, clock, token, own)
        more = self.do(self.opened)
        self.do(lambda: None)
        self.app = create_app(self.pages, more)
        self.server = PageServer(self.pages, lambda: self.app, port)
        self.server.start()

    def _work(self, ready: Future[Bench], options: dict) -> None:
        """The console's thread, which also makes it: its journal belongs to one thread."""
        try:
            bench = Bench(self.folder, **options)
        except BaseException as fault:
            ready.set_exception(fault)
            return
        self.operated = self.arranged(bench)
        ready.set_result(bench)
        drive(self.inbox, self.operated, lambda snapshot: self.publish(snapshot), self._ended)
        bench.close()

    def arranged(self, bench: Bench) -> Operated:
        """What pages operate: the console, or what stands round it."""
        return bench.console

    def opened(self) -> More:
        """Have `publish` reach the pages; the pages that there are more."""
        self.publish = self.pages.publish
        return ALONE

    @property
    def base_url(self) -> str:
        return self.server.address

    def do(self, work: Callable[[], T]) -> T:
        """Something for the console's thread; it is published before this returns."""
        result = self.inbox.post(work).result(20)
        self.inbox.post(lambda: None).result(20)
        return result

    def press(self, *presses: Press) -> None:
        """Press buttons, one after another."""
        for pressed in presses:
            self.do(lambda pressed=pressed: self.console.press(pressed))

    def lay(self, *kinds: str) -> None:
        """Put exactly these pieces into the tray, by name: `tile.frog`."""
        self.do(lambda: self.bench.tray.lay(kinds))

    def brew(self, one: str, other: str) -> None:
        """Lay two tiles and press the big button."""
        self.lay(f"tile.{one}", f"tile.{other}")
        self.press(CONFIRM)
        self.lay()

    def begin(self, level: int = 1, seats: Sequence[str] = ("red", "yellow"), first: int = 0, code: str = "") -> None:
        """Begin a game; one that is on is given up."""
        new = NewGame(GAME, level, tuple(seats), first, None, code or None, replace=True)
        self.do(lambda: self.console.manage(lambda host: host.begin(new)))

    def snapshot(self) -> Snapshot:
        """The console as pages see it now."""
        return self.do(self.console.snapshot)

    def invitation(self, colour: str) -> str:
        """The address of an open invitation."""
        return f"{self.base_url}/join/{self.pages.seating.invitation(colour)}"

    def seat(self, colour: str) -> str:
        """Take a seat and return the token of its page."""
        return self.pages.seating.claim(self.pages.seating.invitation(colour) or "")

    def host(self) -> str:
        """A session of the host: the value of the cookie `aludel_host`."""
        return self.pages.door.enter(self.pages.door.pin)

    def close(self) -> None:
        self.server.close()
        self.inbox.post(self._ended.set)
        self._thread.join()


@contextmanager
def serving(folder: Path, level: int | None = None, players: int = 2, **options: object) -> Iterator[Served]:
    """A served console, in a game of this level if one is named."""
    served = Served(folder, **options)
    try:
        if level is not None:
            served.begin(level, COLOURS[:players])
        yield served
    finally:
        served.close()


def main() -> None:
    """Serve one console and print where its pages are."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--level", type=int)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--port", type=int, default=0)
    given = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder), given.level, given.players, port=given.port) as served,
    ):
        print(f"{served.base_url}/table\n{served.base_url}/host  PIN {served.pages.door.pin}")
        for colour in itertools.islice(COLOURS, given.players):
            print(f"{served.base_url}/seat/{served.seat(colour)}")
        sys.stdout.flush()
        threading.Event().wait()


if __name__ == "__main__":
    main()
