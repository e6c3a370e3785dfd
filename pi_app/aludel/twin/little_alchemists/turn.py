# SPDX-License-Identifier: MIT
"""What has happened on the table so far in one turn, theories on the board, and what cannot be done with pieces."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple


class Misplay(AssertionError):
    """Somebody asked of the pieces what cannot be done with them: a fault of the players or of the console."""


def expect(done: bool, fault: str) -> None:
    """Raise Misplay unless something is as people count on it."""
    if not done:
        raise Misplay(fault)


class Shared(NamedTuple):
    """A theory on the board: whose it is, and the points of the gem that it brought."""

    ingredient: str
    potions: tuple[str, ...]
    seat: int
    points: int


@dataclass(slots=True)
class Turn:
    """What has happened in one turn. `paid` are the prices of the tiles bought, in order."""

    paid: list[int] = field(default_factory=list)
    made: str = ""
    """What was made: a potion, the potion it is wished to be, or nothing."""
    trades: bool = False
    """Two equal tiles wait for the one that they are traded for."""
    decided: bool = False
    """Sold or kept."""
    shared: bool = False
    adopted: bool = False
    """The pet has come in this very turn."""
    bought: bool = False
    """An artifact, which may be one a turn."""
    rulings: int = 0
    """Deeds of artifacts that the table judges."""
