# SPDX-License-Identifier: MIT
"""Makes the look that the page of the virtual table draws, from the console, the pieces and the person at the page."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Any, Final

from aludel.errors import LANGUAGES, catalogue
from aludel.games.referee import Choice, GameInfo, Press, Prompt, Seat, hold, press
from aludel.games.scene import OFF, Lamp
from aludel.pieces.numbers import numbers
from aludel.screens import presses
from aludel.screens.presses import HELD
from aludel.screens.words import Words, words_of
from aludel.table.family import Family
from aludel.table.public import Public
from aludel.table.snapshot import Snapshot
from aludel.twin.little_alchemists import box
from aludel.twin.little_alchemists.players import SKILLS
from aludel.twin.little_alchemists.shown import name
from aludel.twin.virtual import laidout
from aludel.twin.virtual.look import (
    NOBODY,
    ButtonLook,
    HeldLook,
    MarketPlace,
    Offer,
    OptionLook,
    ShelfPlace,
    Stage,
    StartLook,
    Tray,
    VirtualLook,
)
from aludel.twin.virtual.lying import Reach, fills, places
from aludel.twin.virtual.person import Person
from aludel.twin.virtual.table import CONFIRM, COUNTING, VirtualTable

FIRST: Final = ("table-choose-language", "table-resume-game")
"""The menus with which the console begins; the page offers a game there."""
WAITS: Final = "table-resume-game"
SMALL: Final = ("confirm", "next", "back", "mute")
LOUDER: Final = hold("mute")
PLACES: Final = 5
HINTS: Final = 8
"""Hints that are shown at once."""
CAPTIONS: Final = 6


class Showing:
    """One look at the table for one person. All is read in the console's thread.

    `game` is the key of the game that the pieces are of, `snapshot` the console as it stands.
    """

    def __init__(self, table: VirtualTable, person: Person, game: str, snapshot: Snapshot) -> None:
        self.table, self.person, self.game, self.snapshot = table, person, game, snapshot

    @cached_property
    def public(self) -> Public:
        """What everybody sees."""
        return self.snapshot.public

    @cached_property
    def prompt(self) -> Prompt:
        """What is asked."""
        return self.public.prompt or Prompt("", ())

    @cached_property
    def words(self) -> Words:
        """The words of the console's language: the page speaks as it does."""
        return words_of(self.snapshot.sound.language)

    @cached_property
    def seat(self) -> Seat | None:
        """The seat whose own things are shown."""
        return self.person.seat(self.public, self.table.others)

    @cached_property
    def waiting(self) -> bool:
        """Whether a virtual player is to do something."""
        return self.table.others_asked()

    @cached_property
    def mine(self) -> bool:
        """Whether this person may answer what is asked."""
        return self.public.mode != "game" or not self.waiting

    @cached_property
    def reach(self) -> Reach:
        """What the person may take up."""
        asked = self.prompt if self.mine and self.public.mode in ("game", "menu") else None
        return Reach(asked, self.table.pieces, self.seat, self.game, self.words)

    @property
    def stage(self) -> Stage:
        """What the page shows at all."""
        on = self.table.console.menus.game_on is not None
        if self.public.mode == "menu":
            return "start" if self.prompt.key in FIRST and not on else "menu"
        if self.public.mode == "paused":
            return "menu"
        return "table" if self.person.waits_for(self.public, self.table.others) is None else "curtain"

    def look(self) -> VirtualLook:
        """The whole look."""
        stage, sound = self.stage, self.snapshot.sound
        return VirtualLook(
            stage=stage,
            asked=self.snapshot.asked,
            language=sound.language,
            languages=tuple((code, self.words(f"language-{code}", {})) for code in LANGUAGES),
            muted=sound.muted,
            fast=self.person.fast,
            mode=self.public.mode,
            game=self.game,
            level=self.public.view.get("level", 0),
            captions=self.public.captions[-CAPTIONS:],
            ask=self._ask(),
            task=self._task(),
            lost=self._lost(),
            skill=self._skill(NOBODY),
            buttons=tuple(self._button(one) for one in SMALL),
            held=tuple(self._held()),
            camera=self.lamp("camera"),
            start=self._start() if stage == "start" else None,
            **(self._curtain() if stage == "curtain" else self._table() if stage != "start" else {}),
        )

    # -- before a game, and between two people

    def _start(self) -> StartLook:
        game = self.table.console.desk.games[self.game]
        fewest, most = game.info.seats
        return StartLook(
            levels=game.info.levels,
            level=max(Family(self.table.console.desk, game).levels()),
            players=tuple(range(fewest, most + 1)),
            chosen=fewest,
            skills=tuple((one, self.words(f"page-virtual-skill-{one}", {})) for one in (*SKILLS, NOBODY)),
            skill=self._skill(next(iter(SKILLS))),
            game_on=catalogue()["page-game-on"].number,
            waits=self.words(WAITS, {}) if self.prompt.key == WAITS else "",
            art=tuple(f"/art/{self.game}/{kind}.svg" for kind in _begun_with(game.info)),
        )

    def _skill(self, otherwise: str) -> str:
        """How well the virtual players play."""
        kept = self.table.others.kept if self.table.others else None
        return kept[0] if kept else otherwise

    def _lost(self) -> bool:
        """Whether the person is to be told that nobody knows any more where the pieces lie."""
        playing = bool(self.public.view) and self.public.mode != "over"
        return playing and self.table.pieces is None and not self.person.by_hand

    def _curtain(self) -> dict[str, Any]:
        coming = self.person.waits_for(self.public, self.table.others)
        return {} if coming is None else self._named(coming)

    def _named(self, seat: Seat | None) -> dict[str, Any]:
        if seat is None:
            return {}
        colour = self.public.view["seats"][seat]
        return {"seat": colour, "seat_name": self.words(f"seat-{colour}", {})}

    # -- the table

    def _table(self) -> dict[str, Any]:
        lying = [tile for _, tile in self.table.laid if tile]
        own = self.reach
        shown = {**self._named(self.seat), **laidout.of(self)} if self.public.view else {}
        return {
            **shown,
            "market": tuple(self._market()),
            "tray": self._tray(),
            "hand": tuple(own.look(tile.kind, tile) for tile in own.hand if tile not in lying),
            "drawers": own.drawers(kind for kind, tile in self.table.laid if tile is None),
            "turned": own.look(own.turned) if self._turned_up() else None,
            "shelf": tuple(self._shelf()),
            "offers": tuple(self._offers()),
            "options": tuple(self._options()) if self.mine else (),
            "hints": self._hints(),
            "next_step": self._next_step(),
        }

    def _turned_up(self) -> bool:
        """Whether a customer lies there whom this person is to show to the console."""
        turned = self.reach.turned
        return bool(turned) and not self.waiting and turned not in self.table.kinds

    @property
    def asked_seat(self) -> Seat | None:
        """The seat that is to do something; where all are asked, the virtual player who does it for them."""
        if self.waiting and self.table.others is not None:
            return self.table.others.seat_of(self.public)
        return self.person.asked

    def _tray(self) -> Tray:
        """The holder; what a virtual player has put in stays closed."""
        laid = self.table.laid
        if self.table.acting is not None or (self.seat is None and any(tile for _, tile in laid)):
            return Tray(closed=True, count=len(laid))
        return Tray(
            pieces=tuple(self.reach.look(kind, tile) for kind, tile in laid),
            count=len(laid),
            places=places(self.reach.prompt),
            full=fills(self.table.kinds, self.reach.prompt),
        )

    def _task(self) -> str:
        key = f"page-{self.prompt.key}"
        said = self.words(key, self.prompt.args)
        return "" if said == key or not self.mine else said

    def _market(self) -> Iterator[MarketPlace]:
        """The row; a place that neither holds a tile nor means anything is empty."""
        pieces = self.table.pieces if self.public.view else None
        market = pieces.nature.market if pieces is not None else [None] * PLACES
        if not self.public.view and all(self.lamp(f"market-{at}") == OFF for at in range(1, PLACES + 1)):
            return
        for at, tile in enumerate(market, start=1):
            piece = self.reach.look(tile.kind, tile) if tile else None
            yield MarketPlace(self._place(at), piece, self.lamp(f"market-{at}"))

    def _place(self, at: int) -> ButtonLook:
        pressed = press(f"market-{at}")
        choice = self._meant(pressed)
        return ButtonLook(
            name=f"market-{at}",
            label=self.words("page-button-market", {"place": at}),
            does=self.words(choice.key, self.prompt.args) if choice and self.mine else "",
            live=self.mine and choice is not None,
        )

    def _shelf(self) -> Iterator[ShelfPlace]:
        if not self.public.view:
            return
        lying = self.table.kinds
        for at, card in enumerate(self.reach.shelf, start=1):
            kind = f"artifact.{card.name}" if card else ""
            piece = self.reach.look(kind, price=card.cost) if card and kind not in lying else None
            yield ShelfPlace(piece, self.lamp(f"artifact-{at}"))

    def _offers(self) -> Iterator[Offer]:
        """The numbers that are printed inside the screen."""
        if self.prompt.key != COUNTING:
            return
        printed, view = numbers("la"), self.public.view
        answers = [f"answer.{potion}" for potion in view["potions"] if view["level"] >= box.THEORIES]
        for kind in (*(f"tile.{one}" for one in view["kinds"]), *answers):
            if kind in printed:
                yield Offer(name(self.words, kind), printed[kind])

    def _options(self) -> Iterator[OptionLook]:
        """What a menu offers, all at once."""
        for at, option in enumerate(self.public.options, start=1):
            said = self.words(option.key, {**self.prompt.args, **option.args})
            yield OptionLook(f"market-{at}", said, self.lamp(f"market-{at}").pattern == "breathe")

    def _hints(self) -> tuple[str, ...] | None:
        own = self.table.console.own(self.seat) if self.person.hints and self.seat is not None else None
        if own is None:
            return None
        return tuple(self.words(hint.key, hint.args) for hint in own.hints()[:HINTS])

    # -- buttons and lamps

    def lamp(self, lamp: str) -> Lamp:
        """One lamp as it is lit."""
        return self.public.scene.get(lamp, OFF)

    def seat_lamp(self, colour: str) -> Lamp:
        """The lamp of a seat, which keeps its place round the table however many play."""
        return self.lamp(f"seat-{self.table.console.desk.games[self.game].info.colours.index(colour) + 1}")

    def _meant(self, pressed: Press) -> Choice | None:
        return presses.meant(self.prompt, pressed)

    def _button(self, button: str) -> ButtonLook:
        pressed = press(button)
        choice = self._meant(pressed)
        return ButtonLook(
            name=button,
            label=self.words(f"page-button-{button}", {}),
            does=presses.does(self.public, pressed, self.words) if self.mine else "",
            live=self.mine and (choice is not None or self._usual(pressed)),
            sure=choice is not None and choice.sure,
            inviting=self.mine and pressed == CONFIRM and choice is not None and self._ready(),
        )

    def _usual(self, pressed: Press) -> bool:
        """Whether a button does in a game what it always does there, and that would change something."""
        if self.public.mode != "game":
            return False
        play = self.table.console.menus.game_on
        undone = pressed == press("back") and play is not None and play.session.may_undo
        return undone or (pressed == press("next") and bool(self.prompt.browse))

    def _ready(self) -> bool:
        """Whether the big button is next: the tray holds what it should, or nothing belongs there."""
        return not self.prompt.tray or fills(self.table.kinds, self.prompt)

    def _held(self) -> Iterator[HeldLook]:
        for one in presses.held(self.public, {**HELD, LOUDER: "page-virtual-louder"}):
            if self.mine or (one not in self.prompt.choices and one.press != hold("back")):
                does = self.words(one.key, self.prompt.args)
                yield HeldLook(tuple(sorted(one.press.buttons)), one.press.held, does, one.sure)

    # -- what to do next

    def _ask(self) -> str:
        """What is asked, in full."""
        return self.words(self.prompt.key, self.prompt.args) if self.prompt.key else ""

    def _next_step(self) -> str:
        if self.waiting:
            return "wait"
        if not self.prompt.key:
            return "rest"
        if not self.reach.wanted:
            return "press"
        return "look" if fills(self.table.kinds, self.prompt) else "fill"


def _begun_with(info: GameInfo) -> Iterator[str]:
    """The pictures that are seen at the beginning of a game."""
    yield from (kind for kind in numbers("la") if kind.partition(".")[0] in ("tile", "answer"))
    yield from (f"potion.{potion}" for potion in box.potions(max(info.levels)))
    yield from (f"emblem.{colour}" for colour in info.colours)
    yield from ("back.tile", "coin.1")
