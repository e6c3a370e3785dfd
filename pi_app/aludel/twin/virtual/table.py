# SPDX-License-Identifier: MIT
"""A table that exists only inside the computer: a console, a tray, and pieces that follow what the console does.

It reads no input and shows nothing: a front (a terminal, a page) calls it, and hears what it has to say by `Hears`.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final, TypeVar

from aludel.errors import AludelError, PageFault, UsageFault
from aludel.games.referee import TABLE, Args, Press, Prompt, Seat, View, Way, hold, press
from aludel.shell import unforeseen
from aludel.table.console import Console
from aludel.table.host import Host
from aludel.table.own import Own
from aludel.table.play import Play
from aludel.table.public import Public
from aludel.table.session import Session
from aludel.table.snapshot import Snapshot
from aludel.twin.companions import Others
from aludel.twin.direct import Tray
from aludel.twin.little_alchemists.box import Tile
from aludel.twin.little_alchemists.pending import ASTRAY, Intent, reopen, told
from aludel.twin.little_alchemists.physical import Laid, Pieces
from aludel.twin.little_alchemists.turn import Misplay
from aludel.twin.little_alchemists.typed import Lying
from aludel.twin.virtual.person import PLAYING, anytime
from aludel.utterance import Utterance

T = TypeVar("T")

STACK_EMPTY: Final = hold("back", "confirm")
CONFIRM, NEXT = press("confirm"), press("next")
COUNTING: Final = "table-by-hand-start"
ALONE: Final = "terminal-alone"
LOST: Final = "terminal-pieces-lost"
TILE: Final = "tile."
ARTIFACT: Final = "artifact."


@dataclass(frozen=True, slots=True)
class Hears:
    """Whoever shows the table to people. `notice` gets a phrase and its arguments.

    `laid` gets the seat of a virtual player and the kinds that it has put into the tray, `pressed` the seat and what it
    presses: both before it happens. Kinds in a tray are that seat's own. `done` gets the seat, and what everybody saw
    before and sees after all that it has done.
    """

    notice: Callable[[str, Args], None] = lambda key, args: None
    laid: Callable[[Seat, Sequence[str]], None] = lambda seat, kinds: None
    pressed: Callable[[Seat, Press], None] = lambda seat, pressed: None
    done: Callable[[Seat, Public, Public], None] = lambda seat, before, after: None


class VirtualTable:
    """The table, its pieces and the people who play every seat but those of `others`.

    `file` keeps the pieces over a restart. All calls come from the console's thread.
    """

    def __init__(
        self,
        console: Console,
        tray: Tray,
        file: Path,
        seeds: random.Random,
        others: Others | None = None,
        hears: Hears | None = None,
    ) -> None:
        self.console, self.tray, self.file, self.seeds = console, tray, file, seeds
        self.others, self.hears = others, hears or Hears()
        self.pieces: Pieces | None = None
        self.dealt: Session | None = None
        """The game that the pieces were laid out for, though they may be lost since."""
        self.laid: list[Lying] = []
        self.refused = False
        """Whether the console has just left what lies there as it is."""
        self.counted: list[int] = [0]
        """What has been counted out by hand, a number for each piece."""
        self.acting: Seat | None = None
        """The virtual player whose hands are at the table just now."""

    # -- what one sees

    @property
    def kinds(self) -> tuple[str, ...]:
        """What lies in the tray."""
        return self.tray.kinds

    def public(self) -> Public:
        """What everybody sees."""
        return self.console.public()

    def hand_of(self, prompt: Prompt) -> list[Tile] | None:
        """The tiles that may go into the tray now; None where other pieces are wanted, or the hand is not known."""
        if self.pieces is None or not any(kind.startswith(TILE) for kind in prompt.tray):
            return None
        return self.pieces.nature.hands[prompt.seats[0]]

    def asked(self, public: Public) -> Seat:
        """The seat that is to answer, or whose turn it is where all are asked."""
        seats = public.prompt.seats if public.prompt else ()
        return next((seat for seat in seats if seat >= 0), public.view.get("turn", TABLE))

    # -- what hands do

    def lay(self, chosen: Sequence[Lying]) -> None:
        """Put exactly these into the tray."""
        if self.acting is not None and chosen:
            self.hears.laid(self.acting, [kind for kind, _ in chosen])
        self.laid, self.refused = list(chosen), False
        self.tray.lay([kind for kind, _ in chosen], [tile.copy if tile else 0 for _, tile in chosen])

    def take(self) -> None:
        """Take everything out of the tray."""
        self.laid = []
        self.tray.clear()

    def press(self, pressed: Press) -> None:
        """Press something, and let the pieces follow.

        Raises PageFault where a virtual player is asked, and UsageFault where a press would tell an untruth.
        """
        before = self.console.public()
        if self.acting is None and not anytime(pressed) and self.others_asked():
            raise PageFault("page-not-your-turn")
        self._let_be_true(before, pressed)
        if self.acting is not None:
            self.hears.pressed(self.acting, pressed)
        counted = self._counted(before, pressed)
        intent = self._intent(before, pressed, counted)
        self._pressing(before, intent, counted, lambda: self.console.press(pressed))
        after = self.console.public()
        self.refused = pressed == CONFIRM and bool(self.laid) and after.prompt == before.prompt

    def answer(self, seat: Seat, kinds: tuple[str, ...]) -> Utterance | None:
        """Take a seat's answer from its own page (see Operated), and let the pieces follow.

        Raises PageFault for the seat of a virtual player, and UsageFault for pieces that this seat does not have.
        """
        before = self.console.public()
        if seat in self.computed:
            raise PageFault("page-not-your-turn")
        intent = None
        if before.mode == "game" and before.prompt is not None:
            named = not set(kinds) <= before.prompt.tray
            intent = Intent(CONFIRM, before.view, named, self._held(seat, kinds), None)
        return self._pressing(before, intent, [0], lambda: self.console.answer(seat, kinds))

    def _held(self, seat: Seat, kinds: Sequence[str]) -> list[Lying]:
        """These kinds with the tiles of a hand that they are. Raises UsageFault for what is not there."""
        if self.pieces is None or seat not in range(self.pieces.players):
            return [(kind, None) for kind in kinds]
        left, lying = list(self.pieces.nature.hands[seat]), list[Lying]()
        shelf = [ARTIFACT + card.name for card in self.pieces.nature.shelf if card]
        for kind in kinds:
            tile = next((held for held in left if held.kind == kind), None)
            if tile is not None:
                left.remove(tile)
            elif kind.startswith(TILE):
                raise UsageFault("virtual-not-in-hand")
            elif kind.startswith(ARTIFACT) and kind not in shelf:
                raise UsageFault("virtual-no-piece")
            lying.append((kind, tile))
        return lying

    def manage(self, act: Callable[[Host], T]) -> T:
        """Let the host do something (see Operated), and let the pieces follow."""
        before, known = self.console.public(), self.console.desk.journal.games()
        try:
            return self.console.manage(act, self.answer)
        finally:
            self.set_up(before, known)
            if self.console.public().prompt != before.prompt:
                self.take()

    def snapshot(self) -> Snapshot:
        """The console as it stands; each seat is asked for what its hands can lay, as far as that is known."""
        snapshot = self.console.snapshot()
        if self.pieces is None:
            return snapshot
        return replace(snapshot, own=tuple(self._within_reach(own) for own in snapshot.own))

    def _within_reach(self, own: Own) -> Own:
        if own.prompt is None or self.pieces is None:
            return own
        held = {tile.kind for tile in self.pieces.nature.hands[own.seat]}
        open_cards = {ARTIFACT + card.name for card in self.pieces.nature.shelf if card}
        gone = {kind for kind in own.prompt.tray if kind.startswith((TILE, ARTIFACT))} - held - open_cards
        ways = (Way(way.key, tuple(slot - gone for slot in way.slots)) for way in own.prompt.ways)
        return replace(own, prompt=replace(own.prompt, ways=tuple(way for way in ways if all(way.slots))))

    def _let_be_true(self, before: Public, pressed: Press) -> None:
        """The stack says itself when it is empty."""
        stack = self.pieces.nature.stack if self.pieces is not None else ()
        if pressed == STACK_EMPTY and before.mode == "game" and stack:
            raise UsageFault("typed-stack", count=len(stack))

    def _pressing(self, before: Public, intent: Intent | None, counted: list[int], act: Callable[[], T]) -> T:
        """Do something with the console that moves pieces as `intent` tells."""
        if self.pieces is not None:
            self.pieces.intend(intent.kept() if intent else None)
        self.counted = counted
        done = act()
        after = self.console.public()
        if intent is not None and after.mode in (*PLAYING, "over"):
            self._follow(intent, after.view)
        else:
            self.set_up(before)
        if after.prompt != before.prompt and "by-hand" not in (before.mode, after.mode):
            self.take()
        return done

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
        """Let the pieces follow; once they cannot, they are in the people's own hands only, and that is said."""
        if self.pieces is None:
            return
        try:
            laid = told(intent, after, self.pieces.nature)
            named = (laid or Laid((), ()))._replace(named=intent.named)
            self.pieces.follow(intent.before, after, intent.pressed, named)
            if laid:
                self.take()
        except ASTRAY:
            self.lose()

    def lose(self) -> None:
        """From now on nobody but the people themselves knows where the pieces lie."""
        self.pieces = None
        self.hears.notice(LOST, {})

    # -- the pieces

    def set_up(self, before: Public, known: Collection[int] = ()) -> None:
        """Deal for a new game, or find the pieces of one that goes on: such a game is in `known`, by its number."""
        public, mode = self.console.public(), self.console.mode
        if not isinstance(mode, Play) or mode.session is self.dealt:
            return
        self.dealt = mode.session
        overlay = dict(mode.session.setup.house.get("overlay") or {})
        asked = before.prompt is None or before.prompt.key == "table-resume-game"
        going_on = asked or mode.session.number in known
        self.pieces = self._found(public.view, overlay, going_on)
        if not self.pieces.agree(public.view):
            self.lose()
            return
        players = len(public.view["seats"])
        self.others = self.others or Others.of(self.pieces.alone, players, self.seeds)
        self.pieces.alone = self.others.kept if self.others else None
        self.pieces.keep()
        if self.others is not None:
            self.others.sit_down(self.pieces)
            self.tell_alone(public.view["seats"])

    def _found(self, view: View, overlay: Mapping[str, object], going_on: bool) -> Pieces:
        """The pieces of the game that is played now, as they lay when the program stopped, or newly dealt."""
        players, level = len(view["seats"]), view["level"]
        found = reopen(self.file, players, level, overlay, view) if going_on else None
        if found is None or not found.agree(view):
            return Pieces(self.file, players, self.seeds.getrandbits(64), level, overlay)
        return found

    def tell_alone(self, colours: Sequence[str]) -> None:
        """Tell one person who plays with virtual players which seat is the person's."""
        if self.others is not None and self.others.own >= 0:
            self.hears.notice(ALONE, {"seat": colours[self.others.own]})

    # -- virtual players

    @property
    def computed(self) -> Collection[Seat]:
        """The seats of virtual players; none where people have to play them all, as nobody knows the pieces."""
        return self.others.players.keys() if self.pieces is not None and self.others is not None else ()

    def others_asked(self) -> bool:
        """Whether a virtual player is to do what is asked."""
        return self.pieces is not None and self.others is not None and self.others.asked(self.console.public())

    def let_others_play(self) -> None:
        """Virtual players do what is asked of them, until something is asked of a person."""
        while self.others_asked():
            self.step()

    def step(self) -> None:
        """One virtual player does one thing that is asked, if one is; a fault of theirs loses the pieces.

        Raises AludelError for a fault of the console, such as a card that is full.
        """
        if self.pieces is None or self.others is None:
            return
        try:
            if self.others_asked():
                self._act(self.others, self.pieces)
        except Misplay:
            self.lose()
        except AludelError:
            raise
        except Exception as fault:
            self.lose()
            self.console.desk.tell_fault(unforeseen(fault))
        finally:
            self.acting = None

    def _act(self, others: Others, pieces: Pieces) -> None:
        before = self.console.public()
        self.acting = seat = others.seat_of(before)
        others.answer(self, pieces)
        self.hears.done(seat, before, self.console.public())
