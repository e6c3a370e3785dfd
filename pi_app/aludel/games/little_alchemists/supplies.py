# SPDX-License-Identifier: MIT
"""When a pile in the box runs short: said once each time, and never a limit to play.

Whether a result was new to a seat, and so took a token, is the seat's secret. So tokens are counted from what has been
told aloud: each result once, up to as many as a tracker has places for. The pile may then still hold a few.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeAlias

from aludel.games.little_alchemists.state import State
from aludel.games.referee import Event, Outcome

Shortage: TypeAlias = tuple[Event, tuple[str, ...]]
"""What is said, and the kinds of event that it follows."""

PAYMENTS: Final = ("pet-coin", "tea-coins", "sold", "guess-right", "judged-coin")
BREAKING: Final = ("theory-wrong",)
RESULTS: Final = ("potion", "powerless")


def counted(before: State, outcome: Outcome) -> Outcome:
    """The same outcome, with the piles told that it has made too small: each after what was taken from it."""
    after: State = outcome.state
    if after.bank >= 0 and after.broken is before.broken and after.results is before.results:
        return outcome
    events = list(outcome.events)
    for said, behind in _shortages(before, after):
        last = max(i for i, event in enumerate(events) if event.kind in behind)
        events.insert(last + 1, said)
    return Outcome(after, tuple(events))


def _shortages(before: State, after: State) -> Iterator[Shortage]:
    rules = after.rules
    if after.bank < 0 <= before.bank:
        yield Event("short-coins"), PAYMENTS
    if sum(after.broken) > rules.broken_gems >= sum(before.broken):
        yield Event("short-broken"), BREAKING
    if after.results is not before.results and _ran_out(before, after, after.made):
        yield Event("short-results", {"potion": rules.potions[after.made]}), RESULTS


def _ran_out(before: State, after: State, potion: int) -> bool:
    """Whether this result may have needed a token more than there are; most potions have one for every place."""
    if not after.rules.scarce >> potion & 1:
        return False
    return taken(after, potion) > after.rules.results[potion] >= taken(before, potion)


def taken(state: State, potion: int) -> int:
    """How many result tokens of a potion may lie on the trackers, as far as everybody knows."""
    places = state.rules.result_places[potion]
    return sum(min(places, told[potion]) for told in state.results)
