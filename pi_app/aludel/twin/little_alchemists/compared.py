# SPDX-License-Identifier: MIT
"""The pieces on the table held against what the console believes, in every count and in the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from aludel.games.referee import View
from aludel.twin.little_alchemists.nature import Nature
from aludel.twin.little_alchemists.score import half_points, winners

Differences = dict[str, tuple[object, object]]
"""What lies there, and what is believed, by what is counted."""

AS_COUNTED = ("stack", "discards", "market", "hands", "coins", "bottles", "gems_left", "gems", "broken")


def differences(counts: Mapping[str, object], view: View) -> Differences:
    """Every count on which pieces and public view differ."""
    believed = _believed(view)
    return {name: (counts[name], believed[name]) for name in counts if counts[name] != believed[name]}


def _believed(view: View) -> Mapping[str, object]:
    """The public view in the words of Nature.counts."""
    customer = view["customer"]
    plain = {name: view[name] for name in AS_COUNTED if name in view}
    return {
        **plain,
        "customers": view["customers_left"],
        "customer": customer["potion"] if customer else "",
        **_school(view),
    }


def _school(view: View) -> Mapping[str, object]:
    if "theories" not in view:
        return {}
    return {
        "theories": [
            (one["ingredient"], sorted(one["potions"]), one["seat"], one["points"]) for one in view["theories"]
        ],
        "pets": [pet or "" for pet in view["pets"]],
        "artifacts": [sorted(own) for own in view["artifacts"]],
        "shelf": view["artifact_places"],
        "artifact_stack": view["artifact_stack"],
        "again": list(view["again"]),
    }


def outcome(nature: Nature, tokens: Sequence[Sequence[str]], told: Mapping[str, object]) -> Differences:
    """Where people and console differ about points, winners, ending and keys."""
    halves = half_points(nature, tokens)
    counted = {
        "points": [points / 2 for points in halves],
        "winners": winners(nature, halves),
        "ending": "solved" if nature.solved else "closed",
        "keys": nature.keys,
    }
    return {what: (mine, told[what]) for what, mine in counted.items() if what in told and mine != told[what]}
