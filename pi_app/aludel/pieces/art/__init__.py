# SPDX-License-Identifier: MIT
"""The kit's own pictures, drawn by code: one function a picture, in millimetres about its middle."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from aludel.pieces.art import ingredients, potions
from aludel.pieces.art.palette import CREAM, GREY, LILAC, MINT, NAVY, SKY, YELLOW
from aludel.pieces.shapes import Colour, Drawing

FIGURES: Final[Mapping[str, Callable[[], Drawing]]] = {
    "frog": ingredients.frog,
    "fern": ingredients.fern,
    "foot": ingredients.foot,
    "scorpion": ingredients.scorpion,
    "feather": ingredients.feather,
    "mandrake": ingredients.mandrake,
    "mushroom": ingredients.mushroom,
    "flower": ingredients.flower,
    **potions.POTIONS,
}
"""The picture of each ingredient and of each potion."""

GROUNDS: Final[Mapping[str, Colour]] = {
    "frog": SKY,
    "fern": CREAM,
    "foot": (66, 128, 150),
    "scorpion": YELLOW,
    "feather": (240, 170, 130),
    "mandrake": LILAC,
    "mushroom": NAVY,
    "flower": MINT,
    "fire": NAVY,
    "flying": SKY,
    "luck": YELLOW,
    "love": CREAM,
    "ghostly": GREY,
    "wishes": MINT,
}
"""The ground that each picture stands on."""
