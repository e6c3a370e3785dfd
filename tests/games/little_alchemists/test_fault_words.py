# SPDX-License-Identifier: MIT
"""A position that cannot be is told with what is wrong in it, where and by how much."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.little_alchemists.levels import first
from tests.games.little_alchemists.rig import start

from aludel.games.little_alchemists import GAME
from aludel.games.little_alchemists.state import EQUAL, Phase, State
from aludel.games.referee import Fault

TILES = start().rules.tiles
BANK = start().rules.bank

FAULTY: list[tuple[State, str, dict[str, Any]]] = [
    (start(stack=-1), "negative", {"count": "stack"}),
    (start(discards=-1), "negative", {"count": "discards"}),
    (start(stray=-1), "negative", {"count": "stray"}),
    (start(owed=-1), "negative", {"count": "owed"}),
    (start(turns=-1), "negative", {"count": "turns"}),
    (start(coins=(2, -1)), "negative", {"count": "coins", "seat": "yellow"}),
    (start(hands=(-1, 3)), "negative", {"count": "hands", "seat": "red"}),
    (start(hands=(4, 3)), "tiles", {"given": TILES + 1, "wanted": TILES}),
    (start(coins=(5, 2)), "coins", {"given": BANK + 3, "wanted": BANK}),
    (start(turns=1), "turn", {"seat": "red"}),
    (start(seat=1), "turn", {"seat": "yellow"}),
    (start(stack=0, hands=(0, 0), market=0), "tiles", {"given": 0, "wanted": TILES}),
    (start(bank=0, coins=(0, 0)), "coins", {"given": 0, "wanted": BANK}),
    (start(shown=(9, 0, 0, 0, 0, 0)), "shown-too-often", {}),
    (start(shown=(-1, 0, 0, 0, 0, 0)), "shown-too-often", {}),
    (start(shown=(1, 0, 0, 0, 0, 0)), "shown-not-discarded", {}),
    (start(tracker=(1 << 15, 0)), "tracker", {}),
    (first(7, come=1 << 5), "customer-unknown", {}),
    (start(customer=EQUAL, come=1), "customer-unknown", {}),
    (start(customer=0), "customer-missing", {}),
    (start(customer=0, come=0b10), "customer-not-come", {}),
    (start(phase=Phase.OVER, customer=0, come=0b111), "customer-after-closing", {}),
    (start(phase=Phase.OVER, come=0b1), "closed-too-early", {}),
    (start(sold=1), "bottle-without-customer", {}),
    (start(mistaken=0b1000), "customer-taken-back", {}),
    (start(customer=1, come=0b11, mistaken=0b01), "customer-taken-back", {}),
    (first(4, fresh=True), "fresh", {}),
    (first(4, fresh=True, pets=(0, -1)), "fresh", {}),
    (first(4, fresh=True, tracker=(1, 0)), "fresh", {}),
    (first(2, broken=(1, 0)), "broken", {}),
    (first(2, broken=(-1, 0)), "broken", {}),
    (first(2, lost=1), "tiles-lost", {}),
    (first(2, lost=-1), "tiles-lost", {}),
    (first(4, pets=(0, 0)), "pets", {}),
    (first(4, pets=(7, -1)), "pets", {}),
    (first(4, pets=(0, -1)), "first-pet", {}),
    (first(4, tracker=(1, 0)), "first-pet", {}),
    (first(6, artifacts=(1, 1)), "artifact-owners", {}),
    (first(6, artifacts=(1 << 20, 0)), "artifact-owners", {}),
    (first(6, rulings=1), "rulings", {}),
    (first(6, rulings=-1), "rulings", {}),
    (first(6, judged=(1,)), "judged", {}),
    (first(6, again=1), "sold-twice", {}),
    (first(7, wished=0), "wish", {}),
    (first(2, phase=Phase.OFFER, come=0b111), "no-exam", {}),
    (start(owed=1), "drawing-left", {}),
    (start(refill=True), "drawing-left", {}),
]


@pytest.mark.parametrize(("state", "key", "args"), FAULTY, ids=lambda value: value if isinstance(value, str) else "")
def test_a_fault_is_named_with_its_words(state: State, key: str, args: dict[str, Any]) -> None:
    assert Fault(key, args) in GAME.status(state)


def test_a_first_position_has_none() -> None:
    assert [GAME.status(first(level)) for level in range(1, 8)] == [()] * 7


def test_counts_at_their_limits_are_sound() -> None:
    """Nothing left on the stack, no coin in the bank, a tracker with every pair: all that can be."""
    state = start(stack=0, discards=start().stack, bank=0, coins=(BANK - 2, 2), tracker=((1 << 15) - 1, 0))
    assert GAME.status(state) == ()
    assert GAME.status(start(hands=(0, 3), discards=3)) == ()


def test_artifacts_are_counted_wherever_they_are() -> None:
    assert GAME.count(first(6))["artifact"] == len(first(6).rules.artifacts) == 12
    assert GAME.count(first(6, artifacts=(0b11, 0b100)))["artifact"] == 12
    assert GAME.count(first(6, artifacts=(0b11, 0b1)))["artifact"] == 13, "one that two own is one too many"
