# SPDX-License-Identifier: MIT
"""Virtual players who reason: they deduce, sell, buy when it pays, and share a theory when it is worth the risk."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from aludel.twin.little_alchemists.box import LIKES, POWERLESS
from aludel.twin.little_alchemists.look import Action, Brew, Buy, Look, Pair, Theory, Tracker, brews
from aludel.twin.little_alchemists.lore import lore
from aludel.twin.little_alchemists.odds import Odds
from aludel.twin.little_alchemists.player import Player
from aludel.twin.little_alchemists.worth import USUAL, Figures, Position, best


@dataclass(slots=True)
class CompetentPlayer(Player):
    """Knows what follows from its own tracker, the theory board and its own mistakes, and does what is worth most."""

    figures: Figures = USUAL
    _known: tuple[int, ...] = ()
    _odds: list[Odds] = field(default_factory=list)

    def act(self, look: Look) -> Action:
        """The action worth most; a tile is bought first when it makes the best brew worth enough more."""
        position = self._position(look)
        here, brew = _best_brew(position)
        chance, theory = self._best_theory(position)
        if theory and position.theory(chance) >= here:
            return theory
        return self._purchase(position, here) or brew

    def more(self, look: Look) -> Buy | None:
        """The tile that costs nothing, if there is one."""
        if not look.free or not look.buys():
            return None
        position = self._position(look)
        return best((position.kept(look.with_bought(buy.place).hand), buy) for buy in look.buys())[1]

    def trade(self, look: Look, places: Sequence[int]) -> int:
        """The tile that leaves the most to sell."""
        position = self._position(look)
        return best((position.kept(look.with_bought(place).hand, 1.0), place) for place in places)[1]

    def sells(self) -> bool:
        """Always."""
        return True

    def guess(self, look: Look, potions: Sequence[str]) -> str | None:
        """The likeliest ingredient: a guess costs nothing."""
        odds = self._position(look).odds
        shown = odds.lore.ordered(potions)
        likely = [(odds.theories(name).get(shown, 0.0), name) for name in self.open(look)]
        chance, name = best(likely) if likely else (0.0, None)
        return name if chance else None

    def pet(self, look: Look, free: Sequence[str]) -> str:
        """The pet whose potions most pairs make, as far as is known."""
        position = self._position(look)
        return best((position.liked(pet), pet) for pet in free)[1]

    def wish(self, look: Look) -> str:
        """What the customer pays for, else what tea or the pet pays for."""
        position = self._position(look)
        if look.customer and not look.sold:
            return look.customer
        if position.amount("powerless-coins"):
            return POWERLESS
        return next(iter(LIKES.get(position.pet, position.lore.sellable)))

    def artifact(self, look: Look, affordable: Sequence[str]) -> str | None:
        """The one that brings most, if it brings more than it costs."""
        if not affordable:
            return None
        position = self._position(look)
        gain, name = best((position.artifact(name), name) for name in affordable)
        return name if gain > 0 else None

    def answer(self, asked: Pair, pooled: Tracker) -> str:
        """What was brewed, or what follows from it; the likeliest where nothing does."""
        known = self._odds[0].lore if self._odds else lore(1)
        chances = Odds.of(known, pooled, {}, ()).chances(asked)
        return max(chances, key=chances.__getitem__)

    def _position(self, look: Look) -> Position:
        """What follows from all that is known; worked out anew when something was learnt."""
        solved, level = look.solved(), lore(look.level, look.house)
        known = (look.level, len(self.tracker), len(solved), len(self.wrong))
        if known != self._known:
            self._known, self._odds = known, [Odds.of(level, self.tracker, solved, self.wrong)]
        return Position.of(look, self._odds[0], self.tracker, self.figures)

    def _best_theory(self, position: Position) -> tuple[float, Theory | None]:
        """The theory that is likeliest to be right, with its chance."""
        if not position.gems:
            return 0.0, None
        likely = [
            (chance, Theory(name, potions))
            for name in self.open(position.look)
            for potions, chance in position.odds.theories(name).items()
        ]
        return best(likely) if likely else (0.0, None)

    def _purchase(self, position: Position, here: float) -> Buy | None:
        """A tile that makes the best brew worth more than it costs."""
        look = position.look
        offers = [(_best_brew(replace(position, look=look.with_bought(buy.place)))[0], buy) for buy in look.buys()]
        margin = 0.0 if look.free else self.figures.margin * position.coin
        if not offers:
            return None
        value, buy = best(offers)
        return buy if value - margin > here else None


def _best_brew(position: Position) -> tuple[float, Brew]:
    return best((position.brew(brew), brew) for brew in brews(position.look.hand))
