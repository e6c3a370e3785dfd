# SPDX-License-Identifier: MIT
"""From which buttons are down to what was meant: presses, holds and chords, as a pure machine over samples.

A press is told when the button comes up, so that a hold is not also a press; buttons that mean nothing held are told
when they go down, so that of two buzzers the first finger wins. Levels are sampled, not edges: bounce is a level that
has not lasted yet, and a lost edge cannot leave a button stuck.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from aludel.games.referee import Press

DEBOUNCE: Final = 0.02
"""Seconds that a level must last before it counts."""

HOLD: Final = 1.5
"""Seconds that make a hold (referee.Press)."""

LONG_HOLDS: Final = {frozenset({"back", "next"}): 3.0}
"""Seconds for chords that open something to other machines: nobody should do that by leaning on the buttons."""

OVERLAP: Final = 0.25
"""Two buttons of a chord that are down together for less than this are two quick presses, one rolling into the next."""

CHORDS: Final = frozenset(map(frozenset, (("back", "confirm"), ("back", "next"), ("next", "confirm"))))
"""The buttons that mean something together. All others are told one by one, whoever else presses (buzzers)."""

AT_ONCE: Final = frozenset(f"market-{place}" for place in range(1, 6))
"""Buttons that are told when they go down: they have no hold and belong to no chord."""


@dataclass(slots=True)
class _Down:
    """A button that is down: since when, whether it has been told, and the chord it has become part of."""

    since: float
    told: bool = False
    chord: frozenset[str] = frozenset()


class Presses:
    """Feed `sample` with the buttons that are down, often; it gives back what was meant."""

    def __init__(self) -> None:
        self._raw: dict[str, float] = {}
        """Buttons whose level differs from the accepted one, and since when."""
        self._down: dict[str, _Down] = {}

    @property
    def idle(self) -> bool:
        """Whether nothing is down or bouncing, so that sampling may pause."""
        return not self._down and not self._raw

    def sample(self, down: frozenset[str], now: float) -> list[Press]:
        """What was meant since the last sample. `now` is monotonic seconds."""
        changed = self._settle(down, now)
        released = [name for name in changed if name in self._down]
        self._down.update({name: _Down(now, name in AT_ONCE) for name in changed if name not in self._down})
        told = [Press(frozenset({name})) for name in changed if name in AT_ONCE and name not in released]
        told += [press for name in released for press in self._up(name)]
        self._join(now)
        return told + list(self._holds(now))

    def _settle(self, down: frozenset[str], now: float) -> list[str]:
        """The buttons whose new level has lasted, in the order in which they changed."""
        differs = down ^ self._down.keys()
        self._raw = {name: self._raw.get(name, now) for name in differs}
        lasted = sorted((name for name in differs if now - self._raw[name] >= DEBOUNCE), key=self._when)
        for name in lasted:
            del self._raw[name]
        return lasted

    def _when(self, name: str) -> tuple[float, str]:
        return self._raw[name], name

    def _join(self, now: float) -> None:
        """Mark the buttons that have been down together long enough to be a chord."""
        together = self._untold()
        if together in CHORDS and now - max(self._down[name].since for name in together) >= OVERLAP:
            for name in together:
                self._down[name].chord = together

    def _untold(self) -> frozenset[str]:
        """The buttons that are down and may still mean anything: one whose hold has been told joins no chord."""
        return frozenset(name for name, one in self._down.items() if not one.told)

    def _up(self, name: str) -> Iterator[Press]:
        one = self._down.pop(name)
        if one.told:
            return
        if one.chord:
            self._tell(one.chord)
        yield Press(one.chord or frozenset({name}))

    def _holds(self, now: float) -> Iterator[Press]:
        together = self._untold()
        for name in together:
            one = self._down[name]
            group = one.chord or (together if together in CHORDS else frozenset({name}))
            if not one.told and now - max(self._down[other].since for other in group) >= LONG_HOLDS.get(group, HOLD):
                self._tell(group)
                yield Press(group, held=True)

    def _tell(self, group: frozenset[str]) -> None:
        for name in group & self._down.keys():
            self._down[name].told = True
