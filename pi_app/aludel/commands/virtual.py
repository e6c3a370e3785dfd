# SPDX-License-Identifier: MIT
"""The virtual table: a rendered tray, the real recogniser, and the real console, in a browser or typed."""

from __future__ import annotations

import random
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Final

from aludel.commands.assembly import Around, at_terminal, console, lamp_options, say_line
from aludel.commands.house import house_rules
from aludel.commands.pages import served
from aludel.commands.typed_pages import TypedPages
from aludel.commands.warming import Warming
from aludel.config import Config
from aludel.errors import ConfigFault
from aludel.games.referee import Args, registry
from aludel.lights import open_lamps
from aludel.screens.terminal import paragraph
from aludel.screens.words import Words, words_of
from aludel.shell import cache_folder
from aludel.sight.reader import TrayReader
from aludel.table.console import Console
from aludel.table.desk import Doorway
from aludel.table.inbox import Inbox
from aludel.table.loop import drive
from aludel.table.public import Public
from aludel.twin.companions import Others
from aludel.twin.little_alchemists.players import SKILLS
from aludel.twin.prints import steps
from aludel.twin.rendered import RenderedTray
from aludel.twin.virtual.eye import WatchedEye, Watching
from aludel.twin.virtual.feed import Both, Feed
from aludel.twin.virtual.typed import TypedTable
from aludel.utterance import Lamps

GAME: Final = "little-alchemists"
BUTTONS: Final = ("pages", "typed")
FIRST: Final = ("tile.frog", "tile.fern")
ON_SCREEN: Final = "terminal"
"""The lamps that are text in a terminal: a table that is drawn shows them itself."""


def play(config: Config, code: str | None, alone: str | None = None, terminal: bool = False) -> int:
    """Play until somebody stops the program, or quits in the terminal or ends its input.

    `alone` is how virtual players play against one person, `terminal` says that it is played without a browser.
    """
    if config.buttons.driver not in BUTTONS:
        raise ConfigFault("config-virtual-buttons", driver=config.buttons.driver)
    seeds = random.SystemRandom()
    tray = _tray(seeds.getrandbits(32))
    others = None if alone is None else Others(SKILLS[alone], seeds)
    if terminal or config.pages.driver == "none":
        return _typed(config, code, tray, others)
    return _browsed(config, code, tray, others)


def _tray(seed: int) -> RenderedTray:
    """A tray under a camera."""
    return RenderedTray(GAME, _highest(), seed, _still, cache=cache_folder() / "twin")


def _highest() -> int:
    """The last level, which has the printed pieces of every level."""
    return max(registry()[GAME].info.levels)


def _kept(config: Config) -> Path:
    return config.journal.path() / "virtual-table.json"


# -- in a terminal


def _typed(config: Config, code: str | None, tray: RenderedTray, others: Others | None) -> int:
    """Where nobody has a page, its sound comes from the loudspeaker."""
    if config.voice.sink == "pages":
        config = replace(config, voice=replace(config.voice, sink="alsa"))
    eye = TrayReader(tray.camera, clock=_still)
    # this terminal shows the lamps: they are kept until it is drawn
    lamps = open_lamps("record") if config.lamps.driver == ON_SCREEN else None
    doorway = Doorway()
    around = Around(lamps, doors=doorway, private=at_terminal(_say))
    with (
        closing(console(config, eye, _say, house_rules(config), code, around)) as table,
        closing(TypedPages(config, doorway)) as pages,
    ):
        typed = TypedTable(table, tray, _words(table), sys.stdout, _kept(config), random.SystemRandom(), others)
        pages.table = typed
        typed.run(_lines(pages.wait))
    return 0


def _say(line: str) -> None:
    """Show a caption, folded to the width where somebody reads it on a terminal."""
    if sys.stdout.isatty():
        print(paragraph(line, "  » "), flush=True)
    else:
        say_line(line)


def _still() -> float:
    """The clock of the virtual camera: its frames take as long as this machine needs, and none is late."""
    return 0.0


def _words(table: Console) -> Words:
    """Phrases in the language that the console speaks now."""

    def words(key: str, args: Args) -> str:
        return words_of(table.desk.settings.language)(key, args)

    return words


def _lines(wait: Callable[[], None]) -> Iterator[str]:
    """What somebody types, line by line, until the end of the input; `wait` may do something until there is a line."""
    while True:
        wait()
        try:
            yield input("> " if sys.stdin.isatty() else "")
        except EOFError:
            return


# -- in a browser


def _browsed(config: Config, code: str | None, tray: RenderedTray, others: Others | None) -> int:
    # not before: who types need not wait until the web server's code is read
    from aludel.twin.virtual.front import Front
    from aludel.twin.virtual.table import VirtualTable
    from aludel.twin.virtual.web import more

    inbox, feed, doorway, camera = Inbox(), Feed(), Doorway(), Watching(tray.camera)
    warming = Warming(_warm, steps(GAME, _highest(), cache_folder() / "twin"))
    eye = WatchedEye(TrayReader(camera, clock=_still), camera, warming.wait)
    with ExitStack() as parts:
        view = partial(tray.camera.capture, config.camera.timeout)
        around = Around(_lamps(config, feed), view, doorway, feed)
        made = console(config, eye, _unsaid, house_rules(config), code, around)
        parts.enter_context(closing(made))
        table = VirtualTable(made, tray, _kept(config), random.SystemRandom(), others)
        front = Front(table, feed, inbox, GAME)
        eye.seen = front.seen
        table.set_up(Public("menu"))
        front.show()
        front.publish = parts.enter_context(served(config, inbox, table, doorway, more(front)))
        print(paragraph(words_of(made.desk.settings.language)("page-virtual-ends", {})), flush=True)
        parts.callback(warming.close)
        warming.start()  # not before: the page is what people wait for first
        with _farewell(made):
            drive(inbox, table, front.after_work, threading.Event())
    return 0


@contextmanager
def _farewell(table: Console) -> Iterator[None]:
    """Whoever ends the program is told whether a game waits, and how to go on with it."""
    try:
        yield
    except KeyboardInterrupt:
        waits = table.desk.journal.open_game() is not None
        words = words_of(table.desk.settings.language)
        said = words("terminal-bye" if waits else "terminal-bye-menu", {"command": "./setup.sh play"})
        print(f"\n{paragraph(said)}", flush=True)
        raise


def _unsaid(line: str) -> None:
    """Captions are on the page."""


def _warm() -> None:
    """Draw and read once, so that the first look into the tray is quick."""
    tray = _tray(0)
    tray.lay(FIRST)
    TrayReader(tray.camera, clock=_still).look(GAME, frozenset(FIRST))


def _lamps(config: Config, feed: Feed) -> Lamps:
    if config.lamps.driver == ON_SCREEN:
        return feed
    return Both(feed, open_lamps(config.lamps.driver, lamp_options(config)))
