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
from aludel.games.referee import Press, Prompt, hold, press
from aludel.lights.buttons import parse_press
from aludel.pieces.numbers import numbers
from aludel.screens.terminal import Words, buttons, lines, row
from aludel.table.console import Console
from aludel.table.public import Public
from aludel.twin.direct import Tray
from aludel.twin.little_alchemists import shown, typed
from aludel.twin.little_alchemists.box import Tile, kinds
from aludel.twin.little_alchemists.nature import Misplay
from aludel.twin.little_alchemists.physical import Laid, Pieces

ALIASES = {"": "press confirm", "p": "press", "t": "take", "h": "help", "?": "help", "q": "quit", "exit": "quit"}
BUTTONS = ("confirm", "next", "back", "mute")
HELP = tuple(f"terminal-help-{name}" for name in ("put", "take", "press", "hold", "quit"))
PLAYING = ("game", "by-hand")
STACK_EMPTY = hold("back", "confirm")
CONFIRM, NEXT = press("confirm"), press("next")
LEVEL_ONE = tuple(kind.rpartition(".")[2] for kind in kinds(1))
MARKET = tuple("12345")


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
        self.counted: list[int] = [0]
        """What has been counted out by hand, a number for each piece."""
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
        self.show()
        for line in typed:
            try:
                self.do(line)
            except AludelError as fault:
                print(f"  {fault.text(self.console.desk.settings.language)}", file=self.out)
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

    # -- what hands do

    def _put(self, words: list[str]) -> None:
        public = self.console.public()
        prompt = public.prompt
        if prompt is None or not prompt.tray:
            raise UsageFault("typed-no-tray")
        hand = self._hand_of(prompt)
        kinds = sorted(prompt.tray) if hand is None else [tile.kind for tile in hand]
        chosen = list(self.laid)
        for name in typed.split_names(words, typed.aliases(kinds, self._name)):
            chosen.append(self._find(name, kinds, hand, [tile for _, tile in chosen if tile]))
        if len(chosen) > prompt.pieces[1]:
            raise UsageFault("typed-tray-full", most=prompt.pieces[1])
        self.laid = chosen
        self.tray.lay([kind for kind, _ in chosen], [tile.copy if tile else 0 for _, tile in chosen])

    def _find(
        self, name: str, kinds: Sequence[str], hand: Sequence[Tile] | None, used: Sequence[Tile]
    ) -> tuple[str, Tile | None]:
        if hand is None:
            return typed.piece(name, kinds, self._name), None
        tile = typed.tile(name, hand, used, self._name)
        return tile.kind, tile

    def _hand_of(self, prompt: Prompt) -> list[Tile] | None:
        """The tiles that may go into the tray now; None where other pieces are wanted, or the hand is not known."""
        if self.pieces is None or not any(kind.startswith("tile.") for kind in prompt.tray):
            return None
        return self.pieces.nature.hands[prompt.seats[0]]

    def _take(self, _: list[str]) -> None:
        self.laid = []
        self.tray.clear()

    def _press(self, names: list[str], held: bool = False) -> None:
        text = "+".join(f"market-{name}" if name in MARKET else name for name in names or ["confirm"])
        pressed = parse_press(f"hold {text}" if held else text)
        before = self.console.public()
        if pressed == STACK_EMPTY and before.mode == "game" and self.pieces is not None and self.pieces.nature.stack:
            raise UsageFault("typed-stack", count=len(self.pieces.nature.stack))
        self._count(before, pressed)
        self.console.press(pressed)
        after = self.console.public()
        if before.mode in PLAYING and after.mode == "game":
            self._follow(before, after, pressed)
        else:
            self._set_up(before)
        if after.prompt != before.prompt and "by-hand" not in (before.mode, after.mode):
            self._take([])

    def _count(self, before: Public, pressed: Press) -> None:
        """Keep what is counted out by hand, as the person's own head does; what is not held cannot be told."""
        if before.mode != "by-hand":
            self.counted = [0]
        elif pressed == NEXT:
            self.counted[-1] += 1
        elif pressed == CONFIRM:
            self.counted.append(0)

    def _told(self, seat: int) -> list[Tile]:
        """The tiles of the hand that were counted out; Misplay when they are not all there."""
        assert self.pieces is not None
        kinds = {number: kind for kind, number in numbers("la").items() if kind.startswith("tile.")}
        held, found = list(self.pieces.nature.hands[seat]), []
        for count in self.counted[:2]:
            tile = next((tile for tile in held if tile.kind == kinds.get(count)), None)
            if tile is None:
                raise Misplay("a tile was told that is not in the hand")
            held.remove(tile)
            found.append(tile)
        return found

    def _follow(self, before: Public, after: Public, pressed: Press) -> None:
        """Let the pieces follow; once they cannot, they are in the person's own hands only, and that is said."""
        if self.pieces is None:
            return
        try:
            brewed = bool(after.view["tray"] and not before.view["tray"])
            by_hand = before.mode == "by-hand" and brewed
            laid = self._told(before.view["turn"]) if by_hand else [tile for _, tile in self.laid if tile]
            self.pieces.follow(before.view, after.view, pressed, Laid(laid, [kind for kind, _ in self.laid]))
            if brewed:
                self._take([])
        except (Misplay, LookupError, ValueError, TypeError):
            self.pieces = None
            print(f"  {self.words('terminal-pieces-lost', {})}", file=self.out)

    def _hold(self, names: list[str]) -> None:
        self._press(names, held=True)

    def _help(self, _: list[str]) -> None:
        for line in HELP:
            print(f"  {self.words(line, {})}", file=self.out)
        for line in buttons(self.console.public(), self.words, held=True):
            print(line, file=self.out)

    def _quit(self, _: list[str]) -> None:
        print(f"  {self.words('terminal-bye', {})}", file=self.out)
        raise Quit

    # -- the pieces

    def _set_up(self, before: Public) -> None:
        """Deal for a new game, or find the pieces of one that goes on."""
        public = self.console.public()
        if public.mode != "game" or before.mode in ("game", "paused", "by-hand"):
            return
        players = len(public.view["seats"])
        going_on = before.prompt is None or before.prompt.key == "table-resume-game"
        self.pieces = Pieces.reopen(self.file, players) if going_on else None
        if self.pieces is None or not self.pieces.agree(public.view):
            self.pieces = Pieces(self.file, players, self.seeds.getrandbits(64))
        if self.pieces.agree(public.view):
            self.pieces.keep()
        else:
            self.pieces = None
            print(f"  {self.words('terminal-pieces-lost', {})}", file=self.out)

    # -- what one sees

    def show(self) -> None:
        """Write what stands on the table, and flush it."""
        public = self.console.public()
        for line in lines(public, self.words):
            print(line, file=self.out)
        if public.view:
            self._show_table(public)
        self._show_tray(public)
        self.out.flush()

    def _show_table(self, public: Public) -> None:
        for line in shown.money(public.view, self.words):
            print(line, file=self.out)
        if self.pieces is not None:
            for line in shown.pieces(public, self.pieces, [tile for _, tile in self.laid if tile], self.words):
                print(line, file=self.out)
        if public.mode == "by-hand" and public.prompt and public.prompt.seats:
            tiles = [kind for kind in numbers("la") if kind in {f"tile.{name}" for name in LEVEL_ONE}]
            print(shown.legend(tiles, self.words), file=self.out)

    def _show_tray(self, public: Public) -> None:
        if self.laid:
            print(row(self.words("terminal-row-tray", {}), [self._name(kind) for kind, _ in self.laid]), file=self.out)
        elif public.prompt and public.prompt.tray:
            print(f"  {self.words('terminal-hint-put', {'example': self._example(public.prompt)})}", file=self.out)

    def _example(self, prompt: Prompt) -> str:
        """What one might type now: two numbers of the hand, the customer who was turned, or everything there is."""
        if self._hand_of(prompt):
            return "1 3"
        if self.pieces is not None and self.pieces.turned:
            return self.pieces.turned
        return " / ".join(sorted(kind.rpartition(".")[2] for kind in prompt.tray))

    def _name(self, kind: str) -> str:
        return shown.name(self.words, kind)
