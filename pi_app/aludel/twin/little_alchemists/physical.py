# SPDX-License-Identifier: MIT
"""Pieces that do what a person does with them, told from what the console shows before and after a press.

On a real table people move the cardboard themselves. On the virtual table it moves by itself: what was brewed goes to
the discards, tiles are drawn, the next customer is turned. Everything is derived from public changes and from what
lay in the tray; the record of deeds rebuilds the pieces after the program was stopped.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from aludel.games.referee import Press, View, hold, press
from aludel.journal.faults import guarded
from aludel.journal.store import replace_whole
from aludel.twin.little_alchemists.box import Tile
from aludel.twin.little_alchemists.compared import differences
from aludel.twin.little_alchemists.nature import Nature

BORING = hold("next")
CONFIRM = press("confirm")

MARKETS = {"brew": "buy", "end": "buy", "take": "take"}
"""Phases in which market tiles move, and how."""

RULINGS = {(1, 0): "coin", (-1, 0): "pay", (0, 1): "draw", (0, -1): "discard"}
"""What an artifact did that the table judges, by the change of its owner's coins and hand."""


class Note(NamedTuple):
    """A mark in a seat's triangular tracker."""

    seat: int
    one: str
    other: str
    potion: str


class Wrong(NamedTuple):
    """A theory of a seat's own that was wrong: the kinds of the answers that it was told with."""

    seat: int
    kinds: tuple[str, ...]


class Laid(NamedTuple):
    """What lay in the tray, or was counted out: tiles of the hand, and the kinds of everything.

    `named` says that something was told by hand or by name, and not by the tray.
    """

    tiles: Sequence[Tile]
    kinds: Sequence[str]
    named: bool = False


