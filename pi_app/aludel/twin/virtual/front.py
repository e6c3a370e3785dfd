# SPDX-License-Identifier: MIT
"""The virtual table before one page: what its person does, what the page is told, and virtual players at a calm pace.

Everything here belongs to the console's thread, but for `look` and `frame`, which any thread may read.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from aludel.errors import AludelError, PageFault, UsageFault
from aludel.frame import Frame
from aludel.games.referee import Args, Press, Seat, press
from aludel.reading import Reading
from aludel.screens.words import Words, words_of
from aludel.shell import unforeseen
from aludel.table.host import NewGame
from aludel.table.inbox import Inbox
from aludel.table.public import Public
from aludel.table.session import Session
from aludel.table.snapshot import Snapshot
from aludel.twin.companions import Others
from aludel.twin.little_alchemists.players import SKILLS
from aludel.twin.little_alchemists.shown import name
from aludel.twin.virtual.eye import Picture, picture
from aludel.twin.virtual.feed import Feed
from aludel.twin.virtual.look import NOBODY, VirtualLook
from aludel.twin.virtual.lying import fit, in_slots
from aludel.twin.virtual.person import Person, anytime
from aludel.twin.virtual.showing import Showing
from aludel.twin.virtual.table import Hears, VirtualTable
from aludel.utterance import Utterance

CALM: Final = 1.2
"""Seconds between two things that virtual players do, so that a person can follow."""
FAST: Final = 0.15
HEARS: Final = 0.5
"""Seconds after which they look again whether the loudspeaker has said what they did: a person may hurry them."""
TROUBLED: Final = 30.0
"""Seconds before they try again after a fault of the console, such as a card that is full."""
CONFIRM: Final = press("confirm")
BACK: Final = press("back")

DOES: Final[Mapping[tuple[str, Press], str]] = {
    ("la-prompt-sell", CONFIRM): "sell",
    ("la-prompt-sell", BACK): "keep",
    ("la-prompt-end", CONFIRM): "end",
    ("la-prompt-end-shop", CONFIRM): "end",
}
"""What a press of a virtual player means to whoever looks on, by what is asked."""
NO_POTION: Final = ("powerless", "equal")
"""Results that are no potion: each is told in a sentence of its own."""
BREWS: Final = ("la-prompt-brew", "la-prompt-act")
SELLS: Final = "la-prompt-sell"
SHOWS: Final[Mapping[str, str]] = {
    "la-prompt-guess": "guess",
    "la-prompt-pet": "pet",
    "la-prompt-wish": "wish",
    "la-prompt-shop": "artifact",
    "la-prompt-customer": "customer",
    "la-prompt-customer-five": "customer",
}
TAKE: Final = "la-prompt-take"
PLACE: Final = "market-"


@dataclass(frozen=True, slots=True)
class Frames:
    """The latest picture of the tray, by its number; it is this page's person's own."""

    number: int = 0
    shown: Picture | None = field(default=None, repr=False)
    reading: Reading | None = field(default=None, repr=False)


class Front:
    """One page at a virtual table. `publish` hands a snapshot to all other pages, `game` is the key of its game.

    `later` does a work after some seconds, as `after` does.
    """

    def __init__(
        self,
        table: VirtualTable,
        feed: Feed,
        inbox: Inbox,
        game: str,
        later: Callable[[float, Callable[[], object]], None] | None = None,
    ) -> None:
        self.table, self.feed, self.inbox, self.game = table, feed, inbox, game
        table.hears = Hears(self.notice, self.laid, self.pressed, self.done)
        self.later = later or after
        self.publish: Callable[[Snapshot], None] = lambda snapshot: None
        self.person, self.frames = Person(), Frames()
        self.look: VirtualLook | None = None
        self.undrawn: AludelError | None = None
        """Why the latest look could not be drawn, if it could not."""
        self._broken: set[str] = set()
        self._shown: tuple[Session | None, str] = (None, "")
        """The game and the language that were drawn last."""
        self._brewed = False
        """Whether the virtual player whose hands are at the table has put tiles into the tray."""
        self._resting, self._rest = False, CALM
        self._people: tuple[str, ...] | None = None

    # -- what the person at the page does

    def start(self, players: int, level: int, skill: str, language: str, asked: str, replace: bool = False) -> None:
        """Begin a game at once; the person has the first seat, or people share all.

        Raises PageFault where a game is on or waits to be resumed: only with `replace` is that one given up.
        """
        self._heed(asked)
        info = self.table.console.desk.games[self.game].info
        fewest, most = info.seats
        if not fewest <= players <= most:
            raise UsageFault("wrong-seats", given=players, fewest=fewest, most=most)
        before = self.table.others
        self.table.others = None if skill == NOBODY else Others(SKILLS[skill], self.table.seeds)
        new = NewGame(self.game, level, info.colours[:players], 0, language, replace=replace)
        try:
            self.table.manage(lambda host: host.begin(new))
        except Exception:
            self.table.others = before
            raise
        self.person = Person(fast=self.person.fast, hints=self.person.hints)
        self._put_away()

    def lay(self, ids: Sequence[str], asked: str) -> None:
        """Let exactly these pieces lie in the tray. Raises PageFault and UsageFault."""
        self._heed(asked)
        self._may_act()
        prompt = self.table.public().prompt
        if prompt is None or not prompt.tray:
            raise UsageFault("virtual-no-place")
        there = self._showing().reach.all()
        if len(set(ids)) < len(ids) or not all(one in there for one in ids):
            raise UsageFault("virtual-no-piece")
        chosen = [there[one] for one in ids]
        if not fit([kind for kind, _ in chosen], prompt):
            raise UsageFault("virtual-no-place")
        self.table.lay(in_slots(chosen, prompt))

    def take(self, asked: str) -> None:
        """Take everything out of the tray. Raises PageFault and UsageFault."""
        self._heed(asked)
        self._may_act()
        self.table.take()

    def press(self, pressed: Press, asked: str) -> None:
        """Press buttons as the person does. Raises PageFault where somebody else is to answer."""
        if not anytime(pressed):
            self._heed(asked)
            self._may_act()
        self.feed.passed_over()  # as the page does: whoever goes on need not hear the sentence before to its end
        self.table.press(pressed)

    def ready(self, seat: str) -> None:
        """Open the screen of a seat, by its colour; it closes when another one is asked."""
        public = self.table.public()
        coming = self.person.waits_for(public, self.table.others)
        if coming is None or public.view["seats"][coming] != seat:
            raise PageFault("page-stale")
        self.person.opened = coming
        self.person.hints = False

    def hint(self, on: bool) -> None:
        """Show the hints of the person's seat, or put them away."""
        self.person.hints = on

    def by_hand(self) -> None:
        """Go on though the pieces are lost: any may be taken from now on."""
        self.person.by_hand = True

    def pace(self, fast: bool | None, skip: bool = False) -> None:
        """Let virtual players be quick, or calm again; `skip` hurries to the person's next turn once."""
        self.person.fast = self.person.fast if fast is None else fast
        self.person.hurry = skip
        if skip:
            self.step()

    def speak(self, language: str) -> None:
        """Speak another language, here and aloud."""
        self.table.manage(lambda host: host.speak(language))

    def _heed(self, asked: str) -> None:
        """Raise PageFault where the page shows what was asked before."""
        if asked != self.table.snapshot().asked:
            raise PageFault("page-stale")

    def _may_act(self) -> None:
        """Raise PageFault while a virtual player is asked, and UsageFault before the screen has been opened."""
        if self.table.others_asked():
            raise PageFault("page-not-your-turn")
        if self.person.waits_for(self.table.public(), self.table.others) is not None:
            raise UsageFault("virtual-closed")

    # -- what virtual players do

    def laid(self, seat: Seat, kinds: Sequence[str]) -> None:
        """Tell that a virtual player puts something into the tray, and never what, before the camera looks."""
        prompt = self.table.public().prompt
        sort = kinds[0].partition(".")[0]
        self._brewed = sort == "tile"
        usual = {"tile": "tile", "answer": "theory"}.get(sort, sort)
        self._tell(seat, SHOWS.get(prompt.key if prompt else "", usual), {})

    def pressed(self, seat: Seat, pressed: Press) -> None:
        """Tell what a virtual player presses, where that means something to whoever looks on."""
        prompt = self.table.public().prompt
        key = prompt.key if prompt else ""
        button = next(iter(pressed.buttons))
        if button.startswith(PLACE) and self.table.public().mode == "game":
            self._tell(seat, "take" if key == TAKE else "buy", {"place": int(button.removeprefix(PLACE))})
        elif (key, pressed) in DOES:
            self._tell(seat, DOES[key, pressed], {})
        if self.table.laid:
            self.show()

    def done(self, seat: Seat, before: Public, after: Public) -> None:
        """Tell what came of it: the potion that a virtual player has made or sold, which everybody has heard."""
        asked, last = before.prompt.key if before.prompt else "", after.view["last"]
        earned = after.view["coins"][seat] - before.view["coins"][seat]
        if asked == SELLS and earned > 0 and before.view["last"]:
            made = before.view["wish"] or before.view["last"]["made"]
            self._tell(seat, "sold", {"potion": made, "price": earned})
        elif asked in BREWS and after.prompt != before.prompt and self._brewed:
            made = last["made"]
            self._tell(seat, made if made in NO_POTION else "potion", {"potion": made})
        self._brewed = False

    def notice(self, key: str, args: Args) -> None:
        """Tell the person something about the table itself."""
        self.feed.send("notice", {"text": self.words(key, args)})

    def _tell(self, seat: Seat, deed: str, args: Args) -> None:
        colour = self.table.public().view["seats"][seat]
        done = Utterance(f"page-virtual-does-{deed}", {"seat": colour, **args})
        self.person.doing[seat] = done
        self.feed.send("hand", {"seat": colour, "text": self.words(done.key, done.args)})

    def step(self) -> None:
        """Let one virtual player do one thing, or all of them what is to be done where the person is in a hurry."""
        self._resting, self._rest = False, FAST if self.person.fast else CALM
        try:
            self._play_on()
        except AludelError as fault:
            self._rest = TROUBLED
            self.table.console.desk.tell_fault(fault)

    def _play_on(self) -> None:
        if self.person.hurry:
            self.table.let_others_play()
            self.person.hurry = False
        else:
            self.table.step()

    # -- what the page is told

    @property
    def words(self) -> Words:
        """The words of the language that the console speaks now."""
        return words_of(self.table.console.desk.settings.language)

    def seen(self, reading: Reading, frame: Frame | None) -> None:
        """Show the person what the camera saw of the own tray, and what was recognised there."""
        if self.table.acting is not None:
            return
        if self._spared("frame", lambda: self._picture(reading, frame)) is not None:
            self._put_away()

    def _picture(self, reading: Reading, frame: Frame | None) -> None:
        shown = picture(frame, reading.pieces) if frame is not None else None
        self.frames = Frames(self.frames.number + 1, shown, reading)
        self._show_frame()

    def _show_frame(self) -> None:
        """Show the latest picture, with the names in the language of now."""
        shown, reading = self.frames.shown, self.frames.reading
        if reading is None:
            return
        named = [{"kind": one.kind, "name": name(self.words, one.kind)} for one in reading.pieces]
        boxes = shown.boxes if shown is not None else ()
        unsure = None if reading.sure else self.words(f"unsure-{reading.unsure[0].reason}", {})
        self.feed.send(
            "frame",
            {
                "picture": f"/api/virtual/frame/{self.frames.number}.jpg" if shown is not None else None,
                "pieces": [{**one, "box": box} for one, box in zip(named, boxes, strict=False)],
                "unsure": unsure,
            },
        )

    def people(self) -> tuple[str, ...] | None:
        """The colours of the seats that people play; None where virtual players have none. For any thread."""
        return self._people

    def frame(self, number: int) -> bytes | None:
        """A picture that is still shown, as a JPEG."""
        frames = self.frames
        return frames.shown.jpeg if frames.number == number and frames.shown is not None else None

    def _put_away(self) -> None:
        """Nobody else may see the picture of what somebody had in the tray."""
        if self.frames.reading is not None:
            self.frames = Frames(self.frames.number)
            self.feed.send("frame", {"picture": None, "pieces": [], "unsure": None})

    def _showing(self, snapshot: Snapshot | None = None) -> Showing:
        return Showing(self.table, self.person, self.game, snapshot or self.table.snapshot())

    def show(self, snapshot: Snapshot | None = None) -> None:
        """Draw the table anew, on this page and on all others; `snapshot` is the console as it stands, if taken.

        Where this page cannot be drawn, `drawn` says why, and the others are as they should be.
        """
        now = snapshot or self.table.snapshot()
        self.undrawn = self._spared("look", lambda: self._draw(now))
        self.publish(now)
        self.feed.send("look", {})

    def drawn(self) -> VirtualLook | None:
        """The latest look. Raises AludelError where it could not be drawn."""
        fault = self.undrawn
        if fault is not None:
            raise AludelError(fault.key, **fault.values)
        return self.look

    def _played(self) -> tuple[str, ...] | None:
        computed, view = self.table.computed, self.table.public().view
        played = tuple(colour for seat, colour in enumerate(view.get("seats", ())) if seat not in computed)
        return played if computed and view else None

    def _draw(self, snapshot: Snapshot) -> None:
        public = self.table.public()
        self._people = self._played()
        self.person.heed(public)
        self._follow(snapshot.sound.language)
        if self.person.waits_for(public, self.table.others) is not None:
            self._close()
        self.look = self._showing(snapshot).look()

    def _follow(self, language: str) -> None:
        """Put the picture of another game away, and name what is on it in the language that is spoken now."""
        if self.table.dealt is not self._shown[0]:
            self._put_away()
        elif language != self._shown[1]:
            self._show_frame()
        self._shown = self.table.dealt, language

    def _spared(self, what: str, work: Callable[[], None]) -> AludelError | None:
        """Do something that the console can do without. Why it failed, which is told once until it works again."""
        try:
            work()
        except Exception as fault:
            why = fault if isinstance(fault, AludelError) else unforeseen(fault)
            if what not in self._broken:
                self._broken.add(what)
                self.table.console.desk.tell_fault(why)
            return why
        self._broken.discard(what)
        return None

    def _close(self) -> None:
        """Close the screen: somebody else is to come."""
        self.person.opened, self.person.hints = None, False
        self._put_away()

    def after_work(self, snapshot: Snapshot) -> None:
        """Draw what has changed, and let virtual players go on after a rest."""
        self.show(snapshot)
        if self._spared("others", self._let_others_go_on) is not None:
            self.table.lose()

    def _let_others_go_on(self) -> None:
        if not self.table.others_asked():
            self.person.hurry = False
        elif not self._resting:
            self._resting = True
            self.later(self._rest, self._when_said)

    def _when_said(self) -> None:
        """Let virtual players go on once people have heard what was done last, unless they are to be quick."""
        left = 0.0 if self.person.fast else self.feed.talking()
        if left > 0:
            self.later(min(left, HEARS), self._when_said)
            return
        if not self.person.fast:
            self.feed.hushed()  # the question to a virtual player, which needs no answer from people
        self.inbox.put(self.step)


def after(seconds: float, work: Callable[[], object]) -> None:
    """Do a work after some seconds, in a thread of its own that does not keep the program alive."""
    timer = threading.Timer(seconds, work)
    timer.daemon = True
    timer.start()
