# SPDX-License-Identifier: MIT
"""What the page of the virtual table draws: one look at the whole table, in words of the page's language.

It is made for one person: what lies in other hands and in closed trays is not in it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from aludel.games.scene import OFF, Lamp

Stage: TypeAlias = Literal["start", "menu", "table", "curtain"]
"""`start`: nothing is on, the page offers a game. `menu`: the console's own menu, by buttons alone. `table`: a game, or
its end. `curtain`: another person of this page is to come before the screen."""

NOBODY: Final = "none"
"""The skill of virtual players where there are none."""

Form: TypeAlias = Literal["tile", "token", "large"]


@dataclass(frozen=True, slots=True)
class PieceLook:
    """One piece that may be taken up, or that lies open. `id` is good for `/api/virtual/lay` until the next turn."""

    id: str
    kind: str
    name: str
    art: str
    """Address of its picture."""
    form: Form
    price: int | None = None
    fits: bool = True
    """Whether what is asked for now has a place for it."""


@dataclass(frozen=True, slots=True)
class Tray:
    """The holder under the hood. A closed one (another player's) shows how many pieces lie in it, and not which."""

    closed: bool = False
    pieces: tuple[PieceLook, ...] = ()
    count: int = 0
    places: tuple[tuple[Form, int], ...] = ()
    """How many pieces of each form what is asked for now has a place for, over all ways; empty: none."""
    full: bool = False
    """Whether what lies there fills one of the ways, so that the big button is next."""


@dataclass(frozen=True, slots=True)
class ButtonLook:
    """A button and what it does now; `does` is empty for one that means nothing now."""

    name: str
    label: str
    does: str = ""
    live: bool = False
    sure: bool = False
    inviting: bool = False
    """Whether it is the likeliest next step."""


@dataclass(frozen=True, slots=True)
class HeldLook:
    """Something that is done by holding buttons for a while, or by several at once."""

    buttons: tuple[str, ...]
    held: bool
    does: str
    sure: bool = False


@dataclass(frozen=True, slots=True)
class MarketPlace:
    """One place of the market row with its lamp and its button."""

    button: ButtonLook
    piece: PieceLook | None = None
    lamp: Lamp = OFF


@dataclass(frozen=True, slots=True)
class ShelfPlace:
    """An artifact that lies face up."""

    piece: PieceLook | None
    lamp: Lamp = OFF


@dataclass(frozen=True, slots=True)
class Mark:
    """One entry of the person's tracker: names and pictures of two ingredients and of the potion."""

    one: PieceLook
    other: PieceLook
    potion: str
    name: str


@dataclass(frozen=True, slots=True)
class SeatLook:
    """One seat. `doing` is what a virtual player has just done, in words."""

    colour: str
    name: str
    mine: bool
    virtual: bool
    asked: bool
    coins: int
    tiles: int
    lamp: Lamp = OFF
    bottle: bool = False
    doing: str = ""
    tray: int = 0
    """Pieces in this seat's closed tray."""
    gems: tuple[int, ...] = ()
    broken: int = 0
    pet: PieceLook | None = None
    artifacts: tuple[PieceLook, ...] = ()
    points: float | None = None
    winner: bool = False


@dataclass(frozen=True, slots=True)
class CustomerLook:
    """A potion that customers of this level want: its lamp, and whether this customer is on the market now."""

    potion: str
    name: str
    lamp: Lamp = OFF
    present: bool = False
    price: int = 0
    piece: PieceLook | None = None


@dataclass(frozen=True, slots=True)
class TheoryLook:
    """A place of the theory board: its potions (names of kinds), and the token that lies there, if any."""

    potions: tuple[str, ...]
    names: tuple[str, ...]
    piece: PieceLook | None = None
    seat: str = ""


@dataclass(frozen=True, slots=True)
class Drawer:
    """Pieces beside the hand that the prompt asks for: `sort` is `answer`, `theory`, `pet`, `artifact`, `customer`."""

    sort: str
    title: str
    pieces: tuple[PieceLook, ...]


@dataclass(frozen=True, slots=True)
class Offer:
    """Something that `next` goes through by name; counted out by hand, `number` is what is printed for it."""

    name: str
    number: int


@dataclass(frozen=True, slots=True)
class OptionLook:
    """An option of a menu, in words; `button` takes it, `offered` is the one that the big button takes."""

    button: str
    words: str
    offered: bool


@dataclass(frozen=True, slots=True)
class StartLook:
    """What one may choose on the start panel. `waits` says that a game waits to go on."""

    levels: tuple[int, ...]
    level: int
    players: tuple[int, ...]
    """How many may sit at the table, the person included."""
    chosen: int
    skills: tuple[tuple[str, str], ...]
    """Name of a skill (`competent`, `random`, `none`) and its words."""
    skill: str
    game_on: int
    """Number of the error that tells of a game that would be given up."""
    waits: str = ""
    art: tuple[str, ...] = ()
    """Addresses of the pictures that a game begins with: the page fetches them while the person still chooses."""


@dataclass(frozen=True, slots=True)
class VirtualLook:
    """Everything the page draws. `ask` is the prompt in words, `next_step` what a newcomer does first now.

    `next_step` is `fill` (pieces into the tray), `look` (the big button), `press` (any button that is live), `wait`
    (others play), `rest` (nothing is asked).
    """

    stage: Stage
    asked: str
    language: str
    languages: tuple[tuple[str, str], ...]
    muted: bool
    fast: bool = False
    start: StartLook | None = None
    game: str = ""
    level: int = 0
    seat: str = ""
    """Colour of the seat that this person plays now."""
    seat_name: str = ""
    mode: str = "menu"
    ask: str = ""
    task: str = ""
    """The prompt in a few words (`page-<prompt key>`), where there are some."""
    next_step: str = "rest"
    hand: tuple[PieceLook, ...] = ()
    """Without the tiles that lie in the tray."""
    drawers: tuple[Drawer, ...] = ()
    tray: Tray = Tray()
    market: tuple[MarketPlace, ...] = ()
    shelf: tuple[ShelfPlace, ...] = ()
    artifact_stack: int = 0
    stack: int = 0
    discards: int = 0
    seats: tuple[SeatLook, ...] = ()
    customers: tuple[CustomerLook, ...] = ()
    customers_left: int = 0
    turned: PieceLook | None = None
    """A customer who has just been turned up and whom the console does not know yet."""
    buttons: tuple[ButtonLook, ...] = ()
    """`confirm`, `next`, `back`, `mute`, in this order."""
    held: tuple[HeldLook, ...] = ()
    offers: tuple[Offer, ...] = ()
    """The numbers printed inside the screen, while something secret is counted out by hand."""
    ended: str = ""
    """Who has won, in words, once the game is decided and nothing else is asked first."""
    exam: str = ""
    """How the exam has ended, in words."""
    options: tuple[OptionLook, ...] = ()
    """What may be chosen now in a menu."""
    board: tuple[TheoryLook, ...] = ()
    gems_left: tuple[int, ...] = ()
    marks: tuple[Mark, ...] = ()
    wrong: tuple[str, ...] = ()
    hints: tuple[str, ...] | None = None
    """The person's hints while they are shown; None while they are not."""
    captions: tuple[str, ...] = ()
    camera: Lamp = OFF
    lost: bool = False
    """Whether the pieces of this table are lost, and the person has not yet said how to go on."""
    skill: str = NOBODY
    """How well the virtual players play, for another game like this one."""
