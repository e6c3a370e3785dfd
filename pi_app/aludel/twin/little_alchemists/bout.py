# SPDX-License-Identifier: MIT
"""One game played straight against the rule engine, with physical pieces but without a console.

After every move the position must be sound, no piece of it lost, and the public view must count what lies on the
table. Whatever does not hold ends the game as Broken.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from aludel.games.referee import TABLE, Fate, Game, Refused, Setup, View
from aludel.twin.little_alchemists import judged
from aludel.twin.little_alchemists.compared import differences, outcome
from aludel.twin.little_alchemists.look import (
    Brew,
    Buy,
    Look,
    Theory,
    ingredient,
    look_of,
    pair,
    tradable,
    wanted,
)
from aludel.twin.little_alchemists.nature import Nature
from aludel.twin.little_alchemists.player import Player, pooled
from aludel.twin.little_alchemists.turn import Misplay

OVER: Final = "over"
ARRIVING: Final = "customer"
"""Phases of the engine's public view."""


class Broken(AssertionError):
    """Something that must always hold does not: a fault of the rules, the pieces or the players."""


@dataclass(slots=True)
class Bout:
    """One game. `moves` are the moves so far as text; `bought` the artifacts by seat, with the turn.

    `rulings` counts the deeds of artifacts that the table judges, `judgements` the points that it gave for them.
    """

    game: Game[Any, Any]
    setup: Setup
    nature: Nature
    players: Sequence[Player]
    state: Any = None
    view: View = field(default_factory=dict)
    moves: list[str] = field(default_factory=list)
    turns: int = 0
    bought: list[tuple[int, str, int]] = field(default_factory=list)
    rulings: int = 0
    judgements: int = 0
    _pieces: Mapping[str, int] = field(default_factory=dict)
    _arrived: list[str] = field(default_factory=list)
    _guesses: dict[int, str | None] = field(default_factory=dict)
    _theory: Theory | None = None
    _shopped: bool = False

    def play(self, fate: Fate) -> None:
        """Play to the end. Raises Broken with what does not hold."""
        self._settle(self.game.new(self.setup, fate).state)
        self._pieces = self.game.count(self.state)
        try:
            while (phase := self.view["phase"]) != OVER:
                self._hold()
                STEPS[phase](self)
            self._add_up()
        except Misplay as fault:
            raise Broken(str(fault)) from fault

    # -- moving and checking

    def do(self, text: str) -> None:
        """Make a move, given as text, and hold the position after it to what must always be true."""
        self.moves.append(text)
        if len(self.moves) > self.game.info.longest:
            raise Broken("the game does not end")
        try:
            self._settle(self.game.apply(self.state, self.game.parse_move(text)).state)
        except Refused as refused:
            raise Broken(f"{text} is refused: {refused.reason}") from refused
        if faults := self.game.status(self.state):
            raise Broken(f"after {text}: {', '.join(fault.key for fault in faults)}")
        if (pieces := self.game.count(self.state)) != self._pieces:
            raise Broken(f"after {text}: {self._pieces} became {pieces}")

    def by(self, seat: int, text: str) -> None:
        """Make a move of a seat."""
        self.do(f"{self.setup.seats[seat]} {text}")

    def _settle(self, state: Any) -> None:
        self.state, self.view = state, self.game.view(state, TABLE)

    def _hold(self) -> None:
        """Hold what lies on the table against the public view, unless a large tile has just been turned."""
        if self.view["phase"] == ARRIVING:
            return
        for what, (there, believed) in differences(self.nature.counts(), self.view).items():
            raise Broken(f"{what}: {there} on the table, {believed} in the view")

    def _add_up(self) -> None:
        """People and engine agree on points, winners, ending and keys."""
        tokens = [tuple(player.tracker.values()) for player in self.players]
        for what, (counted, told) in outcome(self.nature, tokens, self.view["result"] or {}).items():
            raise Broken(f"{what}: {counted} counted, {told} in the result")

    # -- a turn

    @property
    def seat(self) -> int:
        """Whose turn it is."""
        return int(self.view["turn"])

    def look(self, seat: int) -> Look:
        """What a seat sees."""
        return look_of(self.nature, seat, self.view)

    def act(self) -> None:
        """The seat on turn buys, brews or shares a theory."""
        if self.view["may_deal_anew"] and self.nature.boring:
            self.do("table boring-market")
            self.nature.redeal()
            self._turn_large()
            return
        if self._rules():
            return
        action = self.players[self.seat].act(self.look(self.seat))
        if isinstance(action, Buy):
            self._buy(action)
        elif isinstance(action, Theory):
            self._share(action)
        else:
            self._brew(action)

    def _buy(self, buy: Buy) -> None:
        self.nature.buy(self.seat, buy.place)
        self.by(self.seat, f"buy {buy.place + 1}")

    def _brew(self, brew: Brew) -> None:
        seat, (one, other) = self.seat, map(ingredient, brew)
        self.nature.scan(seat, brew)
        self.by(seat, f"brew {one}+{other}")
        if one != other:
            made = self.view["last"]["made"]
            self.players[seat].note(pair(brew), made)
            self.nature.make(seat, made)

    def take(self) -> None:
        """A market tile for two equal ones."""
        seat = self.seat
        place = self.players[seat].trade(self.look(seat), tradable(self.nature.market, self.nature.scanned))
        self.nature.take(seat, place)
        self.by(seat, f"take {place + 1}")

    def choose_pet(self) -> None:
        """The first potion fits no free pet: any of them may be taken."""
        seat, free = self.seat, self.nature.free_pets()
        name = self.players[seat].pet(self.look(seat), free)
        self.by(seat, f"pet {name}")
        self.nature.adopt(seat, name)

    def wish(self) -> None:
        """A potion of wishes becomes another one."""
        seat = self.seat
        potion = self.players[seat].wish(self.look(seat))
        self.by(seat, f"wish {potion}")
        self.nature.wish(seat, potion)

    def sell(self) -> None:
        """The customer wants what was made."""
        seat = self.seat
        if self.players[seat].sells():
            self.by(seat, "sell")
            self.nature.sell(seat)
        else:
            self.by(seat, "keep")
            self.nature.keep()

    def end(self) -> None:
        """Buy an artifact and tiles, or end the turn: discard, draw, refill."""
        seat = self.seat
        if self._rules() or (not self._shopped and self._wants_artifact(seat)):
            return
        more = self.players[seat].more(self.look(seat))
        if more is not None:
            self._buy(more)
            return
        self._shopped, self.turns = False, self.turns + 1
        self.by(seat, "end")
        self.nature.end_turn(seat)
        self._turn_large()

    def _wants_artifact(self, seat: int) -> bool:
        self._shopped = True
        affordable = [card.name for card in self.nature.affordable(seat)]
        name = self.players[seat].artifact(self.look(seat), affordable) if affordable else None
        if name is None:
            return False
        self.by(seat, "shop")
        self.by(seat, f"artifact {name}")
        self.nature.buy_artifact(seat, name)
        self.bought.append((seat, name, self.turns))
        return True

    def _rules(self) -> bool:
        """Whether the seat on turn tells what an artifact does that the table judges."""
        seat, deeds = self.seat, judged.deeds(self.nature, self.seat)
        if deeds != (offered := judged.told(self.game.prompt(self.state).browse)):
            raise Broken(f"of judged artifacts {deeds} may be told, and {offered} is offered")
        deed = self.players[seat].ruling(deeds) if deeds else None
        if deed is None:
            return False
        self.by(seat, f"judged {deed}")
        self.nature.rule(seat, deed)
        self.rulings += 1
        self._turn_large()
        return True

    def judge(self) -> None:
        """The table agrees on the points of an artifact that only it can judge."""
        seat = int(self.view["judge"]["seat"])
        points = judged.points(self.players[seat].rng)
        self.by(seat, f"judge {points}")
        self.nature.judged[seat] += points
        self.judgements += 1

    # -- theories

    def _share(self, theory: Theory) -> None:
        seat, before = self.seat, len(self.nature.board)
        self.by(seat, f"theory {theory.ingredient} {'+'.join(theory.potions)}")
        if self.view["guessing"] is not None:
            self._theory, self._guesses = theory, {}
        elif len(self.view["theories"]) > before:
            self.nature.share(seat, *theory)
        else:
            self.players[seat].note_wrong(*theory)
            self.nature.err(seat)
            self._turn_large()

    def guess(self) -> None:
        """Somebody guesses which ingredient the theory is about; after the last guess it stands."""
        sharer, guesser = self.seat, self.view["guessing"]
        named = self.players[guesser].guess(self.look(guesser), tuple(self.view["theory"]["potions"]))
        self._guesses[guesser] = named
        self.by(guesser, f"guess {named or 'none'}")
        if self._theory and self.view["guessing"] is None:
            right = [seat for seat, said in self._guesses.items() if said == self._theory.ingredient]
            self.nature.share(sharer, *self._theory, right)

    # -- customers and exam

    def _turn_large(self) -> None:
        while self.nature.due and not self.nature.closed:
            self._arrived.append(self.nature.turn_large())

    def arrive(self) -> None:
        """The engine asks which customer has come."""
        if not self._arrived:
            raise Broken("a customer is asked for while the stack is not empty")
        self.do(f"table customer {wanted(self._arrived.pop(0))}")
        if self.view["phase"] != ARRIVING:
            self._arrived.clear()

    def offer(self) -> None:
        """The market is closed: the result is compared, and the exam begins."""
        self._add_up()
        self.do("table exam")

    def exam(self) -> None:
        """One answer, from all trackers together."""
        asked = frozenset(self.view["exam"]["question"])
        self.do(f"table answer {self.players[0].answer(asked, pooled(self.players))}")


STEPS: Final[Mapping[str, Callable[[Bout], None]]] = {
    "brew": Bout.act,
    "take": Bout.take,
    "guess": Bout.guess,
    "pet": Bout.choose_pet,
    "wish": Bout.wish,
    "sell": Bout.sell,
    "end": Bout.end,
    "judge": Bout.judge,
    ARRIVING: Bout.arrive,
    "offer": Bout.offer,
    "exam": Bout.exam,
}
"""What is done in each phase of the engine."""
