# SPDX-License-Identifier: MIT
"""The numbers of limits.toml as values: what a frame, a tag and a piece must be like to be believed."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any


@dataclass(frozen=True, slots=True)
class LightLimits:
    """Levels of the white patch and of the floor."""

    white_least: float
    named_below: float
    white_most: float
    floor_share_most: float
    haze_from: float
    patch_spread_most: float


@dataclass(frozen=True, slots=True)
class GlareLimits:
    """What counts as glare, and how much of it."""

    above_white: float
    full_scale: float
    named_from: float
    refused_from: float
    spot_above_white: float
    spot_over_noise: float

    def level(self, white: float) -> float:
        """From which level on a pixel shines, beside card of the level `white`."""
        return min(white * self.above_white, self.full_scale)


@dataclass(frozen=True, slots=True)
class BlurLimits:
    """The widest edge, as a standard deviation in pixels."""

    sigma_most: float
    named_from: float
    photo_from: float
    photo_to: float
    edge_over_noise: float


@dataclass(frozen=True, slots=True)
class BandLimits:
    """When the rows are lit in waves."""

    depth_most: float
    alike_least: float
    crossings_least: float


@dataclass(frozen=True, slots=True)
class MotionLimits:
    """When two frames differ."""

    level: float
    over_noise: float
    share_most: float


@dataclass(frozen=True, slots=True)
class FloorLimits:
    """What bare floor looks like, and from what size a thing on it counts."""

    level_least: float
    level_most: float
    spread_most: float
    outliers_most: float
    chroma_most: float
    chroma_over_noise: float
    thing_least: float


@dataclass(frozen=True, slots=True)
class TagLimits:
    """Size, squareness and clearness of a tag."""

    size_off_most: float
    skew_most: float
    dead_zone: float
    hidden_most: int
    apart_off_most: float


@dataclass(frozen=True, slots=True)
class ArtLimits:
    """How well a picture must fit its drawing, and how much better than the next drawing."""

    agree_least: float
    agree_well: float
    lead_least: float
    block_least: float
    seen_least: float
    seen_least_one_tag: float
    agree_least_one_tag: float
    seen_at_all: float
    untagged_least: float
    search_least: float


@dataclass(frozen=True, slots=True)
class SteadyLimits:
    """How many frames must tell the same."""

    agree: int
    window: int
    place: float
    turn: float


@dataclass(frozen=True, slots=True)
class Limits:
    """All of limits.toml."""

    light: LightLimits
    glare: GlareLimits
    blur: BlurLimits
    bands: BandLimits
    motion: MotionLimits
    floor: FloorLimits
    tag: TagLimits
    art: ArtLimits
    steady: SteadyLimits


@cache
def limits() -> Limits:
    """The limits, read once."""
    facts: dict[str, Any] = tomllib.loads(files(__package__).joinpath("limits.toml").read_text("utf-8"))
    return Limits(
        light=LightLimits(**facts["light"]),
        glare=GlareLimits(**facts["glare"]),
        blur=BlurLimits(**facts["blur"]),
        bands=BandLimits(**facts["bands"]),
        motion=MotionLimits(**facts["motion"]),
        floor=FloorLimits(**facts["floor"]),
        tag=TagLimits(**facts["tag"]),
        art=ArtLimits(**facts["art"]),
        steady=SteadyLimits(**facts["steady"]),
    )
