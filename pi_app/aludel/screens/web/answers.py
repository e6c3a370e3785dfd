# SPDX-License-Identifier: MIT
"""What the interface answers."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, TypeAlias

from pydantic import BaseModel, ConfigDict

from aludel.games.referee import Prompt
from aludel.screens.web.render.seat import refusal
from aludel.screens.words import Words
from aludel.table.host import FamilyProgress, Recorded
from aludel.table.snapshot import Snapshot
from aludel.utterance import Utterance


class Problem(BaseModel):
    """Why something was not done: the number of the error and its sentence. `seconds` to wait after wrong PINs."""

    number: int
    text: str
    seconds: int | None = None


REFUSED: Final = "It was refused; `text` says why and what to do."
BROKEN: Final = "Something of the console does not work; `text` says what."
_PROBLEM: Final = {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}

Responses: TypeAlias = dict[int | str, dict[str, Any]]

PROBLEMS: Final[Responses] = {
    "4XX": {"model": Problem, "description": REFUSED},
    "5XX": {"model": Problem, "description": BROKEN},
}
"""How every operation refuses."""
PROBLEMS_ELSEWHERE: Final[Responses] = {
    "4XX": {"content": _PROBLEM, "description": REFUSED},
    "5XX": {"content": _PROBLEM, "description": BROKEN},
}
"""The same for operations whose good answer is no JSON."""


class Done(BaseModel):
    """It was done."""


class Address(BaseModel):
    """It was done, and the page goes on there."""

    address: str


class Answered(BaseModel):
    """Why an answer was refused, for this page alone; null where it was taken."""

    refused: str | None = None


class ChoiceNow(BaseModel):
    """What buttons do now."""

    buttons: list[str]
    held: bool
    key: str
    text: str
    sure: bool


class WayNow(BaseModel):
    """A way to fill the tray: for each place the kinds that may lie there."""

    key: str
    slots: list[list[str]]


class PromptNow(BaseModel):
    """What is asked. `seats` are indexes, -1 for everybody."""

    key: str
    text: str
    seats: list[int]
    secret: bool
    ways: list[WayNow]
    choices: list[ChoiceNow]
    browse: list[str]


class Copied(BaseModel):
    """Fields that are taken over, by name, from a value of the console."""

    model_config = ConfigDict(from_attributes=True)


class GameNow(Copied):
    """The game on the table."""

    number: int
    key: str
    level: int
    seats: list[str]
    over: bool


class SoundNow(Copied):
    """Language, volume in percent, silence, and whether lamps are lit."""

    language: str
    volume: int
    muted: bool
    lights: bool


class TableNow(BaseModel):
    """What anybody may see of the console. `view` is the public view of the game, `lamps` what is lit and how."""

    asked: str
    mode: str
    game: GameNow | None
    prompt: PromptNow | None
    view: dict[str, Any]
    lamps: dict[str, list[str]]
    captions: list[str]
    sound: SoundNow


class SeatNow(BaseModel):
    """What one seat may see, besides what anybody may. `seat` is null while the colour does not play."""

    asked: str
    colour: str
    seat: int | None
    view: dict[str, Any]
    told: list[str]
    refused: str | None
    hints_on: bool
    hints: list[str]


class GameKept(Copied):
    """A game of the journal; `state` is `open`, `ended` or `abandoned`."""

    number: int
    key: str
    level: int
    seats: list[str]
    moves: int
    state: str


class GamesKept(BaseModel):
    """The latest games of the journal, newest first."""

    games: list[GameKept]


class FamilyNow(Copied):
    """What a family has reached in a game; `playing` is the one that plays now."""

    number: int
    playing: bool
    levels: list[int]
    boxes: list[str]
    trophies: list[str]
    keys: int
    games: int


class FamiliesNow(BaseModel):
    """Every family that plays a game here, oldest first."""

    families: list[FamilyNow]


class FamilyChosen(BaseModel):
    """The family that plays from now on."""

    number: int


class LanNow(BaseModel):
    """Whether the pages are open to the local network, and where they are found there."""

    open: bool
    addresses: list[str]


class PinNow(BaseModel):
    """The new PIN, to be given to the next host."""

    pin: str


class CodeNow(BaseModel):
    """The code of the game, with which its alchemy can be worked out."""

    code: str


def table_now(snapshot: Snapshot, words: Words) -> TableNow:
    """The public part of a snapshot."""
    public, game = snapshot.public, snapshot.game
    return TableNow(
        asked=snapshot.asked,
        mode=public.mode,
        game=None if game is None else GameNow.model_validate(game),
        prompt=None if public.prompt is None else prompt_now(public.prompt, words),
        view=dict(public.view),
        lamps={name: [lamp.colour, lamp.pattern] for name, lamp in public.scene.items()},
        captions=list(public.captions),
        sound=SoundNow.model_validate(snapshot.sound),
    )


def prompt_now(prompt: Prompt, words: Words) -> PromptNow:
    """What is asked, with its words."""
    return PromptNow(
        key=prompt.key,
        text=words(prompt.key, prompt.args),
        seats=list(prompt.seats),
        secret=prompt.secret,
        ways=[WayNow(key=way.key, slots=[sorted(kinds) for kinds in way.slots]) for way in prompt.ways],
        choices=[
            ChoiceNow(
                buttons=sorted(choice.press.buttons),
                held=choice.press.held,
                key=choice.key,
                text=words(choice.key, prompt.args),
                sure=choice.sure,
            )
            for choice in prompt.choices
        ],
        browse=list(prompt.browse),
    )


def seat_now(snapshot: Snapshot, colour: str, hints_on: bool, words: Words) -> SeatNow:
    """The part of a snapshot that is one seat's own. Hints are worked out only where they are wanted."""
    own = snapshot.own_by(colour)
    hints = own.hints() if own is not None and hints_on else ()
    return SeatNow(
        asked=snapshot.asked_by(colour),
        colour=colour,
        seat=None if own is None else own.seat,
        view={} if own is None else dict(own.view),
        told=[] if own is None else [words(one.key, one.args) for one in own.told],
        refused=None if own is None else said(own.refused, words),
        hints_on=hints_on,
        hints=[words(hint.key, hint.args) for hint in hints],
    )


def games_kept(games: Iterable[Recorded]) -> GamesKept:
    """The journal."""
    return GamesKept(games=[GameKept.model_validate(game) for game in games])


def families_now(families: Iterable[FamilyProgress]) -> FamiliesNow:
    """The families of a game."""
    return FamiliesNow(families=[FamilyNow.model_validate(family) for family in families])


def said(why: Utterance | None, words: Words) -> str | None:
    """Why an answer was refused, for its own page; None where it was taken."""
    return None if why is None else refusal(why, words)
