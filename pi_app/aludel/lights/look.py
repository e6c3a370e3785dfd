# SPDX-License-Identifier: MIT
"""How a lamp looks at a moment: colours and patterns from look.toml, as pure functions of time.

>>> PATTERNS["blink"].level(0.2), PATTERNS["blink"].level(0.7)
(1.0, 0.0)
"""

from __future__ import annotations

import tomllib
from bisect import bisect_right
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files
from itertools import pairwise
from typing import Any, Final, TypeAlias

Rgb: TypeAlias = tuple[float, float, float]
"""Red, green, blue, each 0 to 1."""


@dataclass(frozen=True, slots=True)
class Pattern:
    """Brightness over time. `points` are (second, brightness 0 to 1) joined by straight lines, repeated every `period`
    seconds; each later lamp of a row runs `shift` seconds behind the one before it.
    """

    period: float
    points: tuple[tuple[float, float], ...]
    shift: float = 0.0

    @property
    def moving(self) -> bool:
        """Whether brightness changes at all."""
        return len(self.points) > 1

    def level(self, seconds: float, place: int = 0) -> float:
        """Brightness, 0 to 1, at `seconds` for the lamp at `place` (0 first) of its row."""
        at = (seconds - place * self.shift) % self.period
        index = bisect_right(self.points, (at, float("inf")))
        left = self.points[index - 1]
        if index == len(self.points):
            return left[1]
        right = self.points[index]
        return left[1] + (right[1] - left[1]) * (at - left[0]) / (right[0] - left[0])

    def flashes(self) -> int:
        """How many times within one period the light comes on at once."""
        around = (*self.points, (self.period, self.points[0][1]))
        return sum(second[0] == first[0] and second[1] > first[1] for first, second in pairwise(around)) + (
            self.points[0][1] > self.points[-1][1]
        )


def _read() -> dict[str, Any]:
    return tomllib.loads(files(__package__).joinpath("look.toml").read_text("utf-8"))


def _pattern(period: float, points: list[list[float]], shift: float = 0.0) -> Pattern:
    return Pattern(period, tuple((at, level) for at, level in points), shift)


_DATA: Final = _read()

PALETTE: Final[Mapping[str, Rgb]] = {
    name: (red / 255, green / 255, blue / 255) for name, (red, green, blue) in _DATA["palette"].items()
}
"""Colour name to light."""

PATTERNS: Final[Mapping[str, Pattern]] = {name: _pattern(**said) for name, said in _DATA["patterns"].items()}
"""Every pattern a scene may name, and the rhythms of lamps that stand for several things."""


def place_of(lamp: str) -> int:
    """The place of a lamp in its numbered row, 0 first; 0 for a lamp without a number.

    >>> place_of("market-3"), place_of("camera")
    (2, 0)
    """
    number = lamp.rpartition("-")[2]
    return int(number) - 1 if number.isdigit() else 0
