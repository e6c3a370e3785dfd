# SPDX-License-Identifier: MIT
"""A fifth game as somebody else would bring it: its rules, what it says, and its screens, in one package.

Nothing outside of this folder knows it; `test_fifth_game.py` installs it by its two entry points.
"""

from __future__ import annotations

from ...table.workshop import Hasty
from .screens import HastyScreens

GAME = Hasty()
SCREENS = HastyScreens()
