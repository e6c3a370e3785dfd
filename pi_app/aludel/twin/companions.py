# SPDX-License-Identifier: MIT
"""Virtual players at some seats of the virtual table, so that one person can play alone.

They use the tray and the buttons as the person does, and the pieces follow what the console does with it.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Protocol

from aludel.games.referee import Press, Prompt, press
from aludel.table.public import Public
from aludel.twin.hands import BACK, CONFIRM, Hands
from aludel.twin.little_alchemists.additions import open_shop
from aludel.twin.little_alchemists.box import POWERLESS
from aludel.twin.little_alchemists.look import Brew, Buy, Look, Theory, look_of, pair, tradable
from aludel.twin.little_alchemists.party import BORING, CUSTOMER
from aludel.twin.little_alchemists.physical import Pieces
from aludel.twin.little_alchemists.player import Player
from aludel.twin.little_alchemists.players import SKILLS
from aludel.twin.little_alchemists.turn import expect
from aludel.twin.little_alchemists.typed import Lying
from aludel.twin.tally import Tally

END_SHOP = "la-prompt-end-shop"
JUDGE = "la-prompt-judge"


class Seated(Protocol):
    """The virtual table, as a player meets it."""

    @property
    def kinds(self) -> tuple[str, ...]:
        """What lies in the tray."""

    def press(self, pressed: Press) -> None:
        """Press something; the pieces have followed on return."""

    def public(self) -> Public:
        """What everybody sees."""

    def lay(self, chosen: Sequence[Lying]) -> None:
        """Put exactly these into the tray."""


class Reach:
    """The virtual table within reach of a player's hands: its tray and its buttons."""

    def __init__(self, table: Seated, pieces: Pieces, seat: int) -> None:
        self.table, self.pieces, self.seat = table, pieces, seat

    @property
    def kinds(self) -> tuple[str, ...]:
        """What lies in the tray."""
        return self.table.kinds

    def lay(self, kinds: Sequence[str], copies: Sequence[int] = ()) -> None:
        """Put exactly these in: tiles come from the player's own hand."""
        left, chosen = list(self.pieces.nature.hands[self.seat]), list[Lying]()
        for kind in kinds:
            tile = next((held for held in left if held.kind == kind), None)
            if tile is not None:
                left.remove(tile)
            chosen.append((kind, tile))
        self.table.lay(chosen)

    def clear(self) -> None:
        """Take everything out."""
        self.table.lay(())

    def press(self, pressed: Press) -> None:
        """Press something."""
        self.table.press(pressed)

    def public(self) -> Public:
        """What everybody sees."""
        return self.table.public()


class Others:
    """The players of every seat but `own`; `make` makes one. A fault of theirs is a Misplay."""

    def __init__(self, make: Callable[[random.Random], Player], rng: random.Random, own: int = 0) -> None:
        self.make, self.rng, self.own = make, rng, own
        self.players: dict[int, Player] = {}
        self.shopped = False
        self.wanted: str | None = None

    @classmethod
    def of(cls, kept: object, players: int, rng: random.Random) -> Others | None:
        """The players that a record of pieces tells of (`kept`); None where it tells of none."""
        match kept:
            case [str(skill), int(own)] if skill in SKILLS and own in range(players):
                return cls(SKILLS[skill], rng, own)
        return None

    @property
    def kept(self) -> tuple[str, int] | None:
        """How well they play, and the person's seat, for the record of the pieces."""
        return next(((skill, self.own) for skill, make in SKILLS.items() if make == self.make), None)

    def sit_down(self, pieces: Pieces) -> None:
        """Begin a game, or go on with one: what stood in the trackers before is still there."""
        seats = [seat for seat in range(pieces.players) if seat != self.own]
        self.players = {seat: self.make(random.Random(self.rng.getrandbits(64))) for seat in seats}
        self.shopped, self.wanted = False, None
        for note in pieces.notes:
            if note.seat in self.players:
                self.players[note.seat].note(frozenset(map(_word, (note.one, note.other))), note.potion)
        for seat, kinds in pieces.wrong:
            if seat in self.players:
                self.players[seat].note_wrong(_word(kinds[0]), [_word(kind) for kind in kinds[1:]])

    def asked(self, public: Public) -> bool:
        """Whether one of them is to answer what the console asks for."""
        return public.mode == "game" and self.seat_of(public) in self.players

    def seat_of(self, public: Public) -> int:
        """Who answers; what is asked of everybody is the person's, but for the customer of a player's own
        turn, whom nobody has named yet. So is what the table judges: an owner's artifacts are known to people only."""
        prompt = public.prompt
        if prompt is None:
            return self.own
        if prompt.key.startswith(CUSTOMER):
            return self.own if public.view["mistaken"] else int(public.view["turn"])
        if prompt.key == JUDGE:
            return self.own
        return next((seat for seat in prompt.seats if seat >= 0), self.own)

    def answer(self, table: Seated, pieces: Pieces) -> None:
        """Do what is asked for now. Raises Misplay when the console does not take it."""
        public = table.public()
        assert public.prompt is not None
        seat = self.seat_of(public)
        reach = Reach(table, pieces, seat)
        hands = Hands(reach, reach, Tally(lambda: 0.0), self.rng)
        Answer(self, pieces, hands, public.prompt, seat).give()


