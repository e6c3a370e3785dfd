# SPDX-License-Identifier: MIT
"""A box is opened by showing its card to the camera, or by its name: for people whose keys lie elsewhere."""

from __future__ import annotations

from collections.abc import Callable

from aludel.games.campaign import Box
from aludel.games.referee import Choice, Press, Prompt, Way, hold
from aludel.games.scene import Scene
from aludel.table.by_hand import OpenChoice
from aludel.table.desk import Desk
from aludel.table.family import Family
from aludel.table.looking import HOLDER, Looking
from aludel.table.mode import Mode
from aludel.table.picker import BACK, CONFIRM, NEXT, Step
from aludel.table.public import Public

BY_HAND = hold("back")


class ShowBox(Mode):
    """Wait for the card of a closed box; `then` follows when one has been opened, or when people step back."""

    def __init__(self, desk: Desk, family: Family, then: Step) -> None:
        super().__init__(desk)
        self.family, self.then = family, then
        self.boxes = {box.kind: box for box in family.game.campaign().boxes}
        self.closed = {box.kind: box for box in family.closed_boxes()}
        self.looking = Looking(desk, self._scene)
        self._keys: dict[Press, Callable[[], Mode]] = {
            CONFIRM: self._read,
            NEXT: self._by_name,
            BY_HAND: self._by_name,
            BACK: then,
        }

    def enter(self) -> None:
        self.desk.light(self._scene())
        self.desk.say("table-show-box")

    def press(self, pressed: Press) -> Mode:
        if pressed in self._keys:
            return self._keys[pressed]()
        return self._refuse("table-no-button")

    def _read(self) -> Mode:
        pieces = self.looking.look(self.family.game.info.code, frozenset(self.boxes))
        if pieces is None:
            return self
        if len(pieces) != 1:
            return self._refuse("table-box-one")
        return self._shown(pieces[0].kind)

    def _shown(self, kind: str) -> Mode:
        if kind not in self.closed:
            return self._refuse("table-box-known" if kind in self.boxes else "unsure-unknown")
        return self._open(self.closed[kind])

    def _open(self, box: Box) -> Mode:
        self.family.open_by_card(box)
        return self.then()

    def _by_name(self) -> Mode:
        prompt = self._prompt()
        return OpenChoice(self.desk, prompt, (prompt.browse,), self._named, lambda: self, lambda _: self.public())

    def _named(self, kinds: tuple[str, ...]) -> Mode:
        return self._open(self.closed[kinds[0]])

    def _refuse(self, why: str) -> Mode:
        self.desk.refuse(why)
        return self

    def _prompt(self) -> Prompt:
        choices = (Choice(CONFIRM, "table-box-look"), Choice(NEXT, "table-browse"), Choice(BACK, "table-step-back"))
        way = Way("table-show-box", (frozenset(self.boxes),))
        return Prompt("table-show-box", (), {}, (way,), choices, browse=tuple(self.closed))

    def _scene(self) -> Scene:
        return {"holder": HOLDER}

    def public(self) -> Public:
        return Public("menu", prompt=self._prompt(), scene=self._scene(), captions=tuple(self.desk.captions))
