# SPDX-License-Identifier: MIT
"""What a game is: the contract between a rule engine and everything that drives it.

A game is a list of moves. Whatever chance or the camera revealed is written *in* the move (or in the
`Fate` drawn before the first one), so replaying the list rebuilds the state bit for bit. Engines are pure:
they read no clock, draw no random number, write nothing and import nothing but the standard library.

Secrets leave an engine in two ways only: through `Game.view` and through events addressed to one seat.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.metadata import entry_points
from typing import Any, Final, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from aludel.games.campaign import Campaign
from aludel.games.scene import Scene
from aludel.games.tray import Piece

Seat: TypeAlias = int
"""Index of a seat in `Setup.seats`, in clockwise order."""

TABLE: Final[Seat] = -1
"""The table itself: the public viewer, and the mover of what belongs to nobody (a customer arrives)."""

Arg: TypeAlias = str | int
Args: TypeAlias = Mapping[str, Arg]
Json: TypeAlias = Any
"""Plain data that `json.dumps` takes."""

Fate: TypeAlias = Mapping[str, Json]
"""What chance decided before the first move, by name, as plain data. Secret."""

View: TypeAlias = Mapping[str, Json]
"""What one viewer may know, as plain data; its keys are described in the game's module."""


@dataclass(frozen=True, slots=True)
class Setup:
    """What people choose before a game.

    `seats` are colours in clockwise order; `first` is the index of the starting seat, or None to have it drawn;
    `house` holds house rules and the owner's overlay by name.
    """

    level: int
    seats: tuple[str, ...]
    first: int | None = None
    house: Mapping[str, Json] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class GameInfo:
    """What a game says of itself before any logic runs."""

    key: str
    """Name on the command line and of the entry point, e.g. `little-alchemists`."""
    code: str
    """Short prefix of its phrases, pieces and notation, e.g. `la`."""
    levels: tuple[int, ...]
    seats: tuple[int, int]
    """Fewest and most seats."""
    colours: tuple[str, ...]
    """Seat colours in clockwise order round the table."""
    longest: int
    """Upper bound of moves in one game; random play beyond it is a fault."""


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened and may be told.

    The phrase for it is `{game code}-{kind}`. `to` is TABLE for what everybody hears; any other seat's events
    are for that seat's own page only and never reach speech, lights, logs or the public view.
    An event that is not `spoken` shows in lamps, captions or sounds only; undo never crosses a spoken one.
    """

    kind: str
    args: Args = field(default_factory=dict)
    to: Seat = TABLE
    spoken: bool = True


class Refused(ValueError):
    """A move that the rules do not allow; the state is unchanged.

    `reason` is a phrase key that depends on nothing secret. `detail` may name secret pieces and is for the own page
    of `seat` alone.
    """

    def __init__(self, reason: str, seat: Seat = TABLE, **detail: Arg) -> None:
        super().__init__(reason)
        self.reason = reason
        self.seat = seat
        self.detail: Args = detail


class BadSetup(ValueError):
    """Options that no game can start with. `key` names a catalogue error (errors/catalogue.toml), `args` fill it."""

    def __init__(self, key: str, **args: Arg) -> None:
        super().__init__(key)
        self.key = key
        self.args_: Args = args


class BadNotation(ValueError):
    """Text that is not a move or a position of this game; the message names the offending part."""


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong with a position (python-chess's `status()`, as a value)."""

    key: str
    args: Args = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Press:
    """A button, or several at once, pressed or held (at least 1.5 s, `back` and `next` together 3 s).

    Names are those of hardware/board.toml: `confirm`, `back`, `next`, `mute`, `market-1` to `market-5`.
    """

    buttons: frozenset[str]
    held: bool = False


def press(*buttons: str) -> Press:
    """Make a short press.

    >>> press("confirm").held
    False
    """
    return Press(frozenset(buttons))


def hold(*buttons: str) -> Press:
    """Make a long press, of one button or of several together."""
    return Press(frozenset(buttons), held=True)


@dataclass(frozen=True, slots=True)
class Choice:
    """What a button does now; `key` is the phrase that explains it. What `sure` marks is asked once more first."""

    press: Press
    key: str
    sure: bool = False


@dataclass(frozen=True, slots=True)
class Way:
    """One way to fill the tray: for each piece the kinds that it may be, in the order in which they are told by hand.

    `key` is the phrase that names the way where a prompt has several; which of them is taken is no secret.
    """

    key: str
    slots: tuple[frozenset[str], ...]


@dataclass(frozen=True, slots=True)
class Prompt:
    """What the console asks for now: public, and complete enough that a newcomer can answer it.

    `ways` say what may lie in the tray; without one the tray is not looked at. `secret` says that the answer is one,
    so that it may be chosen by hand only silently. `browse` are kinds that `next` offers by name, one after another,
    where the answer is no secret: pieces (`theory.frog`), or words and numbers that have no piece (`number.3`).
    """

    key: str
    seats: tuple[Seat, ...]
    args: Args = field(default_factory=dict)
    ways: tuple[Way, ...] = ()
    choices: tuple[Choice, ...] = ()
    secret: bool = False
    browse: tuple[str, ...] = ()

    @property
    def tray(self) -> frozenset[str]:
        """Every kind that may lie in the tray; sight accepts no others."""
        return frozenset().union(*(kinds for way in self.ways for kinds in way.slots))

    @property
    def pieces(self) -> tuple[int, int]:
        """Fewest and most pieces in the tray."""
        numbers = [len(way.slots) for way in self.ways]
        return min(numbers, default=0), max(numbers, default=0)


