# SPDX-License-Identifier: MIT
"""The virtual table in a terminal: one types what hands would do.

Tiles are put into a virtual tray, rendered as camera frames and read back by the real recogniser; what the console
says, lights and remembers is what a console of wood and wire would.
"""

from __future__ import annotations

import random
import shlex
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import TextIO

from aludel.errors import AludelError, UsageFault
from aludel.games.referee import Args, Prompt
from aludel.lights.buttons import parse_press
from aludel.screens.terminal import buttons, lines, paragraph, row
from aludel.screens.words import Words
from aludel.table.console import Console
from aludel.table.public import Public
from aludel.twin.companions import Others
from aludel.twin.direct import Tray
from aludel.twin.little_alchemists import hinted, shown, typed
from aludel.twin.little_alchemists.look import NOTHING, house_of, look_of
from aludel.twin.little_alchemists.meant import split_names, typed_words
from aludel.twin.virtual.table import COUNTING, Hears, VirtualTable
from aludel.voice.phrasebook import Phrasebook

ALIASES = {"": "press confirm", "p": "press", "t": "take", "h": "help", "?": "help", "q": "quit", "exit": "quit"}
BUTTONS = ("confirm", "next", "back", "mute")
HELP = tuple(f"terminal-help-{name}" for name in ("put", "theory", "take", "press", "hold", "hint", "quit"))
CHOOSING = "table-choose-players"
MARKET = tuple("12345")


class Quit(Exception):
    """The person has typed that they want to stop."""


class TypedTable(VirtualTable):
    """The virtual table with one person at a keyboard, who plays every seat but those of `others`."""

    def __init__(
        self,
        console: Console,
        tray: Tray,
        words: Words,
        out: TextIO,
        file: Path,
        seeds: random.Random,
        others: Others | None = None,
    ) -> None:
        super().__init__(console, tray, file, seeds, others, Hears(notice=self._notice))
        self.words, self.out = words, out
        self.names: list[str] = []
        """What has been typed to put into the tray what lies there."""
        self.commands: dict[str, Callable[[list[str]], None]] = {
            "put": self._put,
            "take": self._take,
            "press": self._press,
            "hold": self._hold,
            "hint": self._hint,
            "help": self._help,
            "quit": self._quit,
        }

    def run(self, typed: Iterable[str]) -> None:
        """Play until the lines end or somebody quits."""
        self.set_up(Public("menu"))
        self.let_others_play()
        self.show()
        for line in typed:
            try:
                self.do(line)
            except AludelError as fault:
                self._say(fault.text(self.console.desk.settings.language))
            except Quit:
                return
            else:
                self.show()

    def do(self, line: str) -> None:
        """Do what one line says. Raises UsageFault for what cannot be done, Quit to stop."""
        words = ALIASES.get(line.strip(), line).lower().split()
        name, rest = ALIASES.get(words[0], words[0]), words[1:]
        if name in (*BUTTONS, *MARKET):
            name, rest = "press", [name]
        if name not in self.commands:
            raise UsageFault("typed-unknown", typed=line.strip(), commands=", ".join(self.commands))
        self.commands[name](rest)

    # -- what is typed

    def _put(self, words: list[str]) -> None:
        prompt = self.console.public().prompt
        if prompt is None or not prompt.tray:
            raise UsageFault("typed-no-tray")
        reach = typed.Reach(prompt, self.hand_of(prompt), self._name, self._forms)
        named = split_names(typed_words(" ".join(words)), prompt.tray, self._forms)
        names, lying = typed.put(self.names, named, reach)
        self.lay(lying)
        self.names = names

    def lay(self, chosen: Sequence[typed.Lying]) -> None:
        super().lay(chosen)
        self.names = []

    def take(self) -> None:
        super().take()
        self.names = []

    def _take(self, _: list[str]) -> None:
        self.take()

    def _press(self, names: list[str], held: bool = False) -> None:
        text = "+".join(f"market-{name}" if name in MARKET else name for name in names or ["confirm"])
        self.press(parse_press(f"hold {text}" if held else text))
        self.let_others_play()

    def _hold(self, names: list[str]) -> None:
        self._press(names, held=True)

    def _help(self, _: list[str]) -> None:
        for line in HELP:
            self._say(self.words(line, {}))
        for line in buttons(self.console.public(), self.words, held=True):
            print(line, file=self.out)

    def _hint(self, _: list[str]) -> None:
        """What is certain for the seat that is asked, and what it may try next: for its own eyes."""
        own = self.console.own(self.asked(self.console.public()))
        if own is None:
            raise UsageFault("typed-no-hint")
        look = look_of(self.pieces.nature, own.seat, own.view) if self.pieces is not None else None
        for line in hinted.lines(own.hints(), own.view, look, self.words):
            print(line, file=self.out)

    def _quit(self, _: list[str]) -> None:
        kept = self.others.kept if self.others else None
        command = shlex.join(["./setup.sh", "play", "--terminal", *(("--alone", kept[0]) if kept else ())])
        waits = self.console.desk.journal.open_game() is not None
        self._say(self.words("terminal-bye" if waits else "terminal-bye-menu", {"command": command}))
        raise Quit

    # -- what one sees

    def _notice(self, key: str, args: Args) -> None:
        self._say(self.words(key, args))

    def _say(self, text: str) -> None:
        """Write a line of text."""
        print(paragraph(text), file=self.out)

    def show(self) -> None:
        """Write what stands on the table, and flush it."""
        public = self.console.public()
        for line in lines(public, self.words):
            print(line, file=self.out)
        if public.prompt and public.prompt.key == CHOOSING:
            self.tell_alone(next(iter(self.console.desk.games.values())).info.colours)
        if public.view:
            self._show_table(public)
        self._show_tray(public)
        self.out.flush()

    def _show_table(self, public: Public) -> None:
        house = house_of(self.pieces.nature) if self.pieces is not None else NOTHING
        for line in (*shown.money(public.view, self.words), *shown.school(public.view, self.words, house)):
            print(line, file=self.out)
        if self.pieces is not None:
            for line in shown.pieces(public, self.pieces, [tile for _, tile in self.laid if tile], self.words):
                print(line, file=self.out)
        if public.prompt and public.prompt.key == COUNTING:
            for line in shown.legend(public.view, self.words):
                print(line, file=self.out)

    def _show_tray(self, public: Public) -> None:
        if self.laid:
            print(row(self.words("terminal-row-tray", {}), [self._name(kind) for kind, _ in self.laid]), file=self.out)
            if self.refused:
                self._say(self.words("terminal-hint-take", {}))
        elif public.prompt and public.prompt.tray:
            self._say(self.words("terminal-hint-put", {"example": self._example(public.prompt)}))

    def _example(self, prompt: Prompt) -> str:
        """What one might type now."""
        return shown.example(prompt, self.pieces, self.hand_of(prompt), self.words)

    def _forms(self, kind: str) -> list[str]:
        return shown.forms(Phrasebook(self.console.desk.settings.language), kind)

    def _name(self, kind: str) -> str:
        return shown.name(self.words, kind)
