# SPDX-License-Identifier: MIT
"""Why something is certain: the few facts from which it follows, none of them idle."""

from __future__ import annotations

from aludel.games.little_alchemists.deduction import Knowledge, consistent
from aludel.games.little_alchemists.worlds import Fact, Worlds


def explain(worlds: Worlds, knowledge: Knowledge, fact: Fact) -> tuple[Fact, ...] | None:
    """Known facts from which `fact` follows, and without any one of which it would not; None when it is not certain.

    Empty for what the board alone says. There may be other and shorter reasons: those facts are tried first that alone
    leave the fewest worlds against it.
    """
    left, holds = consistent(worlds, knowledge), worlds.where(fact)
    if not left or left & ~holds:
        return None
    return _needed(worlds, knowledge.facts, worlds.every ^ holds)


def conflict(worlds: Worlds, knowledge: Knowledge) -> tuple[Fact, ...] | None:
    """Facts that cannot all be true, though without any one of them the others could; None when all can be."""
    if consistent(worlds, knowledge):
        return None
    return _needed(worlds, knowledge.facts, worlds.every)


def _needed(worlds: Worlds, facts: tuple[Fact, ...], against: int) -> tuple[Fact, ...]:
    """Facts that together rule out every world of `against`: one after another is left out where the rest do it.

    One round is enough: what the rest could not spare when there were more of them, they cannot spare later.
    """
    weakest = sorted(facts, key=lambda fact: -(against & worlds.where(fact)).bit_count())
    kept = list(weakest)
    for fact in weakest:
        rest = [other for other in kept if other != fact]
        if not worlds.all_of(rest, against):
            kept = rest
    return tuple(fact for fact in facts if fact in kept)