@dataclass(frozen=True, slots=True)
class Result:
    """The end of a game: points by seat (halves allowed as n/2) and the winners; several share a tie."""

    points: tuple[float, ...]
    winners: tuple[Seat, ...]
    ending: str


class Outcome(NamedTuple):
    """A new state and what happened on the way to it."""

    state: Any
    events: tuple[Event, ...]


class Source(Protocol):
    """Where `Game.draw` takes chance from: a game code, a test, a person. Each label is drawn once."""

    def permutation(self, label: str, n: int) -> tuple[int, ...]:
        """A uniform permutation of range(n)."""

    def below(self, label: str, n: int) -> int:
        """A uniform number in range(n)."""


S = TypeVar("S")
M = TypeVar("M")


class Game(ABC, Generic[S, M]):
    """A rule engine. It holds no state of its own: every method is a function of its arguments."""

    info: GameInfo

    @abstractmethod
    def check(self, setup: Setup) -> None:
        """Raise BadSetup when no game can start with these options."""

    @abstractmethod
    def draw(self, setup: Setup, source: Source) -> Fate:
        """Draw everything that chance decides before the first move."""

    @abstractmethod
    def new(self, setup: Setup, fate: Fate) -> Outcome:
        """The first state and its events."""

    @abstractmethod
    def movers(self, state: S) -> tuple[Seat, ...]:
        """The seats (or TABLE) that may move now; empty when nothing is left to do."""

    @abstractmethod
    def moves(self, state: S, seat: Seat) -> tuple[M, ...]:
        """Every move of `seat` that `apply` accepts now. Pieces that the console has not seen are listed
        with every kind they may be by count."""

    @abstractmethod
    def apply(self, state: S, move: M) -> Outcome:
        """The state after `move`, or Refused with `state` unchanged."""

    @abstractmethod
    def view(self, state: S, viewer: Seat) -> View:
        """What `viewer` may know (TABLE: what everybody may know)."""

    @abstractmethod
    def prompt(self, state: S) -> Prompt:
        """What the console asks for now."""

    def prompt_of(self, state: S, seat: Seat) -> Prompt:
        """What the console asks for now, as one seat may know it: for its eyes alone, where ways or choices are hidden.

        Key, seats and everything that the table hears are those of `prompt`.
        """
        return self.prompt(state)

    @abstractmethod
    def intent(self, state: S, tray: tuple[Piece, ...], pressed: Press) -> M:
        """The move meant by these pieces in the tray and this press, or Refused. It need not be legal yet."""

    @abstractmethod
    def scene(self, view: View) -> Scene:
        """The lamps, from a public view."""

    @abstractmethod
    def result(self, state: S) -> Result | None:
        """Points and winners once the game has ended, else None."""

    def earned(self, state: S) -> Mapping[str, int]:
        """What a campaign keeps of a game that has ended: `exam` (1 = passed), `keys` won."""
        return {}

    def campaign(self) -> Campaign:
        """The boxes and trophies that keys and exams open over many games; a game without a campaign has none."""
        return Campaign()

    def hints(self, state: S, seat: Seat) -> tuple[Event, ...]:
        """What is certain for a seat by its own knowledge, why, and what would teach it most: for its own eyes.

        Every event is addressed to the seat. A game without deduction has none.
        """
        return ()

    def revealed(self, before: S, move: M, after: S) -> frozenset[str]:
        """The secret piece kinds that a move makes public by the rules, said aloud or laid open.

        The secrecy test renames none of these from then on; up to then nothing public may depend on them.
        """
        return frozenset()

    @abstractmethod
    def status(self, state: S) -> tuple[Fault, ...]:
        """Every fault of a position; empty for a sound one."""

    @abstractmethod
    def count(self, state: S) -> Mapping[str, int]:
        """The physical pieces by class (`tile`, `coin`, ...): conserved by every move."""

    @abstractmethod
    def print_move(self, move: M) -> str:
        """One line of text; `parse_move` reads it back."""

    @abstractmethod
    def parse_move(self, text: str) -> M:
        """The move that `print_move` wrote, or BadNotation."""

    @abstractmethod
    def print_state(self, state: S, secret: bool = False) -> str:
        """The position on one line; secrets only when asked for."""

    @abstractmethod
    def parse_state(self, text: str) -> S:
        """The position that `print_state(secret=True)` wrote, or BadNotation."""

    @abstractmethod
    def relabel(self, names: Mapping[str, str], fate: Fate) -> Fate:
        """The same fate with secret piece kinds renamed: what the secrecy test plays beside the original."""

    @abstractmethod
    def relabel_move(self, names: Mapping[str, str], move: M) -> M:
        """The same move with secret piece kinds renamed."""

    @abstractmethod
    def secret_kinds(self, setup: Setup) -> tuple[str, ...]:
        """The piece kinds that the secrecy test may rename among each other."""


def announced(events: Iterable[Event]) -> bool:
    """Whether the table has heard something of these events: undo never crosses that."""
    return any(event.spoken and event.to == TABLE for event in events)


def replay(game: Game[S, M], setup: Setup, fate: Fate, moves: list[M]) -> Outcome:
    """Rebuild a game from its record: the last state, and all events in order."""
    state, told = game.new(setup, fate)
    events = list(told)
    for move in moves:
        state, more = game.apply(state, move)
        events.extend(more)
    return Outcome(state, tuple(events))


ENTRY_POINTS: Final = "aludel.games"


@cache
def registry() -> Mapping[str, Game[Any, Any]]:
    """Every installed game by key: a fifth game is a package with an entry point in the group `aludel.games`."""
    return {point.name: point.load() for point in sorted(entry_points(group=ENTRY_POINTS), key=lambda p: p.name)}
