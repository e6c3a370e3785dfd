# SPDX-License-Identifier: MIT
"""The virtual players of Little Alchemists, by how well they play."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from aludel.twin.little_alchemists.competent import CompetentPlayer
from aludel.twin.little_alchemists.look import Brew, Buy, Look, Theory, brews, ingredient, pair, wanted
from aludel.twin.little_alchemists.player import Player
from aludel.twin.little_alchemists.random_player import RandomPlayer

__all__ = [
    "Brew",
    "Buy",
    "CompetentPlayer",
    "Look",
    "Player",
    "RandomPlayer",
    "Theory",
    "brews",
    "ingredient",
    "pair",
    "wanted",
]

SKILLS: Final[Mapping[str, type[Player]]] = {"competent": CompetentPlayer, "random": RandomPlayer}