class Pieces:
    """The pieces of one game, with a record in `file` (mode 0600: hands are secret)."""

    def __init__(
        self,
        file: Path,
        players: int,
        seed: int,
        level: int = 1,
        overlay: Mapping[str, Any] | None = None,
        deeds: Sequence[Sequence[Any]] = (),
    ) -> None:
        self.file, self.players, self.seed, self.level = file, players, seed, level
        self.deeds: list[list[Any]] = []
        self.notes: list[Note] = []
        self.wrong: list[Wrong] = []
        self.pending: Any = None
        """What is about to be pressed, as `pending.Intent.kept` tells it, until the pieces have followed."""
        self.alone: Any = None
        """Who plays the other seats where one person plays alone, as `companions.Others.kept` tells it."""
        self.nature = Nature(players, random.Random(seed), level=level, overlay=overlay or {})
        for name, *arguments in deeds:
            self.do(name, *arguments)

    @classmethod
    def reopen(
        cls, file: Path, players: int, level: int = 1, overlay: Mapping[str, Any] | None = None
    ) -> Pieces | None:
        """The pieces as they lay when the program stopped; None when they cannot be told any more."""
        try:
            kept = json.loads(file.read_text("utf-8"))
            same = (kept["players"], kept.get("level", 1)) == (players, level)
            pieces = cls(file, players, kept["seed"], level, overlay, kept["deeds"]) if same else None
        except (OSError, ValueError, LookupError, TypeError, AssertionError, RecursionError):
            return None
        if pieces is not None:
            pieces.pending, pieces.alone = kept.get("pending"), kept.get("alone")
        return pieces

    def do(self, name: str, *arguments: Any) -> None:
        """Move pieces: a deed by its name in the record."""
        nature = self.nature
        deeds: dict[str, Callable[..., object]] = {
            "buy": nature.buy,
            "unbuy": nature.unbuy,
            "take": nature.take,
            "untake": nature.untake,
            "scan": self._scan,
            "make": nature.make,
            "note": self._note,
            "adopt": nature.adopt,
            "wish": nature.wish,
            "sell": nature.sell,
            "keep": nature.keep,
            "share": nature.share,
            "err": self._err,
            "buy_artifact": nature.buy_artifact,
            "rule": nature.rule,
            "end_turn": nature.end_turn,
            "redeal": nature.redeal,
            "turn_large": nature.turn_large,
            "swap_customer": nature.swap_customer,
        }
        deeds[name](*arguments)
        self.deeds.append([name, *arguments])

    def _scan(self, seat: int, copies: Sequence[int]) -> None:
        self.nature.scan(seat, [tile for copy in copies for tile in self.nature.hands[seat] if tile.copy == copy])

    def _note(self, seat: int, one: str, other: str, potion: str) -> None:
        note = Note(seat, one, other, potion)
        if note not in self.notes:
            self.notes.append(note)

    def _err(self, seat: int, kinds: Sequence[str]) -> None:
        self.wrong.append(Wrong(seat, tuple(kinds)))
        self.nature.err(seat)

    @property
    def turned(self) -> str:
        """The potion of the customer who lies open and whom the console does not know yet; empty when there is none."""
        nature = self.nature
        return nature.next_large().partition(".")[2] if nature.due and not nature.closed else ""

    def agree(self, view: View) -> bool:
        """Whether the pieces lie as the console believes; whom people named as the customer may be a slip."""
        slip = {"customer", "customers"} if view["mistaken"] else {"customer"}
        return not set(differences(self.nature.counts(), view)) - slip

    def intend(self, pending: Any) -> None:
        """Record what is about to be pressed, or that it is nothing for the pieces. Raises JournalFault."""
        if pending is not None or self.pending is not None:
            self.pending = pending
            self.keep()

    def follow(self, before: View, after: View, pressed: Press, laid: Laid) -> None:
        """Do what this press meant for the pieces, by the public views around it. Raises JournalFault."""
        count = len(self.deeds)
        self.catch_up(before, after, pressed, laid)
        if len(self.deeds) > count:
            self.pending = None
            self.keep()

    def catch_up(self, before: View, after: View, pressed: Press, laid: Laid) -> None:
        """Follow, and leave the record as it is."""
        if pressed == CONFIRM and before["phase"] == "end" and after["phase"] != "end" and not laid.named:
            self.do("end_turn", before["turn"])
        elif pressed == BORING and before["may_deal_anew"] and not after["may_deal_anew"]:
            self.do("redeal")
        else:
            self._within_turn(before, after, pressed, laid)
        self._turn_large(after)

    def _within_turn(self, before: View, after: View, pressed: Press, laid: Laid) -> None:
        seat, phase = before["turn"], before["phase"]
        if laid.named and phase in ("brew", "end") and before["tray"] == after["tray"]:
            self._rule(seat, before, after)
        elif phase in MARKETS:
            given = after["phase"] == "take"
            self._market(seat, MARKETS[phase], "untake" if given else "unbuy", before["market"], after["market"])
        if brewed(before, after):
            self.do("scan", seat, [tile.copy for tile in laid.tiles])
            self._mark(seat, laid.tiles, after["last"]["made"])
        elif erred(before, after, pressed):
            self.do("err", seat, list(laid.kinds))
        self._decide(seat, before, after)

    def _decide(self, seat: int, before: View, after: View) -> None:
        """What was decided about a potion, a theory or an artifact."""
        phase, nature = before["phase"], self.nature
        if phase == "sell":
            self.do(*(("sell", seat) if after["coins"][seat] > before["coins"][seat] else ("keep",)))
        if phase == "wish" and after["wish"]:
            self.do("wish", seat, after["wish"])
        if after["pets"][seat] and not nature.pets[seat]:
            self.do("adopt", seat, after["pets"][seat])
        for shared in after["theories"][len(nature.board) :]:
            paid = [one for one, coins in enumerate(before["coins"]) if after["coins"][one] > coins]
            self.do("share", shared["seat"], shared["ingredient"], shared["potions"], paid)
        for name in {*after["artifacts"][seat]} - {card.name for card in nature.owned[seat]}:
            self.do("buy_artifact", seat, name)

    def _rule(self, seat: int, before: View, after: View) -> None:
        """What an artifact that the table judges did, if it did anything."""
        coins, hand = (after[what][seat] - before[what][seat] for what in ("coins", "hands"))
        if (coins, hand) in RULINGS:
            self.do("rule", seat, RULINGS[coins, hand])

    def _mark(self, seat: int, tiles: Sequence[Tile], made: str) -> None:
        """What the seat marks in its tracker."""
        one, other = sorted(tile.kind for tile in tiles)
        if one != other:
            self.do("note", seat, one, other, made)
            self.do("make", seat, made)

    def _market(self, seat: int, deed: str, undone: str, old: Sequence[bool], new: Sequence[bool]) -> None:
        """Market tiles that left their place, or came back to it."""
        for place, (was, there) in enumerate(zip(old, new, strict=True)):
            if was and not there:
                self.do(deed, seat, place)
            elif there and not was:
                self.do(undone, seat, place)

    def _turn_large(self, after: View) -> None:
        """Let in whom the console has let in: a customer who is only shown so far still waits on the pile."""
        nature = self.nature
        while (
            nature.due
            and not nature.closed
            and (after["closed"] or nature.counts()["customers"] != after["customers_left"])
        ):
            self.do("turn_large")
        named = f"customer.{after['customer']['potion']}" if after["customer"] else nature.customer
        if named != nature.customer and named in nature.large:
            self.do("swap_customer", named)

    def keep(self) -> None:
        """Write the record. Raises JournalFault."""
        with guarded(self.file):
            self.file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        replace_whole(self.file, json.dumps(self._record()).encode())

    def _record(self) -> dict[str, Any]:
        return {
            "players": self.players,
            "level": self.level,
            "seed": self.seed,
            "deeds": self.deeds,
            "pending": self.pending,
            "alone": self.alone,
        }


def brewed(before: View, after: View) -> bool:
    """Whether two tiles of a hand were taken."""
    return before["phase"] == "brew" and bool(after["tray"]) and not before["tray"]


def erred(before: View, after: View, pressed: Press) -> bool:
    """Whether a theory was judged and found wrong: the potion action is over, and nothing was made or put up."""
    if before["phase"] != "brew" or after["phase"] == "brew" or pressed != CONFIRM:
        return False
    return not after["tray"] and after["theory"] is None and len(after["theories"]) == len(before["theories"])
