# SPDX-License-Identifier: MIT
"""A light scene: which lamp shows which colour in which pattern.

Lamp names are those of hardware/board.toml; a test holds every scene to them. A driver that lacks a lamp leaves it out.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple, TypeAlias

COLOURS: Final = ("white", "red", "yellow", "green", "blue", "purple", "orange", "pink")
PATTERNS: Final = ("off", "steady", "blink", "breathe", "chase")


class Lamp(NamedTuple):
    """One lamp. Patterns carry the meaning too, so that colour never stands alone."""

    colour: str
    pattern: str


OFF: Final = Lamp("white", "off")

Scene: TypeAlias = Mapping[str, Lamp]
"""Lamp name to lamp; a lamp that is not named is off."""