class Answer:
    """One answer of one player."""

    def __init__(self, others: Others, pieces: Pieces, hands: Hands, prompt: Prompt, seat: int) -> None:
        self.others, self.pieces, self.hands, self.prompt, self.seat = others, pieces, hands, prompt, seat
        self.player, self.nature = others.players[seat], pieces.nature

    def give(self) -> None:
        """Decide, and do it."""
        answers: dict[str, Callable[[], bool]] = {
            "la-prompt-brew": self._turn,
            "la-prompt-act": self._turn,
            "la-prompt-take": self._take,
            "la-prompt-guess": self._guess,
            "la-prompt-pet": self._pet,
            "la-prompt-wish": self._wish,
            "la-prompt-sell": lambda: self.hands.press(CONFIRM if self.player.sells() else BACK),
            "la-prompt-end": self._end,
            "la-prompt-end-shop": self._end,
            "la-prompt-shop": self._shop,
            "la-prompt-customer": self._customer,
            "la-prompt-customer-five": self._customer,
        }
        expect(answers[self.prompt.key](), f"{self.prompt.key} is not answered")

    def _look(self) -> Look:
        return look_of(self.nature, self.seat, self.hands.table.public().view)

    def _turn(self) -> bool:
        self.others.shopped = False
        if self.nature.boring and self.hands.table.public().view["may_deal_anew"]:
            return self.hands.press(BORING)
        action = self.player.act(self._look())
        if isinstance(action, Buy):
            return self.hands.press(press(f"market-{action.place + 1}"))
        return self._share(action) if isinstance(action, Theory) else self._brew(action)

    def _brew(self, brew: Brew) -> bool:
        done = self.hands.show((brew.first.kind, brew.second.kind))
        if done and brew.first.kind != brew.second.kind:
            self.player.note(pair(brew), self.hands.table.public().view["last"]["made"])
        return done

    def _share(self, theory: Theory) -> bool:
        wrong = len(self.pieces.wrong)
        done = self.hands.show([f"answer.{name}" for name in (theory.ingredient, *theory.potions)])
        if len(self.pieces.wrong) > wrong:
            self.player.note_wrong(theory.ingredient, theory.potions)
        return done

    def _take(self) -> bool:
        places = tradable(self.nature.market, self.nature.scanned)
        return self.hands.press(press(f"market-{self.player.trade(self._look(), places) + 1}"))

    def _guess(self) -> bool:
        named = self.player.guess(self._look(), self.hands.table.public().view["theory"]["potions"])
        return self.hands.browse("word.none") if named is None else self.hands.give(f"theory.{named}")

    def _pet(self) -> bool:
        return self.hands.give(f"pet.{self.player.pet(self._look(), self.nature.free_pets())}")

    def _wish(self) -> bool:
        potion = self.player.wish(self._look())
        return (self.hands.browse if potion == POWERLESS else self.hands.give)(f"answer.{potion}")

    def _end(self) -> bool:
        affordable = [card.name for card in self.nature.affordable(self.seat)]
        if not self.others.shopped and affordable and self.prompt.key == END_SHOP:
            self.others.shopped = True
            self.others.wanted = self.player.artifact(self._look(), affordable)
            if self.others.wanted is not None:
                return open_shop(self.hands)
        more = self.player.more(self._look())
        return self.hands.press(CONFIRM if more is None else press(f"market-{more.place + 1}"))

    def _shop(self) -> bool:
        wanted, self.others.wanted = self.others.wanted, None
        return self.hands.press(BACK) if wanted is None else self.hands.give(f"artifact.{wanted}")

    def _customer(self) -> bool:
        return self.hands.show([f"customer.{self.pieces.turned}"])


def _word(kind: str) -> str:
    return kind.partition(".")[2]
