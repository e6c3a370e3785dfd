# SPDX-License-Identifier: MIT
"""What pages may send: every message with its bounds. What is not named here is refused."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from fastapi import Path
from pydantic import BaseModel, ConfigDict, Field

Button: TypeAlias = Literal[
    "confirm", "next", "back", "mute", "market-1", "market-2", "market-3", "market-4", "market-5"
]
Language: TypeAlias = Literal["en", "cs", "de", "ja"]
Name: TypeAlias = Annotated[str, Field(max_length=64, pattern=r"^[a-z0-9][a-z0-9.\-]*$")]
"""A key of the program: a piece, a game, a colour."""
Token: TypeAlias = Annotated[str, Path(max_length=64, pattern=r"^[A-Za-z0-9_\-]+$")]
Asked: TypeAlias = Annotated[str, Field(max_length=64, description="What the page shows as asked: its `data-asked`.")]


class Body(BaseModel):
    """A message of a page. Every page says what it shows as asked; where that does not matter, it may."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)

    asked: Asked | None = None


class Pressed(Body):
    """Buttons that are pressed together, or held."""

    asked: Asked
    buttons: list[Button] = Field(min_length=1, max_length=8)
    held: bool = False


class Chosen(Body):
    """Pieces as if they lay in the tray, one for each slot of a way, in its order."""

    asked: Asked
    kinds: list[Name] = Field(max_length=8)


class Spoken(Body):
    """A language to speak from now on."""

    language: Language


class Taught(Body):
    """What to do with the lesson that is shown. `step` is the one that the page shows: another stays as it is."""

    do: Literal["next", "skip"]
    step: Name | None = None


class Switched(Body):
    """Something that is on or off from now on."""

    on: bool


class Opened(Body):
    """Whether the pages are to be reached from the local network."""

    open: bool


class Pin(Body):
    """The host's PIN."""

    pin: str = Field(max_length=64)


class Loud(Body):
    """A volume in percent."""

    percent: int = Field(ge=0, le=100)


class Numbered(Body):
    """A game of the journal."""

    number: int = Field(ge=0, le=2**31)


class Freed(Body):
    """The colour of a seat."""

    seat: Name


class Family(Body):
    """A family that plays a game from now on; a new one where `number` is null."""

    game: Name
    number: int | None = Field(default=None, ge=0, le=2**31)


class Wanted(Body):
    """A game to begin. `first` is the colour that starts; drawn where it is null. `code` is for test builds only."""

    game: Name
    level: int = Field(ge=0, le=99)
    seats: list[Name] = Field(min_length=1, max_length=8)
    first: Name | None = None
    language: Language | None = None
    code: str | None = Field(default=None, max_length=64)
    replace: bool = False
