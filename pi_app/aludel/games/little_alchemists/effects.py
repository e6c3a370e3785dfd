# SPDX-License-Identifier: MIT
"""What an artifact can do, by name: the words that artifacts.toml and an owner's overlay use."""

from __future__ import annotations

from typing import Final, NamedTuple

FREE_TILE: Final = "free-tile"
"""The first market tile that its owner buys in a turn costs nothing."""
THEORY_DRAW: Final = "theory-draw"
"""Its owner draws `amount` tiles at the end of a turn with a theory too."""
PET_COINS: Final = "pet-coins"
"""The pet brings `amount` coins more."""
SALE_COINS: Final = "sale-coins"
"""A customer pays `amount` coins more."""
SECOND_SALE: Final = "second-sale"
"""Its owner may sell to the same customer a second time."""
NO_BROKEN_GEM: Final = "no-broken-gem"
"""A wrong theory brings no broken gem."""
POWERLESS_COINS: Final = "powerless-coins"
"""A powerless potion, brewed or wished for, brings `amount` coins."""
PER_TOKEN: Final = "per-token"
"""`amount` points at the end for each of the owner's result tokens of `potion`."""
PER_POTION: Final = "per-potion"
"""`amount` points at the end for each different potion among the owner's result tokens."""
JUDGED: Final = "judged_by_players"
"""The table judges itself what it does; the console counts what it is told."""


class Effect(NamedTuple):
    """Which words of an artifact an effect uses."""

    counted: bool = False
    """Whether `amount` says how much."""
    aimed: bool = False
    """Whether `potion` says of what."""


EFFECTS: Final[dict[str, Effect]] = {
    FREE_TILE: Effect(),
    THEORY_DRAW: Effect(counted=True),
    PET_COINS: Effect(counted=True),
    SALE_COINS: Effect(counted=True),
    SECOND_SALE: Effect(),
    NO_BROKEN_GEM: Effect(),
    POWERLESS_COINS: Effect(counted=True),
    PER_TOKEN: Effect(counted=True, aimed=True),
    PER_POTION: Effect(counted=True),
    JUDGED: Effect(),
}
"""Every effect by its name."""
