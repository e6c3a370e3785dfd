# SPDX-License-Identifier: MIT
"""Little Alchemists: the referee of level 1, with the data of all levels."""

from __future__ import annotations

from aludel.games.little_alchemists.game import LittleAlchemists

GAME = LittleAlchemists()
"""The engine, as the entry point names it."""
