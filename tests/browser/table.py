# SPDX-License-Identifier: MIT
"""A virtual table with its page on a free port of this machine, dealt from a seed: the real console, rules, renderer,
recogniser and web server, with virtual players who do not rest."""

from __future__ import annotations

import random
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import ExitStack, closing, contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TypeVar

from aludel.commands.assembly import Around, console
from aludel.config import make_config
from aludel.games.little_alchemists.view import potions_of
from aludel.journal.campaign import CampaignBook, Gain
from aludel.screens.web.app import create_app
from aludel.screens.web.pages import Pages
from aludel.screens.web.server import PageServer
from aludel.shell import cache_folder
from aludel.sight.reader import TrayReader
from aludel.table.inbox import Inbox
from aludel.table.loop import drive
from aludel.table.public import Public
from aludel.twin.rendered import RenderedTray
from aludel.twin.virtual.eye import WatchedEye, Watching
from aludel.twin.virtual.feed import Feed
from aludel.twin.virtual.front import Front
from aludel.twin.virtual.table import VirtualTable
from aludel.twin.virtual.web import more

GAME = "little-alchemists"
LEVEL = 7
CODE = "ABCDEFGHJK"
T = TypeVar("T")


def still() -> float:
    """The clock of the virtual camera."""
    return 0.0


def unsaid(line: str) -> None:
    """Captions are on the page."""


def at_once(seconds: float, work: Callable[[], object]) -> None:
    """Virtual players need no rest."""
    work()


class ServedTable:
    """The table in its thread and its page in the server's. `levels` are open from the start."""

    def __init__(self, folder: Path, seed: int, levels: tuple[int, ...] = (), port: int = 0) -> None:
        self.folder, self.seeds, self.levels, self.port = folder, random.Random(seed), levels, port
        self.inbox, self.feed, self._ended = Inbox(), Feed(), threading.Event()
        ready: Future[str] = Future()
        self._thread = threading.Thread(target=self._work, args=(ready,), name="console", daemon=True)
        self._thread.start()
        self.address = ready.result(60)

    def _work(self, ready: Future[str]) -> None:
        """The console's thread, which also makes it: its journal belongs to one thread."""
        with ExitStack() as parts:
            try:
                self._make(parts)
            except BaseException as fault:
                ready.set_exception(fault)
                raise
            ready.set_result(self.server.address)
            drive(self.inbox, self.table, self.front.after_work, self._ended)

    def _make(self, parts: ExitStack) -> None:
        config = make_config({}, None)
        voice = replace(config.voice, engine="hum", sink="pages")
        config = replace(config, voice=voice, journal=replace(config.journal, folder=str(self.folder)))
        self._open_boxes()
        tray = RenderedTray(GAME, LEVEL, self.seeds.getrandbits(32), still, cache=cache_folder() / "twin")
        camera = Watching(tray.camera)
        eye = WatchedEye(TrayReader(camera, clock=still), camera)
        around = Around(self.feed, outlet=self.feed)
        made = parts.enter_context(closing(console(config, eye, unsaid, {}, self._code(), around)))
        self.table = VirtualTable(made, tray, self.folder / "virtual-table.json", self.seeds)
        self.feed.talking = lambda: 0.0  # nor do they wait until people have heard everything
        self.front = Front(self.table, self.feed, self.inbox, GAME, at_once)
        eye.seen = self.front.seen
        self.table.set_up(Public("menu"))
        pages = Pages(self.inbox, self.table, self.folder / "pages.json")
        self.front.publish = pages.publish
        self.front.show()
        self.server = PageServer(pages, partial(create_app, pages, more(self.front)), self.port)
        parts.enter_context(closing(self.server))
        self.server.start()

    def _open_boxes(self) -> None:
        with closing(CampaignBook.open(self.folder)) as book:
            if self.levels and not book.campaigns(GAME):
                book.credit(book.start(GAME), "boxes", Gain(levels=self.levels))

    def _code(self) -> str | None:
        """The alchemy of the first game; a table that is opened again goes on with what it has."""
        return None if (self.folder / "virtual-table.json").exists() else CODE

    def do(self, work: Callable[[], T]) -> T:
        """Something for the console's thread."""
        return self.inbox.post(work).result(60)

    def makes(self) -> dict[str, tuple[str, ...]]:
        """What each ingredient truly makes: what a person finds out who has played long enough."""

        def look() -> dict[str, tuple[str, ...]]:
            session = self.table.console.menus.game_on.session
            return {kind: potions_of(session.state, at) for at, kind in enumerate(session.state.rules.kinds)}

        return self.do(look)

    def close(self) -> None:
        """Stop, as a program that is told to."""
        self.inbox.post(self._ended.set)
        self._thread.join(30)


@contextmanager
def serving(folder: Path, seed: int, levels: tuple[int, ...] = ()) -> Iterator[ServedTable]:
    """A table for as long as it is needed."""
    table = ServedTable(folder, seed, levels)
    try:
        yield table
    finally:
        table.close()
