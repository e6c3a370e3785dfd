# SPDX-License-Identifier: MIT
"""People who play Little Alchemists at a console: they do what it asks for, with their own pieces.

After every turn the pieces are counted and compared with what the console believes, and in the end people add up for
themselves.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from aludel.games.referee import Prompt, View, hold, press
from aludel.twin.hands import BACK, CONFIRM, Hands
from aludel.twin.little_alchemists import additions, theories
from aludel.twin.little_alchemists.compared import differences, outcome
from aludel.twin.little_alchemists.look import Brew, Buy, Look, Theory, look_of, pair, tradable
from aludel.twin.little_alchemists.nature import Nature
from aludel.twin.little_alchemists.player import Player, pooled
from aludel.twin.little_alchemists.turn import Misplay, expect

BORING: Final = hold("next")
CUSTOMER: Final = "la-prompt-customer"
"""How every prompt that asks who has come begins."""

ASKS: Final = {
    "take": ("la-prompt-take",),
    "pet": ("la-prompt-pet",),
    "wish": ("la-prompt-wish",),
    "sell": ("la-prompt-sell",),
    "end": ("la-prompt-end", "la-prompt-end-shop"),
}
"""What the console asks for while something is to be decided on the table."""


@dataclass(slots=True)
class Party:
    """One game: pieces, players by seat, and the hands they share."""

    nature: Nature
    players: Sequence[Player]
    hands: Hands
    turns: int = 0
    faults: list[str] = field(default_factory=list)
    between: Callable[[], None] = lambda: None
    """What happens to the console before it is answered: nothing, or a power cut."""
    tally: theories.Shares = field(default_factory=theories.Shares)
    claim: theories.Claim | None = None
    """The right theory that the others guess at."""
    shopped: bool = False
    """Whether the seat on turn has thought about artifacts in this turn."""
    wish_list: str | None = None
    """The artifact that the seat goes into the shop for."""
    _arrived: list[str] = field(default_factory=list)
    """Large tiles that were turned and that the console has not asked about yet."""
    _fresh: bool = True

    def play(self) -> None:
        """Play until the console says that the game is over."""
        answers: dict[str, Callable[[Prompt], None]] = {
            "la-prompt-brew": self._turn,
            "la-prompt-act": self._turn,
            "la-prompt-take": self._take,
            "la-prompt-guess": lambda prompt: theories.guess(self, prompt),
            "la-prompt-pet": lambda prompt: additions.choose_pet(self, prompt),
            "la-prompt-wish": lambda prompt: additions.wish(self, prompt),
            "la-prompt-sell": self._sell,
            "la-prompt-end": self._end,
            "la-prompt-end-shop": self._end,
            "la-prompt-shop": lambda prompt: additions.shop(self, prompt),
            "la-prompt-judge": lambda prompt: additions.judge(self, prompt),
            "la-prompt-offer": self._start_exam,
            "la-prompt-exam": self._answer,
        }
        while self.hands.table.public().mode != "over":
            self.between()
            prompt = self.hands.prompt()
            answers[prompt.key](prompt)
        self._add_up()

    # -- a turn

    def _turn(self, prompt: Prompt) -> None:
        seat = prompt.seats[0]
        if self._fresh and self.nature.boring and self.nature.stack:
            self._redeal()
        self._fresh = False
        if additions.rule(self, prompt):
            return
        action = self.players[seat].act(self.look(seat))
        if isinstance(action, Buy):
            self._buy(seat, action.place)
        elif isinstance(action, Theory):
            theories.share(self, seat, action)
        else:
            self._brew(seat, action)

    def _redeal(self) -> None:
        expect(self.hands.press(BORING), "the console does not take a boring market")
        self.nature.redeal()
        self.turn_large()

    def _buy(self, seat: int, place: int) -> None:
        button = press(f"market-{place + 1}")
        expect(self.hands.press(button), f"market {place + 1} cannot be bought")
        if self.hands.rng.random() < self.hands.clumsy:
            expect(self.hands.press(BACK), "a purchase cannot be undone")
            expect(self.hands.press(button), f"market {place + 1} cannot be bought again")
        self.nature.buy(seat, place)

    def _brew(self, seat: int, brew: Brew) -> None:
        expect(self.hands.show((brew.first.kind, brew.second.kind)), "two tiles are not taken")
        self.nature.scan(seat, brew)
        if brew.first.kind != brew.second.kind:
            made = self.view()["last"]["made"]
            self.players[seat].note(pair(brew), made)
            self.nature.make(seat, made)
        self.expect_question(seat)

    def expect_question(self, seat: int) -> None:
        """Hold what the console asks for against what is to be decided by the pieces on the table."""
        question, asked = self.nature.question(seat), self.hands.prompt().key
        expect(asked in ASKS[question], f"{question} is to be decided, and the console asks {asked}")

    def _sell(self, prompt: Prompt) -> None:
        seat = prompt.seats[0]
        sells = self.players[seat].sells()
        expect(self.hands.press(CONFIRM if sells else BACK), "the sale is not taken")
        if sells:
            self.nature.sell(seat)
        else:
            self.nature.keep()
        self.expect_question(seat)

    def _take(self, prompt: Prompt) -> None:
        """Two equal tiles are traded for one of the market."""
        seat = prompt.seats[0]
        place = self.players[seat].trade(self.look(seat), tradable(self.nature.market, self.nature.scanned))
        expect(self.hands.press(press(f"market-{place + 1}")), "the tile is not given")
        self.nature.take(seat, place)
        self.expect_question(seat)

    def _end(self, prompt: Prompt) -> None:
        """Buy an artifact and more tiles, or lay the two tiles away, draw and refill; the next turn begins."""
        seat = prompt.seats[0]
        if additions.rule(self, prompt) or (not self.shopped and additions.enter_shop(self, prompt)):
            return
        more = self.players[seat].more(self.look(seat))
        if more is not None:
            self._buy(seat, more.place)
            return
        self.turns += 1
        self.nature.end_turn(seat)
        expect(self.hands.press(CONFIRM), "the turn does not end")
        self.turn_large()
        self._fresh, self.shopped = True, False

    def turn_large(self) -> None:
        """Turn large tiles while the stack is empty, tell the console which came when it asks, and count."""
        while self.nature.due and not self.nature.closed:
            self._arrived.append(self.nature.turn_large())
        while self.hands.prompt().key.startswith(CUSTOMER):
            if not self._arrived:
                raise Misplay("the console asks for a customer while the stack is not empty")
            expect(self.hands.show([self._arrived.pop(0)]), "the customer is not taken")
        self._arrived.clear()
        self.compare()

    # -- the end

    def _add_up(self) -> None:
        """People agree on who has won, and on why the game is over."""
        told = self.view().get("result")
        expect(told is not None, "the console tells no result")
        for what, (counted, said) in outcome(self.nature, self.tokens(), told or {}).items():
            raise Misplay(f"{what}: {counted} counted, {said} said by the console")

    def _start_exam(self, _: Prompt) -> None:
        """The market is closed: people agree on who has won, then they all take the exam."""
        self._add_up()
        expect(self.hands.press(CONFIRM), "the exam does not start")

    def _answer(self, prompt: Prompt) -> None:
        """Everybody looks at all trackers; one of them puts the answer in."""
        asked = frozenset(str(prompt.args[name]) for name in ("ingredient", "other"))
        potion = self.players[0].answer(asked, pooled(self.players))
        expect(self.hands.show([f"answer.{potion}"]), "the answer is not taken")

    def tokens(self) -> list[tuple[str, ...]]:
        """The result tokens in each seat's tracker."""
        return [tuple(player.tracker.values()) for player in self.players]

    # -- looking

    def view(self) -> View:
        """What the console says in public."""
        return self.hands.table.public().view

    def look(self, seat: int) -> Look:
        """What somebody sees of the pieces, and what the console says."""
        return look_of(self.nature, seat, self.view())

    def compare(self) -> None:
        """Hold the pieces on the table against what the console believes; nobody can play on after a difference."""
        for what, (there, believed) in differences(self.nature.counts(), self.view()).items():
            self.faults.append(f"after turn {self.turns}: {what} {there} on the table, {believed} in the console")
        expect(not self.faults, "the console has lost count")
