# SPDX-License-Identifier: MIT
"""A table that exists only inside the computer, played in a terminal: one types what hands would do.

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
from aludel.games.referee import TABLE, Press, Prompt, Seat, View, hold, press
from aludel.lights.buttons import parse_press
from aludel.screens.terminal import buttons, lines, paragraph, row
from aludel.screens.words import Words
from aludel.table.console import Console
from aludel.table.play import Play
from aludel.table.public import Public
from aludel.table.session import Session
from aludel.twin.companions import Others
from aludel.twin.direct import Tray
from aludel.twin.little_alchemists import hinted, shown, typed
from aludel.twin.little_alchemists.box import Tile
from aludel.twin.little_alchemists.look import NOTHING, house_of, look_of
from aludel.twin.little_alchemists.meant import split_names, words_of
from aludel.twin.little_alchemists.pending import ASTRAY, Intent, reopen, told
from aludel.twin.little_alchemists.physical import Laid, Pieces
from aludel.twin.little_alchemists.turn import Misplay
from aludel.voice.phrasebook import Phrasebook

ALIASES = {"": "press confirm", "p": "press", "t": "take", "h": "help", "?": "help", "q": "quit", "exit": "quit"}
BUTTONS = ("confirm", "next", "back", "mute")
HELP = tuple(f"terminal-help-{name}" for name in ("put", "theory", "take", "press", "hold", "hint", "quit"))
PLAYING = ("game", "by-hand")
STACK_EMPTY = hold("back", "confirm")
CONFIRM, NEXT = press("confirm"), press("next")
SEEN = ("game", "by-hand")
COUNTING = "table-by-hand-start"
CHOOSING = "table-choose-players"
MARKET = tuple("12345")


class Quit(Exception):
    """The person has typed that they want to stop."""


class VirtualTable:
    """The table, its pieces and one person who plays every seat but those of `others`.

    `file` keeps the pieces over a restart.
    """

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
        self.console, self.tray, self.words, self.out, self.file, self.seeds = console, tray, words, out, file, seeds
        self.others = others
        self.pieces: Pieces | None = None
        self.dealt: Session | None = None
        """The game that the pieces were laid out for, though they may be lost since."""
        self.laid: list[typed.Lying] = []
        self.names: list[str] = []
        """What has been typed to put it there."""
        self.refused = False
        """Whether the console has just left what lies there as it is."""
        self.counted: list[int] = [0]
        """What has been counted out by hand, a number for each piece."""
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
        self._set_up(Public("menu"))
        self._let_others_play()
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

    # -- what hands do

    def _put(self, words: list[str]) -> None:
        prompt = self.console.public().prompt
        if prompt is None or not prompt.tray:
            raise UsageFault("typed-no-tray")
        reach = typed.Reach(prompt, self._hand_of(prompt), self._name, self._forms)
        named = split_names(words_of(" ".join(words)), prompt.tray, self._forms)
        names, lying = typed.put(self.names, named, reach)
        self.lay(lying)
        self.names = names

    def lay(self, chosen: Sequence[typed.Lying]) -> None:
        """Put exactly these into the tray."""
        self.laid, self.names, self.refused = list(chosen), [], False
        self.tray.lay([kind for kind, _ in chosen], [tile.copy if tile else 0 for _, tile in chosen])

    def _hand_of(self, prompt: Prompt) -> list[Tile] | None:
        """The tiles that may go into the tray now; None where other pieces are wanted, or the hand is not known."""
        if self.pieces is None or not any(kind.startswith("tile.") for kind in prompt.tray):
            return None
        return self.pieces.nature.hands[prompt.seats[0]]

    @property
    def kinds(self) -> tuple[str, ...]:
        """What lies in the tray."""
        return self.tray.kinds

    def public(self) -> Public:
        """What everybody sees."""
        return self.console.public()

    def _take(self, _: list[str]) -> None:
        self.laid, self.names = [], []
        self.tray.clear()

    def _press(self, names: list[str], held: bool = False) -> None:
        text = "+".join(f"market-{name}" if name in MARKET else name for name in names or ["confirm"])
        pressed = parse_press(f"hold {text}" if held else text)
        stack = self.pieces.nature.stack if self.pieces is not None else ()
        if pressed == STACK_EMPTY and self.console.public().mode == "game" and stack:
            raise UsageFault("typed-stack", count=len(stack))
        self.press(pressed)
        self._let_others_play()

    def press(self, pressed: Press) -> None:
        """Press something, and let the pieces follow."""
        before = self.console.public()
        counted = self._counted(before, pressed)
        intent = self._intent(before, pressed, counted)
        if self.pieces is not None:
            self.pieces.intend(intent.kept() if intent else None)
        self.counted = counted
        self.console.press(pressed)
        after = self.console.public()
        if intent is not None and after.mode in (*SEEN, "over"):
            self._follow(intent, after.view)
        else:
            self._set_up(before)
        if after.prompt != before.prompt and "by-hand" not in (before.mode, after.mode):
            self._take([])
        self.refused = pressed == CONFIRM and bool(self.laid) and after.prompt == before.prompt

    def _counted(self, before: Public, pressed: Press) -> list[int]:
        """What is counted out by hand, as the person's own head keeps it; what is not held cannot be told."""
        if before.prompt is None or before.prompt.key != COUNTING:
            return [0]
        if pressed == NEXT:
            return [*self.counted[:-1], self.counted[-1] + 1]
        return [*self.counted, 0] if pressed == CONFIRM else self.counted

    def _intent(self, before: Public, pressed: Press, counted: Sequence[int]) -> Intent | None:
        """What this press will mean for the pieces; None where no game is being played."""
        if before.mode not in PLAYING:
            return None
        counting = before.prompt is not None and before.prompt.key == COUNTING
        return Intent(pressed, before.view, before.mode == "by-hand", self.laid, counted if counting else None)

    def _follow(self, intent: Intent, after: View) -> None:
        """Let the pieces follow; once they cannot, they are in the person's own hands only, and that is said."""
        if self.pieces is None:
            return
        try:
            laid = told(intent, after, self.pieces.nature)
            named = (laid or Laid((), ()))._replace(named=intent.named)
            self.pieces.follow(intent.before, after, intent.pressed, named)
            if laid:
                self._take([])
        except ASTRAY:
            self._lose()

    def _lose(self) -> None:
        self.pieces = None
        self._say(self.words("terminal-pieces-lost", {}))

    def _hold(self, names: list[str]) -> None:
        self._press(names, held=True)

    def _help(self, _: list[str]) -> None:
        for line in HELP:
            self._say(self.words(line, {}))
        for line in buttons(self.console.public(), self.words, held=True):
            print(line, file=self.out)

    def _hint(self, _: list[str]) -> None:
        """What is certain for the seat that is asked, and what it may try next: for its own eyes."""
        own = self.console.own(self._asked(self.console.public()))
        if own is None:
            raise UsageFault("typed-no-hint")
        look = look_of(self.pieces.nature, own.seat, own.view) if self.pieces is not None else None
        for line in hinted.lines(own.hints(), own.view, look, self.words):
            print(line, file=self.out)

    def _asked(self, public: Public) -> Seat:
        """The seat that is to answer, or whose turn it is where all are asked."""
        seats = public.prompt.seats if public.prompt else ()
        return next((seat for seat in seats if seat >= 0), public.view.get("turn", TABLE))

    def _quit(self, _: list[str]) -> None:
        kept = self.others.kept if self.others else None
        command = shlex.join(["./setup.sh", "play", *(("--alone", kept[0]) if kept else ())])
        waits = self.console.desk.journal.open_game() is not None
        self._say(self.words("terminal-bye" if waits else "terminal-bye-menu", {"command": command}))
        raise Quit

    # -- the pieces

    def _set_up(self, before: Public) -> None:
        """Deal for a new game, or find the pieces of one that goes on."""
        public, mode = self.console.public(), self.console.mode
        if not isinstance(mode, Play) or mode.session is self.dealt:
            return
        self.dealt = mode.session
        players, level = len(public.view["seats"]), public.view["level"]
        going_on = before.prompt is None or before.prompt.key == "table-resume-game"
        overlay = dict(mode.session.setup.house.get("overlay") or {})
        self.pieces = reopen(self.file, players, level, overlay, public.view) if going_on else None
        if self.pieces is None or not self.pieces.agree(public.view):
            self.pieces = Pieces(self.file, players, self.seeds.getrandbits(64), level, overlay)
        if not self.pieces.agree(public.view):
            self._lose()
            return
        self.others = self.others or Others.of(self.pieces.alone, players, self.seeds)
        self.pieces.alone = self.others.kept if self.others else None
        self.pieces.keep()
        if self.others is not None:
            self.others.sit_down(self.pieces)
            self._say_alone(public.view["seats"])

    def _say_alone(self, colours: Sequence[str]) -> None:
        """Tell one person who plays with virtual players which seat is the person's."""
        if self.others is not None and self.others.own >= 0:
            self._say(self.words("terminal-alone", {"seat": colours[self.others.own]}))

    def _let_others_play(self) -> None:
        """Virtual players do what is asked of them, until something is asked of the person."""
        try:
            while self.pieces is not None and self.others is not None and self.others.asked(self.console.public()):
                self.others.answer(self, self.pieces)
        except Misplay:
            self._lose()

    # -- what one sees

    def _say(self, text: str) -> None:
        """Write a line of text."""
        print(paragraph(text), file=self.out)

    def show(self) -> None:
        """Write what stands on the table, and flush it."""
        public = self.console.public()
        for line in lines(public, self.words):
            print(line, file=self.out)
        if public.prompt and public.prompt.key == CHOOSING:
            self._say_alone(next(iter(self.console.desk.games.values())).info.colours)
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
        return shown.example(prompt, self.pieces, self._hand_of(prompt), self.words)

    def _forms(self, kind: str) -> list[str]:
        return shown.forms(Phrasebook(self.console.desk.settings.language), kind)

    def _name(self, kind: str) -> str:
        return shown.name(self.words, kind)
