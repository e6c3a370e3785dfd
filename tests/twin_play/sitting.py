# SPDX-License-Identifier: MIT
"""Somebody at the page of the virtual table who plays by what the page draws, and by nothing else. No server."""

from __future__ import annotations

import json
import random
from dataclasses import asdict
from pathlib import Path

from aludel.errors import AludelError
from aludel.games.referee import hold, press
from aludel.screens.web.app import create_app
from aludel.screens.web.pages import Pages
from aludel.screens.web.viewer import Viewer
from aludel.table.inbox import Inbox
from aludel.table.public import Public
from aludel.twin.little_alchemists.compared import differences
from aludel.twin.virtual.feed import Feed
from aludel.twin.virtual.front import Front
from aludel.twin.virtual.table import VirtualTable
from aludel.twin.virtual.web import more

from ..table.parts import Bench

GAME = "little-alchemists"


class Sitting:
    """A console, its virtual table and its page; virtual players go on only when `work` is called."""

    def __init__(self, folder: Path, seed: int = 1, **bench) -> None:
        self.bench, self.inbox, self.feed = Bench(folder, boot=f"boot-{seed}", **bench), Inbox(), Feed()
        self.rng, self.rests, self.told, self.unlike = random.Random(seed), [], [], []
        self.table = VirtualTable(
            self.bench.console, self.bench.tray, folder / "virtual-table.json", random.Random(seed)
        )
        self.front = Front(self.table, self.feed, self.inbox, GAME, later=self._rest)
        self.feed.send = lambda name, data: self.told.append((name, data))
        self.pages = Pages(self.inbox, self.table, folder / "pages.json")
        self.app = create_app(self.pages, more(self.front))
        self.site = self.app.state.site
        self.front.publish = self._publish
        self.table.set_up(Public("menu"))
        self.drawn = ""
        self._after()

    def _rest(self, seconds, work):
        self.rests.append(work)

    def _publish(self, snapshot):
        """Draw every look, also those in the middle of what a virtual player does."""
        self.pages.publish(snapshot)
        event = self.site._look(Viewer("virtual", self.look.language)).event.decode()
        self.drawn = json.loads(event.partition("data: ")[2])["html"]

    def _after(self):
        self.front.after_work(self.table.snapshot())
        public = self.table.public()
        if public.view and public.mode in ("game", "over") and self.table.pieces is not None:
            self.unlike += differences(self.table.pieces.nature.counts(), public.view)

    def close(self):
        self.bench.close()

    @property
    def look(self):
        return self.front.look

    def do(self, work):
        """Have the console do something, as the inbox would; what follows is drawn."""
        try:
            return work()
        finally:
            self._after()

    def others(self, most=400):
        """Let virtual players go on until a person is asked."""
        for _ in range(most):
            if not self.rests:
                return
            self.rests.pop(0)()
            while self.inbox.do_next(0):
                self._after()
        raise AssertionError("virtual players never come to an end")

    def begin(self, players=2, level=1, skill="random", language="en", replace=False):
        """Begin a game, and let nobody do anything yet."""
        self.do(lambda: self.front.start(players, level, skill, language, self.look.asked, replace))

    def start(self, level=1, players=2, skill="random", language="en"):
        self.begin(players, level, skill, language)
        self.others()

    def lay(self, *ids):
        self.do(lambda: self.front.lay(ids, self.look.asked))

    def press(self, *buttons, held=False):
        pressed = hold(*buttons) if held else press(*buttons)
        self.do(lambda: self.front.press(pressed, self.look.asked))
        self.others()

    def refused(self, work):
        """The number of the error with which something is refused."""
        try:
            self.do(work)
        except AludelError as fault:
            return fault.entry.number
        return None

    def button(self, name):
        return next(one for one in self.look.buttons if one.name == name)

    # -- a person who plays

    def play(self, most=600):
        """Play until the game is over."""
        for _ in range(most):
            if self.look.mode == "over":
                return
            self.act()
        raise AssertionError(f"not over after {most} steps: {self.look.ask}")

    def act(self):
        """One thing that the page invites to."""
        look = self.look
        if look.stage == "curtain":
            self.do(lambda: self.front.ready(look.seat))
        elif look.next_step == "fill":
            self.fill()
        elif self.button("confirm").live:
            self.press("confirm")
        else:
            self.press(self.rng.choice([place.button.name for place in look.market if place.button.live]))

    def fill(self):
        """Put in what fits: two tiles of the hand, the customer who was turned, or one piece of a drawer."""
        look = self.look
        fitting = [piece.id for piece in look.hand if piece.fits]
        loose = [piece.id for drawer in look.drawers for piece in drawer.pieces if piece.fits]
        if look.turned is not None:
            self.lay(look.turned.id)
        elif len(fitting) >= 2:
            self.lay(*self.rng.sample(fitting, 2))
        elif loose:
            self.lay(self.rng.choice(loose))
        else:
            self.press("back")
            return
        assert self.look.tray.full and self.look.next_step == "look", look.ask
        self.press("confirm")

    def everything(self):
        """All that the page and its events hold, as text."""
        return json.dumps([asdict(self.look), self.drawn, self.told], default=str)
