# SPDX-License-Identifier: MIT
"""People who play Little Alchemists level 1 at a console: they do what it asks for, with their own pieces.

After every turn the pieces are counted and compared with what the console believes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from aludel.games.referee import Prompt, View, hold, press
from aludel.twin.hands import BACK, CONFIRM, Hands
from aludel.twin.little_alchemists.look import Tracker
from aludel.twin.little_alchemists.nature import Misplay, Nature
from aludel.twin.little_alchemists.players import Brew, Buy, Look, Player, pair, wanted

BORING: Final = hold("next")


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
    _arrived: list[str] = field(default_factory=list)
    """Large tiles that were turned and that the console has not asked about yet."""
    _fresh: bool = True

    def play(self) -> None:
        """Play until the console says that the game is over."""
        answers: dict[str, Callable[[Prompt], None]] = {
            "la-prompt-brew": self._turn,
            "la-prompt-take": self._take,
            "la-prompt-sell": self._sell,
            "la-prompt-end": self._end,
            "la-prompt-offer": self._start_exam,
            "la-prompt-exam": self._answer,
        }
        while self.hands.table.public().mode != "over":
            self.between()
            prompt = self.hands.prompt()
            answers[prompt.key](prompt)

    # -- a turn

    def _turn(self, prompt: Prompt) -> None:
        seat = prompt.seats[0]
        if self._fresh and self.nature.boring and self.nature.stack:
            self._redeal()
        self._fresh = False
        action = self.players[seat].act(self._look(seat))
        if isinstance(action, Buy):
            self._buy(seat, action.place)
        elif isinstance(action, Brew):
            self._brew(seat, action)

    def _redeal(self) -> None:
        _expect(self.hands.press(BORING), "the console does not take a boring market")
        self.nature.redeal()
        self._turn_large()

    def _buy(self, seat: int, place: int) -> None:
        button = press(f"market-{place + 1}")
        _expect(self.hands.press(button), f"market {place + 1} cannot be bought")
        if self.hands.rng.random() < self.hands.clumsy:
            _expect(self.hands.press(BACK), "a purchase cannot be undone")
            _expect(self.hands.press(button), f"market {place + 1} cannot be bought again")
        self.nature.buy(seat, place)

    def _brew(self, seat: int, brew: Brew) -> None:
        kinds = (brew.first.kind, brew.second.kind)
        _expect(self.hands.show(kinds), "two tiles are not taken")
        self.nature.scan(seat, brew)
        if brew.first.kind != brew.second.kind:
            self.players[seat].note(pair(brew), self._view()["last"]["made"])

    def _sell(self, prompt: Prompt) -> None:
        seat = prompt.seats[0]
        sells = self.players[seat].sells()
        _expect(self.hands.press(CONFIRM if sells else BACK), "the sale is not taken")
        if sells:
            self.nature.sell(seat)

    def _take(self, prompt: Prompt) -> None:
        """Two equal tiles: a market tile of another kind, or any if all are alike."""
        seat, market = prompt.seats[0], self.nature.market
        brewed = {tile.kind for tile in self.nature.scanned}
        there = [place for place, tile in enumerate(market) if tile]
        other = [place for place in there if (tile := market[place]) and tile.kind not in brewed]
        place = self.players[seat].trade(self._look(seat), other or there)
        _expect(self.hands.press(press(f"market-{place + 1}")), "the tile is not given")
        self.nature.take(seat, place)

    def _end(self, prompt: Prompt) -> None:
        """Buy more, or lay the two tiles away, draw and refill; the next turn begins."""
        seat = prompt.seats[0]
        more = self.players[seat].more(self._look(seat))
        if more is not None:
            self._buy(seat, more.place)
            return
        self.turns += 1
        self.nature.end_turn(seat)
        _expect(self.hands.press(CONFIRM), "the turn does not end")
        self._turn_large()
        self._fresh = True

    def _turn_large(self) -> None:
        """Turn large tiles while the stack is empty, tell the console which came when it asks, and count."""
        while self.nature.due and not self.nature.closed:
            self._arrived.append(self.nature.turn_large())
        while self.hands.prompt().key == "la-prompt-customer":
            if not self._arrived:
                raise Misplay("the console asks for a customer while the stack is not empty")
            _expect(self.hands.show([self._arrived.pop(0)]), "the customer is not taken")
        self._arrived.clear()
        self._compare()

    # -- the exam

    def _start_exam(self, _: Prompt) -> None:
        """The market is closed: people agree on who has won, then they all take the exam."""
        coins, told = self.nature.coins, self._view()["result"]
        most = [seat for seat, own in enumerate(coins) if own == max(coins)]
        _expect(told["winners"] == most and told["points"] == coins, "the console names other winners")
        _expect(self.hands.press(CONFIRM), "the exam does not start")

    def _answer(self, prompt: Prompt) -> None:
        """Everybody looks at all trackers; one of them puts the answer in."""
        pooled: Tracker = {}
        for player in self.players:
            pooled.update(player.tracker)
        asked = frozenset(str(prompt.args[name]) for name in ("ingredient", "other"))
        potion = self.players[0].answer(asked, pooled)
        _expect(self.hands.show([f"answer.{potion}"]), "the answer is not taken")

    # -- looking

    def _view(self) -> View:
        return self.hands.table.public().view

    def _look(self, seat: int) -> Look:
        nature = self.nature
        hand, market = tuple(nature.hands[seat]), tuple(nature.market)
        coming = wanted(nature.next_large())
        return Look(hand, market, nature.coins[seat], wanted(nature.customer), coming, seat in nature.bottles)

    def _compare(self) -> None:
        """Hold the pieces on the table against what the console believes; nobody can play on after a difference."""
        for what, (there, believed) in differences(self.nature.counts(), self._view()).items():
            self.faults.append(f"after turn {self.turns}: {what} {there} on the table, {believed} in the console")
        _expect(not self.faults, "the console has lost count")


def differences(counts: Mapping[str, object], view: View) -> dict[str, tuple[object, object]]:
    """Every count on which pieces and public view differ: what lies there, and what is believed."""
    customer = view["customer"]
    believed = {
        **{name: view[name] for name in ("stack", "discards", "market", "hands", "coins", "bottles")},
        "customers": view["customers_left"],
        "customer": customer["potion"] if customer else "",
    }
    return {name: (counts[name], believed[name]) for name in counts if counts[name] != believed[name]}


def _expect(done: bool, fault: str) -> None:
    if not done:
        raise Misplay(fault)
