# SPDX-License-Identifier: MIT
"""The menus: choosing a game by buttons, the pause menu, and what follows the end of a game."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from aludel.errors import LANGUAGES, JournalFault
from aludel.games.referee import Game, Setup
from aludel.journal.code import show_code
from aludel.table.desk import Desk
from aludel.table.family import Family
from aludel.table.levels import LevelMenu
from aludel.table.mode import Mode
from aludel.table.picker import Option, Picker, Step
from aludel.table.play import Play
from aludel.table.public import Public
from aludel.table.session import Session

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Wish:
    """What has been chosen so far of the next game."""

    game: Game[Any, Any] | None = None
    level: int = 0
    seats: tuple[str, ...] = ()
    first: int | None = None
    by_levels: bool = False
    """Whether the level was taken from the menu of levels."""


class Menus:
    """Builds every menu of one console. The house rules of each game come from the configuration."""

    def __init__(self, desk: Desk, house: dict[str, dict[str, Any]] | None = None) -> None:
        self.desk = desk
        self.house = house or {}
        self.play: Play | None = None
        """The game on the table, which may be paused; also one that is over, until another is chosen."""

    @property
    def game_on(self) -> Play | None:
        """The game that is being played or is paused."""
        return None if self.play is None or self.play.session.over else self.play

    # -- before a game

    def start(self) -> Mode:
        """A game that was cut off goes on, if people want; otherwise a new one is chosen."""
        number = self.desk.journal.open_game()
        if number is None:
            return self.language()
        options = [
            Option("table-menu-go-on", lambda: self.resume(number)),
            Option(
                "table-menu-new-game",
                lambda: self._sure(
                    lambda: self.resume(number), "table-new-game-sure", partial(self._forget, number), back=self.start
                ),
            ),
        ]
        return Picker(self.desk, "table-resume-game", options)

    def resume(self, number: int) -> Mode:
        """Go on with a recorded game, telling its last events again; a new game where that cannot be.

        A game that cannot go on here is left as it is: its rules may be installed again.
        """
        try:
            return self.reopen(number)
        except JournalFault as fault:
            log.info("cannot go on: %s", fault.key)
            self.desk.say("table-cannot-resume")
            self.desk.tell_fault(fault)
            return self.language()

    def reopen(self, number: int) -> Mode:
        """Go on with a recorded game, or JournalFault with nothing changed."""
        session = Session.resume(self.desk.journal.load(number), self.desk.journal, self.desk.games)
        return self._play(session).tell_latest()

    def _forget(self, number: int) -> Mode:
        self.desk.journal.finish(number, None)
        return self.language()

    def language(self, then: Step | None = None, back: Step | None = None) -> Mode:
        """Choose the language, the current one being offered first; then the game, or what `then` leads to.

        Each language keeps its place, and so its button.
        """
        options = [Option(f"language-{code}", partial(self._speak, code, then)) for code in LANGUAGES]
        at = LANGUAGES.index(self.desk.settings.language)
        return Picker(self.desk, "table-choose-language", options, back=back, at=at)

    def _speak(self, code: str, then: Step | None) -> Mode:
        self.desk.speak(code)
        return then() if then else self._choose_game()

    def _choose_game(self) -> Mode:
        return self._choose(
            "table-choose-game",
            tuple(self.desk.games),
            lambda key: f"game-{key}",
            lambda key: self._enter(self.desk.games[key]),
            back=self.language,
        )

    def _enter(self, game: Game[Any, Any]) -> Mode:
        """The level is asked for only where there is something to choose."""
        if self._choosing(game):
            return self._choose_level(game)
        return self._choose_players(Wish(game, Family(self.desk, game).levels()[0]))

    def _choosing(self, game: Game[Any, Any]) -> bool:
        family = Family(self.desk, game)
        return len(family.levels()) > 1 or len(family.families()) > 1

    def _choose_level(self, game: Game[Any, Any]) -> Mode:
        family, back = Family(self.desk, game), partial(self._before_levels, game)
        return LevelMenu(self.desk, family, partial(self._take_level, game), back).open()

    def _take_level(self, game: Game[Any, Any], level: int) -> Mode:
        return self._choose_players(Wish(game, level, by_levels=True))

    def _before_levels(self, game: Game[Any, Any]) -> Mode:
        """Where levels are asked for, the menu before; elsewhere the players, behind whom they were found."""
        return self._before_game() if self._choosing(game) else self._enter(game)

    def _before_game(self) -> Mode:
        return self._choose_game() if len(self.desk.games) > 1 else self.language()

    def _choose_players(self, wish: Wish) -> Mode:
        """How many play. Whoever was not asked for a level finds boxes and families behind the last option."""
        assert wish.game is not None
        game, (fewest, most) = wish.game, wish.game.info.seats
        if fewest == most:
            return self._choose_first(replace(wish, seats=game.info.colours[:most]))
        options = [
            Option(f"players-{n}", partial(self._choose_first, replace(wish, seats=game.info.colours[:n])))
            for n in range(fewest, most + 1)
        ]
        if game.campaign().boxes and not wish.by_levels:
            options.append(Option("table-menu-levels", partial(self._choose_level, game)))
        return Picker(self.desk, "table-choose-players", options, back=self._before_players(wish))

    def _before_players(self, wish: Wish) -> Step:
        """The last menu before this one that really asked something."""
        return partial(self._choose_level, wish.game) if wish.by_levels and wish.game else self._before_game

    def _choose_first(self, wish: Wish) -> Mode:
        options = [Option("first-any", lambda: self.begin(wish))]
        options += [
            Option(f"seat-{colour}", partial(self.begin, replace(wish, first=first)))
            for first, colour in enumerate(wish.seats)
        ]
        return Picker(self.desk, "table-choose-first", options, back=self._before_first(wish))

    def _before_first(self, wish: Wish) -> Step:
        assert wish.game is not None
        fewest, most = wish.game.info.seats
        return self._before_players(wish) if fewest == most else partial(self._choose_players, wish)

    def begin(self, wish: Wish, code: str | None = None) -> Mode:
        """Start the game that was chosen, with a fresh code or the one given."""
        assert wish.game is not None
        setup = Setup(wish.level, wish.seats, wish.first, self.house.get(wish.game.info.key, {}))
        session = Session.begin(wish.game, setup, code or self.desk.new_code(), self.desk.journal)
        try:
            Family(self.desk, wish.game).enter(session)
        except JournalFault:
            session.abandon()
            raise
        return self._play(session).tell_latest()

    def _play(self, session: Session) -> Play:
        self.play = Play(self.desk, session, self.pause, self.over)
        return self.play

    # -- during a game

    def pause(self, play: Play) -> Mode:
        """The pause menu; the game stands still behind it."""
        options = [
            Option("table-menu-resume", lambda: self.back_to(play)),
            Option("table-menu-language", lambda: self._other_language(play)),
            Option("table-menu-volume", lambda: self._louder(play)),
            Option("table-menu-game-code", lambda: self._tell_code(play)),
            Option("table-menu-new-game", lambda: self._end(play, "table-new-game-sure")),
            Option("table-menu-end-game", lambda: self._end(play, "table-end-game-sure")),
        ]
        return Picker(self.desk, "table-paused", options, back=lambda: self.back_to(play), name="paused")

    def _other_language(self, play: Play) -> Mode:
        return self.language(lambda: self.back_to(play), back=lambda: self.pause(play))

    def back_to(self, play: Play) -> Mode:
        """Back into a game from its pause."""
        self.desk.say("table-resumed")
        return play

    def _louder(self, play: Play) -> Mode:
        step_volume(self.desk)
        return self.pause(play)

    def _tell_code(self, play: Play) -> Mode:
        self.desk.say("table-game-code", {"code": show_code(play.session.code)})
        return self.pause(play)

    def _end(self, play: Play, title: str) -> Mode:
        return self._sure(lambda: self.back_to(play), title, lambda: self._abandon(play))

    def _sure(self, no: Step, title: str, yes: Step, back: Step | None = None) -> Mode:
        """Ask once more before a game is lost; `no` is offered first, and `back` leads there, if nowhere else."""
        options = [Option("table-menu-no", no), Option("table-menu-yes", yes)]
        return Picker(self.desk, title, options, back=back or no, name="paused")

    def _abandon(self, play: Play) -> Mode:
        play.session.abandon()
        return self.leave()

    def leave(self) -> Mode:
        """The first menu, with no game on the table."""
        self.play = None
        return self.language()

    # -- after a game

    def over(self, session: Session) -> Mode:
        """What the campaign keeps of a game that has ended, and what people may do next."""
        opened = Family(self.desk, session.game).credit(session)
        session.finish()
        options = [
            Option("table-menu-again", partial(self.begin, _same(session, session.setup.level))),
            Option("table-menu-new-game", self.leave),
        ]
        if opened:
            begin = partial(self.begin, _same(session, min(opened)))
            options.insert(0, Option("table-menu-new-level", begin, {"level": min(opened)}))
        return Finished(self.desk, options, session)

    # -- shared

    def _choose(
        self,
        title: str,
        values: Sequence[Any],
        key: Callable[[Any], str],
        take: Callable[[Any], Mode],
        back: Step | None = None,
    ) -> Mode:
        """A picker over values; what has a single value is not asked."""
        if len(values) == 1:
            return take(values[0])
        options = [Option(key(value), partial(take, value)) for value in values]
        return Picker(self.desk, title, options, back=back)


class Finished(Picker):
    """What may be done after a game, over the last look at it: its result stays to be seen."""

    def __init__(self, desk: Desk, options: Sequence[Option], session: Session) -> None:
        super().__init__(desk, "table-over", options, name="over")
        self.session = session

    def public(self) -> Public:
        """The menu with the last look at the game."""
        return replace(super().public(), game=self.session.game.info.key, view=self.session.public())


def _same(session: Session, level: int) -> Wish:
    """The people of a game once more, at this level."""
    return Wish(session.game, level, session.setup.seats, None)


VOLUME_STEP = 20


def step_volume(desk: Desk) -> None:
    """One step louder, and from the loudest to the softest."""
    louder = min(100, desk.settings.volume + VOLUME_STEP)
    desk.sound_at(louder if louder > desk.settings.volume else VOLUME_STEP)
    desk.say("table-volume", {"percent": desk.settings.volume})
