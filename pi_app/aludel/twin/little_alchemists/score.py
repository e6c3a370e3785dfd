# SPDX-License-Identifier: MIT
"""Adding up at the end, as people do it: coins, gems, artifacts, and the tokens in each tracker."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from aludel.twin.little_alchemists import box
from aludel.twin.little_alchemists.box import Artifact
from aludel.twin.little_alchemists.nature import Nature


def half_points(nature: Nature, tokens: Sequence[Sequence[str]]) -> list[int]:
    """Points of each seat, in halves. `tokens` are the potions in each seat's tracker."""
    coin = 1 if nature.level >= box.ARTIFACTS else 2
    return [
        coin * nature.coins[seat]
        + 2 * (sum(nature.own_gems[seat]) - nature.broken[seat] + _artifacts(nature, seat, own))
        for seat, own in enumerate(tokens)
    ]


def winners(nature: Nature, halves: Sequence[int]) -> list[int]:
    """Who has won: the most points, then the most gems, then the most coins; several share."""
    ranks = [(points, len(nature.own_gems[seat]), nature.coins[seat]) for seat, points in enumerate(halves)]
    return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]


def _artifacts(nature: Nature, seat: int, tokens: Sequence[str]) -> int:
    counted = Counter(tokens)
    return nature.judged[seat] + sum(card.points + golden(card, counted) for card in nature.owned[seat])


def golden(card: Artifact, tokens: Mapping[str, int]) -> int:
    """What a golden artifact pays for these tokens; one of wishes counts as what is best for it."""
    wishes = tokens.get(box.WISHES, 0)
    known = [potion for potion in box.PRICES if tokens.get(potion)]
    counted = {
        "per-token": tokens.get(card.potion, 0) + wishes,
        "per-potion": min(len(box.PRICES), len(known) + wishes),
    }
    return card.amount * counted.get(card.effect, 0)
