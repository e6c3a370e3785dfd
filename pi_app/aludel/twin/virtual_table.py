# SPDX-License-Identifier: MIT
"""A table that exists only inside the computer, played in a terminal: one types what hands would do.

Tiles are put into a virtual tray, rendered as camera frames and read back by the real recogniser; what the console
says, lights and remembers is what a console of wood and wire would.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import TextIO

from aludel.errors import AludelError, UsageFault
from aludel.games.referee import Press, Prompt
from aludel.lights.buttons import parse_press
from aludel.screens.terminal import Words, buttons, lines, numbered, row
from aludel.table.console import Console
from aludel.table.public import Public
from aludel.twin.direct import Tray
from aludel.twin.little_alchemists.nature import Misplay, Tile
from aludel.twin.little_alchemists.party import differences
from aludel.twin.little_alchemists.physical import Pieces

ALIASES = {"": "press confirm", "p": "press", "t": "take", "h": "help", "?": "help", "q": "quit", "exit": "quit"}
BUTTONS = ("confirm", "next", "back", "mute")
HELP = tuple(f"terminal-help-{name}" for name in ("put", "take", "press", "hold", "quit"))
PLAYING = ("game", "by-hand")


class Quit(Exception):
    """The person has typed that they want to stop."""


class VirtualTable:
    """The table, its pieces and one person who plays every seat. `file` keeps the pieces over a restart."""

    def __init__(
        self, console: Console, tray: Tray, words: Words, out: TextIO, file: Path, seeds: random.Random
    ) -> None:
        self.console, self.tray, self.words, self.out, self.file, self.seeds = console, tray, words, out, file, seeds
        self.pieces: Pieces | None = None
        self.laid: list[tuple[str, Tile | None]] = []
        self.commands: dict[str, Callable[[list[str]], None]] = {
            "put": self._put,
            "take": self._take,
            "press": self._press,
            "hold": self._hold,
            "help": self._help,
            "quit": self._quit,
        }

    def run(self, typed: Iterable[str]) -> None:
        """Play until the lines end or somebody quits."""
        self._set_up(Public("menu"))
        self._show()
        for line in typed:
            try:
                self.do(line)
            except AludelError as fault:
                print(f"  {fault.text(self.console.desk.settings.language)}", file=self.out)
            except Quit:
                return
            else:
                self._show()

    def do(self, line: str) -> None:
        """Do what one line says. Raises UsageFault for what cannot be done, Quit to stop."""
        words = ALIASES.get(line.strip(), line).split()
        name, rest = ALIASES.get(words[0].lower(), words[0].lower()), words[1:]
        if name in BUTTONS or name.isdecimal():
            name, rest = "press", [name]
        if name not in self.commands:
            raise UsageFault("typed-unknown", typed=line.strip(), commands=", ".join(self.commands))
        self.commands[name](rest)

    # -- what hands do

    def _put(self, names: list[str]) -> None:
        prompt = self.console.public().prompt
        if prompt is None or not prompt.tray:
            raise UsageFault("typed-no-tray")
        chosen = list(self.laid)
        for name in names:
            chosen.append(self._find(name, prompt, [tile for _, tile in chosen if tile]))
        if len(chosen) > prompt.pieces[1]:
            raise UsageFault("typed-tray-full", most=prompt.pieces[1])
        self.laid = chosen
        self._lay()

    def _find(self, name: str, prompt: Prompt, used: Sequence[Tile]) -> tuple[str, Tile | None]:
        """A piece by its name in any language we speak, or a tile by its number in the hand."""
        hand = self._hand_of(prompt)
        if hand is None:
            kinds = {alias: kind for kind in prompt.tray for alias in (_last(kind), self._name(kind).casefold())}
            if name.casefold() not in kinds:
                raise UsageFault("typed-piece", piece=name, pieces=", ".join(sorted({_last(k) for k in prompt.tray})))
            return kinds[name.casefold()], None
        held = [tile for tile in hand if tile not in used]
        if name.isdecimal() and 1 <= int(name) <= len(hand) and hand[int(name) - 1] in held:
            return hand[int(name) - 1].kind, hand[int(name) - 1]
        for tile in held:
            if name.casefold() in (_last(tile.kind), self._name(tile.kind).casefold()):
                return tile.kind, tile
        raise UsageFault("typed-hand", piece=name, hand=", ".join(self._name(tile.kind) for tile in hand))

    def _hand_of(self, prompt: Prompt) -> list[Tile] | None:
        """The tiles that may go into the tray now; None where other pieces are wanted, or the hand is not known."""
        if self.pieces is None or not any(kind.startswith("tile.") for kind in prompt.tray):
            return None
        return self.pieces.nature.hands[prompt.seats[0]]

    def _take(self, _: list[str]) -> None:
        self.laid = []
        self.tray.clear()

    def _lay(self) -> None:
        kinds = [kind for kind, _ in self.laid]
        self.tray.lay(kinds, [tile.copy if tile else 0 for _, tile in self.laid])

    def _press(self, names: list[str], held: bool = False) -> None:
        text = "+".join(f"market-{name}" if name.isdecimal() else name for name in names or ["confirm"])
        pressed = parse_press(f"hold {text}" if held else text)
        before = self.console.public()
        self.console.press(pressed)
        after = self.console.public()
        if before.mode in PLAYING and after.mode == "game":
            self._follow(before, after, pressed)
        else:
            self._set_up(before)
        if after.prompt != before.prompt:
            self._take([])

    def _follow(self, before: Public, after: Public, pressed: Press) -> None:
        """Let the pieces follow; once they cannot, they are in the person's own hands only."""
        if self.pieces is None:
            return
        try:
            self.pieces.follow(before.view, after.view, pressed, [tile for _, tile in self.laid if tile])
        except (Misplay, ValueError):
            self.pieces = None

    def _hold(self, names: list[str]) -> None:
        self._press(names, held=True)

    def _help(self, _: list[str]) -> None:
        for line in HELP:
            print(f"  {self.words(line, {})}", file=self.out)
        for line in buttons(self.console.public(), self.words, held=True):
            print(line, file=self.out)

    def _quit(self, _: list[str]) -> None:
        raise Quit

    # -- the pieces

    def _set_up(self, before: Public) -> None:
        """Deal for a new game, or find the pieces of one that goes on."""
        public = self.console.public()
        if public.mode != "game" or before.mode in ("game", "paused", "by-hand"):
            return
        players = len(public.view["seats"])
        known = Pieces.reopen(self.file, players)
        if known is None or differences(known.nature.counts(), public.view):
            known = Pieces(self.file, players, self.seeds.getrandbits(64))
        self.pieces = None if differences(known.nature.counts(), public.view) else known

    # -- what one sees

    def _show(self) -> None:
        public = self.console.public()
        for line in lines(public, self.words):
            print(line, file=self.out)
        if public.mode == "game" and self.pieces is not None:
            self._show_pieces(public, self.pieces)
        if self.laid:
            print(row(self.words("terminal-row-tray", {}), [self._name(kind) for kind, _ in self.laid]), file=self.out)
        elif public.prompt and public.prompt.tray:
            example = "1 3" if self._hand_of(public.prompt) else _last(min(public.prompt.tray))
            print(f"  {self.words('terminal-hint-put', {'example': example})}", file=self.out)
        self.out.flush()

    def _show_pieces(self, public: Public, pieces: Pieces) -> None:
        market = [self._name(tile.kind) if tile else "-" for tile in pieces.nature.market]
        print(row(self.words("terminal-row-tiles", {}), numbered(market)), file=self.out)
        seats = public.prompt.seats if public.prompt else ()
        for seat in seats:
            if seat >= 0:
                hand = [self._name(tile.kind) for tile in pieces.nature.hands[seat]]
                print(row(self.words("terminal-row-hand", {}), numbered(hand)), file=self.out)
        notes = [note for note in pieces.notes if note.seat in seats or public.view["closed"]]
        if notes:
            marks = [f"{self._name(n.one)}+{self._name(n.other)}={self._potion(n.potion)}" for n in notes]
            print(row(self.words("terminal-row-notes", {}), dict.fromkeys(marks)), file=self.out)

    def _name(self, kind: str) -> str:
        sort, _, name = kind.partition(".")
        key = f"ingredient-{name}" if sort == "tile" else f"potion-{name}"
        said = self.words(key, {})
        return name if said == key else said

    def _potion(self, name: str) -> str:
        return self.words(f"potion-{name}", {})


def _last(kind: str) -> str:
    return kind.rpartition(".")[2]
