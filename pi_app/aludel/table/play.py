# SPDX-License-Identifier: MIT
"""The console in a game: a press and what lies in the tray become a move; its events are told."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial

from aludel.errors import PageFault
from aludel.games.referee import TABLE, Args, Choice, Press, Prompt, Refused, Seat, Way, announced, hold
from aludel.games.scene import Scene
from aludel.games.tray import Piece, shown
from aludel.table.by_hand import OpenChoice, SilentCount, choose_way, printed
from aludel.table.desk import Desk
from aludel.table.looking import HOLDER, Looking
from aludel.table.mode import Mode
from aludel.table.own import Own
from aludel.table.picker import BACK, CONFIRM, NEXT, Option, Picker
from aludel.table.public import Public
from aludel.table.session import Session
from aludel.table.teller import ask, tell

log = logging.getLogger(__name__)

PAUSE = hold("confirm")
BY_HAND = hold("back")


class Play(Mode):
    """A game in progress. `pause` opens the pause menu, `over` is what follows the end of the game."""

    def __init__(
        self, desk: Desk, session: Session, pause: Callable[[Play], Mode], over: Callable[[Session], Mode]
    ) -> None:
        super().__init__(desk)
        self.session, self.pause, self.over = session, pause, over
        self.looking = Looking(desk, self._scene)
        self._own_keys = {PAUSE: self._pause, BY_HAND: self._by_hand, BACK: self._back, NEXT: self._next}

    def enter(self) -> None:
        self.stale = False
        self._show()
        ask(self.desk, self.session.prompt())

    def tell_latest(self) -> Mode:
        """Tell the events of the last move: those of the deal, or once more after a power cut."""
        tell(self.desk, self.session.game, self.session.latest)
        return self.over(self.session) if self.session.over else self

    def press(self, pressed: Press) -> Mode:
        if self.session.over:  # its end could not be written down before
            return self.over(self.session)
        prompt = self.session.prompt()
        meant = {choice.press: choice for choice in prompt.choices}
        if pressed in self._own_keys and pressed not in meant:
            return self._own_keys[pressed]()
        if pressed in meant and meant[pressed].sure:
            return self._sure(meant[pressed], prompt)
        if pressed == CONFIRM and prompt.tray:
            pieces = self.looking.look(self.session.game.info.code, prompt.tray)
            return self if pieces is None else self.move(pieces, pressed)
        return self.move((), pressed)

    def _sure(self, choice: Choice, prompt: Prompt) -> Mode:
        """Ask the same seats once more before what cannot be taken back."""
        yes = Option("table-menu-yes", lambda: self.move((), choice.press))
        options, again = [Option("table-menu-no", self._again), yes], self._again
        return Picker(self.desk, choice.key, options, args=prompt.args, back=again, name="paused", seats=prompt.seats)

    def answer(self, seat: Seat, kinds: tuple[str, ...]) -> Mode:
        prompt = self.session.prompt_of(seat)
        if self.session.over or not (prompt.ways or prompt.browse):
            raise PageFault("page-not-now")
        if seat not in range(len(self.session.setup.seats)) or not {seat, TABLE} & {*prompt.seats}:
            raise PageFault("page-not-your-turn")
        if not fits(kinds, prompt):
            raise PageFault("page-not-fitting")
        return self._make(shown(*kinds), CONFIRM)

    def move(self, tray: tuple[Piece, ...], pressed: Press) -> Mode:
        """Make the move that these pieces and this press mean, and tell what came of it."""
        try:
            return self._make(tray, pressed)
        except Refused as refusal:
            log.info("refused: %s", refusal.reason)
            self.desk.refuse(refusal.reason)
            return self

    def _make(self, tray: tuple[Piece, ...], pressed: Press) -> Mode:
        """Make a move and tell what came of it, or Refused with nothing told."""
        asked = self._asked()
        events = self.session.attempt(tray, pressed)
        log.info("told: %s", [event.kind for event in events if event.to == TABLE])
        tell(self.desk, self.session.game, events)
        self._show()
        self.stale = announced(events) or self._asked() != asked
        return self.over(self.session) if self.session.over else self

    def _asked(self) -> tuple[str, tuple[Seat, ...], Args]:
        """What is asked for, and of whom: said again when it changes, though nothing else was announced."""
        prompt = self.session.prompt()
        return prompt.key, prompt.seats, prompt.args

    def _pause(self) -> Mode:
        return self.pause(self)

    def _back(self) -> Mode:
        self.desk.say("table-undone" if self.session.undo() else "table-nothing-to-undo")
        return self._again()

    def _again(self) -> Mode:
        self.stale = True
        return self

    def _next(self) -> Mode:
        """Offer by name what may be chosen so; otherwise say once more what is asked for."""
        prompt = self.session.prompt()
        return self._browse(prompt) if prompt.browse else self._again()

    def _browse(self, prompt: Prompt) -> Mode:
        return OpenChoice(self.desk, prompt, (prompt.browse,), self._given, self._again, self._look)

    def _by_hand(self) -> Mode:
        prompt = self.session.prompt()
        if prompt.browse and not prompt.secret:
            return self._browse(prompt)
        if not prompt.tray:
            return self._nothing_by_hand()
        told = self._in_secret if prompt.secret else self._by_name
        return choose_way(self.desk, prompt, partial(told, prompt), self._again, self._look)

    def _in_secret(self, prompt: Prompt, way: Way) -> Mode:
        slots = printed(self.session.game.info.code, way)
        if slots is None:
            return self._nothing_by_hand()
        return SilentCount(self.desk, prompt, slots, self._given, self._again, self._look)

    def _by_name(self, prompt: Prompt, way: Way) -> Mode:
        slots = tuple(sorted(kinds) for kinds in way.slots)
        return OpenChoice(self.desk, prompt, slots, self._given, self._again, self._look)

    def _nothing_by_hand(self) -> Mode:
        self.desk.refuse("table-by-hand-not-now")
        return self

    def _given(self, kinds: tuple[str, ...]) -> Mode:
        return self.move(shown(*kinds), CONFIRM)

    def _scene(self) -> Scene:
        """The game's own lamps, and the holder light while the tray counts."""
        scene = dict(self.session.game.scene(self.session.public()))
        return {**scene, "holder": HOLDER} if self.session.prompt().tray else scene

    def _show(self) -> None:
        self.desk.light(self._scene())

    def public(self) -> Public:
        return self._look("game")

    def prompt_of(self, seat: Seat) -> Prompt | None:
        return self.session.prompt_of(seat)

    def own(self, seat: Seat) -> Own | None:
        return self.session.own(seat)

    def _look(self, mode: str) -> Public:
        return Public(
            mode,
            self.session.game.info.key,
            self.session.prompt(),
            self.session.public(),
            self._scene(),
            tuple(self.desk.captions),
        )


def fits(kinds: tuple[str, ...], prompt: Prompt) -> bool:
    """Whether these pieces fill one way of a prompt, slot by slot, or are one that is offered by name."""
    if len(kinds) == 1 and kinds[0] in prompt.browse:
        return True
    return any(_fill(kinds, way) for way in prompt.ways)


def _fill(kinds: tuple[str, ...], way: Way) -> bool:
    return len(kinds) == len(way.slots) and all(kind in slot for kind, slot in zip(kinds, way.slots, strict=True))
