# SPDX-License-Identifier: MIT
"""What the host of an evening may do from a page: games, sound and light, the journal, families, the holder's view."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

from aludel.errors import LANGUAGES, JournalFault, PageFault, UsageFault
from aludel.frame import Frame
from aludel.games.referee import TABLE, Game, Seat, Setup
from aludel.journal.code import parse_code, show_code
from aludel.table.family import Family
from aludel.table.findings import Findings, findings
from aludel.table.menus import Wish
from aludel.table.play import Play
from aludel.utterance import Utterance

if TYPE_CHECKING:
    from aludel.table.console import Console

Answering: TypeAlias = Callable[[Seat, tuple[str, ...]], Utterance | None]

LISTED = 100
"""Games of the journal that are listed: the latest ones."""


@dataclass(frozen=True, slots=True)
class NewGame:
    """A game to begin. `seats` are colours in clockwise order, `first` the index of the starting seat (None = drawn).

    `language` is left as it is where None. With `code`, as people write it, the alchemy of another game goes on.
    `replace` gives up the game that is on.
    """

    game: str
    level: int
    seats: tuple[str, ...]
    first: int | None = None
    language: str | None = None
    code: str | None = None
    replace: bool = False


@dataclass(frozen=True, slots=True)
class Recorded:
    """A game of the journal: `state` is `open`, `ended` or `abandoned`. Nothing of it is secret."""

    number: int
    key: str
    level: int
    seats: tuple[str, ...]
    moves: int
    state: str


@dataclass(frozen=True, slots=True)
class FamilyProgress:
    """A family that plays a game here. `levels` may be played; `keys` lie on locks that are still closed."""

    number: int
    playing: bool
    levels: tuple[int, ...]
    boxes: tuple[str, ...]
    trophies: tuple[str, ...]
    keys: int
    games: int


class Host:
    """What the host may do. Every method raises AludelError where it cannot be done.

    Nothing has changed then; only when the card is full may a game have been given up for one that did not begin.
    `answer` takes a seat's answer: the console, or whoever lets pieces follow what it does.
    """

    def __init__(self, console: Console, answer: Answering) -> None:
        self._answer = answer
        self._console, self._desk, self._menus = console, console.desk, console.menus

    # -- games

    def begin(self, new: NewGame) -> None:
        """Begin a game. One that is on, or waits to be resumed, is given up only with `new.replace`."""
        game, setup = self._game(new.game), Setup(new.level, new.seats, new.first, self._menus.house.get(new.game, {}))
        game.check(setup)
        code, language = parse_code(new.code) if new.code else None, _known(new.language)
        if self._unfinished() is not None:
            if not new.replace:
                raise PageFault("page-game-on")
            self._give_up()
            self._console.mode = self._menus.leave()
        if language is not None:
            self._desk.speak(language)
        self._console.go_to(self._menus.begin(Wish(game, new.level, new.seats, new.first), code))

    def pause(self) -> None:
        """Open the pause menu, over whatever the game is doing."""
        self._console.go_to(self._menus.pause(self._on()))

    def go_on(self) -> None:
        """Back into the game that is paused, or that waits to be resumed."""
        play, waiting = self._menus.game_on, self._unfinished()
        if play is None and waiting is not None:
            self.resume(waiting)
        elif self._console.mode is not self._on():
            self._console.go_to(self._menus.back_to(self._on()))

    def end(self) -> None:
        """Give up the game that is on or waits to be resumed, or leave one that is over; then the first menu."""
        if self._unfinished() is not None:
            self._give_up()
        elif self._menus.play is None:
            raise PageFault("page-no-game")
        self._console.go_to(self._menus.leave())

    def resume(self, number: int) -> None:
        """Go on with a game of the journal. Another one that is on stays in the journal, to be gone on with later."""
        if self._menus.game_on is not None and self._menus.game_on.session.number == number:
            self.go_on()
            return
        if self._desk.journal.load(number).ended:
            raise PageFault("page-game-ended", number=number)
        self._console.go_to(self._menus.reopen(number))

    def games(self) -> tuple[Recorded, ...]:
        """The latest games of the journal, newest first; those whose start is damaged are left out."""
        found = (self._recorded(number) for number in reversed(self._desk.journal.games()[-LISTED:]))
        return tuple(game for game in found if game is not None)

    def code(self) -> str:
        """The code of the game that is on. Whoever has it can work the alchemy out."""
        return show_code(self._on().session.code)

    def by_hand(self, kinds: tuple[str, ...]) -> Utterance | None:
        """Answer what is asked for whoever is asked; returns why not, without what only that seat may know."""
        play = self._on()
        seat = next((seat for seat in play.session.prompt().seats if seat != TABLE), 0)
        refused = self._answer(seat, kinds)
        return None if refused is None else Utterance(refused.key)

    # -- sound and light

    def speak(self, language: str) -> None:
        """Speak another language, and say in it what is asked for."""
        if _known(language) != self._desk.settings.language:
            self._desk.voice.hush()  # what is still to be said in the language of before would come after a while
            self._desk.speak(language)
            self._console.mode.enter()

    def sound_at(self, percent: int) -> None:
        """Be as loud as this, from 0 to 100 percent."""
        self._desk.sound_at(min(100, max(0, percent)))

    def mute(self, muted: bool) -> None:
        """Be silent, or no longer; captions are shown all the same."""
        if muted != self._desk.settings.muted:
            self._desk.mute(muted)

    def lights(self, on: bool) -> None:
        """Switch all lamps off, or on again as they should be now."""
        self._desk.settings.lights = on
        self._desk.light(self._console.public().scene)

    # -- seats

    def tell_taken(self, colour: str) -> None:
        """Tell the table, and so whoever plays this colour, that a phone takes its seat."""
        self._desk.say("table-seat-taken", {"seat": colour})

    # -- families

    def campaign(self, game: str) -> tuple[FamilyProgress, ...]:
        """Every family that plays a game at this console, oldest first."""
        family = Family(self._desk, self._game(game))
        return tuple(self._progress(family, number) for number in family.families())

    def choose_family(self, game: str, number: int) -> None:
        """Let a family play from now on."""
        if number not in Family(self._desk, self._game(game)).families():
            raise JournalFault("campaign-none", number=number)
        self._desk.campaign.choose(number)
        self._menu_again()

    def new_family(self, game: str) -> int:
        """Let a new family play from now on, and return its number; the others keep what they have."""
        number = Family(self._desk, self._game(game)).begin_afresh()
        self._menu_again()
        return number

    # -- the holder, and what a helper needs to know

    def findings(self) -> Findings:
        """What everybody may know of journal and families, for a report. Raises JournalFault where none can be read."""
        return findings(self._desk.journal, self._desk.campaign, self._desk.games)

    def holder(self) -> Frame:
        """One picture of the holder, to adjust the camera by; never while a game is on, paused or waiting."""
        if self._unfinished() is not None:
            raise PageFault("page-view-in-game")
        if self._desk.view is None:
            raise PageFault("page-no-view")
        return self._desk.view()

    # -- shared

    def _game(self, key: str) -> Game[Any, Any]:
        games = self._desk.games
        if key not in games:
            raise UsageFault("unknown-game", game=key, games=", ".join(sorted(games)))
        return games[key]

    def _on(self) -> Play:
        play = self._menus.game_on
        if play is None:
            raise PageFault("page-no-game")
        return play

    def _unfinished(self) -> int | None:
        """The number of the game that is on, or of one that waits to be resumed."""
        play = self._menus.game_on
        return self._desk.journal.open_game() if play is None else play.session.number

    def _give_up(self) -> None:
        number = self._unfinished()
        if number is not None:
            self._desk.journal.finish(number, None)

    def _recorded(self, number: int) -> Recorded | None:
        try:
            record = self._desk.journal.load(number)
        except JournalFault:
            return None
        setup = record.setup
        return Recorded(number, record.game, setup.level, setup.seats, len(record.moves), record.state)

    def _progress(self, family: Family, number: int) -> FamilyProgress:
        had = family.progress(number)
        return FamilyProgress(
            number=number,
            playing=number == family.number,
            levels=family.levels_of(number),
            boxes=tuple(sorted(had.boxes)),
            trophies=tuple(sorted(had.trophies)),
            keys=had.keys,
            games=had.games,
        )

    def _menu_again(self) -> None:
        """A menu of levels that is open is another family's now."""
        if self._menus.play is None and self._unfinished() is None:
            self._console.go_to(self._menus.language())


def _known(language: str | None) -> str | None:
    if language is not None and language not in LANGUAGES:
        raise PageFault("page-language", language=language, languages=", ".join(LANGUAGES))
    return language
