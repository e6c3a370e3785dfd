# SPDX-License-Identifier: MIT
"""Named conditions of a table (conditions.toml): ranges, from which each presentation draws its values."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import cache
from importlib.resources import files
from typing import Any, Final

from numpy.random import Generator

from aludel.errors import UsageFault

MIX: Final = "mix"


@dataclass(frozen=True, slots=True)
class Air:
    """What one presentation is seen through. The unit of each value is written in conditions.toml."""

    light: float
    gain: float
    noise: float
    blur: float
    motion: float
    tilt: float
    slope: float
    red: float
    blue: float
    glare: float
    tile_glare: float
    shadow: float
    finger: float
    bands: float
    band_hertz: float
    litter: float


NAMES: Final = tuple(field.name for field in fields(Air))


@cache
def conditions() -> Mapping[str, dict[str, Any]]:
    """Every condition by name: a range for each value, those of `clean` where it gives none."""
    return {name: _whole(_file(), name) for name in _file()}


@cache
def _file() -> dict[str, dict[str, Any]]:
    """The rows as written, each with only what it names itself."""
    data = tomllib.loads(files(__package__).joinpath("conditions.toml").read_text("utf-8"))
    rows: dict[str, dict[str, Any]] = data["condition"]
    return rows


def _whole(data: dict[str, dict[str, Any]], name: str) -> dict[str, Any]:
    """A row with what its base, and the base of that, give."""
    row, base = data[name], data[name].get("base", "clean")
    return dict(row) if base == name or name == "clean" else _whole(data, base) | row


def condition(name: str) -> dict[str, Any]:
    """One condition; a numbered refusal when there is none of that name."""
    if name not in conditions():
        raise UsageFault("unknown-condition", condition=name, conditions=", ".join(conditions()))
    return conditions()[name]


def drawn(name: str, rng: Generator) -> Air:
    """The values of one presentation. A mix lays up to `most` of its conditions over its first one."""
    row = condition(name)
    if MIX not in row:
        return Air(**{value: float(rng.uniform(*row[value])) for value in NAMES})
    first, *others = row[MIX]
    ranges = dict(condition(first))
    for number in rng.choice(len(others), int(rng.integers(0, row["most"] + 1)), replace=False):
        ranges |= _file()[others[int(number)]]
    return Air(**{value: float(rng.uniform(*ranges[value])) for value in NAMES})
