# SPDX-License-Identifier: MIT
"""Little Alchemists on the pages: what is drawn for a table, and for a seat."""

from __future__ import annotations

from aludel.screens.little_alchemists.screens import LittleAlchemists
from aludel.screens.views import GameScreens

SCREENS: GameScreens = LittleAlchemists()
"""What the entry point in the group `aludel.screens` names."""
