# SPDX-License-Identifier: MIT
"""What an artifact can do, by name: the words that artifacts.toml and an owner's overlay use."""

from __future__ import annotations

from enum import Enum, auto
from typing import Final, NamedTuple


class Change(Enum):
    """What in the rules an effect changes for the owner of its artifact."""

    FREE_TILES = auto()
    """Market tiles that cost nothing, the first ones of a turn; only one is counted."""
    THEORY_DRAW = auto()
    """Tiles drawn at the end of a turn with a theory."""
    PET_COINS = auto()
    """Coins that the pet brings."""
    SALE_COINS = auto()
    """Coins that a customer pays."""
    SECOND_SALES = auto()
    """Further sales to a customer who has bought already; only one is counted."""
    UNBROKEN = auto()
    """Broken gems that a wrong theory does not bring."""
    POWERLESS_COINS = auto()
    """Coins for a powerless potion, brewed or wished for."""
    TOKEN_POINTS = auto()
    """Points at the end for each of the owner's result tokens of the artifact's potion."""
    POTION_POINTS = auto()
    """Points at the end for each different potion among the owner's result tokens."""
    RULINGS = auto()
    """What the table judges itself; the console counts what it is told."""


class Effect(NamedTuple):
    """What an effect changes and by how much: a fixed number, or what the artifact's `amount` says."""

    change: Change
    fixed: int | None = None
    aimed: bool = False
    """Whether `potion` says of what."""

    @property
    def counted(self) -> bool:
        """Whether `amount` says how much."""
        return self.fixed is None


JUDGED: Final = "judged_by_players"
"""The effect that is left to the table."""
EFFECTS: Final[dict[str, Effect]] = {
    "free-tile": Effect(Change.FREE_TILES, fixed=1),
    "theory-draw": Effect(Change.THEORY_DRAW),
    "pet-coins": Effect(Change.PET_COINS),
    "sale-coins": Effect(Change.SALE_COINS),
    "second-sale": Effect(Change.SECOND_SALES, fixed=1),
    "no-broken-gem": Effect(Change.UNBROKEN, fixed=1),
    "powerless-coins": Effect(Change.POWERLESS_COINS),
    "per-token": Effect(Change.TOKEN_POINTS, aimed=True),
    "per-potion": Effect(Change.POTION_POINTS),
    JUDGED: Effect(Change.RULINGS, fixed=1),
}
"""Every effect by its name. `artifacts.power` alone reads what an owned artifact changes."""
